// The rulebook as the page has it: the very files of the package, one script for each game and
// language, loaded when somebody looks something up.

const FILES = import.meta.glob<string>('../../../src/kostka/locale/rulebook/*/*.md', {
  query: '?raw',
  import: 'default',
})
const PREFIX: Record<string, string> = { MX: 'mexiko', KCR: 'kamos', DOM: 'domino' }
const NUMBER = /^\s*([a-z]{2,3})[\W_]*0*(\d{1,3})([a-z]?)\s*$/i

/** One numbered rule: its title and its paragraphs, in Markdown. */
export interface Rule {
  number: string
  title: string
  text: string[]
}

export interface Group {
  title: string
  rules: Rule[]
}

export interface Book {
  game: string
  title: string
  opening: string[]
  groups: Group[]
}

/** A piece of a paragraph: plain, an option's name, stressed, or a reference to a rule. */
export interface Span {
  kind: 'text' | 'code' | 'stress' | 'rule'
  text: string
}

/** The games that have a rulebook. */
export const GAMES = Object.values(PREFIX)

/** `mx14`, `MX 14` and `MX-14` are MX-14; null: not a number of any rule. */
export function numberOf(typed: string): string | null {
  const [, prefix, digits, letter] = NUMBER.exec(typed) ?? []
  const name = prefix?.toUpperCase()
  return name && name in PREFIX ? `${name}-${digits}${letter!.toLowerCase()}` : null
}

/** The game whose rules a number, or a game's own name, belongs to. */
export function gameOf(asked: string): string | null {
  const number = numberOf(asked)
  if (number) return PREFIX[number.split('-')[0]!]!
  return GAMES.includes(asked) ? asked : null
}

const paragraphs = (text: string): string[] =>
  text.split(/\n{2,}/).flatMap((one) => one.trim().replaceAll('\n', ' ') || [])

/** A book from its text. */
export function read(game: string, text: string): Book {
  const book: Book = { game, title: '', opening: [], groups: [] }
  const pieces = text.split(/^(#{1,3}) (.+)$/m)
  for (let at = 1; at < pieces.length; at += 3) {
    const [marks, words, body] = [pieces[at], pieces[at + 1]!.trim(), paragraphs(pieces[at + 2] ?? '')]
    if (marks === '#') Object.assign(book, { title: words, opening: body })
    else if (marks === '##') book.groups.push({ title: words, rules: [] })
    else {
      const [number, ...title] = words.split(' ')
      book.groups.at(-1)!.rules.push({ number: number!, title: title.join(' '), text: body })
    }
  }
  return book
}

/** The book of a game in a language. */
export async function book(game: string, language: string): Promise<Book> {
  const load = FILES[`../../../src/kostka/locale/rulebook/${language}/${game}.md`]
  if (!load) throw new Error(`no rulebook of ${game} in ${language}`)
  return read(game, await load())
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

/** Letters as they are typed in a hurry: small, and without accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '').toLowerCase()
}

/** The books with only those rules in which everything typed occurs; a number finds its rule. */
export function search(books: Book[], typed: string): Book[] {
  const number = numberOf(typed)
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  const fits = (rule: Rule, group: Group): boolean => {
    if (number) return rule.number === number
    const text = plain([rule.number, rule.title, group.title, ...rule.text].join(' '))
    return wanted.every((one) => text.includes(one))
  }
  return books
    .map((one) => ({
      ...one,
      groups: one.groups
        .map((group) => ({ ...group, rules: group.rules.filter((rule) => fits(rule, group)) }))
        .filter((group) => group.rules.length),
    }))
    .filter((one) => one.groups.length)
}

/** One rule of a book. */
export function ruleIn(of: Book, number: string): Rule | undefined {
  return of.groups.flatMap((group) => group.rules).find((rule) => rule.number === number)
}
