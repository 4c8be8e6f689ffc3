import { describe, expect, test } from 'vitest'
import {
  abilitiesOf,
  characteristics,
  colorsOf,
  hasKeyword,
  isType,
  powerOf,
} from '../../../src/engine/continuous/index.ts'
import type { State } from '../../../src/engine/state/index.ts'
import type { Change } from '../../../src/language/index.ts'
import { all, beast, buildState, face, keyword, lasting, permanents, staticAbility } from '../../support/state.ts'

const pt = (power: number, toughness: number): Change => ({ kind: 'pt', power, toughness })
const setPt = (power: number, toughness: number): Change => ({ kind: 'setPt', power, toughness })
const colors = (...set: ('W' | 'U' | 'B' | 'R' | 'G')[]): Change => ({ kind: 'colors', set: true, colors: set })
const flying = keyword({ name: 'flying' })
const creatures = permanents({ is: 'type', type: 'creature' })
const white = permanents({ is: 'type', type: 'creature' }, { is: 'color', color: 'W' })
const bear = beast('Bear', 2, 2, { colors: ['B'] })
const whiteAnthem = face('White Anthem', { abilities: [all(white, pt(1, 1))] })

function size(state: State, id: number): string {
  const { power, toughness } = characteristics(state, id)
  return `${power}/${toughness}`
}

describe('order of layers', () => {
  test('[2004:418.5a] colour comes before what colour is asked for, whichever is older', () => {
    const state = (...set: Change[]) =>
      buildState({ edition: '2004', battlefield: [bear, whiteAnthem], fields: { lasting: [lasting([1], set)] } })
    expect(size(state(), 1)).toBe('2/2')
    expect(size(state(colors('W')), 1)).toBe('3/3')
    expect(size(state(colors('W'), colors('R')), 1)).toBe('2/2')
  })

  test('[2004:418.5a] counters come before set values, in 2011 after them', () => {
    const state = (edition: '2004' | '2011') =>
      buildState({
        edition,
        battlefield: [{ face: bear, counters: { '+1/+1': 1 } }],
        fields: { lasting: [lasting([1], [setPt(0, 2)])] },
      })
    expect(size(state('2004'), 1)).toBe('0/2')
    expect(size(state('2011'), 1)).toBe('1/3')
  })

  test('[2004:200.10] counters of both signs add up and other counters do nothing', () => {
    const counters = { '+1/+1': 2, '-1/-1': 1, charge: 4 }
    expect(size(buildState({ battlefield: [{ face: bear, counters }] }), 1)).toBe('3/3')
  })

  test('[2004:418.5b] a type-changing effect sets power and toughness in the type layer; in 2011 by timestamp', () => {
    const relic = face('Relic', { types: ['artifact'] })
    const animate = lasting(
      [1],
      [{ kind: 'types', set: false, supertypes: [], types: ['creature'], subtypes: [] }, setPt(3, 2)],
    )
    const shrink = lasting([1], [setPt(0, 2)], { id: 2, timestamp: 101 })
    const again = { ...animate, id: 3, timestamp: 102 }
    const state = (edition: '2004' | '2011') =>
      buildState({ edition, battlefield: [relic], fields: { lasting: [animate, shrink, again] } })
    expect(size(state('2004'), 1)).toBe('0/2')
    expect(size(state('2011'), 1)).toBe('3/2')
    expect(isType(state('2011'), 1, 'artifact') && isType(state('2011'), 1, 'creature')).toBe(true)
  })

  test('[2004:418.5i] switching follows timestamps in 2004 and comes last in 2011', () => {
    const ogre = beast('Ogre', 1, 3)
    const effects = [
      lasting([1], [pt(0, 1)]),
      lasting([1], [{ kind: 'switchPt' }], { timestamp: 101 }),
      lasting([1], [pt(5, 0)], { timestamp: 102 }),
    ]
    const state = (edition: '2004' | '2011', list = effects) =>
      buildState({ edition, battlefield: [ogre], fields: { lasting: list } })
    expect(size(state('2004', effects.slice(0, 2)), 1)).toBe('4/1')
    expect(size(state('2004'), 1)).toBe('9/1')
    expect(size(state('2004', effects.slice(1, 2)), 1)).toBe('3/1')
    expect(size(state('2011'), 1)).toBe('4/6')
  })

  test('[2011:613.5] an effect goes on applying to what it began with', () => {
    const changes: Change[] = [{ kind: 'colors', set: true, colors: ['R'] }, pt(1, 1)]
    const blackens = face('Reddener', { abilities: [all(permanents({ is: 'color', color: 'B' }), ...changes)] })
    const state = buildState({ battlefield: [bear, blackens] })
    expect(colorsOf(state, 1)).toEqual(['R'])
    expect(size(state, 1)).toBe('3/3')
  })
})

describe('timestamps', () => {
  const blue = face('Blue', { abilities: [all(creatures, colors('U'))] })
  const red = face('Red', { abilities: [all(creatures, colors('R'))] })

  test('[2004:418.5f] a static effect has the timestamp of its object', () => {
    expect(colorsOf(buildState({ battlefield: [bear, blue, red] }), 1)).toEqual(['R'])
    expect(colorsOf(buildState({ battlefield: [bear, { face: blue, timestamp: 9 }, red] }), 1)).toEqual(['U'])
  })

  test('[2004:418.5g] a lasting effect has its own', () => {
    const made = (timestamp: number) => lasting([1], [colors('G')], { timestamp })
    expect(colorsOf(buildState({ battlefield: [bear, blue], fields: { lasting: [made(50)] } }), 1)).toEqual(['G'])
    expect(colorsOf(buildState({ battlefield: [bear, blue], fields: { lasting: [made(1)] } }), 1)).toEqual(['U'])
  })

  test('[2004:418.5h] "loses flying" and "has flying": the newer wins', () => {
    const loses = face('Net', { abilities: [all(creatures, { kind: 'loseKeyword', keyword: 'flying' })] })
    const wings = face('Wings', {
      abilities: [
        staticAbility({ kind: 'affect', what: { kind: 'host' }, changes: [{ kind: 'gain', ability: flying }] }),
      ],
    })
    const on = { face: wings, attachedTo: { object: 1 } }
    expect(hasKeyword(buildState({ battlefield: [bear, loses, on] }), 1, 'flying')).toBe(true)
    expect(hasKeyword(buildState({ battlefield: [bear, on, loses] }), 1, 'flying')).toBe(false)
  })
})

describe('dependencies', () => {
  const lands = permanents({ is: 'type', type: 'land' })
  const swamps = permanents({ is: 'subtype', subtype: 'Swamp' })
  const animate: Change = { kind: 'types', set: false, supertypes: [], types: ['creature'], subtypes: [] }
  const swampy: Change = { kind: 'types', set: true, supertypes: [], types: [], subtypes: ['Swamp'] }
  const forest = face('Forest', { types: ['land'], supertypes: ['basic'], subtypes: ['Forest'] })

  test('[2004:418.5c] "Swamps are creatures" waits for "lands are Swamps", though it is older', () => {
    const first = face('Living Mire', { abilities: [all(swamps, animate)] })
    const second = face('Highwater', { abilities: [all(lands, swampy)] })
    const state = buildState({ battlefield: [forest, first, second] })
    expect(isType(state, 1, 'creature')).toBe(true)
    expect(characteristics(state, 1).subtypes).toEqual(['Swamp'])
    expect(isType(buildState({ battlefield: [forest, first] }), 1, 'creature')).toBe(false)
  })

  test('[2004:418.5d] two effects that depend on each other follow their timestamps', () => {
    const make = (from: string, to: string) =>
      face(`${from} to ${to}`, {
        abilities: [
          all(permanents({ is: 'subtype', subtype: from }), {
            kind: 'types',
            set: true,
            supertypes: [],
            types: [],
            subtypes: [to],
          }),
        ],
      })
    const there = make('Forest', 'Island')
    const back = make('Island', 'Forest')
    const island = face('Island', { types: ['land'], supertypes: ['basic'], subtypes: ['Island'] })
    expect(characteristics(buildState({ battlefield: [forest, island, there, back] }), 1).subtypes).toEqual(['Forest'])
    expect(characteristics(buildState({ battlefield: [forest, island, back, there] }), 1).subtypes).toEqual(['Island'])
    expect(characteristics(buildState({ battlefield: [forest, back, there] }), 1).subtypes).toEqual(['Forest'])
  })

  test('[2004:418.5c] an effect whose ability is taken away in its layer does not apply', () => {
    const mire = face('Mire', { types: ['land'], abilities: [all(lands, { ...swampy, set: false })] })
    const flood = face('Highwater', {
      abilities: [
        all(permanents({ is: 'type', type: 'land' }, { is: 'not', of: { is: 'supertype', supertype: 'basic' } }), {
          ...swampy,
          subtypes: ['Mountain'],
        }),
      ],
    })
    const state = buildState({ battlefield: [forest, mire, flood] })
    expect(characteristics(state, 1).subtypes).toEqual(['Forest'])
    expect(characteristics(state, 2).subtypes).toEqual(['Mountain'])
  })

  test('[2004:402.3] a drawback that is an ability is lost with all abilities', () => {
    const coward = beast('Coward', 2, 2, {
      abilities: [
        staticAbility({
          kind: 'affect',
          what: { kind: 'self' },
          changes: [{ kind: 'restrict', restriction: { kind: 'cantBlock', what: null } }],
        }),
      ],
    })
    const state = (...changes: Change[]) =>
      buildState({ battlefield: [coward], fields: { lasting: [lasting([1], changes)] } })
    expect(characteristics(state(), 1).restrictions).toHaveLength(1)
    expect(characteristics(state({ kind: 'loseAllAbilities' }), 1).restrictions).toHaveLength(0)
  })

  test('[2004:418.4b] a gained static ability works as its object has it', () => {
    const lend: Change = { kind: 'gain', ability: all(creatures, pt(1, 1)) }
    const state = buildState({ battlefield: [bear, bear], fields: { lasting: [lasting([1], [lend])] } })
    expect([size(state, 1), size(state, 2)]).toEqual(['3/3', '3/3'])
    expect(abilitiesOf(state, 1)).toHaveLength(1)
  })
})

describe('defining abilities', () => {
  const hand = { kind: 'zoneSize', zone: 'hand', of: { kind: 'you' } } as const
  const thinker = beast('Thinker', 0, 0, {
    abilities: [staticAbility({ kind: 'define', power: hand, toughness: hand, colors: null })],
  })
  const cards = [bear, bear, bear]

  test('[2004:208.2] a star is defined on the battlefield', () => {
    expect(size(buildState({ battlefield: [thinker], hand: cards }), 1)).toBe('3/3')
  })

  test('[2004:405.2a] elsewhere it is 0 in 2004 and defined in 2011; colours are defined everywhere', () => {
    const graveyard = [
      thinker,
      face('Ruddy', { abilities: [staticAbility({ kind: 'define', power: null, toughness: null, colors: ['R'] })] }),
    ]
    const state = (edition: '2004' | '2011') => buildState({ edition, graveyard, hand: cards })
    expect(powerOf(state('2004'), 1)).toBe(0)
    expect(powerOf(state('2011'), 1)).toBe(3)
    expect(colorsOf(state('2004'), 2)).toEqual(['R'])
  })

  test('[2004:418.5a] it comes first, though its object is newer', () => {
    const state = buildState({
      battlefield: [{ face: thinker, timestamp: 500 }],
      hand: cards,
      fields: { lasting: [lasting([1], [setPt(1, 1)])] },
    })
    expect(size(state, 1)).toBe('1/1')
  })

  test('[2011:208.2] a count of cards like itself ends', () => {
    const count = {
      kind: 'count',
      filter: {
        noun: 'card',
        is: [
          { is: 'in', zone: 'graveyard', of: null },
          { is: 'type', type: 'creature' },
        ],
      },
    } as const
    const ghoul = beast('Ghoul', 0, 0, {
      abilities: [staticAbility({ kind: 'define', power: count, toughness: count, colors: null })],
    })
    const state = buildState({ battlefield: [ghoul], graveyard: [ghoul, ghoul, bear] })
    expect([powerOf(state, 1), powerOf(state, 2)]).toEqual([3, 3])
  })
})
