/** Games from the very beginning, whereas `table` sets up boards in the middle of one. */
import { type GameObject, get, newGame, type Seat, type Setup } from '../../src/engine/index.ts'
import type { Printed } from '../../src/language/index.ts'
import { BASICS, creature } from './cards.ts'
import { Table } from './table.ts'

/** A game at its first question. */
export function gameOf(setup: Setup): Table {
  const { position, events } = newGame(setup)
  const game = new Table(position)
  game.events.push(...events)
  return game
}

/** `n` different creatures without text, so that cards and their order can be told apart: `Wisp 1`, `Wisp 2`, ... */
export function wisps(n: number): Printed[] {
  return Array.from({ length: n }, (_, index) =>
    creature(`Wisp ${index + 1}`, '{1}{W}', '1/1', '', 'Creature — Spirit'),
  )
}

/** A card that many tests use, `n` times. */
export function copies(n: number, name: string): Printed[] {
  const found = BASICS.find((card) => card.name === name)
  if (found === undefined) throw new Error(`no ${name}`)
  return Array.from({ length: n }, () => found)
}

/** A deck of `n` cards: four each of different creatures, with as many basic lands. */
export function fours(n: number): Printed[] {
  const spells = wisps(Math.floor(n / 8)).flatMap((wisp) => [wisp, wisp, wisp, wisp])
  return [...spells, ...copies(n - spells.length, 'Forest')]
}

/** The names of a seat's cards in a zone, in order. */
export function namesIn(game: Table, zone: 'libraries' | 'hands' | 'graveyards' | 'outside', seat: Seat): string[] {
  const { state } = game
  const nameOf = (object: GameObject): string => state.printed[object.face]?.name ?? ''
  return (state[zone][seat] ?? []).map((id) => nameOf(get(state, id)))
}
