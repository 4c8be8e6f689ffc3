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

describe('any subject, any verb, any place', () => {
  const opponents = { kind: 'anOpponent' }
  it.each([
    ['a creature card is put into exile from anywhere', { on: 'moves', from: null, to: 'exile' }],
    [
      "a land card is put into an opponent's graveyard from a library",
      { on: 'moves', from: 'library', whose: opponents },
    ],
    [
      "a permanent is returned to an opponent's hand",
      { on: 'moves', from: 'battlefield', to: 'hand', whose: opponents },
    ],
    ['a creature enters the battlefield from a graveyard', { on: 'enters', from: 'graveyard' }],
    ['~ becomes blocked by two or more Walls', { on: 'becomesBlocked', least: 2, by: { is: [{ subtype: 'Wall' }] } }],
    ['~ blocks three or more creatures', { on: 'blocks', least: 3 }],
    ['~ deals 3 or more damage', { on: 'dealsDamage', least: 3, to: null, combatOnly: false }],
    [
      'a Goblin deals damage to an opponent or a Wall',
      { to: { players: opponents, objects: { is: [{ subtype: 'Wall' }] } } },
    ],
    [
      'an opponent casts a creature spell during your turn from exile',
      { on: 'cast', who: opponents, inTurnOf: YOU, from: { of: null, zone: 'exile' } },
    ],
    ["you're dealt noncombat damage", { on: 'playerDealtDamage', who: YOU, noncombat: true }],
    ['the last charge counter is removed from an artifact', { on: 'lastCounterRemoved', counter: 'charge' }],
    [
      '~ becomes tapped or becomes the target of a spell or ability',
      {
        on: 'anyOf',
        of: [
          { on: 'tapped', what: SELF },
          { on: 'becomesTarget', by: null, what: SELF },
        ],
      },
    ],
    [
      'you cycle a creature card or it dies',
      {
        on: 'anyOf',
        of: [
          { on: 'cycled', who: YOU },
          { on: 'dies', what: { kind: 'all' } },
        ],
      },
    ],
  ])('whenever %s', (text, event) => {
    expect(events(text)).toMatchObject(event)
  })

  it.each([
    // The engine counts attacks on anybody, and all spells and abilities.
    '~ attacks you for the first time each turn',
    '~ becomes the target of an Aura spell for the first time each turn',
    'a creature is put into a graveyard from exile',
    'a creature enters the battlefield from a library',
    "a creature enters the battlefield under its owner's control",
  ])('not understood: whenever %s', (text) => {
    expect(events(text)).toMatchObject({ kind: 'notUnderstood' })
  })
})
