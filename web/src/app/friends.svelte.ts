// My friends, as far as they were asked for; and what makes and parts them.

import type { Circle } from '../types/server'
import { get, post, put, remove } from './api'
import { complain } from './faults'

class Friends {
  circle = $state.raw<Circle | null>(null)

  /** Asks for them anew; without an answer those known stay. */
  async look(): Promise<void> {
    this.circle = await get<Circle>('/friends').catch(() => this.circle)
  }

  mark = (id: string): Promise<void> => this.#do(() => put(`/friends/${id}`, {}))

  part = (id: string): Promise<void> => this.#do(() => remove(`/friends/${id}`))

  /** Asks a friend to a table; whether that was done. */
  async invite(id: string, table: string): Promise<boolean> {
    try {
      await post(`/friends/${id}/invitation`, { table })
      return true
    } catch (error) {
      await complain(error)
      return false
    }
  }

  async #do(what: () => Promise<unknown>): Promise<void> {
    try {
      await what()
      await this.look()
    } catch (error) {
      await complain(error)
    }
  }
}
export const friends = new Friends()
