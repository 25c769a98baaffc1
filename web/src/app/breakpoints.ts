// Where the page changes its shape. In style: `@media (--tablet)`, `@container (--small)`; the build
// puts the condition in the place of the name (vite/breakpoints.ts). In a script: `query('tablet')`.

export const BREAKPOINTS = {
  /** A small phone, or a big one at 200 %. */
  small: '(max-width: 30rem)',
  /** All that is held upright in a hand; `tablet` is what is not. */
  phone: '(max-width: 44.99rem)',
  tablet: '(min-width: 45rem)',
  /** What is pressed stands beside the table, not below it. */
  columns: '(min-width: 56.25rem)',
  /** There is room for a column with the game's story beside the table. */
  desktop: '(min-width: 68.75rem)',
  /** A phone lying down, or a page at 200 %: no bar, a rail; what is pressed stands beside the table. */
  flat: '(max-height: 30rem) and (min-width: 30.01rem)',
  /** So little height that a felt gives way to what is read and pressed. */
  low: '(max-height: 46rem)',
  /** On a wall, seen from afar. */
  projector: '(min-width: 110rem) and (min-height: 50rem)',
} as const

export type Breakpoint = keyof typeof BREAKPOINTS

/** The condition, as a media query of a script has it. */
export const query = (name: Breakpoint): string => BREAKPOINTS[name]
