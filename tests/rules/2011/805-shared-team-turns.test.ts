/** Teams that take their turns together (2011:contents/805). */
import { describe, expect, test } from 'vitest'
import {
  answer,
  FREE_FOR_ALL,
  type GameFormat,
  get,
  legalReplies,
  TWO_HEADED_GIANT,
  whyNotFormat,
} from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const { teams } = TWO_HEADED_GIANT
const SHARED: GameFormat = { ...FREE_FOR_ALL, teams, sharedTurns: true }

const CARDS = [
  card('Gain', '{0}', 'Instant', 'You gain 1 life.'),
  card('Slow', '{0}', 'Sorcery', 'You gain 1 life.'),
  card('Daybell', '{0}', 'Enchantment', 'At the beginning of your upkeep, you gain 1 life.'),
  card('Clock', '{0}', 'Enchantment', 'At the beginning of each upkeep, you gain 1 life.'),
  card('Bells', '{0}', 'Enchantment', "At the beginning of each player's upkeep, that player loses 1 life."),
  card('Again', '{0}', 'Sorcery', 'Take an extra turn after this one.'),
  card('Nap', '{0}', 'Sorcery', 'Target player skips their next turn.'),
  card(
    'Pair',
    '{0}',
    'Creature — Bear',
    '~ can’t be blocked except by two or more creatures.'.replace('’', "'"),
    '3/3',
  ),
  card(
    'Toll',
    '{0}',
    'Enchantment',
    "Creatures can't attack you unless their controller pays {1} for each creature they control that's attacking you.",
  ),
]

type Side = Parameters<typeof table>[1][number]

/** Four players in two teams, each with what is given beside a Bear. */
function shared(sides: readonly Side[] = [], turn: Parameters<typeof table>[3] = {}, format = SHARED): Table {
  const [first = {}, second = {}, ...others] = [0, 1, 2, 3].map((seat): Side => {
    const { battlefield = [], ...side } = sides[seat] ?? {}
    return { ...side, battlefield: ['Bear', ...battlefield] }
  })
  return table('2011', [first, second, ...others], CARDS, turn, { format })
}

const bearOf = (game: Table, owner: number): number => {
  const id = game.state.battlefield.find((one) => get(game.state, one).owner === owner)
  if (id === undefined) throw new Error('no Bear')
  return id
}
const handSizes = (game: Table) => [0, 1, 2, 3].map((seat) => game.handSize(seat))
const asked = (game: Table) => game.question.seat

describe('a turn', () => {
  test('[2011:contents/805] both untap, both draw, and the next turn is the other team’s', () => {
    const game = shared()
    const tapped = (seat: number) => get(game.state, bearOf(game, seat)).tapped
    game.to('main1', 4)
    expect([game.state.turn.active, handSizes(game)]).toEqual([2, [0, 0, 1, 1]])
    game.reply({ do: 'pass' }).until('attackers')
    game.reply([2, 3].map((seat) => ({ id: bearOf(game, seat), defender: { player: 0 } })))
    expect([tapped(2), tapped(3)]).toEqual([true, true])
    game.to('main1', 5)
    expect([game.state.turn.active, handSizes(game)]).toEqual([0, [1, 1, 1, 1]])
    expect([tapped(2), tapped(3)]).toEqual([true, true])
    game.to('main1', 6)
    expect([game.state.turn.active, tapped(2), tapped(3)]).toEqual([2, false, false])
    game.isAtAQuestion()
  })

  test('[2011:contents/805] both cast sorceries and play a land in it, and nobody of the other team', () => {
    const game = shared([0, 1, 2].map(() => ({ hand: ['Slow', 'Forest'] })))
    game.cast('Slow').pass(4)
    game.pass()
    expect(asked(game)).toBe(1)
    const own = game.state.hands[1] ?? []
    const may = () => legalReplies(game.position).map((reply) => (reply as { readonly object?: number }).object)
    expect(own.every((id) => may().includes(id))).toBe(true)
    game.pass()
    expect(asked(game)).toBe(2)
    expect((game.state.hands[2] ?? []).some((id) => may().includes(id))).toBe(false)
    game.isAtAQuestion()
  })

  test('[2011:contents/805] “your upkeep” is each one’s, “each upkeep” one for the team, “each player’s upkeep” one for each', () => {
    const game = shared([{}, { battlefield: ['Daybell'] }, { battlefield: ['Clock'] }, { battlefield: ['Bells'] }])
    const life = () => [0, 1, 2, 3].map((seat) => game.life(seat))
    game.to('main1', 4)
    expect(life()).toEqual([20, 20, 20, 19])
    game.to('main1', 5)
    expect(life()).toEqual([19, 20, 21, 19])
    game.isAtAQuestion()
  })

  test('[2011:contents/805] both discard down to seven cards', () => {
    const cards = Array.from({ length: 9 }, () => 'Forest')
    const game = shared([{ hand: cards }, { hand: cards }, { hand: cards }])
    game.to('upkeep', 4)
    expect(handSizes(game)).toEqual([7, 7, 9, 0])
  })

  test('[2011:contents/805] an extra turn, and one that is skipped, is the team’s', () => {
    const game = shared([{}, { hand: ['Again'] }]).pass()
    game.cast('Again').pass(4)
    expect(game.to('main1', 4).state.turn.active).toBe(0)
    const skipped = shared([{ hand: ['Nap'] }])
      .cast('Nap', { targets: ['player 3'] })
      .pass(4)
    expect(skipped.to('main1', 4).state.turn.active).toBe(0)
    skipped.isAtAQuestion()
  })

  test('[2011:contents/805] a team plays on without one of its players', () => {
    const game = shared().reply({ concede: 0 })
    expect(game.state.outcome).toBe(null)
    expect([game.to('main1', 4).state.turn.active, game.to('main1', 5).state.turn.active]).toEqual([2, 1])
    game.isAtAQuestion()
  })
})

test('[2011:contents/805] who is left of the active team goes on with the turn, and declares the attack', () => {
  const game = shared().reply({ concede: 0 })
  expect(asked(game)).toBe(1)
  const declared = game.until('attackers').asks('attackers')
  expect([declared.seat, declared.able]).toEqual([1, [bearOf(game, 1)]])
  game.reply([{ id: bearOf(game, 1), defender: { player: 3 } }]).to('main2')
  expect(game.life(3)).toBe(18)
  game.isAtAQuestion()
})

describe('priority', () => {
  test('[2011:contents/805] a team passes when all its members have, and then the other team receives it', () => {
    const game = shared()
    const order = [0, 1, 2, 3].map(() => {
      const seat = asked(game)
      game.pass()
      return seat
    })
    expect(order).toEqual([0, 1, 2, 3])
    expect(game.state.turn.step).not.toBe('main1')
  })

  test('[2011:contents/805] who has acted gives their teammate another chance before the other team', () => {
    const game = shared([{}, { hand: ['Gain'] }]).pass()
    game.cast('Gain')
    const order = [0, 1, 2, 3].map(() => {
      const seat = asked(game)
      game.pass()
      return seat
    })
    expect(order).toEqual([1, 0, 2, 3])
    expect(game.life(1)).toBe(21)
    game.isAtAQuestion()
  })

  test('[2011:contents/805] without shared turns it goes round', () => {
    const game = shared([{}, { hand: ['Gain'] }], {}, { ...SHARED, sharedTurns: false }).pass()
    game.cast('Gain').pass()
    expect(asked(game)).toBe(2)
  })
})

describe('combat', () => {
  test('[2011:contents/805] the team declares its attack together, against either of the others', () => {
    const game = shared()
    game.until('attackers')
    const question = game.asks('attackers')
    expect(question.able).toEqual([bearOf(game, 0), bearOf(game, 1)])
    expect(question.defenders).toEqual([{ player: 2 }, { player: 3 }])
    const theirs = { id: bearOf(game, 2), defender: { player: 3 } }
    expect('refused' in answer(game.position, [theirs])).toBe(true)
    game.reply([
      { id: bearOf(game, 0), defender: { player: 2 } },
      { id: bearOf(game, 1), defender: { player: 2 } },
    ])
    expect(game.state.combat?.attackers).toHaveLength(2)
    game.to('main2')
    expect([game.life(2), game.life(3)]).toEqual([16, 20])
    game.isAtAQuestion()
  })

  test('[2011:contents/805] the defenders declare blocks together, and block what attacks the other one', () => {
    const game = shared([{ battlefield: ['Pair'] }])
    game
      .until('attackers')
      .reply([{ id: game.id('Pair'), defender: { player: 2 } }])
      .until('blockers')
    const question = game.asks('blockers')
    expect(question.able.map(({ id }) => id)).toEqual([bearOf(game, 2), bearOf(game, 3)])
    const block = (seat: number) => ({ id: bearOf(game, seat), attackers: [game.id('Pair')] })
    expect('refused' in answer(game.position, [block(2)])).toBe(true)
    game.reply([block(2), block(3)]).to('main2')
    expect([game.life(2), game.has('graveyard', 'Pair')]).toEqual([20, true])
    game.isAtAQuestion()
  })

  test('[2011:contents/805] each pays for their own creatures', () => {
    const game = shared([{}, { battlefield: ['Forest'] }, { battlefield: ['Toll'] }])
    game.until('attackers')
    const attack = (seat: number) => ({ id: bearOf(game, seat), defender: { player: 2 } })
    expect('refused' in answer(game.position, [attack(0)])).toBe(true)
    game.reply([attack(1)])
    expect(game.question).toMatchObject({ kind: 'pay', seat: 1 })
    game.plain().to('main2')
    expect(game.life(2)).toBe(18)
    game.isAtAQuestion()
  })
})

test('[2011:contents/805] only teams whose players sit together share turns', () => {
  expect(whyNotFormat(SHARED, 4, { edition: '2011' })).toBe(null)
  expect(whyNotFormat({ ...SHARED, teams: [] }, 4, { edition: '2011' })?.key).toBe('format.shared')
  const apart = [
    [0, 2],
    [1, 3],
  ]
  expect(whyNotFormat({ ...SHARED, teams: apart }, 4, { edition: '2011' })?.key).toBe('format.shared')
})
