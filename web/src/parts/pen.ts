// The hand that writes on paper: figures and signs as strokes of a pen, no font. A character stands
// on a box of 28 by its width; of what a string says, each is drawn a little askew, the same each time.

export interface Glyph {
  /** Where its strokes lie, in the order in which a hand makes them. */
  strokes: readonly string[]
  /** How wide its box is. */
  width: number
  /** How far on the next one begins: a hand writes figures closer than single signs. */
  next: number
}

/** How high the box of a character is. */
export const HIGH = 28
const WIDE = 20
const LEAN = 6 // degrees to either side, at most

const glyph = (strokes: readonly string[], next = 15.5, width = WIDE): Glyph => ({ strokes, next, width })
const GLYPHS: Record<string, Glyph> = {
  '0': glyph(['M11.6 4.2C6.4 3.4 4 9.2 4.2 14.8S7 24.6 10.6 24.4 16.4 18.8 16.2 13.2 13.4 4 8.8 4.8']),
  '1': glyph(['M6.6 8.8Q9.8 7 12 3.8Q11.8 14 10.6 24.6'], 13),
  '2': glyph(['M4.8 8.8C5.4 5.2 8 3.5 10.8 3.8C14.6 4.3 15.9 8 14 11.4C11.9 15.2 7.6 19.8 4.2 23.9Q10 23 16.6 23.6']),
  '3': glyph(['M5 6.2C7.4 3.2 13.6 3 14 7.4C14.3 10.6 11.4 12.5 8.4 12.9C12.2 12.6 16 14.4 15.6 18.6C15.1 23.9 8 26 4.2 22.2']),
  '4': glyph(['M9.8 3.6Q7.6 10.6 3.8 17.2Q10 16.8 16.9 16.4', 'M13.4 10Q13 17.2 12.4 25']),
  '5': glyph(['M6.4 4.4Q6.1 9 5.4 13.2C9 10.5 15.4 11.4 15.6 17C15.7 23.4 8.4 26.2 3.9 22.6', 'M6.4 4.4Q11 4.7 15.8 3.9']),
  '6': glyph(['M13.8 3.6C8.6 6.6 4.6 12.2 4.4 18C4.3 22.6 7 25 10.2 24.8C13.6 24.6 16 21.8 15.6 18.4C15.2 15 11.4 13.6 8.4 15.2C6.4 16.2 5.1 18 4.6 19.8']),
  '7': glyph(['M4.2 4.8Q10.4 5.1 16.2 4.2C12.8 10.6 9.8 17 8.4 24.8']),
  '8': glyph(['M14.8 6.8C13 2.8 5.8 3 5.4 7.6C5 12.6 15.6 13.4 15.8 19.2C15.9 25.8 4.6 26.2 4.4 19.8C4.2 14.2 13 12.6 14.8 6.8']),
  '9': glyph(['M14.8 7.4C13 2.6 5.2 3.4 5 9C4.8 14.8 13.2 15 14.8 8.4Q15.2 17 12.4 24.8']),
  O: glyph(['M11.8 5.2C6 4.6 3.2 10 3.6 15.2S7.6 24.2 11.2 23.8 17 18.8 16.5 13.2 13.4 4.6 8.6 6'], 16),
  '/': glyph(['M15.4 4Q9.6 13.6 5 24.4']),
  '×': glyph(['M4.6 6.6Q10 14 15.6 22.6', 'M15.4 6.2Q10.2 14.4 4.4 22.8'], 19),
  '+': glyph(['M4 14.6Q10 14.2 16 14.3', 'M10 8.2Q10.3 14 10 20.6'], 19),
  '−': glyph(['M4 14.7Q10 14 16 14.2'], 19),
  '=': glyph(['M4 11.4Q10 10.9 16 11.2', 'M4 17.8Q10 17.2 16 17.5'], 19),
  '*': glyph(['M7 2.4Q7.2 5.6 7 8.8', 'M4.2 4L9.8 7.2M9.8 3.8L4.2 7.4'], 10, 11),
  ':': glyph(['M6 10V10.5M5.8 19.8V20.3'], 10, 12),
  ' ': glyph([], 9, 9),
}

/** Whether the pen knows every character of a text. */
export const writable = (text: string): boolean => [...text].every((sign) => sign in GLYPHS)

/** How far a character leans, in degrees: by the seed of its cell and by its place in the text. */
export const lean = (seed: number, at = 0): number => ((seed * 37 + at * 29 + 11) % (2 * LEAN + 1)) - LEAN

export interface Stroke {
  path: string
  /** Where its character stands and how it leans. */
  transform: string
}

export interface Writing {
  strokes: readonly Stroke[]
  /** The box of it all: so wide, and `HIGH` high. */
  width: number
}

/** A text as strokes, in the order in which they are drawn. */
export function writing(text: string, seed: number): Writing {
  const strokes: Stroke[] = []
  let [from, width] = [0, 0]
  for (const [at, sign] of [...text].entries()) {
    const glyph = GLYPHS[sign]
    if (!glyph) throw new RangeError(`the pen has no ${sign}`)
    const transform = `translate(${from} 0) rotate(${lean(seed, at)} ${glyph.width / 2} ${HIGH / 2})`
    strokes.push(...glyph.strokes.map((path) => ({ path, transform })))
    width = from + glyph.width
    from += glyph.next
  }
  return { strokes, width }
}
