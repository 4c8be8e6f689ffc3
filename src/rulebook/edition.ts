/** An edition of the rules is data: the places where the books differ. Code asks the record, never the year. */

export const EDITION_IDS = ['2004', '2011'] as const
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

/** What happens to permanents of which there may be only one. */
export type UniquenessRule = 'allGo' | 'controllerKeepsOne'

export interface Edition {
  /** Which book it is, or is closest to: its terms and rule numbers are shown. */
  readonly id: EditionId
  /** Who calls heads or tails: the other player in 2004, the flipping player in 2011. */
  readonly coinCaller: 'other' | 'flipper'
  /** Whether life totals are exchanged only if both players can gain and lose the required amounts (2011:701.8c). */
  readonly lifeExchangeNeedsBoth: boolean
  /**
   * Loops of several players' actions: players name numbers (2004:421.3, 421.5), or one must choose differently
   * (2011:716).
   */
  readonly sharedLoops: 'numbers' | 'differently'
  /** 2004:300.3: unspent mana is lost at the end of a phase, and its player loses that much life. */
  readonly manaBurn: boolean
  /** 2004:300.3: at the end of each phase; 2011:106.4: of each step and phase. */
  readonly manaEmpties: 'phase' | 'step'
  /** 2004:406.1 says nothing about targets; under 2011:605.1a an ability with a target isn't a mana ability. */
  readonly manaAbilitiesMayTarget: boolean
  /** 2011:602.2a: a card whose ability is activated from a hidden zone is revealed. */
  readonly activatingReveals: boolean
  /**
   * How long a card exiled by madness may be cast: until its player next passes priority (2004:502.24a), or as the
   * ability resolves (502.24a as of 2011).
   */
  readonly madnessOffer: 'untilPass' | 'resolution'
  /** 2004:310.4: combat damage waits on the stack as an object. */
  readonly combatDamageUsesStack: boolean
  /** 2004:310.2: divided freely among blockers; 2011: in an announced order. */
  readonly blockersOrdered: boolean
  /**
   * 2004:502.11b: "bands with other" is of creatures with that same ability; in 2011 of creatures with that quality.
   */
  readonly bandsWithOther: 'ability' | 'quality'
  /** 2004:310.5 uses the first step's list of creatures that dealt damage; 2011 checks which have first strike. */
  readonly secondDamageStep: 'notYetAssigned' | 'notYetDealtFirst'
  /**
   * 2004:420.5e: all but the oldest; 2011: all of them, whoever controls them; later: each player keeps one of those
   * they control.
   */
  readonly legendRule: UniquenessRule | 'oldestStays'
  /**
   * The same for planeswalkers that share a type (2011:704.5j); later each player keeps one; later still there is no
   * rule.
   */
  readonly planeswalkerRule: UniquenessRule | 'none'
  /** 2004:215.1: creatures with the type Legend are subject to the legend rule; in 2011 there is no such type. */
  readonly legendIsCreatureType: boolean
  /** 2004:101.4: one player after the other; 2011: all decide in turn order, then mulligan together. */
  readonly mulligans: 'oneByOne' | 'together'
  /**
   * What a mulligan costs: one card fewer is drawn (2004:101.4, 2011:contents/103), or, as was agreed on in 2019, a card
   * of the hand that is kept goes to the bottom of the library.
   */
  readonly mulliganCosts: 'oneFewer' | 'bottom'
  /** The fewest cards of a constructed deck (100.2). */
  readonly deckSize: number
  /**
   * 2011:contents/800: with more than two players, the first mulligan costs no card and nobody skips the first draw.
   */
  readonly severalBeginFreely: boolean
  /** 2004:216.1: the controller of the effect that made it; 2011: the player under whose control it entered. */
  readonly tokenOwner: 'maker' | 'firstController'
  /** 2011:704.5r: +1/+1 and -1/-1 counters on one permanent cancel out. */
  readonly countersCancel: boolean
  /**
   * Who may speak of what was chosen for an object: any ability of it (503.8), or the one linked with the ability that
   * had it chosen (2011:contents/607).
   */
  readonly choicesKnownTo: 'object' | 'linked'
  /** Whether rampage triggers when two or more creatures block (2004:502.12a), or any (2011:702.21a). */
  readonly rampage: 'byTwo' | 'byAny'
  /** Whether cumulative upkeep is asked for what has left (2004:502.13a), or not (2011:702.22a). */
  readonly cumulativeUpkeep: 'always' | 'ifThere'
  /** What snow-covered is: an ability of lands (2004:502.14), or the supertype snow (2011:205.4f). */
  readonly snow: 'ability' | 'supertype'
  /** Whether a copy has the copied ability that defines what the copy has of its own (503.9 / 2011:706.9). */
  readonly definitionsCopied: 'always' | 'unlessKept'
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
  /** 418.5f: a granted static ability has its object's timestamp, or the later one of that and the grant's. */
  readonly grantedTimestamp: 'object' | 'later'
  /** 2011:613.6: turning a permanent face up or down gives it a new timestamp. */
  readonly turningIsNew: boolean
  /**
   * 2004:419.8a: a source of damage may be chosen if an object on the stack refers to it; 2011: also if a delayed
   * trigger or a waiting effect does.
   */
  readonly sourcesMayWait: boolean
  /** 2004:420.5i is about world enchantments; 2011 about world permanents. */
  readonly worldsAreEnchantments: boolean
  /** 104.2: whether a negative power or toughness counts as zero. */
  readonly negativesAreZero: boolean
  /**
   * 500.5: whether a creature must join an attack or block so that another one's requirement can be met (2011:508.1d).
   */
  readonly companyRequired: boolean
  /** The step from which there is a defending player (2004:glossary/defending-player; 2011:506.2). */
  readonly defendsFrom: 'beginCombat' | 'declareAttackers'
  /** 2004:308.2a: creatures with the type Wall can't attack; later the defender ability says so. */
  readonly wallsCantAttack: boolean
  /**
   * 2004:217.1e: the removed-from-the-game zone is outside the game, where some effects can find cards; not so in 2011.
   */
  readonly exileIsOutside: boolean
  /**
   * 2004:506.3, 506.5a: cards that a subgame takes are removed from the main game; in 2011 they are in its own zones,
   * which to the main game are outside.
   */
  readonly subgameExiles: boolean
  /**
   * 2004:506.6: cards removed from the subgame stay removed from the main game; in 2011 they go home like all others.
   */
  readonly subgameKeepsExiled: boolean
  /**
   * Whether rules about how permanents enter see what an entering one's own static abilities make of it (2011:614.12);
   * in 2004 no continuous effect applies yet (410.10b).
   */
  readonly ownStaticsShapeEntering: boolean
  /** 2004:217.8: phasing is a zone change; in 2011 a status that changes nothing else. */
  readonly phasingIsAZone: boolean
  /**
   * 410.10d: "put into a graveyard from anywhere" is seen as the permanent was that left; in 2011 in the graveyard
   * (2011:603.6c).
   */
  readonly fromAnywhereLooksBack: boolean
  /** 205.2a: the types a card can have. */
  readonly cardTypes: readonly string[]
  /**
   * What an effect that asks for the mana cost of a split card gets: both halves' together (2004:505.5), or an answer
   * for each half (505.5 as of 2011).
   */
  readonly splitAnswers: 'together' | 'each'
  /** Which cards with more than one face it knows, by `Parts['kind']` (505, 2011:contents/709, 711). */
  readonly parts: readonly string[]
  /** 104.3: the variables that printed costs use. */
  readonly variables: readonly string[]
  /** Whether costs can have hybrid, Phyrexian and snow symbols, which were introduced after 2004:104.3 was written. */
  readonly mixedManaSymbols: boolean
  /** Counters that do something by a rule, not by a text: those named as a keyword, and other kinds (later books). */
  readonly ruledCounters: { readonly keywords: boolean; readonly kinds: readonly string[] }
  /** The subtypes that instants and sorceries share, and the rule that says so: 2004:205.3d has none. */
  readonly spellTypes: { readonly known: readonly string[]; readonly rule: string }
  /** Whether cards can be planeswalkers (2011:contents/306). */
  readonly planeswalkers: boolean
  /** Whether games with commanders are played by its rules (2011:contents/9). */
  readonly commanders: boolean
}

const TYPES_2004 = ['artifact', 'creature', 'enchantment', 'instant', 'land', 'sorcery'] as const

/**
 * 2004:418.5a-d. Power and toughness: counters apply after characteristic-defining abilities and before set values
 * (418.5c).
 */
const e2004: Edition = {
  id: '2004',
  coinCaller: 'other',
  sharedLoops: 'numbers',
  lifeExchangeNeedsBoth: false,
  manaBurn: true,
  manaEmpties: 'phase',
  manaAbilitiesMayTarget: true,
  activatingReveals: false,
  madnessOffer: 'untilPass',
  combatDamageUsesStack: true,
  blockersOrdered: false,
  bandsWithOther: 'ability',
  secondDamageStep: 'notYetAssigned',
  legendRule: 'oldestStays',
  planeswalkerRule: 'none',
  legendIsCreatureType: true,
  mulligans: 'oneByOne',
  mulliganCosts: 'oneFewer',
  deckSize: 60,
  severalBeginFreely: false,
  tokenOwner: 'maker',
  countersCancel: false,
  layers: {
    copy: 0,
    control: 1,
    text: 2,
    type: 3,
    color: 4,
    ability: 4,
    ptDefine: 5,
    ptCounters: 6,
    ptSet: 7,
    ptModify: 7,
    ptSwitch: 7,
  },
  choicesKnownTo: 'object',
  rampage: 'byTwo',
  cumulativeUpkeep: 'always',
  snow: 'ability',
  definitionsCopied: 'always',
  typeChangesWhole: true,
  definitions: 'all',
  definesEverywhere: false,
  grantedTimestamp: 'object',
  turningIsNew: false,
  sourcesMayWait: false,
  worldsAreEnchantments: true,
  negativesAreZero: true,
  companyRequired: false,
  defendsFrom: 'declareAttackers',
  wallsCantAttack: true,
  exileIsOutside: true,
  subgameExiles: true,
  subgameKeepsExiled: true,
  ownStaticsShapeEntering: false,
  phasingIsAZone: true,
  fromAnywhereLooksBack: true,
  cardTypes: TYPES_2004,
  splitAnswers: 'together',
  parts: ['split'],
  variables: ['X', 'Y', 'Z'],
  mixedManaSymbols: false,
  ruledCounters: { keywords: false, kinds: [] },
  spellTypes: { known: [], rule: '205.3d' },
  planeswalkers: false,
  commanders: false,
}

/** 2011:613, from the ledger's `in2011` notes. */
const e2011: Edition = {
  id: '2011',
  coinCaller: 'flipper',
  sharedLoops: 'differently',
  lifeExchangeNeedsBoth: true,
  manaBurn: false,
  manaEmpties: 'step',
  manaAbilitiesMayTarget: false,
  activatingReveals: true,
  madnessOffer: 'resolution',
  combatDamageUsesStack: false,
  blockersOrdered: true,
  bandsWithOther: 'quality',
  secondDamageStep: 'notYetDealtFirst',
  legendRule: 'allGo',
  planeswalkerRule: 'allGo',
  legendIsCreatureType: false,
  mulligans: 'together',
  mulliganCosts: 'oneFewer',
  deckSize: 60,
  severalBeginFreely: true,
  tokenOwner: 'firstController',
  countersCancel: true,
  layers: {
    copy: 0,
    control: 1,
    text: 2,
    type: 3,
    color: 4,
    ability: 5,
    ptDefine: 6,
    ptSet: 7,
    ptModify: 8,
    ptCounters: 9,
    ptSwitch: 10,
  },
  choicesKnownTo: 'linked',
  rampage: 'byAny',
  cumulativeUpkeep: 'ifThere',
  snow: 'supertype',
  definitionsCopied: 'unlessKept',
  typeChangesWhole: false,
  definitions: 'narrow',
  definesEverywhere: true,
  grantedTimestamp: 'later',
  turningIsNew: true,
  sourcesMayWait: true,
  worldsAreEnchantments: false,
  negativesAreZero: false,
  companyRequired: true,
  defendsFrom: 'beginCombat',
  wallsCantAttack: false,
  exileIsOutside: false,
  subgameExiles: false,
  subgameKeepsExiled: false,
  ownStaticsShapeEntering: true,
  phasingIsAZone: false,
  fromAnywhereLooksBack: false,
  cardTypes: [...TYPES_2004, 'plane', 'planeswalker', 'scheme', 'tribal', 'vanguard'],
  splitAnswers: 'each',
  parts: ['split', 'flip', 'doubleFaced'],
  variables: ['X'],
  mixedManaSymbols: true,
  ruledCounters: { keywords: false, kinds: [] },
  spellTypes: { known: ['Arcane', 'Trap'], rule: '205.3k' },
  planeswalkers: true,
  commanders: true,
}

/** The kinds of counters, beside those named as a keyword, that do something by a rule of some book. */
export const RULED_COUNTERS: readonly string[] = ['finality', 'shield', 'stun']

/** The latest first, as the client offers them. */
export const LATEST_FIRST: readonly EditionId[] = [...EDITION_IDS].reverse()

/** Something of each edition. */
export function byEdition<T>(made: (id: EditionId) => T): Readonly<Record<EditionId, T>> {
  return { '2004': made('2004'), '2011': made('2011') }
}

export const EDITIONS: Readonly<Record<EditionId, Edition>> = { '2004': e2004, '2011': e2011 }

export const DEFAULT_EDITION: EditionId = '2011'
