import { useSyncExternalStore } from 'react'

/**
 * How much room there is. `phone` and `short` (a phone on its side, or a window at 200 %) use the small forms: bars,
 * chips, tiles, the phone's strip and decision; `bars` uses bars and a folded hand. It decides the form of each part,
 * never what is shown.
 */
export type LayoutMode = 'phone' | 'short' | 'bars' | 'compact' | 'full'

export const layoutModeFor = (width: number, height: number): LayoutMode => {
  if (width >= 560 && width < 1000 && height <= 500) return 'short'
  if (width < 700) return 'phone'
  if (width < 1000) return 'bars'
  return height <= 840 ? 'compact' : 'full'
}

/** A phone, upright or on its side: small forms, fingers. */
export const isSmall = (mode: LayoutMode): boolean => mode === 'phone' || mode === 'short'

/** Whether opponents have panels in such a window, where several play; in others they have bars. */
export const hasPanels = (mode: LayoutMode): boolean => mode === 'full' || mode === 'compact'

/** Whether the hands of both have a place in such a window, where two play; in others only the one at the foot has. */
export const hasBothHands = hasPanels

const QUERIES = [
  '(max-width: 559.98px)',
  '(max-width: 699.98px)',
  '(max-width: 999.98px)',
  '(max-height: 840px)',
  '(max-height: 500px)',
]

const subscribe = (changed: () => void): (() => void) => {
  const lists = QUERIES.map((query) => window.matchMedia(query))
  for (const list of lists) list.addEventListener('change', changed)
  return () => {
    for (const list of lists) list.removeEventListener('change', changed)
  }
}

const read = (): LayoutMode => layoutModeFor(window.innerWidth, window.innerHeight)

/** Rendered without a window (to text), everything has room. */
const unseen = (): LayoutMode => 'full'

/** Fingers, not a mouse: the words say "tap". */
const FINGERS = '(pointer: coarse)'

const subscribeTouch = (changed: () => void): (() => void) => {
  const query = window.matchMedia(FINGERS)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether things are touched rather than clicked. */
export const useTouch = (): boolean =>
  useSyncExternalStore(
    subscribeTouch,
    () => window.matchMedia(FINGERS).matches,
    () => false,
  )

export const useLayoutMode = (): LayoutMode => useSyncExternalStore(subscribe, read, unseen)
