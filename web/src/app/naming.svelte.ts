// A nickname, asked for when it is first needed: `if (await named()) …`.

import { oneself } from '../device/oneself'
import { Unreachable } from './api'
import { SERVERLESS } from './base'
import { whoAmI } from './me.svelte'
import { naming } from './state.svelte'

/** Whether the one at this device has a name, asking for it if need be; false if they would not. */
export async function named(): Promise<boolean> {
  if (await known()) return true
  naming.answer?.(false)
  return new Promise((resolve) => {
    naming.answer = (answer) => {
      naming.answer = null
      resolve(answer)
    }
  })
}

/** Whether there is a name: the server's for whoever asks, or without a net the device's. */
async function known(): Promise<boolean> {
  try {
    return (await whoAmI()).kind !== 'nobody' || (SERVERLESS && oneself().name !== '')
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    return oneself().name !== ''
  }
}
