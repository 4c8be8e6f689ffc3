import { useMemo } from 'react'
import { type Seat, stateOf } from '../../engine/index.ts'
import { current } from '../../store/index.ts'
import { sayStory } from '../messages/pages/story.ts'
import { Button } from '../parts/index.ts'
import { saveTableFile } from '../session/download.ts'
import { useTableModel } from '../session/model.ts'
import { isOpen, seatName } from '../view/index.ts'
import { DamagePanel } from './DamagePanel.tsx'
import { DecidingTurn } from './DecidingTurn.tsx'
import { summaryOf } from './gameSummary.ts'
import { HandsPanel } from './HandsPanel.tsx'
import { LifeChart } from './LifeChart.tsx'
import { NumbersPanel } from './NumbersPanel.tsx'
import { beginReplay } from './replayControls.ts'
import styles from './Story.module.css'

/** What can be done with a game that is over. */
export const EndActions = () => (
  <>
    <Button icon="play" onClick={() => beginReplay()}>
      {sayStory('end.replay')}
    </Button>
    <Button icon="down" onClick={saveTableFile}>
      {sayStory('end.save')}
    </Button>
  </>
)

/** What the game came to: what decided it, life, damage, numbers and hands; and the way back to any turn. */
export const EndScreen = () => {
  const { game, scene } = useTableModel()
  const { timeline } = game
  const { state, viewer: me } = scene
  const summary = useMemo(() => summaryOf(timeline), [timeline])
  const nameOf = (seat: Seat) => seatName(state, seat)
  const story = { summary, me, nameOf }
  return (
    <div className={styles.end}>
      <LifeChart {...story} onTurn={beginReplay} />
      <DamagePanel {...story} timeline={timeline} />
      <DecidingTurn {...story} timeline={timeline} onWatch={beginReplay} />
      <NumbersPanel {...story} />
      {isOpen(game) ? (
        <HandsPanel
          state={stateOf(current(timeline).position)}
          seats={summary.seats.map(({ seat }) => seat)}
          nameOf={nameOf}
        />
      ) : null}
    </div>
  )
}
