// Opening a table: asked for once, also when the answer was lost.

import type { Make, Made } from '../types/server'
import type { Setup } from '../types/server'
import { freshId, post, Unreachable } from './api'
import { complain } from './faults'
import { named } from './naming.svelte'
import { go } from './router.svelte'

const TRIES = 3

/** Makes a table and goes there. False: it was not made, and it was said why. */
export async function openTable(setup: Setup): Promise<boolean> {
  try {
    if (!(await named())) return false
    const wanted: Make = { id: freshId(), setup }
    go(`/t/${(await insist(wanted)).id}`)
    return true
  } catch (error) {
    await complain(error)
    return false
  }
}

/** The same id each time: however often it is asked for, it is one table. */
async function insist(wanted: Make): Promise<Made> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await post<Made>('/tables', wanted)
    } catch (error) {
      if (!(error instanceof Unreachable) || !left) throw error
      await new Promise((resolve) => setTimeout(resolve, 800))
    }
  }
}
