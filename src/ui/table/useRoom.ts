import { useMemo, useSyncExternalStore } from 'react'
import { useSettings } from '../../store/index.ts'
import { useLayoutMode } from './layoutMode.ts'
import { type Room, roomOf } from './sizes.ts'

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

const read = (): string => `${window.innerWidth} ${window.innerHeight}`

/** Rendered without a window (to text): a laptop's. */
const unseen = (): string => '1440 900'

/** How high the bar below the table is while a game is gone through again. */
const REPLAY = 132

/** The room of the window as it is; `replay`: without that bar's, where a window has one. */
export function useRoom(replay = false): Room & { readonly bar: number } {
  const mode = useLayoutMode()
  const cards = useSettings(({ settings }) => settings.cardSize)
  const size = useSyncExternalStore(subscribe, read, unseen)
  return useMemo(() => {
    const [width = 0, height = 0] = size.split(' ').map(Number)
    const bar = replay && (mode === 'full' || mode === 'compact') ? REPLAY : 0
    return { ...roomOf(mode, width, height - bar, cards), bar }
  }, [mode, size, replay, cards])
}
