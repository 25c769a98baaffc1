// How tall the table may be so that all of it is seen at once, as the custom property --room.

const BELOW = 24 // px kept free under it

/** Keeps --room of a node at the height from its top to the bottom of the window. */
export function roomBelow(node: HTMLElement): { destroy: () => void } {
  const measure = (): void => {
    const top = node.getBoundingClientRect().top + scrollY
    node.style.setProperty('--room', `${Math.max(0, innerHeight - top - BELOW)}px`)
  }
  measure()
  addEventListener('resize', measure)
  return { destroy: () => removeEventListener('resize', measure) }
}
