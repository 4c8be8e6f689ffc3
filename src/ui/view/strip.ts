/** The step strip, the turn's facts, and what the priority button says: always a verb and where it leads. */
import { get, type Seat, type State } from '../../engine/index.ts'
import { STEPS, type Step } from '../../language/index.ts'
import type { Stops } from '../../store/index.ts'
import { say } from '../messages/index.ts'
import type { StripStep } from '../parts/index.ts'
import { objectName, otherSeat, type Scene, seatName } from './scene.ts'

const COMBAT: readonly Step[] = [
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'endCombat',
]

/** The first of two damage steps shows only where there is one. */
export function shownSteps(state: State): readonly Step[] {
  const first = state.turn.step === 'firstStrikeDamage'
  return STEPS.filter((step) => step !== 'firstStrikeDamage' || first)
}

export function stripSteps(state: State, stops: Stops): readonly StripStep[] {
  const now = STEPS.indexOf(state.turn.step)
  return shownSteps(state).map((step) => {
    const place = STEPS.indexOf(step)
    return {
      id: step,
      name: say(`step.${step}`),
      place: place < now ? 'past' : place === now ? 'now' : 'later',
      combat: COMBAT.includes(step),
      stops: { you: stops.own.includes(step), other: stops.other.includes(step) },
    }
  })
}

export function isBeforeGame(state: State): boolean {
  return state.stage.at === 'chooseStarter' || state.stage.at === 'openingHands'
}

export interface TurnWords {
  readonly caption: string
  readonly title: string
}

export function turnWords(scene: Scene): TurnWords {
  const { state, me } = scene
  if (isBeforeGame(state))
    return { caption: say('turn.before'), title: say('turn.theirs', { name: seatName(state, state.turn.active) }) }
  const caption = say('turn.caption', { n: state.turn.number, step: say(`stepLong.${state.turn.step}`) })
  const active = state.turn.active
  return { caption, title: active === me ? say('turn.yours') : say('turn.theirs', { name: seatName(state, active) }) }
}

/** Where the game goes when everybody passes on an empty stack. */
function destination(state: State, me: Seat, opponent: Seat): string {
  const { step, active, ahead } = state.turn
  const rest = ahead.filter((next) => next !== 'cleanup')
  const next = rest[0]
  if (next === undefined || step === 'end' || step === 'cleanup') {
    return active === me
      ? say('priority.endTurn')
      : say('priority.toTurnOf', { name: seatName(state, active === me ? opponent : me) })
  }
  if (step === 'main2' && active === me) return say('priority.endTurn')
  if (step === 'main1' && next === 'beginCombat') return say('priority.toCombat')
  return say('priority.toStep', { step: say(`stepLong.${next}`) })
}

/** What the primary button says while a player has priority. */
export function priorityLabel(scene: Scene): string {
  const { state, me } = scene
  const top = state.stack.at(-1)
  if (top === undefined) return destination(state, me, otherSeat(scene))
  if (get(state, top).kind === 'combatDamage') return say('priority.resolveDamage')
  return say('priority.resolve', { name: objectName(state, top) })
}
