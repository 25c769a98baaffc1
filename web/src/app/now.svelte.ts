// This moment, once a second, for whatever counts down on the screen.

class Moment {
  ms = $state(Date.now())
}
const moment = new Moment()
setInterval(() => (moment.ms = Date.now()), 500)

/** This device's clock in ms; reactive, moving twice a second. */
export function now(): number {
  return moment.ms
}

/** Seconds as a clock shows them: `1:05`, `1:02:09`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const shown = parts[0] ? parts : parts.slice(1)
  return shown.map((part, index) => (index ? String(part).padStart(2, '0') : String(part))).join(':')
}
