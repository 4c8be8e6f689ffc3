/** Carrying out a change of zones (217). */
import type { Citation } from '../../rulebook/index.ts'
import { showsDraws, showsFirstDraw } from '../playerRules/index.ts'
import {
  type Draft,
  find,
  type GameObject,
  get,
  type Happened,
  type Move,
  noteArrival,
  type ObjectId,
  placeInDrawStep,
  playerAt,
  type Seat,
  type State,
} from '../state/index.ts'
import type { FinalEvent } from './finalEvents.ts'
import { joinAttack } from './joinAttack.ts'
import type { Remembered } from './lastKnown.ts'
import { mark } from './marks.ts'
import { type Arrival, hiddenFrom, parted, relocate } from './relocate.ts'
import { tellOf } from './tell.ts'

/** The rule cited for a move: that of its cause; opening hands have a rule of their own. */
function ruleOf(g: Draft, move: Move): Citation {
  if (move.cause !== 'draw') return 'zone.newObject'
  return g.state.stage.at === 'openingHands' ? 'begin.hand' : 'card.drawn'
}

/** Moves the object and logs it; `then` is what else the move counts as, for triggers. */
export function applyMove(
  g: Draft,
  one: FinalEvent,
  move: Move,
  known: Remembered,
  arrival: Arrival,
  happened: Happened[],
): void {
  const object = find(g.state, move.object)
  // 217.1d: two things can't happen to one object; the first one did.
  if (object === null) return
  const before = known.get(move.object) ?? null
  const name =
    object.zone === 'battlefield' && before !== null
      ? before.characteristics.name
      : (g.state.printed[object.face]?.name ?? null)
  const hidden = hiddenFrom(g, object, move)
  const became = relocate(g, object, move, one.entering, before, arrival)
  const after = get(g.state, became)
  noteArrival(g, after, move.to)
  const others = object.merged === undefined ? [] : parted(g, object, move, arrival)
  if (others.length > 0) noteOthers(g, object.id, others)
  if (move.to === 'battlefield' && move.attacking !== undefined) joinAttack(g, became, after.controller, move.attacking)
  g.emit({
    kind: 'moved',
    rule: ruleOf(g, move),
    object: { id: object.id, name: publicName(g.state, object, after, name) },
    became,
    seat: after.controller,
    from: object.zone,
    to: move.to,
    cause: move.cause,
    hiddenFrom: hidden,
  })
  if (move.to === 'battlefield' && after.attachedTo !== null) {
    happened.push({ kind: 'attach', object: became, to: after.attachedTo })
  }
  happened.push({
    ...move,
    from: object.zone,
    became,
    seat: object.zone === 'battlefield' ? object.controller : after.controller,
  })
  happened.push(...partsMoved(g, object, move, others))
  for (const as of one.entering.markedAs ?? []) mark(g, became, as)
  // Glossary "unattach": an attached permanent that leaves the battlefield also becomes unattached.
  if (object.zone === 'battlefield' && object.attachedTo !== null)
    happened.push({ kind: 'unattached', object: object.id, from: object.attachedTo })
  if (one.then === 'drew') happened.push(drew(g, one.seat, became))
  if (one.then === 'sacrificed') happened.push({ kind: 'sacrificed', object: move.object, seat: one.seat })
  if (one.then === 'discarded')
    happened.push({ kind: 'discarded', object: move.object, became, seat: one.seat, by: move.by ?? null })
}

/** What else a merged permanent has become, for the words that speak of it (today:730.3c). */
function noteOthers(g: Draft, was: ObjectId, others: readonly ObjectId[]): void {
  for (const id of others) noteArrival(g, get(g.state, id), get(g.state, id).zone)
  const last = g.state.lastKnown[was]
  if (last === undefined || last.became === null) return
  g.write({ lastKnown: { ...g.state.lastKnown, [was]: { ...last, also: others } } })
}

/** Each card besides the first that a merged permanent has become where it went (today:730.3). */
function partsMoved(g: Draft, object: GameObject, move: Move, others: readonly ObjectId[]): readonly Happened[] {
  const { owner, controller, zone: from } = object
  return others.map((id) => {
    const { zone: to } = get(g.state, id)
    const told = { object: tellOf(g.state, id), became: id, seat: owner, from, to, cause: move.cause, hiddenFrom: [] }
    g.emit({ kind: 'moved', rule: 'merged.leaves', ...told })
    return { ...move, to, from, became: id, seat: controller, part: true }
  })
}

/** The first card drawn each turn may have to be revealed (404.5). */
function drew(g: Draft, seat: Seat, object: ObjectId): Happened {
  const isFirst = !playerAt(g.state, seat).drew
  if (isFirst) g.patchPlayer(seat, { drew: true })
  const revealed = (isFirst && showsFirstDraw(g.state, seat)) || showsDraws(g.state, seat)
  if (revealed) g.emit({ kind: 'revealed', seat, objects: [tellOf(g.state, object)], rule: 'trigger.linked' })
  const before = g.state.facts.done.filter((one) => one.done === 'drew' && one.seat === seat).length
  const ofDrawStep = placeInDrawStep(g.state, seat)
  return { kind: 'drew', seat, object, revealed, nth: before + 1, ...(ofDrawStep === null ? {} : { ofDrawStep }) }
}

/** A face-down permanent that leaves is shown to everyone (504); one that enters face down isn't. */
function publicName(state: State, before: GameObject, after: GameObject, name: string | null): string | null {
  if (!before.faceDown) return name
  return after.faceDown ? null : tellOf(state, after.id).name
}
