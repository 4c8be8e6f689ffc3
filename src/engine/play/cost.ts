/** The total cost of a spell or ability (409.1f): base, additional, increased, reduced; then it is locked in. */
import {
  type Ability,
  type Activated,
  type Color,
  type Cost,
  colorsOfSymbol,
  type Filter,
  generalForm,
  isLoyaltyCost,
  type KeywordName,
  type ManaCost,
  type StaticRule,
  turnsUpAsCreature,
} from '../../language/index.ts'
import { printedFeatures } from '../abilities/index.ts'
import {
  abilitiesOf,
  amount,
  characteristics,
  contextOf,
  copiable,
  holds,
  isSuchSpell,
  manaValueOf,
  matches,
  playersOf,
  powerOf,
  table,
} from '../continuous/index.ts'
import { chargesForModes, type KeywordOption, type OfferedFor, turnUpCosts } from '../keywords/index.ts'
import { spellCostsFor } from '../playerRules/index.ts'
import type { FaceUpKey } from '../questions/index.ts'
import {
  type Context,
  commanderOf,
  editionOf,
  find,
  type GameObject,
  get,
  type ObjectId,
  type PaidOption,
  type Refusal,
  refuse,
  type Seat,
  type State,
  taxOn,
} from '../state/index.ts'
import { addMana, atLeast, costTimes, type Modifier, modified, oneLoyaltyCost } from './costSums.ts'
import { changesOwnCost, colorsOfX, ownModifiersOf } from './limitRules.ts'
import { isManaAbility } from './mana/ability.ts'
import { spellBody } from './spellBody.ts'
import { type AnnouncedCost, asAnnounced, UNANNOUNCED } from './symbols.ts'
import type { WayToCast } from './ways.ts'

export interface TotalCost {
  readonly mana: ManaCost
  /** Everything that isn't mana. */
  readonly parts: Cost
}

/** A cost for which a face-down permanent can be turned face up, and the ability that gives it. */
export interface FaceUpWay {
  /** `null`: how it lies gives it, and it is its mana cost (today:701.40b). */
  readonly paid: PaidOption | null
  readonly cost: Cost
}

/** The costs for which a face-down permanent can be turned face up: of its face-up abilities, and of how it lies. */
export function faceUpWays(state: State, object: GameObject): readonly FaceUpWay[] {
  const { abilities, types, cost } = copiable(state, { ...object, faceDown: false })
  const given = turnUpCosts(abilities).map(({ key, keyword, cost: asked }) => ({ paid: { key, keyword }, cost: asked }))
  if (cost === null || !turnsUpAsCreature(object.downBy) || !types.includes('creature')) return given
  return [...given, { paid: null, cost: [{ kind: 'mana', mana: cost }] }]
}

/** The way with that key, by default the first. */
export function faceUpWay(state: State, object: GameObject, via: FaceUpKey | undefined): FaceUpWay | null {
  const ways = faceUpWays(state, object)
  return (via === undefined ? ways[0] : ways.find((way) => faceUpKey(way) === via)) ?? null
}

/** What names a way among several. */
export const faceUpKey = ({ paid }: FaceUpWay): FaceUpKey => paid?.key ?? 'manaCost'

/**
 * "Artifact spells you cast have affinity for artifacts": what the card, not yet a spell, will have as one. On the
 * stack it has it itself.
 */
function* lentModifiers(state: State, id: ObjectId, seat: Seat): Generator<Modifier> {
  const { beyond } = table(state)
  if (beyond.length === 0 || get(state, id).zone === 'stack') return
  for (const { ability, what, context } of beyond) {
    if (what.kind !== 'all' || ability?.kind !== 'static' || ability.rule.kind !== 'affect') continue
    // What already describes the card where it is has been counted as its own.
    if (matches(state, what.filter, id, context, seat)) continue
    if (!isSuchSpell(state, what.filter, id, context, seat)) continue
    for (const change of ability.rule.changes) {
      if (change.kind !== 'gain' || change.ability.kind !== 'keyword') continue
      yield* ownModifiers(state, change.ability.abilities, id, seat)
    }
  }
}

/** What the text of a spell says of its own cost. */
function* ownModifiers(state: State, abilities: readonly Ability[], id: ObjectId, seat: Seat): Generator<Modifier> {
  for (const ability of abilities) {
    if (ability.kind !== 'static' || ability.rule.kind !== 'spellCost' || ability.rule.spells !== 'self') continue
    const context = contextOf(id, seat)
    if (ability.condition !== null && !holds(state, ability.condition, context)) continue
    yield { more: ability.rule.more, mana: ability.rule.mana, times: amount(state, ability.rule.times, context) }
  }
}

/**
 * Effects that make spells cost more or less: static abilities in play, the spell's own, and lasting effects (409.1f).
 */
function* spellModifiers(state: State, id: ObjectId, seat: Seat): Generator<Modifier> {
  for (const held of table(state).statics) {
    const rule = held.rule
    if (rule.kind !== 'spellCost' || rule.spells === 'self') continue
    const context = contextOf(held.source, held.controller)
    if (!isSuchSpell(state, rule.spells, id, context, seat)) continue
    yield {
      more: rule.more,
      mana: rule.mana,
      times: amount(state, rule.times, { ...context, affected: id }),
      upTo: rule.upTo,
    }
  }
  yield* ownModifiers(state, abilitiesOf(state, id), id, seat)
  yield* lentModifiers(state, id, seat)
  for (const { more, mana } of spellCostsFor(state, seat, id)) yield { more, mana, times: 1 }
}

/** Effects that make what that keyword stands for cost the player more or less. */
function* keywordModifiers(state: State, keyword: KeywordName | null, seat: Seat): Generator<Modifier> {
  if (keyword === null || !printedFeatures(state.printed).statics.has('keywordCost')) return
  for (const { rule, source, controller } of table(state).statics) {
    if (rule.kind !== 'keywordCost' || rule.keyword !== keyword) continue
    if (!playersOf(state, rule.who, contextOf(source, controller)).includes(seat)) continue
    yield { more: rule.more, mana: rule.mana, times: 1, upTo: rule.upTo }
  }
}

/** Whether anything in this game can change the costs of activated abilities, or the ability itself says so. */
export function abilitiesCostOtherwise(state: State, ability?: Activated): boolean {
  if (ability !== undefined && changesOwnCost(ability)) return true
  const { statics } = printedFeatures(state.printed)
  return statics.has('abilityCost') || statics.has('keywordCost') || statics.has('costAdded')
}

/** Effects that make activated abilities of this object cost more or less (2011:602.2b). */
function* abilityModifiers(state: State, seat: Seat, source: ObjectId, ability: Activated): Generator<Modifier> {
  for (const held of table(state).statics) {
    const rule = held.rule
    if (rule.kind !== 'abilityCost') continue
    const context = contextOf(held.source, held.controller)
    if (rule.of !== null && !matches(state, { ...rule.of, noun: 'source' }, source, context)) continue
    if (rule.by !== undefined && !playersOf(state, rule.by, context).includes(seat)) continue
    if (rule.exceptMana && isManaAbility(state, ability)) continue
    yield { more: rule.more, mana: rule.mana, times: 1, least: rule.least, upTo: rule.upTo }
  }
}

/** The minimum mana that static abilities require for the spell; 0 if none does. */
function leastMana(state: State, id: ObjectId, seat: Seat): number {
  if (!printedFeatures(state.printed).statics.has('leastCost')) return 0
  return table(state).statics.reduce((least, { rule, source, controller }) => {
    if (rule.kind !== 'leastCost' || rule.n <= least) return least
    return isSuchSpell(state, rule.spells, id, contextOf(source, controller), seat) ? rule.n : least
  }, 0)
}

const reductionsSpill = (state: State): boolean => editionOf(state).spells.reductionsSpill

/** The mana and the other parts of a cost, as announced. */
function totalOf(
  cost: Cost,
  announced: AnnouncedCost,
  onX: readonly Color[] | null = null,
): { mana: ManaCost; parts: Cost } {
  const { mana, parts } = split(cost)
  const { mana: said, life, taps } = asAnnounced(mana, announced, onX)
  if (life === 0 && taps === 0) return { mana: said, parts }
  const paid: Cost = life === 0 ? [] : [{ kind: 'payLife', n: life }]
  return { mana: said, parts: [...parts, ...paid, ...(taps === 0 ? [] : tapping(taps))] }
}

/** today:701.67: that many artifacts and creatures. */
const tapping = (n: number): Cost => [
  { kind: 'tapOther', what: { kind: 'choose', filter: BENDING, count: { min: n, max: n }, by: { kind: 'you' } } },
]
const BENDING: Filter = {
  noun: 'permanent',
  is: [
    {
      is: 'anyOf',
      of: [
        { is: 'type', type: 'artifact' },
        { is: 'type', type: 'creature' },
      ],
    },
    { is: 'controlled', by: { kind: 'you' } },
  ],
}

function split(cost: Cost): { mana: ManaCost; parts: Cost } {
  let mana: ManaCost = []
  for (const part of cost) if (part.kind === 'mana') mana = mana.length === 0 ? part.mana : addMana(mana, part.mana, 1)
  return { mana, parts: cost.filter((part) => part.kind !== 'mana') }
}

/**
 * The additional costs in the spell's own text (409.1f); a way to cast it that pays one otherwise has that cost itself.
 */
function additionalCosts(state: State, id: ObjectId, { by }: WayToCast): Cost {
  return abilitiesOf(state, id).flatMap((ability) =>
    ability.kind === 'static' &&
    ability.rule.kind === 'additionalCost' &&
    ability.rule.may === undefined &&
    ability.at.key !== by
      ? [...ability.rule.cost]
      : [],
  )
}

/** What the chosen modes cost, each of them (today:702.172, 702.183). */
function modePrices(state: State, id: ObjectId): Cost {
  const abilities = abilitiesOf(state, id)
  const { prices } = spellBody(abilities)
  if (prices === undefined || !chargesForModes(abilities)) return []
  return (get(state, id).choices?.modes ?? []).flatMap((mode) => prices[mode] ?? [])
}

type AddedTo = readonly Extract<StaticRule, { kind: 'costAdded' }>['to'][]

/** What effects have added to the cost of spells, or of abilities of that object, with such a mana cost (409.1f). */
function addedCosts(state: State, to: AddedTo, id: ObjectId, manaOf: () => ManaCost, seat: Seat): Cost {
  if (!printedFeatures(state.printed).statics.has('costAdded')) return []
  const mana = manaOf()
  return table(state).statics.flatMap(({ rule, source, controller }) => {
    if (rule.kind !== 'costAdded' || !to.includes(rule.to)) return []
    const context = contextOf(source, controller)
    if (rule.of !== null && !matches(state, { ...rule.of, noun: 'source' }, id, context, seat)) return []
    const { perSymbol } = rule
    const times = perSymbol === undefined ? 1 : mana.filter((one) => colorsOfSymbol(one).includes(perSymbol)).length
    return costTimes(rule.cost, times)
  })
}

/** What a commander costs more from the command zone (2011:contents/9). */
function commanderTax(state: State, id: ObjectId): Cost {
  const object = get(state, id)
  const commander = commanderOf(state, object)
  const tax = commander === null ? 0 : taxOn(commander)
  const from = object.zone === 'stack' ? object.choices?.cast?.from : object.zone
  return tax === 0 || from !== 'command' ? [] : [{ kind: 'mana', mana: [`${tax}`] }]
}

/** "Spend only black mana on X": its colours; `null`: any mana. */
function onXOf(state: State, id: ObjectId): readonly Color[] | null {
  if (!printedFeatures(state.printed).statics.has('xOnly')) return null
  for (const ability of abilitiesOf(state, id))
    if (ability.kind === 'static' && ability.rule.kind === 'xOnly') return ability.rule.colors
  return null
}

/**
 * The total cost of casting a card this way, with these optional costs (409.1f), or why it can't be cast so. For a card
 * that is turned face down first, the state is the one in which it already is (504.2).
 */
export function spellCost(
  state: State,
  id: ObjectId,
  seat: Seat,
  way: WayToCast,
  options: readonly KeywordOption[],
  announced: AnnouncedCost = UNANNOUNCED,
): TotalCost | Refusal {
  if (way.cost === null) return refuse(state, 'cast.noCost', { object: id })
  const { mana, parts } = totalOf(
    [
      ...way.cost,
      ...costOfAll(options),
      ...modePrices(state, id),
      ...additionalCosts(state, id, way),
      ...addedCosts(state, ['spells'], id, () => characteristics(state, id).cost ?? [], seat),
      ...commanderTax(state, id),
    ],
    announced,
    onXOf(state, id),
  )
  const modifiers = [
    ...spellModifiers(state, id, seat),
    // 502.26a: what morph costs is the turning face up; the {3} for the spell is no cost of morph.
    ...keywordModifiers(state, way.faceDown ? null : way.keyword, seat),
    ...offeredFor(state, way),
  ]
  // today:702.51, 702.66: tapping or exiling for it is paying, and changes no total.
  const helps = options.flatMap(takingOff)
  const pays = editionOf(state).spells.helpIsPayment
  const least = leastMana(state, id, seat)
  const total = modified(mana, pays ? modifiers : [...modifiers, ...helps], announced, reductionsSpill(state))
  return { mana: pays ? modified(atLeast(total, least), helps, announced, false) : atLeast(total, least), parts }
}

const LESS: { readonly [L in OfferedFor['less']]: (state: State, id: ObjectId) => Modifier | null } = {
  manaCost: (state, id) => {
    const mana = characteristics(state, id).cost
    return mana === null ? null : { more: false, mana, times: 1, excess: true }
  },
  manaValue: (state, id) => genericLess(manaValueOf(state, id)),
  power: (state, id) => genericLess(Math.max(0, powerOf(state, id))),
}
const genericLess = (n: number): Modifier => ({ more: false, mana: [`${n}`], times: 1 })

/** What the permanent used up for it takes off: of its mana cost, which tokens and lands don't have, or generic mana. */
function offeredFor(state: State, { offered }: WayToCast): readonly Modifier[] {
  if (offered === undefined || find(state, offered.id) === null) return []
  const less = LESS[offered.less](state, offered.id)
  return less === null ? [] : [less]
}

/** What all of them cost together: the same one several times is asked for at once. */
function costOfAll(options: readonly KeywordOption[]): Cost {
  const isSame = (a: KeywordOption, b: KeywordOption): boolean => a.key === b.key && a.less === b.less
  return options.flatMap((option, index) => {
    if (options.findIndex((one) => isSame(one, option)) < index) return []
    const times = options.filter((one) => isSame(one, option)).length
    return times === 1 ? option.cost : costTimes(option.cost, times)
  })
}

/** What paying it takes off the total (2011:702.49, 702.64). */
function takingOff({ less }: KeywordOption): readonly Modifier[] {
  return less === undefined ? [] : [{ more: false, mana: [less], times: 1 }]
}

/**
 * The total cost of an activated ability of an object that a player activates: its activation cost, with increases and
 * reductions (403.1, 409.1f).
 */
export function abilityCost(
  state: State,
  seat: Seat,
  source: ObjectId,
  ability: Activated,
  announced: AnnouncedCost = UNANNOUNCED,
): TotalCost {
  const { controller } = get(state, source)
  const to: AddedTo = isLoyaltyCost(ability.cost) ? ['abilities', 'loyalty'] : ['abilities']
  const added = addedCosts(state, to, source, () => split(ability.cost).mana, controller)
  const { mana, parts } = totalOf(oneLoyaltyCost([...ability.cost, ...added]), announced, colorsOfX(ability))
  if (!abilitiesCostOtherwise(state, ability)) return { mana, parts }
  const modifiers = [
    ...ownModifiersOf(state, source, ability),
    ...abilityModifiers(state, seat, source, ability),
    ...keywordModifiers(state, ability.at.keyword, seat),
  ]
  return { mana: modified(mana, modifiers, announced, reductionsSpill(state)), parts }
}

/** The total cost of turning a permanent face up, for which its player pays that (504.4). */
export function faceUpTotal(
  state: State,
  seat: Seat,
  { cost, paid }: FaceUpWay,
  announced: AnnouncedCost = UNANNOUNCED,
): TotalCost {
  const { mana, parts } = totalOf(cost, announced)
  const modifiers = keywordModifiers(state, paid?.keyword == null ? null : generalForm(paid.keyword), seat)
  return { mana: modified(mana, modifiers, announced, reductionsSpill(state)), parts }
}

/** A cost that nothing increases or reduces: of an effect, of attacking, of turning face up. */
export function plainCost(cost: Cost, announced: AnnouncedCost = UNANNOUNCED): TotalCost {
  return totalOf(cost, announced)
}

/** The context in which a spell's text is read while it is announced. */
export function spellContext(
  state: State,
  id: ObjectId,
  seat: Seat,
  options: Context['options'],
  { offered }: Pick<WayToCast, 'offered'> = {},
): Context {
  const { zone, controller } = get(state, id)
  const remembered = offered === undefined ? {} : { remembered: [{ object: offered.id }] }
  return zone === 'stack'
    ? contextOf(id, controller, { options, onStack: id, ...remembered })
    : contextOf(id, seat, { options, ...remembered })
}
