/** The combat damage steps (310): assigning, then dealing at once or, in 2004, from the stack. */
import type { Edition } from '../../rulebook/index.ts'
import { hasKeyword, isAttackable } from '../continuous/index.ts'
import { ceaseToExist, happen, makeCombatDamage } from '../events/index.ts'
import { ask, type DamageSource, type Process } from '../questions/index.ts'
import { assignsDamage } from '../restrictions/index.ts'
import {
  activeSeats,
  type DamageShare,
  type Draft,
  editionOf,
  get,
  inTurnOrder,
  type ObjectId,
  type Seat,
  type State,
  sameRef,
} from '../state/index.ts'
import { fightersOf, mayGoThrough, sourcesOf, strikesFirst } from './assign.ts'
import { isCreature } from './fighters.ts'

/** One creature's damage where there is nothing to choose, or `null` where its controller divides it. */
function forced(source: DamageSource, all: readonly DamageSource[]): readonly DamageShare[] | null {
  const [first] = source.to
  if (first === undefined) return []
  const whole = [{ source: source.id, to: first.ref, n: source.n }]
  if (source.to.length === 1) return whole
  if (!source.ordered || source.n > first.lethal) return null
  const shared = all.some((other) => other !== source && other.to.some((one) => sameRef(one.ref, first.ref)))
  return shared ? null : whole
}

/** Forced damage counts towards lethal damage for those who choose (502.9b, 502.9e). */
function lessForced(state: State, source: DamageSource, fixed: readonly DamageShare[]): DamageSource {
  const to = source.to.map((one) => {
    const dealt = fixed.filter((share) => sameRef(share.to, one.ref))
    if (dealt.length === 0) return one
    const sum = dealt.reduce((total, share) => total + share.n, 0)
    const deadly = dealt.some((share) => hasKeyword(state, share.source, 'deathtouch'))
    return { ...one, lethal: deadly ? 0 : Math.max(0, one.lethal - sum) }
  })
  return { ...source, to }
}

/** 310.2e: one player decides which of their blocked attackers assign damage as though they weren't blocked. */
function* sendThrough(g: Draft, seat: Seat, first: boolean): Process<readonly ObjectId[]> {
  const through: ObjectId[] = []
  for (const source of mayGoThrough(g.state, seat, first)) {
    const payload = { seat, source, reason: 'asUnblocked', cost: null, default: true } as const
    if (assignsDamage(g.state, source, 'onlyAsUnblocked') || (yield* ask('confirm', payload))) through.push(source)
  }
  return through
}

/** One player assigns the damage that is theirs to divide; asked only if something can be divided (310.1, 310.2). */
function* assign(g: Draft, seat: Seat, first: boolean, through: readonly ObjectId[]): Process<readonly DamageShare[]> {
  const all = sourcesOf(g.state, seat, first, through)
  const shares: DamageShare[] = []
  const open: DamageSource[] = []
  for (const source of all) {
    const fixed = forced(source, all)
    if (fixed === null) open.push(source)
    else shares.push(...fixed)
  }
  if (open.length === 0) return shares
  const sources = open.map((source) => lessForced(g.state, source, shares))
  const assignment = yield* ask('assignDamage', { seat, sources })
  sources.forEach((source, index) => {
    source.to.forEach((one, place) => {
      const n = assignment[index]?.[place] ?? 0
      if (n > 0) shares.push({ source: source.id, to: one.ref, n })
    })
  })
  return shares
}

type HadAPart = (state: State, shares: readonly DamageShare[]) => readonly ObjectId[]

const HAD_A_PART: { readonly [S in Edition['combat']['secondDamageStep']]: HadAPart } = {
  notYetAssigned: (_state, shares) => [...new Set(shares.map((share) => share.source))],
  notYetDealtFirst: (state) => fightersOf(state).filter((id) => strikesFirst(state, id)),
}

/** Remembers which creatures took part in the first of two damage steps, as the edition reads 310.5. */
function noteFirst(g: Draft, shares: readonly DamageShare[]): void {
  const { combat } = g.state
  if (combat === null) return
  const dealtFirst = HAD_A_PART[editionOf(g.state).combat.secondDamageStep](g.state, shares)
  g.write({ combat: { ...combat, dealtFirst } })
}

/**
 * The start of a combat damage step: the active player assigns, then the others (310.1). The damage goes on the stack
 * as one object (310.4), or is dealt at once, depending on the edition.
 */
export function* dealCombatDamage(g: Draft, first: boolean): Process {
  const shares: DamageShare[] = []
  // Only active players have attackers, and decide first.
  const through: ObjectId[] = []
  for (const seat of activeSeats(g.state)) through.push(...(yield* sendThrough(g, seat, first)))
  for (const seat of inTurnOrder(g.state)) {
    const own = yield* assign(g, seat, first, through)
    if (own.length > 0) g.emit({ kind: 'combatDamageAssigned', seat, rule: 'damage.assigned' })
    shares.push(...own)
  }
  if (first) noteFirst(g, shares)
  if (shares.length === 0) return
  if (editionOf(g.state).combat.damageUsesStack) makeCombatDamage(g, g.state.turn.active, shares)
  else yield* dealShares(g, shares)
}

/**
 * 310.4: all of it is dealt at once, as assigned; not to something that is no longer a creature on the battlefield
 * (310.4c).
 */
function* dealShares(g: Draft, shares: readonly DamageShare[]): Process {
  const { state } = g
  const isThere = (id: ObjectId): boolean => state.battlefield.includes(id) && isAttackable(state, id)
  const dealt = shares.filter(({ to }) => 'player' in to || isCreature(state, to.object) || isThere(to.object))
  if (dealt.length > 0)
    yield* happen(
      g,
      dealt.map((share) => ({ kind: 'damage', ...share, combat: true })),
    )
}

/** 310.4: the combat damage object resolves. */
export function* resolveCombatDamage(g: Draft, id: ObjectId): Process {
  const shares = get(g.state, id).shares ?? []
  ceaseToExist(g, id)
  yield* dealShares(g, shares)
}
