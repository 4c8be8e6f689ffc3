/** An edition of the rules is data: the places where the books differ. Code asks the record, never the id. */

/** In the order of the books. */
export const EDITION_IDS = ['2004', '2011', 'today'] as const
export type EditionId = (typeof EDITION_IDS)[number]

/** The layers of 418.5 / 613, by what they apply. The edition gives their order. */
export type Layer =
  | 'copy'
  | 'control'
  | 'text'
  | 'type'
  | 'color'
  | 'ability'
  | 'ptDefine'
  | 'ptCounters'
  | 'ptSet'
  | 'ptModify'
  | 'ptSwitch'

/** The kinds of counters, besides those named as a keyword, that do something by a rule of some book (today:122.1). */
export const RULED_COUNTERS = ['finality', 'shield', 'stun'] as const
export type RuledCounter = (typeof RULED_COUNTERS)[number]

/** What happens to permanents of which there may be only one. */
export type UniquenessRule = 'allGo' | 'controllerKeepsOne'

/** How a game begins, decks, coins, life, several players, loops. */
interface GameRules {
  /** Who calls heads or tails: the other player in 2004, the flipping player in 2011. */
  readonly coinCaller: 'other' | 'flipper'
  /** Whether life totals are exchanged only if both players can gain and lose the required amounts (2011:701.8c). */
  readonly lifeExchangeNeedsBoth: boolean
  /**
   * Loops of several players' actions: players name numbers (2004:421.3, 421.5), or one must choose differently
   * (2011:716).
   */
  readonly sharedLoops: 'numbers' | 'differently'
  /** 2004:101.4: one player after the other; 2011: all decide in turn order, then mulligan together. */
  readonly mulligans: 'oneByOne' | 'together'
  /**
   * What a mulligan costs: one card fewer is drawn (2004:101.4, 2011:contents/103), or a card of the hand that is kept
   * goes to the bottom of the library (today:103.5).
   */
  readonly mulliganCosts: 'oneFewer' | 'bottom'
  /** The fewest cards of a constructed deck (100.2). */
  readonly deckSize: number
  /**
   * 2011:contents/800: with more than two players, the first mulligan costs no card and nobody skips the first draw.
   */
  readonly severalBeginFreely: boolean
  /**
   * How many lands may be played: each play uses a permission, which is then gone (2004:212.6b), or the plays allowed
   * now are compared with the lands already played this turn (today:305.2).
   */
  readonly landPlays: 'permissions' | 'counted'
  /** Whether games with commanders are played by its rules (2011:contents/9). */
  readonly commanders: boolean
  /** Whether two commanders with partner may lead a deck (today:702.124). */
  readonly partners: boolean
  /** The subtypes of legendary cards that can be commanders, too, though they are no creatures (today:903.3). */
  readonly commandersBesidesCreatures: readonly string[]
  /**
   * How a commander comes back: its owner may put it into the command zone instead of a graveyard or exile
   * (2011:contents/9), or once it is there, and instead of a hand or library (today:903.9).
   */
  readonly commandersReturn: 'instead' | 'afterwards'
  /** Whether mana of a colour that no commander of its player has is colourless (2011:contents/9). */
  readonly manaWithinIdentity: boolean
  /** The most cards of a sideboard in a game with commanders (today:903.11). */
  readonly commanderSideboard: number
}

/** What a card can be, and what is read from it. */
interface CardRules {
  /** 205.2a: the types a card can have. */
  readonly types: readonly string[]
  /** The subtypes that instants and sorceries share, and the rule that says so: 2004:205.3d has none. */
  readonly spellTypes: readonly string[]
  /** Whether there are the land types that came after 2011 (today:205.3i). */
  readonly laterLandTypes: boolean
  /** Which cards with more than one face it knows, by their form (505, 2011:contents/709, 711). */
  readonly parts: readonly string[]
  /** 104.3: the variables that printed costs use. */
  readonly variables: readonly string[]
  /** Whether costs can have hybrid, Phyrexian and snow symbols, which were introduced after 2004:104.3 was written. */
  readonly mixedManaSymbols: boolean
  /** Whether an instant or a sorcery stays one when its card types are set (today:205.1a). */
  readonly spellTypesStay: boolean
  /** Whether costs can have {C}, and the symbols that came with it: {C/W}, {G/U/P} (today:107.4). */
  readonly colorlessManaSymbols: boolean
  /** 2004:215.1: creatures with the type Legend are subject to the legend rule; in 2011 there is no such type. */
  readonly legendIsCreatureType: boolean
  /** 104.2: whether a negative power or toughness counts as zero. */
  readonly negativesAreZero: boolean
  /** What snow-covered is: an ability of lands (2004:502.14), or the supertype snow (2011:205.4f). */
  readonly snow: 'ability' | 'supertype'
  /**
   * What a token is called that isn't named: its subtypes (2004:216.1), or those and the word Token (today:111.4).
   */
  readonly tokenNames: 'subtypes' | 'subtypesToken'
  /**
   * What an effect that asks for the mana cost of a split card gets: both halves' together (2004:505.5, today:709), or
   * an answer for each half (505.5 as of 2011).
   */
  readonly splitAnswers: 'together' | 'each'
  /** Whether one half of a split card can be named alone (today:201.4), or only both together (505.7). */
  readonly halvesAreNamed: boolean
  /** Whether the mana value of a split card is compared half by half (505.6), or is that of both costs (today:202.3d). */
  readonly splitCompared: 'each' | 'together'
  /** The mana value of a back face without a mana cost: none (2011:contents/711), or the front's (today:202.3b). */
  readonly backFaceValue: 'own' | 'fronts'
  /** What copies a double-faced permanent: the face that is up, or both if it is a token (today:707.8a). */
  readonly copiesOfTwoFaces: 'oneFace' | 'tokensBoth'
}

/** Mana pools and mana abilities. */
interface ManaRules {
  /** 2004:300.3: unspent mana is lost at the end of a phase, and its player loses that much life. */
  readonly burn: boolean
  /** 2004:300.3: at the end of each phase; 2011:106.4: of each step and phase. */
  readonly empties: 'phase' | 'step'
  /**
   * Whether what lasts until the end of a phase or step has ended before its mana is lost (today:500.5), or ends
   * afterwards (2011:500.4).
   */
  readonly effectsEndFirst: boolean
  /** 2004:406.1 says nothing about targets; under 2011:605.1a an ability with a target isn't a mana ability. */
  readonly abilitiesMayTarget: boolean
  /** Whether an ability that moves a card to or from a library can be a mana ability; not so today (605.1a). */
  readonly abilitiesMayMoveLibraryCards: boolean
  /** Whether a mana ability can be activated to pay for itself, before it has resolved; not so today (605.3c). */
  readonly abilitiesNest: boolean
}

/** Zones, who owns what comes into them, and games within games. */
interface ZoneRules {
  /**
   * 2004:217.1e: the removed-from-the-game zone is outside the game, where some effects can find cards; not so in 2011.
   */
  readonly exileIsOutside: boolean
  /**
   * Whether an Equipment that is to enter attached to what is gone stays where it is, as an Aura does; today it enters
   * attached to nothing (today:301.5).
   */
  readonly equipmentNeedsHost: boolean
  /** 2004:217.8: phasing is a zone change; in 2011 a status that changes nothing else. */
  readonly phasingIsAZone: boolean
  /** Whether a token that has phased out ceases to exist (217.8d), or is still a permanent (today:704.5d). */
  readonly phasedTokensCease: boolean
  /** 2004:216.1: the controller of the effect that made it; 2011: the player under whose control it entered. */
  readonly tokenOwner: 'maker' | 'firstController'
  /**
   * 2004:506.3, 506.5a: cards that a subgame takes are removed from the main game; in 2011 they are in its own zones,
   * which to the main game are outside.
   */
  readonly subgameExiles: boolean
  /**
   * 2004:506.6: cards removed from the subgame stay removed from the main game; in 2011 they go home like all others.
   */
  readonly subgameKeepsExiled: boolean
}

/** Attacking, blocking and combat damage. */
interface CombatRules {
  /** 2004:310.4: combat damage waits on the stack as an object. */
  readonly damageUsesStack: boolean
  /** Whether damage is divided among blockers in an announced order (2011), or freely (2004:310.2, today:510.1c). */
  readonly blockersOrdered: boolean
  /** 2004:310.5 uses the first step's list of creatures that dealt damage; 2011 checks which have first strike. */
  readonly secondDamageStep: 'notYetAssigned' | 'notYetDealtFirst'
  /** The step from which there is a defending player (2004:glossary/defending-player; 2011:506.2). */
  readonly defendsFrom: 'beginCombat' | 'declareAttackers'
  /**
   * 500.5: whether a creature must join an attack or block so that another one's requirement can be met (2011:508.1d).
   */
  readonly companyRequired: boolean
  /** 2004:308.2a: creatures with the type Wall can't attack; later the defender ability says so. */
  readonly wallsCantAttack: boolean
  /**
   * 2004:502.11b: "bands with other" is of creatures with that same ability; in 2011 of creatures with that quality.
   */
  readonly bandsWithOther: 'ability' | 'quality'
}

/** Activated, triggered and static abilities: when they work, and what they know. */
interface AbilityRules {
  /** 2011:602.2a: a card whose ability is activated from a hidden zone is revealed. */
  readonly activatingReveals: boolean
  /**
   * Who may speak of what was chosen for an object: any ability of it (503.8), or the one linked with the ability that
   * had it chosen (2011:contents/607).
   */
  readonly choicesKnownTo: 'object' | 'linked'
  /**
   * Whether "targets only" counts each choice of a target, or the different things chosen (today:115.9b).
   */
  readonly onlyTargets: 'choices' | 'things'
  /**
   * 410.10d: "put into a graveyard from anywhere" is seen as the permanent was that left; in 2011 in the graveyard
   * (2011:603.6c).
   */
  readonly fromAnywhereLooksBack: boolean
  /** today:122.6: the counters that a permanent enters with are put on it. */
  readonly enteringIsPutting: boolean
  /**
   * 2004:419.8a: a source of damage may be chosen if an object on the stack refers to it; 2011: also if a delayed
   * trigger or a waiting effect does.
   */
  readonly sourcesMayWait: boolean
  /**
   * When abilities that watch others trigger go on the stack: with all others (410.3), or after them, in a round of
   * their own (today:603.3b).
   */
  readonly triggersOnTriggers: 'together' | 'last'
  /** today:701.27f: an ability of a permanent transforms it only if it wasn't transformed since. */
  readonly transformsOnce: boolean
  /**
   * Which continuous effects make an entering permanent what rules about entering see in it: none yet (410.10b), those
   * of its own static abilities (2011:614.12), or all that there are (today:614.12).
   */
  readonly enteringShapedBy: 'nothing' | 'ownStatics' | 'everything'
}

/** Continuous effects: layers, timestamps, and abilities that define characteristics. */
interface ContinuousRules {
  /** The order in which kinds of change are applied, from 0. Kinds with one number follow timestamps together. */
  readonly layers: Readonly<Record<Layer, number>>
  /** 2004:418.5b: all parts of a type-changing effect apply in the type layer; 2011: each in its own. */
  readonly typeChangesWhole: boolean
  /**
   * 2004:405.2: every static ability about what its own object is or has is characteristic-defining; 2011: only
   * unconditional abilities that define colours, subtypes, power or toughness and weren't granted.
   */
  readonly definitions: 'all' | 'narrow'
  /** 2004:405.2a: only types and colours are defined in every zone; 2011: power and toughness too. */
  readonly definesEverywhere: boolean
  /** Whether a copy has the copied ability that defines what the copy has of its own (503.9 / 2011:706.9). */
  readonly definitionsCopied: 'always' | 'unlessKept'
  /** 418.5f: a granted static ability has its object's timestamp, or the later one of that and the grant's. */
  readonly grantedTimestamp: 'object' | 'later'
  /** 2011:613.6: turning a permanent face up or down gives it a new timestamp. */
  readonly turningIsNew: boolean
  /** Whether what an effect puts onto the battlefield is, as it enters, what the effect says it is (today:611.2e). */
  readonly entersAsSaid: boolean
  /**
   * Who orders the timestamps of permanents that enter together: the active player those of all (418.5e), or each player
   * their own, the active player's first (today:613.7m).
   */
  readonly enteringTogether: 'activePlayer' | 'eachPlayer'
}

/** What state-based actions and counters do. */
interface StateBasedRules {
  /**
   * 2004:420.5e: all but the oldest go; 2011: all of them, whoever controls them; today:704.5j: each player keeps one
   * of those they control.
   */
  readonly legendRule: UniquenessRule | 'oldestStays'
  /** The same for planeswalkers that share a type (2011:704.5j); today there is no rule of their own (today:306.4). */
  readonly planeswalkerRule: UniquenessRule | 'none'
  /** 2011:704.5r: +1/+1 and -1/-1 counters on one permanent cancel out. */
  readonly countersCancel: boolean
  /**
   * Counters that do something by a rule, not by a text: of those named as a keyword, the ones that give it, and other
   * kinds (today:122.1).
   */
  readonly ruledCounters: {
    readonly keywords: readonly string[]
    readonly kinds: readonly RuledCounter[]
    /** On an Equipment, of which each gives the equipped creature +1/+0 (today:122.1j). */
    readonly equipping: readonly string[]
  }
  /** 2004:420.5i is about world enchantments; 2011 about world permanents. */
  readonly worldsAreEnchantments: boolean
}

/** What keyword abilities stand for. */
interface KeywordRules {
  /**
   * How long a card exiled by madness may be cast: until its player next passes priority (2004:502.24a), or as the
   * ability resolves (502.24a as of 2011); `compulsory`: so too, and being discarded it is always exiled (today:702.35).
   */
  readonly madness: 'untilPass' | 'resolution' | 'compulsory'
  /**
   * Whether a card whose last time counter is removed must be played if able (2011:702.60), or may be (today:702.62).
   */
  readonly suspend: 'must' | 'may'
  /** Whether rampage triggers when two or more creatures block (2004:502.12a), or any (2011:702.21a). */
  readonly rampage: 'byTwo' | 'byAny'
  /** Whether cumulative upkeep is asked for what has left (2004:502.13a), or not (2011:702.22a). */
  readonly cumulativeUpkeep: 'always' | 'ifThere'
  /** What living weapon's token is (2011:702.90, today:702.92). */
  readonly livingWeapon: 'germ' | 'phyrexianGerm'
  /**
   * Who may look at a card hidden by hideaway: each player who has controlled the permanent (2011:702.73), or its
   * controller (today:702.75).
   */
  readonly hideawayOpenTo: 'formerControllers' | 'controller'
  /** Whether proliferating adds a counter of each kind that is there (today:701.34), or of one (2011:701.24). */
  readonly proliferatesEachKind: boolean
}

/** Casting, the stack, and what resolves. */
interface SpellRules {
  /** Whether tapping creatures for convoke and the like pays for mana (today:702.51), or makes the spell cheaper. */
  readonly helpIsPayment: boolean
  /**
   * Whether noncombat damage to a player may be dealt to a planeswalker of that player instead (2011:contents/209); today
   * a text says what it hits (today:306.7).
   */
  readonly planeswalkersInstead: boolean
  /**
   * What a copy of a permanent spell is once it has resolved: nothing, as any copy (2004:503.10a), or a token
   * (today:111.13).
   */
  readonly permanentCopies: 'cease' | 'tokens'
  /**
   * Whether a cost reduced by coloured mana that isn't in it is reduced by as much generic mana (today:118.7); before,
   * by nothing (2004:409.1f).
   */
  readonly reductionsSpill: boolean
  /**
   * What becomes of a spell or ability without a legal target: the rules counter it (2004:413.2a), or it doesn't
   * resolve, which isn't being countered (today:608.2b).
   */
  readonly illegalTargets: 'countered' | 'doesNotResolve'
  /**
   * Whether nobody has to cast a spell "if able" whose additional cost asks for cards of some quality from a hidden zone
   * (today:118.8c).
   */
  readonly hiddenCostsUnforced: boolean
}

/** The fields of an edition, in groups. */
export interface EditionRules {
  readonly game: GameRules
  readonly cards: CardRules
  readonly mana: ManaRules
  readonly zones: ZoneRules
  readonly combat: CombatRules
  readonly spells: SpellRules
  readonly abilities: AbilityRules
  readonly continuous: ContinuousRules
  readonly stateBased: StateBasedRules
  readonly keywords: KeywordRules
}

export interface Edition extends EditionRules {
  /** Which book it is, or is closest to: its terms and rule numbers are shown. */
  readonly id: EditionId
}
