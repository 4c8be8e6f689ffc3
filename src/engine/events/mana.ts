/** Mana pools (106.4): mana is added, spent, and lost. */
import type { Address, ManaType, ManaUse } from '../../language/index.ts'
import { type Draft, editionOf, type ManaUnit, type ObjectId, playerAt, type Seat, whoDecides } from '../state/index.ts'
import { tellOf } from './tell.ts'

/**
 * Adds mana to a player's pool (106.4); `use` restricts it (106.6). Replacements of the produced mana were applied
 * before.
 */
export function addMana(
  g: Draft,
  seat: Seat,
  mana: readonly ManaType[],
  source: ObjectId,
  use: ManaUse | null = null,
  by: Address | null = null,
): void {
  if (mana.length === 0) return
  const at = use === null ? null : by
  g.patchPlayer(seat, { pool: [...playerAt(g.state, seat).pool, ...mana.map((type) => ({ type, source, use, at }))] })
  g.emit({ kind: 'manaAdded', rule: '2011:106.4', seat, mana, object: tellOf(g.state, source) })
}

/** Spends mana from a player's pool on a cost (409.1h), and returns its types. */
export function spendMana(g: Draft, seat: Seat, units: readonly ManaUnit[], source: ObjectId): readonly ManaType[] {
  const { pool } = playerAt(g.state, seat)
  g.patchPlayer(seat, { pool: pool.filter((unit) => !units.includes(unit)) })
  const mana = units.map((unit) => unit.type)
  if (mana.length > 0) g.emit({ kind: 'manaPaid', rule: '2004:409.1h', seat, mana, object: tellOf(g.state, source) })
  return mana
}

/**
 * Unspent mana is lost (300.3). Returns how much of it burns, if the edition has mana burn: none while somebody else controls
 * the player's turn (507.4).
 */
export function emptyPool(g: Draft, seat: Seat): number {
  const mana = playerAt(g.state, seat).pool.map((unit) => unit.type)
  if (mana.length === 0) return 0
  const burns = editionOf(g.state).manaBurn && whoDecides(g.state, seat) === seat
  const burn = burns ? mana.length : 0
  g.patchPlayer(seat, { pool: [] })
  g.emit({ kind: 'manaLost', rule: burn > 0 ? '2004:300.3' : '2011:106.4', seat, mana, burn })
  return burn
}
