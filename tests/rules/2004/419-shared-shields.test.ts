/** Shields that several share, that prevent a part of the damage, and what follows them (419.7, 419.8). */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'

const CARDS = [
  card(
    'Halve',
    '{0}',
    'Instant',
    'The next time a source of your choice would deal damage to you this turn, prevent half that damage, rounded down.',
  ),
  card(
    'Thin',
    '{0}',
    'Instant',
    'The next time an unblocked creature of your choice would deal combat damage to you this turn, prevent all but 1 of that damage.',
  ),
  card(
    'Pass On',
    '{0}',
    'Instant',
    'The next 2 damage that a source of your choice would deal to you and/or permanents you control this turn is dealt to any target instead.',
  ),
  card(
    'Return',
    '{0}',
    'Instant',
    'Prevent the next 3 damage that would be dealt to you this turn. If damage is prevented this way, ~ deals that much damage to target player.',
  ),
  card(
    'Answer',
    '{0}',
    'Instant',
    "The next time a source of your choice would deal damage to any target this turn, prevent that damage. If damage from a red source is prevented this way, ~ deals that much damage to the source's controller.",
  ),
  card(
    'Calm',
    '{0}',
    'Instant',
    'Prevent the next 1 damage that would be dealt to each creature and each player this turn.',
  ),
  card(
    'Kin',
    '{0}',
    'Instant',
    'Prevent the next 1 damage that would be dealt to target creature and each other creature that shares a color with it this turn.',
  ),
  card(
    'Truce',
    '{0}',
    'Instant',
    'Tap all creatures blocking target attacking creature. Prevent all combat damage that would be dealt this turn by that creature and each creature blocking it.',
  ),
  card(
    'Balm',
    '{0}',
    'Instant',
    "Prevent the next 1 damage that would be dealt to any target this turn. If it's a green creature, prevent the next 2 damage instead.",
  ),
  card(
    'Old Hush',
    '{0}',
    'Instant',
    'Prevent all combat damage that would be dealt this turn. You gain life equal to the damage prevented this way.',
  ),
  card(
    'Muse',
    '{0}',
    'Instant',
    'Prevent all combat damage that would be dealt this turn. You may draw a card for each 1 damage prevented this way.',
  ),
  card(
    'Glance Off',
    '{0}',
    'Instant',
    'Prevent the next 3 damage that a source of your choice would deal to you and/or permanents you control this turn. If damage is prevented this way, ~ deals that much damage to any target.',
  ),
  card('Tally', '{0}', 'Enchantment', 'Whenever you gain life or you’re dealt damage, put a tally counter on ~.'),
  card('Bolt', '{0}', 'Instant', '~ deals 5 damage to any target.'),
  card('Flame', '{R}', 'Instant', '~ deals 3 damage to any target.'),
  card('Drizzle', '{0}', 'Sorcery', '~ deals 2 damage to each creature and each player.'),
  card('Rain', '{0}', 'Sorcery', '~ deals 3 damage to each creature and each player.'),
  creature('Ward', '{0}', '1/5', '{0}: Prevent the next 2 damage that would be dealt to ~ and/or you this turn.'),
  creature('Elk', '{G}', '3/4'),
  creature('Boar', '{G}', '3/4'),
]
const damage = (game: Table, name: string) => get(game.state, game.id(name, 'battlefield')).damage

inEditions('2004', '2011')('shared and partial shields, %s', (edition) => {
  const play = (hand: readonly string[], mine: readonly string[] = [], theirs: readonly string[] = []) =>
    table(edition, [{ hand, battlefield: mine }, { battlefield: theirs }], CARDS)
  /** Puts the spell on the stack, and the shield above it, against it. */
  const against = (game: Table, spell: string, target: string, shield: string, targets: readonly string[] = []) => {
    game.cast(spell, { targets: [target] })
    const source = game.id(spell, 'stack')
    game.cast(shield, { targets }).resolve()
    return game.question.kind === 'choose' ? game.reply([source]) : game
  }

  test('[2004:419.7] half of the damage of one source, rounded down', () => {
    const game = against(play(['Bolt', 'Halve']), 'Bolt', 'player 0', 'Halve')
    game.resolve()
    expect(game.life(0)).toBe(17)
    game.isAtAQuestion()
  })

  test('[2004:419.7] all but 1 of the combat damage of one creature, once', () => {
    const board = table(edition, [{ battlefield: ['Elk'] }, { hand: ['Thin'] }], CARDS)
    board.attack('Elk').to('declareBlockers')
    board.pass().cast('Thin').resolve()
    board.to('endCombat')
    expect(board.life(1)).toBe(19)
  })

  test('[2004:419.6c] one shield for you and what you control: what it has used up is gone for both', () => {
    const game = against(play(['Rain', 'Pass On'], ['Elk']), 'Rain', 'player 1', 'Pass On', ['player 1'])
    game.resolveAll()
    expect([20 - game.life(0) + damage(game, 'Elk'), game.life(1)]).toEqual([4, 15])
    const one = against(play(['Flame', 'Pass On'], ['Elk', 'Mountain']), 'Flame', 'Elk', 'Pass On', ['player 1'])
    one.resolve()
    expect([one.life(1), damage(one, 'Elk')]).toEqual([18, 1])
  })

  test('[2004:419.7] so much in all, of what is dealt to either', () => {
    const game = play(['Rain'], ['Ward'])
    game.activate('Ward').resolve().cast('Rain').resolveAll()
    expect(20 - game.life(0) + damage(game, 'Ward')).toBe(4)
  })

  test('[2004:419.7] what follows knows how much was prevented, and whose', () => {
    const game = against(play(['Bolt', 'Return']), 'Bolt', 'player 0', 'Return', ['player 1'])
    game.resolve()
    expect([game.life(0), game.life(1)]).toEqual([18, 17])
  })

  test.each([
    ['Flame', 17],
    ['Bolt', 20],
  ])('[2004:419.7] only damage from a red source is answered: %s', (spell, left) => {
    const game = table(edition, [{ hand: [spell, 'Answer'], battlefield: ['Mountain'] }, {}], CARDS)
    against(game, spell, 'player 1', 'Answer', ['player 1']).resolve()
    expect([game.life(0), game.life(1)]).toEqual([left, 20])
  })

  test('[2004:419.7] a shield for each creature and each player', () => {
    const game = play(['Rain', 'Calm'], ['Elk'], ['Imp'])
    game.cast('Calm').resolve().cast('Rain').resolve()
    expect([game.life(0), game.life(1), damage(game, 'Elk'), damage(game, 'Imp')]).toEqual([18, 18, 2, 2])
  })

  test('[2004:419.7] a shield for the target and for each other that shares a color with it', () => {
    const game = play(['Rain', 'Kin'], ['Elk', 'Boar'], ['Imp'])
    game
      .cast('Kin', { targets: ['Elk'] })
      .resolve()
      .cast('Rain')
      .resolve()
    expect([damage(game, 'Elk'), damage(game, 'Boar'), damage(game, 'Imp')]).toEqual([2, 2, 3])
  })

  test('[2004:419.7] damage by one creature and by those that block it, and by no other', () => {
    const game = play(['Truce'], ['Elk', 'Imp'], ['Boar'])
    game.attack('Elk', 'Imp').block({ Boar: 'Elk' })
    game.cast('Truce', { targets: ['Elk'] }).resolve()
    game.to('endCombat')
    expect([damage(game, 'Elk'), damage(game, 'Boar'), game.life(1)]).toEqual([0, 0, 18])
  })

  test('[2004:413.2b] more is prevented instead if the same target is so', () => {
    const game = play(['Bolt', 'Bolt', 'Balm', 'Balm'], ['Elk', 'Imp'])
    against(game, '1:Bolt', 'player 1', '1:Balm', ['player 1']).resolve()
    expect(game.life(1)).toBe(16)
    const green = play(['Flame', 'Balm'], ['Elk', 'Mountain'])
    against(green, 'Flame', 'Elk', 'Balm', ['Elk']).resolve()
    expect(damage(green, 'Elk')).toBe(1)
  })

  const tallied = (game: Table): number => get(game.state, game.id('Tally')).counters.tally ?? 0

  test('[2004:419.7] what follows is done once for all that is prevented at once', () => {
    const board = table(edition, [{ battlefield: ['Imp', 'Ward', 'Tally'] }, { hand: ['Return'] }], CARDS)
    board
      .attack('Imp', 'Ward')
      .pass()
      .cast('Return', { targets: ['player 0'] })
      .resolve()
    board.to('main2')
    expect([board.life(0), board.life(1), tallied(board)]).toEqual([17, 20, 1])
    board.isAtAQuestion()
    const sides = [{ battlefield: ['Elk', 'Boar'] }, { battlefield: ['Tally', 'Imp'], hand: ['Old Hush'] }] as const
    const calm = table(edition, [sides[0], sides[1]], CARDS).attack('Elk', 'Boar')
    calm.block({ Imp: 'Elk' }).pass().cast('Old Hush').resolve()
    calm.to('main2')
    expect([calm.life(1), tallied(calm), damage(calm, 'Elk')]).toEqual([28, 1, 0])
  })

  test('[2004:419.7] and offered once, with the sum of what was prevented', () => {
    const board = table(
      edition,
      [{ battlefield: ['Elk', 'Boar'] }, { battlefield: ['Imp'], hand: ['Muse'], library: times(9, 'Forest') }],
      CARDS,
    )
    board.attack('Elk', 'Boar').block({ Imp: 'Elk' }).pass().cast('Muse').resolve()
    board.until('confirm').reply(true)
    expect([board.question.kind, board.handSize(1)]).toEqual(['priority', 8])
  })

  test('[2004:419.7] of all that one shield covers', () => {
    const sides = [{ hand: ['Drizzle', 'Glance Off'], battlefield: ['Elk'] }, { battlefield: ['Tally'] }] as const
    const game = table(edition, [sides[0], sides[1]], CARDS)
    against(game, 'Drizzle', 'player 1', 'Glance Off', ['player 1']).resolveAll()
    expect([20 - game.life(0) + damage(game, 'Elk'), game.life(1), tallied(game)]).toEqual([1, 15, 2])
    game.isAtAQuestion()
  })
})
