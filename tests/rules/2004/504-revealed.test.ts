/** 504.6: what was face down is shown to all as it goes where it isn't face down, and at the end of the game. */
import { expect, test } from 'vitest'
import { type ObjectId, type Seat, seenBy, seenEvents, stateOf } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const DEEP = creature('Deep', '{4}{U}', '4/4', 'Morph {U}')
const CARDS = [
  DEEP,
  card('Back', '{0}', 'Instant', "Return target creature to its owner's hand."),
  card('Under', '{0}', 'Instant', "Put target creature on the bottom of its owner's library."),
  card('Sink', '{0}', 'Instant', 'Destroy target creature.'),
  card('Away', '{0}', 'Instant', 'Exile target creature.'),
  card('Fade', '{0}', 'Instant', 'Target creature phases out.'),
  card(
    'Deny',
    '{0}',
    'Instant',
    "Counter target spell. If that spell is countered this way, put it on top of its owner's library instead of into that player's graveyard.",
  ),
]
const names = (game: Table, seat: Seat): readonly string[] =>
  seenEvents(game.events, seat).flatMap((event) => [...JSON.stringify(event).matchAll(/"name":"(Deep)"/g)].map(String))
/** The face that a seat sees of it; -1 is none. */
const face = (game: Table, seat: Seat, id: ObjectId): number => {
  const object = seenBy(game.position, seat)
    .now.objects.flat()
    .find((one) => one?.id === id)
  return object?.face ?? -1
}

inEditions('2004', '2011')('face-down objects, %s', (edition) => {
  const board = (spell: string) => {
    const sides = [{ battlefield: [{ name: 'Deep', faceDown: true }] }, { hand: [spell] }] as const
    const game = table(edition, sides, CARDS, { active: 1 })
    const id = game.state.battlefield[0] as ObjectId
    game.reply({ do: 'cast', object: game.id(spell, 'hand'), via: 'normal' }).reply([{ object: id }])
    return { game: game.announce({}), id }
  }

  for (const [spell, zone] of [
    ['Back', 'hand'],
    ['Under', 'library'],
    ['Sink', 'graveyard'],
    ['Away', 'exile'],
  ] as const)
    test(`[2004:504.6] a permanent is shown to the other player as it moves to the ${zone}, and not before`, () => {
      const { game, id } = board(spell)
      expect([names(game, 1), face(game, 1, id)]).toEqual([[], -1])
      game.resolve()
      expect([names(game, 1).length > 0, game.has(zone, 'Deep')]).toEqual([true, true])
      game.isAtAQuestion()
    })

  test('[2004:504.6] phasing out and in shows nothing', () => {
    const { game, id } = board('Fade')
    game.resolve()
    expect([names(game, 1), names(game, 0).length]).toEqual([[], names(game, 1).length])
    game.to('upkeep', game.state.turn.number + 1)
    expect([names(game, 1), face(game, 1, id)]).toEqual([[], -1])
    expect(game.state.battlefield).toEqual([id])
    game.isAtAQuestion()
  })

  const castDown = () => {
    const mine = { hand: ['Deep'], battlefield: ['Island', 'Island', 'Island', { name: 'Deep', faceDown: true }] }
    return table(edition, [mine, { hand: ['Deny'] }], CARDS).cast('Deep', { via: 'faceDown' })
  }

  test('[2004:504.6] a spell is shown as it goes from the stack to a hidden place', () => {
    const game = castDown()
    const id = game.state.stack[0] as ObjectId
    expect([names(game, 1), face(game, 1, id)]).toEqual([[], -1])
    game
      .pass()
      .reply({ do: 'cast', object: game.id('Deny', 'hand'), via: 'normal' })
      .reply([{ object: id }])
    game.announce({}).resolve()
    expect([names(game, 1).length > 0, game.has('library', 'Deep')]).toEqual([true, true])
  })

  test('[2004:504.6] a spell that becomes a permanent is not shown', () => {
    const game = castDown().resolve()
    expect([names(game, 1), game.state.stack]).toEqual([[], []])
    game.isAtAQuestion()
  })

  test('[2004:504.6] as the game ends, whoever concedes, every spell and permanent is shown', () => {
    for (const seat of [0, 1]) {
      const game = castDown()
      const hidden = [...game.state.stack, game.state.battlefield.at(-1) as ObjectId]
      expect(hidden.map((id) => face(game, 1, id))).toEqual([-1, -1])
      game.reply({ concede: seat })
      const { printed } = stateOf(game.position)
      const shown = game.events.flatMap((event) => (event.kind === 'revealed' ? event.objects : []))
      for (const id of hidden) {
        const seen = printed[face(game, 1, id)]?.name === 'Deep'
        expect(seen || shown.some((one) => one.id === id && one.name === 'Deep')).toBe(true)
      }
      expect(game.position.question).toBeNull()
    }
  })
})

test('[2004:504.6] with a player who leaves, what is face down is shown, phased out or not', () => {
  const sides = [{ battlefield: [{ name: 'Deep', faceDown: true }] }, { hand: ['Fade'] }, {}] as const
  for (const phased of [false, true]) {
    const game = table('2004', sides, CARDS, { active: 1 })
    if (phased) {
      game.reply({ do: 'cast', object: game.id('Fade', 'hand'), via: 'normal' })
      game
        .reply([{ object: game.state.battlefield[0] as ObjectId }])
        .announce({})
        .pass(3)
      expect(game.state.phasedOut).toHaveLength(1)
    }
    expect(names(game, 2)).toEqual([])
    game.reply({ concede: 0 })
    expect(names(game, 2).length).toBeGreaterThan(0)
    game.isAtAQuestion()
  }
})
