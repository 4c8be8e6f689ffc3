/**
 * What the engine does about each kind of restriction (500, 418). Everything is asked of one that an object is under.
 */
import type {
  AtLeastOne,
  Cost,
  CrewDeed,
  Filter,
  KeywordName,
  Predicate,
  Quantity,
  Restriction,
} from '../../language/index.ts'
import type { Context, HeldRestriction, ObjectId, Ref, Refusal, State } from '../state/index.ts'

export type RestrictionOf<K extends Restriction['kind']> = Extract<Restriction, { kind: K }>

/** One that an object is under, with what put it there. */
export type Held<R> = Omit<HeldRestriction, 'restriction'> & { readonly restriction: R }

/** For which declaration. */
export type Fight = 'attack' | 'block'

/** 310.2e: it assigns none, or it may or must assign as though it weren't blocked. */
export type DamageAs = 'none' | 'byToughness' | 'asUnblocked' | 'onlyAsUnblocked'

/** What effects can keep from happening to an object; `elsewhere`: leaving the battlefield for anywhere but exile. */
export type Kept = 'destroyed' | 'regenerated' | 'transformed' | 'countered' | 'phasedOut' | 'elsewhere' | 'legendRule'

/** For a declaration only, it is treated as having or lacking that (glossary "as though"). */
export interface Assumed {
  readonly does: Fight
  readonly has: KeywordName | null
  readonly lacks: KeywordName | { readonly subtype: string } | null
}

/** A cost, and how often it is asked for; absent: once. */
export interface TimesCost {
  readonly cost: Cost
  readonly times?: Quantity
}

/** An activated ability, as effects that keep it from being activated tell it apart. */
export interface UsedAbility {
  readonly isMana: () => boolean
  /** {T} is in its cost. */
  readonly tapping: boolean
}

/** Others without which a creature can't be declared, or with which it can't: how many that count. */
export interface Company {
  readonly least: number
  /** Absent: as many as there are. */
  readonly most?: number
  readonly counts: (id: ObjectId) => boolean
}

/** No more than so many counters of that kind. */
export interface MostCounters {
  readonly counter: string
  readonly n: number
}

interface Facets<R> {
  readonly mostCounters?: (restriction: R) => MostCounters
  /** It has no part in what is asked here: the layers heed it. */
  readonly ofLayers?: true
  /** 500.1: why it can't attack that player or planeswalker, or `null`. */
  readonly whyNotAttack?: (state: State, held: Held<R>, id: ObjectId, defender: Ref) => Refusal | null
  /** 500.1: why it can't block that attacker, or `null`. */
  readonly whyNotBlock?: (state: State, held: Held<R>, blocker: ObjectId, attacker: ObjectId) => Refusal | null
  /**
   * 501.1: why it can't be blocked by that creature, or `null`. `counts`: whether that one counts as this for blocking.
   */
  readonly whyNotBlockedBy?: (
    state: State,
    held: Held<R>,
    attacker: ObjectId,
    blocker: ObjectId,
    counts: (as: Filter, context: Context) => boolean,
  ) => Refusal | null
  /** Glossary, "as though": it is blocked as though it lacked that landwalk ability. */
  readonly lacksLandwalk?: (restriction: R, land: readonly Predicate[]) => boolean
  /** 415.2: why it can't be the target of what `context` is of, or `null`. */
  readonly whyNotTargeted?: (state: State, held: Held<R>, id: ObjectId, context: Context) => Refusal | null
  /** 409.4: whether it keeps an activated ability of the object from being activated. */
  readonly keepsFromActivating?: (restriction: R, ability: UsedAbility) => boolean
  /** Whether that can't be attached to it (212.4d). */
  readonly keepsOff?: (state: State, held: Held<R>, attached: ObjectId) => boolean
  /** Whether it can't be attached there (502.33, 212.4). */
  readonly staysOff?: (state: State, held: Held<R>, host: ObjectId) => boolean
  /** What can't happen to it. */
  readonly keeps?: Kept
  /** Whether no counters of that kind can be put on it. */
  readonly keepsOffCounters?: (restriction: R, kind: string) => boolean
  /** 500.2: it must attack if able: which of these, by index; `null`: any. `undefined`: nothing any more. */
  readonly demandsAttack?: (
    state: State,
    held: Held<R>,
    defenders: readonly Ref[],
    id: ObjectId,
  ) => readonly number[] | null | undefined
  /** 500.2: whether it must attack if able where that creature does. */
  readonly attacksWith?: (state: State, held: Held<R>, other: ObjectId) => boolean
  /** 500.3: it must block if able: which of those attackers, by index; `null`: any. `undefined`: nothing any more. */
  readonly demandsBlock?: (
    state: State,
    held: Held<R>,
    attackers: readonly ObjectId[],
    id: ObjectId,
  ) => readonly number[] | null | undefined
  /** 500.3: of those attackers, by index, each that it must block if able. */
  readonly demandsBlocks?: (state: State, held: Held<R>, attackers: readonly ObjectId[]) => readonly number[]
  /** 500.3: it must be blocked if able, by somebody or by all that can. */
  readonly demandsBlockers?: 'one' | 'all'
  /** Whether that is asked of this blocker; absent: of all. */
  readonly asksBlocker?: (state: State, held: Held<R>, blocker: ObjectId) => boolean
  /** 500.1: what must be declared with it: by default any other. */
  readonly company?: { readonly does: Fight; readonly of: (state: State, held: Held<R>) => Company }
  /** 500.1: how many must block it if any do, and how many may; `null`: as many as there are. */
  readonly blockers?: (restriction: R) => { readonly least: number; readonly most: number | null }
  /** 308.2d: what it costs to attack that player or planeswalker. */
  readonly attackCost?: (state: State, held: Held<R>, defender: Ref) => TimesCost | undefined
  /** 309.2b: what it costs to block those attackers. */
  readonly blockCost?: (state: State, held: Held<R>, attackers: readonly ObjectId[]) => TimesCost | undefined
  /** 309.2b: what each creature that blocks it costs. */
  readonly blockedCost?: (restriction: R) => TimesCost
  /** 309.2a: how many more attackers it may block. */
  readonly moreBlocks?: (state: State, held: Held<R>) => number
  readonly combatDamage?: DamageAs
  /** today:702.122: it can't be tapped to crew. */
  readonly keepsFromCrewing?: true
  /** today:702.122: as which power it is tapped to do that; `more` null: its toughness. */
  readonly crewsAs?: (restriction: R) => { readonly does: readonly CrewDeed[]; readonly more: number | null }
  /** 302.2: it doesn't untap: as long as the effect lasts, in the one untap step that uses it up, or if so chosen. */
  readonly staysTapped?: 'always' | 'once' | 'optionally'
  /** What is left of it after one of the untap steps that it is for; `null`: nothing. */
  readonly afterUntap?: (restriction: R) => Restriction | null
  readonly assumes?: (restriction: R) => Assumed
}

/** What a kind of restriction means: at least something. */
export type RestrictionRules<K extends Restriction['kind']> = AtLeastOne<Facets<RestrictionOf<K>>>

/** The same with every question that can be asked, of whatever kind. */
export type AnyRestrictionRules = Facets<Restriction>
