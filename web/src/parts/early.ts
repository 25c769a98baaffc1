const EARLY = 5000 // ms: what is needed now is here long before

/** Fetches what will be needed later at a table before it is; what an effect does. */
export function early(...loads: (() => Promise<unknown>)[]): () => void {
  const due = setTimeout(() => loads.forEach((load) => load().catch(() => undefined)), EARLY)
  return () => clearTimeout(due)
}
