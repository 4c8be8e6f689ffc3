/**
 * What rules text names: objects, players, numbers and conditions. They refer to one another ("the number of creatures
 * target opponent controls"), so they are declared together. All of it is plain data.
 */

import type { ChoiceName, ChosenNumber } from './choices.ts'
import type { DoneThisWay, PlayerDeed } from './deeds.ts'
import type { Designation } from './designations.ts'
import type { TurnDeed } from './history.ts'
import type { Granter, Link } from './links.ts'
import type { Color } from './mana.ts'
import type { PlainCondition } from './plainConditions.ts'
import type { Comparison, KindCounted, PlainPredicate, PlainQuantity, Shared, Statistic } from './qualities.ts'
import type { PlayerTotal, SpentMana } from './tallies.ts'
import type { CardType, Daylight, PlayerCounter, ZoneName } from './types.ts'

/** How many targets or choices; `up to two` is 0 to 2. */
export interface Count {
  readonly min: Quantity
  readonly max: Quantity
}

/**
 * One instance of the word "target" (409.1c). `slot` numbers the instances of a mode in text order; what was chosen is
 * referred to by `{ kind: 'slot' }`. `filter` is `null` where only players may be chosen, `player` is `null` where only
 * objects may. `distinct` is true for "another target": not what an earlier slot chose.
 */
export interface Target {
  readonly kind: 'target'
  readonly slot: number
  readonly filter: Filter | null
  readonly player: 'any' | 'opponent' | 'teammate' | null
  readonly count: Count
  readonly distinct: boolean
  /** "Target creature an opponent chooses" (409.2), "of their choice"; absent where the controller chooses. */
  readonly by?: 'opponent' | Players
  /** "Target creature of an opponent's choice they control": among what the one who chooses controls. */
  readonly theirs?: true
  /** "Target player who attacked this turn": of players only. */
  readonly who?: Condition
  /** "Who had more life than you did as you activated this ability": asked only when it is announced. */
  readonly onlyAnnounced?: true
  /** To another ability of the same text that speaks of that player. */
  readonly link?: Link
}

/** What an earlier instance of "target" chose: "it", "that creature", "that player". */
export interface Slot {
  readonly kind: 'slot'
  readonly slot: number
}

/** Objects, as the text refers to them. */
export type Thing =
  | Target
  | Slot
  /** The object that has the ability: `~`. */
  | { readonly kind: 'self' }
  /** "It", in a rule for all that match: each of them has its own number. */
  | { readonly kind: 'affected' }
  | Granter
  /** "Enchanted creature", "equipped creature": what the object with the ability is attached to. */
  | { readonly kind: 'host' }
  /** What that is attached to: "attach target Aura to another creature" than the one it enchants. */
  | { readonly kind: 'hostOf'; readonly thing: Thing }
  /** "That permanent", of an ability on the stack: its source (2011:contents/112). */
  | { readonly kind: 'sourceOf'; readonly thing: Thing }
  /** "The creature it haunts": of a card in exile (2011:702.53b). */
  | { readonly kind: 'haunted' }
  /** The object the trigger's event happened to: "that creature", "it". */
  | { readonly kind: 'event' }
  /** The other object of the event: what was blocked, what dealt the damage. */
  | { readonly kind: 'eventOther' }
  /** What the preceding effects of this resolution moved, made, revealed or chose: "it", "those cards". */
  | { readonly kind: 'that' }
  /** The objects remembered when a delayed trigger was made. */
  | { readonly kind: 'remembered' }
  /** "Each creature", "creatures you control": all that match. */
  | { readonly kind: 'all'; readonly filter: Filter }
  /** "A creature you control": chosen as it happens, no target; `random`: by chance (2004:glossary/at-random). */
  | {
      readonly kind: 'choose'
      readonly filter: Filter
      readonly count: Count
      readonly by: Players
      readonly random?: true
      /** "A land of each basic land type": as many with each of these qualities; one may be chosen for several. */
      readonly ofEach?: readonly Predicate[]
    }
  /** "The top two cards of your library", in order; of `zone`, "the top creature card of your graveyard" (217.4). */
  | {
      readonly kind: 'top'
      readonly n: Quantity
      readonly of: Players
      readonly zone?: 'graveyard'
      readonly filter?: Filter
      /** "The bottom card of your library": from the other end. */
      readonly bottom?: true
    }
  /** "The rest": what could have been chosen, and wasn't, where an effect before it had players choose objects. */
  | { readonly kind: 'rest' }
  /** What linked abilities of this object have exiled: "the exiled card" (217.7c). */
  | { readonly kind: 'exiledWith'; readonly link?: Link }
  /** What a cost of this spell or ability sacrificed, discarded or exiled: "the sacrificed creature". */
  | { readonly kind: 'paid' }

/** Players, as the text refers to them. */
export type Players =
  | Target
  | Slot
  | { readonly kind: 'you' }
  /** `first`: "starting with you", instead of with the active player. */
  | { readonly kind: 'eachPlayer'; readonly first?: 'you' }
  /** `yourTeam`: you and your teammates (today:102.4). */
  | { readonly kind: 'eachOpponent' | 'yourTeam' }
  /** "An opponent", "your opponents" in a filter or condition: any one of them. */
  | { readonly kind: 'anOpponent' }
  | { readonly kind: 'controllerOf'; readonly thing: Thing }
  | { readonly kind: 'ownerOf'; readonly thing: Thing }
  /** "That player or that planeswalker's controller", of a target that may be either. */
  | { readonly kind: 'playerOrController'; readonly thing: Thing }
  /** "The player or planeswalker it's attacking": dealt damage, it may be either. */
  | { readonly kind: 'attackedBy'; readonly thing: Thing }
  /** The player of the trigger's event: "that player". */
  | { readonly kind: 'eventPlayer' }
  | { readonly kind: 'activePlayer' }
  | { readonly kind: 'defendingPlayer' }
  /** "Enchanted player": whom the Aura with the ability is attached to. */
  | { readonly kind: 'enchantedPlayer' }
  /** The player whom a surrounding "each player ..." has reached: "they", "that player", "their". */
  | { readonly kind: 'they' }
  /** "The chosen player", whoever that is for this text or for the object it is on. */
  | { readonly kind: 'chosenPlayer'; readonly link?: Link }
  /** To whom a gift was promised for the spell, or for the permanent that it became (today:702.174a). */
  | { readonly kind: 'promised' }
  /** "That player", whom the linked ability of the same text targeted as the object entered. */
  | { readonly kind: 'targetedPlayer'; readonly link?: Link }
  /** "Each player who discarded a card this way": to a match, before it; `filter` null: to anything, or nothing. */
  | { readonly kind: 'whoDid'; readonly done: PlayerDeed; readonly filter: Filter | null }
  /** "Each player who doesn't win the subgame", "the player who wins the subgame" that this text had played (506). */
  | { readonly kind: 'bySubgame'; readonly won: boolean }
  /** "Each player who controls a white creature": those of whom it is true; `one`: "the player who". */
  | { readonly kind: 'playersWho'; readonly among: 'players' | 'opponents' | 'one'; readonly if: Condition }
  /** In such a clause: the player of whom it is asked. */
  | { readonly kind: 'asked' }
  /** "You and target opponent each draw a card": you and those. */
  | { readonly kind: 'youAnd'; readonly who: Players }
  /** "Each other player": other than those; `any`: "any other player", one of them. */
  | { readonly kind: 'othersThan'; readonly who: Players; readonly any?: true; readonly opponents?: true }
  /** Any player at all ("a player casts", "a player's hand"). */
  | { readonly kind: 'anyPlayer' }
  /** The players remembered when a delayed trigger was made. */
  | { readonly kind: 'remembered' }

/** A noun phrase. `noun` says which kind of object is looked for and, without an `in`, where. */
export interface Filter {
  /** `permanent`: on the battlefield. `spell`: on the stack. `card`: anywhere, so an `in` says where. `source`: any. */
  readonly noun: 'permanent' | 'card' | 'spell' | 'ability' | 'spellOrAbility' | 'source'
  readonly is: readonly Predicate[]
}

export type Predicate =
  | PlainPredicate
  | { readonly is: 'not'; readonly of: Predicate }
  | { readonly is: 'anyOf'; readonly of: readonly Predicate[] }
  | { readonly is: 'allOf'; readonly of: readonly Predicate[] }
  | { readonly is: 'controlled'; readonly by: Players }
  | { readonly is: 'owned'; readonly by: Players }
  /** `single`: "from a single graveyard", of several chosen together: all from one player's zone. */
  | { readonly is: 'in'; readonly zone: ZoneName; readonly of: Players | null; readonly single?: true }
  | { readonly is: 'compare'; readonly what: Statistic; readonly op: Comparison; readonly n: Quantity }
  /**
   * "With the greatest power", "with the least toughness among creatures you control": nothing in `among` (`null`:
   * everything else the phrase describes) exceeds it. Several may be tied (413.2i).
   */
  | { readonly is: 'extreme'; readonly most: boolean; readonly what: Statistic; readonly among: Filter | null }
  /** Of the color that most of those are, or of one of several tied for that (413.2i). */
  | { readonly is: 'commonestColor'; readonly among: Filter }
  /** "Other", "another": not the object that has the ability, or `than` what was just spoken of. */
  | { readonly is: 'other'; readonly than?: Thing }
  /** "Other than that creature". */
  | { readonly is: 'notThing'; readonly thing: Thing }
  /** Is (one of) that thing: "~", "the sacrificed creature". */
  | { readonly is: 'thing'; readonly thing: Thing }
  | { readonly is: 'blocks'; readonly thing: Thing }
  | { readonly is: 'blockedBy'; readonly thing: Thing }
  /** "Attacking you": not a planeswalker (2011:506.4c). */
  | { readonly is: 'attacks'; readonly whom: Players }
  | { readonly is: 'attachedTo'; readonly thing: Thing }
  /** Paired with it (today:702.95). */
  | { readonly is: 'pairedWith'; readonly thing: Thing }
  /** "That share a creature type with ~"; `another`: with another match; `among`: of card types, one of these. */
  | {
      readonly is: 'shares'
      readonly what: Shared
      readonly thing: Thing
      readonly another?: true
      readonly among?: readonly CardType[]
    }
  /**
   * "Of the chosen color", "with the chosen name": as this text chose, else as was chosen for its object; `of`: for
   * the object that grants the ability, of which the words speak; otherwise `link` is that of the text they are in.
   */
  | {
      readonly is: 'chosen'
      readonly what: Exclude<ChoiceName, 'number' | 'player' | 'colors'>
      readonly of?: Granter
      readonly link?: Link
    }
  /** `by`: "cards they discarded". */
  | (DoneThisWay & { readonly by?: Players })
  /**
   * "That targets you or a creature you control": those players, or what matches; `filter` null: no object. `only`:
   * "that targets only a player", one target, which is such.
   */
  | { readonly is: 'targets'; readonly filter: Filter | null; readonly players?: Players; readonly only?: true }
  /** Of an ability on the stack: "from an artifact source". */
  | { readonly is: 'ofSource'; readonly filter: Filter }
  /** "That attacked this turn": it was declared as an attacker or blocker, wherever it is now. */
  | {
      readonly is: 'fought'
      readonly as: 'attacker' | 'blocker'
      /** `lastTurn`: the last one of its controller; of attackers. */
      readonly during: 'turn' | 'combat' | 'lastTurn'
      /** "That blocked ~ this turn": of blockers. */
      readonly whom?: Thing
      /** "That attacked you this turn": of attackers, declared against one of those players (today:508.6). */
      readonly against?: Players
    }
  /** "That was blocked by ~ this turn"; `by` null: by anything. */
  | { readonly is: 'wasBlocked'; readonly by: Thing | null }
  /** "They've controlled continuously since the beginning of the turn"; `turn`: of that player's last turn. */
  | { readonly is: 'heldSince'; readonly by: Players; readonly turn: 'this' | 'own' }
  /** "Banded with ~": in the same band (502.10). */
  | { readonly is: 'bandedWith'; readonly thing: Thing }
  /** "With islandwalk": landwalk of that kind (502.6). */
  | { readonly is: 'landwalk'; readonly land: readonly Predicate[] }
  /** Said behind the noun: "that's a Wolf or Werewolf", all of these. */
  | { readonly is: 'such'; readonly of: readonly Predicate[] }
  /** Of those that are chosen together: "with total mana value 4 or less". */
  | { readonly is: 'totalling'; readonly what: Statistic; readonly most: Quantity }
  /** "With a creature card directly above it", `least`: at least that many anywhere above it, in a graveyard. */
  | { readonly is: 'beneath'; readonly filter: Filter; readonly least?: number }
  /** "That dealt damage to you this turn"; `to` null: to anybody or anything. */
  | { readonly is: 'dealtDamageTo'; readonly to: Players | Thing | null }
  /** "That was dealt damage this turn by ~" and its like. */
  | { readonly is: 'dealtDamageBy'; readonly thing: Thing }
  /** "Tokens created with ~", "put onto the battlefield with ~": linked abilities of this object did that. */
  | { readonly is: 'createdWith' | 'putWith'; readonly link?: Link }
  /** "Exiled with ~": linked abilities of this object did that (217.7c). */
  | { readonly is: 'exiledWith'; readonly link?: Link }

/**
 * "Spell an opponent cast this turn", "creature that died this turn", "life you lost this turn": how many, or how much.
 * `who` (null: anyone): who did it, under whose control it entered, into whose graveyard it was put. `filter` (null:
 * anything): what it was done with, as it then was. `since`: "since your last turn ended"; `turn`: in the one before.
 */
export interface ThisTurn {
  readonly kind: 'thisTurn'
  readonly done: TurnDeed
  readonly who: Players | null
  readonly filter: Filter | null
  readonly since?: 'yourTurn'
  readonly turn?: 'last'
}

/** A number: plain where the text has one, otherwise counted when it is needed (418.3). */
export type Quantity =
  | number
  | { readonly kind: 'x' }
  | { readonly kind: 'count'; readonly filter: Filter }
  /** `signed`: what is doubled, which a negative number is, too (today:701.10c). */
  | { readonly kind: 'statistic'; readonly what: Statistic; readonly of: Thing; readonly signed?: true }
  /** "The greatest power among creatures you control"; zero where there are none. */
  | { readonly kind: 'extreme'; readonly most: boolean; readonly what: Statistic; readonly among: Filter }
  /** `counter` null: of all kinds together. */
  | { readonly kind: 'counters'; readonly counter: string | null; readonly of: Thing }
  | { readonly kind: PlayerTotal; readonly of: Players }
  /** "The highest life total among all players"; `opponents`: among yours. */
  | { readonly kind: 'extremeLife'; readonly most: boolean; readonly opponents?: true }
  /** "The number of basic land types among lands you control": how many different ones they have. */
  | { readonly kind: 'kinds'; readonly what: KindCounted; readonly among: Filter }
  /** "Red mana symbols in the mana costs of permanents you control"; `or`: those of either color. */
  | { readonly kind: 'manaSymbols'; readonly color: Color; readonly or?: Color; readonly among: Filter }
  /** "Poison counter your opponents have". */
  | { readonly kind: 'playerCounters'; readonly counter: PlayerCounter; readonly of: Players }
  /** "Color of mana spent to cast ~", while that is a spell. `from`: "mana from a Treasure". */
  | { readonly kind: 'colorsSpent' | 'manaSpent'; readonly of: Thing; readonly from?: Filter }
  | { readonly kind: 'zoneSize'; readonly zone: 'hand' | 'library' | 'graveyard'; readonly of: Players }
  | { readonly kind: 'sum'; readonly of: readonly Quantity[] }
  | { readonly kind: 'times'; readonly n: number; readonly of: Quantity }
  /** "Each creature blocking it beyond the first": one less, but never less than none. */
  | { readonly kind: 'beyondFirst'; readonly of: Quantity }
  | { readonly kind: 'negative'; readonly of: Quantity }
  | { readonly kind: 'half'; readonly of: Quantity; readonly round: 'up' | 'down' }
  /** "That much", "that many": the amount of the event, or of the preceding effect. */
  | { readonly kind: 'thatMuch' }
  | ChosenNumber<Filter>
  /** How many creatures it has devoured (2011:702.80). */
  | { readonly kind: 'devoured'; readonly by: Thing }
  /** "The damage dealt this way", "the life lost this way": how much it came to so far; `by`: by those players. */
  | {
      readonly kind: 'thisWay'
      readonly done:
        | 'dealtDamage'
        | 'preventedDamage'
        | 'gainedLife'
        | 'lostLife'
        | 'paidMana'
        | 'wonFlip'
        | 'lostFlip'
        | 'flippedHeads'
        | 'flippedTails'
        | 'discarded'
      readonly by?: Players
      /** Of each player's, the most: "the greatest number of cards a player discarded this way". */
      readonly most?: true
    }
  /** "Spell cast before it this turn": how many were; by those players, and such. */
  | { readonly kind: 'castBefore'; readonly of: Thing; readonly who?: Players; readonly such?: Filter }
  /** "Charge counter removed this way": by the effects before, or `paid`, as X of the cost; `counter` null: of any kind. */
  | { readonly kind: 'countersRemoved'; readonly counter: string | null; readonly paid?: true }
  /** "For each death vote": how many there were (today:701.38). */
  | { readonly kind: 'votes'; readonly for: string }
  | ThisTurn
  /** "The damage already dealt to it this turn"; `by` null: by anything. */
  | { readonly kind: 'damageTaken'; readonly of: Thing; readonly by: Filter | null }
  | PlainQuantity
  /** "Any number of", as the most that can be chosen. */
  | { readonly kind: 'all' }

export type Condition =
  /** `per`: asked of each opponent, or player, that it speaks of: true of some of them, or of every one. */
  | {
      readonly kind: 'compare'
      readonly a: Quantity
      readonly op: Comparison
      readonly b: Quantity
      readonly per?: 'some' | 'every'
    }
  /** "The number of permanents is even", or odd. */
  | { readonly kind: 'parity'; readonly of: Quantity; readonly even: boolean }
  /** "Three or more creatures that share a creature type": at least so many have one and the same. */
  | { readonly kind: 'alike'; readonly filter: Filter; readonly what: Shared; readonly least: number }
  /** At least one object matches: "you control an Island". */
  | { readonly kind: 'exists'; readonly filter: Filter }
  /** `was`: as it was before the text moved it (413.2f). `card`: of the card where it went (217.1c), which no token is. */
  | {
      readonly kind: 'is'
      readonly thing: Thing
      readonly is: readonly Predicate[]
      readonly was?: true
      readonly card?: true
    }
  | { readonly kind: 'whoseTurn'; readonly who: Players }
  /** "You're the monarch", "you have the city's blessing": one of the players is, or has. */
  | { readonly kind: 'designated'; readonly who: Players; readonly as: Designation; readonly least?: number }
  /** "You've completed a dungeon" (today:309.7). */
  | { readonly kind: 'completedDungeon'; readonly who: Players }
  /** "It's night", "it's neither day nor night" (today:731). */
  | { readonly kind: 'daylight'; readonly is: Daylight | 'neither' }
  /** There is such a player: "a player controls more creatures than each other player". */
  | { readonly kind: 'someone'; readonly who: Players }
  /** "Is their opponent", "you're the defending player". */
  /** The additional cost that the text offers was paid, or what it asks for done: "if a Dragon was beheld". */
  | { readonly kind: 'offerTaken'; readonly done: 'collectEvidence' | 'behold' | 'paid'; readonly quality?: Filter }
  | { readonly kind: 'areOpponents' | 'samePlayer'; readonly one: Players; readonly other: Players }
  /** "It came under your control since the beginning of your last upkeep". */
  | { readonly kind: 'isNewSinceUpkeep'; readonly thing: Thing }
  /** "You cast it from your hand"; `zone` null: from wherever. `during`: of whoever cast it. */
  | {
      readonly kind: 'cast'
      readonly who: Players
      readonly thing: Thing
      readonly zone: ZoneName | null
      readonly during?: 'mainPhase'
    }
  /** "That player discards an artifact card this way": by an effect before it in this resolution. */
  | {
      readonly kind: 'didThisWay'
      readonly who: Players
      readonly done: 'discarded' | 'sacrificed'
      readonly filter: Filter
    }
  /** "~ deals damage to you this way". */
  | { readonly kind: 'hitThisWay'; readonly source: Thing; readonly who: Players }
  /** "You've been attacked this step": attackers have been declared against them in it (308.2). */
  | { readonly kind: 'wasAttackedThisStep'; readonly who: Players }
  /** "{R} was spent to cast it": on it as a spell, for whichever of its costs. `from`: what produced it is, or was, such. */
  | ({ readonly kind: 'manaSpent'; readonly on: Thing; readonly from?: Filter } & SpentMana)
  /** One of the players cast at least so many spells in the turn before this one. */
  | { readonly kind: 'castLastTurn'; readonly who: Players; readonly least: number }
  | PlainCondition
  /** "You controlled a Dragon as you cast this spell": as it was put onto the stack (today:601.2a). */
  | { readonly kind: 'asCast'; readonly of: Condition }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'and'; readonly of: readonly Condition[] }
  | { readonly kind: 'or'; readonly of: readonly Condition[] }
