import { type RefObject, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { afterLayout } from '../look/index.ts'
import { refKey } from '../view/index.ts'
import styles from './Lessons.module.css'
import type { Thing } from './table.ts'
import { type Box, threadTo } from './thread.ts'

/** Where a thing is in the page: its card, or the one that stands for it and its like. */
function elementOf(thing: Thing): Element | null {
  if (thing === 'button') return document.querySelector('#primary')
  const key = refKey(thing.ref)
  return (
    document.querySelector(`[data-table] [data-ref="${key}"]`) ??
    document.querySelector(`[data-table] [data-members~="${key.slice(1)}"]`)
  )
}

interface Drawn {
  readonly ring: Box
  readonly thread: string | null
  /** Where the thread leaves the panel. */
  readonly knot: { readonly x: number; readonly y: number } | null
}

const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}

function draw(thing: Thing | null, from: Element, threaded: boolean, gap: number): Drawn | null {
  const element = thing === null ? null : elementOf(thing)
  if (element === null) return null
  const card = boxOf(element)
  if (card.right === card.left) return null
  const ring = { left: card.left - gap, top: card.top - gap, right: card.right + gap, bottom: card.bottom + gap }
  if (!threaded) return { ring, thread: null, knot: null }
  const panel = boxOf(from)
  const right = document.querySelector('[data-table] #asks')
  const thread = threadTo({ panel, ring, rightRail: right === null ? null : boxOf(right).left, height: innerHeight })
  return { ring, thread: thread.path, knot: thread.knot }
}

interface PointerProps {
  readonly thing: Thing | null
  /** The panel that points. */
  readonly from: RefObject<HTMLElement | null>
  readonly threaded: boolean
}

/** The ring around what a sentence speaks of, and on large screens the thread that leads to it. */
export const Pointer = ({ thing, from, threaded }: PointerProps) => {
  const [drawn, set] = useState<Drawn | null>(null)
  // After each of the table's changes: what is pointed at may have moved.
  useLayoutEffect(() => {
    const table = document.querySelector('[data-table]')?.firstElementChild ?? null
    const within = table?.querySelector('#asks') ?? null
    if (table === null || within === null) return
    const update = () => {
      const next = from.current === null ? null : draw(thing, from.current, threaded, threaded ? 9 : 4.5)
      set((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    const timers = [220, 420].map((wait) => setTimeout(update, wait))
    const unwatch = afterLayout(table, within, update)
    window.addEventListener('scroll', update, true)
    return () => {
      for (const timer of timers) clearTimeout(timer)
      unwatch()
      window.removeEventListener('scroll', update, true)
    }
  })
  if (drawn === null || thing === null) return null
  const { ring, thread, knot } = drawn
  return createPortal(
    <div className={styles.pointer} aria-hidden="true" data-lesson-pointer="" data-fine={threaded ? undefined : ''}>
      {thread === null ? null : (
        <svg>
          <title />
          <path d={thread} />
          {knot === null ? null : <circle cx={knot.x} cy={knot.y} r="3.5" />}
        </svg>
      )}
      <span
        key={thing === 'button' ? thing : refKey(thing.ref)}
        className={styles.ring}
        style={{ left: ring.left, top: ring.top, width: ring.right - ring.left, height: ring.bottom - ring.top }}
      />
    </div>,
    document.body,
  )
}
