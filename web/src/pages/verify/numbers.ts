// The recipe of docs/chance.md, computed here: HMAC-SHA256 becomes even numbers.

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** Bytes from hexadecimal; null: it is none. */
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (hex.length % 2 || !/^[0-9a-f]*$/i.test(hex)) return null
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => parseInt(hex.slice(2 * at, 2 * at + 2), 16))
}

/** There were too few bytes: more are needed. */
class Short extends Error {}

/** Even numbers from these bytes: those from the largest multiple of n up are thrown away. */
export function reading(bytes: Uint8Array): (n: number) => number {
  let at = 0
  return (n) => {
    let width = 1
    while (256 ** width < n) width++
    const even = Math.floor(256 ** width / n) * n
    for (;;) {
      if (at + width > bytes.length) throw new Short()
      let number = 0
      for (const byte of bytes.slice(at, at + width)) number = number * 256 + byte
      at += width
      if (number < even) return number % n
    }
  }
}

/** What a promise's numbers are read from: the secret, the game's id, a value a seat. */
export class Promised {
  readonly #id: string
  readonly #values: readonly string[]
  readonly #secret: Uint8Array

  constructor(secret: Uint8Array, id: string, values: readonly string[]) {
    this.#id = id
    this.#values = values
    this.#secret = secret
  }

  /** Draws something with the numbers for the entry of this number. */
  draw<T>(entry: number, make: (below: (n: number) => number) => T): T {
    for (let blocks = 2; ; blocks *= 2) {
      const bytes = this.#bytes(entry, blocks)
      try {
        return make(reading(bytes))
      } catch (error) {
        if (!(error instanceof Short)) throw error
      }
    }
  }

  #bytes(entry: number, blocks: number): Uint8Array {
    const bytes = new Uint8Array(32 * blocks)
    for (let block = 0; block < blocks; block++) {
      const message = JSON.stringify([this.#id, entry, this.#values, block])
      bytes.set(hmac(sha256, this.#secret, utf8ToBytes(message)), 32 * block)
    }
    return bytes
  }
}
