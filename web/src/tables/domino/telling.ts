// How a game of domino is told: line by line, with its protocol below, and at its end.

import type { Move, View } from '../../types/domino'
import type { Story } from '../contract'
import { ending } from './ending'
import { add, type Line } from './story'
import StoryFoot from './StoryFoot.svelte'
import StoryHead from './StoryHead.svelte'
import StoryLine from './StoryLine.svelte'

export const story: Story<View, Move, Line> = { add, Line: StoryLine, Legend: StoryHead, Foot: StoryFoot, ending }
