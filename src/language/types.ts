/** The type line (205 of 2011; 205 and 212 of 2004) and the names of zones and steps. */

export const CARD_TYPES = [
  'artifact',
  'battle',
  'creature',
  'dungeon',
  'enchantment',
  'instant',
  'land',
  'plane',
  'planeswalker',
  'scheme',
  'sorcery',
  'tribal',
  'vanguard',
] as const
export type CardType = (typeof CARD_TYPES)[number]

/** The cards of the casual variants: they stay in the command zone, and work there (2011:contents/9). */
export const VARIANT_TYPES: readonly CardType[] = ['plane', 'scheme', 'vanguard']

/** The sides of the planar die: one of chaos, one to planeswalk, four blank ones (2011:contents/9). */
export type PlanarSide = 'chaos' | 'planeswalk' | 'blank'

export const SUPERTYPES = ['basic', 'legendary', 'ongoing', 'snow', 'world'] as const
export type Supertype = (typeof SUPERTYPES)[number]

/** A card with one of these becomes a permanent as it resolves (214.1). */
export const PERMANENT_TYPES: readonly CardType[] = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'land',
  'planeswalker',
]

/** The basic land types and the mana each gives (212.6f / 2011:305.6). */
export const BASIC_LAND_MANA = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' } as const
export type BasicLandType = keyof typeof BASIC_LAND_MANA

export const ZONES = [
  'library',
  'hand',
  'battlefield',
  'graveyard',
  'stack',
  'exile',
  'phasedOut',
  'ante',
  'command',
  // Not a zone in the book: holds cards that belong to a player and are in no zone (217.1e).
  'outside',
] as const
export type ZoneName = (typeof ZONES)[number]

/** The steps of a turn in order (3xx); the main phases count as one step each. */
export const STEPS = [
  'untap',
  'upkeep',
  'draw',
  'main1',
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'endCombat',
  'main2',
  'end',
  'cleanup',
] as const
export type Step = (typeof STEPS)[number]
/**
 * What a text may name of a turn: a step, "main phase", which is either of them (300.1, 305.1), or the second main phase
 * of the turn, which is a postcombat one, as later ones are (today:505.1b).
 */
export type TurnPart = Step | 'main' | 'secondMain'

/** Whether a step is a main phase. */
export const isMainPhase = (step: Step): boolean => step === 'main1' || step === 'main2'

/** Whether the step is the part that the text names. `nth`: which main phase of its turn it is, from 1. */
export function isPart(step: Step, named: TurnPart, nth = 0): boolean {
  if (named === 'main') return isMainPhase(step)
  return named === 'secondMain' ? nth === 2 : step === named
}

const PHASES = ['beginning', 'precombatMain', 'combat', 'postcombatMain', 'ending'] as const
export type Phase = (typeof PHASES)[number]

/** A flip card is turned upside down, a double-faced one over (2011:contents/709, 711). */
export type TurnOver = 'flip' | 'transform'

/** Day and night (today:731). */
export type Daylight = 'day' | 'night'

/** Counters that players have, instead of permanents (102.3c, today:107.14, 122). */
export const PLAYER_COUNTERS = ['poison', 'energy', 'experience', 'rad'] as const

export type PlayerCounter = (typeof PLAYER_COUNTERS)[number]
