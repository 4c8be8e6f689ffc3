import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Sparks', '{R}', 'Instant — Arcane', '~ deals 1 damage to target creature or player.\nSplice onto Arcane {1}'),
  card('Breath', '{W}', 'Instant — Arcane', 'You gain 2 life.\nSplice onto Arcane {2}'),
  card('Shroud', '{1}', 'Sorcery — Arcane', 'Target creature gets +1/+1 until end of turn.'),
  card('Graft', '{1}', 'Instant — Arcane', 'Draw a card.\nSplice onto Arcane—Sacrifice a creature.'),
  card('Twofold', '{0}', 'Instant — Arcane', 'Choose one —\n• You gain 5 life.\n• Target player loses 5 life.'),
  card('Bolt', '{0}', 'Instant', '~ deals 3 damage to target creature or player.'),
  card('Mirror', '{0}', 'Instant', 'Copy target instant or sorcery spell. You may choose new targets for the copy.'),
  creature('Rat', '{B}', '1/1'),
]

/** Casts it and splices the cards with these names. */
function splicing(game: Table, name: string, cards: readonly string[], order = cards): Table {
  game.reply({ do: 'cast', object: game.id(name, 'hand'), via: 'normal' })
  const { options } = game.asks('options')
  game.reply(options.map((option) => (cards.some((one) => game.id(one, 'hand') === option.card) ? 1 : 0)))
  if (game.question.kind === 'order') game.reply(order.map((one) => game.id(one, 'hand')))
  return game
}

test('[2011:702.45] two cards are spliced: their text follows the spell’s, each with its targets, in the chosen order', () => {
  const sides = { hand: ['Shroud', 'Sparks', 'Breath'], battlefield: ['Rat'], pool: '{C}{C}{C}{C}' }
  const game = table('2011', [sides, {}], CARDS)
  splicing(game, 'Shroud', ['Sparks', 'Breath'], ['Breath', 'Sparks'])
  game.reply([game.ref('Rat')]).reply([game.ref('player 1')])
  expect(game.asks('pay').cost).toEqual(['4'])
  game.plain().resolveAll()
  expect([game.life(0), game.life(1), game.size('Rat')]).toEqual([22, 19, '2/2'])
  // They stay in the hand; only the spell was cast.
  expect([game.zone('Sparks'), game.zone('Breath'), game.zone('Shroud')]).toEqual(['hand', 'hand', 'graveyard'])
  game.isAtAQuestion()
})

test('[2011:702.45] only onto a spell of that subtype, and not onto itself', () => {
  const other = table('2011', [{ hand: ['Bolt', 'Sparks'], pool: '{C}' }, {}], CARDS)
  other.reply({ do: 'cast', object: other.id('Bolt'), via: 'normal' })
  expect(other.question.kind).toBe('targets')
  const itself = table('2011', [{ hand: ['Sparks'], pool: '{R}{C}' }, {}], CARDS)
  itself.reply({ do: 'cast', object: itself.id('Sparks'), via: 'normal' })
  expect(itself.question.kind).toBe('targets')
})

test('[2011:702.45] if only some of the targets are illegal the rest is done; if all are, nothing is', () => {
  const sides = { hand: ['Shroud', 'Sparks', 'Bolt'], battlefield: ['Rat'], pool: '{C}{C}' }
  const game = table('2011', [sides, {}], CARDS)
  splicing(game, 'Shroud', ['Sparks'])
    .reply([game.ref('Rat')])
    .reply([game.ref('player 1')])
    .plain()
  game.cast('Bolt', { targets: ['Rat'] }).resolveAll()
  expect(game.life(1)).toBe(19)
  const both = table(
    '2011',
    [{ ...sides, hand: ['Shroud', 'Sparks', 'Breath', 'Bolt'], pool: '{C}{C}{C}{C}' }, {}],
    CARDS,
  )
  splicing(both, 'Shroud', ['Sparks', 'Breath'])
  both
    .reply([both.ref('Rat')])
    .reply([both.ref('Rat')])
    .plain()
  both.cast('Bolt', { targets: ['Rat'] }).resolveAll()
  expect(both.life(0)).toBe(20)
})

test('[2011:702.45] what can’t have its targets isn’t offered', () => {
  const only = card('Rites', '{0}', 'Instant — Arcane', 'Destroy target artifact.\nSplice onto Arcane {1}')
  const game = table('2011', [{ hand: ['Twofold', 'Rites'], pool: '{C}' }, {}], [...CARDS, only])
  game.reply({ do: 'cast', object: game.id('Twofold'), via: 'normal' })
  expect(game.question.kind).toBe('modes')
})

test('[2011:702.45] onto a spell with modes, it follows the one that is chosen', () => {
  const game = table('2011', [{ hand: ['Twofold', 'Breath'], pool: '{C}{C}' }, {}], CARDS)
  splicing(game, 'Twofold', ['Breath'])
  expect(game.asks('modes').legal).toEqual([0, 1])
  game
    .reply([1])
    .reply([game.ref('player 1')])
    .plain()
    .resolveAll()
  expect([game.life(0), game.life(1)]).toEqual([22, 15])
})

test('[2011:702.45] other costs are paid too; the spell is the source and keeps its own characteristics', () => {
  const sides = { hand: ['Shroud', 'Graft'], battlefield: ['Rat', 'Bear'], library: ['Ox'], pool: '{C}' }
  const game = table('2011', [sides, {}], CARDS)
  splicing(game, 'Shroud', ['Graft'])
    .reply([game.ref('Bear')])
    .plain()
  game.reply([game.id('Rat')]).resolveAll()
  expect([game.has('hand', 'Ox'), game.size('Bear'), game.zone('Rat')]).toEqual([true, '3/3', 'graveyard'])
})

test('[2011:702.45] a copy of the spell has the spliced text; a countered one takes it along', () => {
  const sides = { hand: ['Shroud', 'Breath', 'Mirror'], battlefield: ['Rat'], pool: '{C}{C}{C}' }
  const game = table('2011', [sides, {}], CARDS)
  splicing(game, 'Shroud', ['Breath'])
    .reply([game.ref('Rat')])
    .plain()
  game.cast('Mirror', { targets: ['Shroud'] }).resolveAll()
  expect([game.life(0), game.size('Rat')]).toEqual([24, '3/3'])
  const countered = table('2011', [{ ...sides, hand: ['Shroud', 'Breath', 'Deny'] }, {}], CARDS)
  splicing(countered, 'Shroud', ['Breath'])
    .reply([countered.ref('Rat')])
    .plain()
  countered.cast('Deny', { targets: ['Shroud'] }).resolveAll()
  expect([countered.life(0), countered.zone('Breath')]).toEqual([20, 'hand'])
})
