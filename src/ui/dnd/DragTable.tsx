/**
 * The drag of the table, by mouse and by finger: a card is lifted and dropped on a thing or the open table. With
 * `Draggable` this is all that knows about @dnd-kit. Between lists the browser carries cards (`carry.ts`); entries that
 * are put in order change places under the pointer (`useReorder.ts`).
 */
import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useCallback, useMemo } from 'react'
import { createPortal } from 'react-dom'
import type { ObjectId } from '../../engine/index.ts'
import { type DragKind, type Dropped, TABLE } from './dragState.ts'
import { useDrag } from './dragStore.ts'

interface Drops {
  readonly kind: DragKind
  readonly drops: readonly string[]
  /** It may change its place in the hand, and go nowhere else. */
  readonly stuck: boolean
}

interface DragTableProps {
  /** Where a thing may go: places by name; if there are none, it can't be lifted. */
  readonly dropsOf: (id: ObjectId) => Drops
  readonly onDrop: (dropped: Dropped) => void
  /** It was carried out of the hand, or taken, and may go nowhere. */
  readonly onStuck: (id: ObjectId) => void
  /** Picked up by touch and put down in place: a long press. */
  readonly onHold: (id: ObjectId) => void
  readonly ghost: (id: ObjectId) => ReactNode
  readonly children: ReactNode
}

/** A thing under the pointer takes precedence over the open table behind it. */
const underPointer: CollisionDetection = (args) => {
  const hits = pointerWithin(args)
  const things = hits.filter(({ id }) => id !== TABLE)
  return things.length > 0 ? things : hits
}

/** Whether a card was put down beside the hand that it came from. */
function isOutside({ active }: DragEndEvent): boolean {
  const card = active.rect.current.translated
  const hand = document.querySelector('[data-zone="hand"]')?.closest('[data-spot]')?.getBoundingClientRect()
  if (card === null || hand === undefined) return false
  const middle = card.top + card.height / 2
  return middle < hand.top || middle > hand.bottom
}

/** The page's own text says what can be done; the library's would only recite ids. */
const SILENT = {
  announcements: { onDragStart: () => '', onDragOver: () => '', onDragEnd: () => '', onDragCancel: () => '' },
  screenReaderInstructions: { draggable: '' },
}

const Ghost = ({ ghost }: { readonly ghost: (id: ObjectId) => ReactNode }) => {
  const drag = useDrag((store) => store.drag)
  return createPortal(
    <DragOverlay dropAnimation={null}>{drag.at === 'lifted' ? ghost(drag.id) : null}</DragOverlay>,
    document.body,
  )
}

export const DragTable = ({ dropsOf, onDrop, onStuck, onHold, ghost, children }: DragTableProps) => {
  const mouse = useSensor(
    MouseSensor,
    useMemo(() => ({ activationConstraint: { distance: 6 } }), []),
  )
  const touch = useSensor(
    TouchSensor,
    useMemo(() => ({ activationConstraint: { delay: 220, tolerance: 6 } }), []),
  )
  const sensors = useSensors(mouse, touch)
  const send = useDrag((store) => store.send)
  const start = useCallback(
    ({ active, activatorEvent }: DragStartEvent) => {
      const id = Number(active.id)
      const { kind, drops } = dropsOf(id)
      send({ is: 'lift', id, kind, drops })
      // A finger that rests may mean to read it.
      if (drops.length === 0 && activatorEvent.type.startsWith('mouse')) onStuck(id)
    },
    [send, dropsOf, onStuck],
  )
  const end = useCallback(
    (event: DragEndEvent) => {
      const { over, delta, active, activatorEvent } = event
      const id = Number(active.id)
      const dropped = send({ is: 'drop', over: over === null ? null : String(over.id) })
      const still = Math.hypot(delta.x, delta.y) < 8
      if (still && activatorEvent.type.startsWith('touch')) onHold(id)
      else if (dropped !== null) onDrop(dropped)
      else if (isOutside(event) && dropsOf(id).stuck) onStuck(id)
    },
    [send, dropsOf, onDrop, onHold, onStuck],
  )
  const cancel = useCallback(() => send({ is: 'cancel' }), [send])
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      autoScroll={false}
      accessibility={SILENT}
      onDragStart={start}
      onDragEnd={end}
      onDragCancel={cancel}
    >
      {children}
      <Ghost ghost={ghost} />
    </DndContext>
  )
}
