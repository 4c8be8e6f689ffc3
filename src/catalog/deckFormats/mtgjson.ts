/** MTGJSON's decks: JSON with `mainBoard`, `sideBoard` and others, each a list of cards with a name and a count. */
import { type Board, type DeckItem, type DeckReader, problem, remark } from './items.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const BOARDS: readonly (readonly [field: string, board: Board | null])[] = [
  ['commander', 'commander'],
  ['mainBoard', 'main'],
  ['sideBoard', 'side'],
  ['tokens', null],
  ['planes', null],
  ['schemes', null],
  ['displayCommander', null],
]

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function cardItem(value: unknown, line: number, section: string, board: Board | null): DeckItem {
  const { name, count } = isFields(value) ? value : {}
  const at = { line, text: typeof name === 'string' ? `${String(count)} ${name}` : section }
  return board === null
    ? remark(at, { key: 'deckRemark.leftOut', params: { section } })
    : { kind: 'card', ...at, count, name, board }
}

export const mtgjson: DeckReader = {
  fits: ({ text }) => text.slice(0, 200).trimStart().startsWith('{'),
  *read(text) {
    const whole = parsed(text)
    const deck = isFields(whole) && isFields(whole.data) ? whole.data : whole
    const nothing = { line: 1, text: '' }
    if (whole === undefined) yield problem(nothing, { key: 'deckText.brokenJson', params: {} })
    else if (!isFields(deck) || !BOARDS.some(([field]) => Array.isArray(deck[field])))
      yield problem(nothing, { key: 'deckText.otherFile', params: {} })
    else {
      if (typeof deck.name === 'string') yield { kind: 'name', name: deck.name }
      let line = 0
      for (const [field, board] of BOARDS)
        for (const value of listOf(deck[field])) yield cardItem(value, ++line, field, board)
    }
  },
}
