/** When things may be done (212.5a, 212.7a, 408.1, 408.2d). */
import { printedFeatures } from '../abilities/index.ts'
import { abilitiesOf, characteristics, contextOf, hasKeyword, holds } from '../continuous/index.ts'
import { isLentFlash } from '../playerRules/index.ts'
import { isActive, type ObjectId, type Refusal, refuse, type Seat, type State } from '../state/index.ts'

/** Why a sorcery can't be cast now: not the player's own main phase with an empty stack (212.7a); or `null`. */
export function whyNotSorcerySpeed(state: State, seat: Seat): Refusal | null {
  if (!isActive(state, seat)) return refuse(state, 'timing.notYourTurn')
  if (state.turn.step !== 'main1' && state.turn.step !== 'main2') return refuse(state, 'timing.notMainPhase')
  if (state.stack.length > 0) return refuse(state, 'timing.stackNotEmpty')
  return null
}

/** Why a player may not act at all: another player has priority, or something is in progress. */
export function whyNoPriority(state: State, seat: Seat): Refusal | null {
  if (state.outcome !== null) return refuse(state, 'timing.gameOver')
  if (state.stage.at !== 'priority') return refuse(state, 'timing.noPriority')
  return state.stage.seat === seat ? null : refuse(state, 'timing.notYourPriority')
}

/**
 * Why nothing can be cast, nor abilities activated other than mana abilities: a spell with split second is on the stack
 * (2011:702.59); or `null`.
 */
export function whySplitSecond(state: State): Refusal | null {
  if (!printedFeatures(state.printed).keywords.has('splitSecond')) return null
  const id = state.stack.find((one) => hasKeyword(state, one, 'splitSecond'))
  return id === undefined ? null : refuse(state, 'timing.splitSecond', { object: id })
}

/** Whether its own text does something if a sorcery can't be cast as it is cast, and none can. */
export function isCastOffTime(state: State, seat: Seat, id: ObjectId): boolean {
  const asks = abilitiesOf(state, id).some(
    (ability) => ability.kind === 'static' && ability.rule.kind === 'castAnytime' && ability.rule.sacrificed,
  )
  return asks && whyNotSorcerySpeed(state, seat) !== null
}

/** Whether the card's own text lets it be cast as though it had flash, for no more than it costs. */
function isAsThoughFlash(state: State, seat: Seat, id: ObjectId): boolean {
  return abilitiesOf(state, id).some(
    (ability) =>
      ability.kind === 'static' &&
      ability.rule.kind === 'castAnytime' &&
      ability.rule.more.length === 0 &&
      (ability.condition === null || holds(state, ability.condition, contextOf(id, seat))),
  )
}

/**
 * Whether the card can be cast whenever its player has priority: instants, and cards with flash or as though (212.5a).
 */
export function isCastAtAnyTime(state: State, seat: Seat, id: ObjectId): boolean {
  const card = characteristics(state, id)
  const quick = card.types.includes('instant') || hasKeyword(state, id, 'flash')
  return quick || isAsThoughFlash(state, seat, id) || isLentFlash(state, seat, id)
}

/** Why this card can't be cast now, or `null`. Instants and cards with flash need only priority. */
export function whyNotCastNow(state: State, seat: Seat, id: ObjectId): Refusal | null {
  return isCastAtAnyTime(state, seat, id) ? null : whyNotSorcerySpeed(state, seat)
}

/** 401.5: whether the card's own text allows casting it now. */
export function allowsCasting(state: State, seat: Seat, id: ObjectId): boolean {
  return abilitiesOf(state, id).every(
    (ability) =>
      ability.kind !== 'static' ||
      ability.rule.kind !== 'castOnly' ||
      holds(state, ability.rule.condition, contextOf(id, seat)),
  )
}
