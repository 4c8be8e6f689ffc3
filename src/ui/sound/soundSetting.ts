/** Whether anything may be heard. */
import { useSettings } from '../../store/index.ts'

/** Unless somebody has chosen: not where the system asks for less. */
export function isSoundOn(): boolean {
  const { sound } = useSettings.getState().settings
  if (sound !== 'auto') return sound === 'on'
  return !(globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false)
}

export function toggleSound(): void {
  useSettings.getState().change({ sound: isSoundOn() ? 'off' : 'on' })
}
