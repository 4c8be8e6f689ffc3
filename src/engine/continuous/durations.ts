/** Ending lasting effects (418.3a, 418.3d). */
import { type Body, type Condition, type Duration, isPart, type Step, visitNodes } from '../../language/index.ts'
import { type Draft, find, findOrLast, get, type Lasting, type Seat, type State } from '../state/index.ts'
import { characteristics } from './characteristics.ts'
import { holds } from './conditions.ts'
import { contextOf } from './context.ts'

type When =
  | 'endOfTurn'
  | 'endOfCombat'
  | { readonly turnOf: Seat }
  /** When a turn that will never come would have begun, because its player has left the game. */
  | { readonly noTurnOf: Seat }
  | { readonly step: Step; readonly of: Seat }

function endsNow(duration: Duration, controller: Seat, when: When): boolean {
  const noTurn = typeof when === 'object' && 'noTurnOf' in when && when.noTurnOf === controller
  switch (duration.kind) {
    case 'endOfTurn':
    case 'endOfCombat':
      return duration.kind === when
    case 'yourNextTurn':
      return noTurn || (typeof when === 'object' && 'turnOf' in when && when.turnOf === controller)
    case 'yourNextStep':
      return (
        noTurn ||
        (typeof when === 'object' && 'step' in when && isPart(when.step, duration.step) && when.of === controller)
      )
    case 'permanent':
      return false
    // A "for as long as" ends with what it says (`dropEnded`).
    case 'while':
      return false
  }
}

/** Logs that a lasting effect has ended. */
export function tellEnd(g: Draft, { context }: Lasting): void {
  const source = findOrLast(g.state, context.source)
  const name = source === null || source.faceDown ? null : characteristics(g.state, context.source).name
  g.emit({ rule: '2004:418.3a', kind: 'effectEnded', object: { id: context.source, name } })
}

/** Ends effects whose duration is over. Shields (419.7) and some triggers wait no longer than the end of the turn. */
export function endDurations(g: Draft, when: When): void {
  const { lasting, shields, delayed } = g.state
  // 404.4b: "this turn".
  if (when === 'endOfTurn' && delayed.some((one) => one.until === when))
    g.write({ delayed: delayed.filter((one) => one.until !== when) })
  if (lasting.length === 0 && shields.length === 0) return
  const ended = lasting.filter((one) => endsNow(one.duration, one.context.controller, when))
  for (const one of ended) tellEnd(g, one)
  if (ended.length > 0) g.write({ lasting: lasting.filter((one) => !ended.includes(one)) })
  if (when === 'endOfTurn' && shields.length > 0) g.write({ shields: [] })
}

const namesSelf = new WeakMap<Condition, boolean>()

function isAboutSelf(condition: Condition): boolean {
  let found = namesSelf.get(condition)
  if (found === undefined) {
    found = false
    visitNodes(condition, (node) => {
      if (node.kind === 'self') found = true
      return undefined
    })
    namesSelf.set(condition, found)
  }
  return found
}

/** Whether a "for as long as" is still true. A condition about its own object needs that object to exist (412.5). */
function isStillTrue(state: State, { duration, context }: Pick<Lasting, 'duration' | 'context'>): boolean {
  if (duration.kind !== 'while') return true
  if (isAboutSelf(duration.condition) && find(state, context.source) === null) return false
  return holds(state, duration.condition, context)
}

const waits = new WeakMap<Body, readonly Condition[]>()

/** The "for as long as" conditions in a body's effects. */
function whilesOf(body: Body): readonly Condition[] {
  let found = waits.get(body)
  if (found === undefined) {
    const all: Condition[] = []
    visitNodes(body.modes, (node) => {
      if (node.kind === 'while') all.push(node.condition as unknown as Condition)
      return undefined
    })
    found = all
    waits.set(body, found)
  }
  return found
}

/**
 * 418.3d: while an ability waits on the stack, the "for as long as" of its effect may end: then the effect won't begin.
 */
function noteOver(g: Draft): void {
  for (const id of g.state.stack) {
    const { ability, choices, controller } = get(g.state, id)
    if (ability === null || choices === null || choices.over === true) continue
    const [condition] = whilesOf(ability.body)
    if (condition === undefined) continue
    const context = contextOf(ability.source, controller, { targets: choices.targets[0] ?? [] })
    const duration = { kind: 'while', condition } as const
    if (!isStillTrue(g.state, { duration, context })) g.patch(id, { choices: { ...choices, over: true } })
  }
}

/** Whether an effect can still do something: not if all its objects are gone. */
function hasSubject(state: State, { rule, what, objects, ignores }: Lasting): boolean {
  return rule !== null || ignores !== undefined || what !== null || objects.some((id) => find(state, id) !== null)
}

/**
 * Removes effects whose "for as long as" is over and, without logging, those with nothing left to affect. True if any
 * ended.
 */
export function dropEnded(g: Draft): boolean {
  noteOver(g)
  const { state } = g
  if (state.lasting.length === 0) return false
  const over = state.lasting.filter((one) => !isStillTrue(state, one))
  const kept = state.lasting.filter((one) => !over.includes(one) && hasSubject(state, one))
  if (kept.length === state.lasting.length) return false
  for (const one of over) tellEnd(g, one)
  g.write({ lasting: kept })
  return true
}
