// The rulebook as the page has it: the very files of the package, one script for each game and
// language, loaded when somebody looks something up.

import { numberOf } from './numbers'

const FILES = import.meta.glob<string>('../../../src/kostka/locale/rulebook/*/*.md', {
  query: '?raw',
  import: 'default',
})
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
