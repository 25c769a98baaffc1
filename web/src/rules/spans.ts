// A paragraph of Markdown in its pieces: what the rulebook and the hints use of it.

import { numberOf } from './numbers'

/** A piece of a paragraph: plain, an option's name, stressed, or a reference to a rule. */
export interface Span {
  kind: 'text' | 'code' | 'stress' | 'rule'
  text: string
}

/** A paragraph in its pieces. */
export function spans(paragraph: string): Span[] {
  return paragraph.split(/(`[^`]+`|\*[^*\s][^*]*\*|\b(?:MX|KCR|DOM)-\d+[a-z]?\b)/).flatMap((text): Span[] => {
    if (!text) return []
    if (text.startsWith('`')) return [{ kind: 'code', text: text.slice(1, -1) }]
    if (text.length > 2 && text.startsWith('*')) return [{ kind: 'stress', text: text.slice(1, -1) }]
    return [{ kind: numberOf(text) ? 'rule' : 'text', text }]
  })
}
