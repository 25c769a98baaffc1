// The numbers of the rules: however they are typed, and whose they are.

const PREFIX: Record<string, string> = { MX: 'mexiko', KCR: 'kamos', DOM: 'domino' }
const NUMBER = /^\s*([a-z]{2,3})[\W_]*0*(\d{1,3})([a-z]?)\s*$/i

/** The games that have a rulebook. */
export const GAMES = Object.values(PREFIX)

/** `mx14`, `MX 14` and `MX-14` are MX-14; null: not a number of any rule. */
export function numberOf(typed: string): string | null {
  const [, prefix, digits, letter] = NUMBER.exec(typed) ?? []
  const name = prefix?.toUpperCase()
  return name && name in PREFIX ? `${name}-${digits}${letter!.toLowerCase()}` : null
}

/** The game whose rules a number, or a game's own name, belongs to. */
export function gameOf(asked: string): string | null {
  const number = numberOf(asked)
  if (number) return PREFIX[number.split('-')[0]!]!
  return GAMES.includes(asked) ? asked : null
}
