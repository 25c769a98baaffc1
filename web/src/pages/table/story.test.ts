import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { AnyTable, Step } from '../../tables/contract'
import { TableStory } from './story.svelte'

/** A game whose story is the moves' names, with what each was seen to lead to. */
const add = (lines: readonly string[], { move, after }: Step<string, string>): readonly string[] => [...lines, `${move}→${after}`]
const GAME = { story: async () => ({ add }) } as unknown as AnyTable

let log: string[]
let asked: number
let answer: () => void

beforeEach(() => {
  log = ['a', 'b']
  asked = 0
  vi.stubGlobal('fetch', () => {
    asked += 1
    const moves = log.map((move, at) => ({ entry: at + 1, by: 0, move, view: String(at + 1) }))
    const body = JSON.stringify({ position: log.length, start: '0', moves })
    return new Promise((resolve) => (answer = () => resolve(new Response(body, { headers: { 'content-type': 'application/json' } }))))
  })
})
afterEach(() => vi.unstubAllGlobals())

const step = (move: string, position: number): [Step<unknown, unknown>, number] => [
  { number: 100 + position, by: 0, move, before: String(position - 1), after: String(position), seconds: null },
  position,
]

async function come(): Promise<void> {
  answer()
  await new Promise((resolve) => setTimeout(resolve))
}

test('nothing is asked for before somebody wants to see it', async () => {
  const story = new TableStory('t')
  story.add(...step('c', 3))
  expect([asked, story.lines]).toEqual([0, []])
  story.want(GAME)
  await come()
  expect(story.lines).toEqual(['a→1', 'b→2'])
})

test('what happens while it is on its way is told once', async () => {
  const story = new TableStory('t')
  story.want(GAME)
  story.add(...step('b', 2)) // it is in the answer as well
  story.add(...step('c', 3))
  await come()
  expect(story.lines).toEqual(['a→1', 'b→2', 'c→3'])
  story.add(...step('d', 4))
  expect(story.lines.at(-1)).toBe('d→4')
  expect(asked).toBe(1)
})

test('after a gap, or when a move is taken back, it is asked for anew', async () => {
  const story = new TableStory('t')
  story.want(GAME)
  await come()
  log = ['a', 'b', 'c', 'd']
  story.add(...step('d', 4))
  await come()
  expect(story.lines).toEqual(['a→1', 'b→2', 'c→3', 'd→4'])
  log = ['a', 'b', 'c']
  story.anew()
  await come()
  expect([story.lines.length, asked]).toEqual([3, 3])
})

test('where it does not come it can be asked for again', async () => {
  const story = new TableStory('t')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no net')))
  story.want(GAME)
  await new Promise((resolve) => setTimeout(resolve))
  expect([story.failed, story.coming]).toEqual([true, false])
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ position: 0, start: null, moves: [] }), { headers: { 'content-type': 'application/json' } })))
  story.want(GAME)
  await new Promise((resolve) => setTimeout(resolve))
  expect(story.failed).toBe(false)
})
