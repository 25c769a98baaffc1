/** A menu in a `<details>` closes by Escape, by a press beside it, and when the keyboard leaves it. */
export function closing(menu: HTMLDetailsElement): { destroy: () => void } {
  const shut = (): void => void (menu.open = false)
  const pressed = (event: MouseEvent): void => {
    if (!menu.contains(event.target as Node)) shut()
  }
  const left = (event: FocusEvent): void => {
    if (event.relatedTarget && !menu.contains(event.relatedTarget as Node)) shut()
  }
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !menu.open) return
    shut()
    menu.querySelector('summary')!.focus()
  }
  addEventListener('click', pressed)
  addEventListener('keydown', key)
  menu.addEventListener('focusout', left)
  return {
    destroy: () => {
      removeEventListener('click', pressed)
      removeEventListener('keydown', key)
    },
  }
}
