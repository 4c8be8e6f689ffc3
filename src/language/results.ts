/**
 * What an effect leaves for the words after it (413.2b): objects ("it", "that card", "those creatures"), an amount
 * ("that much"), whether it was done ("if you do"), a chosen colour. One row for each kind of effect: its executor can
 * leave nothing else, and no text may refer to anything else.
 */
import type { EffectKind } from './abilities.ts'

export type ResultName = 'that' | 'amount' | 'did' | 'color'

const objects = ['that', 'did'] as const
const counted = ['that', 'amount', 'did'] as const
const amount = ['amount', 'did'] as const
const done = ['did'] as const
const nothing = [] as const
/** Whatever the nested effects leave. */
const inner = ['that', 'amount', 'did', 'color'] as const

export const EFFECT_RESULTS = {
  damage: counted,
  gainLife: amount,
  loseLife: amount,
  setLife: done,
  draw: counted,
  discard: counted,
  mill: counted,
  move: counted,
  destroy: counted,
  sacrifice: counted,
  tap: objects,
  untap: objects,
  counterSpell: objects,
  modify: objects,
  createToken: counted,
  putCounters: counted,
  poison: amount,
  removeCounters: counted,
  addMana: nothing,
  regenerate: objects,
  phaseOut: objects,
  removeFromCombat: objects,
  becomeBlocked: objects,
  block: objects,
  changeText: objects,
  preventDamage: nothing,
  redirectDamage: nothing,
  search: counted,
  shuffle: nothing,
  scry: nothing,
  dig: counted,
  revealHand: ['that', 'amount'],
  reveal: counted,
  lookAt: ['that'],
  piles: objects,
  attach: done,
  exchangeControl: objects,
  exchangeLife: done,
  exchangeZones: done,
  flipCoin: inner,
  changeTarget: done,
  castFree: objects,
  copySpell: objects,
  delayed: nothing,
  endable: inner,
  may: inner,
  mayPay: inner,
  if: inner,
  eachPlayer: inner,
  // Each of them has its own number.
  together: objects,
  chooseColor: ['color'],
  extraTurn: nothing,
  skipStep: nothing,
  extraPhases: done,
  extraStep: done,
  extraLands: nothing,
  winGame: done,
  loseGame: done,
  playerRule: nothing,
} as const satisfies Readonly<Record<EffectKind, readonly ResultName[]>>

/** What an effect of that kind leaves behind. */
export type Leaves<K extends EffectKind> = (typeof EFFECT_RESULTS)[K][number]

/** Whether the words after an effect of that kind may refer to it. */
export function leaves(kind: EffectKind, name: ResultName): boolean {
  return (EFFECT_RESULTS[kind] as readonly ResultName[]).includes(name)
}
