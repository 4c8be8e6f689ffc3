import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Duel', '{0}', 'Sorcery', 'Clash with an opponent. If you win, you gain 5 life. Otherwise, you gain 1 life.'),
  card('Again', '{0}', 'Instant', "You gain 1 life. Clash with an opponent. If you win, return ~ to its owner's hand."),
  card('Echo', '{0}', 'Enchantment', 'Whenever you clash, put a din counter on ~. If you won, you gain 100 life.'),
]
const clash = (mine: readonly string[], theirs: readonly string[], name = 'Duel') =>
  table('2011', [{ hand: [name], library: mine }, { library: theirs }], CARDS)
    .cast(name)
    .resolve()
/** Everyone keeps their card where it is. */
const keep = (game: Table) => {
  while (game.question.kind === 'arrange') game.reply({ top: game.question.cards, bottom: [] })
  return game
}

test('[2011:701.20] a strictly greater mana value wins; a tie or less doesn’t, and lands count 0', () => {
  expect(keep(clash(['Ox', 'Forest'], ['Bear', 'Forest'])).life(0)).toBe(25)
  expect(keep(clash(['Bear', 'Forest'], ['Bear', 'Forest'])).life(0)).toBe(21)
  expect(keep(clash(['Forest'], ['Forest'])).life(0)).toBe(21)
  expect(keep(clash(['Bear'], ['Big'])).life(0)).toBe(21)
})

test('[2011:701.20] in turn order each may put the revealed card on the bottom', () => {
  const game = clash(['Ox', 'Forest'], ['Bear', 'Island'])
  expect([game.asks('arrange').seat, game.asks('arrange').cards]).toEqual([0, [game.id('Ox')]])
  game.reply({ top: [], bottom: [game.id('Ox')] })
  expect([game.asks('arrange').seat, game.asks('arrange').cards]).toEqual([1, [game.id('Bear')]])
  game.reply({ top: [game.id('Bear')], bottom: [] })
  expect([game.state.libraries[0]?.at(-1), game.state.libraries[1]?.[0]]).toEqual([game.id('Ox'), game.id('Bear')])
  expect(game.life(0)).toBe(25)
})

test('[2011:701.20] a player without cards reveals nothing and can’t win', () => {
  expect(keep(clash([], ['Forest'])).life(0)).toBe(21)
  expect(keep(clash(['Ox'], [])).life(0)).toBe(25)
})

test('[2011:701.20] winning may return the spell itself', () => {
  expect(keep(clash(['Ox'], ['Bear'], 'Again')).zone('Again')).toBe('hand')
  expect(keep(clash(['Bear'], ['Ox'], 'Again')).zone('Again')).toBe('graveyard')
})

test('[2011:701.20] "if you won" asks about the clash that the ability triggered on', () => {
  const play = (mine: string, theirs: string) => {
    const sides = { hand: ['Duel'], library: [mine, 'Forest'], battlefield: ['Echo'] }
    const game = table('2011', [sides, { library: [theirs, 'Forest'] }], CARDS)
      .cast('Duel')
      .resolve()
    return keep(game).resolve()
  }
  const won = play('Ox', 'Bear')
  expect([won.life(0), won.state.stack.length]).toEqual([125, 0])
  const lost = play('Bear', 'Ox')
  expect([lost.life(0), lost.state.stack.length]).toEqual([21, 0])
  won.isAtAQuestion()
  lost.isAtAQuestion()
})

test('[2011:701.20] the opponent clashes, too: their abilities see it, and may have won', () => {
  const play = (mine: string, theirs: string) =>
    keep(
      table(
        '2011',
        [
          { hand: ['Duel'], library: [mine, 'Forest'] },
          { library: [theirs, 'Forest'], battlefield: ['Echo'] },
        ],
        CARDS,
      )
        .cast('Duel')
        .resolve(),
    ).resolve()
  expect([play('Bear', 'Ox').life(1), play('Ox', 'Bear').life(1)]).toEqual([120, 20])
})
