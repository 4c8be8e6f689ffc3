import { describe, expect, test } from 'vitest'
import { checkBlocks, declareBlockers, requiredBlocks, whyCantBlock } from '../../../src/engine/combat/index.ts'
import type { State } from '../../../src/engine/state/index.ts'
import type { Filter, Printed } from '../../../src/language/index.ts'
import { drive, type Given } from '../../support/drive.ts'
import { beast, buildState, face, keyword, type ObjectSpec, permanents } from '../../support/state.ts'
import { attacking, restricted, withKeywords } from './support.ts'

const bear = beast('Bear', 2, 2)
const yours = (one: Printed): ObjectSpec => ({ face: one, owner: 1 })

/** One attacker, number 1, against one creature that would block, number 2. */
function why(attacker: Printed, blocker: Printed, ...others: readonly (Printed | ObjectSpec)[]): string | null {
  const state = attacking(buildState({ battlefield: [attacker, yours(blocker), ...others] }), [1])
  return whyCantBlock(state, 2, 1)?.key ?? null
}

describe('evasion', () => {
  test('[2004:502.4b] flying', () => {
    expect(why(withKeywords('Bird', 'flying'), bear)).toBe('block.flying')
    expect(why(withKeywords('Bird', 'flying'), withKeywords('Bat', 'flying'))).toBeNull()
    expect(why(withKeywords('Bird', 'flying'), withKeywords('Spider', 'reach'))).toBeNull()
    expect(why(bear, withKeywords('Bat', 'flying'))).toBeNull()
  })

  test('[2004:502.17b] horsemanship', () => {
    expect(why(withKeywords('Rider', 'horsemanship'), withKeywords('Bird', 'flying'))).toBe('block.horsemanship')
    expect(why(bear, withKeywords('Rider', 'horsemanship'))).toBeNull()
  })

  test('[2004:502.8b] shadow, both ways', () => {
    const shade = withKeywords('Shade', 'shadow')
    expect(why(shade, bear)).toBe('block.shadow')
    expect(why(bear, shade)).toBe('block.shadowBlocker')
    expect(why(shade, shade)).toBeNull()
  })

  test('[2004:501.2] a blocker must satisfy every evasion ability', () => {
    const both = withKeywords('Ghost', 'flying', 'shadow')
    expect(why(both, withKeywords('Bird', 'flying'))).toBe('block.shadow')
    expect(why(both, withKeywords('Shade', 'shadow'))).toBe('block.flying')
    expect(why(both, both)).toBeNull()
  })

  test('[2004:502.25b] fear', () => {
    const lurker = withKeywords('Lurker', 'fear')
    expect(why(lurker, bear)).toBe('block.fear')
    expect(why(lurker, beast('Imp', 1, 1, { colors: ['B'] }))).toBeNull()
    expect(why(lurker, beast('Golem', 1, 1, { types: ['artifact', 'creature'] }))).toBeNull()
  })

  test('[2004:501.1] intimidate', () => {
    const scary = { ...withKeywords('Ogre', 'intimidate'), colors: ['R'] as const }
    expect(why(scary, beast('Elf', 1, 1, { colors: ['G'] }))).toBe('block.intimidate')
    expect(why(scary, beast('Imp', 1, 1, { colors: ['R', 'B'] }))).toBeNull()
  })

  test('[2004:502.6b] landwalk looks at the defending player only', () => {
    const walker = beast('Kelp', 2, 2, {
      abilities: [keyword({ name: 'landwalk', land: [{ is: 'subtype', subtype: 'Island' }] })],
    })
    const island = face('Isle', { types: ['land'], subtypes: ['Island'] })
    expect(why(walker, bear)).toBeNull()
    expect(why(walker, bear, island)).toBeNull()
    expect(why(walker, bear, yours(island))).toBe('block.landwalk')
  })

  test('[2004:502.7f] protection', () => {
    const safe = beast('Paladin', 2, 2, {
      abilities: [keyword({ name: 'protection', from: { is: 'color', color: 'G' } })],
    })
    const elf = beast('Elf', 1, 1, { colors: ['G'] })
    expect(why(safe, elf)).toBe('block.protection')
    expect(why(elf, safe)).toBeNull()
  })
})

describe('restrictions on blocking', () => {
  const board = attacking(buildState({ battlefield: [bear, yours(bear)] }), [1])
  const key = (state: State): string | null => whyCantBlock(state, 2, 1)?.key ?? null
  const flyers: Filter = permanents({ is: 'keyword', keyword: 'flying' })

  test('[2004:309.2a] only untapped creatures of the defending player block attackers', () => {
    const state = attacking(
      buildState({
        battlefield: [bear, { face: bear, owner: 1, tapped: true }, bear, yours(face('Mill')), yours(bear)],
      }),
      [1],
    )
    expect([2, 3, 4, 5].map((id) => whyCantBlock(state, id, 1)?.key ?? null)).toEqual([
      'block.tapped',
      'block.notDefending',
      'block.notCreature',
      null,
    ])
    expect(whyCantBlock(state, 5, 3)?.key).toBe('block.notAttacking')
  })

  test('[2004:500.1] effects on the blocker', () => {
    expect(key(restricted(board, 2, { kind: 'cantBlock', what: null }))).toBe('block.cant')
    expect(key(restricted(board, 2, { kind: 'cantBlock', what: flyers }))).toBeNull()
  })

  test('[2004:501.1] effects on the attacker', () => {
    expect(key(restricted(board, 1, { kind: 'cantBeBlocked', by: null, except: null }))).toBe('block.unblockable')
    expect(key(restricted(board, 1, { kind: 'cantBeBlocked', by: permanents(), except: null }))).toBe(
      'block.cantBeBlockedBy',
    )
    expect(key(restricted(board, 1, { kind: 'cantBeBlocked', by: null, except: flyers }))).toBe('block.onlyBlockedBy')
  })

  test('[2004:309.2a] one creature blocks one attacker, unless an effect says more', () => {
    const two = attacking(buildState({ battlefield: [bear, bear, yours(bear)] }), [1, 2])
    expect(checkBlocks(two, 1, [{ id: 3, attackers: [1, 2] }])?.key).toBe('block.tooMany')
    expect(
      checkBlocks(restricted(two, 3, { kind: 'blocksAdditional', n: 1 }), 1, [{ id: 3, attackers: [1, 2] }]),
    ).toBeNull()
    expect(
      checkBlocks(two, 1, [
        { id: 3, attackers: [1] },
        { id: 3, attackers: [2] },
      ])?.key,
    ).toBe('block.twice')
  })
})

describe('requirements to block', () => {
  test('[2004:500.3] a creature that must block blocks something, where it can', () => {
    const state = restricted(attacking(buildState({ battlefield: [bear, yours(bear)] }), [1]), 2, {
      kind: 'mustBlock',
      per: 'turn',
      whom: null,
    })
    expect(checkBlocks(state, 1, [])?.key).toBe('block.must')
    expect(checkBlocks(state, 1, [{ id: 2, attackers: [1] }])).toBeNull()
    const evaded = restricted(state, 1, { kind: 'cantBeBlocked', by: null, except: null })
    expect(checkBlocks(evaded, 1, [])).toBeNull()
  })

  test('[2004:500.4] as many requirements as possible: one blocker cannot meet two attackers that must be blocked', () => {
    const base = attacking(buildState({ battlefield: [bear, bear, yours(bear)] }), [1, 2])
    const state = restricted(restricted(base, 1, { kind: 'mustBeBlocked' }), 2, { kind: 'mustBeBlocked' })
    expect(checkBlocks(state, 1, [])?.key).toBe('block.mustBeBlocked')
    expect(checkBlocks(state, 1, [{ id: 3, attackers: [1] }])).toBeNull()
    expect(checkBlocks(state, 1, [{ id: 3, attackers: [2] }])).toBeNull()
    expect(checkBlocks(state, 1, requiredBlocks(state, 1))).toBeNull()
  })

  test('[2004:500.4] the blocker that only fits one attacker leaves the other to the one that fits both', () => {
    const flyer = withKeywords('Bird', 'flying')
    const base = attacking(buildState({ battlefield: [flyer, bear, yours(flyer), yours(bear)] }), [1, 2])
    const state = restricted(restricted(base, 1, { kind: 'mustBeBlocked' }), 2, { kind: 'mustBeBlocked' })
    expect(checkBlocks(state, 1, [{ id: 3, attackers: [2] }])?.key).toBe('block.mustBeBlocked')
    expect(requiredBlocks(state, 1)).toEqual([
      { id: 3, attackers: [1] },
      { id: 4, attackers: [2] },
    ])
  })
})

describe('declaring blockers', () => {
  const declare = (state: State, ...replies: readonly Given[]) => drive(state, declareBlockers, replies)

  test('[2004:309.2f] blocked and unblocked attackers; nobody taps', () => {
    const before = attacking(buildState({ battlefield: [bear, bear, yours(bear)] }), [1, 2])
    const { state } = declare(before, [{ id: 3, attackers: [1] }])
    expect(state.combat?.attackers.map((one) => [one.blocked, one.blockers])).toEqual([
      [true, [3]],
      [false, []],
    ])
    expect(state.combat?.blocks).toEqual([{ id: 3, attackers: [1] }])
  })

  test('[2004:309.1] nobody is asked where nothing can block', () => {
    const state = attacking(buildState({ battlefield: [withKeywords('Bird', 'flying'), yours(bear)] }), [1])
    expect(declare(state).asked).toEqual([])
  })

  const gang = (edition: '2004' | '2011'): State =>
    attacking(buildState({ edition, battlefield: [bear, yours(bear), yours(bear)] }), [1])
  const both = [
    { id: 2, attackers: [1] },
    { id: 3, attackers: [1] },
  ]

  test('[2004:309.1] (2011) several blockers are put in damage order by the attacking player', () => {
    const { state, asked } = declare(gang('2011'), both, [3, 2])
    expect(asked[1]).toMatchObject({ kind: 'order', what: 'blockers', seat: 0, of: 1 })
    expect(state.combat?.attackers[0]?.blockers).toEqual([3, 2])
  })

  test('[2004:310.2] in 2004 blockers have no order', () => {
    expect(declare(gang('2004'), both).asked).toHaveLength(1)
  })
})
