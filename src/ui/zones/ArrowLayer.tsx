import { useLayoutEffect, useMemo, useState } from 'react'
import { sameData } from '../../engine/index.ts'
import { useSettings } from '../../store/index.ts'
import { afterLayout, type Point, spotKeys } from '../look/index.ts'
import { type Arrow, Arrows, type JoinedArrow } from '../parts/index.ts'
import { useTableModel } from '../session/model.ts'
import {
  type Box,
  hasPanels,
  isSmall,
  joinAttacks,
  laneArrows,
  type PointerLine,
  SWORD,
  type TargetLine,
  targetArrows,
  useLayoutMode,
} from '../table/index.ts'
import { isDuel, type Pointer } from '../view/index.ts'

/** An object's card, or the one that stands for it and its like. */
const place = (key: string): Element | null => {
  // Where several play an attacked player has a plate, and one's own lies in one's panel.
  const hit = document.querySelector(`[data-hit~="${key}"]`)
  if (hit !== null) return hit.closest('[data-own]') ?? hit
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

/** Between rows a line goes up or down. */
function sides(from: Box, to: Box): { readonly fromSide: Arrow['fromSide']; readonly toSide: Arrow['toSide'] } {
  const below = middle(to.top, to.bottom) > middle(from.top, from.bottom)
  return below ? { fromSide: 'bottom', toSide: 'top' } : { fromSide: 'top', toSide: 'bottom' }
}

/** Where something is, with the labels of what is attached to it. */
function boxOf(element: Element, key: string): Box {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  // A band's name is its sword, and the lowest cards bear theirs at a corner: lines begin and end at the edge.
  if (key.startsWith('b') || element.closest('[data-slot][data-step="xs"]') !== null)
    return { left, right, top: top + SWORD, bottom: bottom - SWORD }
  const host = element.closest('[data-attached]')?.getBoundingClientRect()
  return { left, right, top: Math.min(top, host?.top ?? top), bottom: Math.max(bottom, host?.bottom ?? bottom) }
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

/** Nothing of its side stands between it and the middle of the table: a line from it crosses no card. */
function isInFront(element: Element, box: Box, down: boolean): boolean {
  const cards = [...(element.closest('[data-zone]')?.querySelectorAll('[data-card]') ?? [])]
  return cards.every((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect()
    const isBeside = right <= box.left || left >= box.right || card.contains(element) || element.contains(card)
    return isBeside || (down ? top < box.bottom : bottom > box.top)
  })
}

interface Drawn {
  readonly arrows: readonly Arrow[]
  readonly joined: readonly JoinedArrow[]
}

const NONE: Drawn = { arrows: [], joined: [] }

/** How far from a card its line begins or ends: beyond the mark that stands there. */
const CLEAR: Readonly<Record<Exclude<Pointer['kind'], 'target'>, { readonly from: number; readonly to: number }>> = {
  attack: { from: SWORD, to: 0 },
  block: { from: 23, to: SWORD },
}

const out = ([x, y]: Point, side: Arrow['fromSide'], by: number): Point =>
  side === 'top' ? [x, y - by] : side === 'bottom' ? [x, y + by] : [x, y]

function arrowOf({ pointer, from, to }: PointerLine): Arrow {
  const { id, kind, by, dashed } = pointer
  const { fromSide, toSide } = sides(from, to)
  const clear = kind === 'target' ? { from: 0, to: 0 } : CLEAR[kind]
  return {
    id,
    from: out(edge(from, fromSide), fromSide, clear.from),
    fromSide,
    to: out(edge(to, toSide), toSide, clear.to),
    toSide,
    by,
    dashed,
  }
}

/** Where the lines run; `lanes`: where several play they run beside the strip. */
function measure(pointers: readonly Pointer[], origin: Box, lanes: boolean): Drawn {
  const drawn = new Map<Element, Set<Element>>()
  const local = ({ left, right, top, bottom }: Box): Box => ({
    left: left - origin.left,
    right: right - origin.left,
    top: top - origin.top,
    bottom: bottom - origin.top,
  })
  const strip = document.querySelector(`[data-spot="${spotKeys.strip}"]`)?.getBoundingClientRect() ?? origin
  const lines = pointers.flatMap((pointer): readonly PointerLine[] => {
    const [start, end] = [place(pointer.from), place(pointer.to)]
    if (start === null || end === null || isScrolledAway(start)) return []
    const [from, to] = [boxOf(start, pointer.from), boxOf(end, pointer.to)]
    // What is attacked on the attacker's own side, a battle, is reached by way of the middle of the table.
    const down = to.top > from.bottom || (from.bottom <= strip.top && to.bottom <= strip.top)
    const inFront = pointer.kind === 'target' || isInFront(start, from, down)
    // One line for all that stand in one place; none where it would cross a card, except to what is aimed at.
    const ends = drawn.get(start) ?? new Set()
    const known = ends.has(end)
    drawn.set(start, ends.add(end))
    return [{ pointer, from: local(from), to: local(to), inFront: inFront && !known }]
  })
  if (lanes) return inLanes(lines, local(strip), local)
  const isAside = ({ pointer, from, to }: PointerLine): boolean =>
    pointer.kind === 'attack' && from.top >= local(strip).bottom === to.top >= local(strip).bottom
  const aside = laneArrows(lines.filter(isAside), local(strip))
  const across = lines.filter((line) => !isAside(line))
  const { joined: allJoined, single } = joinAttacks(across, local(strip))
  // Who stands on another page attacks as well.
  const joined = allJoined.map((one) => ({ ...one, count: attacking(pointers, one) }))
  const shown = single.filter(({ inFront }) => inFront)
  const between = shown.filter(({ pointer }) => pointer.kind !== 'target').map(arrowOf)
  return { joined: [...joined, ...aside.joined], arrows: [...between, ...aside.arrows, ...aimed(shown, local)] }
}

/** Lines from the stack to what is aimed at, around all cards. */
function aimed(lines: readonly PointerLine[], local: (box: Box) => Box): readonly Arrow[] {
  const aims = lines.filter(({ pointer }) => pointer.kind === 'target').map(aimOf)
  if (aims.length === 0) return []
  const cards = [...document.querySelectorAll('[data-kind="creatures"] [data-slot], [data-kind="lands"] [data-slot]')]
  return targetArrows(
    aims,
    cards.map((card) => local(card.getBoundingClientRect())),
  )
}

/** The lines of a table of several. */
function inLanes(lines: readonly PointerLine[], strip: Box, local: (box: Box) => Box): Drawn {
  const { joined, arrows } = laneArrows(
    lines.filter(({ pointer }) => pointer.kind !== 'target'),
    strip,
  )
  return { joined, arrows: [...arrows, ...aimed(lines, local)] }
}

const attacking = (pointers: readonly Pointer[], { id }: JoinedArrow): number =>
  pointers.reduce(
    (sum, { kind, to, dashed, count }) => (kind === 'attack' && `${to}${dashed}` === id ? sum + count : sum),
    0,
  )

const aimOf = ({ pointer: { id, to: key, by, dashed }, from, to }: PointerLine): TargetLine => ({
  id,
  from,
  to,
  by,
  dashed,
  onStack: document.querySelector(`[data-spot="${spotKeys.stack}"] [data-ref="${key}"]`) !== null,
})

/** Lines over the table, from where the elements are in the page. */
export const ArrowLayer = () => {
  const { view } = useTableModel()
  const shown = useSettings(({ settings }) => settings.arrows)
  const [drawn, draw] = useState(NONE)
  // On a phone only the number on the target shows it: a line would cover everything.
  const mode = useLayoutMode()
  const pointers = useMemo(() => {
    // In a low window there is no room between the rows.
    if (mode === 'short') return []
    // Bars tell of attacks by themselves.
    if (isSmall(mode) && !isDuel(view)) return []
    return isSmall(mode) ? view.pointers.filter(({ kind }) => kind !== 'target') : view.pointers
  }, [view, mode])
  const lanes = hasPanels(mode) && !isDuel(view)
  useLayoutEffect(() => {
    const table = document.querySelector('[data-table]')?.firstElementChild ?? null
    const within = table?.querySelector('#asks') ?? null
    if (table === null || within === null || !shown || pointers.length === 0) {
      draw(NONE)
      return
    }
    const update = () => {
      const next = measure(pointers, table.getBoundingClientRect(), lanes)
      draw((before) => (sameData(before, next) ? before : next))
    }
    // At first as soon as the page is laid out. Then cards are waited for that are still moving.
    const timers = [220, 420].map((wait) => setTimeout(update, wait))
    const unwatch = afterLayout(table, within, update)
    window.addEventListener('scroll', update, true)
    return () => {
      for (const timer of timers) clearTimeout(timer)
      unwatch()
      window.removeEventListener('scroll', update, true)
    }
  }, [pointers, shown, lanes])
  return drawn.arrows.length + drawn.joined.length === 0 ? null : <Arrows {...drawn} />
}
