// The position of the day: whether this device has answered it, and how well.

import { keep, recalled } from '../../parts/device'
import type { Grade } from './grade'

const KEY = 'kostka-today'

/** The day, as the server counts it. */
const day = (): string => new Date().toISOString().slice(0, 10)

/** How today's position was answered here; null: it was not. */
export function answeredToday(): Grade | null {
  const found = recalled(KEY) as { day?: string; grade?: Grade } | null
  return found?.day === day() ? (found.grade ?? null) : null
}

export const noteToday = (grade: Grade): void => keep(KEY, { day: day(), grade })
