// What this device remembers, under one key each. Where storage is refused or damaged it has
// forgotten everything: what is kept there is never needed.

/** What was kept last; null: nothing that can be read. */
export function recalled(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // a private window: it holds for as long as the page is open, or not at all
  }
}

/** The words kept as a list. */
export function recalledWords(key: string): string[] {
  const found = recalled(key)
  return Array.isArray(found) ? found.filter((word) => typeof word === 'string') : []
}

/** Adds a word to those; none stands there twice. */
export function keepWord(key: string, word: string): void {
  keep(key, [...new Set([...recalledWords(key), word])])
}
