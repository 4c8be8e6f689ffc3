import { type DraggableSyntheticListeners, useDraggable, useDroppable } from '@dnd-kit/core'
import { memo, type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'
import type { ObjectId } from '../../engine/index.ts'
import styles from './Dnd.module.css'
import { useDrag, useTakes } from './dragStore.ts'

interface AgentProps {
  readonly id: ObjectId
  readonly element: HTMLElement
  readonly onListeners: (listeners: DraggableSyntheticListeners) => void
}

/** Renders nothing: the library re-renders this on every move instead of the card. */
const Agent = ({ id, element, onListeners }: AgentProps) => {
  const { setNodeRef, listeners } = useDraggable({ id: String(id) })
  useLayoutEffect(() => {
    setNodeRef(element)
    onListeners(listeners)
    return () => onListeners(undefined)
  }, [setNodeRef, listeners, element, onListeners])
  return null
}

interface DraggableProps {
  readonly id: ObjectId
  /** It has somewhere to go; otherwise the library doesn't know about it at all. */
  readonly enabled: boolean
  readonly children: ReactNode
}

export const Draggable = ({ id, enabled, children }: DraggableProps) => {
  // The element as state: the agent may start only once it is in the page.
  const [element, hold] = useState<HTMLSpanElement | null>(null)
  const [listeners, listen] = useState<DraggableSyntheticListeners>(undefined)
  const lifted = useDrag(({ drag }) => drag.at === 'lifted' && drag.id === id)
  return (
    <span ref={hold} className={styles.draggable} data-lifted={lifted ? '' : undefined} {...listeners}>
      {enabled && element !== null ? <Agent id={id} element={element} onListeners={listen} /> : null}
      {children}
    </span>
  )
}

/** Whether what is lifted comes before it in the page: in a hand it is put behind those it has passed. */
const isPassed = ({ current }: RefObject<HTMLElement | null>): boolean => {
  const lifted = document.querySelector('[data-lifted]')
  if (lifted === null || current === null) return false
  return (lifted.compareDocumentPosition(current) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

const Marker = ({ place }: { readonly place: string }) => {
  const { setNodeRef, node, isOver } = useDroppable({ id: place })
  return (
    <span
      ref={setNodeRef}
      className={styles.marker}
      data-over={isOver ? (isPassed(node) ? 'behind' : 'before') : undefined}
      data-place={place}
    />
  )
}

/** Fills its positioned parent while something that may be dropped there is lifted. */
export const DropPlace = memo(({ place }: { readonly place: string }) =>
  useTakes(place) ? <Marker place={place} /> : null,
)
DropPlace.displayName = 'DropPlace'
