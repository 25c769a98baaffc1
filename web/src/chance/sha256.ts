// SHA-256 by the browser, which has it over https and on one's own machine only; elsewhere by a
// library that is loaded then.

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes))
  return (await import('@noble/hashes/sha2.js')).sha256(bytes)
}
