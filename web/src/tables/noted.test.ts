import { expect, it } from 'vitest'

import { noted as domino } from './domino/noted'
import { noted as kamos } from './kamos/noted'
import { noted as mexiko } from './mexiko/noted'

it('reads the choices of mexiko as the record writes them', () => {
  expect(['31', '4i', 'M', 'no', 'give', '?'].map(mexiko)).toEqual([
    { type: 'say', call: 0 },
    { type: 'say', call: 17 },
    { type: 'say', call: 20 },
    { type: 'doubt' },
    { type: 'give' },
    null,
  ])
})

it('reads the choices of Kámoš, Čína, Regál', () => {
  expect(['(666)', '()', '=4:/', '=cina', '=regal:x', '=7'].map(kamos)).toEqual([
    { type: 'keep', dice: [6, 6, 6] },
    { type: 'keep', dice: [] },
    { type: 'write', row: '4' },
    { type: 'write', row: 'cina' },
    { type: 'cross', row: 'regal' },
    null,
  ])
})

it('reads the choices of domino', () => {
  expect(['44', '34<', '-', '77'].map(domino)).toEqual([
    { type: 'lay', tile: '44', side: null, seconds: null },
    { type: 'lay', tile: '34', side: 'left', seconds: null },
    { type: 'pass', seconds: null },
    null,
  ])
})
