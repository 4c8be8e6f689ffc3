/** What moves between two views of the table, from what happened in between as one seat may know it. */
import {
  find,
  findOrLast,
  type LogEntry,
  type NamedRef,
  type ObjectId,
  type Seat,
  type State,
} from '../../engine/index.ts'
import { type Act, type Batch, batchesOf } from '../../store/index.ts'
import { lifeSpot, objectKey, playerSpot, type Spot, spotOf } from './spots.ts'

/** `turns`: the back is seen until shortly before the end. */
type Facing = 'up' | 'down' | 'turns'

export type Move =
  | {
      readonly kind: 'travel'
      readonly act: Act
      readonly from: Spot
      readonly to: Spot
      readonly facing: Facing
    }
  /** Something that wasn't there before. */
  | { readonly kind: 'appear'; readonly at: Spot }
  /** A resolved spell reaches its target. */
  | { readonly kind: 'reach'; readonly from: Spot; readonly to: Spot }
  /** Who deals damage nudges towards it. */
  | { readonly kind: 'strike'; readonly from: Spot; readonly to: Spot }
  | { readonly kind: 'plate'; readonly at: Spot; readonly text: string; readonly tone: 'bad' | 'good' }
  /** The turn is another player's now. */
  | { readonly kind: 'sweep' }
  /** Too many things to be followed. */
  | { readonly kind: 'fade' }

/** A move with the moment at which it starts, and how long it takes. */
export interface Timed {
  readonly move: Move
  readonly at: number
  readonly ms: number
}

export interface Sides {
  readonly before: State
  readonly after: State
  /** Whose hand is shown. */
  readonly me: Seat
}

type EventOf<K extends LogEntry['kind']> = Extract<LogEntry, { kind: K }>

const spotOfRef = (ref: NamedRef): Spot => ('player' in ref ? playerSpot(ref.player) : [objectKey(ref.id)])

const ownerIn = (state: State, id: ObjectId, seat: Seat): Seat => (id === 0 ? seat : (find(state, id)?.owner ?? seat))

function travel(event: EventOf<'moved'>, act: Act, { before, me }: Sides): readonly Move[] {
  const { object, became, seat, from, to } = event
  const hidden = object.name === null
  const end = spotOf(to, hidden && to !== 'battlefield' && to !== 'stack' ? 0 : (became ?? 0), seat)
  if (from === null) return [{ kind: 'appear', at: end }]
  const start = spotOf(from, object.id, from === 'battlefield' ? seat : ownerIn(before, object.id, seat))
  const turns = from === 'library' && to === 'hand' && seat === me
  return [{ kind: 'travel', act, from: start, to: end, facing: hidden ? 'down' : turns ? 'turns' : 'up' }]
}

/** The spell or ability that resolved, to each thing it was aimed at. */
function reaching({ object }: EventOf<'resolved'>, { before }: Sides): readonly Move[] {
  const targets = findOrLast(before, object.id)?.choices?.targets.flat(2) ?? []
  return targets.map((ref) => ({
    kind: 'reach',
    from: spotOf('stack', object.id, 0),
    to: 'player' in ref ? playerSpot(ref.player) : [objectKey(ref.object)],
  }))
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** Each striker once, a plate with the sum at each thing that is damaged, and one for each life total that changed. */
function damaging(events: readonly LogEntry[]): readonly Move[] {
  const strikes = new Map<ObjectId, Move>()
  const hits = new Map<ObjectId, number>()
  const lives = new Map<Seat, number>()
  for (const event of events) {
    if (event.kind === 'life') lives.set(event.seat, (lives.get(event.seat) ?? 0) + event.change)
    if (event.kind !== 'damage') continue
    const { object, to, n, combat } = event
    if (combat && !strikes.has(object.id))
      strikes.set(object.id, { kind: 'strike', from: [objectKey(object.id)], to: spotOfRef(to) })
    if ('id' in to) hits.set(to.id, (hits.get(to.id) ?? 0) + n)
  }
  return [
    ...strikes.values(),
    ...[...hits].map(([id, n]): Move => ({ kind: 'plate', at: [objectKey(id)], text: signed(-n), tone: 'bad' })),
    ...[...lives].flatMap(([seat, n]): readonly Move[] =>
      n === 0 ? [] : [{ kind: 'plate', at: lifeSpot(seat), text: signed(n), tone: n < 0 ? 'bad' : 'good' }],
    ),
  ]
}

function moveOf(event: LogEntry, act: Act, sides: Sides): readonly Move[] {
  switch (event.kind) {
    case 'moved':
      return travel(event, act, sides)
    case 'tokenMade':
      return [{ kind: 'appear', at: [objectKey(event.object.id)] }]
    case 'resolved':
      return reaching(event, sides)
    case 'counters':
      return [
        {
          kind: 'plate',
          at: [objectKey(event.object.id)],
          text: signed(event.change),
          tone: event.change < 0 ? 'bad' : 'good',
        },
      ]
    case 'turnBegan':
      return [{ kind: 'sweep' }]
    default:
      return []
  }
}

/** Of more members nothing travels: the whole is seen to have changed, and the log lists it. */
const MANY = 12
const FADE = 320

function timed(batch: Batch, sides: Sides): readonly Timed[] {
  const { act, events, at, ms, gap } = batch
  if (events.length > MANY && act !== 'damage') return [{ move: { kind: 'fade' }, at, ms: FADE }]
  if (act === 'damage') return damaging(events).map((move) => ({ move, at, ms }))
  return events.flatMap((event, index) => moveOf(event, act, sides).map((move) => ({ move, at: at + gap * index, ms })))
}

/**
 * What is to be seen of these entries, in order. They have to be those that the seat may know (`seenEvents`): of a card
 * that is hidden from it nothing is left but from where to where a back goes.
 */
export function movesOf(events: readonly LogEntry[], sides: Sides): readonly Timed[] {
  return batchesOf(events).flatMap((batch) => timed(batch, sides))
}
