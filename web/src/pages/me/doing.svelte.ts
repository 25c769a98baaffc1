// One thing is asked of the server at a time: buttons wait, and what is refused is said.

import { complain } from '../../app/faults'
import { isSecondThought } from './passkeys'

export class Doing {
  busy = $state(false)

  /** Does it unless something is under way; true when it was done. */
  async do(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    try {
      await what()
      return true
    } catch (error) {
      if (!isSecondThought(error)) await complain(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
