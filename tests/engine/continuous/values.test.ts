import { describe, expect, test } from 'vitest'
import { abilitiesOf, characteristics, hasKeyword, manaValueOf, powerOf } from '../../../src/engine/continuous/index.ts'
import { isProtectedFrom } from '../../../src/engine/keywords/index.ts'
import type { Change } from '../../../src/language/index.ts'
import { all, beast, buildState, face, keyword, lasting, permanents } from '../../support/state.ts'

const forest = face('Forest', { types: ['land'], supertypes: ['basic'], subtypes: ['Forest'] })
const mana = (state: Parameters<typeof abilitiesOf>[0], id: number) =>
  abilitiesOf(state, id).map((ability) => {
    const effect = ability.kind === 'activated' ? ability.body.modes[0]?.[0] : undefined
    return effect?.kind === 'addMana' && effect.mana.kind === 'fixed' ? effect.mana.mana.join('') : ability.kind
  })
const types = (set: boolean, ...subtypes: string[]): Change => ({
  kind: 'types',
  set,
  supertypes: [],
  types: [],
  subtypes,
})

describe('lands', () => {
  const tower = face('Tower', {
    types: ['land'],
    supertypes: ['legendary'],
    subtypes: ['Tower'],
    abilities: [keyword({ name: 'shroud' })],
  })

  test('[2004:212.6d] a basic land type gives its mana ability', () => {
    const dual = face('Grove', { types: ['land'], subtypes: ['Swamp', 'Forest'] })
    const state = buildState({ battlefield: [forest, dual], hand: [forest] })
    expect([mana(state, 1), mana(state, 2), mana(state, 3)]).toEqual([['G'], ['B', 'G'], ['G']])
  })

  test('[2004:212.6e] set to a basic land type it loses its text and other land types, not supertypes or what it was given', () => {
    const given: Change = { kind: 'gain', ability: keyword({ name: 'hexproof' }) }
    const lastings = [lasting([1], [given], { timestamp: 50 }), lasting([1], [types(true, 'Island')])]
    const state = buildState({ battlefield: [tower], fields: { lasting: lastings } })
    expect(mana(state, 1)).toEqual(['U', 'keyword'])
    expect(hasKeyword(state, 1, 'shroud')).toBe(false)
    expect(hasKeyword(state, 1, 'hexproof')).toBe(true)
    expect(characteristics(state, 1)).toMatchObject({
      subtypes: ['Island'],
      supertypes: ['legendary'],
      types: ['land'],
    })
  })

  test('[2004:212.6e] a land type in addition takes nothing away', () => {
    const state = buildState({ battlefield: [tower], fields: { lasting: [lasting([1], [types(false, 'Swamp')])] } })
    expect(mana(state, 1)).toEqual(['keyword', 'B'])
    expect(characteristics(state, 1).subtypes).toEqual(['Tower', 'Swamp'])
  })
})

describe('face down and copies', () => {
  const dragon = beast('Dragon', 5, 5, {
    colors: ['R'],
    cost: ['4', 'R', 'R'],
    abilities: [keyword({ name: 'flying' })],
  })

  test('[2004:504.2] face down: a 2/2 creature without name, cost, colour and text', () => {
    const state = buildState({
      battlefield: [{ face: dragon, faceDown: true }],
      stack: [{ face: dragon, faceDown: true }],
    })
    for (const id of [1, 2]) {
      expect(characteristics(state, id)).toMatchObject({
        name: '',
        cost: null,
        colors: [],
        types: ['creature'],
        abilities: [],
        power: 2,
        toughness: 2,
      })
    }
    expect(manaValueOf(state, 1)).toBe(0)
  })

  test('[2004:503.2] a copy has what is printed on the other, not effects or counters of it', () => {
    const clone = face('Lookalike', { types: ['creature'] })
    const state = buildState({
      battlefield: [
        { face: dragon, counters: { '+1/+1': 2 } },
        { face: clone, copies: dragon },
      ],
    })
    expect(characteristics(state, 2)).toMatchObject({ name: 'Dragon', power: 5 })
    expect(powerOf(state, 1)).toBe(7)
  })

  test('[2004:413.2f] what is gone is as it last was', () => {
    const before = buildState({ battlefield: [{ face: dragon, counters: { '+1/+1': 2 } }] })
    const object = before.objects[0]?.[1]
    if (object == null) throw new Error('no dragon')
    const gone = buildState({
      fields: {
        lastKnown: { 9: { object: { ...object, id: 9 }, characteristics: characteristics(before, 1), became: null } },
      },
    })
    expect(powerOf(gone, 9)).toBe(7)
  })

  test('[2004:203.3] X counts as chosen on the stack and as 0 elsewhere', () => {
    const blast = face('Blast', { types: ['sorcery'], cost: ['X', 'R'] })
    const choices = {
      modes: [0],
      targets: [],
      division: null,
      x: 3,
      options: [],
      cast: { by: 0, from: 'hand', key: 'normal', keyword: null },
      paid: [],
      manaSpent: [],
    } as const
    const state = buildState({ hand: [blast], stack: [{ face: blast, choices }] })
    expect([manaValueOf(state, 1), manaValueOf(state, 2)]).toEqual([1, 4])
  })
})

describe('other readings', () => {
  test('[2004:104.2] a negative power is read as zero in 2004, as it is in 2011, and added to as it is', () => {
    const state = (edition: '2004' | '2011', more: number) => {
      const effects = [
        lasting([1], [{ kind: 'pt', power: -5, toughness: 0 }]),
        lasting([1], [{ kind: 'pt', power: more, toughness: 0 }]),
      ]
      return buildState({ edition, battlefield: [beast('Ox', 3, 3)], fields: { lasting: effects } })
    }
    expect([powerOf(state('2004', 0), 1), powerOf(state('2011', 0), 1)]).toEqual([0, -2])
    expect(powerOf(state('2004', 3), 1)).toBe(1)
  })

  test('[2004:502.7] protection is from sources with the quality', () => {
    const knight = beast('Knight', 2, 2, {
      abilities: [keyword({ name: 'protection', from: { is: 'color', color: 'R' } })],
    })
    const state = buildState({
      battlefield: [knight, beast('Red', 1, 1, { colors: ['R'] }), beast('Green', 1, 1, { colors: ['G'] })],
    })
    expect([isProtectedFrom(state, 1, 2), isProtectedFrom(state, 1, 3)]).toEqual([true, false])
  })

  test('[2004:418.4b] a static ability reaches cards in other zones where it says so', () => {
    const inGraveyard = { noun: 'card', is: [{ is: 'in', zone: 'graveyard', of: { kind: 'you' } }] } as const
    const past = face('Past', { abilities: [all(inGraveyard, { kind: 'gain', ability: keyword({ name: 'flash' }) })] })
    const state = buildState({ battlefield: [past], graveyard: [forest, { face: forest, owner: 1 }], hand: [forest] })
    expect([2, 3, 4].map((id) => hasKeyword(state, id, 'flash'))).toEqual([true, false, false])
  })

  test('[2004:402.8] an ability that works in a graveyard works from there, and not from the battlefield', () => {
    const ability = {
      ...all(permanents({ is: 'type', type: 'creature' }), { kind: 'gain', ability: keyword({ name: 'trample' }) }),
      zone: 'graveyard',
    } as const
    const spirit = beast('Spirit', 1, 1, { abilities: [ability] })
    expect(hasKeyword(buildState({ battlefield: [spirit] }), 1, 'trample')).toBe(false)
    expect(hasKeyword(buildState({ battlefield: [beast('Ox', 3, 3)], graveyard: [spirit] }), 1, 'trample')).toBe(true)
  })
})
