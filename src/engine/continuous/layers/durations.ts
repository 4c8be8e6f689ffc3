/** Ending lasting effects (418.3a, 418.3d). */
import {
  type Body,
  type Condition,
  type Duration,
  type Effect,
  isPart,
  memoised,
  type Step,
  type Thing,
  thingKinds,
  visitNodes,
} from '../../../language/index.ts'
import {
  allStacks,
  type Choices,
  type Context,
  type DelayedTrigger,
  type Draft,
  find,
  findAnywhere,
  findOrLast,
  type GameObject,
  get,
  type Lasting,
  parkedEffects,
  type Seat,
  type Shield,
  type State,
} from '../../state/index.ts'
import { holds } from '../words/conditions.ts'
import { contextOnStack } from '../words/context.ts'
import { present, thingsOf } from '../words/things.ts'
import { characteristics } from './characteristics.ts'

const NONE: ReadonlySet<number> = new Set()

export type When =
  | 'endOfTurn'
  | 'endOfCombat'
  | 'planeswalk'
  | { readonly turnOf: Seat }
  /** When a turn that will never come would have begun, because its player has left the game. */
  | { readonly noTurnOf: Seat }
  | { readonly step: Step; readonly of: Seat }

function endsNow({ duration, context: { controller }, of = controller }: Lasting, when: When): boolean {
  const noTurn = typeof when === 'object' && 'noTurnOf' in when && when.noTurnOf === of
  switch (duration.kind) {
    case 'endOfTurn':
    case 'endOfCombat':
    case 'planeswalk':
      return duration.kind === when
    case 'yourNextTurn':
      return noTurn || (typeof when === 'object' && 'turnOf' in when && when.turnOf === controller)
    // With that turn it becomes one until end of turn.
    case 'endOfYourNextTurn':
      return noTurn
    case 'yourNextStep':
    case 'theirNextStep':
      return (
        noTurn || (typeof when === 'object' && 'step' in when && isPart(when.step, duration.step) && when.of === of)
      )
    // By then it lasts until the end of that turn (turn/turn.ts).
    case 'duringNextTurn':
      return when === 'endOfTurn'
    case 'permanent':
    // Used up by the step itself (turn/untap.ts).
    case 'nextUntapStep':
      return false
    // A "for as long as" ends with what it says (`endLapsed`).
    case 'while':
      return false
  }
}

/** Logs that a lasting effect has ended. */
export function tellEnd(g: Draft, { context }: Lasting): void {
  const source = findOrLast(g.state, context.source)
  const name = source === null || source.faceDown ? null : characteristics(g.state, context.source).name
  g.emit({ rule: 'effect.duration', kind: 'effectEnded', object: { id: context.source, name } })
}

type Waits = Pick<DelayedTrigger, 'until' | 'context'>

/** Whether something waits no longer. */
function isOverAt({ until, context }: Waits, when: When): boolean {
  if (until !== 'yourNextTurn') return until !== undefined && until === when
  if (typeof when !== 'object') return false
  const turnOf = 'turnOf' in when ? when.turnOf : 'noTurnOf' in when ? when.noTurnOf : null
  return turnOf === context.controller
}

/** A shield waits until end of turn, unless it says otherwise. */
function isShieldOver(shield: Shield, when: When): boolean {
  return 'until' in shield ? isOverAt(shield, when) : when === 'endOfTurn'
}

/** "Until the end of your next turn": that turn begins. */
function beginLastTurn(g: Draft, seat: Seat): void {
  const isLast = ({ duration, context }: Lasting): boolean =>
    duration.kind === 'endOfYourNextTurn' && context.controller === seat
  if (!g.state.lasting.some(isLast)) return
  g.write({
    lasting: g.state.lasting.map((one) => (isLast(one) ? { ...one, duration: { kind: 'endOfTurn' } } : one)),
  })
}

/** Ends effects whose duration is over. Shields (419.7) and some triggers wait no longer than the end of the turn. */
export function endDurations(g: Draft, when: When): void {
  const { lasting, shields, delayed } = g.state
  const elsewhere = when === 'endOfTurn' ? parkedEffects(g.state) : NONE
  // 404.4b: "this turn".
  const over = (one: Waits & Pick<DelayedTrigger, 'id'>): boolean => isOverAt(one, when) && !elsewhere.has(one.id)
  if (delayed.some(over)) g.write({ delayed: delayed.filter((one) => !over(one)) })
  if (lasting.length === 0 && shields.length === 0) return
  const ended = lasting.filter((one) => endsNow(one, when) && !elsewhere.has(one.id))
  for (const one of ended) tellEnd(g, one)
  if (ended.length > 0) g.write({ lasting: lasting.filter((one) => !ended.includes(one)) })
  if (typeof when === 'object' && 'turnOf' in when) beginLastTurn(g, when.turnOf)
  const kept = shields.filter((one) => !isShieldOver(one, when) || elsewhere.has(one.id))
  if (kept.length < shields.length) g.write({ shields: kept })
}

const NAMED: ReadonlySet<unknown> = thingKinds(({ known }) => known !== undefined)

/** The objects that a condition names: "~", "that creature". */
const namedIn = memoised((condition: Condition): readonly Thing[] => {
  const found: Thing[] = []
  visitNodes(condition, (node) => {
    if (NAMED.has(node.kind)) found.push(node as unknown as Thing)
    return undefined
  })
  return found
})

/**
 * Whether a "for as long as" is still true. It follows the objects that it names, and ends when it can't see them any
 * longer (412.5, 2011:702.24e).
 */
function isStillTrue(state: State, { duration, context }: Pick<Lasting, 'duration' | 'context'>): boolean {
  if (duration.kind !== 'while') return true
  const named = namedIn(duration.condition).flatMap((thing) => thingsOf(state, thing, context))
  return named.every((id) => present(state, id, context) !== null) && holds(state, duration.condition, context)
}

/** The first "for as long as" in these effects; `null` if there is none. */
const whileIn = memoised((effects: readonly Effect[]): Condition | null => {
  let found: Condition | null = null
  visitNodes(effects, (node) => {
    if (node.kind === 'while') found ??= node.condition as unknown as Condition
    return undefined
  })
  return found
})

type Waiting = Pick<Lasting, 'duration' | 'context'>

/** The first "for as long as" in what was chosen of a spell or an ability on the stack, in its context. */
function waitingFor(state: State, object: GameObject, choices: Choices): Waiting | null {
  const body = object.ability?.body ?? spellBodyOf(state, object)
  if (body === null) return null
  for (const [place, mode] of choices.modes.entries()) {
    const condition = whileIn(body.modes[mode] ?? NO_EFFECTS)
    if (condition === null) continue
    const context = { ...contextOnStack(object, choices), targets: choices.targets[place] ?? [] }
    return { duration: { kind: 'while', condition }, context }
  }
  return null
}

const NO_EFFECTS: readonly Effect[] = []

function spellBodyOf(state: State, { id, faceDown }: GameObject): Body | null {
  const said = faceDown ? undefined : characteristics(state, id).abilities.find(({ kind }) => kind === 'spell')
  return said?.kind === 'spell' ? said.body : null
}

/**
 * 418.3d: what the effect of something on the stack would last as long as may end before that effect begins: while it
 * waits there, or as its own text is followed. It counts from when it has been cast or activated, which may have taken
 * the very cost that makes it true, or from when its text has made it true.
 */
function noteOver(g: Draft, isActivated: boolean): void {
  for (const id of allStacks(g.state)) {
    const object = get(g.state, id)
    const { choices } = object
    if (choices === null || choices.over === true || (choices.over === undefined && !isActivated)) continue
    const waiting = waitingFor(g.state, object, choices)
    if (waiting === null) continue
    const wasTrue = choices.over === false
    if (isStillTrue(g.state, waiting) !== wasTrue) g.patch(id, { choices: { ...choices, over: wasTrue } })
  }
}

/** Whether what the effect of this text would last as long as has ended before it began (418.3d). */
export function isOver(state: State, duration: Duration, context: Context): boolean {
  if (duration.kind !== 'while') return false
  const stacked = context.onStack === null ? null : find(state, context.onStack)
  return stacked?.choices?.over === true || !isStillTrue(state, { duration, context })
}

/** Whether an effect can still do something: not if all its objects are gone. */
function hasSubject(state: State, { rule, what, objects, ignores, next }: Lasting): boolean {
  const lives = next !== undefined || (rule !== null && rule.kind !== 'playThese')
  return lives || ignores !== undefined || what !== null || objects.some((id) => findAnywhere(state, id) !== null)
}

/**
 * 418.3a: removes effects whose "for as long as" is over. That may happen in the middle of a resolution, of a payment
 * or of a mana ability, and what is true again afterwards brings nothing back. True if any ended.
 */
export function endLapsed(g: Draft): boolean {
  noteOver(g, false)
  const { lasting } = g.state
  if (!lasting.some(({ duration }) => duration.kind === 'while')) return false
  const over = lasting.filter((one) => !isStillTrue(g.state, one))
  if (over.length === 0) return false
  for (const one of over) tellEnd(g, one)
  g.write({ lasting: lasting.filter((one) => !over.includes(one)) })
  return true
}

/**
 * Removes, without logging, effects with nothing left to affect. From now on abilities on the stack are waiting there.
 */
export function dropEnded(g: Draft): void {
  noteOver(g, true)
  const { lasting } = g.state
  if (lasting.every((one) => hasSubject(g.state, one))) return
  g.write({ lasting: lasting.filter((one) => hasSubject(g.state, one)) })
}
