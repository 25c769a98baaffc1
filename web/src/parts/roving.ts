// A group whose parts are reached by keys: one of them alone is a stop of the Tab key. The parts are
// marked `data-stop`; the group listens: `onkeydown={(event) => rove(event, event.currentTarget, across)}`.

/** Where a key leads from this part of so many; null: nowhere. */
export type Way = (at: number, count: number, key: string) => number | null

/** Moves the focus along a group by a key. */
export function rove(event: KeyboardEvent, group: HTMLElement, way: Way): void {
  const stops = [...group.querySelectorAll<HTMLElement>('[data-stop]')]
  const here = document.activeElement
  const at = here === group ? stops.findIndex((stop) => stop.tabIndex === 0) : stops.indexOf(here as HTMLElement)
  const to = at < 0 ? null : way(at, stops.length, event.key)
  if (to === null) return
  event.preventDefault()
  stops[to]!.focus()
}

/** To the neighbour by these two keys, by Home and End to the ends; round and round, or not. */
function along(forward: string, back: string, round: boolean): Way {
  return (at, count, key) => {
    if (key === 'Home') return 0
    if (key === 'End') return count - 1
    const to = key === forward ? at + 1 : key === back ? at - 1 : null
    if (to === null) return null
    return round ? (to + count) % count : to >= 0 && to < count ? to : null
  }
}

export const across = along('ArrowRight', 'ArrowLeft', true)
export const down = along('ArrowDown', 'ArrowUp', true)
/** Across, but not beyond the ends. */
export const acrossOnce = along('ArrowRight', 'ArrowLeft', false)
