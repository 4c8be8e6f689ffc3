/** Who assigns combat damage, and among whom (310.2). */
import { hasKeyword, powerOf, toughnessOf } from '../continuous/index.ts'
import type { DamageSource } from '../questions/index.ts'
import { assignsDamage } from '../restrictions/index.ts'
import { type Attacker, editionOf, get, type ObjectId, type Ref, type Seat, type State } from '../state/index.ts'
import { takeDamageAsBand } from './bands.ts'
import { isCreature } from './fighters.ts'

/** Whether it has first or double strike now (310.5). */
export function strikesFirst(state: State, id: ObjectId): boolean {
  return hasKeyword(state, id, 'firstStrike') || hasKeyword(state, id, 'doubleStrike')
}

/** Attacking and blocking creatures, each once. */
export function fightersOf(state: State): readonly ObjectId[] {
  const { combat } = state
  if (combat === null) return []
  return [...combat.attackers.map((one) => one.id), ...combat.blocks.map((one) => one.id)].filter((id) =>
    isCreature(state, id),
  )
}

/** Whether the combat has two damage steps (310.5). */
export function needsFirstStrikeStep(state: State): boolean {
  return fightersOf(state).some((id) => strikesFirst(state, id))
}

/** Whether the creature assigns damage in this one of the two steps (310.5, 502.28b; 2011:510.4). */
function assignsNow(state: State, id: ObjectId, first: boolean): boolean {
  if (first) return strikesFirst(state, id)
  return state.combat?.dealtFirst.includes(id) !== true || hasKeyword(state, id, 'doubleStrike')
}

/**
 * How much would destroy it as things stand (502.9b): damage already dealt counts; one point from deathtouch is enough.
 */
function lethalFor(state: State, source: ObjectId, id: ObjectId): number {
  const needed = Math.max(0, toughnessOf(state, id) - get(state, id).damage)
  return needed > 1 && hasKeyword(state, source, 'deathtouch') ? 1 : needed
}

function creatures(state: State, source: ObjectId, ids: readonly ObjectId[]): DamageSource['to'] {
  return ids
    .filter((id) => isCreature(state, id))
    .map((id) => ({ ref: { object: id }, lethal: lethalFor(state, source, id) }))
}

/** What is attacked, if it still is (2011:506.4c). */
function attacked(defender: Ref | null): DamageSource['to'] {
  return defender === null ? [] : [{ ref: defender, lethal: 0 }]
}

/** 310.2a: as much as its power, unless an effect says it assigns none, or goes by its toughness (310.2e). */
function amountOf(state: State, id: ObjectId): number {
  if (assignsDamage(state, id, 'none')) return 0
  return assignsDamage(state, id, 'byToughness') ? toughnessOf(state, id) : powerOf(state, id)
}

/** Damage, and who divides it. */
interface Division {
  readonly by: Seat
  readonly source: DamageSource
}

/**
 * The damage of a creature among those it fights: divided by its controller, in their order where the edition has one;
 * against a band by the controller of that, freely, and among those creatures alone (502.10h, 502.11c).
 */
function amongFoes(state: State, id: ObjectId, foes: readonly ObjectId[]): Division {
  const to = creatures(state, id, foes)
  const band = takeDamageAsBand(
    state,
    foes.filter((foe) => isCreature(state, foe)),
  )
  const by = get(state, band && foes[0] !== undefined ? foes[0] : id).controller
  const ordered = !band && editionOf(state).combat.blockersOrdered
  return { by, source: { id, n: amountOf(state, id), to, trample: false, ordered } }
}

/** 310.2b-c, 502.9: an attacker's damage goes to what it attacks, to its blockers, or with trample to both. */
function ofAttacker(state: State, attacker: Attacker, through: boolean): Division {
  const { id, defender } = attacker
  const beyond = attacked(defender)
  const { by, source } = amongFoes(state, id, attacker.blockers)
  const own = get(state, id).controller
  if (!attacker.blocked || through) return { by: own, source: { ...source, to: beyond } }
  if (!hasKeyword(state, id, 'trample') || by !== own) return { by, source }
  const trample = beyond.length > 0 && source.to.length > 0
  return { by, source: { ...source, to: [...source.to, ...beyond], trample } }
}

function assignsIn(state: State, id: ObjectId, first: boolean): boolean {
  return isCreature(state, id) && assignsNow(state, id, first)
}

/** 310.2e: blocked attackers whose controller may have them assign damage as though they weren't blocked. */
export function mayGoThrough(state: State, seat: Seat, first: boolean): readonly ObjectId[] {
  const blocked = (state.combat?.attackers ?? []).filter(
    ({ id, blocked: is }) =>
      is &&
      assignsIn(state, id, first) &&
      get(state, id).controller === seat &&
      (assignsDamage(state, id, 'asUnblocked') || assignsDamage(state, id, 'onlyAsUnblocked')),
  )
  const able = blocked.filter((one) => amountOf(state, one.id) > 0 && attacked(one.defender).length > 0)
  return able.map((one) => one.id)
}

/**
 * Everything whose damage one player assigns in this step, with everything it could be assigned to (310.2a). `through`
 * are those that deal it as though they weren't blocked.
 */
export function sourcesOf(
  state: State,
  seat: Seat,
  first: boolean,
  through: readonly ObjectId[],
): readonly DamageSource[] {
  const { combat } = state
  if (combat === null) return []
  const all = [
    ...combat.attackers
      .filter(({ id }) => assignsIn(state, id, first))
      .map((one) => ofAttacker(state, one, through.includes(one.id))),
    ...combat.blocks
      .filter(({ id }) => assignsIn(state, id, first))
      .map(({ id, attackers }) => amongFoes(state, id, attackers)),
  ]
  const sources = all.filter(({ by }) => by === seat).map(({ source }) => source)
  return sources.filter((source) => source.n > 0 && source.to.length > 0)
}
