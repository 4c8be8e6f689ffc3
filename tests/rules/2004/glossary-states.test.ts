import { expect, test } from 'vitest'
import { countersOnPlayer, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Doze', '{U}', 'Instant', 'Tap target creature.'),
  card('Wakeup', '{U}', 'Instant', 'Untap target creature.'),
  card('Sleepy', '{1}', 'Enchantment', 'Whenever a creature becomes tapped, you gain 1 life.'),
  card(
    'Shackle',
    '{1}',
    'Artifact — Equipment',
    'Whenever ~ becomes unattached from a permanent, sacrifice that permanent.\nEquip {0}',
  ),
  card('Smash', '{R}', 'Instant', 'Destroy target artifact.'),
  card('Guard', '{R}', 'Instant', 'Target creature gains protection from artifacts until end of turn.'),
  creature('Heir', '{1}', '1/1', 'When ~ dies, you gain life equal to its power.'),
  card('Vimful', '{G}', 'Instant', 'Target creature gets +2/+2 until end of turn.'),
  card('Slay', '{B}', 'Instant', 'Destroy target creature.'),
  card('Font', '{1}', 'Artifact', '{2}: You draw a card.'),
  card('Loft', '{1}', 'Enchantment', 'You have no maximum hand size.'),
  card('Toll', '{1}', 'Enchantment', 'At the beginning of each upkeep, you lose 1 life.'),
  card('Seize', '{U}', 'Instant', 'Gain control of target artifact.'),
  card('Take', '{U}', 'Instant', 'Gain control of target enchantment.'),
  card('Moor', '', 'Land', "{0}: ~ becomes a 3/3 creature until end of turn. It's still a land."),
  card('Toxin', '{G}', 'Sorcery', 'Target player gets two poison counters.'),
  card('Sendback', '{0}', 'Instant', "Return target creature to its owner's hand. You gain life equal to its power."),
]

inEditions('2004', '2011')('states and their changes, %s', (edition) => {
  test('[2004:glossary/becomes] only as it happens, and again when it happens again', () => {
    const game = table(
      edition,
      [
        {
          battlefield: ['Sleepy', 'Bear', 'Island', 'Island', 'Island', 'Island'],
          hand: ['Doze', 'Doze', 'Doze', 'Wakeup'],
        },
        {},
      ],
      CARDS,
    )
    const tap = () =>
      game
        .cast('1:Doze', { targets: ['Bear'] })
        .resolve()
        .resolveAll()
        .life(0)
    expect(tap()).toBe(21)
    expect(tap()).toBe(21)
    game.cast('Wakeup', { targets: ['Bear'] }).resolve()
    expect(tap()).toBe(22)
  })

  test('[2004:glossary/unattach] moved to another creature', () => {
    const game = table(edition, [{ battlefield: ['Bear', 'Ox', { name: 'Shackle', attachedTo: 'Bear' }] }, {}], CARDS)
    game.activate('Shackle', 1, { targets: ['Ox'] }).resolve()
    expect(game.state.stack).toHaveLength(1)
    game.resolve()
    expect([game.zone('Bear'), game.zone('Ox')]).toEqual(['graveyard', 'battlefield'])
  })

  test('[2004:glossary/unattach] destroyed, and coming off by a state-based action', () => {
    for (const [name, target] of [
      ['Smash', 'Shackle'],
      ['Guard', 'Bear'],
    ] as const) {
      const game = table(
        edition,
        [{ battlefield: ['Bear', 'Mountain', { name: 'Shackle', attachedTo: 'Bear' }], hand: [name] }, {}],
        CARDS,
      )
      game.cast(name, { targets: [target] }).resolve()
      expect(game.state.stack).toHaveLength(1)
      expect(game.resolve().zone('Bear')).toBe('graveyard')
    }
  })

  test('[2004:glossary/unattach] what was attached to nothing does not', () => {
    const game = table(edition, [{ battlefield: ['Bear', 'Mountain', 'Shackle'], hand: ['Smash'] }, {}], CARDS)
    game.cast('Smash', { targets: ['Shackle'] }).resolve()
    expect(game.state.stack).toHaveLength(0)
  })

  test('[2004:glossary/last-known-information] what was true just before it left', () => {
    const heir = { name: 'Heir', counters: { '+1/+1': 3 } }
    const game = table(edition, [{ battlefield: [heir, 'Forest', 'Swamp'], hand: ['Vimful', 'Slay'] }, {}], CARDS)
    game.cast('Vimful', { targets: ['Heir'] }).resolve()
    game
      .cast('Slay', { targets: ['Heir'] })
      .resolve()
      .resolve()
    expect(game.life(0)).toBe(26)
  })

  test('[2004:glossary/last-known-information] also of what the effect itself moves to a hidden zone', () => {
    const heir = { name: 'Heir', counters: { '+1/+1': 3 } }
    const game = table(edition, [{ battlefield: [heir], hand: ['Sendback'] }, {}], CARDS)
    game.cast('Sendback', { targets: ['Heir'] }).resolve()
    expect([game.zone('Heir'), game.life(0)]).toEqual(['hand', 24])
  })

  test('[2004:glossary/you-your] of an activated ability: who activated it', () => {
    const game = table(
      edition,
      [{ battlefield: ['Font', 'Forest', 'Forest'] }, { battlefield: ['Island'], hand: ['Seize'] }],
      CARDS,
    )
    game.activate('Font').pass()
    game.cast('Seize', { targets: ['Font'] }).resolve()
    expect(get(game.state, game.id('Font')).controller).toBe(1)
    game.resolve()
    expect([game.handSize(0), game.handSize(1)]).toEqual([1, 0])
  })

  test('[2004:glossary/you-your] of a static ability: who controls the object now', () => {
    const hand = ['Bear', 'Bear', 'Bear', 'Bear', 'Ox', 'Ox', 'Ox', 'Ox', 'Take']
    const game = table(edition, [{ battlefield: ['Island'], hand }, { battlefield: ['Loft'] }], CARDS)
    game.cast('Take', { targets: ['Loft'] }).resolve()
    expect(game.to('upkeep', 4).handSize(0)).toBe(8)
    const without = table(edition, [{ hand: hand.slice(0, 8) }, { battlefield: ['Loft'] }], CARDS)
    expect(without.to('upkeep', 4).handSize(0)).toBe(7)
  })

  test('[2004:glossary/you-your] of a triggered ability: who controlled it as it triggered', () => {
    const game = table(edition, [{ battlefield: ['Toll'] }, { battlefield: ['Island'], hand: ['Take'] }], CARDS, {
      step: 'main2',
    })
    game.to('upkeep', 4)
    game
      .cast('Take', { targets: ['Toll'] })
      .resolve()
      .resolve()
    expect([game.life(0), game.life(1)]).toEqual([19, 20])
  })

  test('[2004:glossary/counter-marker] counters change the size of an animated land', () => {
    const sides = { battlefield: [{ name: 'Moor', counters: { '+1/+1': 1 } }], hand: ['Dwindle'] }
    const game = table(edition, [sides, {}], CARDS)
    game.activate('Moor').resolve()
    expect(game.size('Moor')).toBe('4/4')
    // 2004: after type-changing effects; 2011: after all that sets values.
    game.cast('Dwindle', { targets: ['Moor'] }).resolve()
    expect(game.size('Moor')).toBe(edition === '2004' ? '0/2' : '1/3')
  })

  test('[2004:glossary/counter-marker] players can have counters, too', () => {
    const game = table(edition, [{ battlefield: ['Forest', 'Bear'], hand: ['Toxin'] }, { poison: 1 }], CARDS)
    game.cast('Toxin', { targets: ['player 1'] }).resolve()
    expect(game.state.players.map((player) => countersOnPlayer(player, 'poison'))).toEqual([0, 3])
    expect(game.state.battlefield.every((id) => Object.keys(get(game.state, id).counters).length === 0)).toBe(true)
  })
})
