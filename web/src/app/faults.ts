// Refusals in words: the sentence of the code, with the number of the rule that speaks.

import type { Fault } from '../live/protocol'
import { has, need, words } from '../words/words.svelte'
import { Refusal } from './api'
import { toast } from './toasts.svelte'

/** The sentence for a refusal. */
export function sentence(fault: Fault): string {
  const key = `error-${fault.code}`
  const said = has(key)
    ? words(key, { found: fault.found, expected: fault.expected, rule: fault.rule })
    : words('web-refused', { code: fault.code })
  return fault.rule ? `${said} (${fault.rule})` : said
}

/** The sentence for whatever went wrong. */
export async function sentenceOf(error: unknown): Promise<string> {
  if (!(error instanceof Refusal)) return words('web-unreachable')
  await need('errors', 'server')
  return sentence(error.fault)
}

/** Shows what went wrong. */
export async function complain(error: unknown): Promise<void> {
  toast(await sentenceOf(error), 'refusal')
}
