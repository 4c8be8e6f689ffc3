/** Abilities that cards gain in exile and in graveyards: they work there, for the card that has them. */
import { expect, test } from 'vitest'
import { whyNot } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Imp', '{0}', '1/1'),
  creature('Elk', '{0}', '3/3'),
  card('Rock', '{0}', 'Artifact'),
  card('Zap', '{0}', 'Instant', 'You gain 1 life.'),
  card('Smash', '{0}', 'Instant', 'Destroy target artifact.'),
  card(
    'Dig',
    '{0}',
    'Sorcery',
    'Exile the top three cards of your library. Creature cards exiled this way gain "You may cast this card from exile as long as you control an artifact."',
  ),
  card('Old Recall', '{0}', 'Sorcery', 'Target instant card in your graveyard gains flashback {0} until end of turn.'),
]
const canCast = (game: Table, name: string, via: 'normal' | 'flashback' = 'normal'): boolean =>
  whyNot(game.state, 0, { do: 'cast', ...game.way(game.id(name), via) }) === null

test('cards in exile gain the ability to be cast from there, each for itself', () => {
  const library = ['Imp', 'Zap', 'Elk', 'Forest']
  const board = [{ hand: ['Dig', 'Smash'], battlefield: ['Rock'], library, exile: ['Bear'] }, {}] as const
  const game = table('today', board, CARDS).cast('Dig').resolve()
  expect(['Imp', 'Elk', 'Zap', 'Bear'].map((name) => canCast(game, name))).toEqual([true, true, false, false])
  game.cast('Elk', { from: 'exile' }).resolve()
  expect(game.zone('Elk')).toBe('battlefield')
  // As long as there is an artifact, in later turns, too.
  game.to('main1', 5)
  expect(canCast(game, 'Imp')).toBe(true)
  game.cast('Smash', { targets: ['Rock'] }).resolve()
  expect(canCast(game, 'Imp')).toBe(false)
  game.isAtAQuestion()
})

test('cards in a graveyard gain a keyword with its own cost', () => {
  const game = table('today', [{ hand: ['Old Recall'], graveyard: ['Zap', 'Smash'] }, {}], CARDS)
  game.cast('Old Recall', { targets: ['Zap'] }).resolve()
  expect(canCast(game, 'Zap', 'flashback')).toBe(true)
  expect(canCast(game, 'Smash', 'flashback')).toBe(false)
  game.cast('Zap', { via: 'flashback' }).resolve()
  expect([game.life(0), game.zone('Zap')]).toEqual([21, 'exile'])
  game.isAtAQuestion()
})
