/** Effects on the game itself: turns, steps, winning, losing, named choices. */
import {
  alsoChosen,
  CHOICES,
  type ChoiceName,
  type NamedChoices,
  type Players,
  visitNodes,
} from '../../../language/index.ts'
import { abilitiesOf } from '../../continuous/index.ts'
import { choice, happen, type Proposed, winGame as win } from '../../events/index.ts'
import {
  activeSeats,
  type Context,
  find,
  type ObjectId,
  phaseOf,
  type State,
  withPhases,
  withStep,
} from '../../state/index.ts'
import { atOnce, type Executor } from '../executor.ts'
import { seatsOf } from './who.ts'

/** Whether that is chosen for the object as it enters: then no later choice is what its static abilities speak of. */
function choosesAsItEnters(state: State, id: ObjectId, what: ChoiceName): boolean {
  return abilitiesOf(state, id).some(
    ({ kind, ...ability }) =>
      kind === 'static' &&
      'rule' in ability &&
      ability.rule.kind === 'enters' &&
      ability.rule.as.kind === 'makeChoice' &&
      CHOICES[ability.rule.as.choice] === what,
  )
}

/** "The last chosen number": whichever ability had it chosen. */
function speaksOfLast(state: State, id: ObjectId): boolean {
  let found = false
  visitNodes(abilitiesOf(state, id), (node) => {
    found ||= node.kind === 'chosenNumber' && node.last === true
    return undefined
  })
  return found
}

/** The rest of the text speaks of this choice, and so do the object's static abilities where they have no other. */
export const makeChoice: Executor<'makeChoice'> = function* (g, effect, context) {
  const { who, choice: what, link } = effect
  const seats = seatsOf(g.state, who, context)
  let choices: NamedChoices = {}
  const types: string[] = []
  for (const seat of seats.length === 0 ? [context.controller] : seats) {
    choices = { ...choices, ...(yield* choice(g, seat, context.source, effect)) }
    if (choices.type !== undefined) types.push(choices.type)
  }
  if (types.length > 0) choices = { ...choices, types }
  const object = find(g.state, context.source)
  if (object !== null && (speaksOfLast(g.state, object.id) || !choosesAsItEnters(g.state, object.id, CHOICES[what])))
    g.patch(object.id, { chosen: alsoChosen(object.chosen, choices, link?.key ?? null) })
  return { choices }
}

/** Extra turns are taken newest first. */
export const extraTurn: Executor<'extraTurn'> = atOnce((g, effect, context) => {
  for (const seat of seatsOf(g.state, effect.who, context)) {
    g.write({ schedule: { ...g.state.schedule, extraTurns: [{ seat, id: g.tick() }, ...g.state.schedule.extraTurns] } })
    g.emit({ kind: 'extraTurn', seat, rule: 'turn.extra' })
  }
  return {}
})

/** 507.1: it waits for the next turn that the player actually takes. */
export const controlTurn: Executor<'controlTurn'> = atOnce((g, { who, of }, context) => {
  const by = seatsOf(g.state, who, context)[0]
  if (by === undefined) return {}
  for (const seat of seatsOf(g.state, of, context)) {
    g.write({ schedule: { ...g.state.schedule, controls: [...g.state.schedule.controls, { seat, by }] } })
    g.emit({ kind: 'turnToBeControlled', seat, by, rule: 'turn.controlled' })
  }
  return {}
})

/** More phases after the current one, newest first (300.7). */
export const extraPhases: Executor<'extraPhases'> = atOnce((g, { after, phases, who }, context) => {
  if (who !== undefined && !seatsOf(g.state, who, context).some((seat) => activeSeats(g.state).includes(seat)))
    return { did: false }
  const now = phaseOf(g.state.turn.step)
  const fits = after === 'any' || (after === 'combat' ? now === 'combat' : now.endsWith('Main'))
  if (!fits) return { did: false }
  g.write({ turn: withPhases(g.state.turn, phases) })
  return { did: true }
})

/** One more step next to another, newest first (300.8). */
export const extraStep: Executor<'extraStep'> = atOnce((g, { step, side, of }) => {
  g.write({ turn: withStep(g.state.turn, step, side, of) })
  return {}
})

/** The turn is no longer to come. */
const NO_TURN = -1

/** Each effect skips one occurrence (419.6f). */
export const skipStep: Executor<'skipStep'> = atOnce((g, effect, context) => {
  const turn = effect.turn === undefined ? {} : { turn: g.state.schedule.extraTurns[0]?.id ?? NO_TURN }
  const within = effect.within === undefined ? {} : { within: effect.within }
  const skips = seatsOf(g.state, effect.who, context).flatMap((seat) =>
    Array.from({ length: effect.n ?? 1 }, () => ({ seat, what: effect.step, ...turn, ...within })),
  )
  g.write({ schedule: { ...g.state.schedule, skips: [...g.state.schedule.skips, ...skips] } })
  return {}
})

/** Everyone else loses, unless something prevents it (102.3). A player who would win and lose at once loses (102.5). */
export const winGame: Executor<'winGame'> = function* (g, effect, context) {
  if (effect.losing !== undefined) yield* happen(g, lossesOf(g.state, effect.losing, context))
  const [seat] = seatsOf(g.state, effect.who, context)
  if (seat !== undefined) win(g, seat)
  return { did: g.state.outcome !== null }
}

function lossesOf(state: State, who: Players, context: Context): readonly Proposed[] {
  return seatsOf(state, who, context).map((seat) => ({ kind: 'lose', seat, reason: 'effect' }))
}

export const loseGame: Executor<'loseGame'> = function* (g, effect, context) {
  const done = yield* happen(g, lossesOf(g.state, effect.who, context))
  return { did: done.length > 0 }
}
