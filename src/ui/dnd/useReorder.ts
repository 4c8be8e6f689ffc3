import { type PointerEvent, useRef } from 'react'

/** How far a press moves before it is a drag and no longer a click. */
const FAR = 6

interface Held<T> {
  readonly item: T
  readonly x: number
  readonly y: number
  readonly far: boolean
}

/** The list with an entry at another place. */
export function movedTo<T>(list: readonly T[], item: T, place: number): readonly T[] {
  const rest = list.filter((one) => one !== item)
  return [...rest.slice(0, place), item, ...rest.slice(place)]
}

const placeAt = (list: Element, x: number, y: number): number =>
  [...list.children].findIndex((row) => {
    const { left, right, top, bottom } = row.getBoundingClientRect()
    return x >= left && x <= right && y >= top && y <= bottom
  })

/**
 * Drags the entries of a list to other places with a mouse, a pen or a finger; the order changes under the pointer. The
 * list has its entries as children, in the order of `items`. A finger takes an entry by its `data-grip`, elsewhere it
 * scrolls. What the entries hold can still be clicked. There is no place to drop: the order is the state, which neither
 * the table's drag nor the browser's own can show.
 */
export function useReorder<T>(items: readonly T[], sort: (items: readonly T[]) => void) {
  const held = useRef<Held<T> | null>(null)
  const letGo = (): void => {
    held.current = null
  }
  return {
    onPointerDown: ({ currentTarget, target, clientX: x, clientY: y, pointerType, button }: PointerEvent): void => {
      const item = items[placeAt(currentTarget, x, y)]
      const grip = target instanceof Element && target.closest('[data-grip]') !== null
      if (item === undefined || button !== 0 || (pointerType === 'touch' && !grip)) return
      held.current = { item, x, y, far: false }
    },
    onPointerMove: ({ currentTarget, clientX: x, clientY: y, pointerId }: PointerEvent): void => {
      const { current } = held
      if (current === null) return
      const far = current.far || Math.hypot(x - current.x, y - current.y) >= FAR
      if (!far) return
      if (!current.far) currentTarget.setPointerCapture(pointerId)
      held.current = { ...current, far }
      const place = placeAt(currentTarget, x, y)
      if (place >= 0 && items[place] !== current.item) sort(movedTo(items, current.item, place))
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  }
}
