// Whether there is a net here, as the browser says at once.

class Net {
  on = $state(globalThis.navigator?.onLine ?? true)
}
export const net = new Net()

addEventListener('online', () => (net.on = true))
addEventListener('offline', () => (net.on = false))
