/** Entries of a list: the number, the name, and what programs write around it. */
import { type Section, sectionOf } from './headings.ts'

/** `4 Name`, `4x Name`, `4 x Name`. */
const ENTRY = /^(\d+)(?:[xX]| x)? (\S.*)$/
/** `Name x4`. */
const COUNT_BEHIND = /^(\S.*) [xX] ?(\d+)$/
const BULLET = /^[-*•] (?=\d)/
const ASIDE = /^SB: ?/i

/** A line's number and the words that have it, and whether the line begins with the mark of the sideboard. */
export function entryIn(
  text: string,
): { readonly count: string; readonly rest: string; readonly aside: boolean } | null {
  const plain = text.replace(BULLET, '')
  const line = plain.replace(ASIDE, '')
  const aside = line !== plain
  const [, count, rest] = ENTRY.exec(line) ?? []
  if (count !== undefined && rest !== undefined) return { count, rest, aside }
  const [, name, behind] = COUNT_BEHIND.exec(line) ?? []
  return name === undefined || behind === undefined ? null : { count: behind, rest: name, aside }
}

/** The set a card was printed in and its number there: `(SET) 123`, `(SET:123)`; `(F)` and `<borderless>` say how. */
const PRINTING = / \([A-Za-z0-9]{0,6}(?::[^)\s]{0,12})?\)(?: \S{1,10})?$| \[[A-Za-z0-9]{2,6}\]$| <[^<>]{1,40}>$/
/** `[SET#123] Name`, `[SET:123] Name`. */
const PRINTED_BEFORE = /^\[[A-Za-z0-9]{1,10}(?:[#:][^\]\s]{0,12})?\] ?/

export const hasPrinting = (text: string): boolean => PRINTING.test(text)

/** A name without the printing that some programs put before it. */
export const withoutPrintingBefore = (rest: string): string => rest.replace(PRINTED_BEFORE, '')

/** A name, and the section its line puts it in where that isn't the one it stands in. */
interface NamedIn {
  readonly name: string
  readonly section: Section | null
}

/**
 * How a mark behind a name begins and ends: `*F*` (foil), `^label,colour^`, and `[Category{…}]`, which is also where
 * Archidekt says which cards are in the sideboard.
 */
const MARKS = [
  ['*', '*'],
  ['[', ']'],
  ['^', '^'],
] as const

/** The last mark of a line, a `#tag` or a note, and the words before it; `null`: there is none. */
function lastMark(rest: string): { readonly before: string; readonly mark: string } | null {
  const tag = rest.lastIndexOf(' #')
  if (tag >= 0) return { before: rest.slice(0, tag), mark: rest.slice(tag + 1) }
  const found = MARKS.find(([, end]) => rest.endsWith(end))
  if (found === undefined) return null
  const begin = rest.lastIndexOf(` ${found[0]}`, rest.length - 2)
  return begin < 0 ? null : { before: rest.slice(0, begin), mark: rest.slice(begin + 1) }
}

/** Whether a mark other than a tag or a note stands behind an entry's name. */
export function hasMark(text: string): boolean {
  const rest = entryIn(text)?.rest
  return rest !== undefined && !rest.includes(' #') && lastMark(rest) !== null
}

/** Marks of what leads the deck: TappedOut's, and Deckstats'. */
const LEADS = /^(?:\*CMDR\*|# ?!commander)$/i

/** The section a mark stands for: `[Sideboard]`, `[Maybeboard{noDeck}{noPrice}]`; of several, the first known. */
function sectionIn(mark: string): Section | null {
  if (LEADS.test(mark)) return 'commander'
  if (!mark.startsWith('[')) return null
  const categories = mark.slice(1, -1).split(',')
  const sections = categories.map((category) => sectionOf(category.split('{')[0]?.trim() ?? ''))
  return sections.find((section) => section !== null && section !== 'group') ?? null
}

/** A name has a few marks at most; the bound holds for a line of nothing but marks. */
const MOST_MARKS = 20

/** The name in an entry, without the marks, tags, notes and printings around it. */
export function nameIn(rest: string): NamedIn {
  let name = withoutPrintingBefore(rest)
  let section: Section | null = null
  for (let marks = 0; marks < MOST_MARKS; marks++) {
    const last = lastMark(name)
    const before = last === null ? name.replace(PRINTING, '') : last.before.trim()
    if (before === name) break
    name = before
    if (last !== null) section = sectionIn(last.mark) ?? section
  }
  return { name, section }
}
