/** Blocking heuristics: to survive, and where the trade is good. */
import { type ObjectId, playerAt, type QuestionOf, type ReplyTo, type Seat, type State } from '../../engine/index.ts'
import { duel, type Fighter, fighterOf, hits } from '../fights.ts'
import type { Heuristic } from '../mind.ts'
import { because } from '../reasons.ts'

type Blocks = ReplyTo<'blockers'>
type Able = QuestionOf<'blockers'>['able']

/** Attackers that attack this player or, with `all`, its planeswalkers too. */
function attackersAt(state: State, seat: Seat, all: boolean): readonly Fighter[] {
  return (state.combat?.attackers ?? []).flatMap(({ id, defender, against }) =>
    against === seat && (all || (defender !== null && 'player' in defender)) ? [fighterOf(state, id)] : [],
  )
}

function damageThrough(
  attackers: readonly Fighter[],
  blocks: ReadonlyMap<ObjectId, readonly ObjectId[]>,
  state: State,
): number {
  return attackers.reduce((sum, one) => {
    const by = blocks.get(one.id) ?? []
    if (by.length === 0) return sum + hits(one)
    const stopped = by.reduce((total, id) => total + Math.max(0, fighterOf(state, id).left), 0)
    return one.trample ? sum + Math.max(0, hits(one) - stopped) : sum
  }, 0)
}

/** What a block gains: what it kills, minus what is lost. */
function blockGain(attacker: Fighter, blocker: Fighter): number {
  const end = duel(attacker, blocker)
  return (end.a ? attacker.worth : 0) - (end.b ? blocker.worth : 0)
}

interface Making {
  readonly state: State
  readonly able: Able
  readonly blocks: Map<ObjectId, readonly ObjectId[]>
  readonly used: Set<ObjectId>
}

function put(making: Making, attacker: ObjectId, blocker: ObjectId): void {
  making.blocks.set(attacker, [...(making.blocks.get(attacker) ?? []), blocker])
  making.used.add(blocker)
}

function openTo(making: Making, attacker: ObjectId): readonly Fighter[] {
  return making.able
    .filter((one) => one.attackers.includes(attacker) && !making.used.has(one.id))
    .map((one) => fighterOf(making.state, one.id))
}

/** Blocks that are good in themselves, most valuable attackers first. `least` is the minimum gain. */
function goodBlocks(making: Making, attackers: readonly Fighter[], least: number): void {
  for (const attacker of [...attackers].sort((a, b) => b.worth - a.worth)) {
    if ((making.blocks.get(attacker.id) ?? []).length > 0) continue
    const ranked = openTo(making, attacker.id)
      .map((one) => ({ one, gain: blockGain(attacker, one) }))
      .sort((a, b) => b.gain - a.gain || a.one.worth - b.one.worth)
    const best = ranked[0]
    if (best !== undefined && best.gain >= least && !(best.gain === 0 && duel(attacker, best.one).b))
      put(making, attacker.id, best.one.id)
  }
}

/** Double blocks that kill a valuable attacker and lose less. */
function gangBlocks(making: Making, attackers: readonly Fighter[]): void {
  for (const attacker of [...attackers].sort((a, b) => b.worth - a.worth)) {
    if ((making.blocks.get(attacker.id) ?? []).length > 0 || attacker.lasting || attacker.first || attacker.deadly)
      continue
    const open = [...openTo(making, attacker.id)].sort((a, b) => b.power - a.power)
    const [a, b] = open
    if (a === undefined || b === undefined || a.power + b.power < attacker.left) continue
    const lost =
      attacker.power >= a.left || attacker.power >= b.left
        ? Math.max(attacker.power >= a.left ? a.worth : 0, attacker.power >= b.left ? b.worth : 0)
        : 0
    if (attacker.worth > lost * 1.2) {
      put(making, attacker.id, a.id)
      put(making, attacker.id, b.id)
    }
  }
}

/** Chump blocks, the least valuable creature on the hardest hitter, until the damage is survivable. */
function saveLife(making: Making, attackers: readonly Fighter[], life: number): void {
  for (const attacker of [...attackers].sort((a, b) => hits(b) - hits(a))) {
    if (damageThrough(attackers, making.blocks, making.state) < life) return
    if ((making.blocks.get(attacker.id) ?? []).length > 0) continue
    const least = [...openTo(making, attacker.id)].sort((a, b) => blockGain(attacker, b) - blockGain(attacker, a))[0]
    if (least !== undefined) put(making, attacker.id, least.id)
  }
}

/** The blocks the heuristics choose. */
function chooseBlocks(state: State, seat: Seat, able: Able): { readonly blocks: Blocks; readonly saved: boolean } {
  const attackers = attackersAt(state, seat, false)
  const all = attackersAt(state, seat, true)
  const making: Making = { state, able, blocks: new Map(), used: new Set() }
  const { life } = playerAt(state, seat)
  const coming = damageThrough(attackers, making.blocks, state)
  // The lower the life total, the more an even trade is worth.
  goodBlocks(making, all, life - coming <= 8 ? -0.6 : 0)
  gangBlocks(making, all)
  if (damageThrough(attackers, making.blocks, state) >= life) {
    making.blocks.clear()
    making.used.clear()
    saveLife(making, attackers, life)
    goodBlocks(making, all, 0)
  }
  const byBlocker = new Map<ObjectId, ObjectId[]>()
  for (const [attacker, ids] of making.blocks)
    for (const id of ids) byBlocker.set(id, [...(byBlocker.get(id) ?? []), attacker])
  return { blocks: [...byBlocker].map(([id, whom]) => ({ id, attackers: whom })), saved: coming >= life }
}

export const blockers: Heuristic<'blockers'> = ({ state, seat }, question) => {
  const { blocks, saved } = chooseBlocks(state, seat, question.able)
  return { reply: blocks, reason: because(blocks.length === 0 ? 'noBlock' : saved ? 'mustBlock' : 'block') }
}
