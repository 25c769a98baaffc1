// A nickname, asked for when it is first needed: `if (await named()) …`.

import { whoAmI } from './me.svelte'

class Naming {
  /** Answers whoever asked; null: nobody asks. */
  answer = $state.raw<((named: boolean) => void) | null>(null)
}
export const naming = new Naming()

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
