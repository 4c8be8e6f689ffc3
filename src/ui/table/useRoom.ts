import { useMemo, useSyncExternalStore } from 'react'
import { useLayoutMode } from './layoutMode.ts'
import { type Room, roomOf } from './sizes.ts'

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

const read = (): string => `${window.innerWidth} ${window.innerHeight}`

/** Rendered without a window (to text): a laptop's. */
const unseen = (): string => '1440 900'

/** The room of the window as it is. */
export function useRoom(): Room {
  const mode = useLayoutMode()
  const size = useSyncExternalStore(subscribe, read, unseen)
  return useMemo(() => {
    const [width = 0, height = 0] = size.split(' ').map(Number)
    return roomOf(mode, width, height)
  }, [mode, size])
}
