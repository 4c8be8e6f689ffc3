/** The books in our own words, as chapters, sections and rules; built from the imported entries. */
import type { EditionId } from './edition.ts'
import { bookOf, ruleNumber } from './ids.ts'
import { chapterTitle, plainChange, plainTitle, SUCCESSORS, topicOf } from './titles.ts'

/** An entry as it stands in the ledger (scripts/import-ledger.mjs). */
export interface Entry {
  readonly id: string
  readonly section: string
  readonly gist: string
  /** In an older book: what the later book changed; absent if nothing. */
  readonly in2011?: string
}

/** The books in another language, by the ids of chapters, sections and rules. What is missing stays in English. */
export interface Translation {
  /** Its BCP 47 name. */
  readonly locale: string
  readonly titles: Readonly<Record<string, string>>
  readonly gists: Readonly<Record<string, string>>
  /** What the later book changed. */
  readonly changes: Readonly<Record<string, string>>
}

/** The books as they are written. */
const ENGLISH: Translation = { locale: 'en', titles: {}, gists: {}, changes: {} }

export interface Rule {
  /** Including its book: `2004:409.1c`. */
  readonly id: string
  readonly book: EditionId
  /** As it is shown: `409.1c`; for a glossary entry, its word instead. */
  readonly number: string
  readonly sectionId: string
  /** What it says; for a heading, what the rules under it are about. */
  readonly gist: string
  readonly heading: boolean
  readonly in2011: string
  /** The language it is in, where that isn't the language of the others. */
  readonly lang: 'en' | undefined
}

export interface Section {
  /** `2004:409`, `2004:502.9`, `2004:glossary`. */
  readonly id: string
  readonly book: EditionId
  readonly number: string
  readonly title: string
  readonly rules: readonly Rule[]
  /** The section of the later book that replaces it. */
  readonly successor: string | null
}

export interface Chapter {
  readonly id: string
  readonly book: EditionId
  readonly number: string
  readonly title: string
  readonly sections: readonly Section[]
}

export interface Rulebook {
  readonly chapters: readonly Chapter[]
  readonly rules: ReadonlyMap<string, Rule>
  readonly sections: ReadonlyMap<string, Section>
}

const GLOSSARY = 'glossary'

function headOf({ id, section }: Entry): { readonly number: string; readonly title: string } {
  if (id.includes(`:${GLOSSARY}/`)) return { number: GLOSSARY, title: plainTitle(section) }
  const [, number, title] = /^(\d+(?:\.\d+)?) (.*)$/.exec(section) ?? []
  return { number: number ?? ruleNumber(id), title: plainTitle(title ?? section) }
}

function ruleOf(entry: Entry, said: Translation): Rule {
  const { id, gist, in2011 = '' } = entry
  const book = bookOf(id)
  const { number, title } = headOf(entry)
  const topic = topicOf(gist)
  const { [id]: gistSaid } = said.gists
  const { [id]: changeSaid = '' } = said.changes
  const isSaid = gistSaid !== undefined && (changeSaid === '') === (in2011 === '')
  return {
    id,
    book,
    number: number === GLOSSARY ? ((isSaid ? said.titles[id] : undefined) ?? title) : ruleNumber(id),
    sectionId: `${book}:${number}`,
    gist: isSaid ? gistSaid : (topic ?? gist),
    heading: topic !== null,
    in2011: isSaid ? changeSaid : plainChange(in2011),
    lang: isSaid || said === ENGLISH ? undefined : 'en',
  }
}

function sectionsOf(entries: readonly Entry[], said: Translation): readonly Section[] {
  const sections = new Map<string, { readonly title: string; readonly rules: Rule[] }>()
  for (const entry of entries) {
    const rule = ruleOf(entry, said)
    const { number, title } = headOf(entry)
    const section = sections.get(rule.sectionId) ?? {
      title: said.titles[rule.sectionId] ?? (number === GLOSSARY ? chapterTitle(rule.book, GLOSSARY) : title),
      rules: [],
    }
    section.rules.push(rule)
    sections.set(rule.sectionId, section)
  }
  return [...sections].map(([id, { title, rules }]) => {
    const number = ruleNumber(id)
    const words = number === GLOSSARY ? [...rules].sort((a, b) => a.number.localeCompare(b.number, said.locale)) : rules
    return { id, book: bookOf(id), number, title, rules: words, successor: SUCCESSORS[id] ?? null }
  })
}

/** Sorted by number, glossary last; 502.10 comes after 502.9. */
const place = ({ number }: Section): number => {
  const [whole = '', part = '0'] = number.split('.')
  return number === GLOSSARY ? Number.MAX_SAFE_INTEGER : Number(whole.padEnd(3, '0')) * 1000 + Number(part)
}

/** The chapters of one book, in its order. */
function chaptersOf(entries: readonly Entry[], said: Translation): readonly Chapter[] {
  const chapters = new Map<string, Section[]>()
  for (const section of [...sectionsOf(entries, said)].sort((a, b) => place(a) - place(b))) {
    const number = section.number === GLOSSARY ? GLOSSARY : section.number.charAt(0)
    const id = `${section.book}:${number}`
    const list = chapters.get(id)
    if (list === undefined) chapters.set(id, [section])
    else list.push(section)
  }
  return [...chapters].map(([id, sections]) => {
    const number = ruleNumber(id)
    return { id, book: bookOf(id), number, title: said.titles[`${id}.`] ?? chapterTitle(bookOf(id), number), sections }
  })
}

/** The combined books: each one's chapters, and every rule and section by number. */
export function makeRulebook(books: readonly (readonly Entry[])[], said = ENGLISH): Rulebook {
  const chapters = books.flatMap((book) => chaptersOf(book, said))
  const sections = chapters.flatMap((chapter) => chapter.sections)
  return {
    chapters,
    sections: new Map(sections.map((section) => [section.id, section])),
    rules: new Map(sections.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule]))),
  }
}

/**
 * The books that hold in an edition, the latest first: what its own book doesn't speak of stands in the earlier one.
 */
const BOOKS: Readonly<Record<EditionId, readonly EditionId[]>> = { '2004': ['2004'], '2011': ['2011', '2004'] }

const CHANGES: Readonly<Record<EditionId, (rule: Rule) => string>> = { '2004': () => '', '2011': (rule) => rule.in2011 }

/** The books that an edition reads, the latest first. */
export const booksOf = (edition: EditionId): readonly EditionId[] => BOOKS[edition]

/**
 * What an edition shows: for 2004 its own book; for 2011 the known rules of its book first, then the older book, with
 * what has changed since noted beside each rule.
 */
export function chaptersFor({ chapters }: Rulebook, edition: EditionId): readonly Chapter[] {
  const of = (book: EditionId) => chapters.filter((chapter) => chapter.book === book)
  return booksOf(edition).flatMap(of)
}

/** Whether an edition shows a rule at all: 2004 shows nothing of what came later. */
export const isReadIn = (book: EditionId, edition: EditionId): boolean => booksOf(edition).includes(book)

/** What an edition has changed in a rule of an earlier book; `''`: nothing. */
export const changeIn = (rule: Rule, edition: EditionId): string => CHANGES[edition](rule)
