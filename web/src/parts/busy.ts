/** Keeps a button from being pressed without taking the focus away from it, as `disabled` would:
 * `use:busy={waiting}`. */
export function busy(button: HTMLButtonElement, on: boolean): { update: (on: boolean) => void; destroy: () => void } {
  const stop = (event: Event): void => {
    if (button.ariaDisabled !== 'true') return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const update = (now: boolean): void => {
    button.toggleAttribute('data-busy', now)
    if (now) button.ariaDisabled = 'true'
    else button.removeAttribute('aria-disabled')
  }
  button.addEventListener('click', stop, true)
  update(on)
  return { update, destroy: () => button.removeEventListener('click', stop, true) }
}
