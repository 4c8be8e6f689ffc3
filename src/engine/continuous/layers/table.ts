/** Everything that follows from continuous effects, computed once per epoch of the state. */
import {
  type Ability,
  memoised,
  type PlayerRule,
  reachesBeyond,
  type StaticRule,
  saidBy,
  type ZoneName,
} from '../../../language/index.ts'
import {
  type Characteristics,
  type EffectKey,
  type Epoch,
  get,
  type LayerObject,
  type LayerState,
  listening,
  noteReads,
  type ObjectId,
  type Seat,
} from '../../state/index.ts'
import { type SortedAbilities, sorted } from '../faces/abilityLists.ts'
import { copiable, scanOf } from '../faces/copiable.ts'
import { contextOf } from '../words/context.ts'
import { evaluators } from '../words/evaluators.ts'
import { agreedEffects } from './agreed.ts'
import { alsoComputed } from './alsoComputed.ts'
import { type Active, addLasting, addStatic, type Computation, within, worksIn } from './computation.ts'
import { addEquippingCounters } from './equippingCounters.ts'
import { ignores, isIgnorable } from './ignoring.ts'
import { addKeywordCounters } from './keywordCounters.ts'
import { applyLayers } from './layers.ts'
import { addMarks } from './marks.ts'

/** An ability that works now, with the object that has it. */
export interface HeldAbility {
  readonly source: ObjectId
  readonly controller: Seat
  readonly ability: Ability
}

/** A static rule in force; its "as long as" has been checked. */
export interface HeldStatic extends HeldAbility {
  readonly rule: StaticRule
}

/** A rule for a player in force, and the effect it comes from: an ability of an object, or a lasting effect. */
export interface HeldPlayerRule {
  readonly rule: PlayerRule
  readonly effect: EffectKey
  /** The object whose ability it is; `null` for a lasting effect, which remains whatever becomes of its source. */
  readonly source: ObjectId | null
  /** Of an effect on objects. */
  readonly objects?: readonly ObjectId[]
}

export interface Table {
  /**
   * The characteristics of the permanents, and of what else is affected or has abilities that work (`alsoComputed.ts`).
   */
  readonly of: ReadonlyMap<ObjectId, Characteristics>
  /** Triggered abilities that work now. */
  readonly triggers: readonly HeldAbility[]
  /** Static rules in force, other than those that change objects (`affect`, `define`). */
  readonly statics: readonly HeldStatic[]
  /** Rules for players in force, by seat. */
  readonly playerRules: readonly (readonly HeldPlayerRule[])[]
  /** Permanents whose recorded controller isn't the one they should have. */
  readonly misplaced: readonly ObjectId[]
  /** Effects of static abilities on objects that aren't permanents. */
  readonly beyond: readonly Active[]
}

type Building = { -readonly [K in 'triggers' | 'statics']: HeldAbilityList<Table[K]> } & { rules: HeldPlayerRule[][] }
type HeldAbilityList<T> = T extends readonly (infer E)[] ? E[] : never

/** What the permanents' own abilities contain, in battlefield order. */
type Scans = readonly SortedAbilities[]

/** 2011:contents/209, today:210: a permanent's loyalty and defense are the numbers of those counters. */
function asPermanent(values: Characteristics, { counters }: LayerObject): Characteristics {
  if (values.defense !== undefined) return { ...values, defense: counters.defense ?? 0 }
  return values.loyalty === null ? values : { ...values, loyalty: counters.loyalty ?? 0 }
}

/** Adds the objects to be computed and every effect to the run. */
export function gather(run: Computation): Scans {
  const { state } = run
  const scans: SortedAbilities[] = []
  for (const id of state.battlefield) {
    const object = get(state, id)
    const found = scanOf(state, object)
    scans.push(found)
    run.values.set(id, asPermanent(copiable(state, object), object))
    for (const _name in object.counters) {
      run.counted.push(id)
      addKeywordCounters(run, object)
      addEquippingCounters(run, object)
      break
    }
    if (object.marks !== undefined) addMarks(run, object, object.marks)
    if (found.effects.length === 0) continue
    for (const held of found.effects) if (worksIn(run.edition, held, 'battlefield')) addStatic(run, id, held)
  }
  for (const object of alsoComputed(state)) {
    run.values.set(object.id, copiable(state, object))
    for (const held of scanOf(state, object).effects)
      if (worksIn(run.edition, held, object.zone)) addStatic(run, object.id, held)
  }
  for (const agreed of agreedEffects(state)) addLasting(run, agreed)
  for (const lasting of state.lasting) addLasting(run, lasting)
  return scans
}

function collect(
  state: LayerState,
  into: Building,
  source: ObjectId,
  values: Characteristics,
  found: SortedAbilities,
  zone: ZoneName,
): void {
  const { controller } = values
  for (const { ability, zone: where } of found.triggers) {
    if (where === zone) into.triggers.push({ source, controller, ability })
  }
  for (const { ability, rule, condition, zone: where } of found.rules) {
    if (where !== zone) continue
    const context = contextOf(source, controller)
    if (condition !== null && !evaluators.holds(state, condition, context)) continue
    into.statics.push({ source, controller, ability, rule })
    if (rule.kind !== 'players') continue
    const held = { rule: saidBy(rule.rule, source), effect: `${source}.${ability.at.key}`, source } as const
    for (const seat of evaluators.playersOf(state, rule.who, context))
      if (!isIgnorable(ability) || !ignores(state, seat, source, ability.at.key)) into.rules[seat]?.push(held)
  }
}

function tableOf(run: Computation, scans: Scans): Table {
  const { state } = run
  const into: Building = { triggers: [], statics: [], rules: state.players.map(() => []) }
  const misplaced: ObjectId[] = []
  state.battlefield.forEach((id, index) => {
    const object = get(state, id)
    const values = run.values.get(id) ?? copiable(state, object)
    if (values.controller !== object.controller) misplaced.push(id)
    const own = scans[index]
    const found = own?.of === values.abilities ? own : sorted(values.abilities)
    if (!found.idle) collect(state, into, id, values, found, 'battlefield')
  })
  for (const object of alsoComputed(state)) {
    const values = run.values.get(object.id) ?? copiable(state, object)
    const found = sorted(values.abilities)
    if (found.elsewhere) collect(state, into, object.id, values, found, object.zone)
    if (object.zone === 'stack' && values.controller !== object.controller) misplaced.push(object.id)
  }
  for (const { id, rule, players, objects } of state.lasting) {
    if (rule !== null)
      for (const seat of players) into.rules[seat]?.push({ rule, effect: `lasting.${id}`, source: null, objects })
  }
  const beyond = run.actives.filter(({ what, done }) => done !== 0 && what.kind === 'all' && reachesBeyond(what.filter))
  return { of: run.values, triggers: into.triggers, statics: into.statics, playerRules: into.rules, misplaced, beyond }
}

let computed = 0

/** How many tables have been computed so far: how the bench measures the cost of invalidation. */
export function layerTablesComputed(): number {
  return computed
}

let lastEpoch: Epoch | null = null
let lastTable: Table | null = null

const compute = memoised((epoch: Epoch, state: LayerState): Table => {
  computed += 1
  const { result, reads } = listening(() =>
    within(state, false, (run) => {
      const scans = gather(run)
      applyLayers(run)
      return tableOf(run, scans)
    }),
  )
  noteReads(epoch, reads)
  return result
})

/** The table for the current state; cached by epoch, which the draft replaces when something that was read changes. */
export function table(state: LayerState): Table {
  const { epoch } = state
  // The same one is requested many times in a row.
  if (epoch === lastEpoch && lastTable !== null) return lastTable
  const found = compute(epoch, state)
  lastEpoch = epoch
  lastTable = found
  return found
}
