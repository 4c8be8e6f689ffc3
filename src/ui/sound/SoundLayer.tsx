import { useEffect, useRef } from 'react'
import { useSettings } from '../../store/index.ts'
import { afterPaint } from '../look/index.ts'
import { entriesBetween } from '../session/entriesBetween.ts'
import { useTableModel } from '../session/model.ts'
import { isSoundOn } from './soundSetting.ts'
import { type Sound, soundsOf } from './sounds.ts'

/** A browser lets nothing be heard, and nobody expects it, before something was pressed. */
const hasPressed = (): boolean => navigator.userActivation?.hasBeenActive ?? true

// Where the code for it can't be loaded it stays silent: the next sound tries again.
const play = (sounds: readonly Sound[], pace: number): void =>
  void import('./synth.ts').then(
    ({ playSounds }) => playSounds(sounds, pace),
    () => undefined,
  )

/**
 * What has happened, heard; the sounds are loaded with the first of them. A browser takes longer to begin one than a
 * frame lasts.
 */
export const SoundLayer = () => {
  const model = useTableModel()
  const last = useRef(model)
  useEffect(() => {
    const from = last.current
    last.current = model
    if (from === model || !isSoundOn() || !hasPressed()) return
    const news = entriesBetween(from, model)
    const sounds = news === null ? [] : soundsOf(news, model.scene.me)
    const { pace } = useSettings.getState().settings
    if (sounds.length > 0) afterPaint(() => play(sounds, pace))
  }, [model])
  return null
}
