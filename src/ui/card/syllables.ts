/**
 * Where a word of a name may be parted that is too long for the narrowest cards: by a soft hyphen, which shows only
 * where the line needs it. The browser's own hyphenation is not used: it knows no invented words, and not every browser
 * has a dictionary.
 */
import { widthOf } from './handText.ts'
import type { CardSize } from './look.ts'

/** What a line of the narrowest cards of a size holds for certain; on the larger ones every word has room. */
export const LINE: Readonly<Record<CardSize, number>> = {
  board: Number.POSITIVE_INFINITY,
  // Narrow where a teammate’s board stands at its right.
  hand: 400,
  phone: 520,
  tile: 400,
  land: 400,
}

const SOFT_HYPHEN = '\u00ad'
/** So many letters stay together at either end. */
const END = 3
const VOWEL = /[aeiouyàâäáéèêëíïîóôöúûüæœ]/i
/** Consonants that begin a syllable together. */
const ONSET = /^(?:[bcdfgkpt]r|[bcfgkps]l|s[chkmnptw]|[cgpstw]h|thr|sh?r|str|spr|scr|qu|tw|dw|wr|kn)$/i

/** The consonants between two vowels, from `from` to `to`: how many of them belong to the next syllable. */
function onsetOf(word: string, from: number, to: number): number {
  for (const length of [3, 2]) {
    const at = to - length
    // A doubled letter is parted between the two.
    if (at >= from && word[at - 1] !== word[at] && ONSET.test(word.slice(at, to))) return length
  }
  return 1
}

/** The places in a word where a syllable begins, far enough from its ends. */
function breaksIn(word: string): readonly number[] {
  const breaks: number[] = []
  let from = -1
  for (let at = 0; at < word.length; at++) {
    if (VOWEL.test(word[at] ?? '')) continue
    let to = at
    while (to < word.length && !VOWEL.test(word[to] ?? '')) to++
    from = at
    at = to
    if (from === 0 || to === word.length) continue
    const next = to - onsetOf(word, from, to)
    if (next >= END && word.length - next >= END) breaks.push(next)
  }
  return breaks
}

const parted = (word: string): string => {
  const breaks = new Set(breaksIn(word))
  return [...word].map((letter, at) => (breaks.has(at) ? SOFT_HYPHEN + letter : letter)).join('')
}

const known = new Map<string, string>()

/**
 * The name, with the words parted that have no room on a line of their own: a shorter word rather goes to the next
 * line. `room`: what a line holds, in hundredths of an em of the regular letters.
 */
export function syllables(name: string, room: number): string {
  const key = `${room} ${name}`
  const had = known.get(key)
  if (had !== undefined) return had
  const made = name.replace(/\p{L}+/gu, (word) => (widthOf(word, 1) < room ? word : parted(word)))
  known.set(key, made)
  return made
}
