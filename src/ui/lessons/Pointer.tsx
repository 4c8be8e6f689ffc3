import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { afterLayout } from '../look/index.ts'
import styles from './Lessons.module.css'
import { type Box, threadTo } from './thread.ts'

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

function draw(element: Element | null, from: Element, threaded: boolean, gap: number): Drawn | null {
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
  /** What is pointed at, by a name of its own; `null`: nothing. */
  readonly name: string | null
  readonly find: () => Element | null
  /** What is laid out as a whole, and something within it. */
  readonly within: readonly [outer: string, inner: string]
  /** The panel that points. */
  readonly from: RefObject<HTMLElement | null>
  readonly threaded: boolean
}

/** The ring around what a sentence speaks of, and on large screens the thread that leads to it. */
export const Pointer = ({ name, find, within: [outer, inner], from, threaded }: PointerProps) => {
  const [drawn, set] = useState<Drawn | null>(null)
  // After each of the page's changes: what is pointed at may have moved.
  useLayoutEffect(() => {
    const whole = document.querySelector(outer)
    const part = whole?.querySelector(inner) ?? null
    if (whole === null || part === null) return
    const update = () => {
      const next = from.current === null ? null : draw(find(), from.current, threaded, threaded ? 9 : 4.5)
      set((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    // At first as soon as the page is laid out. Then cards are waited for that are still moving.
    const timers = [220, 420].map((wait) => setTimeout(update, wait))
    const unwatch = afterLayout(whole, part, update)
    window.addEventListener('scroll', update, true)
    return () => {
      for (const timer of timers) clearTimeout(timer)
      unwatch()
      window.removeEventListener('scroll', update, true)
    }
  })
  // A small window scrolls to it, where it is out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is pointed at
  useEffect(() => {
    if (!threaded && name !== null) find()?.scrollIntoView({ block: 'nearest' })
  }, [name, threaded])
  if (drawn === null || name === null) return null
  const { ring, thread, knot } = drawn
  return createPortal(
    <div className={styles.pointer} aria-hidden="true" data-lesson-pointer="" data-fine={threaded ? undefined : ''}>
      {thread === null ? null : (
        <svg aria-hidden="true">
          <path d={thread} />
          {knot === null ? null : <circle cx={knot.x} cy={knot.y} r="3.5" />}
        </svg>
      )}
      <span
        key={name}
        className={styles.ring}
        style={{ left: ring.left, top: ring.top, width: ring.right - ring.left, height: ring.bottom - ring.top }}
      />
    </div>,
    document.body,
  )
}
