/** The markers of a grand melee (2011:contents/807): whose turn goes on next, and who receives a marker. */
import { parkTurn, takeUpTurn } from '../events/index.ts'
import { toPriority } from '../priority/index.ts'
import type { Process } from '../questions/index.ts'
import { type Draft, isWaitingToPass, type OwnTurn, phaseOf, playerAt, type State } from '../state/index.ts'

/** Goes on with the next of the turns, if there are several. */
export function* nextMarker(g: Draft): Process {
  const { melee } = g.state
  if (melee === undefined || melee.parked.length === 0 || g.state.outcome !== null) return
  parkTurn(g)
  takeUpTurn(g)
  const { stage } = g.state
  // Whoever was about to be asked may have left meanwhile.
  if (stage.at === 'priority' && playerAt(g.state, stage.seat).lost !== null)
    yield* toPriority(g, stage.seat, stage.passed)
}

/** Whether a turn is in its combat, and not only about to begin one. */
const isInCombat = ({ turn: { step }, stage }: OwnTurn): boolean =>
  phaseOf(step) === 'combat' && !(step === 'beginCombat' && stage.at === 'beginStep')

/** Only one combat at a time: a turn waits at the beginning of its own until another turn's is over. */
export const isCombatElsewhere = ({ melee }: State): boolean =>
  melee?.parked.some(({ own }) => isInCombat(own)) === true

/** Every turn is over, and each marker waits for the next one to move: then all move on, this one first. */
export const allWait = ({ melee, stage }: State): boolean =>
  melee !== undefined && isWaitingToPass({ stage }) && melee.parked.every(({ own }) => isWaitingToPass(own))
