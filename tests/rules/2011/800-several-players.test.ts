/** Games of more than two players (2011:contents/800, 802): how they begin, and how one goes on when a player loses. */
import { expect, test } from 'vitest'
import { get, type Setup } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { fours, gameOf } from '../../support/game.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const setup = (edition: '2004' | '2011', seats: number): Setup => ({
  edition,
  seed: 5,
  starter: 0,
  players: ['Ada', 'Bea', 'Cleo'].slice(0, seats).map((name) => ({ name, deck: fours(40) })),
})

test.each([
  ['2011', 3, [7, 6]],
  ['2011', 2, [6, 5]],
  ['2004', 3, [6, 5]],
] as const)(
  '[2011:contents/800 2004:101.4] in %s among %s the first and the second mulligan leave %s cards',
  (edition, seats, left) => {
    const game = gameOf(setup(edition, seats))
    const sizes = left.map(() => {
      game.reply('mulligan')
      while (game.question.kind === 'mulligan' && game.question.seat !== 0) game.reply('keep')
      return game.handSize(0)
    })
    expect(sizes).toEqual(left)
  },
)

test.each([
  ['2011', 3, 8],
  ['2011', 2, 7],
  ['2004', 3, 7],
] as const)(
  '[2011:contents/800 2004:101.5] in %s among %s the first player has %s cards after the first draw step',
  (edition, seats, n) => {
    const game = gameOf(setup(edition, seats))
    while (game.question.kind === 'mulligan') game.reply('keep')
    game.to('main1')
    expect([game.state.turn.number, game.handSize(0)]).toEqual([1, n])
  },
)

test('[2011:contents/800] an Aura and what it gave go back, the stolen creature too, and the turns go past the one who lost', () => {
  const cards = [zoo('Theft'), zoo('Grip'), zoo('Bleed')]
  const sides = [{ hand: ['Bleed'] }, { hand: ['Theft'], battlefield: [{ name: 'Grip', attachedTo: 'Ox' }] }] as const
  const game = table('2011', [...sides, { battlefield: ['Ox', 'Bear'] }], cards)
  const controllers = () => ['Ox', 'Bear'].map((name) => get(game.state, game.id(name)).controller)
  game
    .pass()
    .cast('Theft', { targets: ['Bear'] })
    .pass(3)
  expect(controllers()).toEqual([1, 1])
  game.cast('Bleed', { targets: ['player 1'] }).pass(3)
  expect([controllers(), game.has('battlefield', 'Grip')]).toEqual([[2, 2], false])
  game.to('upkeep', game.state.turn.number + 1)
  expect(game.state.turn.active).toBe(2)
})

test.each(['When ~ leaves the battlefield, you gain 1 life.', 'When you lose control of ~, you gain 1 life.'])(
  '[2011:contents/800] nothing triggers for a player who has left: %s',
  (text) => {
    const cards = [
      card('Keepsake', '{0}', 'Artifact', text),
      card('Theft', '{0}', 'Instant', 'Gain control of target artifact.'),
      card(
        'Borrow',
        '{0}',
        'Instant',
        'Put target artifact card from a graveyard onto the battlefield under your control.',
      ),
      zoo('Bleed'),
    ]
    const theirs = { graveyard: ['Keepsake'], battlefield: ['Keepsake'] }
    const game = table('2011', [{ hand: ['Bleed'] }, { hand: ['Theft', 'Borrow'] }, theirs], cards).pass()
    game.cast('Theft', { targets: ['Keepsake'] }).pass(3)
    game
      .pass()
      .cast('Borrow', { targets: ['2:Keepsake'] })
      .pass(3)
      .resolveAll()
    expect(game.state.battlefield.map((id) => get(game.state, id).controller)).toEqual([1, 1])
    const life = game.life(2)
    game.cast('Bleed', { targets: ['player 1'] }).pass(3)
    expect([game.state.battlefield.length, game.state.stack.length, game.state.waiting]).toEqual([1, 0, []])
    expect(game.to('upkeep').life(2)).toBe(life)
    game.isAtAQuestion()
  },
)

test('[2011:contents/800] what a permanent of theirs gives them goes back, although that one came under their control', () => {
  const cards = [
    zoo('Grip'),
    card(
      'Borrow',
      '{0}',
      'Instant',
      'Put target enchantment card from a graveyard onto the battlefield under your control.',
    ),
    zoo('Bleed'),
  ]
  const theirs = { graveyard: ['Grip'], battlefield: ['Ox'] }
  const game = table('2011', [{ hand: ['Bleed'] }, { hand: ['Borrow'] }, theirs], cards).pass()
  game.cast('Borrow', { targets: ['Grip'] }).pass(3)
  while (game.question.kind !== 'priority') game.plain()
  expect(['Ox', 'Grip'].map((name) => get(game.state, game.id(name)).controller)).toEqual([1, 1])
  game.cast('Bleed', { targets: ['player 1'] }).pass(3)
  expect([get(game.state, game.id('Ox', 'battlefield')).controller, game.zone('Grip')]).toEqual([2, 'exile'])
  game.isAtAQuestion()
})

test('[2004:102.7 2004:422.1] who concedes while another announces a spell is out, although that is taken back', () => {
  const cards = [card('Poke', '{R}', 'Instant', '~ deals 1 damage to any target.')]
  const game = table('2011', [{ hand: ['Poke'], battlefield: ['Mountain'] }, {}, {}], cards)
  game.cast('Poke', { targets: ['player 1'], pay: false })
  expect(game.question.kind).toBe('pay')
  game.reply({ concede: 2 }).reply({ pay: 'cancel' })
  expect(game.state.players.map(({ lost }) => lost)).toEqual([null, null, 'conceded'])
  expect([game.zone('Poke'), game.question.kind, game.question.seat]).toEqual(['hand', 'priority', 0])
  game.isAtAQuestion()
})
