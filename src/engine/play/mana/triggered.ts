/** What triggered mana abilities would add when a permanent is tapped for mana (411.3 / 2011:605.4a). */
import type { Body, Condition, Effect, ManaType, Trigger } from '../../../language/index.ts'
import { isTriggeredMana, printedFeatures, seenBy, singleEvents } from '../../abilities/index.ts'
import { contextOf, holds, playersOf, table } from '../../continuous/index.ts'
import { type Context, editionOf, type ObjectId, type Seat, type State, type TriggerData } from '../../state/index.ts'
import { whyNotPart } from '../payParts.ts'
import { resultsOf } from './outputs.ts'

/** A result including the mana that triggered mana abilities add to it. */
export interface Total {
  readonly own: readonly ManaType[]
  readonly all: readonly ManaType[]
}

type MayPay = Extract<Effect, { kind: 'mayPay' }>

/** Whether its cost can be paid without mana, which this mana ability is about to make. */
function canPay(state: State, { who, cost }: MayPay, context: Context): boolean {
  const [seat] = playersOf(state, who, context)
  if (seat === undefined) return false
  return cost.every((part) => part.kind !== 'mana' && whyNotPart(state, seat, part, context) === null)
}

/** The results including what the effects add for the seat: an "if" as things stand, a "may" either way. */
function grown(
  state: State,
  seat: Seat,
  effects: readonly Effect[],
  totals: readonly Total[],
  context: Context,
): readonly Total[] {
  return effects.reduce((sofar, effect) => {
    if (effect.kind === 'if') {
      const part = holds(state, effect.condition, context) ? effect.then : effect.otherwise
      return grown(state, seat, part, sofar, context)
    }
    if (effect.kind === 'may') return grown(state, seat, effect.effects, sofar, context).concat(sofar)
    if (effect.kind === 'mayPay') {
      const unpaid = grown(state, seat, effect.otherwise, sofar, context)
      return canPay(state, effect, context) ? grown(state, seat, effect.then, sofar, context).concat(unpaid) : unpaid
    }
    if (effect.kind !== 'addMana' || !playersOf(state, effect.who, context).includes(seat)) return sofar
    const added = resultsOf(state, effect.mana, context)
    if (added.length === 0) return sofar
    return sofar.flatMap(({ own, all }) => added.map((mana) => ({ own, all: [...all, ...mana] })))
  }, totals)
}

/** A triggered ability, or a delayed one, that could be a mana ability. */
interface Watching {
  readonly trigger: Trigger
  readonly body: Body
  readonly condition: Condition | null
  readonly context: Context
}

function watching(state: State): readonly Watching[] {
  const held = table(state).triggers.flatMap(({ ability, source, controller }): readonly Watching[] =>
    ability.kind === 'triggered' ? [{ ...ability, context: contextOf(source, controller) }] : [],
  )
  const delayed = state.delayed.map(({ trigger, effects, context }): Watching => {
    const { source, controller, remembered, x, options } = context
    const body = { choose: null, modes: [effects] }
    return { trigger, body, condition: null, context: contextOf(source, controller, { remembered, x, options }) }
  })
  return [...held, ...delayed].filter(({ body }) => isTriggeredMana(editionOf(state), body.modes))
}

const NOTHING: Total = { own: [], all: [] }

/**
 * What an ability itself adds, of whose text one part follows another, or an "if": `own` is what its player chooses, in
 * the first "add", and `all` everything. Empty where it can't be told.
 */
export function resultsIn(state: State, seat: Seat, { modes }: Body, context: Context): readonly Total[] {
  return modes.flatMap((mode) => {
    const first = mode.findIndex(({ kind }) => kind === 'addMana')
    const begun = grown(state, seat, mode.slice(0, first + 1), [NOTHING], context)
    const chosen = begun.map(({ all }): Total => ({ own: first < 0 ? [] : all, all }))
    const whole = grown(state, seat, mode.slice(first + 1), chosen, context)
    return first < 0 ? whole.map(({ all }) => ({ own: all, all })) : whole
  })
}

/** The result with each thing that one of them would add to it, once the ability itself has made that. */
function addedBy(
  state: State,
  seat: Seat,
  id: ObjectId,
  total: Total,
  made: readonly ManaType[],
  one: Watching,
): readonly Total[] {
  const event = { kind: 'tappedForMana', object: id, seat, mana: made } as const
  const { context, condition, body } = one
  return singleEvents(one.trigger).reduce<readonly Total[]>(
    (totals, trigger) => {
      if (trigger.on !== 'tapped' || !trigger.forMana) return totals
      const all: readonly TriggerData[] = seenBy(event, trigger, { state, context })
      return all.reduce((sofar, triggerData) => {
        const then = { ...context, triggerData }
        if (condition !== null && !holds(state, condition, then)) return sofar
        return body.modes.flatMap((mode) => grown(state, seat, mode, sofar, then))
      }, totals)
    },
    [total],
  )
}

/** Every result with each thing that could be added to it; `null` if nothing triggers. */
export function totalsOf(state: State, seat: Seat, id: ObjectId, results: readonly Total[]): readonly Total[] | null {
  if (!printedFeatures(state.printed).triggers.has('tapped')) return null
  const all = watching(state)
  if (all.length === 0) return null
  return results.flatMap((result) =>
    all.reduce<readonly Total[]>(
      (totals, one) => totals.flatMap((total) => addedBy(state, seat, id, total, result.all, one)),
      [result],
    ),
  )
}
