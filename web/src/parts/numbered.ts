/** A name and the number at its end, which tells bots of one kind apart and must not be cut off. */
export function numbered(name: string): [stem: string, number: string] {
  const number = / \d+$/.exec(name)?.[0] ?? ''
  return [name.slice(0, name.length - number.length), number]
}
