import { describe, expect, test } from 'vitest'
import { compileAll } from '../../../src/catalog/compiling/index.ts'
import { deckProblems, readCardFile } from '../../../src/catalog/index.ts'
import { compile } from '../../../src/oracle/index.ts'
import { card } from '../../support/cards.ts'
import { fours } from '../../support/game.ts'

const record = (type_line: string) => ({ name: 'Odd One', mana_cost: '', type_line, oracle_text: '' })

/** Types and subtypes of a type line that is understood, otherwise `null`. */
function lineOf(typeLine: string): readonly unknown[] | null {
  const compiled = compile(record(typeLine))
  return compiled.ok ? [compiled.printed.types, compiled.printed.subtypes] : null
}

describe('205 what the edition knows', () => {
  const problems = (typeLine: string) =>
    deckProblems('2011', 'constructed', { deck: [...fours(60), card('Odd One', '{1}', typeLine)] })

  test('[2011:205.2a 2004:205.2a] eleven card types and no others, of which the variants’ are for no deck', () => {
    for (const type of ['Artifact', 'Creature', 'Enchantment', 'Instant', 'Land', 'Planeswalker', 'Sorcery'])
      expect(problems(type), type).toEqual([])
    expect(problems('Tribal Instant — Goblin')).toEqual([])
    for (const type of ['Plane', 'Scheme', 'Vanguard'])
      expect(problems(type), type).toMatchObject([{ key: 'edition.variant', rule: '2011:9' }])
    expect(problems('Battle')).toMatchObject([{ key: 'edition.cardType' }])
    for (const wrong of ['Phenomenon', 'Conspiracy', 'Gizmo']) expect(lineOf(wrong), wrong).toBeNull()
  })

  test('[2011:205.3k] instants and sorceries share two subtypes', () => {
    for (const type of ['Instant — Arcane', 'Sorcery — Arcane', 'Instant — Trap', 'Sorcery — Trap'])
      expect(problems(type), type).toEqual([])
    expect(problems('Sorcery — Lesson')).toMatchObject([{ key: 'edition.spellType', rule: '2011:205.3k' }])
  })

  test('[2011:205.3n] all that a plane has after the dash is one planar type of the list', () => {
    expect(lineOf("Plane — Serra's Realm")).toEqual([['plane'], ["Serra's Realm"]])
    expect(lineOf('Plane — Zendikar')).toEqual([['plane'], ['Zendikar']])
    for (const wrong of ['Goblin', 'Forest', 'Gizmo', 'Zendikar Rath']) expect(lineOf(`Plane — ${wrong}`)).toBeNull()
    expect(lineOf('Creature — Zendikar')).toBeNull()
  })

  test('[2011:205.3p] vanguards and schemes have no subtypes', () => {
    expect([lineOf('Vanguard'), lineOf('Scheme'), lineOf('Ongoing Scheme')]).toEqual([
      [['vanguard'], []],
      [['scheme'], []],
      [['scheme'], []],
    ])
    for (const type of ['Vanguard', 'Scheme', 'Ongoing Scheme'])
      for (const subtype of ['Goblin', 'Zendikar', 'Arcane', 'Gizmo']) expect(lineOf(`${type} — ${subtype}`)).toBeNull()
  })

  test('[2011:205.3f] the reference decides on subtypes, not what was once printed', () => {
    const printed = {
      ...record('Creature — Human Cleric'),
      power: '1',
      toughness: '1',
      printed_type_line: 'Summon Townsfolk',
    }
    const file = readCardFile(JSON.stringify([printed]))
    const [one] = compileAll(file.records)
    expect([one?.compiled.ok, one?.compiled.printed.subtypes]).toEqual([true, ['Human', 'Cleric']])
  })
})
