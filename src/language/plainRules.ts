/**
 * What static abilities say (405, 418, 419) that holds no other effects and no abilities; the rest is declared with
 * abilities, in `abilities.ts`.
 */
import type { Cost } from './costs.ts'
import type { KeywordName } from './keywords/names.ts'
import type { Color, ManaCost, ManaSymbol } from './mana.ts'
import type { Condition, Filter, Players, Quantity } from './nouns.ts'
import type { Producing } from './output.ts'
import type { PlayerRule } from './playerRules.ts'
import type { Unpreventable } from './shields.ts'
import type { Subject } from './triggers.ts'

/**
 * "Twice that many of those tokens are created instead" of those that an effect would create under their control.
 * `such`: only of those.
 */
export interface TokensInstead {
  readonly kind: 'tokensInstead'
  readonly who: Players
  readonly such?: Filter
  readonly times: number
}

/** Another number than it would be: that many `times`, rounded down, and `plus`. */
export interface ChangedNumber {
  readonly times: number
  readonly plus: number
}

/** A rule of the game while the ability works, other than a change to objects or to events. */
export type PlainRule =
  /** A characteristic-defining ability (405.2): works in every zone, applied first. */
  | {
      readonly kind: 'define'
      readonly power: Quantity | null
      readonly toughness: Quantity | null
      readonly colors: readonly Color[] | null
    }
  | { readonly kind: 'players'; readonly who: Players; readonly rule: PlayerRule }
  /** Spells that match (cast by anyone) cost more or less. `self` things: "~ costs {1} less to cast for each ...". */
  | {
      readonly kind: 'spellCost'
      readonly spells: Filter | 'self'
      readonly more: boolean
      readonly mana: ManaCost
      readonly times: Quantity
      /** "Up to {2} less": as much of it as the player wants. */
      readonly upTo?: true
      /** "This effect reduces only the amount of colored mana you pay." */
      readonly coloredOnly?: true
    }
  /**
   * Spells, or activated abilities of what matches (`of` null: all of them), have that additional cost. `perSymbol`:
   * once for each mana symbol of that color in their mana cost or activation cost. `loyalty`: loyalty abilities only
   * (today:606.4).
   */
  | {
      readonly kind: 'costAdded'
      readonly to: 'spells' | 'abilities' | 'loyalty'
      readonly of: Filter | null
      readonly cost: Cost
      readonly perSymbol?: Color
    }
  /** Spells that match cost at least this much mana, whatever else changes their cost (2011:601.2f). */
  | { readonly kind: 'leastCost'; readonly spells: Filter; readonly n: number }
  /**
   * Activated abilities of what matches (`null`: of anything) cost more or less. `by`: those that such a player
   * activates; `exceptMana`: but for mana abilities; `least`: "can't reduce the mana in that cost to less than one mana".
   */
  | {
      readonly kind: 'abilityCost'
      readonly of: Filter | null
      readonly by?: Players
      readonly more: boolean
      readonly mana: ManaCost
      readonly exceptMana?: true
      readonly least?: number
      readonly upTo?: true
    }
  /**
   * "Equip costs you pay cost {1} less", "All morph costs cost {2} more": of what that keyword stands for. `who`: who
   * pays.
   */
  | {
      readonly kind: 'keywordCost'
      readonly keyword: KeywordName
      readonly who: Players
      readonly more: boolean
      readonly mana: ManaCost
      readonly upTo?: true
    }
  /** 401.5: the card itself can only be cast under that condition. */
  | { readonly kind: 'castOnly'; readonly condition: Condition }
  /** "Spend only black mana on X": on the X of the card's own mana cost (409.1f). */
  | { readonly kind: 'xOnly'; readonly colors: readonly Color[] }
  /**
   * "You may cast ~ as though it had flash"; `more`: if that is paid on top of its cost; `sacrificed`: if a sorcery
   * couldn't have been cast, the permanent it becomes is sacrificed at the beginning of the next cleanup step.
   */
  | { readonly kind: 'castAnytime'; readonly more: Cost; readonly sacrificed: boolean }
  | Producing
  | Unpreventable
  /** `or`: or else that. */
  /** `may`: only if its player wants to; `less`: as often as they want, and each time takes that off the total. */
  | {
      readonly kind: 'additionalCost'
      readonly cost: Cost
      readonly or?: Cost
      readonly may?: true
      readonly less?: ManaSymbol
    }
  | { readonly kind: 'alternativeCost'; readonly cost: Cost; readonly condition: Condition | null }
  /**
   * "You may cast ~ from your graveyard by paying {U} rather than paying its mana cost": `cost` null is that one;
   * `also`: "in addition to paying its other costs". `exiled`: so cast, it is exiled instead of going to a graveyard.
   */
  | {
      readonly kind: 'castFrom'
      readonly zone: 'graveyard'
      readonly cost: Cost | null
      readonly also: Cost
      readonly exiled?: true
    }
  /** "All damage is dealt to you as though its source had infect"; `who` null: to anybody and anything. */
  | { readonly kind: 'damageAs'; readonly keyword: 'infect' | 'wither'; readonly who: Players | null }
  /** "Remove ~ from your deck before playing if you're not playing for ante" (217.9c). */
  | { readonly kind: 'anteOnly' }
  /** "If ~ is in a graveyard, effects from spells named so count it as a card named so." */
  | { readonly kind: 'countedAs'; readonly name: string }
  /** "A deck can have any number of cards named so" (100.2). */
  | { readonly kind: 'anyNumber'; readonly name: string }
  /** "~ can be your commander". */
  | { readonly kind: 'canLead' }
  /** "If ~ is in your opening hand, you may begin the game with it on the battlefield" (2011, at 101.5). */
  | { readonly kind: 'beginsInPlay' }
  /** "Creature cards in graveyards can't enter the battlefield": they stay where they are. */
  | { readonly kind: 'cantEnter'; readonly cards: Filter }
  /** "If you would draw one or more cards, you draw that many cards plus one instead" (today:121.2a). */
  | { readonly kind: 'moreDraws'; readonly who: Players; readonly plus: number }
  /**
   * "If one or more +1/+1 counters would be put on a creature you control, that many plus one are put on it instead".
   * `counter` null: of each kind; `what`, `who`: on those permanents, on those players; `by`: if those put them;
   * `byEffect`: if an effect does, no cost and no rule (today:614.16).
   */
  | {
      readonly kind: 'countersPut'
      readonly counter: string | null
      readonly what: Subject | null
      readonly who: Players | null
      readonly by?: Players
      readonly byEffect?: true
      readonly instead: ChangedNumber
    }
  /**
   * "No more than one creature can attack each combat": limits the whole declaration. `whom`: attacks on them. `each`:
   * "each turn", in all its combats.
   */
  | {
      readonly kind: 'mostFighters'
      readonly what: 'attack' | 'block'
      readonly n: Quantity
      readonly whom: Players | null
      readonly each?: 'turn'
    }
