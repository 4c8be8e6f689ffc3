/**
 * A player who has lost leaves the game, and the game continues without them (102.7, 2011:contents/800). The 2004 book
 * is for two players only (100.1), so both editions use the later rule.
 */
import { notice, takeDue, watchersBefore } from '../abilities/index.ts'
import { playersOf } from '../continuous/index.ts'
import type { Process } from '../questions/index.ts'
import {
  attacksNothing,
  type Draft,
  type GameObject,
  get,
  type Happened,
  type Lasting,
  moveTo,
  type ObjectId,
  type Seat,
  type State,
} from '../state/index.ts'
import { updateControl } from './control.ts'
import { passOn } from './designations.ts'
import { performEffects } from './effectPerformer.ts'
import { happen } from './happen.ts'
import { remembered } from './lastKnown.ts'
import { PLAINLY, PLAYED, parted, relocate } from './relocate.ts'
import { ceaseToExist } from './stackObjects.ts'
import { noteDepartures } from './turns.ts'
import { keepPlanes, settlePlanes } from './variants.ts'

/** Players who have lost while the game continues, but haven't left yet. */
export function leavingSeats({ players, outcome }: State): readonly Seat[] {
  if (outcome !== null || players.every((player) => player.lost === null || player.left)) return []
  return players.filter((player) => player.lost !== null && !player.left).map(({ seat }) => seat)
}

/** Whoever has lost leaves, in turn order. Returns whether anyone did. */
export function* leaveGame(g: Draft): Process<boolean> {
  const seats = leavingSeats(g.state)
  for (const seat of seats) yield* leave(g, seat)
  if (seats.length > 0) noteDepartures(g, seats)
  return seats.length > 0
}

/** Everything the player owns leaves, effects that give them control end, and what they still control is exiled. */
function* leave(g: Draft, seat: Seat): Process {
  g.patchPlayer(seat, { left: true, pool: [] })
  g.emit({ kind: 'leftGame', rule: 'players.leaving', seat })
  keepPlanes(g, seat)
  passOn(g, seat)
  const gone = takeOwned(g, seat)
  endTheirs(g, seat)
  attacksNothing(g, seat)
  updateControl(g)
  // today:610.3: what was away until one of those leaves comes back; that is no ability of anybody's.
  for (const { effects, context } of takeDue(g, gone)) yield* performEffects(g, effects, context)
  // What they control without any effect goes first: what its abilities have given them then goes back.
  yield* exiled(g, heldBy(g.state, seat, isWithoutEffect))
  yield* exiled(
    g,
    heldBy(g.state, seat, () => true),
  )
  settlePlanes(g)
}

function* exiled(g: Draft, all: readonly ObjectId[]): Process {
  yield* happen(
    g,
    all.map((object) => moveTo(object, 'exile', 'effect')),
  )
}

/** 217.9b: cards at stake stay. Damage on the stack belongs to nobody (2004:310.3). */
function isTakenAlong({ zone, kind, owner }: GameObject, seat: Seat): boolean {
  return owner === seat && kind !== 'combatDamage' && zone !== 'outside' && zone !== 'ante'
}

function objectsThat(state: State, fits: (object: GameObject) => boolean): readonly GameObject[] {
  return state.objects.flatMap((page) => page.filter((one): one is GameObject => one !== null && fits(one)))
}

/**
 * Everything the player owns leaves the game at once; abilities that see permanents leave see these (410.10d). Returns
 * which permanents did.
 */
function takeOwned(g: Draft, seat: Seat): readonly Happened[] {
  const before = watchersBefore(g.state)
  const arrival = { tick: g.tick(), place: 0 }
  const owned = objectsThat(g.state, (object) => isTakenAlong(object, seat))
  revealFaceDown(g, seat, owned)
  const known = remembered(g.state, owned.filter(isPublic))
  const happened: Happened[] = []
  for (const object of owned) {
    const move = moveTo(object.id, 'outside', 'effect')
    const became =
      object.kind === 'ability' ? null : relocate(g, object, move, PLAINLY, known.get(object.id) ?? null, arrival)
    if (became === null) ceaseToExist(g, object.id)
    else
      for (const id of [became, ...parted(g, object, move, arrival)])
        if (get(g.state, id).kind !== 'card') ceaseToExist(g, id)
    if (object.zone === 'battlefield')
      happened.push({ ...move, from: object.zone, became: null, seat: object.controller })
  }
  notice(g, happened, before)
  return happened
}

/** 504.6: what is face down is revealed when its owner leaves, as at the end of the game. */
function revealFaceDown(g: Draft, seat: Seat, owned: readonly GameObject[]): void {
  const down = owned.filter(({ faceDown, zone }) => faceDown && PLAYED.includes(zone))
  const objects = down.map(({ id, face }) => ({ id, name: g.state.printed[face]?.name ?? null }))
  if (objects.length > 0) g.emit({ kind: 'revealed', rule: 'faceDown.revealed', seat, objects })
}

/** Objects that others may look back at (413.2f). */
function isPublic({ zone, kind }: GameObject): boolean {
  return kind !== 'ability' && (zone === 'battlefield' || zone === 'stack')
}

/** Effects that give them control end; what was waiting for them never happens; nobody takes their turns. */
function endTheirs(g: Draft, seat: Seat): void {
  const { lasting, waiting, delayed, schedule } = g.state
  g.write({
    lasting: lasting.filter((one) => !givesControl(g.state, one, seat)),
    waiting: waiting.filter((one) => one.controller !== seat),
    delayed: delayed.filter(({ atOnce, context }) => atOnce === true || context.controller !== seat),
    schedule: {
      extraTurns: schedule.extraTurns.filter((one) => one.seat !== seat),
      skips: schedule.skips.filter((one) => one.seat !== seat),
      controls: schedule.controls.filter((one) => one.seat !== seat && one.by !== seat),
      ...(schedule.effects === undefined ? {} : { effects: schedule.effects.filter((one) => one.seat !== seat) }),
    },
  })
}

function givesControl(state: State, { changes, context }: Lasting, seat: Seat): boolean {
  return changes.some(
    (change) =>
      change.kind === 'control' &&
      (change.seat === undefined ? playersOf(state, change.by, context).includes(seat) : change.seat === seat),
  )
}

/** Others' objects that they control. */
function heldBy(state: State, seat: Seat, fits: (object: GameObject) => boolean): readonly ObjectId[] {
  const zones: readonly GameObject['zone'][] = ['battlefield', 'stack', 'phasedOut']
  const held = objectsThat(state, (one) => one.controller === seat && one.kind !== 'combatDamage' && fits(one))
  return held.filter((one) => zones.includes(one.zone)).map(({ id }) => id)
}

/** It entered, or was put on the stack, under its controller's control. */
function isWithoutEffect({ controller, baseController }: GameObject): boolean {
  return controller === baseController
}
