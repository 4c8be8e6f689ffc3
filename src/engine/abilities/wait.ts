/** A triggered ability has triggered: it waits to be put on the stack (410.2). */
import { holds } from '../continuous/index.ts'
import type { Announced, Context, Draft, TriggerData, WaitingTrigger } from '../state/index.ts'
import type { Watcher } from './triggerTable.ts'

/** Adds a trigger to those waiting. */
export function wait(g: Draft, fields: Omit<WaitingTrigger, 'id'>): void {
  g.write({ waiting: [...g.state.waiting, { id: g.tick(), ...fields }] })
}

/** The ability triggers, unless its intervening if is false now (404.3, 410.8). Returns whether it did. */
export function trigger(
  g: Draft,
  { held, ability }: Watcher,
  context: Context,
  triggerData: TriggerData,
  announced: Announced | null = null,
): boolean {
  const { condition, body } = ability
  if (condition !== null && !holds(g.state, condition, { ...context, triggerData })) return false
  const { source, controller } = held
  wait(g, {
    source,
    controller,
    at: ability.at,
    effects: body.modes,
    choose: body.choose,
    condition,
    triggerData,
    remembered: [],
    announced,
  })
  return true
}
