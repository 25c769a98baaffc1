// The recipe of docs/chance.md, computed here: HMAC-SHA256 becomes even numbers.

const TEXT = new TextEncoder()

/** Whether this browser computes at all: it does only over https or on this very machine. */
export const able = (): boolean => typeof crypto !== 'undefined' && crypto.subtle !== undefined

/** Bytes from hexadecimal; null: it is none. */
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (hex.length % 2 || !/^[0-9a-f]*$/i.test(hex)) return null
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => parseInt(hex.slice(2 * at, 2 * at + 2), 16))
}

/** `sha256:…` of a secret. */
export async function commitmentOf(secret: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', secret))
  return `sha256:${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
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
  readonly #key: CryptoKey

  private constructor(id: string, values: readonly string[], key: CryptoKey) {
    this.#id = id
    this.#values = values
    this.#key = key
  }

  static async of(secret: Uint8Array<ArrayBuffer>, id: string, values: readonly string[]): Promise<Promised> {
    const hmac = { name: 'HMAC', hash: 'SHA-256' }
    // an empty key cannot be imported; HMAC fills every key up with zeros, so a zero is the same
    const key = secret.length ? secret : new Uint8Array(1)
    return new Promised(id, values, await crypto.subtle.importKey('raw', key, hmac, false, ['sign']))
  }

  /** Draws something with the numbers for the entry of this number. */
  async draw<T>(entry: number, make: (below: (n: number) => number) => T): Promise<T> {
    for (let blocks = 2; ; blocks *= 2) {
      const bytes = await this.#bytes(entry, blocks)
      try {
        return make(reading(bytes))
      } catch (error) {
        if (!(error instanceof Short)) throw error
      }
    }
  }

  async #bytes(entry: number, blocks: number): Promise<Uint8Array> {
    const bytes = new Uint8Array(32 * blocks)
    for (let block = 0; block < blocks; block++) {
      const message = JSON.stringify([this.#id, entry, this.#values, block])
      bytes.set(new Uint8Array(await crypto.subtle.sign('HMAC', this.#key, TEXT.encode(message))), 32 * block)
    }
    return bytes
  }
}
