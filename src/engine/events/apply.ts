/** Carrying out settled events, all as one event, and logging them. */

import { type DealtAs, dealtAs } from '../replacement/index.ts'
import { type Draft, find, type Happened, type ObjectId, type Ref, stopFighting } from '../state/index.ts'
import { addPlayerCounters, changeCounters, changeLife } from './amounts.ts'
import { applyDamage, dealings } from './damage.ts'
import { turnFaceDown, turnFaceUp, turnOver } from './facing.ts'
import type { FinalEvent } from './finalEvents.ts'
import { writeHistory } from './history.ts'
import { type Remembered, remember } from './lastKnown.ts'
import { shuffleLibraries } from './library.ts'
import { applyMove } from './move.ts'
import { decideGame, lose } from './outcome.ts'
import { phaseIn, phaseOut, settleReturned } from './phasing.ts'
import type { Arrival } from './relocate.ts'
import { tellOf, tellRef } from './tell.ts'
import { makeToken } from './token.ts'

/** Applies everything at once: what leaves is remembered as it was before any of it (413.2f). */
export function apply(g: Draft, all: readonly FinalEvent[]): Happened[] {
  const known: Remembered = remember(g, all)
  const happened: Happened[] = []
  const tick = all.some(({ event }) => event.kind === 'move' || event.kind === 'token') ? g.tick() : 0
  const as = all.some(({ event }) => event.kind === 'damage') ? dealtAs(g.state) : []
  all.forEach((one, place) => {
    applyOne(g, one, known, { tick, place, as }, happened)
  })
  settleReturned(g, happened)
  shuffleLibraries(g, all, happened)
  happened.push(...dealings(happened))
  writeHistory(g, happened)
  decideGame(g, happened)
  return happened
}

interface Applied extends Arrival {
  readonly as: readonly DealtAs[]
}

function applyOne(g: Draft, one: FinalEvent, known: Remembered, arrival: Applied, happened: Happened[]): void {
  const event = one.event
  switch (event.kind) {
    case 'move':
      return applyMove(g, one, event, known, arrival, happened)
    case 'damage':
      return applyDamage(g, event, arrival.as, happened)
    case 'gainLife':
      return changeLife(g, event.seat, event.n, happened)
    case 'loseLife':
      return changeLife(g, event.seat, -event.n, happened)
    case 'tap':
    case 'untap':
      return turn(g, event, happened)
    case 'counters':
      return changeCounters(g, event.object, event.counter, event.change, happened, event.by)
    case 'token':
      return makeToken(g, event, one.entering, arrival, happened)
    case 'attach':
      return attach(g, event.object, event.to, happened)
    case 'unattach':
      return unattach(g, event.object, happened)
    case 'regenerate':
      return regenerate(g, event.object, event.shield, happened)
    case 'heal':
      return g.patch(event.object, { damage: 0, deathtouched: false })
    case 'drawNothing':
      return g.patchPlayer(event.seat, { drewFromEmpty: true })
    case 'playerCounters':
      return addPlayerCounters(g, event.seat, event.counter, event.n, happened)
    case 'turnFaceUp':
      return turnFaceUp(g, event, happened)
    case 'turnFaceDown':
      return turnFaceDown(g, event.object, happened)
    case 'turnOver':
      return turnOver(g, event, happened)
    case 'phaseOut':
      return phaseOut(g, event, known, happened)
    case 'phaseIn':
      return phaseIn(g, event.object, happened)
    case 'lose':
      return lose(g, event, happened)
    // After everything has moved: see `shuffleLibraries`.
    case 'shuffle':
      return
    default:
      return event satisfies never
  }
}

function turn(g: Draft, event: Extract<Happened, { kind: 'tap' | 'untap' }>, happened: Happened[]): void {
  const object = find(g.state, event.object)
  const tapped = event.kind === 'tap'
  if (object?.zone !== 'battlefield' || object.tapped === tapped) return
  g.patch(event.object, { tapped })
  const named = tellOf(g.state, event.object)
  g.emit(
    event.kind === 'tap'
      ? { kind: 'tapped', rule: 'permanent.status', object: named, forMana: event.forMana }
      : { kind: 'untapped', rule: 'permanent.status', object: named },
  )
  happened.push(event)
}

/** An Aura or Equipment that becomes attached gets a new timestamp (418.5e). */
function attach(g: Draft, id: ObjectId, to: Ref, happened: Happened[]): void {
  const object = find(g.state, id)
  if (object?.zone !== 'battlefield') return
  if ('object' in to && (to.object === id || find(g.state, to.object)?.zone !== 'battlefield')) return
  const before = object.attachedTo
  if (before !== null && 'object' in before && 'object' in to && before.object === to.object) return
  g.patch(id, { attachedTo: to, timestamp: g.tick() })
  g.emit({ kind: 'attached', rule: 'aura.attached', object: tellOf(g.state, id), to: tellRef(g.state, to) })
  if (before !== null) happened.push({ kind: 'unattached', object: id, from: before })
  happened.push({ kind: 'attach', object: id, to })
}

/** It stays on the battlefield, attached to nothing. */
function unattach(g: Draft, id: ObjectId, happened: Happened[]): void {
  const from = find(g.state, id)?.attachedTo ?? null
  if (from === null) return
  g.patch(id, { attachedTo: null })
  happened.push({ kind: 'unattached', object: id, from })
}

/** 419.6b: tapped, damage removed, removed from combat. */
function regenerate(g: Draft, id: ObjectId, shield: number | null, happened: Happened[]): void {
  g.patch(id, { damage: 0, deathtouched: false })
  stopFighting(g, id)
  g.emit({ kind: 'regenerated', rule: 'replacement.regeneration', object: tellOf(g.state, id) })
  happened.push({ kind: 'regenerated', object: id, shield })
  turn(g, { kind: 'tap', object: id, forMana: false }, happened)
}
