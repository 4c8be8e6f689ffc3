import { useEffect, useRef } from 'react'
import { afterPaint } from '../look/index.ts'
import { entriesBetween } from '../session/entriesBetween.ts'
import { useTableModel } from '../session/model.ts'
import { teamOf } from '../view/index.ts'
import { play } from './play.ts'
import { isSoundOn } from './soundSetting.ts'
import { soundsOf } from './sounds.ts'

/** A browser lets nothing be heard, and nobody expects it, before something was pressed. */
const hasPressed = (): boolean => navigator.userActivation?.hasBeenActive ?? true

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
    const sounds = news === null ? [] : soundsOf(news, teamOf(model.scene.state, model.scene.me, model.scene.me))
    if (sounds.length > 0) afterPaint(() => play(sounds))
  }, [model])
  return null
}
