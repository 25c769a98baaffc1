// What has been explained on this device already.

const KEY = 'kostka-hints'

export function explained(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((code) => typeof code === 'string') : []
  } catch {
    return [] // storage refused or damaged: explained once more
  }
}

export function explain(code: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...explained(), code])]))
  } catch {
    // a private window: it is gone until the page is loaded again
  }
}
