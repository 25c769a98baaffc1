// Typography of sentences as they are put on the screen: what belongs together stays on one line.

const NUMBER = 'count|left|points|seconds|minutes|hours|tiles|changed|number|steps?|throws?|place|won'
const UNIT = new RegExp(String.raw`(\d|\{ \$(?:${NUMBER}) \}) (?=\p{L}{2,}|×)`, 'gu')
/** Prepositions and conjunctions of one letter never end a line in Czech and Ukrainian. */
const LETTER: Record<string, RegExp> = {
  cs: /(?<=^|[\s(„])([ksvzouai]) (?=\S)/gim,
  uk: /(?<=^|[\s(«])([вузіїйоа]) (?=\S)/gim,
}

/** `a – b, 5 Steine, 4-4, 2 2 2 …` with the spaces and hyphens that do not break. */
export function typeset(text: string, language: string): string {
  const bound = text
    .replace(/ ([–—…])/g, '\u00a0$1')
    .replace(UNIT, '$1\u00a0')
    .replace(/(?<=\b\d) (?=\d\b)/g, '\u00a0')
    .replace(/(?<![\w-])(\d)-(?=\d(?![\w]))/g, '$1\u2011')
  return LETTER[language] ? bound.replace(LETTER[language], '$1\u00a0') : bound
}
