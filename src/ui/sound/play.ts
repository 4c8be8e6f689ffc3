import { useSettings } from '../../store/index.ts'
import { isSoundOn } from './soundSetting.ts'
import type { Sound } from './sounds.ts'

/**
 * Lets them be heard, as loud as it is set. Where the code for it can't be loaded it stays silent: the next sound tries
 * again.
 */
export function play(sounds: readonly Sound[]): void {
  const { pace, volume } = useSettings.getState().settings
  if (!isSoundOn() || volume === 0) return
  void import('./synth.ts').then(
    ({ playSounds }) => playSounds(sounds, pace, volume),
    () => undefined,
  )
}

/** A sound, to tell how loud it is. */
export const tryVolume = (): void => play([{ name: 'heal', at: 0 }])
