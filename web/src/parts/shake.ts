// A phone that is shaken throws, as a hand does.

const HARD = 18 // m/s²: more than walking, less than a fall

/** Calls when the device is shaken: `use:shaken={throw}`. */
export function shaken(_node: HTMLElement, throws: () => void): { destroy: () => void } {
  const feel = ({ acceleration }: DeviceMotionEvent): void => {
    const { x, y, z } = acceleration ?? {}
    if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) > HARD) throws()
  }
  addEventListener('devicemotion', feel)
  return { destroy: () => removeEventListener('devicemotion', feel) }
}
