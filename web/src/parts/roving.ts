// A group whose parts are reached by arrow keys: one of them alone is a stop of the Tab key.

/** Moves the focus along a group's `[data-stop]` by an arrow key; says whether it did. */
export function rove(event: KeyboardEvent, group: HTMLElement, forward: string[], back: string[]): boolean {
  const stops = [...group.querySelectorAll<HTMLElement>('[data-stop]')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const to = next(at, stops.length, event.key, forward, back)
  if (at < 0 || to === null) return false
  event.preventDefault()
  stops[to]!.focus()
  return true
}

/** Where a key leads in a group of so many; null: nowhere. */
export function next(at: number, count: number, key: string, forward: string[], back: string[]): number | null {
  if (forward.includes(key)) return (at + 1) % count
  if (back.includes(key)) return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
