/**
 * Cards about the game as a whole: subgames (506), ending the turn and restarting (2011:contents/713, 714); and their
 * boards.
 */
import { outerOf, type Position } from '../../src/engine/index.ts'
import type { EditionId } from '../../src/rulebook/index.ts'
import { card, creature } from './cards.ts'
import { type Table, table } from './table.ts'

export const PLAY = 'Players play a Magic subgame, using their libraries as their decks.'

export const SUBGAME_CARDS = [
  card('Dream', '{0}', 'Sorcery', `${PLAY} Each player who doesn't win the subgame loses half their life, rounded up.`),
  card('Crown', '{0}', 'Sorcery', `${PLAY} The player who wins the subgame draws two cards.`),
  card('Wish', '{0}', 'Sorcery', 'You may put a creature card you own from outside the game into your hand.'),
  card('Fetch', '{0}', 'Sorcery', 'You may put a sorcery card you own from outside the game into your hand.'),
  card('Ward', '{0}', 'Instant', 'You gain 5 life.'),
  card('Banish', '{0}', 'Instant', 'Exile target creature.'),
  creature('Mourner', '{0}', '1/1', 'When ~ leaves the battlefield, you gain 7 life.'),
  creature('Egg', '{0}', '0/1', '{0}: Create a 1/1 green Saproling creature token.'),
  card('Rule', '{0}', 'Enchantment', 'Creatures get +3/+3.'),
  creature('Scribe', '{0}', '1/1', 'Whenever a card is put into exile from anywhere, you gain 1 life.'),
]

/** For random play: nothing in them is free, or stacks would grow for ever. */
export const WHOLE_GAME_CARDS = [
  card(
    'Reverie',
    '{1}',
    'Sorcery',
    `${PLAY} Each player who doesn't win the subgame loses half their life, rounded up.`,
  ),
  card('Nap', '{2}', 'Sorcery', `${PLAY} The player who wins the subgame draws two cards.`),
  card('Hope', '{1}', 'Sorcery', 'You may put a creature card you own from outside the game into your hand.'),
  card('Dusk', '{1}', 'Instant', 'End the turn.'),
  card('Anew', '{4}', 'Sorcery', 'Restart the game.'),
  card(
    'Ark',
    '{1}',
    'Artifact',
    '{2}: Exile target creature.\n{4}: Restart the game, leaving in exile all non-Aura permanent cards exiled with ~. Then put those cards onto the battlefield under your control.',
  ),
]

type Sides = Parameters<typeof table>[1]

/** Casts the card, and keeps every opening hand of the subgame, up to the first priority in it. */
export function dream(game: Table, name = 'Dream'): Table {
  game.cast(name).resolve()
  while (game.position.question?.kind === 'mulligan') game.reply('keep')
  return game
}

/** A board on which the first player has cast the card. */
export const begun = (edition: EditionId, sides: Sides, name = 'Dream', seed = 1): Table =>
  dream(table(edition, sides, SUBGAME_CARDS, {}, { seed }), name)

/** Goes on to the first player's next first main phase. */
export function myMain(game: Table): Table {
  while (game.state.turn.active !== 0 || game.question.kind !== 'priority' || game.state.turn.step !== 'main1')
    game.question.kind === 'priority' ? game.pass() : game.plain()
  return game
}

/** How many games there are around this one. */
export function depthOf({ checkpoint }: Position): number {
  const outer = outerOf(checkpoint)
  return outer === null ? 0 : 1 + depthOf({ ...outer, question: null })
}
