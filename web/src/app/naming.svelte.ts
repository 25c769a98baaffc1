// A nickname, asked for when it is first needed: `if (await named()) …`.

import { whoAmI } from './me.svelte'
import { naming } from './state.svelte'

/** Whether the one at this device has a name, asking for it if need be; false if they would not. */
export async function named(): Promise<boolean> {
  const me = await whoAmI()
  if (me.kind !== 'nobody') return true
  naming.answer?.(false)
  return new Promise((resolve) => {
    naming.answer = (answer) => {
      naming.answer = null
      resolve(answer)
    }
  })
}
