import { describe, expect, it } from 'vitest'
import { loadSet } from '../../src/catalog/index.ts'
import { compile, printAbility } from '../../src/oracle/index.ts'
import { unaddressed } from './support.ts'

const { cards } = await loadSet()

describe('the built-in set', () => {
  it.each(cards.map((card) => [card.record.name, card] as const))('%s is understood, with one meaning', (_, card) => {
    expect(card.compiled).toMatchObject({ ok: true })
  })

  it('is said again in house style with the same meaning', () => {
    for (const { record, compiled } of cards) {
      // What a Case, a Class or a Spacecraft gains, the doors of a Room and the rooms of a dungeon are lines of a form, and no sentences.
      if (!compiled.ok || /(Class|Case|Spacecraft|Room)$|^Dungeon/.test(record.type_line)) continue
      // Of a meld pair only both halves together say what they meld into.
      if (record.layout === 'meld') continue
      // Words in brackets are left out for another cost: the house style has none.
      if (/\[/.test(record.oracle_text)) continue
      const isSpell = /Instant|Sorcery/.test(record.type_line)
      const said = compiled.printed.abilities.map((ability) => printAbility(ability, isSpell))
      expect(said, record.name).not.toContain(null)
      const again = compile({ ...record, oracle_text: said.join('\n') })
      expect(again.ok ? unaddressed(again.printed.abilities) : again.problems, said.join('\n')).toEqual(
        unaddressed(compiled.printed.abilities),
      )
    }
  })
})
