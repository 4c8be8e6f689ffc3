/**
 * What an object's text does: abilities, their costs, effects, triggers and static rules. An effect can make an ability
 * and an ability holds effects, so they are declared together. Plain data; every union is closed, and the engine has
 * one executor for each kind.
 */
import type { AbilityKey, Address } from './address.ts'
import type { Cost } from './costs.ts'
import type { Duration } from './durations.ts'
import type { Keyword } from './keywords/keyword.ts'
import type { KeywordName } from './keywords/names.ts'
import type { ActivationLimit } from './limits.ts'
import type { Link } from './links.ts'
import type { Color } from './mana.ts'
import type { ModePrices } from './modePrices.ts'
import type { Condition, Count, Filter, Players, Quantity, Thing } from './nouns.ts'
import type { Offer } from './offers.ts'
import type { ManaOutput, Spending, SpentOn } from './output.ts'
import type { PlainEffect } from './plainEffects.ts'
import type { PlainEntersAs } from './plainEnters.ts'
import type { PlainRule, TokensInstead } from './plainRules.ts'
import type { NextSpell } from './playerRules.ts'
import type { Price } from './prices.ts'
import type { Covered, Recipient, Replaced } from './replaced.ts'
import type { Restriction } from './restrictions.ts'
import type { DamageCovered, Shielding } from './shields.ts'
import type { StandsFor } from './standsFor.ts'
import type { Swap } from './text.ts'
import type { Trigger } from './triggers.ts'
import type { CardType, Supertype, ZoneName } from './types.ts'

// ---- effects (413-417) ---------------------------------------------------------------------------------------------

/** The characteristics of a created token. */
export interface TokenSpec {
  readonly name: string
  readonly colors: readonly Color[]
  readonly supertypes: readonly Supertype[]
  readonly types: readonly CardType[]
  readonly subtypes: readonly string[]
  readonly power: Quantity | null
  readonly toughness: Quantity | null
  readonly abilities: readonly Ability[]
  /** "Of the chosen color and type". */
  readonly asChosen?: readonly Extract<Change, { kind: 'asChosen' }>[]
}

/**
 * What mana may be spent on (`only`; `null`: anything), and what it does to a spell it is spent on (2011:106.6):
 * effects on `that`, if the spell matches. `lasts`: it stays in the pool until end of turn.
 */
export interface ManaUse {
  readonly only: Spending | null
  readonly then: SpentOn<readonly Effect[]> | null
  /** It isn't lost until the turn, or the combat, ends. */
  readonly lasts?: 'turn' | 'combat'
}

/**
 * What a copy copies (503.2-503.3): the copiable values of one of the game's faces, by index, or of anything face down,
 * with the exceptions of this copy and of those it was copied from.
 */
export interface Copied {
  readonly face: number | 'faceDown'
  /** Which of the card's faces: see `GameObject.side`. */
  readonly side: number
  readonly except: readonly CopyChange[]
}

/** How a copy differs from what it copies: a change to the copied values themselves (503.9). */
export type CopyChange = Change | { readonly kind: 'rename'; readonly name: string } | { readonly kind: 'costless' }

/**
 * As in the text: `keep` is settled as a copy is made, `gainThis` ("this ability") as the ability goes on the stack.
 */
export type CopyException =
  | Change
  | { readonly kind: 'keep'; readonly what: 'color' | 'name' }
  | { readonly kind: 'gainThis' }
  /** "It has no mana cost" (today:702.128). */
  | { readonly kind: 'costless' }

/** One change to an object's characteristics or rules (418): what a layer applies. */
export type Change =
  | { readonly kind: 'pt'; readonly power: Quantity; readonly toughness: Quantity }
  | { readonly kind: 'setPt'; readonly power: Quantity | null; readonly toughness: Quantity | null }
  | { readonly kind: 'switchPt' }
  | { readonly kind: 'gain'; readonly ability: Ability }
  /**
   * "Gains flashback. The flashback cost is equal to its mana cost": each object has its own, of an effect as it begins.
   * The keyword is written with the cost {0}, which stands for it (`costing`).
   */
  | { readonly kind: 'gainCosting'; readonly ability: Ability }
  /** "Gains protection from the colors of that", "landwalk of its land types": as those are when the effect begins. */
  | { readonly kind: 'gainFrom'; readonly keyword: 'protection' | 'landwalk'; readonly of: Thing }
  /**
   * "Has all activated abilities of those cards"; with `keywords`: "has flying as long as one of those has it. The same
   * is true for fear, ...", each of those abilities that one of them has.
   */
  | { readonly kind: 'gainOf'; readonly keywords: readonly KeywordName[] | null; readonly of: Thing }
  /** `only`: "loses protection from black", of several that it may have. */
  | { readonly kind: 'loseKeyword'; readonly keyword: KeywordName; readonly only?: Keyword }
  | { readonly kind: 'loseAllAbilities' }
  /** "Loses this ability": the one that says so, whose key is filled in as it goes on the stack. */
  | { readonly kind: 'loseThis'; readonly key?: AbilityKey }
  /** `set` replaces card types (and with them subtypes); otherwise it is in addition. */
  | {
      readonly kind: 'types'
      readonly set: boolean
      readonly supertypes: readonly Supertype[]
      readonly types: readonly CardType[]
      readonly subtypes: readonly string[]
    }
  /** "Loses "{T}: Draw a card."": every ability that reads so. */
  | { readonly kind: 'loseAbility'; readonly ability: Ability }
  /** "Isn't legendary", "is no longer snow". */
  | { readonly kind: 'loseSupertype'; readonly supertype: Supertype }
  /** "Isn't an artifact": it stays whatever else it is. */
  | { readonly kind: 'loseType'; readonly type: CardType }
  | { readonly kind: 'loseCreatureTypes' }
  | { readonly kind: 'colors'; readonly set: boolean; readonly colors: readonly Color[] }
  /** "Becomes the color of your choice", "is the chosen type in addition to its other types": what was chosen. */
  | {
      readonly kind: 'asChosen'
      readonly what: 'color' | 'colors' | 'type'
      readonly set: boolean
      readonly link?: Link
    }
  /** "Gains your choice of flying or trample": one of these, chosen as the effect happens. */
  | { readonly kind: 'oneOf'; readonly of: readonly Change[] }
  /**
   * `seat` is absent until it is known who that is: an effect that has begun goes on giving it to that player (418.3c).
   */
  | { readonly kind: 'control'; readonly by: Players; readonly seat?: number }
  /** "Becomes a copy of ..., except ..." (503.4); `copied` is absent until what it copies is known. */
  | {
      readonly kind: 'copy'
      readonly of: Thing
      readonly except: readonly CopyException[]
      readonly copied: Copied | null
    }
  /** One word of its text changed to another (418.6). */
  | { readonly kind: 'text'; readonly swap: Swap }
  | { readonly kind: 'restrict'; readonly restriction: Restriction }

export type Effect =
  | PlainEffect
  /**
   * `then`: right after it prevents damage, each time that it does: "gain life equal to the damage prevented this way".
   */
  | (Shielding & { readonly kind: 'preventDamage'; readonly divided?: true; readonly then?: readonly Effect[] })
  /**
   * `then`: right after it has regenerated this way: "you gain control of that creature if it regenerates this way".
   */
  | { readonly kind: 'regenerate'; readonly what: Thing; readonly then?: readonly Effect[] }
  /** "Gets +1/+1 and gains flying until end of turn", "gain control of ...", "can't block this turn". */
  | {
      readonly kind: 'modify'
      readonly what: Thing
      readonly changes: readonly Change[]
      readonly duration: Duration
      /** Only what is there as it begins, also for changes of rules: "goad", "detain" (today:701.15, 701.35). */
      readonly fixed?: true
      /** It says what that is, or has: of what the text has just put there, as it enters (today:611.2e). */
      readonly isSo?: true
    }
  | {
      readonly kind: 'createToken'
      readonly who: Players
      readonly n: Quantity
      readonly token: TokenSpec
      readonly tapped: boolean
      readonly attacking: boolean
      /** What it enters attached to (today:303.4i); absent: as other tokens enter. */
      readonly attachedTo?: Thing
      /** To the ability of the same text that speaks of "tokens created with ~". */
      readonly link?: Link
    }
  /** 2011:contents/113: an emblem, with these abilities and nothing else, in the command zone. */
  | { readonly kind: 'getEmblem'; readonly who: Players; readonly emblem: { readonly abilities: readonly Ability[] } }
  /** A token that's a copy of each of the objects, `n` of each, with the exceptions (503.5, 503.9). */
  | {
      readonly kind: 'createCopy'
      readonly who: Players
      readonly n: Quantity
      readonly of: Thing
      readonly except: readonly CopyException[]
      readonly tapped: boolean
      /** Players: attacking one of them, or a planeswalker of theirs. */
      readonly attacking: boolean | Players
      readonly link?: Link
    }
  /** `use` is absent where the mana may be spent on anything. */
  | { readonly kind: 'addMana'; readonly who: Players; readonly mana: ManaOutput; readonly use?: ManaUse }
  /** `win`: if the flip is won or, where it goes by side and nobody calls, comes up heads; `lose`: if not. */
  | {
      readonly kind: 'flipCoin'
      readonly who: Players
      readonly won: 'byCall' | 'bySide'
      readonly win: readonly Effect[]
      readonly lose: readonly Effect[]
    }
  /** "Clash with an opponent" (2011:701.20), and what happens if its controller wins, or doesn't. */
  | { readonly kind: 'clash'; readonly win: readonly Effect[]; readonly lose: readonly Effect[] }
  /** Copies of what is on the stack, or of cards (503.10, 503.12): `n` of each; `onto`: each targets another of those. */
  | {
      readonly kind: 'copySpell'
      readonly who: Players
      readonly what: Thing
      readonly n: Quantity
      readonly except?: readonly CopyException[]
      readonly mayChooseTargets: boolean
      readonly onto?: Filter
    }
  /**
   * A delayed trigger (404.4): remembers what it is about when it is made. A target in `remember` or `trigger` is one
   * of the spell or ability that makes it, chosen as that is announced (415.1); one in `effects` is its own (415.2).
   */
  | {
      readonly kind: 'delayed'
      readonly trigger: Trigger
      readonly effects: readonly Effect[]
      readonly remember: Recipient | null
      readonly once: boolean
      /** "This turn" (404.4b), "this combat"; absent where it waits as long as it takes. */
      readonly until?: 'endOfTurn' | 'endOfCombat' | 'yourNextTurn'
      /** Not where one about something of the same name waits for the same player (today:702.192). */
      readonly firstOfName?: true
    }
  /**
   * "If it would die this turn, exile it instead" (419.6), or `once`, "the next time ... this turn": `remember` as in a
   * delayed trigger; a target in `instead` is one of the spell or ability itself.
   */
  | {
      readonly kind: 'replaceEvent'
      /** Of damage: its source is one of those, chosen as the effect happens (419.8a). */
      readonly chosen?: true
      readonly event: Replaced
      readonly instead: readonly Effect[]
      readonly remember: Recipient | null
      readonly once: boolean
      /** Absent: until end of turn. */
      readonly until?: 'yourNextTurn'
    }
  | (NextSpell & { readonly changes: readonly Change[] })
  /** 408.2i: what the effects start can be ended, or stopped before it triggers, by a special action. */
  | { readonly kind: 'endable'; readonly effects: readonly Effect[]; readonly offer: Offer }
  /** "You may ...": asked as it resolves. `otherwise`: "destroy it unless its controller has ~ deal damage to them". */
  | {
      readonly kind: 'may'
      readonly who: Players
      readonly effects: readonly Effect[]
      readonly otherwise?: readonly Effect[]
    }
  /** "You may pay COST. If you do, ..." and "... unless they pay COST" (`otherwise`). */
  | (Price & {
      readonly kind: 'mayPay'
      readonly who: Players
      readonly then: readonly Effect[]
      readonly otherwise: readonly Effect[]
    })
  | {
      readonly kind: 'if'
      readonly condition: Condition
      readonly then: readonly Effect[]
      readonly otherwise: readonly Effect[]
    }
  /** Each of the players does the effects in turn order; inside, that player is `they`. */
  | { readonly kind: 'eachPlayer'; readonly who: Players; readonly effects: readonly Effect[] }
  /**
   * "For each creature destroyed this way, its controller ...": one after the other; inside, that object is `that`.
   * `together`: a card is searched for each time, and they are put somewhere when all are found ("put those cards").
   */
  | { readonly kind: 'forEach'; readonly each: Filter; readonly effects: readonly Effect[]; readonly together?: true }
  /** "For each 1 life you lost, ...": all of it so many times, one after the other. */
  | { readonly kind: 'repeatTimes'; readonly n: Quantity; readonly effects: readonly Effect[] }
  /**
   * "Destroy all lands or all creatures": one of the two, chosen as it happens (413.2c). `by`: who chooses, by the words
   * "self" and "others"; absent: its controller.
   */
  | { readonly kind: 'eitherOf'; readonly effects: readonly [Effect, Effect]; readonly by?: Players }
  /** One verb with several objects or recipients: it is all one event ("2 damage to each creature and each player"). */
  | { readonly kind: 'together'; readonly effects: readonly JointEffect[] }

/** Effects that can be applied to several things at once. */
export type JointEffect = Extract<Effect, { readonly kind: JointKind }>
type JointKind = 'damage' | 'move' | 'destroy' | 'sacrifice' | 'tap' | 'untap' | 'phaseIn' | 'phaseOut' | 'createToken'

/** `choose` is null where there is one mode and nothing to choose (modal spells: 409.1b). */
export interface Body extends ModePrices {
  readonly choose: Count | null
  /** "You may choose the same mode more than once". */
  readonly repeats?: true
  /** "Choose one that hasn't been chosen", "... this turn": for that object by that ability. */
  readonly fresh?: 'ever' | 'turn'
  /** "If you control a commander as you cast this spell, you may choose both": so many instead. */
  readonly more?: { readonly condition: Condition; readonly choose: Count }
  /** "An opponent chooses" (409.2); absent where its controller does. */
  readonly by?: 'opponent'
  readonly modes: readonly (readonly Effect[])[]
  /** So many of the last modes aren't chosen: they are followed after the others in any case (2011:702.45). */
  readonly added?: number
}

// ---- static abilities (405, 418, 419) ------------------------------------------------------------------------------

/** What becomes different as an object enters the battlefield (410.10, 419). */
export type EntersAs =
  | PlainEntersAs
  /** "With flying": it has the ability for as long as it stays (419.1c). */
  | { readonly kind: 'gain'; readonly ability: Ability }
  /** "You may have ~ enter with a +1/+1 counter on it. If you don't, it gains haste." */
  | { readonly kind: 'may'; readonly as: EntersAs; readonly otherwise: EntersAs | null }
  /** "As ~ enters, sacrifice all lands you control": done before it is there. */
  | { readonly kind: 'perform'; readonly effects: readonly Effect[] }
  /** "If ~ would enter, sacrifice a Swamp instead. If you do, put it there": else it goes to the graveyard. */
  | { readonly kind: 'onlyIf'; readonly effects: readonly Effect[] }
  | { readonly kind: 'copy'; readonly of: Filter; readonly may: boolean; readonly except: readonly CopyException[] }

export type StaticRule =
  /** "Creatures you control get +1/+1", "~ can't block", "enchanted creature has flying". */
  | { readonly kind: 'affect'; readonly what: Thing; readonly changes: readonly Change[] }
  | { readonly kind: 'enters'; readonly what: Thing; readonly as: EntersAs }
  /** "If EVENT would ..., EFFECTS instead" (419.6). */
  | { readonly kind: 'replace'; readonly event: Replaced; readonly instead: readonly Effect[] }
  /** "Prevent all damage that would be dealt to ..."; `then`: right after it has prevented damage (419.7). */
  | (Omit<DamageCovered, 'to'> & {
      readonly kind: 'prevent'
      readonly to: Covered | null
      readonly then?: readonly Effect[]
    })
  /**
   * "If an opponent would begin an extra turn, that player skips that turn instead" (419.6f). `extra`: only such a
   * turn; `may`: if that player wants; `then`: what else happens if it is skipped.
   */
  | {
      readonly kind: 'turnSkipped'
      readonly who: Players
      readonly extra?: true
      readonly may?: true
      readonly then: readonly Effect[]
    }
  /** `also`: "that many Angel tokens" for each of them; `once`: "plus an additional Food token". */
  | (TokensInstead & { readonly also?: readonly TokenSpec[]; readonly once?: true })
  /** "You may reveal this card from your opening hand. If you do, EFFECTS" (2011, at 101.5). */
  | { readonly kind: 'openingReveal'; readonly effects: readonly Effect[] }
  /** "As ~ is turned face up, ...": part of turning it (504.4). */
  | { readonly kind: 'turnsUp'; readonly effects: readonly Effect[] }
  /** "If a creature dying causes ... to trigger, that ability triggers an additional time"; `cause` null: whatever does. */
  | { readonly kind: 'triggersAgain'; readonly of: Filter; readonly cause: Trigger | null }
  /** "Creatures entering the battlefield or dying don't cause abilities to trigger": no such event does. */
  | { readonly kind: 'triggersNothing'; readonly causes: readonly Trigger[] }
  /** "You may exert ~ as it attacks. When you do, ...": part of declaring it (today:508.1g). */
  | { readonly kind: 'attackOption'; readonly effects: readonly Effect[] }
  | PlainRule

// ---- abilities (402-405) -------------------------------------------------------------------------------------------

/** What the card is as it is cast for the keyword's cost (today:601.2a), and as an Aura while it is attached. */
export type CastFace = Pick<TokenSpec, 'types' | 'subtypes' | 'abilities'>

interface Addressed {
  readonly at: Address
}

export type Ability = Addressed & AbilityBody

type AbilityBody =
  | { readonly kind: 'spell'; readonly body: Body }
  | {
      readonly kind: 'activated'
      readonly cost: Cost
      readonly body: Body
      readonly limits: readonly ActivationLimit[]
      readonly zone: ZoneName
    }
  /** `condition` is the intervening if (404.3): checked as it triggers and as it resolves. `zone`: where it works. */
  | {
      readonly kind: 'triggered'
      readonly trigger: Trigger
      readonly condition: Condition | null
      readonly body: Body
      readonly zone: ZoneName
      /** "If ~ is in your graveyard or on the battlefield": where it works, too. */
      readonly also?: ZoneName
      /** Not again this turn once it has triggered, or once its controller has done what it says (today:603.2h). */
      readonly perTurn?: 'triggers' | 'does'
    }
  /** `condition` is "as long as ...". `ignorable` (`affect`, `players`): payers ignore it for the turn (408.2j). */
  | {
      readonly kind: 'static'
      readonly rule: StaticRule
      readonly condition: Condition | null
      readonly zone: ZoneName
      readonly also?: ZoneName
      readonly ignorable?: Offer
    }
  /** `abilities`: what the keyword stands for (502), where it is short for text; those work independently. */
  | ({ readonly kind: 'keyword'; readonly keyword: Keyword; readonly face?: CastFace } & StandsFor<Ability>)

export type EffectKind = Effect['kind']
