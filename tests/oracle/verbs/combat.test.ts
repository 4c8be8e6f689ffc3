import { describe, expect, it } from 'vitest'
import { effects, events, rules } from './grammar.ts'

const SELF = { kind: 'self' }
const mana = (n: string) => [{ kind: 'mana', mana: [n] }]
const restricts = (...restrictions: readonly object[]) => ({
  rule: { kind: 'affect', changes: restrictions.map((restriction) => ({ kind: 'restrict', restriction })) },
  condition: null,
})

describe('what is so of combat', () => {
  it.each([
    ["~ can't attack alone.", [{ kind: 'cantAttackAlone' }]],
    ["~ can't attack or block alone.", [{ kind: 'cantAttackAlone' }, { kind: 'cantBlockAlone' }]],
    ["~ can't be blocked except by two or more creatures.", [{ kind: 'blockedBy', least: 2, most: null }]],
    ["~ can't be blocked by more than one creature.", [{ kind: 'blockedBy', least: 0, most: 1 }]],
    ["~ can't attack unless you pay {2}.", [{ kind: 'cantAttackUnlessPaid', cost: mana('2') }]],
    ["Creatures can't block unless their controller pays {1}.", [{ kind: 'cantBlockUnlessPaid', cost: mana('1') }]],
    [
      "Enchanted creature can't attack or block unless its controller pays {3}.",
      [
        { kind: 'cantAttackUnlessPaid', cost: mana('3') },
        { kind: 'cantBlockUnlessPaid', cost: mana('3') },
      ],
    ],
    ['All creatures able to block ~ do so.', [{ kind: 'mustBeBlockedByAll' }]],
    ["You may have ~ assign its combat damage as though it weren't blocked.", [{ kind: 'assignsAsUnblocked' }]],
  ])('%s', (text, restrictions) => {
    expect(rules(text)).toMatchObject(restricts(...restrictions))
  })

  it.each([
    ['No more than one creature can attack each combat.', { what: 'attack', n: 1, whom: null }],
    ['No more than two creatures can block each combat.', { what: 'block', n: 2, whom: null }],
    ['No more than two creatures can attack you each combat.', { what: 'attack', n: 2, whom: { kind: 'you' } }],
  ])('%s', (text, rule) => {
    expect(rules(text)).toMatchObject({ rule: { kind: 'mostFighters', ...rule } })
  })

  it('a tax on attacks, with a verb that agrees with the payer', () => {
    const text =
      "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you."
    expect(rules(text)).toMatchObject({
      rule: {
        what: { kind: 'all' },
        changes: [
          {
            restriction: {
              kind: 'cantAttackUnlessPaid',
              cost: mana('2'),
              whom: { players: { kind: 'you' }, walkers: false },
            },
          },
        ],
      },
    })
    expect(rules(text.replace('pays', 'pay'))).not.toHaveProperty('rule')
  })
})

describe('effects in combat', () => {
  it.each([
    ['Remove target attacking creature from combat.', { kind: 'removeFromCombat' }],
    ['Reselect which player or permanent target attacking creature is attacking.', { kind: 'reselectAttack' }],
    ['Reselect which player or planeswalker ~ is attacking.', { kind: 'reselectAttack' }],
    ['Reselect which player ~ is attacking.', { kind: 'reselectAttack', players: true }],
    ['Target unblocked attacking creature becomes blocked.', { kind: 'becomeBlocked' }],
    [
      'Target creature blocks ~ this turn if able.',
      { kind: 'modify', changes: [{ restriction: { kind: 'mustBlock', whom: { is: [{ is: 'thing' }] } } }] },
    ],
    ['~ assigns no combat damage this turn.', { changes: [{ restriction: { kind: 'assignsNoDamage' } }] }],
    [
      'Create two 1/1 white Soldier creature tokens that are tapped and attacking.',
      { kind: 'createToken', n: 2, tapped: true, attacking: true },
    ],
  ])('%s', (text, effect) => {
    expect(effects(text)).toMatchObject([effect])
  })
})

describe('events of combat', () => {
  it.each([
    ["you're attacked", { on: 'attacked', who: { kind: 'you' } }],
    ['an opponent is attacked', { on: 'attacked', who: { kind: 'anOpponent' } }],
    ['~ blocks alone', { on: 'blocksAlone', what: SELF }],
  ])('whenever %s', (text, event) => {
    expect(events(text)).toMatchObject(event)
  })
})
