import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 1180px)'

const watch = (changed: () => void): (() => void) => {
  const media = matchMedia(WIDE)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the window has room for all parts of the page beside each other. */
export const useWide = (): boolean => useSyncExternalStore(watch, () => matchMedia(WIDE).matches)
