/** Searching the books by number and by words. All words must be found; the best match comes first. */
import { changesIn, isReadIn, type Rule, type Rulebook } from './book.ts'
import { citedIn } from './citations/earlier.ts'
import type { EditionId } from './editions/index.ts'
import { lookUp } from './lookUp.ts'
import { ruleNumber } from './ruleId.ts'

interface Searchable {
  readonly rule: Rule
  readonly number: string
  /** The ids by which the edition's own book cites it, where its text is an earlier book's. */
  readonly cited: readonly string[]
  readonly title: string
  readonly gist: string
  readonly later: string
  /** It is the first rule of its section, which says what the section is about. */
  readonly heads: boolean
}

export interface SearchIndex {
  readonly entries: readonly Searchable[]
}

/** Maps one character to one: unaccented, lower case, plain apostrophe, so that positions stay the same. */
const foldChar = (char: string): string => {
  if (char === '’' || char === '‘') return "'"
  return char.normalize('NFD').charAt(0).toLowerCase() || char
}

export const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, n) => foldChar(text.charAt(n))).join('')

/** The notes on what changed; a rule in its place is found by itself. */
const notesOn = (book: Rulebook, rule: Rule, edition: EditionId): string =>
  changesIn(book, rule, edition)
    .flatMap((change) => (change.rule === null ? [change.text] : []))
    .join(' ')

/** The ids of an edition's book that lead to a rule of an earlier one, by that rule. */
function citedIds(book: Rulebook, edition: EditionId): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>()
  for (const id of citedIn(edition)) {
    const place = lookUp(book, id)
    if (place === null || place.cited === null) continue
    const rule = place.rule?.id ?? place.section.rules[0]?.id ?? ''
    ids.set(rule, [...(ids.get(rule) ?? []), id])
  }
  return ids
}

/** What an edition shows, prepared for searching. */
export function indexOf(book: Rulebook, edition: EditionId): SearchIndex {
  const sections = [...book.sections.values()].filter((section) => isReadIn(section.book, edition))
  const cited = citedIds(book, edition)
  const entries = sections.flatMap(({ title, rules, number }) =>
    rules.map((rule, place): Searchable => {
      const isWord = number === 'glossary'
      return {
        rule,
        number: isWord ? '' : rule.number,
        cited: cited.get(rule.id) ?? [],
        title: fold(isWord ? rule.number : title),
        gist: fold(rule.gist),
        later: fold(notesOn(book, rule, edition)),
        heads: isWord || place === 0,
      }
    }),
  )
  return { entries }
}

const WORD = /[\p{L}\p{N}+]+(?:[./'-][\p{L}\p{N}+]+)*/gu
const isLetter = (char: string): boolean => /[\p{L}\p{N}]/u.test(char)

/** The words of a query, folded: `Mana-Burn’s` is one word, and so is `409.1c`. */
export const wordsOf = (query: string): readonly string[] => fold(query).match(WORD) ?? []

type Fit = 0 | 1 | 2 | 3

/** How well a text matches a word: 3 as a whole word, 2 as the beginning of a word, 1 inside one, 0 not at all. */
function fitIn(text: string, word: string): Fit {
  let best: Fit = 0
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const begins = at === 0 || !isLetter(text.charAt(at - 1))
    const ends = !isLetter(text.charAt(at + word.length))
    if (begins && ends) return 3
    if (begins) best = 2
    else if (best === 0 && word.length > 3) best = 1
  }
  return best
}

const NUMBER = /^\d+(\.\d*[a-z]?)?$/
const TITLE = [0, 1, 14, 24] as const
const GIST = [0, 1, 4, 6] as const
const LATER = [0, 0.5, 1.5, 2] as const

function numberScore(number: string, word: string): number {
  if (!NUMBER.test(word)) return 0
  if (number === word) return 200
  return number.startsWith(word) ? 100 : 0
}

/** The id by which the query's numbers name a rule that has another number of its own; `null`: they don't. */
function citedBy({ number, cited }: Searchable, words: readonly string[]): string | null {
  if (words.some((word) => numberScore(number, word) > 0)) return null
  const scoreOf = (id: string) => Math.max(...words.map((word) => numberScore(ruleNumber(id), word)))
  const [best] = cited.filter((id) => scoreOf(id) > 0).sort((a, b) => scoreOf(b) - scoreOf(a))
  return best ?? null
}

/** Repeated occurrences, capped at three: a rule that keeps repeating a word is about it. */
const repeats = (text: string, word: string): number => Math.min(3, Math.max(0, text.split(word).length - 2))

/** What one word is worth in an entry; 0: not found. */
function worth(entry: Searchable, word: string): number {
  const inTitle = TITLE[fitIn(entry.title, word)]
  const inText = Math.max(GIST[fitIn(entry.gist, word)] + repeats(entry.gist, word), LATER[fitIn(entry.later, word)])
  const title = inTitle > 1 && entry.heads ? inTitle + 8 : inTitle
  const numbers = [entry.number, ...entry.cited.map(ruleNumber)]
  return Math.max(...numbers.map((number) => numberScore(number, word))) + title + inText
}

/** 0 if a word is missing. The phrase exactly as typed counts more; long rules count less. */
function score(entry: Searchable, words: readonly string[], phrase: string): number {
  let sum = 0
  for (const word of words) {
    const one = worth(entry, word)
    if (one === 0) return 0
    sum += one
  }
  if (entry.title === phrase) sum += 40
  // Where a rule introduces a term, the term is in brackets.
  else if (entry.gist.includes(`(${phrase})`)) sum += 20
  else if (words.length > 1 && entry.gist.includes(phrase)) sum += 12
  return sum - Math.min(3, entry.gist.length / 300)
}

export interface Found {
  readonly rule: Rule
  /** Where a link to it leads: the rule, or the later id that the query named. */
  readonly id: string
  /** As it is shown: its own number, or the later one. */
  readonly number: string
}

function foundBy(entry: Searchable, words: readonly string[]): Found {
  const { rule } = entry
  const id = citedBy(entry, words)
  return id === null ? { rule, id: rule.id, number: rule.number } : { rule, id, number: ruleNumber(id) }
}

/** The rules that contain all the words or have the number, best first; ties in the order of the book. */
export function searchRules({ entries }: SearchIndex, query: string): readonly Found[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const phrase = fold(query).trim()
  return entries
    .map((entry) => ({ entry, worth: score(entry, words, phrase) }))
    .filter((found) => found.worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ entry }) => foundBy(entry, words))
}

export interface Marked {
  readonly text: string
  readonly found: boolean
}

/** A text split where the query's words begin words in it, to highlight what was found. */
export function markWords(text: string, query: string): readonly Marked[] {
  const words = [...new Set(wordsOf(query))].sort((a, b) => b.length - a.length)
  const folded = fold(text)
  const parts: Marked[] = []
  let plain = ''
  for (let at = 0; at < text.length; ) {
    const begins = at === 0 || !isLetter(folded.charAt(at - 1))
    const word = words.find((one) => folded.startsWith(one, at) && (begins || one.length > 3))
    if (word === undefined) {
      plain += text.charAt(at)
      at++
      continue
    }
    if (plain !== '') parts.push({ text: plain, found: false })
    plain = ''
    parts.push({ text: text.slice(at, at + word.length), found: true })
    at += word.length
  }
  return plain === '' ? parts : [...parts, { text: plain, found: false }]
}
