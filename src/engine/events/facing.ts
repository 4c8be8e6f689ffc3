/** Turning permanents face up and face down (504). */
import {
  type Draft,
  editionOf,
  find,
  type GameObject,
  get,
  type Happened,
  type ObjectId,
  type Proposed,
  type State,
} from '../state/index.ts'
import { tellOf } from './tell.ts'

type FaceUp = Extract<Proposed, { kind: 'turnFaceUp' }>
type FaceDown = Extract<Proposed, { kind: 'turnFaceDown' }>

/** A permanent that already lies that way isn't turned. */
export function mayTurn(state: State, event: FaceUp | FaceDown): boolean {
  const object = find(state, event.object)
  return object?.zone === 'battlefield' && object.faceDown === (event.kind === 'turnFaceUp')
}

/** 2011:613.6: it gets a new timestamp, where the edition says so. */
function turned(g: Draft, faceDown: boolean): Partial<GameObject> {
  return editionOf(g.state).turningIsNew ? { faceDown, timestamp: g.tick() } : { faceDown }
}

/** 504.4: what it is gets logged. */
export function turnFaceUp(g: Draft, { object, seat, x }: FaceUp, happened: Happened[]): void {
  g.patch(object, turned(g, false))
  g.emit({ kind: 'turnedFaceUp', rule: '2004:504.4', object: tellOf(g.state, object), seat })
  happened.push({ kind: 'turnedFaceUp', object, ...(x === undefined ? {} : { x }) })
}

/** 504.1: what it was gets logged, since everyone has seen it. */
export function turnFaceDown(g: Draft, object: ObjectId, happened: Happened[]): void {
  const told = tellOf(g.state, object)
  g.patch(object, turned(g, true))
  g.emit({ kind: 'turnedFaceDown', rule: '2004:504.1', object: told })
  happened.push({ kind: 'turnedFaceDown', object })
}

/** 506.6: cards that lie face down in exile are turned over there: nothing sees that as an event. */
export function uncover(g: Draft, ids: readonly ObjectId[]): void {
  for (const id of ids) {
    g.patch(id, { faceDown: false })
    g.emit({ kind: 'turnedFaceUp', rule: '2004:506.6', object: tellOf(g.state, id), seat: get(g.state, id).owner })
  }
}
