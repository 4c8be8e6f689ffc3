/** Delayed triggered abilities (404.4): made by an effect, removed once they have triggered unless they last. */
import { type Effect, visitNodes } from '../../language/index.ts'
import {
  type Context,
  type DelayedTrigger,
  type Draft,
  doneSince,
  type Happening,
  movedFor,
  type State,
  type TriggerData,
} from '../state/index.ts'
import { seenBy } from './match.ts'
import { NONE } from './triggerContext.ts'
import { SET_OFF, singleEvents } from './triggerTable.ts'
import { wait } from './wait.ts'

/** Checks whether a delayed trigger is waiting for one of these. */
export function noticeDelayed(g: Draft, happenings: readonly Happening[]): void {
  const done = new Set<number>()
  for (const event of happenings) {
    if (SET_OFF[event.kind].length === 0) continue
    for (const delayed of g.state.delayed) {
      if (delayed.atOnce || !isItsTurn(g.state, delayed) || !isItsShield(delayed, event)) continue
      if (!done.has(delayed.id) && triggers(g, delayed, event) && delayed.once) done.add(delayed.id)
    }
  }
  if (done.size > 0) g.write({ delayed: g.state.delayed.filter((one) => !done.has(one.id)) })
}

/** Takes out what is to follow right after one of these, without a trigger (today:610.3). */
export function takeDue(g: Draft, happenings: readonly Happening[]): readonly DelayedTrigger[] {
  if (!g.state.delayed.some(({ atOnce }) => atOnce)) return []
  const due = g.state.delayed.filter(
    ({ atOnce, trigger, context }) =>
      atOnce &&
      happenings.some((event) =>
        singleEvents(trigger).some(
          (one) => SET_OFF[event.kind].includes(one.on) && seenBy(event, one, { state: g.state, context }).length > 0,
        ),
      ),
  )
  if (due.length > 0) g.write({ delayed: g.state.delayed.filter((one) => !due.includes(one)) })
  return due
}

/** Not before the turn that it waits for. */
const isItsTurn = ({ turn }: State, { turn: extra, after }: DelayedTrigger): boolean =>
  extra === undefined && (after === undefined || turn.number > after)

/** "This way": only the regeneration that it was made with sets it off. */
const isItsShield = ({ shield }: DelayedTrigger, event: Happening): boolean =>
  event.kind !== 'regenerated' || shield === undefined || shield === event.shield

/** Whether the words speak of what was done "this way", before the trigger was made. */
function looksBack(effects: readonly Effect[]): boolean {
  let found = false
  visitNodes(effects, (node) => {
    found ||= node.is === 'thisWay' || node.kind === 'thisWay'
    return undefined
  })
  return found
}

/** What the text that made it has done and chosen, for the words that speak of it. */
function toldBy(context: Context, effects: readonly Effect[]): Pick<TriggerData, 'told'> {
  const done = looksBack(effects) ? doneSince(context).filter(({ deed }) => deed !== 'repeated') : []
  const { choices } = context
  if (done.length === 0 && Object.keys(choices).length === 0) return {}
  return { told: { log: done.length === 0 ? [] : [{ done }], choices } }
}

/** today:603.12: a reflexive trigger, of what the text in that context has just done. */
export function triggerAtOnce(g: Draft, effects: readonly Effect[], context: Context): void {
  waitFor(g, effects, context, NONE)
}

/** It waits, with what the text that made it knows. */
function waitFor(g: Draft, effects: readonly Effect[], context: Context, triggerData: TriggerData): void {
  const { source, controller, remembered, x, options } = context
  // It finds what the text that made it would have found (217.1c).
  const moved = [...(triggerData.moved ?? []), ...movedFor(context)]
  const told = toldBy(context, effects)
  wait(g, {
    source,
    ...(context.self === undefined ? {} : { self: context.self }),
    controller,
    at: context.at,
    effects: [effects],
    choose: null,
    condition: null,
    triggerData: moved.length === 0 ? { ...triggerData, ...told } : { ...triggerData, ...told, moved },
    remembered,
    announced: context.announcedX === true ? { x, options, announcedX: context.announcedX } : { x, options },
  })
}

function triggers(g: Draft, delayed: DelayedTrigger, event: Happening): boolean {
  const { context, effects } = delayed
  let any = false
  for (const trigger of singleEvents(delayed.trigger)) {
    if (!SET_OFF[event.kind].includes(trigger.on)) continue
    for (const triggerData of seenBy(event, trigger, { state: g.state, context })) {
      if (any && delayed.once) break
      waitFor(g, effects, context, triggerData)
      any = true
    }
  }
  return any
}
