import { describe, expect, it } from 'vitest'
import type { Predicate } from '../../src/language/index.ts'
import { ability, effects } from './support.ts'

const type = (name: string) => ({ is: 'type', type: name })
const creature = type('creature')
const you = { kind: 'you' }
const yours = { is: 'controlled', by: you }
const subtype = (name: string) => ({ is: 'subtype', subtype: name })
const not = (of: unknown) => ({ is: 'not', of })
const color = (letter: string) => ({ is: 'color', color: letter })
const state = (name: string) => ({ is: 'state', state: name })
const anyOf = (...of: unknown[]) => ({ is: 'anyOf', of })
const inGraveyard = { is: 'in', zone: 'graveyard', of: you }

const permanents: readonly (readonly [string, readonly unknown[]])[] = [
  ['creature', [creature]],
  ['permanent', []],
  ['Goblin', [{ is: 'subtype', subtype: 'Goblin' }]],
  ['Goblin or Orc creature', [anyOf(subtype('Goblin'), subtype('Orc')), creature]],
  ['Forest or Orc creature', [anyOf(subtype('Forest'), { is: 'allOf', of: [subtype('Orc'), creature] })]],
  ['artifact or Orc creature', [anyOf(type('artifact'), { is: 'allOf', of: [subtype('Orc'), creature] })]],
  ['artifact creature', [type('artifact'), creature]],
  ['artifact or enchantment', [anyOf(type('artifact'), type('enchantment'))]],
  ['artifact, enchantment, or land', [anyOf(type('artifact'), type('enchantment'), type('land'))]],
  ['nonblack creature', [not(color('B')), creature]],
  ['nonartifact, nonblack creature', [not(type('artifact')), not(color('B')), creature]],
  ['white or blue creature', [anyOf(color('W'), color('U')), creature]],
  ['attacking or blocking creature', [anyOf(state('attacking'), state('blocking')), creature]],
  ['tapped creature you control', [state('tapped'), creature, yours]],
  ["creature you don't control", [creature, not(yours)]],
  ['creature an opponent controls', [creature, { is: 'controlled', by: { kind: 'anOpponent' } }]],
  ['creature with flying', [creature, { is: 'keyword', keyword: 'flying' }]],
  ['creature without flying', [creature, not({ is: 'keyword', keyword: 'flying' })]],
  ['creature with power 4 or greater', [creature, { is: 'compare', what: 'power', op: '>=', n: 4 }]],
  ['nonbasic land', [not({ is: 'supertype', supertype: 'basic' }), type('land')]],
  ['creature token', [creature, state('token')]],
  ['creature with a charge counter on it', [creature, { is: 'hasCounter', counter: 'charge' }]],
  ['creature that shares a color with ~', [creature, { is: 'shares', what: 'color', thing: { kind: 'self' } }]],
  [
    'creature that shares a creature type with ~',
    [creature, { is: 'shares', what: 'creatureType', thing: { kind: 'self' } }],
  ],
  ['creature other than ~', [creature, { is: 'notThing', thing: { kind: 'self' } }]],
]

describe('noun phrases', () => {
  it.each(permanents)('destroy target %s', (words, is) => {
    const [effect] = effects(`Destroy target ${words}.`)
    expect(effect).toMatchObject({ kind: 'destroy', what: { kind: 'target', filter: { noun: 'permanent', is } } })
  })

  it('cards have a zone', () => {
    const [effect] = effects('Return target creature card with mana value 3 or less from your graveyard to your hand.')
    const is = [creature, { is: 'compare', what: 'manaValue', op: '<=', n: 3 }, inGraveyard]
    expect(effect).toMatchObject({ kind: 'move', what: { filter: { noun: 'card', is } }, to: { zone: 'hand' } })
  })

  it('spells are on the stack', () => {
    const [effect] = effects('Counter target noncreature spell.')
    const filter = { noun: 'spell', is: [not(creature)] }
    expect(effect).toMatchObject({ kind: 'counterSpell', what: { filter } })
  })

  it('the same predicates come in the same order, however they are said', () => {
    const filterOf = (text: string): unknown => {
      const [effect] = effects(text)
      return effect?.kind === 'destroy' && effect.what.kind === 'all' ? effect.what.filter : null
    }
    expect(filterOf('Destroy all creatures with flying you control.')).toEqual(
      filterOf('Destroy all creatures you control with flying.'),
    )
  })

  it('how many targets', () => {
    const counts = ['two', 'up to two', 'any number of', 'one or two'].map((words) => {
      const [effect] = effects(`Tap ${words} target creatures.`)
      return effect?.kind === 'tap' && effect.what.kind === 'target' ? effect.what.count : null
    })
    expect(counts).toEqual([
      { min: 2, max: 2 },
      { min: 0, max: 2 },
      { min: 0, max: { kind: 'all' } },
      { min: 1, max: 2 },
    ])
  })

  it('"other" is a quality of all, "another target" of the target', () => {
    const other: Predicate = { is: 'other' }
    const trigger = ability('When ~ dies, destroy all other creatures.')
    expect(trigger).toMatchObject({ body: { modes: [[{ what: { filter: { is: [other, creature] } } }]] } })
    // A spell is no permanent: others are other than what it has just named.
    const named = { ...other, than: { kind: 'slot', slot: 0 } }
    expect(effects('Tap target creature. Destroy all other creatures.')[1]).toMatchObject({
      what: { filter: { is: [named, creature] } },
    })
    const [, second] = effects('Tap target creature. Untap another target creature.')
    expect(second).toMatchObject({ what: { slot: 1, distinct: true, filter: { is: [creature] } } })
  })
})
