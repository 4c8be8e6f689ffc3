/** What was moved "this way": what has become of it, and what had become of it before. */
import { expect, test } from 'vitest'
import { get, isType } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Clearing',
    '{0}',
    'Sorcery',
    'Search your library for up to two Forest cards, put them onto the battlefield tapped, then shuffle. Untap all Forests put onto the battlefield this way.',
  ),
  card(
    'Leash',
    '{0}',
    'Enchantment — Aura',
    "Enchant creature\nWhen enchanted creature dies, return that card to its owner's hand. If that card is returned to its owner's hand this way, you gain 3 life.",
  ),
  card(
    'Wilds',
    '{0}',
    'Sorcery',
    `Kicker {1}
Search your library for up to two Forest cards, put them onto the battlefield tapped, then shuffle.
If this spell was kicked, untap all Forests put onto the battlefield this way. They become 3/3 creatures that are still lands.`,
  ),
  card('Void', '{0}', 'Instant', 'Exile target card from a graveyard.'),
]
const forests = (game: Table) =>
  game.state.battlefield.filter((id) => game.state.printed[get(game.state, id).face]?.name === 'Forest')

test('[2004:413.2] lands put onto the battlefield this way are the permanents that the cards became', () => {
  const sides = { hand: ['Clearing'], battlefield: [{ name: 'Forest', tapped: true }], library: ['Forest', 'Forest'] }
  const game = table('2004', [sides, {}], CARDS)
  game.cast('Clearing').resolve()
  while (game.question.kind === 'choose') game.reply(game.question.from.slice(0, game.question.max))
  expect(forests(game).map((id) => get(game.state, id).tapped)).toEqual([true, false, false])
  game.isAtAQuestion()
})

test('[2004:413.2] a card that is returned this way is what had become of the creature', () => {
  const game = (hand: readonly string[]) =>
    table('2004', [{ battlefield: ['Bear', { name: 'Leash', attachedTo: 'Bear' }], hand }, {}], CARDS)
  const kept = game(['End'])
    .cast('End', { targets: ['Bear'] })
    .resolveAll()
  expect([kept.zone('Bear'), kept.life(0)]).toEqual(['hand', 23])
  const lost = game(['End', 'Void'])
    .cast('End', { targets: ['Bear'] })
    .resolve()
  lost.cast('Void', { targets: ['Bear'] }).resolveAll()
  expect([lost.zone('Bear'), lost.life(0)]).toEqual(['exile', 20])
  lost.isAtAQuestion()
})

test('[2004:413.2b] what is said of them if the spell was kicked isn’t said of what was found if it wasn’t', () => {
  const cast = (kick: boolean) => {
    const game = table('2004', [{ hand: ['Wilds'], library: ['Forest', 'Forest'], pool: '{C}' }, {}], CARDS)
    game.cast('Wilds', { kick }).resolve()
    while (game.question.kind === 'choose') game.reply(game.question.from.slice(0, game.question.max))
    game.isAtAQuestion()
    return forests(game).map((id) => [isType(game.state, id, 'creature'), get(game.state, id).tapped])
  }
  expect(cast(true)).toEqual([
    [true, false],
    [true, false],
  ])
  expect(cast(false)).toEqual([
    [false, true],
    [false, true],
  ])
})
