import { describe, expect, test } from 'vitest'
import { compileAll, readingBoard } from '../../src/catalog/compiling/index.ts'
import { byName, compileDeck, deckLines, readCardFile, readDeckText } from '../../src/catalog/index.ts'
import { type CardRecord, compile } from '../../src/oracle/index.ts'
import { atOnce } from '../../src/store/slices.ts'

const face = (name: string, mana_cost: string, type_line: string, oracle_text = '') => ({
  name,
  mana_cost,
  type_line,
  oracle_text,
})
const SPLIT = {
  name: 'Push // Pull',
  mana_cost: '{R} // {2}{U}',
  type_line: 'Instant // Sorcery',
  layout: 'split',
  set_name: 'Copper Coast',
  card_faces: [face('Push', '{R}', 'Instant', 'Draw a card.'), face('Pull', '{2}{U}', 'Sorcery', 'You gain 1 life.')],
}
const TURNED = {
  name: 'Day Guard // Night Guard',
  type_line: 'Creature — Human // Creature — Wolf',
  layout: 'transform',
  card_faces: [
    { ...face('Day Guard', '{W}', 'Creature — Human'), power: '1', toughness: '1' },
    { ...face('Night Guard', '', 'Creature — Wolf'), power: '2', toughness: '2', color_indicator: ['B'] },
  ],
}

function recordsOf(...records: readonly unknown[]): readonly CardRecord[] {
  const { records: read, problems } = readCardFile(JSON.stringify(records))
  expect(problems).toEqual([])
  return read
}

describe('cards with two faces', () => {
  test('a split card is both halves together, each of which has its own publication and abilities', () => {
    const [record] = recordsOf(SPLIT)
    const compiled = record && compile(record)
    expect(compiled).toMatchObject({
      ok: true,
      printed: {
        name: 'Push // Pull',
        cost: ['R', '2', 'U'],
        colors: ['U', 'R'],
        types: ['instant', 'sorcery'],
        expansion: 'Copper Coast',
        parts: {
          kind: 'split',
          faces: [
            { name: 'Push', cost: ['R'] },
            { name: 'Pull', expansion: 'Copper Coast' },
          ],
        },
      },
    })
    const keys = compiled?.printed.abilities.map(({ at }) => at.key) ?? []
    expect(new Set(keys).size).toBe(2)
  })

  test('a double-faced card is its front; the back has the colours of its indicator', () => {
    const [record] = recordsOf(TURNED)
    expect(record && compile(record).printed).toMatchObject({
      name: 'Day Guard',
      colors: ['W'],
      power: 1,
      parts: { kind: 'doubleFaced', faces: [{ name: 'Night Guard', cost: null, colors: ['B'], power: 2 }] },
    })
  })

  test('a face that isn’t understood is named', () => {
    const halves = [SPLIT.card_faces[0], face('Pull', '{2}{U}', 'Sorcery', 'Frobnicate.')]
    const [record] = recordsOf({ ...SPLIT, card_faces: halves })
    expect(record && compile(record)).toMatchObject({ ok: false, problems: [{ face: 'Pull', reason: 'unknown' }] })
    const lines = deckLines([{ count: 1, name: 'Push' }], byName(compileAll(record === undefined ? [] : [record])))
    expect(lines).toMatchObject([{ state: 'notUnderstood', face: 'Pull' }])
    expect(atOnce(readingBoard({ cards: [record] })).problems).toMatchObject([{ params: { name: 'Pull' } }])
  })

  test('a form that no book knows isn’t understood, and a face that is no record is reported', () => {
    const [record] = recordsOf({ ...SPLIT, layout: 'host' })
    expect(record && compile(record)).toMatchObject({ ok: false, problems: [{ reason: 'typeLine' }] })
    const { problems } = readCardFile(JSON.stringify([{ ...SPLIT, card_faces: [face('Push', '{R}', ''), {}] }]))
    expect(problems).toMatchObject([{ record: 1, key: 'record.missing', params: { field: 'type_line' } }])
  })

  test('lists may name either half of a split card or both, and the front of a double-faced one', () => {
    const cards = compileAll(recordsOf(SPLIT, TURNED))
    const { entries } = readDeckText(
      '1 Push\n1 pull\n1 Push // Pull\n1 Push/Pull\n1 Push / Pull\n1 Push /// Pull\n1 Day Guard\n1 Day Guard // Night Guard\n1 Night Guard',
    )
    expect(deckLines(entries, byName(cards)).map(({ state }) => state)).toEqual([
      ...Array(8).fill('understood'),
      'unknown',
    ])
    expect(compileDeck(entries, byName(cards)).cards.map(({ name }) => name)).toEqual([
      ...Array(6).fill('Push // Pull'),
      ...Array(2).fill('Day Guard'),
    ])
  })

  test('a card of its own comes before another’s half of that name', () => {
    const [whole] = recordsOf(face('Pull', '{1}', 'Artifact'))
    const cards = compileAll([...recordsOf(SPLIT), ...(whole === undefined ? [] : [whole])])
    expect(byName(cards)('pull')?.record.name).toBe('Pull')
  })
})
