/**
 * The effects that hold no other effects and no abilities (413-417); those that do are declared with abilities, in
 * `abilities.ts`.
 */
import type { ChoiceLimits, Choosable } from './choices.ts'
import type { Cost } from './costs.ts'
import type { Designation } from './designations.ts'
import type { Duration } from './durations.ts'
import type { Link } from './links.ts'
import type { ManaType } from './mana.ts'
import type { MarkEffect } from './marks.ts'
import type { Filter, Players, Quantity, Target, Thing } from './nouns.ts'
import type { ObjectAction } from './objectActions.ts'
import type { Producing } from './output.ts'
import type { Destination, OwnedZone, OwnZone, PileFate } from './places.ts'
import type { PlayerRule } from './playerRules.ts'
import type { Recipient } from './replaced.ts'
import type { Redirecting, Unpreventable } from './shields.ts'
import type { SortCards } from './sortCards.ts'
import type { WordKind } from './text.ts'
import type { Subject } from './triggers.ts'
import type { Daylight, PlayerCounter, TurnOver } from './types.ts'
import type { WholeGameEffect } from './wholeGame.ts'

/** What one sentence does, with nothing inside that does something too. */
export type PlainEffect =
  | {
      readonly kind: 'damage'
      readonly source: Thing
      readonly n: Quantity
      readonly to: Recipient
      readonly divided: boolean
      /** "Divided evenly, rounded down, among" those that are there as it happens. */
      readonly evenly?: true
      /** Each source by itself: the number, or the recipient, speaks of it (`affected`): "damage equal to its power". */
      readonly each?: true
      /** "The damage can't be prevented." */
      readonly unpreventable?: true
      /** "Excess damage is dealt to that creature's controller instead" (today:120.4). */
      readonly excess?: 'toController'
      /** "If ~ would deal damage to a creature, that damage can't be prevented or dealt instead to another". */
      readonly fixedToCreatures?: true
    }
  | { readonly kind: 'gainLife'; readonly who: Players; readonly n: Quantity }
  | { readonly kind: 'loseLife'; readonly who: Players; readonly n: Quantity }
  /** All unspent mana. */
  | { readonly kind: 'loseMana'; readonly who: Players }
  | { readonly kind: 'setLife'; readonly who: Players; readonly n: Quantity }
  /** `upTo`: as many as the player wants. */
  | { readonly kind: 'draw'; readonly who: Players; readonly n: Quantity; readonly upTo?: true }
  /** `n` `{kind:'all'}`: the hand. `upTo`: as many as the player wants. */
  | {
      readonly kind: 'discard'
      readonly who: Players
      readonly n: Quantity
      readonly filter: Filter
      readonly random: boolean
      readonly upTo?: true
    }
  | { readonly kind: 'mill'; readonly who: Players; readonly n: Quantity }
  /**
   * `out`: only what is there: "exile that card from your graveyard". `until`: "until ~ leaves the battlefield", right
   * after which it returns to where it was; if that has left already, nothing is moved (today:610.3).
   */
  | {
      readonly kind: 'move'
      readonly what: Thing
      readonly to: Destination
      readonly out?: OwnedZone
      readonly until?: Subject
    }
  | { readonly kind: 'destroy'; readonly what: Thing; readonly noRegeneration: boolean }
  | { readonly kind: 'sacrifice'; readonly who: Players; readonly what: Thing }
  | { readonly kind: 'tap'; readonly what: Thing }
  | { readonly kind: 'untap'; readonly what: Thing }
  /** "Tap or untap target permanent": which of the two is chosen as it happens (413.2c). */
  | { readonly kind: 'tapOrUntap'; readonly what: Thing }
  /**
   * `to`: where a card countered this way goes instead of into its owner's graveyard; `only`: if it is such a spell.
   */
  | { readonly kind: 'counterSpell'; readonly what: Thing; readonly to?: Destination; readonly only?: Filter }
  /** "Choose target creature": what follows says what is done with it. */
  | { readonly kind: 'chooseTarget'; readonly what: Target }
  /** "Target opponent chooses a creature they control": what follows is done with it, or with the rest of those. */
  | { readonly kind: 'chooseObjects'; readonly who: Players; readonly what: Thing }
  /**
   * `divided`: the counters are distributed among the targets when the spell or ability is announced (409.1d). `upTo`:
   * as many as its controller wants, while there are no more than `most` of them on it.
   */
  | {
      readonly kind: 'putCounters'
      readonly what: Thing
      readonly counter: string
      readonly n: Quantity
      readonly divided?: true
      readonly upTo?: { readonly most: number }
    }
  | {
      readonly kind: 'playerCounters'
      readonly who: Players
      readonly counter: PlayerCounter
      readonly n: Quantity
      readonly lose?: true
    }
  /** "You become the monarch", "you get the city's blessing for the rest of the game" (today:725, 702.131). */
  | { readonly kind: 'designate'; readonly who: Players; readonly as: Designation }
  /** "It becomes night" (today:731). */
  | { readonly kind: 'becomeDaylight'; readonly to: Daylight }
  /**
   * 2011:701.24: one more counter of a kind that is there, on each of the permanents and players that `who` chooses.
   */
  | { readonly kind: 'proliferate'; readonly who: Players }
  /** Ongoing schemes are turned face down and put on the bottom of their deck (2011:contents/9). */
  | { readonly kind: 'abandon'; readonly what: Thing }
  /** The plane is put on the bottom of its deck, and the top card of the planar deck is turned up (2011:contents/9). */
  | { readonly kind: 'planeswalk'; readonly who: Players }
  /**
   * `counter` null: of whatever kind, chosen as it happens, or of every kind. `upTo`: as many as its controller wants.
   */
  | {
      readonly kind: 'removeCounters'
      readonly what: Thing
      readonly counter: string | null
      readonly n: Quantity
      readonly upTo?: true
    }
  | MarkEffect
  /** `until`: "until ~ leaves the battlefield", at once and no sooner (today:610.4); not at all if it has left. */
  | { readonly kind: 'phaseOut'; readonly what: Thing; readonly until?: Subject }
  | { readonly kind: 'phaseIn'; readonly what: Thing }
  /** Turns permanents face up or face down (504.1, 504.4). */
  | { readonly kind: 'turnFace'; readonly what: Thing; readonly face: 'up' | 'down' }
  /** "Flip ~", "transform ~" (2011:contents/709, 711). */
  | { readonly kind: 'turnOver'; readonly what: Thing; readonly how: TurnOver }
  | { readonly kind: 'removeFromCombat'; readonly what: Thing }
  /** "You may reselect which player or permanent that creature is attacking." `players`: only which player. */
  | { readonly kind: 'reselectAttack'; readonly what: Thing; readonly players?: true }
  /** An unblocked attacker becomes blocked, by nothing. */
  | { readonly kind: 'becomeBlocked'; readonly what: Thing }
  /**
   * "Creatures it was blocking that had become blocked by only that creature this combat become unblocked": what `by`
   * no longer blocks, where nothing but `only` has blocked it in this combat; `only` absent: no other creature has.
   */
  | { readonly kind: 'becomeUnblocked'; readonly by: Thing; readonly only?: Thing }
  /** Each deals damage equal to its power to the other (2011:701.10). */
  | { readonly kind: 'fight'; readonly what: Thing; readonly whom: Thing }
  /**
   * "It blocks an attacking creature of your choice": it becomes blocking outside of a declaration. `made`: "a token
   * that's blocking that creature", which has never blocked.
   */
  | { readonly kind: 'block'; readonly what: Thing; readonly whom: Thing; readonly made?: true }
  /** "Change the text of ... by replacing all instances of one color word with another": both chosen as it happens. */
  | {
      readonly kind: 'changeText'
      readonly what: Thing
      readonly words: readonly WordKind[]
      /** "The new creature type can't be Wall." */
      readonly not?: string
      readonly duration: Duration
    }
  | { readonly kind: 'shuffle'; readonly who: Players }
  | SortCards
  /** "Merge ~ with target creature": the spell becomes a part of that permanent (today:702.140). */
  | { readonly kind: 'merge'; readonly with: Thing }
  /**
   * "Exile them, then meld them into ...": ~ and a permanent with that name, which the condition says (today:701.42);
   * absent until that has been read.
   */
  | { readonly kind: 'meld'; readonly into: string; readonly named?: string }
  /** "Incubate 3" (today:701.53). */
  | { readonly kind: 'incubate'; readonly n: Quantity }
  /** "It explores", "it connives". */
  /** `n`: "connives 2" (today:701.50); absent: once. */
  | { readonly kind: 'act'; readonly what: Thing; readonly action: ObjectAction; readonly n?: Quantity }
  /** Shows cards to all players; they stay where they are. */
  | { readonly kind: 'reveal'; readonly what: Thing }
  /**
   * "You may look at that card": for a card that is face down. `controllersOf`: and so may whoever comes to control
   * that permanent (2011:702.73).
   */
  | { readonly kind: 'lookAt'; readonly who: Players; readonly what: Thing; readonly controllersOf?: Thing }
  /**
   * `by` separates the objects into two piles and `chooser` chooses one: `one` happens to it, `other` to the rest.
   * `faceUp`: one of the piles lies face up and the other face down, as `by` says.
   */
  | {
      readonly kind: 'piles'
      readonly what: Thing
      readonly by: Players
      readonly chooser: Players
      readonly one: PileFate
      readonly other: PileFate
      readonly faceUp?: true
    }
  /** `fits`: to something that it can be attached to, other than what it is attached to. */
  | { readonly kind: 'attach'; readonly what: Thing; readonly to: Thing; readonly fits?: true }
  | { readonly kind: 'unattach'; readonly what: Thing }
  /** Control of two permanents: `other` is null where `one` is both of them. */
  | { readonly kind: 'exchangeControl'; readonly one: Thing; readonly other: Thing | null }
  /** "You and that opponent each gain control of all creatures the other controls": all that match, at once. */
  | {
      readonly kind: 'tradeControl'
      readonly one: Players
      readonly other: Players
      readonly which: Filter
      readonly duration: Duration
    }
  /** Life totals: `other` is null where `one` is both players. */
  | { readonly kind: 'exchangeLife'; readonly one: Players; readonly other: Players | null }
  /** A player's life total and a creature's power or toughness: each becomes what the other was (today:701.12g). */
  | {
      readonly kind: 'exchangeLifeAndSize'
      readonly who: Players
      readonly what: Thing
      readonly size: 'power' | 'toughness'
    }
  /** A permanent and a card elsewhere: each goes where the other was, attached to what that was attached to. */
  | { readonly kind: 'exchangeCards'; readonly what: Thing; readonly with: Thing }
  /** The contents of two of a player's zones. */
  | { readonly kind: 'exchangeZones'; readonly who: Players; readonly one: OwnZone; readonly other: OwnZone }
  /**
   * 415.7: the single target of a spell or ability becomes another one; `may` lets any target stay as it is. `to`: it
   * becomes that; `among`: such an object, or a player.
   */
  | {
      readonly kind: 'changeTarget'
      readonly what: Thing
      readonly may: boolean
      readonly to?: Thing
      readonly among?: Filter | 'player'
    }
  /**
   * "You may cast that card without paying its mana cost", while this resolves (413.2e). `lands`: "play", which a land
   * is too; `must`: "casts it if able".
   */
  | {
      readonly kind: 'castFree'
      readonly who: Players
      readonly what: Thing
      readonly lands?: true
      readonly must?: true
      /** "Transformed": as its back face (today:712.14a). */
      readonly transformed?: true
      /** "You may cast that card": for what it costs, or for that in place of its mana cost. Absent: for nothing. */
      readonly pays?: 'cost' | Cost
      /** "If that spell would be put into your graveyard, exile it instead." */
      readonly exiled?: true
    }
  /** "Until end of turn, you may play that card": for as long as it stays where it is; `lands`: not only spells. */
  | {
      readonly kind: 'allowPlay'
      readonly who: Players
      readonly what: Thing
      readonly lands: boolean
      readonly free: boolean
      /** For that, rather than their mana costs. */
      readonly cost?: Cost
      readonly duration: Duration
      /** "And you may spend mana as though it were mana of any type to cast that spell" (today:118.14). */
      readonly as?: readonly ManaType[]
      /** "If that spell would be put into your graveyard this turn, exile it instead." */
      readonly exiled?: true
      /** Not as the spell that stands in it (today:715.3d). Absent: either. */
      readonly main?: true
    }
  /**
   * "Cast ~ without paying its mana cost if able": a creature has haste until its player loses control of it
   * (2011:702.60).
   */
  | { readonly kind: 'castAside' }
  /** "You may cast ~ for its madness cost", of the ability that exiled it: now or for a while (502.24a). */
  | { readonly kind: 'castOffered' }
  /** "Each player may pay any amount of mana." */
  | { readonly kind: 'payAnyMana'; readonly who: Players }
  /**
   * "Flip a coin until you lose a flip", `most` times at most. `mayStop`: or until its player chooses to stop; then
   * losing one undoes it: no flip counts as won.
   */
  | {
      readonly kind: 'flipCoins'
      readonly who: Players
      readonly most?: Quantity
      readonly mayStop?: true
      /** "Flip three coins": that many, won or lost. `won`: whether somebody calls each of them. */
      readonly n?: Quantity
      readonly won?: 'byCall' | 'bySide'
    }
  /**
   * "Each player flips a coin", "you and target opponent each flip a coin": nobody calls, the sides are what counts.
   */
  | { readonly kind: 'flipEach'; readonly of: readonly Players[] }
  /**
   * "Roll a d20 and add ...": what comes of it is the number known afterwards; the table under it are effects of
   * their own (today:706).
   */
  | {
      readonly kind: 'rollDie'
      readonly who: Players
      readonly sides: number
      readonly more?: Quantity
      /** "Roll two d12 and choose one result": so many, of which the other result is known, too. */
      readonly dice?: number
    }
  /** "Venture into the dungeon", "into the Undercity" (today:701.49). */
  | { readonly kind: 'venture'; readonly who: Players; readonly into?: string }
  /** "The Ring tempts you" (today:701.54). */
  | { readonly kind: 'tempt'; readonly who: Players }
  /** Their speed rises by one, to 4 at most (today:702.179). */
  | { readonly kind: 'speedUp'; readonly who: Players }
  /** "For each player, choose friend or foe": which of the two each of them is. */
  | { readonly kind: 'befriend'; readonly who: Players; readonly among: Players }
  /** "Starting with you, each player votes for death or taxes" (today:701.38). */
  | { readonly kind: 'vote'; readonly who: Players; readonly options: readonly string[] }
  /** "Repeat this process": all that the text has done, once more, or `times` more in all. */
  | { readonly kind: 'repeatProcess'; readonly times?: number }
  /** "Choose a color", "choose a card name": the rest of the text speaks of it as chosen. */
  | (ChoiceLimits<Quantity> & {
      readonly kind: 'makeChoice'
      readonly who: Players
      readonly choice: Choosable
      /** Of players: only these, "the player with the lowest life total" where two or more are tied. */
      readonly such?: Players
      readonly link?: Link
    })
  | { readonly kind: 'extraLands'; readonly who: Players; readonly n: Quantity }
  | Redirecting
  /** For the rest of the turn. */
  | Unpreventable
  /** For the rest of the turn. */
  | Producing
  | WholeGameEffect
  /** A rule for players with a duration: "you can't cast creature spells this turn". */
  | {
      readonly kind: 'playerRule'
      readonly who: Players
      readonly rule: PlayerRule
      readonly duration: Duration
      /** Those objects only: "those creatures don't untap during that player's next untap step". */
      readonly about?: Thing
    }
