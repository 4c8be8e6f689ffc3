/** Declaring attackers (308). */

import { notice } from '../abilities/index.ts'
import { hasKeyword, powerOf } from '../continuous/index.ts'
import { happen, tellOf } from '../events/index.ts'
import { attempt } from '../play/index.ts'
import { ask, type Process } from '../questions/index.ts'
import {
  type Attacker,
  actingWith,
  attackOn,
  type Draft,
  find,
  get,
  type NamedRef,
  type ObjectId,
  type Ref,
  type Refusal,
  type Seat,
  type State,
  spokenForBy,
} from '../state/index.ts'
import { costsOfAttack } from './attackCosts.ts'
import type { AttackDeclaration } from './attackDemands.ts'
import { takeAttackOptions } from './attackOptions.ts'
import { bandIn } from './bands.ts'
import { payAll } from './costs.ts'
import { defendersOf, defendingSeat, isCreature } from './fighters.ts'
import { ableAttackers } from './whyCantAttack.ts'

/** A player or object, as named in the log. */
function nameRef(state: State, ref: Ref): NamedRef {
  return 'player' in ref ? ref : tellOf(state, ref.object)
}

/** 308.2c: attackers tap; that isn't a cost. */
function* tapAttackers(g: Draft, ids: readonly ObjectId[]): Process {
  const tapping = ids.filter((id) => !hasKeyword(g.state, id, 'vigilance'))
  if (tapping.length > 0)
    yield* happen(
      g,
      tapping.map((object) => ({ kind: 'tap', object, forMana: false, attacking: true })),
    )
}

/** What was attacked may have left while costs were paid. */
function begun(state: State, { id, defender }: AttackDeclaration[number], band: number | null): Attacker {
  const here = 'player' in defender || find(state, defender.object)?.zone === 'battlefield'
  return attackOn(id, here ? defender : null, defendingSeat(state, defender), band)
}

const totalPower = (state: State, ids: readonly ObjectId[], seat: Seat): number =>
  ids.reduce((sum, id) => sum + (get(state, id).controller === seat ? powerOf(state, id) : 0), 0)

/** What is known of the turn, with these attacks: which creatures, and which players they attacked (today:508.6). */
function withAttacks(facts: State['facts'], attacks: AttackDeclaration): State['facts'] {
  const attacked = [...facts.attacked, ...attacks.map(({ id }) => id)]
  const onPlayers = attacks.flatMap(({ id, defender }) =>
    'player' in defender ? [{ attacker: id, player: defender.player }] : [],
  )
  if (onPlayers.length === 0) return { ...facts, attacked }
  return { ...facts, attacked, attackedPlayers: [...(facts.attackedPlayers ?? []), ...onPlayers] }
}

/** 308.2g: the creatures that are still there and still controlled become attacking. */
function becomeAttacking(g: Draft, seat: Seat, declaration: AttackDeclaration): void {
  const team = actingWith(g.state, seat)
  const attacks = declaration.filter(({ id }) => isCreature(g.state, id) && team.includes(get(g.state, id).controller))
  const attackers = attacks.map((one) => begun(g.state, one, bandIn(attacks, one.id)))
  const ids = attackers.map((one) => one.id)
  const against = attacks.flatMap(({ defender }) => ('player' in defender ? [defender.player] : []))
  const defending = [...new Set(against)]
  const power = Object.fromEntries(team.map((one) => [one, totalPower(g.state, ids, one)]))
  g.write({
    combat: { attacked: attackers.length > 0, against: defending, power, attackers, blocks: [], dealtFirst: [] },
    facts: withAttacks(g.state.facts, attacks),
  })
  if (ids.length === 0) return
  const told = attacks.map(({ id, defender }) => ({
    object: tellOf(g.state, id),
    defender: nameRef(g.state, defender),
    band: bandIn(attacks, id),
  }))
  const own = team.flatMap((one) => {
    const theirs = attacks.filter(({ id }) => get(g.state, id).controller === one)
    return theirs.length === 0 ? [] : [{ seat: one, attacks: theirs }]
  })
  g.emit({ kind: 'attacked', seat, attackers: told, rule: 'attack.declared' })
  notice(g, [
    ...attacks.map(({ id, defender }) => ({ kind: 'attacks', object: id, defender, alone: ids.length === 1 }) as const),
    ...own.flatMap((by) => defending.map((defender) => ({ kind: 'attacked', defender, seat: by.seat }) as const)),
    ...own.map((by) => ({ kind: 'declared', ...by }) as const),
  ])
}

function* attackWith(g: Draft, declaration: AttackDeclaration): Process<Refusal | null> {
  const ids = declaration.map((one) => one.id)
  yield* tapAttackers(g, ids)
  yield* takeAttackOptions(g, ids)
  // 308.2d: determined after tapping, then locked in.
  return yield* payAll(g, costsOfAttack(g.state, declaration))
}

/**
 * The active player declares attackers, for the team where turns are shared (2011:contents/805); asked only if some
 * creature can attack. A declaration whose costs aren't paid is taken back, and the player declares again (308.2, 422).
 */
export function* declareAttackers(g: Draft): Process {
  const seat = spokenForBy(g.state, g.state.turn.active)
  const defenders = defendersOf(g.state, seat)
  for (;;) {
    const able = ableAttackers(g.state, seat)
    const declaration = able.length === 0 ? [] : yield* ask('attackers', { seat, able, defenders })
    if (declaration.length === 0) return becomeAttacking(g, seat, [])
    const refused = yield* attempt(g, seat, null, () => attackWith(g, declaration))
    if (refused === null) return becomeAttacking(g, seat, declaration)
  }
}
