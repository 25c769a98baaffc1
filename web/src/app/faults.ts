// Refusals in words: the sentence of the code, and beside it the rule that speaks, to be opened.

import type { Fault } from '../live/protocol'
import { has, language, need, words, type Saying } from '../words/words.svelte'
import { Refusal } from './api'
import { SERVERLESS } from './base'
import { net } from './net.svelte'
import { toast } from './toasts.svelte'

/** Has the words of refusals come, which most never need; without them the code is said. */
const needRefusals = (): Promise<void> => need('errors', 'live', 'server').catch(() => undefined)

/** The sentence for a refusal. In a terminal it goes on after a colon; here it begins. */
export function sentence(fault: Fault): string {
  const key = `error-${fault.code}`
  if (!has(key)) return words('web-refused', { code: fault.code })
  const said = words(key, { found: fault.found, expected: fault.expected, rule: fault.rule })
  return said.charAt(0).toLocaleUpperCase(language()) + said.slice(1)
}

/** The sentence for whatever went wrong. */
export async function sentenceOf(error: unknown): Promise<Saying> {
  if (!(error instanceof Refusal)) return () => words(net.on ? 'web-unreachable' : 'web-no-net')
  if (SERVERLESS && error.fault.code === 'needs-server') return () => words('web-no-server')
  await needRefusals()
  return () => sentence(error.fault)
}

/** Shows a refusal, long enough to look up its rule. */
export async function refuse(fault: Fault): Promise<void> {
  await needRefusals()
  toast(() => sentence(fault), 'refusal', { ms: fault.rule ? 15_000 : 6_000, rule: fault.rule })
}

/** Shows what went wrong. */
export async function complain(error: unknown): Promise<void> {
  const said = await sentenceOf(error)
  if (error instanceof Refusal) await refuse(error.fault)
  else toast(said, 'refusal')
}
