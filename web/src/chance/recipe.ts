// The hashes of docs/chance.md.

import { sha256 } from './sha256'

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** `sha256:…` of a secret. */
export const commitmentOf = async (secret: Uint8Array<ArrayBuffer>): Promise<string> => `sha256:${hex(await sha256(secret))}`

/** What a seat (from 0) commits to before it shows its value. */
export function valueCommitment(game: string, seat: number, commitment: string, value: string): Promise<string> {
  return commitmentOf(new TextEncoder().encode(JSON.stringify(['kostka seat value', game, seat + 1, commitment, value])))
}

/** A value of one's own: 16 bytes that nobody guesses. */
export const freshValue = (): string => hex(crypto.getRandomValues(new Uint8Array(16)))
