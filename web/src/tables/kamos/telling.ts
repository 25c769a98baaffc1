// How a game of Kámoš is told: turn by turn, and at its end.

import type { Move, View } from '../../types/kamos'
import type { Story } from '../contract'
import { ending } from './ending'
import Legend from './Legend.svelte'
import { add, type Line } from './story'
import StoryLine from './StoryLine.svelte'

export const story: Story<View, Move, Line> = { add, Line: StoryLine, Legend, ending }
