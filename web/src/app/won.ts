// Which games were won here once: until then the gentlest opponents are offered.

const KEY = 'kostka-won'

function known(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((game) => typeof game === 'string') : []
  } catch {
    return [] // storage refused or damaged: a newcomer
  }
}

/** Whether this game was won on this device. */
export const hasWon = (game: string): boolean => known().includes(game)

export function noteWon(game: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...known(), game])]))
  } catch {
    // a private window: it holds for nothing
  }
}
