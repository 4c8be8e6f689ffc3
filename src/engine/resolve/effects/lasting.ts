/** Effects with a duration: continuous effects, shields, rules for players, delayed triggers (418.3, 404.4). */
import {
  type Change,
  changeKinds,
  type Duration,
  type Filter,
  isOfSpells,
  type PlayerRule,
  type Quantity,
  reachesBeyond,
  type Thing,
  type Trigger,
  type ZoneName,
} from '../../../language/index.ts'
import { triggerAtOnce } from '../../abilities/index.ts'
import { abilitiesToGain, characteristics, isOver, playersOf, thingsOf } from '../../continuous/index.ts'
import { chooseWord, performEffects } from '../../events/index.ts'
import { calledInChoice } from '../../keywords/index.ts'
import type { Process } from '../../questions/index.ts'
import { isForOneUntap } from '../../restrictions/index.ts'
import {
  type Context,
  type DelayedTrigger,
  type Draft,
  find,
  get,
  type Lasting,
  type ObjectId,
  type Ref,
  type Seat,
  type State,
} from '../../state/index.ts'
import { atOnce, type Executor, resultOf } from '../executor.ts'
import { differsByObject, lockChange, lockRule, lockThing } from './lock.ts'
import { tellBegan } from './permanents.ts'
import { recipients, things } from './things.ts'
import { asThey, count, seatsOf } from './who.ts'

interface Begun {
  readonly what: Lasting['what']
  readonly objects: readonly ObjectId[]
  readonly changes: readonly Change[]
  readonly players: readonly Seat[]
  readonly rule: PlayerRule | null
  readonly duration: Duration
  readonly next?: Filter
}

/** Starts a continuous effect, with its own timestamp (418.5g); or has it start with somebody's next turn. */
export function begin(g: Draft, begun: Begun, context: Context): void {
  const timestamp = g.tick()
  const effect: Lasting = {
    id: timestamp,
    timestamp,
    context,
    ...begun,
    ...whoseTime(g.state, begun.duration, context),
  }
  if (begun.duration.kind !== 'duringNextTurn') return g.write({ lasting: [...g.state.lasting, effect] })
  const { schedule } = g.state
  if (effect.of !== undefined)
    g.write({ schedule: { ...schedule, effects: [...(schedule.effects ?? []), { seat: effect.of, effect }] } })
}

/** "Its controller's next turn": whoever that is as the effect begins. */
function whoseTime(state: State, duration: Duration, context: Context): Pick<Lasting, 'of'> {
  if (duration.kind !== 'theirNextStep' && duration.kind !== 'duringNextTurn') return {}
  const [of] = playersOf(state, duration.who, context)
  return of === undefined ? {} : { of }
}

/**
 * Whether a change is to the rules, not to characteristics; one that is used up per object is locked to its objects.
 */
function isOfRules(change: Change): boolean {
  return change.kind === 'restrict' && !isForOneUntap(change.restriction)
}

/** Permanents and spells are changed; cards in graveyards and in exile only gain abilities, such as to be cast from there. */
function isChangedIn(zone: ZoneName, changes: readonly Change[]): boolean {
  if (zone === 'battlefield' || zone === 'stack') return true
  return (zone === 'graveyard' || zone === 'exile') && changes.some(({ kind }) => ANYWHERE.has(kind))
}
const ANYWHERE = changeKinds(({ anywhere }) => anywhere === true)

/** What an effect on all that match also affects later (418.3b): `null` if it names its objects. */
function openSubject(g: Draft, what: Thing, context: Context): Lasting['what'] {
  if (what.kind !== 'all' || (reachesBeyond(what.filter) && !isOfSpells(what.filter))) return null
  return lockThing(g.state, what, context)
}

type Locked = Pick<Begun, 'objects' | 'changes'>

/** "Protection from the chosen color", where none was chosen. */
function isOfNothing(change: Change): boolean {
  if (change.kind !== 'gain' || change.ability.kind !== 'keyword' || change.ability.keyword.name !== 'protection')
    return false
  const { from } = change.ability.keyword
  return from.is === 'chosen' && !('of' in from)
}

/** The changes to these objects as they are now: all in one, unless they make something different of each. */
function lockedFor(
  g: Draft,
  changes: readonly Change[],
  objects: readonly ObjectId[],
  context: Context,
): readonly Locked[] {
  if (changes.length === 0 || objects.length === 0) return []
  const apart = changes.some(differsByObject) ? objects.map((id) => [id]) : [objects]
  return apart.map((ids) => ({
    objects: ids,
    changes: changes.map((change) => lockChange(g.state, change, ids, context)).filter((one) => !isOfNothing(one)),
  }))
}

const signed = (n: Quantity): string => (typeof n === 'number' && n >= 0 ? `+${n}` : String(n))

/** What a change is called where one of several is chosen: by its keyword, or by its numbers. */
function nameOf(change: Change): string {
  if (change.kind === 'pt') return `${signed(change.power)}/${signed(change.toughness)}`
  if (change.kind === 'loseKeyword') return change.keyword
  if (change.kind === 'types') return change.subtypes.join(' ')
  if (change.kind === 'setPt') return `${change.power ?? '*'}/${change.toughness ?? '*'}`
  if (change.kind !== 'gain' || change.ability.kind !== 'keyword') return change.kind
  return calledInChoice(change.ability.keyword)
}

const keywordOf = (change: Change): string | null =>
  change.kind === 'gain' && change.ability.kind === 'keyword' ? change.ability.keyword.name : null

/** What one of them is chosen by. */
function chosenBy(of: readonly Change[]): 'size' | 'quality' | 'ability' | 'type' {
  if (of.every(({ kind }) => kind === 'pt' || kind === 'setPt')) return 'size'
  if (of.every(({ kind }) => kind === 'types')) return 'type'
  const names = new Set(of.map(keywordOf))
  return names.size === 1 && !names.has(null) ? 'quality' : 'ability'
}

/** "Your choice of ...": chosen as the effect happens (413.2c). */
function* settled(g: Draft, changes: readonly Change[], context: Context): Process<readonly Change[]> {
  const { controller: seat, source } = context
  const all: Change[] = []
  for (const change of changes) {
    // 418.3c: what those have now.
    if (change.kind === 'gainOf') {
      all.push(...abilitiesToGain(g.state, change, context).map((ability): Change => ({ kind: 'gain', ability })))
      continue
    }
    if (change.kind !== 'oneOf') {
      all.push(change)
      continue
    }
    const word = yield* chooseWord(g, { seat, source, which: chosenBy(change.of), words: change.of.map(nameOf) })
    all.push(...change.of.filter((one) => nameOf(one) === word).slice(0, 1))
  }
  return all
}

/**
 * Changes the objects that it affects now, and only those, by numbers counted now (418.3c). A change of rules also
 * applies to objects that come later (418.3b).
 */
export const modify: Executor<'modify'> = function* (g, effect, context) {
  const ids = yield* things(g, effect.what, context, 'effect')
  const objects = ids.filter((id) => isChangedIn(get(g.state, id).zone, effect.changes))
  const what = effect.fixed === true ? null : openSubject(g, effect.what, context)
  const { duration } = effect
  const changes = yield* settled(g, effect.changes, context)
  const open = what === null ? [] : changes.filter(isOfRules)
  const closed = what === null ? changes : changes.filter((change) => !isOfRules(change))
  if (objects.length === 0 && open.length === 0) return { that: [], did: false }
  if (isOver(g.state, duration, context)) return { that: objects, did: false }
  const begun = { players: [], rule: null, duration }
  const locked = lockedFor(g, closed, objects, context)
  const rules = open.map((change) => lockChange(g.state, change, [], context))
  for (const one of locked) begin(g, { ...begun, what: null, ...one }, context)
  if (open.length > 0) begin(g, { ...begun, what, objects: [], changes: rules }, context)
  g.emit(tellBegan(g.state, context.source, objects))
  return { that: objects, did: true }
}

/** A rule for players with a duration. */
export const playerRule: Executor<'playerRule'> = function* (g, effect, context) {
  const players = seatsOf(g.state, effect.who, context)
  const objects = effect.about === undefined ? [] : yield* things(g, effect.about, context, 'effect')
  const isIdle = effect.about !== undefined && objects.length === 0
  if (isIdle || isOver(g.state, effect.duration, context)) return {}
  const rule = lockRule(g.state, effect.rule, context)
  begin(g, { what: null, objects, changes: [], players, rule, duration: effect.duration }, context)
  return {}
}

/** About the next such spell of each of the players this turn (today:611.2f). */
export const nextSpell: Executor<'nextSpell'> = function* (g, effect, context) {
  const changes = yield* settled(g, effect.changes, context)
  const begun = { what: null, objects: [], changes, rule: effect.rule, duration: { kind: 'endOfTurn' } } as const
  for (const seat of seatsOf(g.state, effect.who, context))
    begin(g, { ...begun, players: [seat], next: effect.spell }, context)
  return {}
}

/** These very cards may be played: what changes zones is another object, and none of them (217.1c). */
export const allowPlay: Executor<'allowPlay'> = function* (g, effect, context) {
  const { who, what, lands, free, cost, duration, main, as, exiled } = effect
  for (const seat of seatsOf(g.state, who, context)) {
    const objects = yield* things(g, what, asThey(context, who, seat), 'effect')
    if (objects.length === 0 || isOver(g.state, duration, context)) continue
    const how = {
      ...(cost === undefined ? {} : { cost }),
      ...(main === undefined ? {} : { main }),
      ...(as === undefined ? {} : { as }),
      ...(exiled === undefined ? {} : { exiled }),
    }
    const rule = { kind: 'playThese', lands, free, ...how } as const
    begin(g, { what: null, objects, changes: [], players: [seat], rule, duration }, context)
  }
  return {}
}

/** Additional land drops this turn. */
export const extraLands: Executor<'extraLands'> = atOnce((g, effect, context) => {
  const players = seatsOf(g.state, effect.who, context)
  const rule = { kind: 'extraLands', n: count(g, effect.n, context) } as const
  begin(g, { what: null, objects: [], changes: [], players, rule, duration: { kind: 'endOfTurn' } }, context)
  return {}
})

type Regenerates = Extract<Trigger, { on: 'regenerates' }>
const isThisWay = (trigger: Trigger): trigger is Regenerates => trigger.on === 'regenerates' && trigger.thisWay === true
/** "This way": the regeneration that this text has just made for it. */
function newestShield(state: State, { what }: Regenerates, context: Context): number | undefined {
  const ids = thingsOf(state, what, context)
  return state.shields.findLast((one) => one.kind === 'regenerate' && ids.includes(one.object))?.id
}

/** Which turn it waits for. */
function turnOf({ schedule, turn }: State, which: 'that' | 'next' | undefined): Pick<DelayedTrigger, 'turn' | 'after'> {
  const extra = schedule.extraTurns[0]?.id
  if (which === 'next') return { after: turn.number }
  return which === 'that' && extra !== undefined ? { turn: extra } : {}
}

/** What the first of these is called. */
function calledOf(state: State, refs: readonly Ref[]): string | null {
  const [first] = refs
  return first !== undefined && 'object' in first && find(state, first.object) !== null
    ? characteristics(state, first.object).name
    : null
}

/** Whether a delayed trigger of that player's about something of that name waits already. */
const isWaitingFor = ({ delayed: all }: State, name: string, seat: Seat): boolean =>
  all.some(({ named, context }) => named === name && context.controller === seat)

/**
 * A delayed trigger (404.4) about what it remembers; none where that is nothing. What is gone is known as it last was
 * (413.2f), and found where this text has put it (217.1c).
 */
export const delayed: Executor<'delayed'> = function* (g, effect, context) {
  const { trigger, effects, remember, once } = effect
  const remembered = remember === null ? context.remembered : yield* recipients(g, remember, context)
  if (remember !== null && remembered.length === 0) return {}
  const named = effect.firstOfName === true ? calledOf(g.state, remembered) : null
  if (named !== null && isWaitingFor(g.state, named, context.controller)) return {}
  const until = { ...(effect.until === undefined ? {} : { until: effect.until }), ...(named === null ? {} : { named }) }
  const turn = trigger.on === 'step' ? turnOf(g.state, trigger.turn) : {}
  const later = { ...context, remembered }
  if (trigger.on === 'done') {
    triggerAtOnce(g, effects, later)
    return {}
  }
  const shield = isThisWay(trigger) ? newestShield(g.state, trigger, later) : undefined
  if (isThisWay(trigger) && shield === undefined) return {}
  const by = shield === undefined ? {} : ({ shield, until: 'endOfTurn' } as const)
  const made = { id: g.tick(), trigger, effects, once, ...until, ...turn, ...by, context: later }
  g.write({ delayed: [...g.state.delayed, made] })
  return {}
}

/** 408.2i: everything that the effects start carries the offer to end it, under one number. */
export const endable: Executor<'endable'> = function* (g, effect, context) {
  const end = { id: g.tick(), ...effect.offer }
  const now = yield* performEffects(g, effect.effects, context)
  const mark = <T extends Lasting | DelayedTrigger>(all: readonly T[]): readonly T[] =>
    all.some((one) => one.id > end.id) ? all.map((one) => (one.id > end.id ? { ...one, end } : one)) : all
  g.write({ lasting: mark(g.state.lasting), delayed: mark(g.state.delayed) })
  return resultOf(context, now)
}
