/**
 * A drag as an explicit state machine: idle, or one thing lifted over places that accept it. Every exit leads to idle.
 */
import type { ObjectId } from '../../engine/index.ts'

/** `play`: a card from the hand. `pair`: a creature onto what it blocks or attacks. */
export type DragKind = 'play' | 'pair'

export type DragState =
  | { readonly at: 'rest' }
  | { readonly at: 'lifted'; readonly id: ObjectId; readonly kind: DragKind; readonly drops: ReadonlySet<string> }

export type DragEvent =
  | { readonly is: 'lift'; readonly id: ObjectId; readonly kind: DragKind; readonly drops: readonly string[] }
  | { readonly is: 'drop'; readonly over: string | null }
  | { readonly is: 'cancel' }
  /** The game went on during the drag: what was lifted may be gone. */
  | { readonly is: 'moved' }

/** What a drop means: the thing and the place. */
export interface Dropped {
  readonly id: ObjectId
  readonly kind: DragKind
  readonly over: string
}

export interface DragStep {
  readonly state: DragState
  readonly dropped: Dropped | null
}

export const REST: DragState = { at: 'rest' }

/** The open table, where a card without a target is played. */
export const TABLE = 'table'

export function dragStep(state: DragState, event: DragEvent): DragStep {
  if (event.is === 'lift') {
    const { id, kind, drops } = event
    return { state: drops.length === 0 ? REST : { at: 'lifted', id, kind, drops: new Set(drops) }, dropped: null }
  }
  if (event.is !== 'drop' || state.at === 'rest' || event.over === null || !state.drops.has(event.over)) {
    return { state: REST, dropped: null }
  }
  return { state: REST, dropped: { id: state.id, kind: state.kind, over: event.over } }
}
