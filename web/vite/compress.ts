// Packs files for the way: beside each comes one for gzip and one for brotli.

import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const PACKABLE = /\.(js|mjs|css|html|json|svg|wasm|webmanifest|zip)$/
const WORTH = 256 // smaller files are not worth packing

/** All files of a folder that are worth it and are not packed yet. */
export function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !PACKABLE.test(entry.name) || statSync(path).size < WORTH || existsSync(`${path}.br`)) continue
    const bytes = readFileSync(path)
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
  }
}
