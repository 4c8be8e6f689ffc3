/** Casting today: mana of any type for one spell, emerge, and what the books say otherwise of older keywords. */
import { describe, expect, test } from 'vitest'
import { abilitiesOf, get, seenBy } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Heist',
    '{0}',
    'Sorcery',
    'Exile target creature. You may cast that card for as long as it remains exiled, and you may spend mana as though it were mana of any type to cast that spell.',
  ),
  creature('Prize', '{R}{R}', '2/2'),
  creature('Ember', '{R}', '1/1'),
  card('Void', '{C}', 'Instant', 'You gain 1 life.'),
  card(
    'Prism',
    '{0}',
    'Enchantment',
    'You may spend mana as though it were mana of any color to cast creature spells.',
  ),
  card('Spell', '{R}', 'Instant', 'You gain 1 life.'),
  creature('Eater', '{9}', '5/5', 'Emerge {5}{G}'),
  creature('Meal', '{3}', '1/1'),
  card('Omen', '{0}', 'Instant', 'You gain 3 life.\nSuspend 1—{0}'),
  card('Rage', '{5}', 'Instant', 'You gain 3 life.\nMadness {0}'),
  card('Purge', '{0}', 'Sorcery', 'Discard a card.'),
  card('Old Song', '{0}', 'Sorcery', 'You gain 1 life.\nFlashback {0}'),
  creature('Sneak', '{5}', '3/3', 'Ninjutsu {0}'),
  creature('Spirit King', '{3}{G}', '4/4', 'Bear offering'),
  creature('Saber', '{0}', '1/1', 'First strike'),
  card('Refrain', '{5}', 'Instant', '~ deals 1 damage to target player.\nSplice onto instant or sorcery {0}'),
  creature('Dasher', '{5}', '2/2', 'Dash {0}'),
  card('Grip', '{0}', 'Instant', 'Gain control of target creature.'),
]
const settled = (game: Table): Table => {
  while (game.question.kind !== 'priority') game.plain()
  return game
}

describe('mana of any type', () => {
  test('[today:118.14] for the spell that is permitted, and no other', () => {
    const mine = { hand: ['Heist', 'Ember'], battlefield: ['Forest', 'Forest'] }
    const game = table('today', [mine, { battlefield: ['Prize'] }], CARDS)
      .cast('Heist', { targets: ['Prize'] })
      .resolve()
    expect(game.why({ do: 'cast', object: game.id('Ember', 'hand'), via: 'normal' })).not.toBeNull()
    game.reply({ do: 'cast', object: game.id('Prize', 'exile'), via: 'normal' })
    settled(game).resolve()
    expect([game.zone('Prize'), get(game.state, game.id('Prize')).controller]).toEqual(['battlefield', 0])
    game.isAtAQuestion()
  })
  test('[today:118.14] of any color for creature spells, and no other', () => {
    const mine = { hand: ['Spell', 'Ember'], battlefield: ['Prism', 'Forest'] }
    const game = table('today', [mine, {}], CARDS)
    expect(game.why({ do: 'cast', object: game.id('Spell', 'hand'), via: 'normal' })).not.toBeNull()
    expect(game.cast('Ember').resolve().zone('Ember')).toBe('battlefield')
  })
})

describe('emerge', () => {
  test('[today:702.119] a creature is sacrificed, and its mana value taken off the generic mana', () => {
    const game = table('today', [{ hand: ['Eater'], battlefield: ['Meal', 'Forest', 'Forest', 'Forest'] }, {}], CARDS)
    const way = game.way(game.id('Eater', 'hand'), 'emerge')
    settled(game.reply({ do: 'cast', ...way })).resolve()
    expect([game.zone('Eater'), game.zone('Meal')]).toEqual(['battlefield', 'graveyard'])
    game.isAtAQuestion()
  })
  test('[today:702.119] without a creature, or with one of too little mana value, it can’t be', () => {
    for (const own of [[], ['Saber']]) {
      const game = table('today', [{ hand: ['Eater'], battlefield: [...own, 'Forest', 'Forest', 'Forest'] }, {}], CARDS)
      const way = game.way(game.id('Eater', 'hand'), 'emerge')
      expect(game.why({ do: 'cast', ...way })).not.toBeNull()
    }
  })
})

describe('suspend', () => {
  const unsuspended = (edition: '2011' | 'today') => {
    const game = table(edition, [{ hand: ['Omen'] }, {}], CARDS)
    const object = game.id('Omen', 'hand')
    const which = abilitiesOf(game.state, object).find(({ kind }) => kind === 'keyword')?.at.key ?? ''
    settled(game.reply({ do: 'special', object, what: 'setAside', which }))
    game.to('upkeep', game.state.turn.number + 2)
    return game.pass(2).pass(2)
  }
  test('[today:702.62/today] when the last counter is removed its owner may cast it; declined it stays exiled', () => {
    const game = unsuspended('today')
    expect(game.asks('confirm').seat).toBe(0)
    game.reply(false)
    expect([game.zone('Omen'), get(game.state, game.id('Omen')).counters]).toEqual(['exile', {}])
    game.to('main2')
    expect([game.zone('Omen'), game.life(0)]).toEqual(['exile', 20])
  })
  test('in 2011 it has to', () => {
    const game = unsuspended('2011')
    expect(game.question.kind).toBe('priority')
    expect(game.resolveAll().life(0)).toBe(23)
  })
})

describe('older keywords', () => {
  test('[today:702.35] madness: discarded it is exiled without a question, and then a trigger asks', () => {
    const game = table('today', [{ hand: ['Purge', 'Rage'] }, {}], CARDS)
      .cast('Purge')
      .pass(2)
    expect([game.question.kind, game.zone('Rage'), game.state.stack.length]).toEqual(['priority', 'exile', 1])
    game.pass(2)
    expect(game.asks('confirm').seat).toBe(0)
    expect(game.reply(false).zone('Rage')).toBe('graveyard')
  })
  test('[today:702.49/today] ninjutsu after first-strike damage: it enters unblocked, and deals damage in the second step', () => {
    const game = table('today', [{ hand: ['Sneak'], battlefield: ['Saber', 'Bear'] }, {}], CARDS)
    game.attack('Saber', 'Bear').to('firstStrikeDamage')
    settled(game.activate('Sneak', 0, {}, 'hand')).resolve()
    game.to('main2')
    expect([game.zone('Sneak'), game.life(1)]).toEqual(['battlefield', 14])
  })
  test('[today:702.48/today] offering: in the other player’s turn, by sacrificing what it names', () => {
    const game = table('today', [{ hand: ['Spirit King'], battlefield: ['Bear', 'Forest', 'Forest'] }, {}], CARDS)
    game.to('upkeep', game.state.turn.number + 1).pass()
    const way = game.way(game.id('Spirit King', 'hand'), 'offering')
    settled(game.reply({ do: 'cast', ...way })).resolve()
    expect([game.zone('Spirit King'), game.zone('Bear')]).toEqual(['battlefield', 'graveyard'])
  })
})

test('[today:702.47/today] spliced onto any instant or sorcery, with targets of its own', () => {
  const game = table('today', [{ hand: ['Spell', 'Refrain'], pool: '{R}' }, {}], CARDS)
  game.cast('Spell', { kick: true, targets: ['player 1'] }).resolve()
  expect([game.life(0), game.life(1), game.zone('Refrain')]).toEqual([21, 19, 'hand'])
})

test('[today:603.7] a dashed creature that another player controls by then returns to its owner’s hand', () => {
  const game = table('today', [{ hand: ['Dasher'] }, { hand: ['Grip'] }], CARDS)
  game.cast('Dasher', { via: 'dash' }).resolveAll().pass()
  game.cast('Grip', { targets: ['Dasher'] }).resolve()
  expect(get(game.state, game.id('Dasher')).controller).toBe(1)
  game.to('upkeep', game.state.turn.number + 1)
  expect([game.zone('Dasher'), get(game.state, game.id('Dasher')).owner]).toEqual(['hand', 0])
})

test('[today:708.5] who doesn’t control it is told how it lies, and not what it is', () => {
  const cards = [...CARDS, card('Bury', '{0}', 'Sorcery', 'Manifest the top card of your library.')]
  const game = table('today', [{ hand: ['Bury'], library: ['Prize', 'Forest'] }, {}], cards)
    .cast('Bury')
    .resolve()
  const id = game.state.battlefield.find((one) => get(game.state, one).faceDown) ?? 0
  const seen = seenBy(game.position, 1)
    .now.objects.flat()
    .find((one) => one?.id === id)
  expect([seen?.downBy, seen?.face]).toEqual(['manifest', -1])
})
