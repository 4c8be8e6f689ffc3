/** The step strip, the turn's facts, and the text of the priority button: always a verb and where it leads. */
import { ableAttackers, actingWith, get, isActive, nextToAct, type State, stepAhead } from '../../engine/index.ts'
import { STEPS, type Step } from '../../language/index.ts'
import { realActions, type Stops } from '../../store/index.ts'
import { say } from '../messages/index.ts'
import type { StripStep } from '../parts/index.ts'
import { type Scene, seatName, stackName, turnFor } from './scene.ts'

const COMBAT: readonly Step[] = [
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'endCombat',
]

/** The first of two damage steps is shown only when there is one. */
function shownSteps(state: State): readonly Step[] {
  const first = state.turn.step === 'firstStrikeDamage'
  return STEPS.filter((step) => step !== 'firstStrikeDamage' || first)
}

export function stripSteps(state: State, stops: Stops): readonly StripStep[] {
  const now = isBeforeGame(state) ? -1 : STEPS.indexOf(state.turn.step)
  return shownSteps(state).map((step) => {
    const place = STEPS.indexOf(step)
    return {
      id: step,
      name: say(`step.${step}`),
      place: place < now ? 'past' : place === now ? 'now' : 'later',
      combat: COMBAT.includes(step),
      stops: { own: stops.own.includes(step), other: stops.other.includes(step) },
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

function beforeGame(state: State): string {
  if (state.stage.at === 'chooseStarter') return say('turn.whoStarts')
  return say('turn.starts', { name: seatName(state, state.turn.active) })
}

export function turnWords(scene: Scene): TurnWords {
  const { state, viewer } = scene
  if (isBeforeGame(state)) return { caption: say('turn.before'), title: beforeGame(state) }
  const caption = say('turn.caption', { n: state.turn.number, step: say(`stepTitle.${state.turn.step}`) })
  const active = turnFor(scene, viewer)
  return {
    caption,
    title: active === viewer ? say('turn.yours') : say('turn.theirs', { name: seatName(state, active) }),
  }
}

/** Nothing to play and nobody to attack with: with auto-pass the table goes on to the other player's turn. */
function hasNothingLeft({ state, me, actions }: Scene): boolean {
  if (!isActive(state, me) || realActions(state, me, actions).length > 0) return false
  return ableAttackers(state, me).length === 0
}

/** Where the game goes if everybody passes on an empty stack. */
function destination(scene: Scene, goesOn: boolean): string {
  const { state, me } = scene
  const { step, active } = state.turn
  const isOwn = isActive(state, me)
  const next = stepAhead(state)
  if (next === null || next === 'cleanup' || step === 'cleanup') {
    if (isOwn) return say('priority.endTurn')
    const after = nextToAct(state, active)
    const whose = actingWith(state, after).includes(me) ? me : after
    return say('priority.toTurnOf', { name: seatName(state, whose) })
  }
  if (step === 'main1' && goesOn && hasNothingLeft(scene)) return say('priority.endTurn')
  if (step === 'main2' && isOwn) return say('priority.endTurn')
  if (step === 'main1' && next === 'beginCombat') return say('priority.toCombat')
  return say('priority.toStep', { step: say(`stepLong.${next}`) })
}

/**
 * The text of the primary button while a player has priority.
 * @param goesOn whether the table passes by itself where nothing can be done (a setting).
 */
export function priorityLabel(scene: Scene, goesOn: boolean): string {
  const { state } = scene
  const top = state.stack.at(-1)
  if (top === undefined) return destination(scene, goesOn)
  if (get(state, top).kind === 'combatDamage') return say('priority.resolveDamage')
  return say('priority.resolve', { name: stackName(state, top) })
}
