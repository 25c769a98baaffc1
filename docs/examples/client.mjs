// Plays a set of mexiko against a bot of the house, as a guest, and prints the record. On its error
// output it keeps a receipt, for `kostka verify --receipt`. It needs only Node 22 or newer:
//
//     node client.mjs https://play.example.org > game.kostka
//
// Everything here is told in docs/live.md and docs/people.md.

import { createHash, randomBytes, randomUUID } from 'node:crypto'

const server = process.argv[2].replace(/\/$/, '')
const headers = { origin: server } // with a cookie one says from where one asks

/** Asks over HTTP; a refusal is an error with its code. */
async function ask(method, path, body) {
  const answer = await fetch(`${server}/api${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${(await answer.json()).code}`)
  return answer
}

const guest = await ask('POST', '/guests', { name: 'Jane' })
headers.cookie = guest.headers.get('set-cookie').split(';')[0]

const setup = { game: 'mexiko', seats: ['me', 'bot:novice'], public: false }
const { id, commitment } = await (await ask('POST', '/tables', { id: randomUUID(), setup })).json()

let table = null // as it stands
let number = null // of the last event seen
let pending = null // the command under way; sent again, it is still done once
let asked = null // how far the table was then

/** The heart of it: one of the lawful moves, from all that may be known. */
const choose = (moves, view) => (view ? moves[Math.floor(Math.random() * Math.min(moves.length, 4))] : moves[0])

let value = null // this seat's own part of the chance

/** What the seat commits to before it shows its value (docs/chance.md). */
function committed(seat) {
  const text = JSON.stringify(['kostka seat value', id, seat + 1, commitment, value])
  return `sha256:${createHash('sha256').update(text).digest('hex')}`
}

/** A value once the table's secret is fixed; shown once all have committed to theirs. */
function give({ due, commitments, values }, seat) {
  if (table.commitment !== commitment) throw new Error("the table's secret was exchanged")
  if (!commitments[seat] || commitments[seat] !== committed(seat)) {
    value = randomBytes(16).toString('hex')
    return { type: 'commit', commitment: committed(seat) }
  }
  if (due === 'commit' || values[seat]) return null
  console.error(`[GameId "${id}"]\n[Commitment "${commitment}"]`)
  commitments.forEach((one, other) => one && console.error(`[SeatCommitment${other + 1} "${one}"]`))
  console.error(`[SeatValue${seat + 1} "${value}"]`)
  return { type: 'reveal', value }
}

/** What to do now, if anything. */
function wish() {
  if (table.agreeing) return give(table.agreeing, table.you)
  if (table.phase !== 'running') return null
  const move = table.ready ?? (table.moves.length ? choose(table.moves, table.view) : null)
  return move && { type: 'play', position: table.position, move }
}

/** One connection, until it ends. */
const connection = () =>
  new Promise((ended) => {
    const since = number === null ? '' : `?since=${number}`
    const socket = new WebSocket(`${server.replace('http', 'ws')}/api/tables/${id}/live${since}`, { headers })
    const send = () => socket.send(JSON.stringify(pending))
    socket.onopen = () => pending && send() // nobody answered before the connection broke
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data)
      if (message.table) table = message.table
      if (message.type === 'welcome' || message.type === 'events') number = table.number
      if (message.id === pending?.id) pending = null
      if (message.type === 'refused') console.error(message.error.code)
      if (table.phase === 'over') return socket.close()
      if (message.type === 'refused' && table.number === asked) return // it would be refused again
      const what = pending ? null : wish()
      if (!what) return
      pending = { type: 'command', id: randomUUID(), do: what }
      asked = table.number
      send()
    }
    socket.onclose = ended
    socket.onerror = ended
  })

while (table?.phase !== 'over') {
  await connection()
  if (table?.phase !== 'over') await new Promise((later) => setTimeout(later, 1000)) // it restarts
}
console.error(table.ended)
process.stdout.write(await (await ask('GET', `/tables/${id}/record`)).text())
