import { describe, expect, it } from 'vitest'

import { GAMES } from '../../tables/contract'
import { has, LANGUAGES, need, switchTo } from '../../words/words.svelte'
import { stepTo } from '../../tables/recording'
import { filmOf, isMeant, stops } from './lesson'

describe('a lesson', () => {
  it('is there for every game, with a sentence for each move and for the end', async () => {
    await need('web_learn')
    for (const game of GAMES) {
      const film = (await filmOf(game))!
      const wanted = [...stops(film).map((_, at) => `web-learn-${game}-${at + 1}`), `web-learn-${game}-end`]
      for (const language of LANGUAGES) {
        await switchTo(language)
        expect(wanted.filter((key) => !has(key)), language).toEqual([])
      }
    }
  })

  it('asks only for moves that the rules allow there', async () => {
    for (const game of GAMES) {
      const film = (await filmOf(game))!
      expect(stops(film).length).toBeGreaterThan(3)
      for (const at of stops(film)) {
        const meant = film.frames[at + 1]!.move
        expect(film.frames[at]!.moves.some((move) => isMeant(move, meant)), `${game} ${at}`).toBe(true)
        expect(stepTo(film, at + 1)!.by).toBe(0)
      }
    }
  })

  it('knows the move by what it does', () => {
    expect(isMeant({ tile: '44', type: 'lay' }, { type: 'lay', tile: '44', side: null, seconds: 3 })).toBe(true)
    expect(isMeant({ type: 'lay', tile: '45' }, { type: 'lay', tile: '44' })).toBe(false)
  })
})
