/** A new choice of what a creature attacks (508.7). */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  walker('Lampward', '{0}', 5, '+1: You gain 1 life.'),
  creature('Wolf', '{0}', '2/2', 'Whenever ~ attacks, you gain 1 life.'),
  creature('Shy', '{0}', '2/2'),
  creature(
    'Misleader',
    '{0}',
    '2/2',
    'Flash\nWhen ~ enters the battlefield, you may reselect which player or permanent target attacking creature is attacking.',
  ),
  card('Turn Aside', '{0}', 'Instant', 'Reselect which player target attacking creature is attacking.'),
  card('Grudge', '{0}', 'Instant', 'Destroy each creature that attacked you this turn.'),
]
const loyalty = (game: Table) => get(game.state, game.id('Lampward')).counters.loyalty
/** The first player's creatures attack the second, who has a planeswalker; then they do that. */
const attacked = (mine: readonly string[], hand: readonly string[], theirs: readonly string[] = ['Ox']) =>
  table(
    'today',
    [{ battlefield: mine }, { battlefield: [...theirs, { name: 'Lampward', counters: { loyalty: 5 } }], hand }],
    CARDS,
  ).attack(...mine)
const misled = (game: Table, name: string) => {
  game
    .cast('Misleader')
    .resolve()
    .announce({ targets: [name] })
    .resolve()
  return game.reply(true)
}

test('[today:508.7] it goes on attacking, but the planeswalker; the player was attacked all the same', () => {
  const game = attacked(['Wolf'], ['Misleader', 'Grudge']).resolve()
  game.pass()
  misled(game, 'Wolf')
  expect(game.asks('targets')).toMatchObject({ seat: 1, legal: [{ player: 1 }, game.ref('Lampward')] })
  game.reply([game.ref('Lampward')])
  const id = game.id('Wolf')
  expect(game.state.combat?.attackers).toMatchObject([{ id, defender: game.ref('Lampward'), against: 1 }])
  // It has not attacked once more: nothing triggers.
  expect([game.state.stack.length, game.life(0)]).toEqual([0, 21])
  const { position } = game
  game.block({}).to('main2')
  expect([game.life(1), loyalty(game)]).toEqual([20, 3])
  game.position = position
  game.pass().cast('Grudge').resolve()
  expect(game.zone('Wolf')).toBe('graveyard')
  game.isAtAQuestion()
})

test('[today:508.7] it may stay where it was; nothing is asked of who doesn’t want to', () => {
  const game = attacked(['Shy'], ['Misleader']).pass()
  const { position } = game
  misled(game, 'Shy')
    .reply([{ player: 1 }])
    .block({})
    .to('main2')
  expect([game.life(1), loyalty(game)]).toEqual([18, 5])
  game.position = position
  game
    .cast('Misleader')
    .resolve()
    .announce({ targets: ['Shy'] })
    .resolve()
    .reply(false)
  expect(game.asks('priority').seat).toBe(0)
})

test('[today:508.7] after blocks what was blocked stays so, and what wasn’t deals its damage there', () => {
  const game = attacked(['Wolf', 'Bear'], ['Misleader']).resolve().block({ Ox: 'Bear' }).pass()
  const { position } = game
  misled(game, 'Wolf').reply([game.ref('Lampward')])
  game.to('main2')
  expect([game.life(1), loyalty(game)]).toEqual([20, 3])
  game.position = position
  misled(game, 'Bear').reply([game.ref('Lampward')])
  game.to('main2')
  expect([game.life(1), loyalty(game)]).toEqual([18, 5])
})

test('[today:508.7] another player, whose creatures may block it; never its own controller', () => {
  const third = { battlefield: ['Ox', { name: 'Lampward', counters: { loyalty: 5 } }] } as const
  const sides = [{ battlefield: ['Wolf'] }, { hand: ['Turn Aside'] }, third] as const
  const game = table('today', sides, CARDS).attack('Wolf')
  game
    .pass(3)
    .pass()
    .cast('Turn Aside', { targets: ['Wolf'] })
  game.pass(3)
  expect(game.asks('targets')).toMatchObject({ seat: 1, legal: [{ player: 1 }, { player: 2 }] })
  game.reply([{ player: 2 }])
  game.block({ Ox: 'Wolf' }).to('main2')
  expect([game.life(1), game.life(2), game.zone('Wolf')]).toEqual([20, 20, 'graveyard'])
  game.isAtAQuestion()
})
