// Marks as a pencil draws them: on a square of 20, each a little different from the last.

const OVAL = 'M11.2 3.6C5.6 3 3.4 8 4.6 12.6S12.6 18 15.2 12.6 14 3.4 9 4.1'
const STROKES: Record<string, string[]> = {
  '/': ['M5.6 17.2Q8.6 11.6 14.6 2.8'],
  O: [OVAL],
  OO: ['M7.6 5.6C3.4 5 1.6 8.8 2.4 12.2S8.2 15.8 9.8 12 9 5.2 6 6', 'M15 5.2C10.8 4.8 9.6 8.4 10.2 11.8S16 15.6 17.6 11.6 16.4 4.8 13.6 5.6'],
  '×': ['M4.4 4.2Q9.6 9.4 15.8 16.2', 'M15.4 3.8Q10.6 9.8 4.2 16.4'],
}

/** The strokes of a mark; none for a number, which is written. */
export const strokes = (mark: string): readonly string[] => STROKES[mark] ?? []

/** How far a mark leans, in degrees: the same each time for the same cell. */
export const lean = (seed: number): number => ((seed * 37 + 11) % 15) - 7
