// The hashes of docs/chance.md. Not by the browser's own means, which it has only over https.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** `sha256:…` of a secret. */
export const commitmentOf = (secret: Uint8Array): string => `sha256:${bytesToHex(sha256(secret))}`

/** What a seat (from 0) commits to before it shows its value. */
export function valueCommitment(game: string, seat: number, commitment: string, value: string): string {
  return commitmentOf(utf8ToBytes(JSON.stringify(['kostka seat value', game, seat + 1, commitment, value])))
}

/** A value of one's own: 16 bytes that nobody guesses. */
export const freshValue = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
