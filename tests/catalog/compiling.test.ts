import { describe, expect, test } from 'vitest'
import { byName, compileAhead, compiledWhenAsked, loadSet } from '../../src/catalog/index.ts'

test('the set is compiled ahead with pauses, for whoever wants to go on meanwhile', async () => {
  let pauses = 0
  const pause = async () => {
    pauses++
  }
  const { cards } = await loadSet()
  await compileAhead(cards, pause)
  expect(pauses).toBe(Math.ceil(cards.length / 12) - 1)
})

describe('a card compiled when its program is asked for', () => {
  /** A card that counts how often its text is read. */
  function counting() {
    let reads = 0
    const record = {
      name: 'Quiet Sentinel',
      mana_cost: '{1}{W}',
      type_line: 'Creature — Golem',
      power: '1',
      toughness: '1',
      get oracle_text() {
        reads++
        return 'Vigilance'
      },
    }
    return { record, reads: () => reads }
  }

  test('is found by its name before', () => {
    const { record, reads } = counting()
    const found = byName([compiledWhenAsked(record)])('quiet sentinel')
    expect(found?.record).toBe(record)
    expect(reads()).toBe(0)
    expect(found?.compiled).toMatchObject({ ok: true, printed: { name: 'Quiet Sentinel', power: 1 } })
  })

  test('is compiled once', () => {
    const { record, reads } = counting()
    const card = compiledWhenAsked(record)
    const { compiled } = card
    const once = reads()
    expect(once).toBeGreaterThan(0)
    expect(card.compiled).toBe(compiled)
    expect(reads()).toBe(once)
  })

  test('is compiled ahead, whoever knows it', async () => {
    const { record, reads } = counting()
    const card = compiledWhenAsked(record)
    await compileAhead([card], async () => {})
    const once = reads()
    expect(once).toBeGreaterThan(0)
    expect(card.compiled.ok).toBe(true)
    expect(reads()).toBe(once)
  })
})
