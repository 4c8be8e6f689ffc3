import { useEffect } from 'react'
import { say } from '../messages/index.ts'
import type { TableModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import { seatName, type Watch } from '../view/index.ts'
import { PromptFrame } from './PromptFrame.tsx'

/** How long each step of a turn is shown. Milliseconds. */
const STEP = 1000

const show = (watch: Watch | null): void => useUi.getState().open({ watch })

/** The next step; after the last, the game as it is. */
function goOn(watch: Watch): void {
  const at = watch.at + 1
  show(at < watch.nodes.length ? { ...watch, at } : null)
}

/** While a past turn is shown: it goes on by itself; one press goes back to the game. */
export const PastTurnPrompt = ({ model, watch }: { readonly model: TableModel; readonly watch: Watch }) => {
  const { state } = model.scene
  const { at, nodes } = watch
  const back = () => show(null)
  useEffect(() => {
    const timer = setTimeout(() => goOn(watch), STEP)
    return () => clearTimeout(timer)
  }, [watch])
  return (
    <PromptFrame
      promptKey={model.key}
      title={say('watch.title', { name: seatName(state, state.turn.active) })}
      whose={null}
      why={say('watch.why', { n: at + 1, of: nodes.length, step: say(`stepLong.${state.turn.step}`) })}
      primary={{ label: say('watch.back'), onPress: back }}
      others={[{ id: 'next', label: say('watch.next'), onPress: () => goOn(watch) }]}
      cancel={back}
    />
  )
}
