/**
 * Words that a text must still have for a syntax to be read in it, in text order: what lacks one needn't be tried. Most
 * templates that begin like a sentence go on with words that it doesn't have.
 */
import type { Token } from './tokens.ts'

/** One word each of these groups, one after the other; words are numbered by `wordNumber`. */
export type Needs = readonly (readonly number[])[]

export const NO_NEEDS: Needs = []

/** More than these cost more to look for than they spare. */
const MOST_GROUPS = 8
const MOST_WORDS = 24

const numbers = new Map<string, number>()
const lengths: number[] = []

/** The number of a word that some syntax needs. */
function wordNumber(key: string): number {
  const known = numbers.get(key)
  if (known !== undefined) return known
  const fresh = numbers.size
  numbers.set(key, fresh)
  lengths.push(key.length)
  return fresh
}

/** One of these words. */
export function needsOneOf(keys: Iterable<string>): Needs {
  const group = [...new Set(keys)].map(wordNumber)
  return group.length === 0 || group.length > MOST_WORDS ? NO_NEEDS : [group]
}

/** All of these words. */
export const needsAllOf = (tokens: readonly Token[]): Needs => needsInRow(tokens.map(({ key }) => needsOneOf([key])))

/** One after the other. Of many, those with the longest words, which are the rarest. */
export function needsInRow(all: readonly Needs[]): Needs {
  const row = all.flat()
  if (row.length <= MOST_GROUPS) return row
  const longest = row.toSorted((a, b) => shortestOf(b) - shortestOf(a)).slice(0, MOST_GROUPS)
  return row.filter((group) => longest.includes(group))
}

/** One of several: what each of them needs, by a word of its own. */
export function needsOfAny<T>(all: readonly T[], needsOf: (one: T) => Needs): Needs {
  const union = new Set<number>()
  for (const one of all) {
    const [first, ...more] = needsOf(one)
    if (first === undefined) return NO_NEEDS
    const rarest = more.reduce((best, group) => (shortestOf(group) > shortestOf(best) ? group : best), first)
    for (const word of rarest) union.add(word)
    if (union.size > MOST_WORDS) return NO_NEEDS
  }
  return union.size === 0 ? NO_NEEDS : [[...union]]
}

const shortestOf = (group: readonly number[]): number => Math.min(...group.map((word) => lengths[word] ?? 0))

/** The longest text whose places fit into the tables below. */
export const MOST_TOKENS = 65_000

/** Where the words of one text stand. */
export class Words {
  /** By word: the place after its first and its last one; 0: nowhere. */
  private readonly first: Uint16Array
  private readonly last: Uint16Array
  /** By place: the place after the next of the same word. */
  private readonly next: Uint16Array

  constructor(tokens: readonly Token[]) {
    this.first = new Uint16Array(numbers.size)
    this.last = new Uint16Array(numbers.size)
    this.next = new Uint16Array(tokens.length)
    for (let at = tokens.length - 1; at >= 0; at--) {
      const word = numbers.get(tokens[at]?.key ?? '')
      if (word === undefined) continue
      this.next[at] = this.first[word] ?? 0
      this.first[word] = at + 1
      if (this.last[word] === 0) this.last[word] = at + 1
    }
  }

  /** Whether the words needed don't stand there or later in that order. */
  lack(needs: Needs, at: number): boolean {
    let from = at
    for (const group of needs) {
      let nearest = Number.MAX_SAFE_INTEGER
      for (const word of group) {
        // Numbered since this text was taken apart: it may have the word.
        if (word >= this.last.length) return false
        if ((this.last[word] as number) <= from) continue
        let place = this.first[word] as number
        while (place <= from) place = this.next[place - 1] as number
        if (place < nearest) nearest = place
      }
      if (nearest === Number.MAX_SAFE_INTEGER) return true
      from = nearest
    }
    return false
  }
}
