/** The books in our own words, as chapters, sections and rules; built from the imported entries. */
import { booksOf, EDITION_IDS, type EditionId } from './editions/index.ts'
import { bookOf, ruleNumber } from './ruleId.ts'
import { chapterTitle, plainChange, plainTitle, SUCCESSORS, topicOf } from './titles.ts'

/** Texts by the later book that is meant. */
type ByBook<T> = Readonly<Partial<Record<EditionId, T>>>

/** An entry as it stands in the ledger (scripts/import-ledger.ts). */
export interface Entry {
  readonly id: string
  readonly section: string
  readonly gist: string
  /** What later books changed in it; absent if nothing. */
  readonly changes?: ByBook<string>
  /** The rules of earlier books that it replaces or amends. */
  readonly was?: readonly string[]
  /** When it came to be. */
  readonly since?: string
}

/** The books in another language, by the ids of chapters, sections and rules. What is missing stays in English. */
export interface Translation {
  /** Its BCP 47 name. */
  readonly locale: string
  readonly titles: Readonly<Record<string, string>>
  readonly gists: Readonly<Record<string, string>>
  /** What later books changed. */
  readonly changes: ByBook<Readonly<Record<string, string>>>
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
  /** Notes on what later books changed in it. */
  readonly changes: ByBook<string>
  /** The rules of later books that replace or amend it. */
  readonly replacedBy: readonly string[]
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

/** The notes on a rule as a language has them, book by book. */
function changesSaid(id: string, said: Translation): ByBook<string> {
  const notes = EDITION_IDS.map((edition) => [edition, said.changes[edition]?.[id]] as const)
  return Object.fromEntries(notes.filter(([, note]) => note !== undefined && note !== ''))
}

const plainChanges = (changes: ByBook<string>): ByBook<string> =>
  Object.fromEntries(Object.entries(changes).map(([edition, note]) => [edition, plainChange(note)]))

/** Which rules replace which. */
type Replacements = ReadonlyMap<string, readonly string[]>

function replacementsIn(entries: readonly Entry[]): Replacements {
  const found = new Map<string, string[]>()
  for (const { id, was = [] } of entries) for (const old of was) found.set(old, [...(found.get(old) ?? []), id])
  return found
}

/** In what a book is made of: the language, and what later books replace. */
interface Making {
  readonly said: Translation
  readonly replacements: Replacements
}

function ruleOf(entry: Entry, { said, replacements }: Making): Rule {
  const { id, gist, changes = {} } = entry
  const book = bookOf(id)
  const { number, title } = headOf(entry)
  const topic = topicOf(gist)
  const { [id]: gistSaid } = said.gists
  const notes = changesSaid(id, said)
  const isSaid = gistSaid !== undefined && Object.keys(changes).join() === Object.keys(notes).join()
  return {
    id,
    book,
    number: number === GLOSSARY ? ((isSaid ? said.titles[id] : undefined) ?? title) : ruleNumber(id),
    sectionId: `${book}:${number}`,
    gist: isSaid ? gistSaid : (topic ?? gist),
    heading: topic !== null,
    changes: isSaid ? notes : plainChanges(changes),
    replacedBy: replacements.get(id) ?? [],
    lang: isSaid || said === ENGLISH ? undefined : 'en',
  }
}

function sectionsOf(entries: readonly Entry[], making: Making): readonly Section[] {
  const { said } = making
  const sections = new Map<string, { readonly title: string; readonly rules: Rule[] }>()
  for (const entry of entries) {
    const rule = ruleOf(entry, making)
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
function chaptersOf(entries: readonly Entry[], making: Making): readonly Chapter[] {
  const { said } = making
  const chapters = new Map<string, Section[]>()
  for (const section of [...sectionsOf(entries, making)].sort((a, b) => place(a) - place(b))) {
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
  const making = { said, replacements: replacementsIn(books.flat()) }
  const chapters = books.flatMap((book) => chaptersOf(book, making))
  const sections = chapters.flatMap((chapter) => chapter.sections)
  return {
    chapters,
    sections: new Map(sections.map((section) => [section.id, section])),
    rules: new Map(sections.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule]))),
  }
}

/** What an edition shows: the known rules of its own book first, then the older books. */
export function chaptersFor({ chapters }: Rulebook, edition: EditionId): readonly Chapter[] {
  const of = (book: EditionId) => chapters.filter((chapter) => chapter.book === book)
  return booksOf(edition).flatMap(of)
}

/** Whether an edition shows a rule at all: 2004 shows nothing of what came later. */
export const isReadIn = (book: EditionId, edition: EditionId): boolean => booksOf(edition).includes(book)

/** What a later book made of a rule. */
export interface RuleChange {
  /** The book that changed it. */
  readonly edition: EditionId
  readonly text: string
  /** The language of the text, where that isn't the language of the others. */
  readonly lang: Rule['lang']
  /** The rule in its place, whose text it is; `null`: a note. */
  readonly rule: Rule | null
}

/** What the books that an edition reads have changed in a rule of an earlier one, the earliest change first. */
export function changesIn({ rules }: Rulebook, rule: Rule, edition: EditionId): readonly RuleChange[] {
  const later = rule.replacedBy.flatMap((id) => rules.get(id) ?? [])
  return [...booksOf(edition)].reverse().flatMap((book): readonly RuleChange[] => {
    const note = rule.changes[book]
    const noted = note === undefined ? [] : [{ edition: book, text: note, lang: rule.lang, rule: null }]
    const replaced = later.filter((one) => one.book === book)
    return [...noted, ...replaced.map((one) => ({ edition: book, text: one.gist, lang: one.lang, rule: one }))]
  })
}
