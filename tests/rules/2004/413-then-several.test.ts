import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Shared Cup', '{0}', 'Sorcery', 'You gain 1 life, then target player draws a card and loses 2 life.'),
  card(
    'Bleach',
    '{0}',
    'Sorcery',
    'Choose a color, then target player reveals their hand and discards all cards of that color.',
  ),
  card('White Leaf', '{W}', 'Sorcery', 'You gain 1 life.'),
  card('Red Leaf', '{R}', 'Sorcery', 'You gain 1 life.'),
  creature('Leech Hand', '{0}', '3/3', '{0}: Move a counter from target creature onto another target creature.'),
  creature('Oak', '{0}', '2/2'),
  creature('Vine', '{0}', '2/2'),
  card(
    'Tide Bell',
    '{0}',
    'Enchantment',
    'Whenever a creature is returned to your hand from the battlefield, you gain 1 life.',
  ),
  creature(
    'Shore Rider',
    '{0}',
    '1/1',
    'Whenever ~ or another creature is returned to your hand from the battlefield, you gain 1 life.',
  ),
  card('Ebb', '{0}', 'Instant', "Return target creature to its owner's hand."),
  card('Late Recall', '{0}', 'Instant', 'Return target creature card from your graveyard to your hand.'),
  creature(
    'Dream Keeper',
    '{0}',
    '1/1',
    '{T}: Tap target creature. When ~ becomes untapped or you lose control of ~, destroy that creature.',
  ),
  card('Steal', '{0}', 'Instant', 'Gain control of target creature.'),
  card('Wake', '{0}', 'Instant', 'Untap target creature.'),
]

inEditions('2004', '2011')('one thing, then several, %s', (edition) => {
  test('[2004:413.2c] first you, then what the target player does, all of it', () => {
    const game = table(edition, [{ hand: ['Shared Cup'] }, { library: ['Oak', 'Vine'] }], CARDS)
    game.cast('Shared Cup', { targets: ['player 1'] }).resolve()
    expect([game.life(0), game.life(1), game.handSize(0), game.handSize(1)]).toEqual([21, 18, 0, 1])
    game.isAtAQuestion()
  })

  test('[2004:413.2c] the color chosen before is that of the cards', () => {
    const game = table(edition, [{ hand: ['Bleach'] }, { hand: ['White Leaf', 'Red Leaf'] }], CARDS)
    game.cast('Bleach', { targets: ['player 1'] }).resolve()
    expect(game.question.kind).toBe('color')
    game.reply('R')
    expect([game.zone('Red Leaf'), game.zone('White Leaf')]).toEqual(['graveyard', 'hand'])
  })

  test('[2004:413.2c] one counter of one kind is moved, which is chosen where there are several', () => {
    const moved = (counters: Record<string, number>, kind?: string) => {
      const game = table(edition, [{ battlefield: ['Leech Hand', { name: 'Oak', counters }, 'Vine'] }, {}], CARDS)
      game.activate('Leech Hand', 0, { targets: ['Oak', 'Vine'] }).resolve()
      if (kind !== undefined) game.reply(kind)
      game.isAtAQuestion()
      return ['Oak', 'Vine'].map((name) => get(game.state, game.id(name)).counters)
    }
    expect(moved({ '+1/+1': 2 })).toEqual([{ '+1/+1': 1 }, { '+1/+1': 1 }])
    expect(moved({ '+1/+1': 2, charge: 2 }, 'charge')).toEqual([{ '+1/+1': 2, charge: 1 }, { charge: 1 }])
    expect(moved({})).toEqual([{}, {}])
  })

  test('[2004:410.10] returned from the battlefield, and not from elsewhere; ~ itself, too', () => {
    const heard = (owner: string, spell: string, target: string) => {
      const side = { battlefield: [owner, 'Oak'], graveyard: ['Vine'], hand: [spell] }
      const game = table(edition, [side, { battlefield: ['Leech Hand'] }], CARDS)
      game.cast(spell, { targets: [target] }).resolveAll()
      return game.life(0)
    }
    expect(heard('Tide Bell', 'Ebb', 'Oak')).toBe(21)
    expect(heard('Tide Bell', 'Late Recall', 'Vine')).toBe(20)
    expect(heard('Tide Bell', 'Ebb', 'Leech Hand')).toBe(20)
    expect(heard('Shore Rider', 'Ebb', 'Shore Rider')).toBe(21)
  })

  test('[2004:404.4] whichever comes first: untapped, or under another control', () => {
    const after = (spell: string, by: 0 | 1) => {
      const mine = { battlefield: [{ name: 'Dream Keeper', sick: false }], hand: by === 0 ? [spell] : [] }
      const game = table(edition, [mine, { battlefield: ['Oak'], hand: by === 1 ? [spell] : [] }], CARDS)
      game.activate('Dream Keeper', 0, { targets: ['Oak'] }).resolve()
      expect(game.zone('Oak')).toBe('battlefield')
      if (by === 1) game.pass()
      game.cast(spell, { targets: ['Dream Keeper'] }).resolveAll()
      game.isAtAQuestion()
      return game.zone('Oak')
    }
    expect(after('Wake', 0)).toBe('graveyard')
    expect(after('Steal', 1)).toBe('graveyard')
    expect(after('Ebb', 1)).toBe('graveyard')
    expect(after('Steal', 0)).toBe('battlefield')
  })
})
