/** Mana pools (106.4): mana is added, spent, and lost. */
import type { Address, ManaType, ManaUse } from '../../language/index.ts'
import { characteristics } from '../continuous/index.ts'
import { keepsMana } from '../playerRules/index.ts'
import {
  type Draft,
  editionOf,
  find,
  findOrLast,
  type ManaUnit,
  manaFor,
  type ObjectId,
  phaseOf,
  playerAt,
  type Seat,
  whoDecides,
} from '../state/index.ts'
import { tellOf } from './tell.ts'

/**
 * Adds mana to a player's pool (106.4); `use` restricts it (106.6). Replacements of the produced mana were applied
 * before, but for what commanders make of it (2011:contents/9).
 */
export function addMana(
  g: Draft,
  seat: Seat,
  produced: readonly ManaType[],
  source: ObjectId,
  use: ManaUse | null = null,
  by: Address | null = null,
): void {
  if (produced.length === 0) return
  const mana = manaFor(g.state, seat, produced)
  const at = use === null ? null : by
  const isSnow = findOrLast(g.state, source) !== null && characteristics(g.state, source).supertypes.includes('snow')
  const unit = (type: ManaType): ManaUnit =>
    isSnow ? { type, source, use, at, snow: true } : { type, source, use, at }
  g.patchPlayer(seat, { pool: [...playerAt(g.state, seat).pool, ...mana.map(unit)] })
  g.emit({ kind: 'manaAdded', rule: 'mana.added', seat, mana, object: tellOf(g.state, source) })
}

/** Spends mana from a player's pool on a cost (409.1h), and returns its types. */
export function spendMana(g: Draft, seat: Seat, units: readonly ManaUnit[], source: ObjectId): readonly ManaType[] {
  const { pool } = playerAt(g.state, seat)
  g.patchPlayer(seat, { pool: pool.filter((unit) => !units.includes(unit)) })
  const mana = units.map((unit) => unit.type)
  // What is done with a card in hand need not show it (today:702.143).
  const isInHand = find(g.state, source)?.zone === 'hand'
  const object = isInHand ? { id: source, name: null } : tellOf(g.state, source)
  if (mana.length > 0) g.emit({ kind: 'manaPaid', rule: 'cost.paid', seat, mana, object })
  return mana
}

/** A player loses unspent mana by an effect, all of it: that doesn't burn, no phase ends (300.3). */
export function loseMana(g: Draft, seat: Seat): void {
  const mana = playerAt(g.state, seat).pool.map((unit) => unit.type)
  if (mana.length === 0) return
  g.patchPlayer(seat, { pool: [] })
  g.emit({ kind: 'manaLost', rule: 'mana.empties', seat, mana, burn: 0 })
}

/**
 * Unspent mana is lost (300.3), but for what effects keep; `last`: at the end of the turn. Returns how much of it
 * burns, if the edition has mana burn: none while somebody else controls the player's turn (507.4).
 */
export function emptyPool(g: Draft, seat: Seat, last: boolean): number {
  const { pool } = playerAt(g.state, seat)
  const { step } = g.state.turn
  const isOver = { turn: last, combat: phaseOf(step) !== 'combat' || step === 'endCombat' }
  const stays = ({ type, use }: ManaUnit): boolean =>
    (use?.lasts !== undefined && !isOver[use.lasts]) || keepsMana(g.state, seat, type)
  const kept = pool.length === 0 ? pool : pool.filter(stays)
  const mana = pool.filter((unit) => !kept.includes(unit)).map((unit) => unit.type)
  if (mana.length === 0) return 0
  const burns = editionOf(g.state).mana.burn && whoDecides(g.state, seat) === seat
  const burn = burns ? mana.length : 0
  g.patchPlayer(seat, { pool: kept })
  g.emit({ kind: 'manaLost', rule: burn > 0 ? 'mana.burn' : 'mana.empties', seat, mana, burn })
  return burn
}
