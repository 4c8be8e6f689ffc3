/** Names that are nearly what was written. */
import { nameKey } from './cards.ts'

/**
 * How many letters have to be added, dropped, changed or exchanged with their neighbour to make one text of the other;
 * more than `most` counts as `most + 1`.
 */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      line[column] = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? 0) + 1 : most + 1,
      )
    }
    if (Math.min(...line) > most) return most + 1
    before = above
    above = line
  }
  return Math.min(above[b.length] ?? 0, most + 1)
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Which letters a text has, as bits: texts that are near differ in few of them. */
const lettersOf = (text: string): number =>
  [...LETTERS].reduce((bits, letter, index) => (text.includes(letter) ? bits | (1 << index) : bits), 0)

function bitsIn(value: number): number {
  let count = 0
  for (let rest = value; rest !== 0; rest &= rest - 1) count++
  return count
}

/**
 * Near spellings of a name among these, best first: those a few letters away, then those it is the beginning of. The
 * names are prepared once, so that a list's many unknown names are each a few milliseconds' work among 30,000.
 */
export function nearest(names: readonly string[]): (name: string, most: number) => readonly string[] {
  const known = names.map((name) => ({ name, key: nameKey(name) })).map((one) => ({ ...one, has: lettersOf(one.key) }))
  return (name, most) => {
    const wanted = nameKey(name)
    const has = lettersOf(wanted)
    const far = Math.max(1, Math.min(4, Math.floor(wanted.length / 3)))
    const found = known.flatMap((one) => {
      // Each step changes at most one letter into another: two bits.
      const near = bitsIn(one.has ^ has) > 2 * far ? far + 1 : distance(wanted, one.key, far)
      if (near <= far) return [{ name: one.name, near }]
      return wanted.length >= 3 && one.key.startsWith(wanted) ? [{ name: one.name, near }] : []
    })
    found.sort((a, b) => a.near - b.near || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
    return found.slice(0, most).map((one) => one.name)
  }
}
