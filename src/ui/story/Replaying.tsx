import { useEffect } from 'react'
import { useSettings } from '../../store/index.ts'
import { keyName } from '../input/index.ts'
import { say } from '../messages/index.ts'
import { sayStory } from '../messages/pages/story.ts'
import { Segmented } from '../parts/index.ts'
import { PromptFrame } from '../prompts/index.ts'
import type { TableModel } from '../session/model.ts'
import { useRoom } from '../table/index.ts'
import { isOpen, seatName, type Watch } from '../view/index.ts'
import { ReplayBar } from './ReplayBar.tsx'
import { goTo, leaveReplay, lookAs, playOn, togglePlaying } from './replayControls.ts'
import styles from './Story.module.css'
import { useReplayKeys } from './useReplayKeys.ts'

/** How long each step is shown, at the usual pace. Milliseconds. */
const STEP = 1000
const LEAST = 300

function useGoing(watch: Watch): void {
  const pace = useSettings(({ settings }) => settings.pace)
  useEffect(() => {
    if (!watch.replay?.playing) return
    const last = watch.at + 1 >= watch.nodes.length
    const timer = setTimeout(
      () => (last ? togglePlaying(watch) : goTo(watch, watch.at + 1)),
      Math.max(LEAST, STEP * pace),
    )
    return () => clearTimeout(timer)
  }, [watch, pace])
}

const Eyes = ({ model, watch }: ReplayingProps) => {
  const { state } = model.scene
  const eyes = watch.replay?.eyes ?? 'open'
  const seats = state.players.map(({ seat }) => ({
    value: String(seat),
    label: seatName(state, seat),
  }))
  return (
    <div className={styles.eyes}>
      <Segmented
        legend={sayStory('replay.eyes')}
        value={String(eyes)}
        options={[{ value: 'open', label: sayStory('replay.open') }, ...seats]}
        onChange={(value) => lookAs(watch, value === 'open' ? 'open' : Number(value))}
      />
    </div>
  )
}

interface ReplayingProps {
  readonly model: TableModel
  readonly watch: Watch
}

/** While a game is gone through again: where it is, whose eyes these are, and playing on from there. */
export const Replaying = ({ model, watch }: ReplayingProps) => {
  useGoing(watch)
  useReplayKeys(model, watch)
  const { bar } = useRoom(true)
  const { state } = model.scene
  const { at, nodes, replay, cursor } = watch
  const open = isOpen({ ...model.game, timeline: { ...model.game.timeline, cursor } })
  const isLast = at === nodes.length - 1
  const why = sayStory('replay.step', {
    n: at + 1,
    of: nodes.length,
    turn: state.turn.number,
    step: say(`stepLong.${state.turn.step}`),
  })
  return (
    <PromptFrame
      promptKey={`${model.game.id} replay`}
      title={sayStory('replay.title')}
      why={
        isLast
          ? why
          : say('list.sentences', { parts: [`${why}.`, open ? sayStory('replay.kept') : sayStory('replay.redo')] })
      }
      body={
        <>
          {bar > 0 ? null : <ReplayBar watch={watch} compact />}
          {open ? <Eyes model={model} watch={watch} /> : null}
        </>
      }
      primary={{
        label: replay?.playing ? sayStory('replay.pause') : sayStory('replay.play'),
        onPress: () => togglePlaying(watch),
      }}
      others={[
        ...(isLast
          ? []
          : [{ id: 'playOn', label: sayStory('replay.playOn'), shortcut: 'P', onPress: () => playOn(watch) }]),
        { id: 'leave', label: sayStory('replay.leave'), shortcut: keyName('Escape'), onPress: leaveReplay },
      ]}
      cancel={leaveReplay}
    />
  )
}
