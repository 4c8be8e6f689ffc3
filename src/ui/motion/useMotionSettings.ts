import { useSyncExternalStore } from 'react'
import { useSettings } from '../../store/index.ts'
import type { MotionSettings } from './player.ts'

const asked = (): MediaQueryList | null => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)') ?? null

function subscribe(changed: () => void): () => void {
  const query = asked()
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}

/** How the player wants things to move, and whether the system asks for stillness. */
export function useMotionSettings(): MotionSettings {
  const pace = useSettings(({ settings }) => settings.pace)
  const still = useSyncExternalStore(
    subscribe,
    () => asked()?.matches ?? false,
    () => true,
  )
  return { pace, still }
}
