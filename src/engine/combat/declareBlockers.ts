/** Declaring blockers (309), and the damage assignment order where the edition has one (2011:509.2). */
import { notice } from '../abilities/index.ts'
import { tellOf } from '../events/index.ts'
import { attempt } from '../play/index.ts'
import { ask, idsInOrder, type Process } from '../questions/index.ts'
import {
  actingWith,
  bandOf,
  type Draft,
  editionOf,
  get,
  inTurnOrder,
  rememberBlocks,
  type Seat,
  type State,
  spokenForBy,
} from '../state/index.ts'
import { blockCosts } from './blockCosts.ts'
import type { BlockDeclaration } from './blockDemands.ts'
import { costsByPayer, payAll } from './costs.ts'
import { isCreature } from './fighters.ts'
import { ableBlockers } from './whyCantBlock.ts'

function defendingSeats(state: State): readonly Seat[] {
  const seats = (state.combat?.attackers ?? []).map((one) => spokenForBy(state, one.against))
  return inTurnOrder(state).filter((seat) => seats.includes(seat))
}

/** 309.2e-f: the chosen creatures become blocking; what they block becomes blocked, all other attackers unblocked. */
function becomeBlocking(g: Draft, seat: Seat, declaration: BlockDeclaration): void {
  const { combat } = g.state
  if (combat === null) return
  const team = actingWith(g.state, seat)
  const blocks = declaration
    .filter(
      ({ id, attackers }) =>
        attackers.length > 0 && isCreature(g.state, id) && team.includes(get(g.state, id).controller),
    )
    // 502.10e: who blocks one of a band blocks all of it.
    .map(({ id, attackers }) => ({ id, attackers: [...new Set(attackers.flatMap((one) => bandOf(combat, one)))] }))
  if (blocks.length === 0) return
  const attackers = combat.attackers.map((attacker) => {
    const blockers = blocks.filter((block) => block.attackers.includes(attacker.id)).map((block) => block.id)
    return blockers.length === 0
      ? attacker
      : {
          ...attacker,
          blocked: true,
          blockers: [...attacker.blockers, ...blockers],
          met: [...(attacker.met ?? []), ...blockers],
        }
  })
  g.write({ combat: { ...combat, attackers, blocks: [...combat.blocks, ...blocks] } })
  rememberBlocks(
    g,
    blocks.flatMap(({ id, attackers: met }) => met.map((attacker) => ({ blocker: id, attacker }))),
  )
  const told = blocks.map(({ id, attackers: blocked }) => ({
    object: tellOf(g.state, id),
    attackers: blocked.map((one) => tellOf(g.state, one)),
  }))
  g.emit({ kind: 'blocked', seat, blocks: told, rule: 'block.declared' })
}

/** 309.3: blocking, becoming blocked and staying unblocked are noticed once, now. */
function noticeBlocks(g: Draft): void {
  const { combat } = g.state
  if (combat === null) return
  const alone = combat.blocks.length === 1
  notice(g, [
    ...combat.blocks.flatMap(({ id, attackers }) =>
      attackers.map((attacker) => ({ kind: 'blocks', object: id, attacker, alone }) as const),
    ),
    ...combat.attackers.map(({ id, blockers }) =>
      blockers.length > 0
        ? ({ kind: 'becomesBlocked', object: id, by: blockers, already: null } as const)
        : ({ kind: 'unblocked', object: id } as const),
    ),
  ])
}

/**
 * 2011:509.2-3: the attacking player orders each attacker's blockers, then the defending player the attackers of each
 * blocker.
 */
function* orderDamage(g: Draft): Process {
  if (!editionOf(g.state).combat.blockersOrdered) return
  for (const { id, blockers } of g.state.combat?.attackers ?? []) {
    if (blockers.length < 2) continue
    const ordered = yield* idsInOrder(get(g.state, id).controller, 'blockers', blockers, id)
    const { combat } = g.state
    if (combat === null) return
    g.write({
      combat: {
        ...combat,
        attackers: combat.attackers.map((one) => (one.id === id ? { ...one, blockers: ordered } : one)),
      },
    })
  }
  for (const { id, attackers } of g.state.combat?.blocks ?? []) {
    if (attackers.length < 2) continue
    const ordered = yield* idsInOrder(get(g.state, id).controller, 'blockers', attackers, id)
    const { combat } = g.state
    if (combat === null) return
    g.write({
      combat: { ...combat, blocks: combat.blocks.map((one) => (one.id === id ? { ...one, attackers: ordered } : one)) },
    })
  }
}

/**
 * One player's blocks; asked only if some creature can block. Blocks whose costs aren't paid are taken back (309.2).
 */
function* declareFor(g: Draft, seat: Seat): Process {
  for (;;) {
    const able = ableBlockers(g.state, seat)
    if (able.length === 0) return
    const declaration = yield* ask('blockers', { seat, able })
    // 309.2b: locked in before anything is paid.
    const costs = costsByPayer(g.state, declaration, (payer, { id, attackers }) =>
      blockCosts(g.state, payer, id, attackers),
    )
    const refused = yield* attempt(g, seat, null, () => payAll(g, costs))
    if (refused === null) return becomeBlocking(g, seat, declaration)
  }
}

/** Each defending player declares blockers, or one for each defending team (2011:contents/805). */
export function* declareBlockers(g: Draft): Process {
  for (const seat of defendingSeats(g.state)) yield* declareFor(g, seat)
  yield* orderDamage(g)
  noticeBlocks(g)
}
