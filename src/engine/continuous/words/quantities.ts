/** Numbers, counted when needed (418.3c, 413.2f). */
import {
  COLORS,
  type Comparison,
  isBasicLandType,
  type KindCounted,
  type ManaType,
  namesIn,
  type PlayerTotal,
  type Quantity,
} from '../../../language/index.ts'
import {
  amountOf,
  type Characteristics,
  type Context,
  cardsIn,
  find,
  findOrLast,
  inTurnOrder,
  type LayerState,
  type ObjectId,
  opponentsOf,
  playerAt,
  RESOLVED,
  read,
  readObject,
  readPlayer,
  type Seat,
  selfOf,
  sumThisWay,
  wasDoneThisWay,
  zoneLists,
} from '../../state/index.ts'
import { choicesOf, paidFor } from './announced.ts'
import { chosenFor, informed } from './context.ts'
import { dungeonsCompleted } from './dungeons.ts'
import { evaluators } from './evaluators.ts'
import { partyOf } from './party.ts'
import { isAmong } from './players.ts'
import { asRead, extremeOf, statisticOf, statisticsOf } from './statistics.ts'
import { allThat } from './things.ts'
import { damageTaken, doneThisTurn } from './thisTurn.ts'

/** As many as there are: the number of candidates is the limit. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER

/** Whether the text means all of them: "discards their hand". */
export function isAll(n: Quantity): boolean {
  return typeof n === 'object' && n.kind === 'all'
}

function total<T>(of: readonly T[], count: (one: T) => number): number {
  let sum = 0
  for (const one of of) sum += count(one)
  return sum
}

/** How many counters of that kind there are; `null`: of all kinds. */
function countersOn(counters: Readonly<Record<string, number>>, counter: string | null): number {
  return counter === null ? total(Object.values(counters), (n) => n) : (counters[counter] ?? 0)
}

function zoneSize(state: LayerState, quantity: Extract<Quantity, { kind: 'zoneSize' }>, context: Context): number {
  const lists = zoneLists(state, quantity.zone)
  return total(
    evaluators.playersOf(state, quantity.of, informed(context)),
    (seat) => cardsIn(state, lists[seat]).length,
  )
}

/** The life, or the counters of a kind, of the players. */
function totalOf(
  state: LayerState,
  quantity: Extract<Quantity, { kind: PlayerTotal | 'playerCounters' | 'extremeLife' }>,
  context: Context,
): number {
  if (quantity.kind === 'extremeLife') return lifeAmong(state, quantity, context.controller)
  return total(evaluators.playersOf(state, quantity.of, informed(context)), (seat) => {
    if (quantity.kind === 'party') return partyOf(state, seat, context)
    if (quantity.kind === 'players') return 1
    if (quantity.kind === 'opponents') return opponentsOf(state, seat).length
    if (quantity.kind === 'dungeons') return dungeonsCompleted(state, seat)
    // today:702.121: whom the declaration of this combat attacks, not their planeswalkers or battles.
    if (quantity.kind === 'attackedPlayers')
      return opponentsOf(state, seat).filter((one) => read(state, 'combat')?.against?.includes(one)).length
    // What they declared, as strong as it was then.
    if (quantity.kind === 'attackPower') return read(state, 'combat')?.power?.[seat] ?? 0
    const player = playerAt(state, seat)
    if (quantity.kind === 'startingLife') return player.startingLife
    return quantity.kind === 'playerCounters'
      ? (readPlayer(player, 'counters')[quantity.counter] ?? 0)
      : asRead(state, readPlayer(player, 'life'))
  })
}

/** The highest or lowest life total of those who are in the game, or of the player's opponents. */
function lifeAmong(
  state: LayerState,
  { most, opponents }: Extract<Quantity, { kind: 'extremeLife' }>,
  controller: Seat,
): number {
  const seats = opponents === true ? opponentsOf(state, controller) : inTurnOrder(state)
  const all = seats.map((seat) => asRead(state, readPlayer(playerAt(state, seat), 'life')))
  if (all.length === 0) return 0
  return most ? Math.max(...all) : Math.min(...all)
}

const manaSpentOn = (state: LayerState, id: ObjectId): readonly ManaType[] =>
  (find(state, id) === null ? null : choicesOf(state, id))?.manaSpent ?? []

/** How much mana was spent on it; `from`: by what produced it, as it is or last was. */
function manaSpentFrom(
  state: LayerState,
  { of, from }: Extract<Quantity, { kind: 'manaSpent' | 'colorsSpent' }>,
  context: Context,
): number {
  return total(evaluators.thingsOf(state, of, informed(context)), (id) => {
    if (from === undefined) return manaSpentOn(state, id).length
    const sources = (find(state, id) === null ? null : choicesOf(state, id))?.manaFrom ?? []
    return sources.filter((source) => evaluators.matches(state, from, source, context)).length
  })
}

/** 502.37b: the colours of all mana spent on a spell, whatever the costs; none for what isn't a spell. */
function colorsSpentOn(state: LayerState, id: ObjectId): number {
  const spent = manaSpentOn(state, id)
  return COLORS.filter((color) => spent.includes(color)).length
}

/** What an object can have several kinds of (205.2, 205.3, 212.6c). */
const KINDS = {
  basicLandType: ({ subtypes }: Characteristics): readonly string[] => subtypes.filter(isBasicLandType),
  cardType: ({ types }: Characteristics): readonly string[] => types,
  color: ({ colors }: Characteristics): readonly string[] => colors,
  name: ({ name }: Characteristics): readonly string[] => (name === '' ? [] : namesIn(name)),
} as const
const isOfCharacteristics = (what: KindCounted): what is keyof typeof KINDS => what in KINDS
const kindsOfOne = (state: LayerState, what: KindCounted, id: ObjectId): readonly (string | number)[] =>
  isOfCharacteristics(what) ? KINDS[what](evaluators.characteristics(state, id)) : statisticsOf(state, what, id)

/** How many different kinds there are among all of them. */
function kindsAmong(
  state: LayerState,
  { what, among }: Extract<Quantity, { kind: 'kinds' }>,
  context: Context,
): number {
  const all = allThat(state, among, context).flatMap((id) => kindsOfOne(state, what, id))
  return new Set(all).size
}

/** A hybrid symbol is of both its colours, a Phyrexian one of its colour (2011:107.4e-f). */
function manaSymbols(
  state: LayerState,
  { color, or = color, among }: Extract<Quantity, { kind: 'manaSymbols' }>,
  context: Context,
): number {
  return total(
    allThat(state, among, context),
    (id) =>
      (evaluators.characteristics(state, id).cost ?? []).filter((one) =>
        one.split('/').some((half) => half === color || half === or),
      ).length,
  )
}

type Computed = Extract<Quantity, { kind: 'times' | 'beyondFirst' | 'negative' | 'half' }>

/** What becomes of the number that the quantity is made from. */
function computed(quantity: Computed, n: number): number {
  switch (quantity.kind) {
    case 'times':
      return quantity.n * n
    case 'beyondFirst':
      return Math.max(0, n - 1)
    case 'negative':
      return 0 - n
    case 'half':
      return quantity.round === 'up' ? Math.ceil(n / 2) : Math.floor(n / 2)
  }
}

/** How many spells had been cast this turn when that one was cast; none if it wasn't cast this turn. */
function castBefore(
  state: LayerState,
  id: ObjectId,
  { who, such }: Extract<Quantity, { kind: 'castBefore' }>,
  context: Context,
): number {
  const { spellsCast } = read(state, 'facts')
  const before = spellsCast.slice(
    0,
    Math.max(
      0,
      spellsCast.findIndex(({ object }) => object === id),
    ),
  )
  return before.filter(
    ({ object, seat }) =>
      (who === undefined || isAmong(state, who, seat, context)) &&
      (such === undefined || evaluators.matches(state, such, object, context)),
  ).length
}

/** How often the ability of that object has been activated, or has resolved, this turn. */
function timesActivated(state: LayerState, id: ObjectId, key: string): number {
  const object = findOrLast(state, id)
  return object === null ? 0 : (readObject(object, 'activations')[key] ?? 0)
}

type SoFar = Extract<
  Quantity,
  {
    kind:
      | 'thisWay'
      | 'castBefore'
      | 'countersRemoved'
      | 'thisTurn'
      | 'damageTaken'
      | 'activations'
      | 'timesPaid'
      | 'timesMutated'
      | 'announced'
      | 'commanderCasts'
      | 'devoured'
      | 'colorsSpent'
      | 'manaSpent'
  }
>

/** What has happened until now. */
function soFar(state: LayerState, quantity: SoFar, context: Context): number {
  switch (quantity.kind) {
    case 'thisWay': {
      const { done, by, most } = quantity
      if (most === true) return Math.max(0, ...state.players.map(({ seat }) => sumThisWay(context, done, [seat])))
      return sumThisWay(context, done, by === undefined ? null : evaluators.playersOf(state, by, context))
    }
    case 'castBefore':
      return total(evaluators.thingsOf(state, quantity.of, informed(context)), (id) =>
        castBefore(state, id, quantity, context),
      )
    case 'countersRemoved':
      return quantity.paid === true && !wasDoneThisWay(context, 'removedCounter')
        ? context.x
        : sumThisWay(context, 'removedCounter')
    case 'thisTurn':
      return doneThisTurn(state, quantity, context)
    case 'damageTaken':
      return damageTaken(state, evaluators.thingsOf(state, quantity.of, informed(context)), quantity.by, context)
    case 'activations':
      if (context.at === null) return 0
      return timesActivated(state, context.source, context.at.key + (quantity.resolved === true ? RESOLVED : ''))
    case 'commanderCasts':
      return (readPlayer(playerAt(state, context.controller), 'commanders') ?? []).reduce(
        (sum, one) => sum + one.casts,
        0,
      )
    case 'announced': {
      const choices = choicesOf(state, context.source)
      return (quantity.what === 'targets' ? choices?.targets.flat(2) : choices?.modes)?.length ?? 0
    }
    case 'timesPaid':
      return paidFor(state, quantity.keyword, context).length
    case 'timesMutated':
      return findOrLast(state, selfOf(context))?.merged?.mutated ?? 0
    case 'devoured':
      return total(
        evaluators.thingsOf(state, quantity.by, informed(context)),
        (id) => findOrLast(state, id)?.chosen.devoured ?? 0,
      )
    case 'colorsSpent':
      return total(evaluators.thingsOf(state, quantity.of, informed(context)), (id) => colorsSpentOn(state, id))
    case 'manaSpent':
      return manaSpentFrom(state, quantity, context)
  }
}

/** How many votes there were for it; the number that was chosen. */
const decided = (
  state: LayerState,
  quantity: Extract<Quantity, { kind: 'votes' | 'chosenNumber' }>,
  context: Context,
): number =>
  (quantity.kind === 'votes'
    ? context.choices.votes?.[quantity.for]
    : chosenFor(state, context, quantity.link)[quantity.other === true ? 'otherNumber' : 'number']) ?? 0

/** The current value of a quantity. For several objects or players it is the total. */
export function amount(state: LayerState, quantity: Quantity, context: Context): number {
  if (typeof quantity === 'number') return quantity
  switch (quantity.kind) {
    case 'x':
      return context.x
    case 'count':
      return allThat(state, quantity.filter, context).length
    case 'statistic':
    case 'counters':
      return total(evaluators.thingsOf(state, quantity.of, informed(context)), (id) =>
        quantity.kind === 'statistic'
          ? statisticOf(state, quantity.what, id)
          : countersOn(findOrLast(state, id)?.counters ?? {}, quantity.counter),
      )
    case 'extreme':
      return extremeOf(state, quantity, context)
    case 'party':
    case 'opponents':
    case 'players':
    case 'attackedPlayers':
    case 'attackPower':
    case 'dungeons':
    case 'life':
    case 'startingLife':
    case 'playerCounters':
    case 'extremeLife':
      return totalOf(state, quantity, context)
    case 'kinds':
    case 'manaSymbols':
      return quantity.kind === 'kinds' ? kindsAmong(state, quantity, context) : manaSymbols(state, quantity, context)
    case 'zoneSize':
      return zoneSize(state, quantity, context)
    case 'sum':
      return total(quantity.of, (one) => amount(state, one, context))
    case 'times':
    case 'beyondFirst':
    case 'negative':
    case 'half':
      return computed(quantity, amount(state, quantity.of, context))
    case 'thatMuch':
      return amountOf(context)
    case 'votes':
    case 'chosenNumber':
      return decided(state, quantity, context)
    case 'all':
      return NO_LIMIT
    default:
      return soFar(state, quantity, context)
  }
}
evaluators.amount = amount

/**
 * 104.2: the size of what an effect adds to or subtracts from a power or toughness is never negative; only a set or
 * doubled value may be.
 */
export function added(state: LayerState, quantity: Quantity, context: Context): number {
  if (typeof quantity === 'number') return quantity
  if (quantity.kind === 'statistic' && quantity.signed === true) return amount(state, quantity, context)
  const counted = (of: Quantity): number => Math.max(0, amount(state, of, context))
  if (quantity.kind === 'negative') return 0 - counted(quantity.of)
  // "-2/-2 for each ...": the number of objects is counted, the sign is the effect's.
  if (quantity.kind === 'times') return 0 + quantity.n * counted(quantity.of)
  return counted(quantity)
}

/** Compares two numbers. */
export function compares(a: number, op: Comparison, b: number): boolean {
  switch (op) {
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '=':
      return a === b
    case '>=':
      return a >= b
    case '>':
      return a > b
  }
}

/** Every value of a quantity that is compared: both of a split card's (505.6); otherwise its only one. */
function amounts(state: LayerState, quantity: Quantity, context: Context): readonly number[] {
  if (typeof quantity === 'object' && quantity.kind === 'statistic') {
    const [id, more] = evaluators.thingsOf(state, quantity.of, informed(context))
    if (id !== undefined && more === undefined) return statisticsOf(state, quantity.what, id)
  }
  return [amount(state, quantity, context)]
}

/** 505.6: "yes" if any of the values would say so. */
export function anyCompares(values: readonly number[], op: Comparison, wanted: readonly number[]): boolean {
  return values.some((value) => wanted.some((one) => compares(value, op, one)))
}

/** Compares two quantities. */
export function amountsCompare(state: LayerState, a: Quantity, op: Comparison, b: Quantity, context: Context): boolean {
  return anyCompares(amounts(state, a, context), op, amounts(state, b, context))
}
