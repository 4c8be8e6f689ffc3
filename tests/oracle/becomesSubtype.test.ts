import { describe, expect, test } from 'vitest'
import { card } from '../support/cards.ts'

const changesOf = (type: string, text: string): unknown => {
  const [ability] = card('Prodding', '{1}', type, text).abilities.slice(-1)
  if (ability?.kind === 'static' && ability.rule.kind === 'affect') return ability.rule.changes
  const effect = ability?.kind === 'spell' ? ability.body.modes[0]?.[0] : undefined
  return effect?.kind === 'modify' ? effect.changes : undefined
}
const types = (set: boolean, subtype: string) => [
  { kind: 'types', set, supertypes: [], types: [], subtypes: [subtype] },
]

describe('becoming nothing but a subtype', () => {
  test('set, or in addition; one or many', () => {
    expect(changesOf('Instant', 'Target land becomes an Island until end of turn.')).toEqual(types(true, 'Island'))
    expect(changesOf('Instant', 'Target creature becomes a Goblin until end of turn.')).toEqual(types(true, 'Goblin'))
    expect(changesOf('Enchantment', 'Nonbasic lands are Mountains.')).toEqual(types(true, 'Mountain'))
    expect(changesOf('Enchantment', 'All lands are Swamps in addition to their other types.')).toEqual(
      types(false, 'Swamp'),
    )
    const aura = 'Enchant land\nEnchanted land is a Swamp in addition to its other types.'
    expect(changesOf('Enchantment — Aura', aura)).toEqual(types(false, 'Swamp'))
  })

  test('what stays a land keeps its types', () => {
    expect(changesOf('Enchantment', 'All lands are 1/1 creatures that are still lands.')).toEqual([
      { kind: 'types', set: false, supertypes: [], types: ['creature'], subtypes: [] },
      { kind: 'setPt', power: 1, toughness: 1 },
    ])
  })
})
