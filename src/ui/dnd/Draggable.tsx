import { type DraggableSyntheticListeners, useDraggable, useDroppable } from '@dnd-kit/core'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { ObjectId } from '../../engine/index.ts'
import styles from './Dnd.module.css'
import { useDrag, useTakes } from './dragStore.ts'

interface AgentProps {
  readonly id: ObjectId
  readonly node: RefObject<HTMLElement | null>
  readonly onListeners: (listeners: DraggableSyntheticListeners) => void
}

/** Renders nothing: what the library re-renders on every move is this, not the card. */
const Agent = ({ id, node, onListeners }: AgentProps) => {
  const { setNodeRef, listeners } = useDraggable({ id: String(id) })
  useLayoutEffect(() => {
    setNodeRef(node.current)
    onListeners(listeners)
    return () => onListeners(undefined)
  }, [setNodeRef, listeners, node, onListeners])
  return null
}

interface DraggableProps {
  readonly id: ObjectId
  /** It has somewhere to go: only then is it known to the library at all. */
  readonly enabled: boolean
  readonly children: ReactNode
}

export const Draggable = ({ id, enabled, children }: DraggableProps) => {
  const node = useRef<HTMLSpanElement>(null)
  const [listeners, listen] = useState<DraggableSyntheticListeners>(undefined)
  const lifted = useDrag(({ drag }) => drag.at === 'lifted' && drag.id === id)
  return (
    <span ref={node} className={styles.draggable} data-lifted={lifted ? '' : undefined} {...listeners}>
      {enabled ? <Agent id={id} node={node} onListeners={listen} /> : null}
      {children}
    </span>
  )
}

const Marker = ({ place }: { readonly place: string }) => {
  const { setNodeRef, isOver } = useDroppable({ id: place })
  return <span ref={setNodeRef} className={styles.marker} data-over={isOver ? '' : undefined} data-place={place} />
}

/** Fills its positioned parent while something is lifted that may be dropped there. */
export const DropPlace = ({ place }: { readonly place: string }) => (useTakes(place) ? <Marker place={place} /> : null)
