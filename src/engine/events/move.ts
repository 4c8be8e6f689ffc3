/** A change of zones happens (217). */
import { characteristics } from '../continuous/index.ts'
import { showsFirstDraw } from '../playerRules/index.ts'
import {
  type Characteristics,
  type Draft,
  find,
  type GameObject,
  get,
  type Happened,
  type Move,
  type ObjectId,
  playerAt,
  type Seat,
  type State,
} from '../state/index.ts'
import { type Arrival, hiddenFrom, relocate } from './relocate.ts'
import type { Settled } from './settle.ts'
import { tellOf } from './tell.ts'

/** Characteristics of what will leave, computed before anything of the event happens. */
export type Remembered = ReadonlyMap<ObjectId, Characteristics>

const NOTHING: Remembered = new Map()

/** Looks at everything that this event moves or that deals damage in it, as it is now (413.2f, 410.10d). */
export function remember(g: Draft, all: readonly Settled[]): Remembered {
  let known: Map<ObjectId, Characteristics> | null = null
  for (const { event } of all) {
    if (event.kind !== 'move') continue
    const object = find(g.state, event.object)
    if (object === null || !isRemembered(object, event)) continue
    known ??= new Map()
    known.set(event.object, characteristics(g.state, event.object))
  }
  return known ?? NOTHING
}

/** Nobody asks after the card a spell or a land was, or what a hidden card was. */
function isRemembered(object: GameObject, move: Move): boolean {
  if (object.zone === 'library') return move.to !== 'hand' && move.to !== 'library'
  if (object.zone === 'hand') return move.to !== 'stack' && move.to !== 'battlefield' && move.to !== 'library'
  return true
}

/** The rule that a move shows: what moved it, and the opening hands are a rule of their own. */
function ruleOf(g: Draft, move: Move): string {
  if (move.cause !== 'draw') return '2004:217.1c'
  return g.state.stage.at === 'openingHands' ? '2004:101.3' : '2004:glossary/draw'
}

/** Moves the object and tells it; what the move also was is added for triggers. */
export function applyMove(
  g: Draft,
  one: Settled,
  move: Move,
  known: Remembered,
  arrival: Arrival,
  happened: Happened[],
): void {
  const object = find(g.state, move.object)
  // 217.1d: two things can't happen to one object; the first did.
  if (object === null) return
  const before = known.get(move.object) ?? null
  const name =
    object.zone === 'battlefield' && before !== null ? before.name : (g.state.printed[object.face]?.name ?? null)
  const hidden = hiddenFrom(g, object, move)
  if (died(object, move, before))
    g.write({ facts: { ...g.state.facts, creaturesDied: g.state.facts.creaturesDied + 1 } })
  const became = relocate(g, object, move, one.entering, before, arrival)
  const after = get(g.state, became)
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
  // Glossary "unattach": what leaves the battlefield attached comes off, too.
  if (object.zone === 'battlefield' && object.attachedTo !== null)
    happened.push({ kind: 'unattached', object: object.id, from: object.attachedTo })
  if (one.then === 'drew') happened.push(drew(g, one.seat, became))
  if (one.then === 'sacrificed') happened.push({ kind: 'sacrificed', object: move.object, seat: one.seat })
  if (one.then === 'discarded') happened.push({ kind: 'discarded', object: move.object, became, seat: one.seat })
}

/** The first card of a turn may have to be shown (404.5). */
function drew(g: Draft, seat: Seat, object: ObjectId): Happened {
  const isFirst = !playerAt(g.state, seat).drew
  if (isFirst) g.patchPlayer(seat, { drew: true })
  const revealed = isFirst && showsFirstDraw(g.state, seat)
  if (revealed) g.emit({ kind: 'revealed', seat, objects: [tellOf(g.state, object)], rule: '2004:404.5' })
  return { kind: 'drew', seat, object, revealed }
}

/** A face-down permanent that leaves is shown to all (504); one that enters face down is not. */
function publicName(state: State, before: GameObject, after: GameObject, name: string | null): string | null {
  if (!before.faceDown) return name
  return after.faceDown ? null : tellOf(state, after.id).name
}

function died(object: GameObject, move: Move, before: Characteristics | null): boolean {
  return object.zone === 'battlefield' && move.to === 'graveyard' && (before?.types.includes('creature') ?? false)
}
