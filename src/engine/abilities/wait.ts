/** A triggered ability has triggered: it waits to be put on the stack (410.2). */
import { bodyOf, triggerKinds } from '../../language/index.ts'
import { holds } from '../continuous/index.ts'
import {
  type Announced,
  type Context,
  type Draft,
  playerAt,
  type TriggerData,
  type WaitingTrigger,
} from '../state/index.ts'
import type { Watcher } from './triggerTable.ts'

const AFTER_OTHERS = triggerKinds(({ afterOthers }) => afterOthers === true)

/** Adds a trigger to those waiting. Nothing is put on the stack for a player who has left (2011:contents/800). */
export function wait(g: Draft, fields: Omit<WaitingTrigger, 'id'>): void {
  if (playerAt(g.state, fields.controller).left) return
  g.write({ waiting: [...g.state.waiting, { id: g.tick(), ...fields }] })
}

/** The ability triggers so many times, unless its intervening if is false now (404.3, 410.8). Returns whether it did. */
export function trigger(
  g: Draft,
  { held, ability, trigger: waited }: Watcher,
  context: Context,
  triggerData: TriggerData,
  announced: Announced | null = null,
  times = 1,
): boolean {
  const { condition } = ability
  const body = bodyOf(ability)
  if (condition !== null && !holds(g.state, condition, { ...context, triggerData })) return false
  const { source, controller } = held
  const waiting = {
    source,
    controller,
    at: ability.at,
    effects: body.modes,
    choose: body.choose,
    ...(body.fresh === undefined ? {} : { fresh: body.fresh }),
    condition,
    triggerData,
    remembered: [],
    announced,
    ...(AFTER_OTHERS.has(waited.on) ? { afterOthers: true as const } : {}),
  }
  for (let n = 0; n < times; n++) wait(g, waiting)
  return true
}
