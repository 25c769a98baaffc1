// What is being looked up, over whatever page is open: a rule by its number, or a game's whole book.

class Looking {
  /** `MX-14`, or a game's name; empty: nothing. */
  at = $state('')
  /** The page has a place of its own for it: it is no sheet over the page. */
  housed = $state(false)
}
export const looking = new Looking()

/** Opens a rule, or a game's book, in a sheet over the page. */
export function lookUp(what: string): void {
  looking.at = what
}

/** Links marked `data-rule` open the sheet when pressed plainly; in a new tab they are pages. To be called once. */
export function followRules(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
      const link = (event.target as Element | null)?.closest?.('a[data-rule]')
      if (!link) return
      event.preventDefault()
      lookUp((link as HTMLElement).dataset.rule!)
    },
    { capture: true },
  )
}
