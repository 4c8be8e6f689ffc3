/** Whose eyes are on the screen. Between two people a curtain falls before the other's private view is built. */
import { deciderOf, type Question, type Seat } from '../engine/index.ts'
import { type Game, humanSeats, isHuman } from './game.ts'
import type { Settings } from './settings.ts'

export interface Viewing {
  /** Whose private view is shown; `null` while nobody's may be. */
  readonly viewer: Seat | null
  /** The person to hand the screen to. */
  readonly curtain: Seat | null
}

/** Who looks once a question is asked, and whether the screen has to change hands first. */
export function viewingAt(
  game: Pick<Game, 'seats'>,
  now: Viewing,
  question: Question | null,
  openHands: boolean,
): Viewing {
  const people = humanSeats(game)
  if (people.length === 0) return { viewer: 0, curtain: null }
  if (people.length === 1) return { viewer: people[0] ?? 0, curtain: null }
  if (question === null) return { viewer: now.viewer ?? people[0] ?? 0, curtain: null }
  const decider = deciderOf(question)
  if (!isHuman(game, decider)) return now
  if (openHands || now.viewer === decider) return { viewer: decider, curtain: null }
  return { viewer: null, curtain: decider }
}

/**
 * From whose side the table is shown, whoever decides: the first person's, where people at one screen play with open
 * hands. `null`: it turns to who looks, as it must behind a curtain, and as the settings may ask.
 */
export function keptSide(
  game: Pick<Game, 'seats'>,
  { openHands, turnTable }: Pick<Settings, 'openHands' | 'turnTable'>,
): Seat | null {
  const [first, second] = humanSeats(game)
  return openHands && !turnTable && first !== undefined && second !== undefined ? first : null
}
