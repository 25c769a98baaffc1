// What is typed at the table is understood in the words of MX-40, in any of the languages. It only
// picks a sign or a rung; pressing it stays a press.

import { NAMES } from './calls'

/** What to look for among `data-do`, by what people say. */
const SAID: Record<string, string> = {
  accept: 'accept|beru|ano|yes|si|ja|annehmen|приймаю|так',
  doubt: 'no accept|neberu|nevěřím|ne|no|nein|zweifeln|не вірю|ні',
  table: 'na stůl|to table|tabula|auf den tisch|на стіл',
  behind: 'za ruku|behind|behind the hand|hinter der hand|за рукою',
  give: 'give|hand over|odevzdat|odevzdávám|dávám|gebe|віддаю',
  'say-20': 'm|mexiko|mexico|méxico|мексико',
}

/** Letters and figures only, without accents, in small letters; one space between words. */
export function plain(typed: string): string {
  const folded = typed.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return folded.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

const MEANS = new Map<string, string>()
for (const [what, texts] of Object.entries(SAID)) for (const text of texts.split('|')) MEANS.set(plain(text), what)
NAMES.forEach((name, call) => MEANS.set(plain(name), `say-${call}`))

/** What has been typed with one key more: what can become no word any more is forgotten. */
export function further(typed: string, key: string): string {
  const whole = plain(typed + key)
  return [...MEANS.keys()].some((text) => text.startsWith(whole)) ? typed + key : key
}

/** What was meant, as its `data-do`; null: nothing yet. */
export function heard(typed: string): string | null {
  return MEANS.get(plain(typed)) ?? null
}

/** Whether a space now belongs to the words and presses nothing. */
export function unfinished(typed: string): boolean {
  const so = `${plain(typed)} `
  return so.length > 1 && [...MEANS.keys()].some((text) => text.startsWith(so))
}
