/** The kinds of numbers and conditions, a row each. */
import type { Condition, Quantity } from '../nouns.ts'
import { kindsOf, plain } from './rows.ts'

interface AskingRow {
  /**
   * It asks what has happened: in the game, as the object was cast, how often its abilities
   * were activated, whether the text has done it.
   */
  readonly asks?: 'history' | 'casting' | 'activations' | 'done'
  /** It speaks of what was chosen for the object (217.7c). */
  readonly chosen?: true
  /** No description: a letter, or a word for something said before. */
  readonly short?: true
  /** Its words say only whose or what of something it is. */
  readonly possessed?: true
  /** It counts off what was lost or removed: no objects, of which each could be spoken of. */
  readonly countsOff?: true
  /** Its words name `~`, though none of its fields does: "if ~ was kicked". */
  readonly saysItself?: true
}

const QUANTITY_KINDS: { readonly [K in Exclude<Quantity, number>['kind']]: AskingRow } = {
  extreme: plain,
  thisWay: plain,
  all: { short: true },
  x: { short: true, asks: 'casting' },
  count: plain,
  statistic: { possessed: true },
  counters: { possessed: true },
  life: plain,
  startingLife: plain,
  party: plain,
  opponents: plain,
  players: plain,
  dungeons: { asks: 'history' },
  votes: { countsOff: true },
  attackedPlayers: { asks: 'history' },
  attackPower: { asks: 'history' },
  extremeLife: plain,
  kinds: plain,
  manaSymbols: plain,
  playerCounters: plain,
  colorsSpent: { asks: 'casting' },
  manaSpent: { asks: 'casting' },
  zoneSize: plain,
  sum: plain,
  times: plain,
  beyondFirst: plain,
  negative: { short: true },
  half: plain,
  thatMuch: { short: true, countsOff: true },
  chosenNumber: { chosen: true },
  devoured: plain,
  castBefore: { asks: 'history' },
  countersRemoved: { countsOff: true },
  thisTurn: { asks: 'history' },
  damageTaken: { asks: 'history' },
  activations: { asks: 'activations' },
  timesPaid: { asks: 'casting' },
  timesMutated: { asks: 'history' },
  announced: { asks: 'casting' },
  commanderCasts: { asks: 'history' },
}

/** The kinds for which that is so. */
export const quantityKinds = (is: (row: AskingRow) => boolean): ReadonlySet<Exclude<Quantity, number>['kind']> =>
  kindsOf(QUANTITY_KINDS, is)

/** The kinds that words can describe ("where X is ..."). */
export const DESCRIBED: ReadonlySet<string> = quantityKinds(({ short }) => short === undefined)

const CONDITION_KINDS: { readonly [K in Condition['kind']]: AskingRow } = {
  is: plain,
  not: plain,
  compare: plain,
  step: plain,
  firstCombat: plain,
  cast: { asks: 'casting' },
  parity: plain,
  alike: plain,
  exists: plain,
  whoseTurn: plain,
  designated: plain,
  completedDungeon: { asks: 'history' },
  daylight: plain,
  someone: plain,
  areOpponents: plain,
  samePlayer: plain,
  offerTaken: { asks: 'casting', saysItself: true },
  optionPaid: { asks: 'casting', saysItself: true },
  castBy: { asks: 'casting', saysItself: true },
  isNewSinceUpkeep: { asks: 'history' },
  didThisWay: plain,
  hitThisWay: plain,
  wasAttackedThisStep: plain,
  manaSpent: { asks: 'casting' },
  asCast: { asks: 'casting' },
  did: { asks: 'done' },
  could: { asks: 'done' },
  wonClash: plain,
  tributePaid: plain,
  rolled: { asks: 'done' },
  voted: { asks: 'done' },
  castLastTurn: { asks: 'history' },
  and: plain,
  or: plain,
}

/** The kinds for which that is so. */
export const conditionKinds = (is: (row: AskingRow) => boolean): ReadonlySet<Condition['kind']> =>
  kindsOf(CONDITION_KINDS, is)
