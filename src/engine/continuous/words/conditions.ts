/** Conditions: intervening ifs, "as long as", "if you do". */
import {
  COLORS,
  type Condition,
  type ManaType,
  memoised,
  namesZone,
  type Players,
  type Predicate,
  playersKinds,
  TRIBUTE,
} from '../../../language/index.ts'
import {
  activeSeats,
  areOpponents,
  becameThisWay,
  type Context,
  doneSince,
  find,
  findOrLast,
  type LayerState,
  type ObjectId,
  type PaidOption,
  playerAt,
  read,
  readPlayer,
  runningTurns,
  type Seat,
  type State,
  sameData,
  selfOf,
  wasBefore,
  wasDone,
  wasPossible,
} from '../../state/index.ts'
import { choicesOf, paidFor } from './announced.ts'
import { informed } from './context.ts'
import { isDesignated, levelOf } from './designations.ts'
import { dungeonsCompleted } from './dungeons.ts'
import { evaluators } from './evaluators.ts'
import { isAmong, playersOf } from './players.ts'
import { satisfies } from './predicates.ts'
import { amountsCompare } from './quantities.ts'
import { mostAlike } from './sharing.ts'
import { allThat, anyThat, asCard } from './things.ts'

/** The turns beside the one that goes on at this moment (2011:contents/807). */
function meleeIn(state: LayerState): Pick<State, 'melee'> {
  const melee = read(state, 'melee')
  return melee === undefined ? {} : { melee }
}

/** Whether one of the players alone cast as many in the turn before. */
function castLastTurn(
  state: LayerState,
  { who, least }: Extract<Condition, { kind: 'castLastTurn' }>,
  context: Context,
): boolean {
  const casts = read(state, 'facts').castLastTurn
  return casts.some((seat) => isAmong(state, who, seat, context) && casts.filter((one) => one === seat).length >= least)
}

type OptionPaid = Extract<Condition, { kind: 'optionPaid' }>

/** Whether the optional cost that the condition speaks of is among those chosen (502.21b, 502.21d). */
export function wasChosen({ keyword, of }: OptionPaid, options: readonly PaidOption[]): boolean {
  return options.some((option) => option.keyword === keyword && (of === undefined || option.key === of))
}

/**
 * Whether an optional or alternative cost of that keyword was paid (502.21, 2011:702.72); also works for the permanent
 * that the spell became.
 */
function wasPaid(state: LayerState, condition: OptionPaid, context: Context): boolean {
  const cast = choicesOf(state, context.source)?.cast ?? null
  return cast?.keyword === condition.keyword || wasChosen(condition, paidFor(state, condition.keyword, context))
}

/** What was so of its casting: which costs were paid, and what its text asked then. */
function wasCastSo(
  state: LayerState,
  condition: OptionPaid | Extract<Condition, { kind: 'offerTaken' | 'asCast' | 'cast' | 'castBy' }>,
  context: Context,
): boolean {
  if (condition.kind === 'optionPaid') return wasPaid(state, condition, context)
  if (condition.kind === 'cast') return wasCast(state, condition, context)
  if (condition.kind === 'castBy') return choicesOf(state, context.source)?.cast?.key === condition.of
  if (condition.kind === 'offerTaken') return paidFor(state, null, context).length > 0
  return choicesOf(state, context.source)?.cast?.was?.some((one) => sameData(one, condition.of)) === true
}

/** Whether what it is now was a spell that one of them cast, from there. */
function wasCast(
  state: LayerState,
  { who, thing, zone, during }: Extract<Condition, { kind: 'cast' }>,
  context: Context,
): boolean {
  const things = evaluators.thingsOf(state, thing, informed(context))
  return things.some((id) => {
    const cast = choicesOf(state, id)?.cast ?? null
    if (cast === null || (during === 'mainPhase' && cast.mainPhase !== true)) return false
    return (zone === null || cast.from === zone) && isAmong(state, who, cast.by, context)
  })
}

/** Whether it came under its controller's control after that player's upkeep before the latest one began (502.19a). */
function isNewSinceUpkeep(state: LayerState, id: ObjectId): boolean {
  const object = findOrLast(state, id)
  return object !== null && object.controlledSince > readPlayer(playerAt(state, object.controller), 'upkeeps')[1]
}

type Compare = Extract<Condition, { kind: 'compare' }>
const SEVERAL: ReadonlySet<unknown> = playersKinds(({ several }) => several === true)
interface Theirs {
  readonly who: Players | null
  readonly compare: Compare
  /** Whether each side speaks of them: the other one is the same whoever is asked. */
  readonly sides: { readonly a: boolean; readonly b: boolean }
}
/** The comparison as it is about one of the players it speaks of ("they"), and who those are. */
const aboutOne = memoised((condition: Compare): Theirs => {
  let who: Players | null = null
  const one = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node
    if (Array.isArray(node)) return node.map(one)
    if ('kind' in node && SEVERAL.has(node.kind)) {
      who ??= node as Players
      return { kind: 'they' }
    }
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, one(value)]))
  }
  const a = one(condition.a) as Compare['a']
  const isOfA = who !== null
  who = null
  const b = one(condition.b) as Compare['b']
  const sides = { a: isOfA, b: who !== null }
  if (isOfA) {
    who = null
    one(condition.a)
  }
  const found = { compare: { ...condition, a, b }, who, sides }
  return found
})

/** Whether it is true of one of the players, or of each of them: not of all of them together. */
function comparesPerPlayer(state: LayerState, condition: Compare, context: Context): boolean {
  const { who, compare, sides } = aboutOne(condition)
  if (who === null) return false
  const seats = playersOf(state, who, context)
  const a = sides.a ? compare.a : evaluators.amount(state, compare.a, context)
  const b = sides.b ? compare.b : evaluators.amount(state, compare.b, context)
  const isTrueOf = (they: Seat): boolean => amountsCompare(state, a, compare.op, b, { ...context, they })
  return condition.per === 'every' ? seats.every(isTrueOf) : seats.some(isTrueOf)
}

const compares = (state: LayerState, condition: Compare, context: Context): boolean =>
  condition.per === undefined
    ? amountsCompare(state, condition.a, condition.op, condition.b, context)
    : comparesPerPlayer(state, condition, context)

/** Whether such mana was spent on what is, or was, that spell; a copy wasn't cast. */
function wasSpent(
  state: LayerState,
  { type, on, from, least = 1 }: Extract<Condition, { kind: 'manaSpent' }>,
  context: Context,
): boolean {
  return evaluators.thingsOf(state, on, informed(context)).some((id) => {
    const { manaSpent = [], manaFrom = [] } = choicesOf(state, id) ?? {}
    const spent = manaSpent.filter((_, at) => {
      const source = manaFrom[at]
      return from === undefined || (source !== undefined && evaluators.matches(state, from, source, context))
    })
    const such = (wanted: ManaType): number => spent.filter((one) => one === wanted).length
    if (type === 'same') return Math.max(...COLORS.map(such)) >= least
    if (type === 'color') return spent.length - such('C') >= least
    return (type === null ? spent.length : such(type)) >= least
  })
}

/** One of those players was dealt damage by that, by an effect before it in this resolution. */
function hasHit(
  state: LayerState,
  { who, source }: Extract<Condition, { kind: 'hitThisWay' }>,
  context: Context,
): boolean {
  const seats = playersOf(state, who, context)
  const sources = evaluators.thingsOf(state, source, context)
  return doneSince(context).some(({ hit }) => hit && seats.includes(hit.player) && sources.includes(hit.source))
}

/**
 * 308.2: attackers are declared only as that step begins, so what the combat's declaration said counts until it ends.
 */
function wasAttackedThisStep(state: LayerState, who: Players, context: Context): boolean {
  const combat = read(state, 'combat')
  if (combat === null || read(state, 'turn').step !== 'declareAttackers') return false
  return (combat.against ?? []).some((seat) => isAmong(state, who, seat, context))
}

/**
 * Of the card that it is, or has become, where that is; if it has gone on from there, of the card as it last was there.
 */
function isSuchCard(state: LayerState, is: readonly Predicate[], thing: ObjectId, context: Context): boolean {
  const id = asCard(state, thing, context)
  const object = findOrLast(state, id)
  const gone = namesZone(is) && find(state, id) === null
  return object !== null && object.kind === 'card' && !gone && satisfies(state, is, id, context)
}

/** Whether it is true of each of the things that are asked about, and there is one. */
function isSo(state: LayerState, condition: Extract<Condition, { kind: 'is' }>, context: Context): boolean {
  const things = evaluators.thingsOf(state, condition.thing, informed(context))
  if (condition.card) return things.length > 0 && things.every((id) => isSuchCard(state, condition.is, id, context))
  const here = condition.was !== true && namesZone(condition.is)
  // What has left is nowhere, but what this text has moved is where it put it (217.1c); only "was" asks where it was.
  const placed = here ? things.map((id) => becameThisWay(state, context, id) ?? id) : things
  const asked = condition.was ? things.map((id) => wasBefore(context, id)) : placed
  const isThere = (id: ObjectId): boolean => !here || find(state, id) !== null
  return asked.length > 0 && asked.every((id) => isThere(id) && satisfies(state, condition.is, id, context))
}

function areRelated(
  state: LayerState,
  { kind, one, other }: Extract<Condition, { kind: 'areOpponents' | 'samePlayer' }>,
  context: Context,
): boolean {
  const others = playersOf(state, other, context)
  const isSo = (seat: Seat, another: Seat): boolean =>
    kind === 'samePlayer' ? seat === another : areOpponents(state, seat, another)
  return playersOf(state, one, context).some((seat) => others.some((another) => isSo(seat, another)))
}

/** today:701.38: with more votes than each other option, or with as many as any, where a tie is enough. */
function hasWonVote(
  votes: Readonly<Record<string, number>>,
  { for: option, tied }: Extract<Condition, { kind: 'voted' }>,
): boolean {
  const own = votes[option] ?? 0
  const most = Math.max(0, ...Object.entries(votes).flatMap(([other, n]) => (other === option ? [] : [n])))
  return own > most || (tied === true && own === most)
}

/** What is so in the game at large: day or night, who is the monarch, who has completed a dungeon. */
function isOfGame(
  state: LayerState,
  condition: Extract<Condition, { kind: 'daylight' | 'designated' | 'completedDungeon' }>,
  context: Context,
): boolean {
  if (condition.kind === 'daylight') return (state.daylight ?? 'neither') === condition.is
  return playersOf(state, condition.who, context).some((seat) => {
    if (condition.kind === 'completedDungeon') return dungeonsCompleted(state, seat) > 0
    const { as, least } = condition
    return least === undefined ? isDesignated(state, seat, as) : levelOf(state, seat, as) >= least
  })
}

/** What a die, a vote or an opponent has decided. */
function isAsDecided(
  state: LayerState,
  condition: Extract<Condition, { kind: 'rolled' | 'voted' | 'tributePaid' }>,
  context: Context,
): boolean {
  if (condition.kind === 'voted') return hasWonVote(context.choices.votes ?? {}, condition)
  if (condition.kind === 'tributePaid') return findOrLast(state, selfOf(context))?.chosen.links?.number === TRIBUTE
  const { number } = context.choices
  const { from, to } = condition.row
  return number !== undefined && number >= from && (to === null || number <= to)
}

const isTurnOf = (state: LayerState, who: Players, context: Context): boolean =>
  runningTurns({ turn: read(state, 'turn'), ...meleeIn(state) })
    .flatMap(({ active }) => activeSeats(state, active))
    .some((seat) => isAmong(state, who, seat, context))

/** One of those players has done that in this resolution. */
const haveDoneThisWay = (
  state: LayerState,
  { who, done, filter }: Extract<Condition, { kind: 'didThisWay' }>,
  context: Context,
): boolean =>
  playersOf(state, { kind: 'whoDid', done, filter }, context).some((seat) => isAmong(state, who, seat, context))

/** Whether the condition is true now. */
export function holds(state: LayerState, condition: Condition, context: Context): boolean {
  switch (condition.kind) {
    case 'compare':
      return compares(state, condition, context)
    case 'parity':
      return (evaluators.amount(state, condition.of, context) % 2 === 0) === condition.even
    case 'alike':
      return mostAlike(state, condition.what, allThat(state, condition.filter, context)) >= condition.least
    case 'exists':
      return anyThat(state, condition.filter, context)
    case 'is':
      return isSo(state, condition, context)
    case 'whoseTurn':
      return isTurnOf(state, condition.who, context)
    case 'daylight':
    case 'designated':
    case 'completedDungeon':
      return isOfGame(state, condition, context)
    case 'someone':
      return playersOf(state, condition.who, context).length > 0
    case 'areOpponents':
    case 'samePlayer':
      return areRelated(state, condition, context)
    case 'rolled':
    case 'voted':
    case 'tributePaid':
      return isAsDecided(state, condition, context)
    case 'step':
      return read(state, 'turn').step === condition.step
    case 'optionPaid':
    case 'offerTaken':
    case 'asCast':
    case 'castBy':
    case 'cast':
      return wasCastSo(state, condition, context)
    case 'isNewSinceUpkeep':
      return evaluators.thingsOf(state, condition.thing, context).some((id) => isNewSinceUpkeep(state, id))
    case 'didThisWay':
      return haveDoneThisWay(state, condition, context)
    case 'hitThisWay':
      return hasHit(state, condition, context)
    case 'wasAttackedThisStep':
      return wasAttackedThisStep(state, condition.who, context)
    case 'manaSpent':
      return wasSpent(state, condition, context)
    case 'did':
    case 'could':
      return condition.kind === 'did' ? wasDone(context) : wasPossible(context)
    case 'wonClash':
      return context.triggerData?.won === true
    case 'castLastTurn':
      return castLastTurn(state, condition, context)
    case 'not':
      return !holds(state, condition.of, context)
    case 'and':
      return condition.of.every((one) => holds(state, one, context))
    case 'or':
      return condition.of.some((one) => holds(state, one, context))
  }
}
evaluators.holds = holds
