/** Forge's .dck: sections in brackets, `Name=…` in `[metadata]`, and `4 Name|SET|1` in the others. */
import { entryIn } from './entries.ts'
import { sectionOf } from './headings.ts'
import { type DeckItem, type DeckReader, problem, remark } from './items.ts'
import { type Line, linesOf } from './lines.ts'

/** `[Main]` without its brackets, `null` if a line is no section's. */
const bracketed = (text: string): string | null =>
  text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1).trim() : null

const HEADS = ['metadata', 'general']

function* headItems(at: Line): Generator<DeckItem> {
  const [key = '', value = ''] = at.text.split('=', 2)
  if (key.trim().toLowerCase() === 'name') yield { kind: 'name', name: value }
  else yield remark(at, { key: 'deckRemark.about', params: {} })
}

function* cardItems(at: Line, section: string): Generator<DeckItem> {
  const entry = entryIn(at.text)
  const board = sectionOf(section)
  if (entry === null) yield problem(at, { key: 'deckText.notAnEntry', params: {} })
  else if (board === 'main' || board === 'side' || board === 'commander' || board === 'toDeck') {
    // `Name+` is a foil.
    const name = (entry.rest.split('|')[0] ?? '').replace(/\+$/, '')
    yield { kind: 'card', ...at, count: entry.count, name, board: board === 'toDeck' ? 'main' : board }
    if (board === 'toDeck') yield remark(at, { key: 'deckRemark.toDeck', params: { section } })
  } else yield remark(at, { key: 'deckRemark.leftOut', params: { section } })
}

export const forge: DeckReader = {
  fits: ({ lines }) =>
    lines.some((text) => {
      const section = bracketed(text)?.toLowerCase()
      return section !== undefined && (HEADS.includes(section) || sectionOf(section) === 'main')
    }),
  *read(text) {
    let section = ''
    for (const at of linesOf(text)) {
      const begins = bracketed(at.text)
      if (begins !== null) section = begins
      else if (at.text.startsWith('#')) yield remark(at, { key: 'deckRemark.comment', params: {} })
      else if (at.text !== '') yield* HEADS.includes(section.toLowerCase()) ? headItems(at) : cardItems(at, section)
    }
  },
}
