// What appears under a resting finger hears nothing for a moment: the second tap of two was meant for
// what stood there before.

const DEAF = 350 // ms
const NEAR = 48 // px: the same finger

export interface Press {
  x: number
  y: number
  at: number
}

/** Whether somebody had pressed just before this `appeared`. */
const isAwaited = (before: Press | null, appeared: number): before is Press =>
  before !== null && before.at <= appeared && appeared - before.at <= 2 * DEAF

/** Whether this press is one that was meant for what stood there before `appeared`: somebody had
 * pressed there just then. */
export function isResting(press: Press, before: Press | null, appeared: number): boolean {
  if (!isAwaited(before, appeared) || press.at - appeared > DEAF) return false
  return Math.hypot(press.x - before.x, press.y - before.y) < NEAR
}

let last: Press | null = null
if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', (event) => (last = { x: event.clientX, y: event.clientY, at: event.timeStamp }), { capture: true, passive: true })
}

/** `use:deaf` on what comes up where one may be pressing already; `data-deaf` while it may be. */
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
  node.toggleAttribute('data-deaf', isAwaited(before, appeared))
  const timer = setTimeout(() => node.removeAttribute('data-deaf'), DEAF)
  return {
    destroy: () => {
      clearTimeout(timer)
      node.removeEventListener('click', hear, true)
    },
  }
}
