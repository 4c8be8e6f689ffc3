/** Asking the rules that are in force for a player: each of them (418.1). Usually there is none. */
import {
  type CausedDeed,
  isPart,
  type KeywordName,
  type ManaCost,
  type ManaType,
  type PlayerRule,
  type Step,
} from '../../language/index.ts'
import { rulesFor } from '../continuous/index.ts'
import type { Context, EffectKey, ObjectId, Refusal, Seat, State } from '../state/index.ts'
import type {
  AnyPlayerRuleRules,
  CardPermission,
  CastOffer,
  GivenPermission,
  KeptFrom,
  UntapLimit,
  UsedAbility,
} from './rules.ts'
import { PLAYER_RULES } from './table.ts'

/** The rules of a rule for a player, to be asked with that very one. */
function rulesOf(rule: PlayerRule): AnyPlayerRuleRules {
  return PLAYER_RULES[rule.kind] as unknown as AnyPlayerRuleRules
}

/** `by`: the object whose ability it is; `null` for a lasting effect. */
type Asked<T> = (rules: AnyPlayerRuleRules, rule: PlayerRule, by: ObjectId | null) => T

/** The first refusal that one of the player's rules gives. */
function firstRefusal(state: State, seat: Seat, why: Asked<Refusal | null | undefined>): Refusal | null {
  for (const { rule, source } of rulesFor(state, seat)) {
    const refused = why(rulesOf(rule), rule, source)
    if (refused != null) return refused
  }
  return null
}

/** What a facet of the rules makes of each rule of the player's that has it. */
function each<T>(state: State, seat: Seat, made: Asked<T | null | undefined>): readonly T[] {
  const all = rulesFor(state, seat)
  if (all.length === 0) return []
  return all.flatMap(({ rule, source }) => made(rulesOf(rule), rule, source) ?? [])
}

function some(state: State, seat: Seat, is: Asked<boolean | undefined>): boolean {
  return rulesFor(state, seat).some(({ rule, source }) => is(rulesOf(rule), rule, source) === true)
}

/** Whether an effect keeps the player from that. */
export function isPlayerKeptFrom(state: State, seat: Seat, what: KeptFrom): boolean {
  return some(state, seat, ({ keepsFrom }) => keepsFrom === what)
}

/** Whether a spell or ability of that player's can't make the player do that. */
export function cantBeMade(state: State, seat: Seat, deed: CausedDeed, causer: Seat): boolean {
  return some(state, seat, ({ keepsFromMaking }, rule) => keepsFromMaking?.(state, rule, seat, deed, causer))
}

const KINDS = Object.keys(PLAYER_RULES) as readonly PlayerRule['kind'][]

/** What each rule would have the player choose as a target for their own spell or activated ability (409.1c). */
export function targetDemandsOn(state: State, seat: Seat): readonly ((id: ObjectId) => boolean)[] {
  return each(state, seat, ({ mustTarget }, rule, by) =>
    mustTarget === undefined ? null : (id: ObjectId) => mustTarget(state, rule, seat, id, by),
  )
}

/** How many more cards effects let the player draw this turn (today:121.2b). */
export function drawsLeft(state: State, seat: Seat): number {
  if (isPlayerKeptFrom(state, seat, 'drawing')) return 0
  const most = each(state, seat, ({ mostDraws }, rule) => mostDraws?.(rule))
  if (most.length === 0) return Number.POSITIVE_INFINITY
  const drawn = state.facts.done.filter((one) => one.done === 'drew' && one.seat === seat).length
  return Math.max(0, Math.min(...most) - drawn)
}

/** The kinds of rules that keep players from that: what a game's cards never mention needs no look. */
export function kindsKeepingFrom(what: KeptFrom): readonly PlayerRule['kind'][] {
  const keeps = ({ keepsFrom, mostDraws }: AnyPlayerRuleRules): boolean =>
    keepsFrom === what || (what === 'drawing' && mostDraws !== undefined)
  return KINDS.filter((kind) => keeps(PLAYER_RULES[kind] as AnyPlayerRuleRules))
}

/** An effect that lets a player play that many lands, and the object whose ability it is, if it is one's. */
export interface LandEffect {
  readonly effect: EffectKey
  readonly source: ObjectId | null
  readonly n: number
}

/** The effects that let the player play lands besides the turn's own, and how many each (212.6b). */
export function landEffectsOf(state: State, seat: Seat): readonly LandEffect[] {
  return rulesFor(state, seat).flatMap(({ rule, effect, source }) => {
    const n = rulesOf(rule).moreLands?.(rule)
    return n === undefined ? [] : [{ effect, source, n }]
  })
}

/** The player's maximum hand size (314.1), by what it would be without effects; `null` is none. */
export function maximumHandSize(state: State, seat: Seat, otherwise: number): number | null {
  let size: number | null = otherwise
  for (const { rule } of rulesFor(state, seat)) {
    const { handSize } = rulesOf(rule)
    if (handSize !== undefined) size = handSize(rule, size)
  }
  return size
}

/** Whether unspent mana of that type stays in the player's pool as steps and phases end (300.3). */
export function keepsMana(state: State, seat: Seat, type: ManaType): boolean {
  return some(state, seat, (rules, rule) => rules.keepsMana?.(rule, type))
}

/**
 * As which types the player may spend mana of each type (glossary, "as though"), on that spell or anything else; `null`: only as
 * what it is.
 */
export function typesSpent(
  state: State,
  seat: Seat,
  spell: ObjectId | null,
): ((type: ManaType) => readonly ManaType[]) | null {
  const rules = rulesFor(state, seat).flatMap(({ rule, objects = [] }) => {
    const { spendsAs, spentOn } = rulesOf(rule)
    if (spendsAs === undefined || spentOn?.(state, rule, seat, spell, objects) === false) return []
    return [(type: ManaType) => spendsAs(rule, type)]
  })
  return rules.length === 0 ? null : (type) => rules.flatMap((as) => as(type))
}

/** How far down damage can take the player's life total (419.6). */
export function leastLifeFor(state: State, seat: Seat): number {
  return Math.max(Number.NEGATIVE_INFINITY, ...each(state, seat, ({ leastLife }, rule) => leastLife?.(rule)))
}

/** Whether the top card of the player's library is shown to all, or to that seat. */
export function showsTopTo(state: State, seat: Seat, to: Seat): boolean {
  return some(state, seat, ({ showsTop }, rule) => {
    const whom = showsTop?.(rule)
    return whom === 'all' || (whom === 'owner' && to === seat)
  })
}

/** Whether the player's hand is shown to all. */
export function showsHand(state: State, seat: Seat): boolean {
  return some(state, seat, (rules) => rules.showsHand)
}

/** Whether the rule has the first card that is drawn in a turn shown (404.5). */
export function asksToShowFirstDraw(rule: PlayerRule): boolean {
  return rulesOf(rule).showsFirstDraw === true
}

/** Whether the first card that the player draws in a turn is shown (404.5). */
export function showsFirstDraw(state: State, seat: Seat): boolean {
  return some(state, seat, (rules) => rules.showsFirstDraw)
}

/** Whether the player's schemes can't be set in motion (2011:contents/9). */
export function keepsSchemes(state: State, seat: Seat): boolean {
  return some(state, seat, (rules) => rules.keepsSchemes)
}

/** Whether every card that the player draws is shown (404.5). */
export function showsDraws(state: State, seat: Seat): boolean {
  return some(state, seat, (rules) => rules.showsDraws)
}

/** What lets the player play cards from elsewhere than the hand (401.4). */
export function permissionsOf(state: State, seat: Seat): readonly GivenPermission[] {
  return rulesFor(state, seat).flatMap(({ rule, effect, source }) => {
    const permission = rulesOf(rule).playsFrom?.(rule)
    return permission === undefined ? [] : [{ ...permission, source, effect }]
  })
}

const NONE: readonly CardPermission[] = []

/** What lets the player play these very cards (401.4): the effects that do. */
export function cardPermissionsOf(state: State, seat: Seat): readonly CardPermission[] {
  const all = rulesFor(state, seat)
  if (all.length === 0) return NONE
  return all.flatMap(({ rule, objects = [] }) => {
    const plays = rulesOf(rule).playsThese?.(rule)
    return plays === undefined ? [] : [{ ...plays, objects }]
  })
}

/** Whether the player skips that step (419.6f). */
export function alwaysSkips(state: State, seat: Seat, step: Step): boolean {
  return some(state, seat, ({ skips }, rule) => {
    const skipped = skips?.(rule)
    return skipped !== undefined && isPart(step, skipped)
  })
}

/** How many of which permanents the player can untap in their untap step (302.2). */
export function untapLimitsFor(state: State, seat: Seat): readonly UntapLimit[] {
  return rulesFor(state, seat).flatMap(({ rule, source, objects = [] }) => {
    const limit = rulesOf(rule).untapLimit?.(state, rule, seat, source)
    if (limit === undefined) return []
    const counts = (id: ObjectId): boolean => objects.includes(id) && limit.counts(id)
    return [objects.length === 0 ? limit : { n: limit.n, counts }]
  })
}

/** Whether the player has that permanent untap in the other players' untap steps too (302.2). */
export function untapsWithOthers(state: State, seat: Seat, id: ObjectId): boolean {
  return some(state, seat, (rules, rule, by) => rules.untapsWithOthers?.(state, rule, seat, id, by))
}

/** Why an effect doesn't let the player cast that card, or `null` (103.1). */
export function whyRestrictedFromCasting(state: State, seat: Seat, id: ObjectId): Refusal | null {
  return firstRefusal(state, seat, ({ whyNotCast }, rule, by) => whyNotCast?.(state, rule, seat, id, by))
}

/** How many more dice the player rolls, of which as many are ignored, the lowest (today:706.6). */
export function furtherDice(state: State, seat: Seat): number {
  return each(state, seat, ({ rollsMore }) => rollsMore).length
}

/** Whether an effect lets the player cast spells only when they could cast a sorcery (212.7a). */
export function castsOnlyAsSorceries(state: State, seat: Seat): boolean {
  return some(state, seat, (rules) => rules.asSorceries)
}

/** Why an effect doesn't let the player play that land, or `null` (103.1). */
export function whyRestrictedFromLand(state: State, seat: Seat, id: ObjectId): Refusal | null {
  return firstRefusal(state, seat, ({ whyNotPlayLand }, rule, by) => whyNotPlayLand?.(state, rule, seat, id, by))
}

/** Whether an effect keeps the player from activating what that keyword stands for (103.1, 502.18c). */
export function isKeptFromActivating(state: State, seat: Seat, keyword: KeywordName): boolean {
  return some(state, seat, ({ keepsFromActivating }, rule) => keepsFromActivating?.(rule, keyword))
}

/** Whether an effect keeps the player from activating an ability of that object (103.1). */
export function isKeptFromAbility(state: State, seat: Seat, ability: UsedAbility): boolean {
  return some(state, seat, ({ keepsFromAbility }, rule, by) => keepsFromAbility?.(state, rule, seat, ability, by))
}

/** How rules for the player make casting that card cost more or less (409.1f). */
export function spellCostsFor(
  state: State,
  seat: Seat,
  id: ObjectId,
): readonly { readonly more: boolean; readonly mana: ManaCost }[] {
  return each(state, seat, ({ spellCost }, rule, by) => spellCost?.(state, rule, seat, id, by))
}

/** For what else than its mana cost effects let the player cast that card (409.1b), each with the effect. */
export function castOffersFor(
  state: State,
  seat: Seat,
  id: ObjectId,
): readonly (CastOffer & { readonly effect: EffectKey })[] {
  const all = rulesFor(state, seat)
  if (all.length === 0) return NO_OFFERS
  return all.flatMap(({ rule, effect, source }) => {
    const offer = rulesOf(rule).castFor?.(state, rule, seat, id, source) ?? null
    return offer === null ? [] : [{ ...offer, effect }]
  })
}
/** Whether any effect lets the player cast anything for another cost. */
export function isOfferedCasting(state: State, seat: Seat): boolean {
  return rulesFor(state, seat).some(({ rule }) => rulesOf(rule).castFor !== undefined)
}
const NO_OFFERS: readonly (CastOffer & { readonly effect: EffectKey })[] = []

/** Whether the player may cast that card as though it had flash. */
export function isLentFlash(state: State, seat: Seat, id: ObjectId): boolean {
  return some(state, seat, ({ lendsFlash }, rule, by) => lendsFlash?.(state, rule, seat, id, by))
}

/** Whether the player may activate that permanent's loyalty abilities any time they could cast an instant. */
export function usesLoyaltyAsInstant(state: State, seat: Seat, id: ObjectId): boolean {
  return some(state, seat, ({ lendsInstant }, rule, by) => lendsInstant?.(state, rule, seat, id, by))
}

/** Why an effect doesn't let the player be the target of what `context` is of, or `null` (415.2). */
export function whyPlayerRestrictedFromTargeting(state: State, seat: Seat, context: Context): Refusal | null {
  return firstRefusal(state, seat, ({ whyNotTargeted }, rule) => whyNotTargeted?.(state, rule, seat, context))
}
