// What is told of the tables on this device from their lists alone, before the engine has started: the
// same answers as a server's (docs/live.md).

import type { Home, Listed, Me, OwnTable, Played, PlayedGames, Tables } from '../types/server'

const PAGE = 20
const MOST = 50
const NOBODY: Me = { kind: 'nobody', person: null, password: false, passkeys: 0, recovery: 0, programs: 0, fresh: false }

/** The answer to a question, of all tables, the newest first; null: it is none of these. */
export function told(path: string, all: Listed[]): Tables | Home | Me | PlayedGames | null {
  const [what, values] = path.split('?')
  const asked = new URLSearchParams(values)
  switch (what) {
    case '/me':
      return NOBODY
    case '/tables':
      return tables(all, asked)
    case '/home':
      return home(all)
    case '/me/games':
      return played(all, asked)
    default:
      return null
  }
}

function tables(all: Listed[], asked: URLSearchParams): Tables {
  const phase = asked.get('phase')
  const fit = ofGame(all, asked).filter((one) => !phase || one.phase === phase)
  const { found, next } = page(fit, asked.get('before'), Number(asked.get('limit') ?? MOST))
  return { tables: found, next }
}

function home(all: Listed[]): Home {
  const mine = all.filter((one) => one.phase === 'running').map((one): OwnTable => ({ ...one, turn: one.you !== null }))
  const last = all.find((one) => one.phase === 'over')
  return { mine, invited: [], waiting: [], running: [], last: last ? unjudged(last) : null, today: '' }
}

function played(all: Listed[], asked: URLSearchParams): PlayedGames {
  const lost = asked.get('lost') === 'true'
  const over = ofGame(all, asked).filter((one) => one.phase === 'over' && (!lost || isLost(one)))
  const { found, next } = page(over, asked.get('before'), PAGE)
  return { games: found.map(unjudged), next }
}

const ofGame = (all: Listed[], asked: URLSearchParams): Listed[] =>
  all.filter((one) => !asked.get('game') || one.summary.game === asked.get('game'))

const unjudged = (one: Listed): Played => ({ ...one, verdict: null })

function isLost({ summary: { ended }, you }: Listed): boolean {
  return ended !== null && ended.won && you !== null && ended.places[you] !== 1
}

function page(rows: Listed[], before: string | null, most: number): { found: Listed[]; next: string | null } {
  const from = before === null ? 0 : rows.findIndex((one) => one.id === before) + 1
  const found = rows.slice(from, from + most)
  return { found, next: rows.length > from + most ? found.at(-1)!.id : null }
}
