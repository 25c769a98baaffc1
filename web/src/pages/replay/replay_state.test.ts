import { afterEach, describe, expect, it, vi } from 'vitest'

import { need, switchTo } from '../../words/words.svelte'
import { ReplayState } from './replay_state.svelte'

const seat = (name: string, kind = 'person') => ({ name, kind, guest: false, engine: kind === 'bot' ? 'club' : null, gone_until: null, claimable: null, taken: null })
const TABLE = { offers: [], id: 't', setup: { game: 'mexiko' }, seats: [seat('Ann'), seat('Ben'), seat('Bot', 'bot')], you: 1 }
const view = (after: number) => ({ after, board: { tally: { gams: 0 } } })
const FILM = {
  table: 't',
  game: 'mexiko',
  start: view(0),
  steps: [1, 2, 3].map((entry) => ({ entry, by: 0, text: `move ${entry}`, move: {}, shown: null, view: view(entry) })),
}

/** A server that knows this game, and what it was asked for. */
function served(): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.replace('/api/tables/', ''))
    return new Response(JSON.stringify(url.includes('/steps') ? FILM : TABLE), { headers: { 'content-type': 'application/json' } })
  })
  return asked
}

async function opened(as: string | null = null, at: string | null = null): Promise<ReplayState> {
  await switchTo('en')
  await need('web_replay')
  const replay = new ReplayState('t')
  await replay.open(as, at)
  expect(replay.wrong).toBeNull()
  return replay
}

afterEach(() => vi.unstubAllGlobals())

describe('a replay', () => {
  it('opens where its address says, with my own eyes unless it says whose', async () => {
    const asked = served()
    const mine = await opened(null, '2')
    expect([mine.seat, mine.at, mine.view, mine.step]).toEqual([1, 2, view(2), null])
    expect([mine.own, mine.against]).toEqual([1, 'club'])
    expect([(await opened('all', '99')).seat, (await opened('0')).seat, (await opened('7')).seat]).toEqual([null, 0, null])
    expect(asked.filter((url) => url.includes('steps'))).toEqual(['t/steps?as=1', 't/steps', 't/steps?as=0', 't/steps'])
  })
  it('shows a step as it happens only one step forward', async () => {
    served()
    const replay = await opened()
    replay.go(1)
    expect([replay.at, replay.step?.number]).toEqual([1, 1])
    replay.go(3)
    expect([replay.at, replay.step]).toEqual([3, null])
    replay.go(2)
    expect([replay.at, replay.step]).toEqual([2, null])
    replay.go(3)
    await replay.look(0)
    expect([replay.at, replay.seat, replay.step]).toEqual([3, 0, null])
  })
  it('runs by itself to the end, from the beginning where it is over, and stops for who takes over', async () => {
    served()
    const replay = await opened(null, '3')
    expect(replay.rest).toBeNull()
    replay.play()
    expect([replay.at, replay.playing, replay.rest]).toEqual([0, true, 700])
    for (let step = 0; step < 3; step++) replay.advance()
    expect([replay.at, replay.playing, replay.rest]).toEqual([3, false, null])
    replay.play()
    expect([replay.press('ArrowRight'), replay.at, replay.playing]).toEqual([true, 1, false])
    expect([replay.press('x'), replay.press(' '), replay.playing]).toEqual([false, true, true])
  })
  it('says of no such game that there is none', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"code":"table-unknown"}', { status: 404, headers: { 'content-type': 'application/json' } }))
    const replay = new ReplayState('t')
    await replay.open(null, null)
    expect([replay.unknown, replay.film]).toEqual([true, null])
  })
})
