/** Between the last blow and the end screen: the blow is seen, then for a moment what it came to. */
import { useEffect, useState } from 'react'
import { areOpponents, type Outcome, type Seat } from '../../engine/index.ts'
import { current, type Game, isHotSeat, pauseAfter } from '../../store/index.ts'
import { say } from '../messages/index.ts'
import { useMotionSettings } from '../motion/index.ts'
import type { TableModel } from '../session/model.ts'
import styles from './Moment.module.css'

/** The end that has been seen to happen, by the position's key. */
let seen = ''

/** How long it is looked at, at the usual pace; never longer than `LONGEST`. */
const MOMENT = 1200
const LONGEST = 1500

type Stage = 'blow' | 'moment' | 'over'

/** What follows, and after how long. */
const NEXT = { blow: 'moment', moment: 'over' } as const satisfies Partial<Record<Stage, Stage>>

/**
 * How far the end has been seen to happen. Anything pressed leads on at once to the end screen; who wants no motion has
 * no moment.
 */
export function useEnding({ key, game }: TableModel): Stage {
  const { pace, still } = useMotionSettings()
  const blow = seen === key ? 0 : pauseAfter(current(game.timeline).events, pace)
  const isShort = still || pace === 0
  const [stage, go] = useState<Stage>(seen === key || (blow === 0 && isShort) ? 'over' : 'blow')
  useEffect(() => {
    if (stage === 'over') {
      seen = key
      return
    }
    // The press that struck the blow arrives here too; it doesn't skip what it has brought about.
    const begun = performance.now()
    const skip = ({ timeStamp }: Event): void => {
      if (timeStamp > begun) go('over')
    }
    const after = isShort ? 'over' : NEXT[stage]
    const timer = setTimeout(() => go(after), stage === 'blow' ? blow : Math.min(LONGEST, MOMENT * pace))
    document.addEventListener('keydown', skip)
    document.addEventListener('click', skip)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', skip)
      document.removeEventListener('click', skip)
    }
  }, [key, stage, blow, pace, isShort])
  return stage
}

interface MomentProps {
  readonly game: Game
  readonly outcome: Outcome
  readonly me: Seat
}

/** Victory or defeat, in one word over the darkened table; the end screen tells the rest. */
export const Moment = ({ game, outcome, me }: MomentProps) => {
  const { winner } = outcome
  const won =
    winner !== null && (isHotSeat(game) || !areOpponents(current(game.timeline).position.checkpoint, winner, me))
  const word = winner === null ? 'draw' : won ? 'victory' : 'defeat'
  return (
    <div className={styles.moment} data-word={word} aria-hidden="true">
      <span className={styles.ring} />
      <b>{say(`over.${word}`)}</b>
    </div>
  )
}
