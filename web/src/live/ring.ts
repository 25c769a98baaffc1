// Several tabs, one bell: each tab that would ring bids, and the one looked at last rings.

export interface Bid {
  /** What is rung for: the same in all tabs. */
  what: string
  tab: string
  /** When that tab was last looked at. */
  looked: number
}

/** Whether the first bid outdoes the other. */
export function outdoes(mine: Bid, other: Bid): boolean {
  return mine.looked === other.looked ? mine.tab > other.tab : mine.looked > other.looked
}

export interface Channel {
  post: (bid: Bid) => void
  hear: (listener: (bid: Bid) => void) => void
}

const BIDDING = 120
const REMEMBERED = 50

export class Bell {
  readonly #channel: Channel
  readonly #tab: string
  readonly #looked: () => number
  #mine = new Map<string, boolean>()

  constructor(channel: Channel, tab: string, looked: () => number) {
    this.#channel = channel
    this.#tab = tab
    this.#looked = looked
    channel.hear((bid) => {
      const answer = this.#bid(bid.what)
      const bidding = this.#mine.has(bid.what)
      if (bidding && !outdoes(answer, bid)) this.#mine.set(bid.what, false)
      // a tab that comes a little later must not ring again
      if (bidding && outdoes(answer, bid)) this.#channel.post(answer)
    })
  }

  /** Rings for this, once in all tabs together. */
  ring(what: string, sound: () => void): void {
    if (this.#mine.has(what)) return
    this.#mine.set(what, true)
    if (this.#mine.size > REMEMBERED) this.#mine.delete(this.#mine.keys().next().value!)
    this.#channel.post(this.#bid(what))
    setTimeout(() => this.#mine.get(what) && sound(), BIDDING)
  }

  #bid(what: string): Bid {
    return { what, tab: this.#tab, looked: this.#looked() }
  }
}

/** The channel between the tabs of this browser. */
export function tabs(): Channel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, hear: () => undefined }
  const channel = new BroadcastChannel('kostka-bell')
  return {
    post: (bid) => channel.postMessage(bid),
    hear: (listener) => channel.addEventListener('message', (event) => listener(event.data as Bid)),
  }
}
