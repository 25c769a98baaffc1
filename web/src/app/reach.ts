// The address at which others reach this server: this page's own, unless it is open on the very
// computer where the server runs.

import { get } from './api'

const HERE = ['localhost', '127.0.0.1', '[::1]']

export const isLocal = (hostname = location.hostname): boolean => HERE.includes(hostname)

/** Such an address's origin, as far as there is one. */
export async function reach(): Promise<string> {
  if (!isLocal()) return location.origin
  const { address } = await get<{ address: string }>('/address').catch(() => ({ address: '' }))
  return address || location.origin
}
