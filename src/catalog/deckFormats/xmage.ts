/** XMage's .dck: `4 [SET:123] Name`, `SB: 1 [SET:1] Name`, `NAME:…`, and lines for the layout of its own editor. */
import { entryIn, withoutPrintingBefore } from './entries.ts'
import { type DeckItem, type DeckReader, problem, remark } from './items.ts'
import { type Line, linesOf } from './lines.ts'

/** `[SET:123]`; Deckstats has `[SET#123]` and `[SET]`. */
const PRINTED = /^\[[A-Za-z0-9]+:[^\]\s]*\]/

const headOf = (text: string): string => text.slice(0, text.indexOf(':') + 1).toUpperCase()

function* itemsOf(at: Line): Generator<DeckItem> {
  const entry = entryIn(at.text)
  if (entry !== null) {
    const name = withoutPrintingBefore(entry.rest)
    yield { kind: 'card', ...at, count: entry.count, name, board: entry.aside ? 'side' : 'main' }
  } else if (headOf(at.text) === 'NAME:') yield { kind: 'name', name: at.text.slice(5) }
  else if (at.text.startsWith('LAYOUT ') || headOf(at.text) === 'AUTHOR:')
    yield remark(at, { key: 'deckRemark.about', params: {} })
  else if (at.text.startsWith('//') || at.text.startsWith('#'))
    yield remark(at, { key: 'deckRemark.comment', params: {} })
  else yield problem(at, { key: 'deckText.notAnEntry', params: {} })
}

export const xmage: DeckReader = {
  fits: ({ lines }) => lines.some((text) => PRINTED.test(entryIn(text)?.rest ?? '')),
  *read(text) {
    for (const at of linesOf(text)) if (at.text !== '') yield* itemsOf(at)
  },
}
