/** Events that triggered abilities wait for (404, 410). */
import type { Designation } from './designations.ts'
import type { Condition, Filter, Players, Slot, Thing } from './nouns.ts'
import type { CrewDeed, ObjectAction } from './objectActions.ts'
import type { Door, PermanentMark } from './permanentMarkNames.ts'
import type { OwnedZone } from './places.ts'
import type { SortingAction } from './sortCards.ts'
import type { PlanarSide, TurnPart, ZoneName } from './types.ts'

/** What a trigger's event is about: `self`, `granter`, `host`, or `all` objects that match; delayed, also a target. */
export type Subject =
  | Extract<Thing, { kind: 'self' | 'granter' | 'host' | 'all' | 'remembered' | 'target' | 'haunted' }>
  | Slot

/** Whom an attack is on: those players or, `walkers`, planeswalkers they control, too. */
export interface Attacked {
  readonly players: Players
  /** Who that was as the effect began that says so, where only its text knows: "that player". */
  readonly seats?: readonly number[]
  readonly walkers: boolean
}

/** Whom or what damage is dealt to: those players, and what matches. */
export interface Damaged {
  readonly players: Players | null
  readonly objects: Filter | null
}

/**
 * "One or more creatures die": once for all of them that it happens to at the same time (410.9d), however many. "That
 * many" is how many they were.
 */
interface Gathered extends InTime {
  readonly many?: true
}

/** "For the first time each turn." */
interface InTime {
  readonly first?: true
}

/** What has its own time, or is none: it isn't said in whose turn it happens. */
type OfAnyTurn = 'step' | 'done' | 'state' | 'anyOf' | 'chapter' | 'room'
/** "During your turn": whose turn it must be as it happens. */
interface InTurn {
  readonly inTurnOf?: Players
}

export type Trigger =
  | (Exclude<Occurrence, { readonly on: OfAnyTurn }> & InTurn)
  | Extract<Occurrence, { readonly on: OfAnyTurn }>

type Occurrence =
  /**
   * "At the beginning of your upkeep"; `whose` null: each player's. `turn`: "of that turn", the extra turn that the
   * text has just given; `next`: "of the next turn", not of this one (both delayed).
   */
  | { readonly on: 'step'; readonly step: TurnPart; readonly whose: Players | null; readonly turn?: 'that' | 'next' }
  /** `from`: "from a graveyard"; absent: from wherever. `untapped`: only if it enters so. */
  | ({
      readonly on: 'enters'
      readonly what: Subject
      readonly from?: ZoneName
      readonly untapped?: true
    } & Gathered)
  | ({ readonly on: 'leaves'; readonly what: Subject } & Gathered)
  /** `unsacrificed`: "if it wasn't sacrificed"; `during`: "dies during combat". */
  | ({
      readonly on: 'dies'
      readonly what: Subject
      readonly unsacrificed?: true
      readonly during?: 'combat'
    } & Gathered)
  /** `whose`: into, or from, whose graveyard; absent: anyone's. */
  | ({
      readonly on: 'moves'
      readonly what: Subject
      readonly from: ZoneName | null
      readonly to: ZoneName | null
      readonly whose?: Players
      /** "After resolving": as that is put there, and not as it is countered. */
      readonly resolved?: true
    } & Gathered)
  /** `first`: "for the first time each turn"; `along`: "and at least two other creatures attack", than that one. */
  | {
      readonly on: 'attacks'
      readonly what: Subject
      readonly alone: boolean
      readonly whom?: Attacked
      readonly first?: true
      readonly along?: { readonly least: number; readonly filter: Filter }
      /** "Attacks while saddled": what it must be marked as as it attacks. */
      readonly as?: PermanentMark
    }
  /**
   * "Whenever you attack with three or more creatures", "whenever one or more creatures attack you": once for a
   * declaration with that many (410.9d). `who`: whose creatures. `all`: "whenever all creatures you control attack".
   * `each`: "whenever you attack a player", once for each player who is attacked.
   */
  | {
      readonly on: 'attackers'
      readonly who: Players
      readonly filter: Filter
      readonly least: number
      readonly whom?: Attacked
      readonly all?: true
      readonly each?: true
    }
  /** "Whenever you're attacked": triggers once per declaration, however many creatures attack. */
  | { readonly on: 'attacked'; readonly who: Players }
  /** `least`: it blocks that many of them or more, triggers once (410.9d). */
  | { readonly on: 'blocks'; readonly what: Subject; readonly whom: Filter | null; readonly least?: number }
  | { readonly on: 'blocksAlone'; readonly what: Subject }
  /**
   * `least`: blocked by that many or more, triggers once (410.9d); otherwise "by a creature" triggers once for each.
   */
  | { readonly on: 'becomesBlocked'; readonly what: Subject; readonly by: Filter | null; readonly least?: number }
  | { readonly on: 'attacksUnblocked'; readonly what: Subject; readonly whom?: Attacked }
  /** `to` null: anyone and anything. `least`: that much or more. */
  | {
      readonly on: 'dealsDamage'
      readonly what: Subject
      readonly to: Damaged | null
      readonly combatOnly: boolean
      readonly noncombat?: true
      readonly least?: number
    }
  | { readonly on: 'dealtDamage'; readonly what: Subject; readonly combatOnly: boolean }
  | {
      readonly on: 'playerDealtDamage'
      readonly who: Players
      readonly combatOnly: boolean
      readonly noncombat?: true
      /** "One or more creatures you control deal damage to a player": some of them at once; absent: anything. */
      readonly by?: Filter
    }
  /** `from`: where the card was. */
  | {
      readonly on: 'cast'
      readonly who: Players
      readonly spell: Filter
      readonly from?: OwnedZone
      /** "The fourth spell of a turn": of anyone's such spells; "their second spell each turn": of that player's. */
      /** `later`: every one from that on. */
      readonly nth?: { readonly n: number; readonly of: 'turn' | 'player'; readonly later?: true }
    }
  /** A land is played from a hand or wherever it may be played from (212.6). */
  | { readonly on: 'plays'; readonly who: Players; readonly filter: Filter }
  /** `tapOf`: one of that object's with {T} in its cost. `exceptMana`: not a mana ability. */
  | {
      readonly on: 'activates'
      readonly who: Players
      readonly filter: Filter
      readonly tapOf?: Subject
      readonly exceptMana?: true
    }
  /**
   * "Activates an ability of ~ without {T} in its activation cost", mana abilities too: about the object that has it.
   */
  | { readonly on: 'activatesWithoutTap'; readonly who: Players; readonly what: Subject }
  /** "A player doesn't pay ~'s cumulative upkeep": what the keyword's own ability asks for was paid, or wasn't. */
  | {
      readonly on: 'upkeepPaid'
      readonly who: Players
      readonly what: Subject
      readonly keyword: 'cumulativeUpkeep' | 'echo'
      readonly paid: boolean
    }
  /** `by` null: of any spell or ability. `whose`: who controls that. */
  | {
      readonly on: 'becomesTarget'
      readonly what: Subject
      readonly by: Filter | null
      readonly whose?: Players
      readonly first?: true
    }
  /** "Whenever you become the target of a spell or ability"; `by`, `whose`: as of objects. */
  | {
      readonly on: 'playerTargeted'
      readonly who: Players
      readonly by?: Filter
      readonly whose?: Players
    }
  /**
   * "Whenever you commit a crime": put a spell or ability on the stack that targets an opponent, something that an
   * opponent controls, or a card in an opponent's graveyard (today:700.13).
   */
  | { readonly on: 'crime'; readonly who: Players }
  /** "Whenever you expend 4": that much mana of theirs has gone into spells this turn (today:700.14). */
  | { readonly on: 'expends'; readonly who: Players; readonly n: number }
  /** "Whenever an ability of a creature you control triggers": `filter` is of the object whose ability it is. */
  | { readonly on: 'triggers'; readonly filter: Filter }
  /** `by`: which player taps it for mana. */
  | {
      readonly on: 'tapped'
      readonly what: Subject
      readonly forMana: boolean
      readonly by?: Players
      /** "If it isn't being declared as an attacker." */
      readonly unlessAttacking?: true
    }
  | { readonly on: 'untapped'; readonly what: Subject }
  /** `thisWay`: by the regeneration that the text has just made (delayed). */
  | { readonly on: 'regenerates'; readonly what: Subject; readonly thisWay?: true }
  /**
   * `filter`: a card that matches; absent: any. `nth`: that player's second card each turn. `exceptFirst`: but for the
   * first card that a player draws in each of their draw steps.
   */
  | {
      readonly on: 'draws'
      readonly who: Players
      readonly filter?: Filter
      readonly nth?: number
      readonly exceptFirst?: true
    }
  /** "Whenever you reveal a land card this way": revealed by the linked rule of the same object (404.5). */
  | { readonly on: 'drawRevealed'; readonly filter: Filter }
  /** `cause`: who controls the spell or ability that makes them. */
  | ({ readonly on: 'discards'; readonly who: Players; readonly filter: Filter; readonly cause?: Players } & Gathered)
  | { readonly on: 'shuffles'; readonly who: Players }
  | ({ readonly on: 'gainsLife'; readonly who: Players } & InTime)
  | ({ readonly on: 'losesLife'; readonly who: Players } & InTime)
  | ({ readonly on: 'sacrificed'; readonly who: Players; readonly what: Subject } & Gathered)
  /** When it becomes another player's, or leaves the battlefield (410.10d). */
  | { readonly on: 'losesControl'; readonly who: Players; readonly what: Subject }
  | { readonly on: 'cycled'; readonly who: Players; readonly what: Subject }
  /** "You unlock this door": the one of the half that says so; `fully`: "you fully unlock a Room" (today:709.5). */
  | {
      readonly on: 'unlocks'
      readonly who: Players
      readonly what: Subject
      readonly door?: Door
      readonly fully?: true
    }
  | { readonly on: 'searches'; readonly who: Players }
  /** "Whenever you win a coin flip": one that looks only at heads or tails is neither won nor lost. */
  | { readonly on: 'flipsCoin'; readonly who: Players; readonly won: boolean }
  /** "When you set ~ in motion": it is turned face up from the scheme deck (2011:contents/9). */
  | { readonly on: 'setInMotion'; readonly who: Players; readonly what: Subject }
  /** "Whenever you roll {CHAOS}": the planar die falls on that side (2011:contents/9). */
  | { readonly on: 'rolls'; readonly who: Players; readonly side: PlanarSide }
  /** "When you planeswalk to ~", "away from ~" (2011:contents/9). */
  | { readonly on: 'planeswalks'; readonly who: Players; readonly what: Subject; readonly way: 'to' | 'from' }
  /** "Whenever you clash": after the cards are put away (2011:701.20). `won`: only if they win. */
  | { readonly on: 'clashes'; readonly who: Players; readonly won?: true }
  | { readonly on: 'losesGame'; readonly who: Players }
  /** "I, II — ...": a lore counter put on it makes the number of them one of these, or passes it (today:714.2). */
  | { readonly on: 'chapter'; readonly what: Subject; readonly chapters: readonly number[] }
  /** "Whenever you become the monarch". */
  | { readonly on: 'designated'; readonly who: Players; readonly as: Designation }
  /** Of a dungeon's own ability: the marker is moved into its room of that number (today:309.4). */
  | { readonly on: 'room'; readonly n: number }
  /** "Whenever you complete a dungeon", "whenever the Ring tempts you". */
  | { readonly on: 'completesDungeon'; readonly who: Players }
  /** "Whenever you roll one or more dice": once for all that are rolled at once (today:706). */
  | { readonly on: 'rollsDice'; readonly who: Players }
  | { readonly on: 'tempted'; readonly who: Players }
  /** "Day becomes night or night becomes day" (today:731). */
  | { readonly on: 'daylight' }
  /** "Becomes monstrous"; `n`: "becomes level 3". */
  | { readonly on: 'marked'; readonly what: Subject; readonly as: PermanentMark; readonly n?: number }
  /** Equipment stops being attached to what it was attached to. */
  | { readonly on: 'unattached'; readonly what: Subject }
  /** Also as it enters attached (today:701.3). */
  | { readonly on: 'attached'; readonly what: Subject; readonly to: Subject }
  | { readonly on: 'turnedFaceUp'; readonly what: Subject }
  /** It is transformed (today:701.27). `into`: into the face that has the ability, or something like that. */
  | { readonly on: 'transforms'; readonly what: Subject; readonly into?: 'this' | Filter }
  | { readonly on: 'phases'; readonly what: Subject; readonly way: 'in' | 'out' }
  /**
   * Once for each: several put at once are as many occurrences in one event. `together`: "one or more", once for all that
   * are put on it at once.
   */
  /** `by`: only if those players put them (today:122.6). */
  | {
      readonly on: 'countersPut'
      readonly what: Subject
      readonly counter: string
      readonly together?: true
      readonly by?: Players
    }
  /** Once for each. `zone`: "while it's exiled", of the object with the ability. */
  | { readonly on: 'counterRemoved'; readonly what: Subject; readonly counter: string; readonly zone?: 'exile' }
  | { readonly on: 'lastCounterRemoved'; readonly what: Subject; readonly counter: string; readonly zone?: 'exile' }
  /** "Whenever you copy a spell" (503.10). */
  | { readonly on: 'copies'; readonly who: Players; readonly spell: Filter }
  /**
   * "Explores", "connives", "exploits a creature", "fights", "mutates": once it is done (today:701, 702.110, 702.140). `whom`:
   * "crews a Vehicle", which it is tapped for (today:702.122).
   */
  | {
      readonly on: 'acts'
      readonly what: Subject
      readonly action: ObjectAction | 'exploit' | 'fight' | 'mutate' | CrewDeed
      readonly whom?: Filter
    }
  /** After it is done (today:701.25). */
  | ({ readonly on: 'sorts'; readonly who: Players; readonly action: SortingAction } & InTime)
  /** "When you do": what a text has just done, that instant (today:603.12). */
  | { readonly on: 'done' }
  /** A state trigger (410.11): triggers whenever the condition is true and it isn't already waiting. */
  | { readonly on: 'state'; readonly condition: Condition }
  | { readonly on: 'anyOf'; readonly of: readonly Trigger[] }
