// Keys of a table that work wherever on the page one is, except where they mean something else.

const FIELDS = 'input, select, textarea, dialog, [contenteditable]'
const PRESSED = 'button, a, summary'

/** Whether a key is meant for something of its own: a field, a dialog, the browser. */
export function isTaken(event: KeyboardEvent, target: Pick<Element, 'closest'> | null): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return true
  return target?.closest(FIELDS) != null
}

/** Whether it is a Space that presses what has the focus. */
export const isPress = (event: KeyboardEvent, target: Pick<Element, 'closest'> | null): boolean =>
  event.key === ' ' && target?.closest(PRESSED) != null

export interface Shortcuts {
  press: (event: KeyboardEvent) => void
  /** Only at the table, or where nothing has the focus: what is typed elsewhere is not for it. */
  near?: boolean
}

/** Listens for as long as a table is there: `use:shortcuts={{ press }}`. */
export function shortcuts(node: HTMLElement, given: Shortcuts): { update: (given: Shortcuts) => void; destroy: () => void } {
  const listen = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null
    if (isTaken(event, target) || document.querySelector('dialog[open]')) return
    const elsewhere = target !== null && target !== document.body && target.id !== 'main' && !node.contains(target)
    if (!(given.near && elsewhere)) given.press(event)
  }
  addEventListener('keydown', listen)
  return { update: (next) => void (given = next), destroy: () => removeEventListener('keydown', listen) }
}
