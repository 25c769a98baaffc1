// What appears under a resting finger hears nothing for a moment: the second tap of two was meant for
// what stood there before.

const DEAF = 350 // ms
const NEAR = 48 // px: the same finger

export interface Press {
  x: number
  y: number
  at: number
}

/** Whether this press is one that was meant for what stood there before `appeared`: somebody had
 * pressed there just then. */
export function isResting(press: Press, before: Press | null, appeared: number): boolean {
  if (!before || before.at > appeared || press.at - appeared > DEAF || appeared - before.at > 2 * DEAF) return false
  return Math.hypot(press.x - before.x, press.y - before.y) < NEAR
}

let last: Press | null = null
if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', (event) => (last = { x: event.clientX, y: event.clientY, at: event.timeStamp }), { capture: true, passive: true })
}

/** `use:deaf` on what comes up where one may be pressing already. */
export function deaf(node: HTMLElement): { destroy: () => void } {
  const appeared = performance.now()
  const before = last
  const hear = (event: MouseEvent): void => {
    if (event.detail === 0) return // a key
    if (!isResting({ x: event.clientX, y: event.clientY, at: event.timeStamp }, before, appeared)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  node.addEventListener('click', hear, true)
  return { destroy: () => node.removeEventListener('click', hear, true) }
}
