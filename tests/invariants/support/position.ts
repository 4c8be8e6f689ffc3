/** What holds of every position. Each check fails by throwing. */
import assert from 'node:assert/strict'
import type { Position } from '../../../src/engine/index.ts'
import {
  find,
  findAnywhere,
  type GameObject,
  hasKeyword,
  isType,
  type ObjectId,
  type State,
  stateOf,
  toughnessOf,
} from '../../../src/engine/index.ts'
import { checkUntilStable } from '../../../src/engine/priority/index.ts'
import { allStacks, Draft } from '../../../src/engine/state/index.ts'
import { checkStateBased } from '../../../src/engine/stateBased/index.ts'

const objectsByPages = new WeakMap<State['objects'], readonly GameObject[]>()

/** All objects there are, in the order of their numbers. */
export function objectsOf(state: State): readonly GameObject[] {
  const known = objectsByPages.get(state.objects)
  if (known) return known
  const objects: GameObject[] = []
  for (const page of state.objects) for (const object of page) if (object !== null) objects.push(object)
  objectsByPages.set(state.objects, objects)
  return objects
}

/** Every zone list of the state. */
function lists(state: State): { zone: GameObject['zone']; owner: number | null; ids: readonly ObjectId[] }[] {
  const bySeat = (zone: GameObject['zone'], all: readonly (readonly ObjectId[])[]) =>
    all.map((ids, owner) => ({ zone, owner, ids }))
  return [
    ...bySeat('library', state.libraries),
    ...bySeat('hand', state.hands),
    ...bySeat('graveyard', state.graveyards),
    { zone: 'battlefield', owner: null, ids: state.battlefield },
    { zone: 'stack', owner: null, ids: allStacks(state) },
    { zone: 'exile', owner: null, ids: state.exile },
    { zone: 'command', owner: null, ids: state.command },
    { zone: 'phasedOut', owner: null, ids: state.phasedOut },
    { zone: 'ante', owner: null, ids: state.ante },
    ...bySeat('outside', state.outside),
  ]
}

/** The physical cards, sorted: the same at every position of a game. */
export function cardsOf(state: State): number[] {
  return objectsOf(state)
    .flatMap((object) => object.card ?? [])
    .sort((a, b) => a - b)
}

/** 217.1: every object is in exactly one zone, in that zone's list, and in its owner's where each player has one. */
function checkZones(state: State): void {
  const placed = new Set<ObjectId>()
  for (const { zone, owner, ids } of lists(state)) {
    for (const id of ids) {
      if (placed.has(id)) assert.fail(`object ${id} is in two places`)
      placed.add(id)
      const object = findAnywhere(state, id)
      if (object === null) assert.fail(`the ${zone} holds ${id}, which does not exist`)
      assert.equal(object.id, id)
      if (object.zone !== zone) assert.fail(`object ${id} is listed elsewhere`)
      if (owner !== null && object.owner !== owner) assert.fail(`object ${id} is in another player's ${zone}`)
    }
  }
  for (const object of objectsOf(state)) {
    if (!placed.has(object.id)) assert.fail(`object ${object.id} (${object.zone}) is in no zone's list`)
    if (object.id >= state.nextId) assert.fail(`object ${object.id} has a number not yet given`)
  }
}

const whole = (n: number, what: string): void => assert(Number.isInteger(n), `${what} is ${n}`)

function checkNumbers(state: State): void {
  for (const player of state.players) {
    whole(player.life, `life of ${player.seat}`)
    for (const [kind, n] of Object.entries(player.counters)) whole(n, kind)
    assert(Array.isArray(player.landsPlayed))
  }
}

function checkCounts(object: GameObject): void {
  whole(object.damage, `damage on ${object.id}`)
  assert(object.damage >= 0, `negative damage on ${object.id}`)
  for (const [counter, n] of Object.entries(object.counters)) {
    whole(n, `${counter} counters on ${object.id}`)
    assert(n > 0, `${n} ${counter} counters on ${object.id}`)
  }
  for (const share of object.shares ?? []) assert(Number.isInteger(share.n) && share.n >= 0)
}

/** Objects found sound: they never change, so each is looked at once. */
const soundObjects = new WeakSet<GameObject>()

function checkObjects(state: State): void {
  const isSeat = (seat: number): boolean => state.players[seat] !== undefined
  for (const object of objectsOf(state)) {
    if (soundObjects.has(object)) continue
    soundObjects.add(object)
    checkCounts(object)
    assert(isSeat(object.owner) && isSeat(object.controller) && isSeat(object.baseController), `seats of ${object.id}`)
    assert(object.knownTo.every(isSeat), `knownTo of ${object.id}`)
    assert.equal(object.card === null, object.kind !== 'card', `${object.id}: card or ${object.kind}`)
    assert(object.kind !== 'card' || state.printed[object.face] != null, `card ${object.id} without a face`)
    // 502.15f: what is phased out is remembered as it was.
    if (object.zone !== 'battlefield' && object.zone !== 'phasedOut')
      assert(!object.tapped && object.damage === 0, `${object.id} is marked off the table`)
    if (object.zone === 'stack') {
      const isDamage = object.kind === 'combatDamage'
      assert(
        isDamage ? object.shares !== null : object.choices !== null,
        `${object.id} is on the stack without choices`,
      )
      assert.equal(object.ability !== null, object.kind === 'ability', `ability of ${object.id}`)
    }
  }
}

/** 420.5b-c, apart from the engine's own check. */
function checkAlive(state: State, id: ObjectId): void {
  const toughness = toughnessOf(state, id)
  assert(toughness > 0, `creature ${id} lives with toughness ${toughness}`)
  const damage = find(state, id)?.damage ?? 0
  assert(damage < toughness || hasKeyword(state, id, 'indestructible'), `creature ${id} lives with ${damage} damage`)
}

/**
 * What holds whenever a player has priority (408.1b): nothing applies, nothing waits, all is attached to what is there.
 */
function checkSettled(state: State): void {
  assert.equal(state.waiting.length, 0, 'a triggered ability still waits')
  for (const process of [checkStateBased, checkUntilStable]) {
    const draft = new Draft(state)
    const step = process(draft).next(undefined as never)
    const told = `something was still to be done: ${JSON.stringify(draft.events)}`
    assert(step.done === true && step.value === false, told)
  }
  for (const id of state.battlefield) if (isType(state, id, 'creature')) checkAlive(state, id)
  for (const object of objectsOf(state)) {
    if (object.attachedTo === null || 'player' in object.attachedTo) continue
    const host = findAnywhere(state, object.attachedTo.object)
    // 502.15i: what phased out remembers what it was attached to; what phased out with its host is there with it.
    if (object.zone === 'phasedOut') {
      assert(
        object.phasedWith === null || host === null || host.zone === 'phasedOut',
        `${object.id} is phased out without its host`,
      )
      continue
    }
    assert(object.zone === 'battlefield' && host?.zone === 'battlefield', `${object.id} is attached to what is gone`)
  }
  for (const { id, blockers } of state.combat?.attackers ?? []) {
    assert.equal(find(state, id)?.zone, 'battlefield', `attacker ${id} is gone`)
    for (const blocker of blockers)
      assert.equal(find(state, blocker)?.zone, 'battlefield', `blocker ${blocker} is gone`)
  }
}

/**
 * Who is out of the game is asked nothing; whoever has left it owns and controls nothing in it (217.9b: but what is at
 * stake).
 */
function checkDeparted(position: Position): void {
  const state = stateOf(position)
  const { question } = position
  if (question !== null) assert.equal(state.players[question.seat]?.lost, null, 'asked, but out of the game')
  const isGone = (seat: number): boolean => state.players[seat]?.left === true
  for (const { id, zone, kind, owner, controller } of objectsOf(state)) {
    if (zone === 'outside' || zone === 'ante' || kind === 'combatDamage') continue
    assert(!isGone(owner), `${id} (${zone}) is of a player who has left`)
    assert(!isGone(controller), `${id} (${zone}) is controlled by a player who has left`)
  }
  for (const { seat, lost, left } of state.players) assert(lost !== null || !left, `seat ${seat} left without losing`)
}

/** Everything that holds of a position on its own. `cards` are the game's physical cards. */
export function checkPosition(position: Position, cards: readonly number[]): void {
  const state = stateOf(position)
  assert.deepEqual(cardsOf(state), cards, 'cards are lost or doubled')
  assert.equal(position.question === null, state.outcome !== null, 'a question, or an outcome')
  checkZones(state)
  checkZones(position.checkpoint)
  checkNumbers(state)
  checkObjects(state)
  checkDeparted(position)
  if (position.question?.kind === 'priority') checkSettled(state)
}
