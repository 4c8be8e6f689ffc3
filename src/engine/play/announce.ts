/** Announcing a spell or ability: modes, targets, division (409.1b-e), by its controller or an opponent (409.2). */
import type { Body, Effect, ManaCost, Target } from '../../language/index.ts'
import { amount, contextOf, playersOf } from '../continuous/index.ts'
import { choosePlayer, tellOf } from '../events/index.ts'
import { ask, few, type ModesPriced, mostTogether, type Process, subsets } from '../questions/index.ts'
import {
  type Choices,
  type Context,
  type Draft,
  find,
  get,
  type ObjectId,
  opponentsOf,
  type Ref,
  type Refusal,
  refuse,
  type Seat,
  type State,
} from '../state/index.ts'
import { dividedBy, mostToDivide } from './divided.ts'
import { limitsFor } from './setLimits.ts'
import { ofOneOwner } from './single.ts'
import { TargetDemands } from './targetDemands.ts'
import { narrowed } from './targetSets.ts'
import {
  abilityOf,
  addedModes,
  legalModes,
  legalTargets,
  modeCount,
  ownModes,
  targetCount,
  targetsIn,
} from './targets.ts'

export const NO_CHOICES: Choices = {
  modes: [0],
  targets: [[]],
  division: null,
  x: 0,
  options: [],
  cast: null,
  paid: [],
  manaSpent: [],
}

/** The context of an object on the stack, before its targets are chosen. */
function announcing(seat: Seat, source: ObjectId, choices: Choices, fields: Partial<Context>): Context {
  return contextOf(source, seat, { x: choices.x, options: choices.options, ...fields })
}

/** Who makes the choices that are normally the controller's (409.2 / 2011:602.3); determined when first needed. */
class Chooser {
  private opponent: Seat | null = null

  constructor(
    private readonly g: Draft,
    private readonly seat: Seat,
    private readonly source: ObjectId,
  ) {}

  /** `able`: which opponents have what to choose from. */
  *of({ by }: Pick<Target, 'by'>, context: Context, able: (opponent: Seat) => boolean = () => true): Process<Seat> {
    if (by === undefined) return this.seat
    if (by !== 'opponent') return playersOf(this.g.state, by, context)[0] ?? this.seat
    const { seat, source } = this
    const among = opponentsOf(this.g.state, seat).filter(able)
    // 2011:602.3a: with several opponents, the controller says which one.
    const opponent = this.opponent ?? (yield* choosePlayer(this.g, seat, source, among)) ?? seat
    this.opponent = opponent
    return opponent
  }
}

/** Tells everyone which modes a player has chosen; gives them in the order of the text. */
function modesTold(g: Draft, id: ObjectId, seat: Seat, chosen: readonly number[]): readonly number[] {
  const modes = [...chosen].sort((a, b) => a - b)
  g.emit({ kind: 'modeChosen', object: tellOf(g.state, id), seat, modes, rule: 'announce.choices' })
  return modes
}

/** today:700.2i: modes are chosen one after the other, as long as what is left of the total suffices for another. */
function* weighedModes(
  g: Draft,
  source: ObjectId,
  legal: readonly number[],
  weights: readonly number[],
  total: number,
  seat: Seat,
): Process<readonly number[]> {
  const chosen: number[] = []
  for (let left = total; ; ) {
    const within = legal.filter((mode) => (weights[mode] ?? 1) <= left)
    if (within.length === 0) break
    const after = { chosen: [...chosen], left, weighed: true }
    const [mode] = yield* ask('modes', { seat, source, legal: within, min: chosen.length === 0 ? 1 : 0, max: 1, after })
    if (mode === undefined) break
    chosen.push(mode)
    left -= weights[mode] ?? 1
  }
  return modesTold(g, source, seat, chosen)
}

/** today:700.2d: modes of which one may be chosen several times are chosen one after the other. */
function* repeatedModes(
  g: Draft,
  source: ObjectId,
  legal: readonly number[],
  times: number,
  seat: Seat,
): Process<readonly number[] | Refusal> {
  if (legal.length === 0) return refuse(g.state, 'announce.noMode')
  const chosen: number[] = []
  while (chosen.length < times) {
    const after = { chosen: [...chosen], left: times - chosen.length, weighed: false }
    chosen.push(...(yield* ask('modes', { seat, source, legal, min: 1, max: 1, after })))
  }
  return modesTold(g, source, seat, chosen)
}

/** The mana of the whole cost with those modes (today:702.120, 702.172); `null`: it can't be paid. */
export type PriceOfModes = (modes: readonly number[]) => ManaCost | null

/** Those that can be paid for together, each with its price. */
const pricesOf = (priceOf: PriceOfModes, legal: readonly number[], min: number, max: number): readonly ModesPriced[] =>
  few(subsets(legal, min, max)).replies.flatMap((modes) => {
    const mana = priceOf(modes)
    return mana === null ? [] : [{ modes, mana }]
  })

/** Chooses modes (409.1b). Returns their indices, or a refusal if none can be chosen. */
function* chooseModes(
  g: Draft,
  source: ObjectId,
  body: Body,
  context: Context,
  chooser: Chooser,
  priceOf: PriceOfModes | null,
): Process<readonly number[] | Refusal> {
  if (body.choose === null) return [0]
  const legal = legalModes(g.state, body, context)
  const { min, max: most } = modeCount(g.state, body, body.choose, context)
  if (body.weights !== undefined)
    return legal.length === 0
      ? refuse(g.state, 'announce.noMode')
      : yield* weighedModes(g, source, legal, body.weights, most, yield* chooser.of(body, context))
  if (body.repeats === true) return yield* repeatedModes(g, source, legal, most, yield* chooser.of(body, context))
  let max = Math.min(most, legal.length)
  if (body.prices !== undefined && priceOf !== null) {
    const prices = pricesOf(priceOf, legal, min, max)
    const sets = prices.map(({ modes }) => modes)
    const [only] = sets
    if (only === undefined) return refuse(g.state, 'announce.noMode')
    const payable = legal.filter((mode) => sets.some((set) => set.includes(mode)))
    const within = Math.max(...sets.map((set) => set.length))
    const isOpen = sets.length < few(subsets(payable, min, within)).replies.length
    const question = { seat: yield* chooser.of(body, context), source, legal: payable, min, max: within, prices }
    return modesTold(g, source, question.seat, yield* ask('modes', isOpen ? { ...question, sets } : question))
  }
  while (priceOf !== null && max > min && priceOf(legal.slice(0, max)) === null) max -= 1
  if (legal.length < min) return refuse(g.state, 'announce.noMode')
  // Where others can't be chosen, its player is shown which is left: what a spell will do is never taken in silence.
  if (legal.length === min && min === ownModes(body).length) return legal
  const asks = yield* chooser.of(body, context)
  const priced = priceOf === null || max === min ? {} : { prices: pricesOf(priceOf, legal, min, max) }
  return modesTold(g, source, asks, yield* ask('modes', { seat: asks, source, legal, min, max, ...priced }))
}

/** "Target cards from a single graveyard": whose comes first. */
function* oneOwners(
  g: Draft,
  seat: Seat,
  source: ObjectId,
  target: Target,
  all: readonly Ref[],
): Process<readonly Ref[]> {
  const ids = all.flatMap((ref) => ('object' in ref ? [ref.object] : []))
  const own = yield* ofOneOwner(g, seat, source, target, ids)
  return own === ids ? all : own.map((object) => ({ object }))
}

/** What whoever chooses may choose: all, or of it what they control. */
const among = (state: State, { theirs }: Target, seat: Seat, all: readonly Ref[]): readonly Ref[] =>
  theirs === true ? all.filter((ref) => 'object' in ref && get(state, ref.object).controller === seat) : all

/** What the controller could choose for these instances, as things stand. */
const couldBe = (g: Draft, targets: readonly Target[], context: Context): readonly Ref[] =>
  targets.flatMap((target) => (target.by === undefined ? legalTargets(g.state, target, context) : []))

/** Whether these may be chosen; `later`: what could still be chosen. */
export type MayTarget = (refs: readonly Ref[], later: () => readonly Ref[]) => boolean

/** Chooses a mode's targets (409.1c). */
function* chooseTargets(
  g: Draft,
  source: ObjectId,
  mode: number,
  effects: readonly Effect[],
  context: Context,
  chooser: Chooser,
  demands: TargetDemands,
  later: () => readonly Ref[],
  may: MayTarget | null,
): Process<readonly (readonly Ref[])[] | Refusal> {
  const chosen: (readonly Ref[])[] = []
  const named = targetsIn(effects, context.options)
  // 409.2: the controller first, then the opponent, whoever is the active player.
  const ordered = [...named.filter(({ by }) => by === undefined), ...named.filter(({ by }) => by !== undefined)]
  for (const [place, target] of ordered.entries()) {
    const now = { ...context, targets: chosen }
    const after = () => [...couldBe(g, ordered.slice(place + 1), now), ...later()]
    const could = legalTargets(g.state, target, now)
    const { min } = targetCount(g.state, target, now, could.length)
    if (could.length < min) return refuse(g.state, 'announce.noTarget')
    if (could.length === 0) continue
    const seat = yield* chooser.of(target, now, (opponent) => among(g.state, target, opponent, could).length >= min)
    const own = among(g.state, target, seat, could)
    if (own.length < min) return refuse(g.state, 'announce.noTarget')
    const legal = yield* oneOwners(g, seat, source, target, own)
    const count = targetCount(g.state, target, now, legal.length)
    const max = Math.max(min, Math.min(count.max, mostToDivide(g.state, effects, target.slot, now)))
    if (max === 0) continue
    const ids = legal.flatMap((ref) => ('object' in ref ? [ref.object] : []))
    const limits = ids.length === legal.length ? limitsFor(g.state, target.filter, ids, now) : undefined
    const bound = limits === undefined ? max : mostTogether(limits, legal.length)
    if (bound < min) return refuse(g.state, 'announce.noTarget')
    const plain = { seat, source, mode, slot: target.slot, legal, min, max: Math.min(max, bound) }
    const whole = limits === undefined ? plain : { ...plain, limits }
    const question = may === null ? whole : narrowed(whole, (set) => may([...chosen.flat(), ...set], after))
    if (question === null) return refuse(g.state, 'announce.noTarget')
    if (question.max === 0) continue
    const isDemanded = demands.isOpen && seat === context.controller
    chosen[target.slot] = isDemanded ? yield* demands.ask(question, after) : yield* ask('targets', question)
  }
  for (let slot = 0; slot < chosen.length; slot++) chosen[slot] ??= []
  return chosen
}

/** Divides a damage effect's amount among its targets (409.1d), at least one each. */
function* divide(
  g: Draft,
  seat: Seat,
  source: ObjectId,
  effects: readonly Effect[],
  targets: readonly (readonly Ref[])[],
  context: Context,
): Process<readonly number[] | null | Refusal> {
  for (const effect of effects) {
    const divided = dividedBy(effect)
    if (divided === null) continue
    const among = targets[divided.slot] ?? []
    const total = amount(g.state, divided.n, { ...context, targets })
    if (among.length === 0) return []
    if (among.length > total) return refuse(g.state, 'announce.tooManyToDivide', { total })
    if (among.length === 1) return [total]
    return yield* ask('divide', { seat, source, total, among, least: 1 })
  }
  return null
}

/** Those aren't chosen again for that object by that ability. */
function takeModes(g: Draft, context: Context, modes: readonly number[]): void {
  const key = abilityOf(g.state, context)
  const object = find(g.state, context.source)
  if (object === null || key === undefined) return
  const turn = g.state.turn.number
  const taken = modes.map((mode) => ({ key, mode, turn }))
  g.patch(object.id, { modesTaken: [...(object.modesTaken ?? []), ...taken] })
}

/**
 * Asks for modes, targets and division and returns the completed choices. `choices` holds what is already announced (X,
 * kicker); `show` is told the modes before targets are chosen. Refuses if something required can't be chosen.
 */
export function* choose(
  g: Draft,
  seat: Seat,
  id: ObjectId,
  body: Body,
  choices: Choices,
  context: Context,
  show: (choices: Choices) => void = () => {},
  may: MayTarget | null = null,
  priceOfModes: PriceOfModes | null = null,
): Process<Choices | Refusal> {
  const chooser = new Chooser(g, seat, id)
  const chosenModes = yield* chooseModes(g, id, body, context, chooser, priceOfModes)
  if ('key' in chosenModes) return chosenModes
  const modes = [...chosenModes, ...addedModes(body)]
  if (body.fresh !== undefined) takeModes(g, context, chosenModes)
  if (body.choose !== null) show({ ...choices, modes, targets: [] })
  const targets: (readonly (readonly Ref[])[])[] = []
  const demands = new TargetDemands(g.state, seat, id)
  for (const [place, mode] of modes.entries()) {
    const later = () =>
      modes.slice(place + 1).flatMap((one) => couldBe(g, targetsIn(body.modes[one] ?? [], context.options), context))
    const before = targets.flat(2)
    const mayBe: MayTarget | null = may && ((refs, then) => may([...before, ...refs], then))
    const chosen = yield* chooseTargets(g, id, mode, body.modes[mode] ?? [], context, chooser, demands, later, mayBe)
    if ('key' in chosen) return chosen
    targets.push(chosen)
  }
  let division: readonly number[] | null = null
  for (const [place, mode] of modes.entries()) {
    const divided = yield* divide(g, seat, id, body.modes[mode] ?? [], targets[place] ?? [], context)
    if (divided !== null && 'key' in divided) return divided
    division ??= divided
  }
  return { ...choices, modes, targets, division }
}

/** Announces a spell or ability on the stack and records the choices on it. */
export function* announce(
  g: Draft,
  id: ObjectId,
  body: Body,
  choices: Choices,
  fields: Partial<Context> = {},
  may: MayTarget | null = null,
  priceOfModes: PriceOfModes | null = null,
): Process<Refusal | null> {
  const { controller, ability } = get(g.state, id)
  const context = announcing(controller, ability?.source ?? id, choices, { ...fields, onStack: id })
  const write = (made: Choices) => g.patch(id, { choices: made })
  const made = yield* choose(g, controller, id, body, choices, context, write, may, priceOfModes)
  if ('key' in made) return made
  write(made)
  return null
}
