// How a game of mexiko is told: gam by gam, and at its end.

import type { Move, View } from '../../types/mexiko'
import type { Story } from '../contract'
import { endingOf } from './ending'
import Line from './GamLine.svelte'
import Legend from './Legend.svelte'
import { add, type GamLine } from './story'

export const story: Story<View, Move, GamLine> = { add, Line, Legend, ending: endingOf }
