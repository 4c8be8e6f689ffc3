/** What can be said of an object in a word: a state, a number that it has, what it can have in common with others. */

import type { KeywordName } from './keywords/names.ts'
import type { Color } from './mana.ts'
import type { PermanentMark } from './permanentMarkNames.ts'
import type { CardType, Supertype, ZoneName } from './types.ts'

export type Comparison = '<' | '<=' | '=' | '>=' | '>'

export type PermanentState =
  | 'tapped'
  | 'untapped'
  | 'attacking'
  | 'attackingAlone'
  | 'blocking'
  | 'blockingAlone'
  | 'blocked'
  | 'unblocked'
  | 'enchanted'
  | 'equipped'
  /** With a counter on it, equipped, or enchanted by an Aura of its controller (today:700.9). */
  | 'modified'
  | 'token'
  /** The card itself is its owner's commander (2011:contents/9). */
  | 'commander'
  | 'faceDown'
  | 'damaged'
  /** Under an effect that goads it (today:701.15). */
  | 'goaded'

export type Statistic = 'power' | 'toughness' | 'manaValue'

/** What objects can have in common. `permanentType`: a card type that permanents can have. */
export type Shared = 'creatureType' | 'cardType' | 'permanentType' | 'color' | 'name' | 'manaValue'

/** What is true of an object by itself, without anything else being named. */
export type PlainPredicate =
  | { readonly is: 'type'; readonly type: CardType }
  | { readonly is: 'supertype'; readonly supertype: Supertype }
  | { readonly is: 'subtype'; readonly subtype: string }
  | { readonly is: 'color'; readonly color: Color }
  | { readonly is: 'colorless' }
  | { readonly is: 'multicolored' }
  | { readonly is: 'monocolored' }
  /** Legendary, an artifact or a Saga (today:700.6). */
  | { readonly is: 'historic' }
  | { readonly is: 'state'; readonly state: PermanentState }
  /** "Monstrous"; `least`: "level 3", or further. */
  | { readonly is: 'marked'; readonly as: PermanentMark; readonly least?: number }
  | { readonly is: 'keyword'; readonly keyword: KeywordName }
  | { readonly is: 'named'; readonly name: string }
  /** Bears the symbol of that set (206.3). */
  | { readonly is: 'expansion'; readonly name: string }
  /** `counter` null: of any kind. `least`: so many of them or more. */
  | { readonly is: 'hasCounter'; readonly counter: string | null; readonly least?: number }
  /** Of its own numbers: "with toughness greater than its power". */
  | { readonly is: 'sizes'; readonly what: Statistic; readonly op: Comparison; readonly than: Statistic }
  /** "With an even mana value"; zero is even. */
  | { readonly is: 'parity'; readonly what: Statistic; readonly even: boolean }
  /** Of those that are chosen together: "with different names", each of another controller. */
  | { readonly is: 'unlike'; readonly what: Statistic | 'name' | 'controller' | 'owner' }
  /** Of those that are chosen together: "that share a creature type", "controlled by the same player". */
  | { readonly is: 'alike'; readonly what: Shared | 'controller' }
  /** "That has an Adventure": another spell that stands in the card (today:715.2). */
  | { readonly is: 'inset'; readonly subtype: string }
  /** Of a spell: "cast from a graveyard". `own`: from that of its owner, who casts it. */
  | { readonly is: 'castFrom'; readonly zone: ZoneName; readonly own?: true }
  /** Of a spell: an optional cost of that keyword was paid, "kicked spell" (today:702.33d). */
  | { readonly is: 'paidFor'; readonly keyword: KeywordName }
  /** Of an ability on the stack. */
  | { readonly is: 'abilityKind'; readonly kind: 'activated' | 'triggered' | 'loyalty' }
  /** A spell or ability with a single target. */
  | { readonly is: 'singleTarget' }
  | { readonly is: 'abilityless' }
  /** "With {X} in its mana cost"; P: any Phyrexian mana symbol (2011:107.4f). */
  | { readonly is: 'symbolInCost'; readonly symbol: 'X' | 'P' | 'S' }
  /** "That has an activated ability with {T} in its cost". */
  | { readonly is: 'tapAbility' }
  /** "With an activated ability that isn't a mana ability"; `mana`: with one that is (406.1). */
  | { readonly is: 'activatedAbility'; readonly mana: boolean }
  /** "That entered the battlefield this turn". */
  | { readonly is: 'enteredThisTurn'; readonly since?: 'yourTurn' }
  /** "It entered from a graveyard": this turn, as the permanent that it is. */
  | { readonly is: 'enteredFrom'; readonly zone: ZoneName }
  /** A card in a graveyard "that was put there from the battlefield this turn"; `buried`: from anywhere; `discarded`. */
  | { readonly is: 'leftThisTurn'; readonly how?: 'discarded' | 'buried' }

/** What objects may have several kinds of: "card types among cards in your graveyard", "different powers". */
export type KindCounted = 'basicLandType' | 'cardType' | 'color' | 'name' | Statistic

/** Numbers that name no object and no player. */
export type PlainQuantity =
  /** "Time you've cast a commander from the command zone this game". */
  | { readonly kind: 'commanderCasts' }
  /** How often this ability has been activated this turn; `resolved`: has resolved, this time counted. */
  | { readonly kind: 'activations'; readonly resolved?: true }
  /** "Time it was kicked", "time its replicate cost was paid": how often. */
  | { readonly kind: 'timesPaid'; readonly keyword: KeywordName }
  /** "The number of times ~ has mutated" (today:702.140). */
  | { readonly kind: 'timesMutated' }
  /** "Each target", "each mode": how many have been chosen for the spell. */
  | { readonly kind: 'announced'; readonly what: 'targets' | 'modes' }
