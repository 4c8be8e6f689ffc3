/**
 * Lists as Moxfield and Archidekt export them: Arena's entries, and behind them marks of their own: `*F*` (foil),
 * `#tag`, `^label,colour^`, and `[Category{…}]`, which is also where Archidekt says what is in the sideboard.
 */
import type { DeckReader } from './items.ts'
import { entryIn, listItems, type NamedIn, sectionOf, withoutPrinting } from './lines.ts'

/** How a mark begins and ends. */
const MARKS = [
  ['*', '*'],
  ['[', ']'],
  ['^', '^'],
] as const

/** The last mark of a line, and what stands before it; `null`: there is none. */
function lastMark(rest: string): { readonly before: string; readonly mark: string } | null {
  const tag = rest.lastIndexOf(' #')
  if (tag >= 0) return { before: rest.slice(0, tag), mark: rest.slice(tag + 1) }
  const found = MARKS.find(([, end]) => rest.endsWith(end))
  if (found === undefined) return null
  const begin = rest.lastIndexOf(` ${found[0]}`, rest.length - 2)
  return begin < 0 ? null : { before: rest.slice(0, begin), mark: rest.slice(begin + 1) }
}

/** The section a category stands for: `[Sideboard]`, `[Maybeboard{noDeck}{noPrice}]`; of several, the first known. */
function sectionIn(mark: string): NamedIn['section'] {
  if (mark === '*CMDR*') return 'commander'
  if (!mark.startsWith('[')) return null
  const categories = mark.slice(1, -1).split(',')
  const sections = categories.map((category) => sectionOf(category.split('{')[0]?.trim() ?? ''))
  return sections.find((section) => section !== null && section !== 'group') ?? null
}

/** An entry without its marks. */
function named(rest: string): NamedIn {
  let name = rest
  let section: NamedIn['section'] = null
  // A name has a few marks at most; the bound holds for a line of nothing but marks.
  for (let marks = 0; marks < 20; marks++) {
    const last = lastMark(name)
    if (last === null) break
    name = last.before.trim()
    section = sectionIn(last.mark) ?? section
  }
  return { name: withoutPrinting(name), section }
}

const hasMark = (text: string): boolean => {
  const rest = entryIn(text)?.rest
  return rest !== undefined && !rest.includes(' #') && lastMark(rest) !== null
}

export const moxfield: DeckReader = {
  fits: ({ lines }) => lines.some((text) => hasMark(text)),
  read: (text) => listItems(text, named),
}
