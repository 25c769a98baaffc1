// Whether there is a net here, as the browser says at once.

class Net {
  on = $state(globalThis.navigator?.onLine ?? true)
}
export const net = new Net()

globalThis.addEventListener?.('online', () => (net.on = true))
globalThis.addEventListener?.('offline', () => (net.on = false))
