import { useLayoutEffect, useMemo, useState } from 'react'
import { useSettings } from '../../store/index.ts'
import { useTableModel } from '../app/model.ts'
import type { Point } from '../look/index.ts'
import { type Arrow, Arrows } from '../parts/index.ts'
import { isSmall, useLayoutMode } from '../table/index.ts'
import type { Pointer } from '../view/index.ts'

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** An object's card, or the one that stands for it and its like. */
const place = (key: string): Element | null => {
  if (key.startsWith('s')) return document.querySelector(`[data-stack="${key}"]`)
  const itself = document.querySelector(`[data-ref="${key}"]`)
  return itself ?? (key.startsWith('o') ? document.querySelector(`[data-members~="${key.slice(1)}"]`) : null)
}

const middle = (a: number, b: number): number => (a + b) / 2

const edge = (box: Box, side: Arrow['fromSide']): Point => {
  if (side === 'left') return [box.left, middle(box.top, box.bottom)]
  if (side === 'right') return [box.right, middle(box.top, box.bottom)]
  return [middle(box.left, box.right), side === 'top' ? box.top : box.bottom]
}

/** From the stack a line leaves to the left; between rows it goes up or down. */
function sides(
  from: Box,
  to: Box,
  kind: Pointer['kind'],
): { readonly fromSide: Arrow['fromSide']; readonly toSide: Arrow['toSide'] } {
  const below = middle(to.top, to.bottom) > middle(from.top, from.bottom)
  if (kind !== 'target') return below ? { fromSide: 'bottom', toSide: 'top' } : { fromSide: 'top', toSide: 'bottom' }
  if (to.left > from.right) return { fromSide: 'right', toSide: 'left' }
  return {
    fromSide: 'left',
    toSide: to.right < from.left - 300 || Math.abs(from.top - to.top) < 80 ? 'right' : below ? 'top' : 'bottom',
  }
}

/**
 * Scrolled out of the visible part of the stack: a line would start at something else. The numbers still show the
 * connection.
 */
function isScrolledAway(element: Element): boolean {
  const frame = element.closest('[data-frame]')?.getBoundingClientRect()
  if (frame === undefined) return false
  const { top, bottom } = element.getBoundingClientRect()
  const at = middle(top, bottom)
  return at < frame.top || at > frame.bottom
}

function measure(pointers: readonly Pointer[], origin: Box): readonly Arrow[] {
  const drawn = new Map<Element, Set<Element>>()
  return pointers.flatMap((pointer) => {
    const [start, end] = [place(pointer.from), place(pointer.to)]
    if (start === null || end === null || isScrolledAway(start)) return []
    // One line for all that stand in one place.
    const ends = drawn.get(start) ?? new Set()
    if (ends.has(end)) return []
    drawn.set(start, ends.add(end))
    const local = (element: Element): Box => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return {
        left: left - origin.left,
        right: right - origin.left,
        top: top - origin.top,
        bottom: bottom - origin.top,
      }
    }
    const [from, to] = [local(start), local(end)]
    const { fromSide, toSide } = sides(from, to, pointer.kind)
    return [
      {
        id: pointer.id,
        from: edge(from, fromSide),
        fromSide,
        to: edge(to, toSide),
        toSide,
        by: pointer.by,
        dashed: pointer.dashed,
      },
    ]
  })
}

/** Lines over the table, from where the elements are in the page. */
export const ArrowLayer = () => {
  const { view } = useTableModel()
  const shown = useSettings(({ settings }) => settings.arrows)
  const [arrows, draw] = useState<readonly Arrow[]>([])
  // On a phone only the number on the target shows it: a line would cover everything.
  const small = isSmall(useLayoutMode())
  const pointers = useMemo(
    () => (small ? view.pointers.filter(({ kind }) => kind !== 'target') : view.pointers),
    [view.pointers, small],
  )
  useLayoutEffect(() => {
    const table = document.querySelector('[data-table]')?.firstElementChild ?? null
    if (table === null || !shown || pointers.length === 0) {
      draw((before) => (before.length === 0 ? before : []))
      return
    }
    const update = () => {
      const next = measure(pointers, table.getBoundingClientRect())
      draw((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    update()
    // Waits for cards to finish moving.
    const timers = [220, 420].map((wait) => setTimeout(update, wait))
    const observer = new ResizeObserver(update)
    observer.observe(table)
    window.addEventListener('scroll', update, true)
    return () => {
      for (const timer of timers) clearTimeout(timer)
      observer.disconnect()
      window.removeEventListener('scroll', update, true)
    }
  }, [pointers, shown])
  return arrows.length === 0 ? null : <Arrows arrows={arrows} />
}
