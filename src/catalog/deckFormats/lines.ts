/** Lists of lines: headings, entries and comments in every format that is written by line. */
import { entryIn, nameIn } from './entries.ts'
import { type Section, sectionOf, shapeOf } from './headings.ts'
import { type Board, type DeckItem, problem, remark } from './items.ts'

export interface Line {
  /** From 1. */
  readonly line: number
  /** Without blanks at its ends, and with one between words. */
  readonly text: string
}

/** The lines of a text, one by one: a reader that stops early never looks at the rest. */
export function* linesOf(text: string): Generator<Line> {
  const break_ = /\r\n|[\n\r\u2028\u2029]/g
  let start = 0
  for (let line = 1; start <= text.length; line++) {
    const found = break_.exec(text)
    const end = found === null ? text.length : found.index
    yield {
      line,
      text: text
        .slice(start, end)
        .replace(/[\s\uFEFF]+/g, ' ')
        .trim(),
    }
    start = found === null ? text.length + 1 : break_.lastIndex
  }
}

/** What stands behind a comment's sign; `null`: the line is no comment. */
function commentOf(text: string): string | null {
  for (const sign of ['//', '#']) if (text.startsWith(sign)) return text.slice(sign.length).trim()
  return /^https?:/.test(text) ? text : null
}

/** Where cards of a section go; `null`: nowhere. */
const boardOf = (section: Section): Board | null =>
  section === 'side' || section === 'commander' ? section : section === 'leftOut' || section === 'about' ? null : 'main'

/** The item that a heading is, `null` for one that only names the deck's own boards. */
function heading(at: Line, section: Section): DeckItem | null {
  if (section === 'group') return remark(at, { key: 'deckRemark.heading', params: {} })
  if (section === 'toDeck') return remark(at, { key: 'deckRemark.toDeck', params: { section: at.text } })
  return null
}

function* entryItems(at: Line, section: Section, title: string): Generator<DeckItem> {
  const entry = entryIn(at.text)
  if (entry === null) {
    yield problem(at, { key: 'deckText.notAnEntry', params: {} })
    return
  }
  const { name, section: said } = nameIn(entry.rest)
  const board = boardOf(entry.aside ? 'side' : (said ?? section))
  if (board === null) yield remark(at, { key: 'deckRemark.leftOut', params: { section: title } })
  else yield { kind: 'card', ...at, count: entry.count, name, board }
}

/** A line of the head that some lists begin with: `Name …` names the deck. */
const aboutItem = (at: Line): DeckItem =>
  /^name /i.test(at.text)
    ? { kind: 'name', name: at.text.slice(5) }
    : remark(at, { key: 'deckRemark.about', params: {} })

/** The first lines of a text: enough to tell what it is, however long it is. */
export function firstLines(text: string): readonly string[] {
  const lines: string[] = []
  for (const at of linesOf(text)) {
    if (lines.push(at.text) >= MOST_LINES) break
  }
  return lines
}

/** No deck's list has more. */
const MOST_LINES = 2_000
/** No sideboard has more cards (100.5): behind an empty line there is another part of the deck. */
const LARGEST_SIDEBOARD = 15

/**
 * Where the sideboard begins in a list that has neither headings nor comments: behind its only empty line. Where there
 * are several, they arrange the deck. `null`: the list doesn't say it like that.
 */
export function sideboardAfterGap(lines: readonly string[]): number | null {
  const began: number[] = []
  let aside = 0
  for (const [index, text] of lines.entries()) {
    if (text === '') continue
    if (commentOf(text) !== null || sectionOf(text) !== null || isOwnHeading(lines, index)) return null
    if (lines[index - 1] === '' && lines.slice(0, index).some((earlier) => earlier !== '')) began.push(index + 1)
    const entry = entryIn(text)
    if (began.length > 1 || entry?.aside) return null
    if (began.length === 1) aside += Number(entry?.count ?? 0)
  }
  return aside <= LARGEST_SIDEBOARD ? (began[0] ?? null) : null
}

/**
 * Whether a line is the writer's own heading. Where a card may be meant whose number is missing or misplaced, only a line
 * that heads an entry is one, and a name alone only behind an empty line.
 */
function isOwnHeading(lines: readonly string[], index: number): boolean {
  const text = lines[index] ?? ''
  if (entryIn(text) !== null) return false
  const shape = shapeOf(text)
  if (shape === 'drawn') return true
  const heads = entryIn(lines[index + 1] ?? '') !== null
  return heads && (shape === 'counted' || lines[index - 1] === '')
}

/** The items of a list that is written line by line, with headings, comments and entries in any order. */
export function* listItems(text: string): Generator<DeckItem> {
  const lines = firstLines(text)
  const sideFrom = sideboardAfterGap(lines)
  let section = 'main' as Section
  let title = ''
  for (const at of linesOf(text)) {
    if (at.text === '') continue
    const comment = commentOf(at.text)
    const isOwn: boolean = comment === null && section !== 'about' && isOwnHeading(lines, at.line - 1)
    const begins: Section | null = sectionOf(comment ?? at.text) ?? (isOwn ? 'group' : null)
    if (at.line === sideFrom) {
      section = 'side'
      yield remark(at, { key: 'deckRemark.afterGap', params: {} })
    }
    if (begins !== null) {
      if (begins !== 'group') {
        section = begins
        title = comment ?? at.text
      }
      const item = heading(at, begins)
      if (item !== null) yield item
    } else if (comment !== null) yield remark(at, { key: 'deckRemark.comment', params: {} })
    else if (section === 'about' && entryIn(at.text) === null) yield aboutItem(at)
    else yield* entryItems(at, section === 'about' ? 'main' : section, title)
  }
}
