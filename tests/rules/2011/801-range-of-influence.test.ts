/** The limited range of influence (2011:contents/801): what a player does reaches only so many seats. */
import { expect, test } from 'vitest'
import { answer, FREE_FOR_ALL, get, type ObjectId, type Ref, whyNotFormat } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const SEATS = 5
const CARDS = [
  card('Razing', '{0}', 'Sorcery', 'Destroy all creatures.'),
  card('Poke', '{0}', 'Instant', '~ deals 1 damage to any target.'),
  card('Toll', '{0}', 'Sorcery', 'Each player loses 2 life.'),
  card('Triumph', '{0}', 'Sorcery', 'You win the game.'),
  card('Vulture Post', '{0}', 'Enchantment', 'Whenever a creature dies, you gain 1 life.'),
  card('Head Count', '{0}', 'Sorcery', 'You gain 1 life for each creature on the battlefield.'),
  creature('Old King', '{0}', '2/2', '', 'Legendary Creature — Human'),
  zoo('Bleed'),
]

/** Five players, each with a Bear, who reach one seat; these cards are in the hands of the first and of a later one. */
function around(hand: readonly string[], more: Readonly<Record<number, readonly string[]>> = {}, range = 1): Table {
  const sides = Array.from({ length: SEATS }, (_, seat) => ({
    battlefield: ['Bear', ...(more[seat] ?? [])],
    ...(seat === 0 ? { hand: [...hand] } : {}),
  }))
  const [first = {}, second = {}, ...others] = sides
  const ranges = Array.from({ length: SEATS }, () => range)
  return table('2011', [first, second, ...others], CARDS, {}, { format: { ...FREE_FOR_ALL, ranges } })
}

const named = ({ state }: Table, id: ObjectId): string => state.printed[get(state, id).face]?.name ?? ''
const withBears = (game: Table): readonly number[] =>
  game.state.battlefield.filter((id) => named(game, id) === 'Bear').map((id) => get(game.state, id).controller)
const lives = (game: Table): readonly number[] => Array.from({ length: SEATS }, (_, seat) => game.life(seat))
const RESOLVE = SEATS

test('[2011:contents/801] "all creatures" are those of its caster and of the neighbours', () => {
  const game = around(['Razing'])
  game.cast('Razing').pass(RESOLVE)
  expect([...withBears(game)].sort()).toEqual([2, 3])
  game.isAtAQuestion()
})

test('[2011:contents/801] with a range of two the same spell reaches everyone at a table of five', () => {
  const game = around(['Razing'], {}, 2)
  game.cast('Razing').pass(RESOLVE)
  expect(withBears(game)).toEqual([])
})

test('[2011:contents/801] a player two seats away can’t be a target, nor a creature of theirs', () => {
  const game = around(['Poke'])
  game.reply({ do: 'cast', object: game.id('Poke', 'hand'), via: 'normal' })
  const refs = [0, 1, 4, 2, 3].map((player): Ref => ({ player }))
  const bears = game.state.battlefield.filter((id) => named(game, id) === 'Bear').map((object): Ref => ({ object }))
  const isLegal = (ref: Ref) => !('refused' in answer(game.position, [ref]))
  expect(refs.map(isLegal)).toEqual([true, true, true, false, false])
  expect(bears.map(isLegal)).toEqual([true, true, false, false, true])
  game.isAtAQuestion()
})

test('[2011:contents/801] each player is each one in range; numbers are of what is in range', () => {
  const game = around(['Toll', 'Head Count'])
  game.cast('Toll').pass(RESOLVE)
  expect(lives(game)).toEqual([18, 18, 20, 20, 18])
  game.cast('Head Count').pass(RESOLVE)
  expect(game.life(0)).toBe(18 + 3)
})

test('[2011:contents/801] an ability triggers only by what happens in range of its controller', () => {
  const game = around(['Razing'], { 2: ['Vulture Post'] })
  game.cast('Razing').pass(RESOLVE).resolveAll()
  // Of the creatures that died one was a neighbour's.
  expect(lives(game)).toEqual([20, 20, 21, 20, 20])
  game.isAtAQuestion()
})

test('[2011:contents/801] opponents out of range can’t be attacked', () => {
  const game = around([])
  game.until('attackers')
  expect(game.question.kind === 'attackers' && game.question.defenders).toEqual([{ player: 1 }, { player: 4 }])
})

test('[2011:contents/801] when a neighbour leaves, the next player comes into range', () => {
  const game = around(['Bleed', 'Toll'])
  game.cast('Bleed', { targets: ['player 1'] }).pass(RESOLVE)
  game.cast('Toll').pass(RESOLVE - 1)
  expect(lives(game).slice(2)).toEqual([18, 20, 18])
})

test('[2011:contents/801] who wins by an effect makes those in range lose; the others play on', () => {
  const game = around(['Triumph'])
  game.cast('Triumph').pass(RESOLVE)
  expect(game.state.outcome).toBe(null)
  expect(game.state.players.map(({ lost }) => lost)).toEqual([null, 'effect', null, null, 'effect'])
  game.isAtAQuestion()
})

test.each([
  [1, []],
  [2, ['Old King', 'Old King']],
  [3, ['Old King', 'Old King']],
  [4, []],
] as const)('[2011:contents/801] of legends at seats 0 and %i those stay that don’t reach each other', (seat, left) => {
  const game = around([], { 0: ['Old King'], [seat]: ['Old King'] })
  expect(game.state.battlefield.map((id) => named(game, id)).filter((name) => name === 'Old King')).toEqual(left)
  game.isAtAQuestion()
})

test('[2011:contents/801] ranges are given for every player, and reach a seat at least', () => {
  const why = (ranges: readonly number[]) =>
    whyNotFormat({ ...FREE_FOR_ALL, ranges }, 3, { edition: '2011' })?.rule ?? null
  expect([why([1, 1, 1]), why([]), why([1, 1]), why([1, 0, 1])]).toEqual([null, null, '2011:801', '2011:801'])
})
