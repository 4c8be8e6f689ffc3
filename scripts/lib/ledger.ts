/** The entries of the project's ledgers, as the rulebook has them. */
import { splitRuleId } from '../../src/rulebook/index.ts'

/** An entry as it stands in a ledger; what is meant for maintainers only isn't told here. */
export interface LedgerEntry {
  readonly id: string
  readonly section: string
  readonly gist: string
  readonly kind: string
  /** What the book of 2011 changed in it. */
  readonly in2011?: string
  /** The rules of earlier books that it replaces, with commas between them. */
  readonly was?: string
  /** When it came to be, in words. */
  readonly since?: string
}

/** Remarks for maintainers in the text of a rule. */
const REMARKS = [
  / \(Answers the ledger's doubt\.\)/g,
  / \(see ledger-[\w-]+\.json\)/g,
  / The flag for [^.]*\./g,
  /; not wanted here/g,
  /[;,] (?:its )?exact [^.]*(?:seen|available to me)(?=\.)/g,
]

/** The text of a rule without remarks for maintainers. */
export const plainGist = (gist: string): string => REMARKS.reduce((text, remark) => text.replace(remark, ''), gist)

/** The year or years in which a rule came to be as it is, the last of several; '' where none is told. */
export const yearsOf = (since: string): string =>
  since
    .replace(/\(.*?\)/g, '')
    .match(/\d{4}(?:-\d{4})?/g)
    ?.at(-1) ?? ''

/** Titles of sections that today's ledger files under another heading. */
const TITLES = new Map([
  ['102', 'Players'],
  ['315', 'Conspiracies'],
  ['700', 'General'],
  ['701', 'Keyword actions'],
  ['702', 'Keyword abilities'],
  ['800', 'Several players'],
  ['802', 'Attacking several players'],
])

/** The section of entries that have a word in place of a number, by the first part of their id. */
const OF_WORDS = new Map([
  ['keyword', '702'],
  ['text', '700'],
])

function sectionOf(id: string): string {
  const { number } = splitRuleId(id)
  return /^\d{3}/.exec(number)?.[0] ?? OF_WORDS.get(number.split('/')[0] ?? '') ?? ''
}

/** The order of the book: 702.9 before 702.22, 702.22 before 702.22a; what has no number last in its section. */
function placeOf(id: string): string {
  const [, number = '', letters = ''] = /^\d+(?:\.(\d+))?([a-z]*)/.exec(splitRuleId(id).number) ?? []
  const hasNumber = /:\d/.test(id)
  return `${sectionOf(id)}.${hasNumber ? number.padStart(4, '0') : '9999'}${letters}`
}

/** Today's entries in the order of the book, each in the section of its number: the ledger files some by subject. */
export function placed(ledger: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const titles = new Map<string, string>()
  for (const { section } of ledger) {
    const [, number, title] = /^(\d{3}) (.*)$/.exec(section) ?? []
    if (number !== undefined && title !== undefined && !titles.has(number)) titles.set(number, title)
  }
  return ledger
    .map((entry) => {
      const number = sectionOf(entry.id)
      return { ...entry, section: `${number} ${TITLES.get(number) ?? titles.get(number) ?? entry.section}` }
    })
    .sort((a, b) => (placeOf(a.id) < placeOf(b.id) ? -1 : placeOf(a.id) > placeOf(b.id) ? 1 : 0))
}
