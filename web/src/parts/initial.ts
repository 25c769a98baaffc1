/** What stands on somebody's disc: the first letter of the name, and the number that tells apart
 * bots of one name. */
export function initial(name: string): string {
  const [first = ''] = [...name.trim()]
  const number = /\s(\d)$/.exec(name)?.[1] ?? ''
  return first.toLocaleUpperCase() + number
}
