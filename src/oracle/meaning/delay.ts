/** What the meaning pass remembers about delayed effects (404.4). */
import {
  type Effect,
  type Players,
  type Recipient,
  type Thing,
  type Trigger,
  thingKinds,
  visitNodes,
} from '../../language/index.ts'
import { rolesOf } from '../../language/roles.ts'
import { sameValue } from '../core/index.ts'
import { isKind, leavesAnother, pointedAt, REMEMBERED } from './nodeFacts.ts'

/** These need not be remembered: they are the same at any time. */
const ALWAYS_THERE: ReadonlySet<string> = thingKinds(({ known }) => known === 'always' || known === 'later')

/** A delayed effect. */
export interface Delay {
  remember: Recipient | null
  /** Its targets are chosen with those of this text, and remembered. */
  putsOff: boolean
  /** Printing: the remembered target has been named. */
  named: boolean
  /** It has made or moved something by now: "that" is one of its own. */
  made: boolean
  /** Its own targets, chosen as it triggers: they need not be remembered. */
  readonly own?: Set<number>
  /** The text around it has no targets. Those would have the same numbers, and nothing would tell them from its own. */
  alone?: boolean
  /** It speaks of each of several players: "they" is one of them. */
  each?: true
}

/** The effect as the text after it knows it: what a delayed trigger remembers is what it is outside it. */
export function outside(effect: Effect, delay: Delay | null): Effect {
  const remembered = delay?.remember
  if (remembered == null || !('what' in effect) || !isKind(effect.what, 'remembered')) return effect
  return { ...effect, what: pointedAt(remembered) } as Effect
}

/** `~` in a fight with something that its words name. */
const isFight = (trigger: Trigger): boolean =>
  trigger.on === 'anyOf'
    ? trigger.of.every(isFight)
    : (trigger.on === 'blocks' || trigger.on === 'becomesBlocked') && trigger.what.kind === 'self'

/** The effect is one of those that are put off, and done by now. */
export function doneBy(delay: Delay | null, effect: Effect): void {
  if (delay !== null && leavesAnother(effect)) delay.made = true
}

/** An event of something new: neither `~` nor what was mentioned before it. What is done then is about the event. */
export function isOwnEvent(trigger: Trigger): boolean {
  // "Whenever ~ blocks or becomes blocked by a creature this combat, that creature ...": the other one is new.
  if (isFight(trigger)) return rolesOf(trigger).other !== null
  if (trigger.on === 'anyOf') return trigger.of.every(isOwnEvent)
  if (trigger.on === 'step' || trigger.on === 'done' || ('what' in trigger && ALWAYS_THERE.has(trigger.what.kind)))
    return false
  let remembers = false
  visitNodes(trigger, (node) => {
    remembers ||= node.kind === 'remembered'
    return undefined
  })
  return !remembers
}

/** "Whenever ~ becomes blocked by a creature": an event of `~` with something that only it names. */
export const isOfItself = (trigger: Trigger): boolean =>
  trigger.on === 'becomesBlocked' && trigger.what.kind === 'self' && trigger.by !== null

/** What is divided among targets is divided when they are chosen (409.1d), which can't be remembered. */
export function divides(effects: readonly Effect[]): boolean {
  let found = false
  visitNodes(effects, (node) => {
    found ||= node.divided === true
    return undefined
  })
  return found
}

/** Inside a delayed trigger, something mentioned before it is what the trigger remembers; `null`: it can't be. */
export function lastingAs(delay: Delay | null, ref: Thing | Players): Thing | Players | null {
  if (delay === null || ALWAYS_THERE.has(ref.kind)) return ref
  if (ref.kind === 'slot' && delay.own?.has(ref.slot) === true) return delay.alone === true ? ref : null
  if (ref.kind === 'controllerOf' || ref.kind === 'ownerOf') {
    const thing = lastingAs(delay, ref.thing)
    return thing === null ? null : { kind: ref.kind, thing: thing as Thing }
  }
  if (ref.kind === 'they') return delay.each === true ? ref : null
  if (delay.made && ref.kind === 'that' && delay.remember?.kind !== 'that') return ref
  if (delay.remember !== null && !sameValue(pointedAt(delay.remember), ref)) return null
  delay.remember ??= ref
  return REMEMBERED
}
