/**
 * What an effect leaves for the words after it (413.2b): objects ("it", "that card", "those creatures"), an amount ("that
 * much"), whether it was done ("if you do"), what was done to what ("destroyed this way"), a named choice ("the chosen
 * color"). One row for each kind of effect: its executor can leave nothing else, and no text may speak of anything else.
 */
import type { EffectKind } from './abilities.ts'
import type { ChoiceName } from './choices.ts'
import { DEEDS, type Deed } from './deeds.ts'

/** `rest`: what wasn't chosen. `could`: whether it was possible, of what had to be done or was offered. */
export type ResultName = 'that' | 'amount' | 'did' | 'could' | 'rest' | Deed | ChoiceName

const objects = ['that', 'did'] as const
const counted = ['that', 'amount', 'did'] as const
const amount = ['amount', 'did'] as const
const done = ['did'] as const
const nothing = [] as const
/** Whatever the effects inside leave. */
const inner = [
  'that',
  'amount',
  'did',
  'could',
  'rest',
  'color',
  'colors',
  'type',
  'types',
  'cardName',
  'number',
  ...DEEDS,
] as const
/** Where what is moved can come to. */
const moved = ['exiled', 'anted', 'died', 'returned', 'putIntoGraveyard', 'putIntoHand', 'putOntoBattlefield'] as const

export const EFFECT_RESULTS = {
  damage: [...counted, 'dealtDamage'],
  gainLife: [...amount, 'gainedLife'],
  loseLife: [...amount, 'lostLife'],
  loseMana: nothing,
  setLife: done,
  draw: [...counted, 'drawn'],
  discard: [...counted, 'could', 'discarded'],
  mill: [...counted, 'milled', 'putIntoGraveyard'],
  move: [...counted, 'could', ...moved],
  destroy: [...counted, 'destroyed', 'died', 'putIntoGraveyard'],
  sacrifice: [...counted, 'could', 'sacrificed', 'died', 'putIntoGraveyard'],
  tap: [...objects, 'tapped'],
  untap: [...objects, 'untapped'],
  tapOrUntap: [...objects, 'tapped', 'untapped'],
  chooseTarget: ['that'],
  chooseObjects: [...counted, 'rest'],
  counterSpell: [...objects, 'countered'],
  modify: objects,
  createToken: [...counted, 'created'],
  getEmblem: done,
  createCopy: [...counted, 'created'],
  putCounters: counted,
  poison: amount,
  removeCounters: [...counted, 'could', 'removedCounter'],
  moveCounters: done,
  removeDamage: objects,
  addMana: nothing,
  regenerate: objects,
  phaseOut: objects,
  phaseIn: objects,
  turnFace: objects,
  turnOver: objects,
  removeFromCombat: objects,
  becomeBlocked: objects,
  becomeUnblocked: ['did'],
  fight: ['did', 'dealtDamage'],
  block: objects,
  changeText: objects,
  preventDamage: nothing,
  redirectDamage: nothing,
  unpreventable: nothing,
  producesInstead: nothing,
  sortCards: [...counted, ...moved, 'milled', 'revealed', 'discarded'],
  proliferate: done,
  payAnyMana: [...amount, 'paidMana'],
  repeatProcess: ['did', 'repeated'],
  flipCoins: ['wonFlip', 'lostFlip'],
  flipEach: ['flippedHeads', 'flippedTails'],
  shuffle: nothing,
  reveal: [...counted, 'revealed'],
  lookAt: ['that'],
  piles: objects,
  attach: done,
  unattach: done,
  exchangeControl: objects,
  tradeControl: objects,
  exchangeLife: done,
  exchangeCards: done,
  exchangeZones: done,
  flipCoin: inner,
  clash: inner,
  changeTarget: done,
  castFree: objects,
  allowPlay: nothing,
  castOffered: done,
  castAside: objects,
  copySpell: objects,
  delayed: nothing,
  replaceEvent: nothing,
  endable: inner,
  may: inner,
  mayPay: inner,
  if: inner,
  eachPlayer: inner,
  forEach: inner,
  soOften: inner,
  eitherOf: inner,
  // Each of them has its own number.
  together: [...objects, ...moved, 'dealtDamage', 'destroyed', 'died', 'sacrificed', 'tapped', 'untapped'],
  makeChoice: ['color', 'colors', 'type', 'types', 'cardName', 'number', 'player'],
  extraTurn: nothing,
  controlTurn: nothing,
  skipStep: nothing,
  extraPhases: done,
  extraStep: done,
  extraLands: nothing,
  winGame: done,
  loseGame: done,
  playSubgame: ['wonSubgame'],
  endTurn: nothing,
  restartGame: ['that'],
  playerRule: nothing,
} as const satisfies Readonly<Record<EffectKind, readonly ResultName[]>>

/** What an effect of that kind leaves behind. */
export type Leaves<K extends EffectKind> = (typeof EFFECT_RESULTS)[K][number]

/** Whether the words after an effect of that kind may refer to it. */
export function hasResult(kind: EffectKind, name: ResultName): boolean {
  return (EFFECT_RESULTS[kind] as readonly ResultName[]).includes(name)
}
