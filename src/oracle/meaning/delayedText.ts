/** What happens later: its event speaks of what was mentioned before, what it does of that event (404.4, 419.6). */
import type { Effect, Replaced, Trigger } from '../../language/index.ts'
import { inTextOrder } from '../core/index.ts'
import { ofReplaced, ofTrigger } from './antecedents.ts'
import { type Delay, divides, isOfItself, isOwnEvent } from './delay.ts'
import type { Use } from './named.ts'
import { type Direction, Unclear } from './nodeFacts.ts'
import { Scope } from './pronouns.ts'

/**
 * What adds to the scope: a trigger and a cost add nothing (the background covers them); a static rule blurs it all.
 */
export type Noting = 'all' | 'nothing' | 'each'

/** The pass through a text, as far as what is put off needs it. */
export interface Walker {
  readonly direction: Direction
  scope: Scope
  delay: Delay | null
  speaking<T>(of: Noting, walk: () => T): T
  node(node: unknown, use: Use): unknown
  effects(effects: readonly Effect[]): readonly Effect[]
}

/** A replacement that waits: its event is about what was mentioned before; what happens instead speaks of the event. */
export function waiting(nodes: Walker, effect: Extract<Effect, { kind: 'replaceEvent' }>): Effect {
  const [outer, scope] = [nodes.delay, nodes.scope]
  const delay: Delay = {
    remember: nodes.direction === 'say' ? effect.remember : null,
    putsOff: false,
    named: false,
    made: false,
  }
  nodes.delay = delay
  const event = nodes.speaking('nothing', () => nodes.node(effect.event, 'object')) as Replaced
  const meant = nodes.direction === 'mean' ? event : effect.event
  nodes.delay = null
  nodes.scope = scope.about(ofReplaced(meant))
  const instead = nodes.effects(effect.instead)
  scope.slots = nodes.scope.slots
  nodes.scope = scope
  nodes.delay = outer
  return { ...effect, event, instead, remember: nodes.direction === 'mean' ? delay.remember : null }
}

export function delayed(nodes: Walker, effect: Extract<Effect, { kind: 'delayed' }>): Effect {
  const outer = nodes.delay
  const delay: Delay = {
    remember: nodes.direction === 'say' ? effect.remember : null,
    putsOff: false,
    named: false,
    made: false,
    own: new Set(),
    alone: true,
  }
  const inner: Record<string, unknown> = {}
  for (const key of nodes.direction === 'mean' ? inTextOrder(effect) : Object.keys(effect)) {
    nodes.delay = delay
    // What it waits for may be said after what it does, but comes first.
    if (key === 'trigger') delay.made = false
    if (key === 'trigger') inner.trigger = nodes.node(effect.trigger, 'object')
    else if (key === 'effects') inner.effects = later(nodes, effect, delay, inner.trigger as Trigger | undefined)
    else inner[key] = effect[key as keyof typeof effect]
  }
  nodes.delay = outer
  return { ...inner, remember: nodes.direction === 'mean' ? delay.remember : null } as never as typeof effect
}

/**
 * A delayed effect. A moment only postpones what this text does, so its targets are chosen with the text's (417.2,
 * 415.1); what follows an event is a triggered ability with targets of its own (415.2, 410.4).
 */
function later(
  nodes: Walker,
  { trigger, effects }: Extract<Effect, { kind: 'delayed' }>,
  delay: Delay,
  known: Trigger | undefined,
): readonly Effect[] {
  const meant = nodes.direction === 'mean' ? known : trigger
  const isOwn = meant !== undefined && (isOwnEvent(meant) || (isOfItself(meant) && !nodes.scope.hasNamed()))
  if (meant !== undefined && isOwn) return afterEvent(nodes, effects, meant)
  const { slots } = nodes.scope
  delay.putsOff = trigger.on === 'step'
  if (delay.putsOff && divides(effects)) throw new Unclear('target')
  delay.alone = slots === 0
  if (!delay.putsOff) nodes.scope.slots = 0
  const done = nodes.scope.supposed(() => nodes.effects(effects)).result
  if (!delay.putsOff) nodes.scope.slots = slots
  delay.putsOff = false
  return done
}

/** What happens after an event that nothing before it is part of: a text of its own about that event. */
function afterEvent(nodes: Walker, effects: readonly Effect[], trigger: Trigger): readonly Effect[] {
  const { scope } = nodes
  nodes.delay = null
  nodes.scope = new Scope(ofTrigger(trigger))
  const done = nodes.effects(effects)
  nodes.scope = scope
  return done
}
