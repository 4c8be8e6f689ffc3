/** Abilities used without {T}, upkeep costs paid or not, clashes, players who lose (410.2, 409.4). */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Wind',
    '{0}',
    'Enchantment',
    "Whenever an artifact becomes tapped or a player activates an artifact's ability without {T} in its activation cost, ~ deals 1 damage to that artifact's controller.",
  ),
  card('Petal', '{0}', 'Artifact', 'Sacrifice ~: Add {G}.'),
  card('Dial', '{0}', 'Artifact', '{T}: Add {G}.'),
  card('Knob', '{0}', 'Artifact', '{0}: You gain 3 life.'),
  creature('Monk', '{W}', '1/1', '{T}: You gain 1 life.\n{0}: You gain 2 life.'),
  card(
    'Stillness',
    '{0}',
    'Enchantment',
    "Creatures can't attack or block, and their activated abilities with {T} in their costs can't be activated.",
  ),
  card(
    'Hearth',
    '{0}',
    'Enchantment',
    "Cumulative upkeep {1}\nWhen a player doesn't pay ~'s cumulative upkeep, that player loses 5 life.",
  ),
  card(
    'Lash',
    '{0}',
    'Enchantment',
    "Cumulative upkeep—Exile the top card of your library.\nWhenever you pay ~'s cumulative upkeep, you gain 1 life.",
  ),
  creature('Djinn', '{0}', '2/2', "Echo {0}\nWhen ~'s echo cost is paid, each opponent loses 3 life."),
  card('Echoes', '{0}', 'Enchantment', 'Whenever you clash and win, you gain 5 life.'),
  card('Joust', '{0}', 'Sorcery', 'Clash with an opponent. If you win, draw a card.'),
  creature('Tyrant', '{0}', '1/1', 'Whenever a player loses the game, put five +1/+1 counters on ~.'),
  card('Doom', '{0}', 'Sorcery', 'Target player loses 20 life.'),
  creature('Spitfire', '{0}', '1/3', 'Whenever an opponent is dealt noncombat damage, ~ gets +3/+0 until end of turn.'),
  card('Zap', '{0}', 'Instant', '~ deals 2 damage to target player.'),
]

inEditions('2004', '2011')('410 used and paid, %s', (edition) => {
  const lost = (before: number, game: { life: (seat: number) => number }): number => before - game.life(0)

  test('[2004:410.2] an ability without {T}, a mana ability too; one with {T} only taps it', () => {
    const used = (name: string) => {
      const game = table(edition, [{ battlefield: [name] }, { battlefield: ['Wind'] }], CARDS)
      const before = game.life(0)
      game.activate(name)
      return lost(before, game.resolveAll())
    }
    expect([used('Petal'), used('Dial'), used('Knob'), used('Monk')]).toEqual([1, 1, 1 - 3, -1])
  })

  test('[2004:409.4] only abilities with {T} in their costs are kept from being activated', () => {
    const game = table(edition, [{ battlefield: ['Stillness', 'Monk'] }, {}], CARDS)
    expect(game.why({ do: 'activate', ...game.nth(game.id('Monk'), 0) })?.key).toBe('activate.forbidden')
    expect(game.activate('Monk', 1).resolve().life(0)).toBe(22)
  })

  test('[2004:502.13a] who does not pay the upkeep', () => {
    const board = (lands: readonly string[]) =>
      table(edition, [{ battlefield: ['Hearth', ...lands] }, {}], CARDS)
        .to('upkeep', 5)
        .resolveAll()
    const unpaid = board([])
    expect([unpaid.life(0), unpaid.has('battlefield', 'Hearth')]).toEqual([15, false])
    const paid = board(['Forest'])
    expect([paid.life(0), paid.has('battlefield', 'Hearth')]).toEqual([20, true])
  })

  test('[2004:502.13a] a card for each counter', () => {
    const game = table(edition, [{ battlefield: [{ name: 'Lash', counters: { age: 1 } }] }, {}], CARDS)
    game.to('upkeep', 5).resolveAll()
    expect([game.state.exile.length, game.life(0), game.has('battlefield', 'Lash')]).toEqual([2, 21, true])
  })

  test('[2004:502.19a] an echo cost that is paid', () => {
    const game = table(edition, [{ hand: ['Djinn'] }, {}], CARDS)
    game.cast('Djinn').resolve().to('upkeep', 5).resolveAll()
    expect([game.life(1), game.has('battlefield', 'Djinn')]).toEqual([17, true])
  })

  test('[2011:701.20] a clash won, and one that is not', () => {
    const clash = (mine: string) => {
      const game = table(edition, [{ battlefield: ['Echoes'], hand: ['Joust'], library: [mine, mine] }, {}], CARDS)
      return game.cast('Joust').resolve().resolveAll().life(0)
    }
    expect([clash('Monk'), clash('Forest')]).toEqual([25, 20])
  })

  test('[2004:102.3] a player loses, and the others go on', () => {
    const game = table(edition, [{ battlefield: ['Tyrant'], hand: ['Doom'] }, {}, {}], CARDS)
    game
      .cast('Doom', { targets: ['player 1'] })
      .resolve()
      .resolveAll()
    expect(game.size('Tyrant')).toBe('6/6')
    game.isAtAQuestion()
  })

  test('[2004:410.7] damage other than combat damage', () => {
    const game = table(edition, [{ battlefield: ['Spitfire', 'Monk'], hand: ['Zap', 'Zap'] }, {}], CARDS)
    game.cast('Zap', { targets: ['player 1'] }).resolveAll()
    expect(game.size('Spitfire')).toBe('4/3')
    game.cast('Zap', { targets: ['player 0'] }).resolveAll()
    game.attack('Monk').to('endCombat')
    expect(game.size('Spitfire')).toBe('4/3')
  })
})
