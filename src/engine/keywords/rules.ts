/**
 * What the engine's rooms ask of keywords (502 of 2004, 702 of 2011). The text that one is short for is compiled:
 * `Ability.abilities`.
 */
import type {
  AtLeastOne,
  Condition,
  Cost,
  DeckDemand,
  DownBy,
  Effect,
  Filter,
  KeywordName,
  KeywordOf,
  ManaCost,
  ManaSymbol,
  Target,
  ZoneName,
} from '../../language/index.ts'
import type { Citation } from '../../rulebook/index.ts'
import type { Context, ObjectId, Ref, Refusal, Seat, State } from '../state/index.ts'

/** One of one's own permanents that is sacrificed or tapped for a spell, and takes something off its total cost. */
export interface OfferedFor {
  readonly one: Filter
  readonly by: 'sacrifice' | 'tapOther'
  /** Its mana cost (2011:702.46), or generic mana: its mana value (today:702.119) or its power (today:702.180). */
  readonly less: 'manaCost' | 'manaValue' | 'power'
  /** The spell can be cast without it. */
  readonly optional?: true
}

/** Another way to cast the card that has it (409.1b). */
export interface Casting<N extends KeywordName> {
  /**
   * Where the card must be: wherever its player may play cards from, in their hand or graveyard, or in exile, where the
   * keyword offers it.
   */
  readonly from: 'playable' | 'hand' | 'graveyard' | 'offered'
  /** Instead of its mana cost, or just that. */
  readonly cost: 'manaCost' | ((keyword: KeywordOf<N>) => Cost | 'manaCost')
  /** In addition to that. */
  readonly also?: Cost
  /** What is used up for it. */
  readonly offers?: (keyword: KeywordOf<N>) => OfferedFor
  /** Only then. */
  readonly when?: Condition
  /** At any time its player could cast an instant. */
  readonly anytime?: true
  /** Only when its player could cast a sorcery, whatever its type. */
  readonly sorcery?: true
  /** Not on the turn on which it came there. */
  readonly later?: true
  /** It is turned face down first (504.2). */
  readonly faceDown?: true
  /** With its back face up (today:712.8c). */
  readonly back?: true
  /** And lies there in that way (today:708.2a). */
  readonly downBy?: DownBy
  /** Where it goes instead of anywhere else when it leaves the stack. */
  readonly afterwards?: 'exile'
  /** A permanent enters tapped, and attacking what that attacked which was returned for it (today:702.190b). */
  readonly joins?: true
}

/** An additional cost that its player may pay (409.1b), and what else paying it does. */
export interface Option<N extends KeywordName> {
  readonly cost: (keyword: KeywordOf<N>) => Cost
  /** It may be paid any number of times. */
  readonly repeats?: (keyword: KeywordOf<N>) => boolean
  /** Where the card goes instead of the graveyard as the spell resolves. */
  readonly resolvesTo?: 'hand'
  /** An opponent is chosen with it, to whom it is promised (today:702.174a). */
  readonly promises?: true
  /** All modes are chosen, instead of as many as the text says. */
  readonly allModes?: true
}

/** What its player may do as often as they like as the spell is cast: each time it takes that symbol off the total. */
export interface Help {
  readonly cost: Cost
  readonly less: ManaSymbol
}

/** Onto spells of which subtype, or of which of several types, its card is spliced, and for what. */
export interface Splicing {
  readonly onto: string
  readonly cost: Cost
}

/** What a card in hand is exiled for, in place of being cast, and how it lies then. */
export interface SettingAside {
  readonly cost: Cost
  /**
   * Whenever its player could begin to cast it, as a special action of their own turn, or when they could cast a
   * sorcery.
   */
  readonly when: 'castable' | 'ownTurn' | 'sorcery'
  readonly rule: Citation
  /** Only its owner may look at it. */
  readonly faceDown?: true
  /** With how many counters; `x`: as announced, and not 0. */
  readonly counters?: { readonly counter: string; readonly n: number | 'x' }
}

/**
 * Each function is called for one instance of the keyword, on the object that has it; absent functions have no effect.
 */
export interface KeywordFacets<N extends KeywordName> {
  /** 501: why an attacker with it can't be blocked by that creature, or `null`. */
  readonly whyNotBlockedBy?: (
    state: State,
    keyword: KeywordOf<N>,
    attacker: ObjectId,
    blocker: ObjectId,
  ) => Refusal | null
  /** Why a creature with it can't block that attacker, or `null`. */
  readonly whyNotBlock?: (state: State, keyword: KeywordOf<N>, blocker: ObjectId, attacker: ObjectId) => Refusal | null
  /** Why a creature with it can't attack at all, or `null`. */
  readonly whyNotAttack?: (state: State, keyword: KeywordOf<N>, id: ObjectId) => Refusal | null
  /** Why a permanent with it can't be the target of the spell or ability of `context`, or `null`. */
  readonly whyNotTargeted?: (state: State, keyword: KeywordOf<N>, id: ObjectId, context: Context) => Refusal | null
  /**
   * Whether that object can't be attached to a permanent with it, and damage it would deal to that permanent is
   * prevented.
   */
  readonly protects?: (state: State, keyword: KeywordOf<N>, id: ObjectId, from: ObjectId) => boolean
  /** What it is called where one of several instances of it is chosen; absent: by its name. */
  readonly called?: (keyword: KeywordOf<N>) => string
  /** Whether that object may be attached to a permanent with it, whatever it protects from. */
  readonly keeps?: (keyword: KeywordOf<N>, attached: ObjectId) => boolean
  /** Whether an object with it may be attached there, under that controller (212.4d). */
  readonly mayEnchant?: (state: State, keyword: KeywordOf<N>, aura: ObjectId, host: Ref, controller: Seat) => boolean
  /** What a spell with it targets (212.4e). */
  readonly target?: (keyword: KeywordOf<N>) => Target
  readonly casting?: Casting<N>
  readonly option?: Option<N>
  /** 2011:702.49, 702.64: what makes a spell with it, of that cost, cheaper. */
  readonly helps?: (mana: ManaCost) => readonly Help[]
  /** 2011:702.45: onto spells of which subtype a card with it may be spliced, and for what cost. */
  readonly splices?: (keyword: KeywordOf<N>) => Splicing
  /** today:702.139: what it asks of its owner's starting deck, to be revealed as a companion. */
  readonly asksOfDeck?: (keyword: KeywordOf<N>) => DeckDemand
  /**
   * What is done with a spell with it that its player cast from that zone, instead of putting it into the graveyard as
   * it resolves.
   */
  readonly resolvesFrom?: { readonly zone: ZoneName; readonly instead: readonly Effect[] }
  /** What its text has a permanent do as it enters, an instant or sorcery does before its instructions. */
  readonly beforeInstructions?: true
  /** What a spell with it does last as it resolves. */
  readonly resolving?: readonly Effect[]
  /** Which a copy doesn't do. */
  readonly cardsOnly?: true
  /** today:702.94: the first card that a player draws in a turn may be shown as it is drawn, which offers it. */
  readonly shownAsDrawn?: true
  /** A card with it that would be discarded may be exiled instead of being put into the graveyard. */
  readonly exilesDiscarded?: true
  /**
   * A card with it in the graveyard may be returned to its owner's hand in place of a draw, by milling that many cards.
   */
  readonly millsToReturn?: (keyword: KeywordOf<N>) => number
  /** 2011:702.60, today:702.143, 702.170: a card with it may be exiled from the hand. */
  readonly setsAside?: (keyword: KeywordOf<N>) => SettingAside
  /** The cost to turn a permanent with it, while face down, face up (504.4). */
  readonly turnsUpFor?: (keyword: KeywordOf<N>) => Cost
  /** What is done as it is turned face up for that (today:702.37b). */
  readonly asTurnedUp?: readonly Effect[]
  /** Whether the ability that it stands for asks its controller to pay was paid, is told (502.13). */
  readonly tellsPaid?: true
  /** How many poison counters its combat damage to a player brings besides (today:702.164). */
  readonly poisons?: (keyword: KeywordOf<N>) => number
  /** today:702.172, 702.183: the chosen modes of a spell with it are paid for, each for its own cost. */
  readonly chargesForModes?: true
  /** The name of the trigger event when the ability that it stands for is activated. */
  readonly activating?: 'cycled'
}

/** The rules of a keyword: an answer to one of the questions at least. */
export type KeywordRules<N extends KeywordName> = AtLeastOne<KeywordFacets<N>>
