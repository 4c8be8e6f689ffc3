/** What each person at the table has set for this game only: where priority stops, passing ahead, full control. */
import type { Seat } from '../engine/index.ts'
import type { Step } from '../language/index.ts'
import type { Yield } from './autoPass.ts'
import { type Game, isHotSeat } from './game.ts'
import { type Settings, type Stops, toggleStop, type Whose } from './settings.ts'
import type { TableState } from './tableState.ts'

/** Where priority stops for a seat: as set in this game, else as the settings say. */
export function stopsOf(game: Pick<Game, 'stops'> | null, seat: Seat | null, settings: Settings): Stops {
  return (seat === null ? null : game?.stops?.[seat]) ?? settings.stops
}

/** The game with one seat's stop added or removed. */
export function withStop(game: Game, seat: Seat, settings: Settings, whose: Whose, step: Step): Game {
  const changed = toggleStop(stopsOf(game, seat, settings), whose, step)
  return { ...game, stops: game.seats.map((_, one) => (one === seat ? changed : (game.stops?.[one] ?? null))) }
}

/**
 * Whether stops belong to the game: two people at one screen each have their own; a person alone changes the settings.
 */
export function hasOwnStops(game: Game | null): game is Game {
  return game !== null && isHotSeat(game)
}

/** How a seat passes ahead, if it does. */
export function yieldOf(yields: readonly Yield[], seat: Seat | null): Yield | null {
  return yields.find((one) => one.seat === seat) ?? null
}

export function withoutYield(yields: readonly Yield[], seat: Seat): readonly Yield[] {
  return yields.filter((one) => one.seat !== seat)
}

/** Whether the viewing seat is asked at every priority. */
export function hasFullControl({ fullControl, viewer }: Pick<TableState, 'fullControl' | 'viewer'>): boolean {
  return viewer !== null && fullControl.includes(viewer)
}
