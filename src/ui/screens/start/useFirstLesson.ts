import { useState } from 'react'
import { loadIn } from '../../session/loading.ts'
import { withGame } from '../../session/withGame.ts'

const lessons = () => withGame(import('../../lessons/index.ts'))

/** Loads the lessons before they are asked for; what can't be loaded now is loaded then. */
export const lessonsAhead = (): void => void lessons().catch(() => undefined)

/** Begins the first lesson, and whether it couldn't be begun. */
export function useFirstLesson() {
  const [failed, tell] = useState(false)
  const learn = () => {
    loadIn(() => lessons().then(({ startLesson }) => startLesson('land-and-mana')), failed).then(
      (begun) => tell(!begun),
      () => tell(true),
    )
  }
  return { learn, failed }
}
