/**
 * When the table answers for a player. It passes priority where nothing can be done or no stop is set, and never past
 * something aimed at the player or at what is theirs. When in doubt it asks: a needless question costs a key press, a
 * missed one costs the game.
 */
import {
  type Action,
  actingWith,
  find,
  isActive,
  isEmptyX,
  isManaAction,
  type ObjectId,
  offeredTo,
  type Question,
  type Ref,
  type Reply,
  type Seat,
  type State,
} from '../engine/index.ts'
import { STEPS, type Step } from '../language/index.ts'
import type { Settings } from './settings.ts'

/**
 * Continues by itself until something interrupts: to a step of this turn, to the turn's end, or to the player's own
 * next turn.
 */
export interface Yield {
  readonly seat: Seat
  readonly until: 'turn' | 'all' | Step
  /** The turn in which it was set. */
  readonly turn: number
}

export interface PassInput {
  readonly state: State
  readonly seat: Seat
  /** What the seat may do now, as the engine lists it. */
  readonly actions: readonly Action[]
  readonly settings: Settings
  readonly fullControl: boolean
  readonly yielding: Yield | null
}

/** Anything of the seat's actions beyond passing, filling the mana pool, and what would do nothing as its X can only be 0. */
export function realActions(state: State, seat: Seat, actions: readonly Action[]): readonly Action[] {
  return actions.filter(
    (action) => action.do !== 'pass' && !isManaAction(state, action) && !isEmptyX(state, seat, action),
  )
}

const pointsAt = (state: State, seat: Seat, ref: Ref): boolean => {
  if ('player' in ref) return ref.player === seat
  const object = find(state, ref.object)
  return object !== null && (object.zone === 'battlefield' || object.zone === 'stack') && object.controller === seat
}

/** Whether another player's object on the stack targets the seat or something it controls. */
export function isAimedAt(state: State, seat: Seat, id: ObjectId): boolean {
  const object = find(state, id)
  if (object === null || object.controller === seat || object.choices === null) return false
  return object.choices.targets.flat(2).some((ref) => pointsAt(state, seat, ref))
}

/** Attackers against the seat, or a team that defends together, that aren't blocked yet count as aimed at it when they are declared. */
function isAttacked(state: State, seat: Seat): boolean {
  if (state.turn.step !== 'declareAttackers' || isActive(state, seat)) return false
  const team = actingWith(state, seat)
  return state.combat?.attackers.some(({ against }) => team.includes(against)) ?? false
}

const isAfter = (step: Step, other: Step): boolean => STEPS.indexOf(step) > STEPS.indexOf(other)

const isStep = (until: Yield['until']): until is Step => until !== 'turn' && until !== 'all'

/** Whether a yield still holds; `all` ends when the player's own turn begins. */
export function yieldHolds(state: State, yielding: Yield): boolean {
  const isThisTurn = state.turn.number === yielding.turn
  if (yielding.until === 'all') return isThisTurn || !isActive(state, yielding.seat)
  return isThisTurn && !(isStep(yielding.until) && isAfter(state.turn.step, yielding.until))
}

function stopsAtStep({ state, seat, settings }: PassInput): boolean {
  const whose = isActive(state, seat) ? 'own' : 'other'
  return settings.stops[whose].includes(state.turn.step)
}

/** The first main phase of one's own turn always stops if a stop is set there: a turn never passes unseen. */
function isOwnMain(input: PassInput): boolean {
  const { state, seat } = input
  return state.stack.length === 0 && isActive(state, seat) && state.turn.step === 'main1' && stopsAtStep(input)
}

/** Whether the seat may now cast a card that is only offered until it passes (2004:502.24a). */
function hasOffer({ state, seat, actions }: PassInput): boolean {
  const offered = offeredTo(state, seat)
  return offered.length > 0 && actions.some((action) => action.do === 'cast' && offered.includes(action.object))
}

export function passesPriority(input: PassInput): boolean {
  const { state, seat, settings, fullControl, yielding } = input
  if (fullControl) return false
  if (hasOffer(input) || state.stack.some((id) => isAimedAt(state, seat, id))) return false
  if (yielding?.seat === seat && yieldHolds(state, yielding)) {
    if (yielding.until === 'all') return true
    if (yielding.until === state.turn.step) return false
    const top = state.stack.at(-1)
    const theirs = top !== undefined && find(state, top)?.controller !== seat
    return !((theirs || isAttacked(state, seat)) && realActions(state, seat, input.actions).length > 0)
  }
  if (!settings.autoPass || isOwnMain(input)) return false
  if (realActions(state, seat, input.actions).length === 0) return true
  const top = state.stack.at(-1)
  if (top === undefined) return !stopsAtStep(input) && !isAttacked(state, seat)
  return find(state, top)?.controller === seat && settings.resolveOwn
}

/** The reply to a question that leaves no choice; `null` if the player is asked. */
export function onlyReply(question: Question, input: Omit<PassInput, 'actions'>): Reply | null {
  const { yielding, state } = input
  const holds = yielding !== null && yielding.seat === input.seat && yieldHolds(state, yielding)
  const skips = holds && yielding.until === 'all'
  // Who goes on to what comes after combat doesn't attack in it.
  const isPast = holds && isStep(yielding.until) && isAfter(yielding.until, 'endCombat')
  if (question.kind === 'attackers') return question.able.length === 0 || skips || isPast ? [] : null
  if (question.kind === 'blockers') {
    return skips || question.able.every(({ attackers }) => attackers.length === 0) ? [] : null
  }
  return null
}
