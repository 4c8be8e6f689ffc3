/** What each player had that is gone, what each keeps of every type; tapped otherwise than by attacking (today:608.2). */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Side, type Table, table } from '../../support/table.ts'

const spell = (name: string, text: string) => card(name, '{0}', 'Sorcery', text)
const CARDS = [
  creature('Imp', '{0}', '1/1'),
  creature('Ox', '{0}', '2/4'),
  creature('Golem', '{0}', '3/3', '', 'Artifact Creature — Golem'),
  card('Rock', '{0}', 'Artifact', ''),
  card('Law', '{0}', 'Enchantment', ''),
  card('Statue', '{0}', 'Artifact', 'Creatures you control have indestructible.'),
  spell(
    'Wrath',
    'Destroy all creatures. Each player loses life equal to the number of creatures they controlled that were destroyed this way.',
  ),
  spell(
    'Inquest',
    'Exile target creature and all other creatures its controller controls with the same name as that creature. That player investigates for each nontoken creature exiled this way.',
  ),
  spell(
    'Cull',
    'Each player chooses an artifact, a creature, and an enchantment from among the nonland permanents they control, then sacrifices the rest.',
  ),
  spell('Few', 'Each opponent chooses a permanent they control of each permanent type and sacrifices the rest.'),
  card(
    'Watch',
    '{0}',
    'Enchantment',
    "Whenever a creature an opponent controls becomes tapped, if it isn't being declared as an attacker, you gain 1 life.",
  ),
  spell('Tap', 'Tap target creature.'),
  card(
    'Loan',
    '{0}',
    'Enchantment',
    'Whenever a permanent owned by another player is put into a graveyard from the battlefield, you gain 1 life.',
  ),
  spell('Kill', 'Destroy target creature.'),
  card(
    'Peek',
    '{0}',
    'Enchantment',
    'You may look at the top card of your library any time, and you may play lands from the top of your library.',
  ),
  card('Angel', '{0}', 'Enchantment', "You can't lose the game and your opponents can't win the game."),
  spell('Doom', 'Target player loses the game.'),
  spell('Fame', 'You win the game.'),
]
const two = (mine: Side, theirs: Side = {}): Table => table('today', [mine, theirs], CARDS)
const named = (game: Table, name: string, seat: number): number =>
  game.state.battlefield.filter(
    (id) => game.state.printed[get(game.state, id).face]?.name === name && get(game.state, id).controller === seat,
  ).length

test('[today:608.2h] those that each controlled and that were destroyed, no others', () => {
  const game = two(
    { hand: ['Wrath'], life: 10, battlefield: ['Imp', 'Ox'] },
    { life: 10, battlefield: ['Imp', 'Statue'] },
  )
  game.cast('Wrath').resolve()
  expect([game.life(0), game.life(1)]).toEqual([8, 10])
  game.isAtAQuestion()
})

test('for each nontoken creature exiled this way', () => {
  const game = two({ hand: ['Inquest'], battlefield: ['Imp'] }, { battlefield: ['Imp', 'Imp', 'Ox'] })
  const theirs = game.state.battlefield.find((id) => get(game.state, id).controller === 1)
  game.reply({ do: 'cast', object: game.id('Inquest', 'hand'), via: 'normal' })
  game.reply([{ object: theirs as number }])
  while (game.question.kind === 'pay') game.plain()
  game.resolve()
  expect([named(game, 'Imp', 0), named(game, 'Imp', 1), named(game, 'Ox', 1)]).toEqual([1, 0, 1])
  const clues = game.state.battlefield.filter((id) => get(game.state, id).kind === 'token')
  expect(clues.map((id) => get(game.state, id).controller)).toEqual([1, 1])
  game.isAtAQuestion()
})

test('one of each type is kept, and the rest sacrificed; lands are left alone', () => {
  const game = two(
    { hand: ['Cull'], battlefield: ['Imp', 'Imp', 'Law', 'Forest'] },
    { battlefield: ['Golem', 'Rock', 'Ox'] },
  )
  game.cast('Cull').pass(2)
  while (game.question.kind !== 'priority') {
    const { seat, from } = game.asks('choose')
    // The other player keeps one permanent as both.
    game.reply(seat === 0 ? from.slice(0, 1) : [game.id('Golem')])
  }
  expect([named(game, 'Imp', 0), named(game, 'Law', 0), named(game, 'Forest', 0)]).toEqual([1, 1, 1])
  expect([named(game, 'Golem', 1), named(game, 'Rock', 1), named(game, 'Ox', 1)]).toEqual([1, 0, 0])
  game.isAtAQuestion()
})

test('of each permanent type, lands among them', () => {
  const game = two({ hand: ['Few'], battlefield: ['Imp', 'Imp'] }, { battlefield: ['Forest', 'Forest', 'Imp', 'Ox'] })
  game.cast('Few').pass(2)
  while (game.question.kind !== 'priority') {
    const { seat, from } = game.asks('choose')
    expect(seat).toBe(1)
    game.reply(from.includes(game.id('Ox')) ? [game.id('Ox')] : from.slice(0, 1))
  }
  expect([named(game, 'Forest', 1), named(game, 'Imp', 1), named(game, 'Ox', 1), named(game, 'Imp', 0)]).toEqual([
    1, 0, 1, 2,
  ])
  game.isAtAQuestion()
})

test('tapped, but not as an attacker', () => {
  const tapped = two({ hand: ['Tap'], life: 10, battlefield: ['Watch'] }, { battlefield: ['Imp'] })
  tapped.cast('Tap', { targets: ['Imp'] }).resolveAll()
  expect(tapped.life(0)).toBe(11)
  const attacked = two({ battlefield: ['Imp'] }, { life: 10, battlefield: ['Watch'] })
  attacked.attack('Imp').resolveAll()
  expect(get(attacked.state, attacked.id('Imp')).tapped).toBe(true)
  expect(attacked.life(1)).toBe(10)
  attacked.isAtAQuestion()
})

test('owned by another player', () => {
  const game = two({ hand: ['Kill', 'Kill'], life: 10, battlefield: ['Loan', 'Imp'] }, { battlefield: ['Ox'] })
  game.cast('Kill', { targets: ['Ox'] }).resolveAll()
  expect(game.life(0)).toBe(11)
  game.cast('Kill', { targets: ['Imp'] }).resolveAll()
  expect(game.life(0)).toBe(11)
  game.isAtAQuestion()
})

test('two rules in one sentence, each for its own player', () => {
  const peek = two({ battlefield: ['Peek'], library: ['Forest', 'Imp'] })
  expect(peek.why({ do: 'playLand', object: peek.id('Forest', 'library') })).toBeNull()
  const game = two({ hand: ['Doom', 'Fame'] }, { battlefield: ['Angel'] })
  game.cast('Doom', { targets: ['player 1'] }).resolve()
  game.cast('Fame').resolve()
  game.isAtAQuestion()
  const other = two({ hand: ['Doom'], battlefield: ['Angel'] })
  other.cast('Doom', { targets: ['player 1'] }).resolve()
  expect(other.winner()).toBe(0)
})
