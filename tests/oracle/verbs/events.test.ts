import { describe, expect, it } from 'vitest'
import { events } from './grammar.ts'

const SELF = { kind: 'self' }
const YOU = { kind: 'you' }
const yours = {
  kind: 'all',
  filter: {
    is: [
      { is: 'type', type: 'creature' },
      { is: 'controlled', by: YOU },
    ],
  },
}

describe('events', () => {
  it.each([
    ['~ enters the battlefield', { on: 'enters', what: SELF }],
    ['a creature enters the battlefield under your control', { on: 'enters', what: yours }],
    ['a creature you control dies', { on: 'dies', what: yours }],
    ['~ attacks', { on: 'attacks', alone: false }],
    ['~ blocks a creature', { on: 'blocks', whom: { noun: 'permanent' } }],
    [
      '~ attacks or blocks',
      {
        on: 'anyOf',
        of: [
          { on: 'attacks', what: SELF },
          { on: 'blocks', what: SELF },
        ],
      },
    ],
    [
      '~ deals combat damage to a player',
      { on: 'dealsDamage', to: { players: { kind: 'anyPlayer' }, objects: null }, combatOnly: true },
    ],
    ['~ becomes the target of a spell or ability', { on: 'becomesTarget', by: null }],
    ['you cast an instant or sorcery spell', { on: 'cast', who: YOU, spell: { noun: 'spell' } }],
    ['an opponent draws a card', { on: 'draws', who: { kind: 'anOpponent' } }],
    ['enchanted land is tapped for mana', { on: 'tapped', forMana: true, what: { kind: 'host' } }],
    ['the beginning of your upkeep', { on: 'step', step: 'upkeep', whose: YOU }],
    ['the beginning of each end step', { on: 'step', step: 'end', whose: null }],
    ["the beginning of each opponent's upkeep", { on: 'step', whose: { kind: 'eachOpponent' } }],
  ])('%s', (text, meaning) => {
    expect(events(text)).toMatchObject(meaning)
  })

  it('agrees in number', () => {
    expect(events('~ attack')).toMatchObject({ kind: 'notUnderstood' })
  })
})
