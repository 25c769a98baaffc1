// Whether this browser can run the engine: it needs WebAssembly's exceptions as they are standard.

/** A module with one function that holds an empty `try_table`. */
const TRIES = [
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00], // WebAssembly, version 1
  ...[0x01, 0x04, 0x01, 0x60, 0x00, 0x00], // a type: from nothing to nothing
  ...[0x03, 0x02, 0x01, 0x00], // a function of it
  ...[0x0a, 0x08, 0x01, 0x06, 0x00, 0x1f, 0x40, 0x00, 0x0b, 0x0b], // its body
]
/** The browsers that can, the oldest of each kind. */
export const ABLE = 'Chromium 137, Firefox 131, Safari 18.4'

export function isAble(): boolean {
  try {
    return typeof Worker !== 'undefined' && WebAssembly.validate(new Uint8Array(TRIES))
  } catch {
    return false
  }
}
