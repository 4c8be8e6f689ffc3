/** What happens to players: mana, their library, losing and winning (102). */
import type { Address, ManaType, ManaUse } from '../../language/index.ts'
import { isPlayerKeptFrom } from '../playerRules/index.ts'
import { type Draft, get, inTurnOrder, type LossReason, type ObjectId, playerAt, type Seat } from '../state/index.ts'
import { tellOf } from './tell.ts'

/** Adds mana to a player's pool (106.4); `use` restricts it (106.6). */
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

/** Puts a library in random order; nobody knows any card of it any more. */
export function shuffleLibrary(g: Draft, seat: Seat): void {
  const cards = [...(g.state.libraries[seat] ?? [])]
  for (let last = cards.length - 1; last > 0; last--) {
    const other = g.random(last + 1)
    const held = cards[last] as ObjectId
    cards[last] = cards[other] as ObjectId
    cards[other] = held
  }
  for (const id of cards) if (get(g.state, id).knownTo.length > 0) g.patch(id, { knownTo: [] })
  g.writeZone('library', seat, cards)
  g.emit({ kind: 'shuffled', rule: '2004:217.2b', seat })
}

export interface Loss {
  readonly seat: Seat
  readonly reason: LossReason
}

/** One player loses the game (102.3). */
export function loseGame(g: Draft, seat: Seat, reason: LossReason): void {
  losePlayers(g, [{ seat, reason }])
}

/** Players lose at the same time; where none is left the game is a draw (102.4). Gives whether anyone lost. */
export function losePlayers(g: Draft, losses: readonly Loss[]): boolean {
  let lost = false
  for (const { seat, reason } of losses) {
    if (g.state.outcome !== null || playerAt(g.state, seat).lost !== null) continue
    if (reason !== 'conceded' && isPlayerKeptFrom(g.state, seat, 'losing')) continue
    g.patchPlayer(seat, { lost: reason })
    g.emit({ kind: 'playerLost', rule: RULES[reason], seat, reason })
    lost = true
  }
  const left = inTurnOrder(g.state)
  const reason = losses[0]?.reason
  if (lost && reason !== undefined && left.length < 2)
    end(g, left[0] ?? null, left.length === 0 ? 'draw' : reason, left.length === 0 ? '2004:102.4' : RULES[reason])
  return lost
}

/** An effect says that a player wins: everyone else is out of it (102.3). */
export function winGame(g: Draft, seat: Seat): void {
  const barred = isPlayerKeptFrom(g.state, seat, 'winning')
  if (barred || g.state.outcome !== null || playerAt(g.state, seat).lost !== null) return
  end(g, seat, 'effect', '2004:102.3')
}

/** The game is a draw (102.4, 102.6). */
export function drawGame(g: Draft, rule: string): void {
  if (g.state.outcome === null) end(g, null, 'draw', rule)
}

const RULES: Readonly<Record<LossReason, string>> = {
  life: '2004:420.5a',
  poison: '2004:420.5h',
  emptyLibrary: '2004:420.5g',
  effect: '2004:102.3',
  conceded: '2004:102.7',
}

function end(g: Draft, winner: Seat | null, reason: LossReason | 'draw', rule: string): void {
  g.write({ outcome: { winner, reason, rule } })
  // 217.9b: the winner becomes the owner of all cards at stake.
  if (winner !== null) for (const id of g.state.ante) g.patch(id, { owner: winner, controller: winner })
  g.emit({ kind: 'gameOver', rule, winner })
}
