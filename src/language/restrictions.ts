/** What continuous effects forbid, require or allow a permanent (500, 418). */
import type { Cost } from './costs.ts'
import type { KeywordName } from './keywords/names.ts'
import type { Condition, Filter, Predicate, Quantity } from './nouns.ts'
import type { CrewDeed } from './objectActions.ts'
import type { Attacked } from './triggers.ts'

/** What "each turn" and "each combat" ask for: with additional combat phases they differ. */
export type Period = 'turn' | 'combat'

/** What a permanent may not or must do, or may do beyond the rules. */
export type Restriction =
  /** `whom`: those players or their planeswalkers; absent: anybody. */
  | { readonly kind: 'cantAttack'; readonly unless: Condition | null; readonly whom?: Attacked }
  /** `what`: only those attackers; `unless`: absent where it can't whatever the situation. */
  | { readonly kind: 'cantBlock'; readonly what: Filter | null; readonly unless?: Condition }
  /**
   * `by`: only creatures that match can't block it. `except`: only creatures that match can. Both null: unblockable.
   */
  | { readonly kind: 'cantBeBlocked'; readonly by: Filter | null; readonly except: Filter | null }
  /**
   * `per`: once in the turn, whichever combat that is, or in each combat. `whom`: it must attack them; `owner`: it must
   * attack its owner; `itself`: the planeswalker whose ability says so.
   */
  | {
      readonly kind: 'mustAttack'
      readonly per: Period
      readonly whom?: Attacked
      readonly owner?: true
      readonly itself?: true
    }
  /** It must attack another player than who goads it (today:701.15); that it must attack at all is said beside it. */
  | { readonly kind: 'goaded' }
  /** "If a creature you control attacks, ~ also attacks if able": where one of those is declared, it must be, too. */
  | { readonly kind: 'mustAlsoAttack'; readonly with: Filter }
  /** `whom`: it must block one of those attackers. */
  | { readonly kind: 'mustBlock'; readonly whom: Filter | null; readonly per: Period }
  /** "Blocks each attacking creature this turn if able": a requirement for each of those attackers. */
  | { readonly kind: 'mustBlockEach'; readonly whom: Filter }
  /** "Can be blocked as though it didn't have islandwalk" (of such a land); `land` null: any landwalk ability. */
  | { readonly kind: 'withoutLandwalk'; readonly land: readonly Predicate[] | null }
  | { readonly kind: 'mustBeBlocked' }
  /** All creatures able to block it do so; `by`: only those that match. */
  | { readonly kind: 'mustBeBlockedByAll'; readonly by?: Filter }
  /** A cost for each such creature. `times`: "for each ..."; absent: once. `whom`: to attack those. */
  | {
      readonly kind: 'cantAttackUnlessPaid'
      readonly cost: Cost
      readonly times?: Quantity
      readonly whom?: Attacked
    }
  /** `what`: to block those attackers. */
  | {
      readonly kind: 'cantBlockUnlessPaid'
      readonly cost: Cost
      readonly times?: Quantity
      readonly what?: Filter
    }
  /** "Can't be blocked unless defending player pays {3} for each creature they control that's blocking it." */
  | { readonly kind: 'cantBeBlockedUnlessPaid'; readonly cost: Cost }
  /** `least`: without so many others (absent: one); `company`: others that match. */
  | { readonly kind: 'cantAttackAlone'; readonly least?: number; readonly company?: Filter }
  /** "Can only attack alone." */
  | { readonly kind: 'attacksOnlyAlone' }
  | { readonly kind: 'cantBlockAlone'; readonly least?: number; readonly company?: Filter }
  /** Can't be blocked except by `least` or more, or by more than `most` creatures. */
  | { readonly kind: 'blockedBy'; readonly least: number; readonly most: number | null }
  /** 310.2e: its controller may have it assign combat damage as though it weren't blocked. */
  | { readonly kind: 'assignsAsUnblocked' }
  /** It must do so (310.2e). */
  | { readonly kind: 'assignsOnlyAsUnblocked' }
  /** 310.2e. */
  | { readonly kind: 'assignsNoDamage' }
  /** "Assigns combat damage equal to its toughness rather than its power." */
  | { readonly kind: 'assignsByToughness' }
  | { readonly kind: 'doesntUntap' }
  /** "You may choose not to untap ~ during your untap step." */
  | { readonly kind: 'mayStayTapped' }
  /** Used up by its controller's next untap step; `steps`: by so many of them. */
  | { readonly kind: 'doesntUntapNext'; readonly steps?: number }
  /** `exceptMana`: its mana abilities still can be. `tapping`: only those with {T} in their costs. */
  | { readonly kind: 'cantActivate'; readonly exceptMana?: true; readonly tapping?: true }
  | { readonly kind: 'cantBeCountered' }
  /** "Can't be equipped", "can't be enchanted by other Auras": `others`: but by what says it. */
  | { readonly kind: 'cantHold'; readonly what: 'Aura' | 'Equipment'; readonly others?: true }
  /** Of what is attached: "can be attached only to a legendary creature". */
  | { readonly kind: 'attachesOnlyTo'; readonly what: Filter }
  | { readonly kind: 'cantBeRegenerated' }
  | { readonly kind: 'cantTransform' }
  /** "Can't crew Vehicles" (today:702.122). */
  | { readonly kind: 'cantCrew' }
  /** "Crews Vehicles as though its power were 2 greater"; `more` null: "using its toughness rather than its power". */
  | { readonly kind: 'crewsAs'; readonly does: readonly CrewDeed[]; readonly more: number | null }
  | { readonly kind: 'cantPhaseOut' }
  /** "The \"legend rule\" doesn't apply" to it (2004:420.5e). */
  | { readonly kind: 'keepsLegends' }
  /** "Can't have counters put on it": of that kind; `counter` null: of any. */
  | { readonly kind: 'cantHaveCounters'; readonly counter: string | null }
  /** "Can't have more than four charge counters on it": the surplus is removed (today:122.4). */
  | { readonly kind: 'mostCounters'; readonly counter: string; readonly n: number }
  /** "Can't have or gain flying": it loses it, and nothing gives it (today:113.11). */
  | { readonly kind: 'cantHaveKeyword'; readonly keyword: KeywordName }
  /** "Is indestructible": not an ability, just true of the object. */
  | { readonly kind: 'cantBeDestroyed' }
  /** "If it would leave the battlefield, exile it instead of putting it anywhere else." */
  | { readonly kind: 'exiledOnLeaving' }
  | { readonly kind: 'cantBeTargeted'; readonly by: Filter | null }
  | { readonly kind: 'blocksAdditional'; readonly n: Quantity }
  /** For this action only, treat it as having, or not having, what is named (glossary, "as though"). */
  | {
      readonly kind: 'asThough'
      readonly does: 'attack' | 'block'
      readonly has: KeywordName | null
      readonly lacks: KeywordName | { readonly subtype: string } | null
    }

/** The keyword that an object under it can't have (today:113.11); `null`: it is about something else. */
export const barredKeyword = (restriction: Restriction): KeywordName | null =>
  restriction.kind === 'cantHaveKeyword' ? restriction.keyword : null
