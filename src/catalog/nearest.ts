/** Names that are nearly what was written. */
import { nameKey } from './cards.ts'

/** Longer than any name, and as wide as the lines of the table below. */
const LONGEST = 256

const lines = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1))

/**
 * How many letters have to be added, dropped, changed or exchanged with their neighbour to make one text of the other;
 * more than `most` counts as `most + 1`. Only places up to `most` off the diagonal are looked at.
 */
function distance(a: string, b: string, most: number): number {
  const far = most + 1
  if (Math.abs(a.length - b.length) > most || Math.max(a.length, b.length) > LONGEST) return far
  let [before, above, line] = lines as [Uint8Array, Uint8Array, Uint8Array]
  for (let column = 0; column <= b.length; column++) above[column] = Math.min(column, far)
  for (let row = 1; row <= a.length; row++) {
    const from = Math.max(1, row - most)
    const to = Math.min(b.length, row + most)
    line[from - 1] = from === 1 ? Math.min(row, far) : far
    let least = line[from - 1] ?? far
    for (let column = from; column <= to; column++) {
      const letter = a.charCodeAt(row - 1)
      const other = b.charCodeAt(column - 1)
      const up = column === row + most ? far : (above[column] ?? far)
      let cost = Math.min(
        up + 1,
        (line[column - 1] ?? far) + 1,
        (above[column - 1] ?? far) + (letter === other ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && other === a.charCodeAt(row - 2)
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? far) + 1)
      line[column] = Math.min(cost, far)
      least = Math.min(least, cost)
    }
    if (least > most) return far
    ;[before, above, line] = [above, line, before]
  }
  return above[b.length] ?? far
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
    const far = Math.max(1, Math.min(3, Math.floor(wanted.length / 4)))
    const found = known.flatMap((one) => {
      // Each step changes at most one letter into another: two bits.
      const isFar = Math.abs(one.key.length - wanted.length) > far || bitsIn(one.has ^ has) > 2 * far
      const near = isFar ? far + 1 : distance(wanted, one.key, far)
      if (near <= far) return [{ name: one.name, near }]
      return wanted.length >= 3 && one.key.startsWith(wanted) ? [{ name: one.name, near }] : []
    })
    found.sort((a, b) => a.near - b.near || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
    return found.slice(0, most).map((one) => one.name)
  }
}
