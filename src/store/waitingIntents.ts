/** The intents that need the engine, before it is loaded. */
import type { GameIntents, TableIntents } from './tableState.ts'

/**
 * What an intent does until then: it waits, or, where it answers at once, says that there is no game. At the table
 * nobody gets this answer: there the intents are those that are loaded.
 */
type Meanwhile = {
  readonly [K in keyof GameIntents]: [ReturnType<GameIntents[K]>] extends [void | Promise<void>]
    ? 'waits'
    : Extract<ReturnType<GameIntents[K]>, false | null>
}

const MEANWHILE: Meanwhile = {
  start: 'waits',
  startShared: 'waits',
  goBack: 'waits',
  halt: 'waits',
  startPuzzle: 'waits',
  startMatch: 'waits',
  nextGame: 'waits',
  reveal: 'waits',
  concedeMatch: 'waits',
  rematch: 'waits',
  resume: 'waits',
  openKept: 'waits',
  open: 'waits',
  leave: 'waits',
  concede: 'waits',
  takeOver: 'waits',
  undo: 'waits',
  redo: 'waits',
  playFrom: 'waits',
  passUntil: 'waits',
  clearYield: 'waits',
  setFullControl: 'waits',
  toggleStop: 'waits',
  agree: 'waits',
  revoke: 'waits',
  setHolding: 'waits',
  hurry: 'waits',
  pause: 'waits',
  goOn: 'waits',
  receive: false,
  exchange: false,
  reply: false,
  ahead: null,
  untap: false,
  takeBack: false,
}

type Given = (...given: readonly unknown[]) => unknown

/** Each waits until `ready`, and is then given to the store again, in the order in which they were asked for. */
export function waitingIntents(get: () => TableIntents): GameIntents {
  const waiting = Object.entries(MEANWHILE).map(([name, meanwhile]): [string, Given] => [
    name,
    meanwhile === 'waits'
      ? (...given) => get().awaiting(get().ready, () => (get()[name as keyof GameIntents] as Given)(...given))
      : () => meanwhile,
  ])
  return Object.fromEntries(waiting) as unknown as GameIntents
}
