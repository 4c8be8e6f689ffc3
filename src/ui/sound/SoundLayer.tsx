import { useEffect, useRef } from 'react'
import { useSettings } from '../../store/index.ts'
import { useTableModel } from '../app/model.ts'
import { newsBetween } from '../app/news.ts'
import { soundsOf } from './sounds.ts'
import { isSoundOn } from './wanted.ts'

/** A browser lets nothing be heard, and nobody expects it, before something was pressed. */
const hasPressed = (): boolean => navigator.userActivation?.hasBeenActive ?? true

/** What has happened, heard; the sounds are loaded with the first of them. */
export const SoundLayer = () => {
  const model = useTableModel()
  const last = useRef(model)
  useEffect(() => {
    const from = last.current
    last.current = model
    if (from === model || !isSoundOn() || !hasPressed()) return
    const news = newsBetween(from, model)
    const sounds = news === null ? [] : soundsOf(news, model.scene.me)
    const { pace } = useSettings.getState().settings
    // Where the code for it can't be loaded it stays silent: the next sound tries again.
    if (sounds.length > 0)
      void import('./synth.ts').then(
        ({ playSounds }) => playSounds(sounds, pace),
        () => undefined,
      )
  }, [model])
  return null
}
