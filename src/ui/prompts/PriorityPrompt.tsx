import { type Action, find, succession } from '../../engine/index.ts'
import { hasFullControl, isHotSeat, realActions, undoOf, useSettings, useTable } from '../../store/index.ts'
import { shortcutOf } from '../input/index.ts'
import { say } from '../messages/index.ts'
import { actionText, isBeforeGame, priorityLabel, seatName, stackName } from '../view/index.ts'
import { type PromptButton, PromptFrame } from './PromptFrame.tsx'
import type { PromptProps } from './types.ts'
import { useAgreements } from './useAgreements.ts'

type Special = Extract<Action, { do: 'special' }>

export const PriorityPrompt = ({ model, answer }: PromptProps<'priority'>) => {
  const settings = useSettings((state) => state.settings)
  const fullControl = useTable(hasFullControl)
  const canUndo = useTable((table) => undoOf(table.game) !== null)
  const { setFullControl, undo, passUntil } = useTable.getState()
  const { scene } = model
  const { state } = scene
  const top = state.stack.at(-1)
  const playable = new Set(
    realActions(state, scene.me, scene.actions).flatMap((action) => ('object' in action ? [action.object] : [])),
  )
  const why =
    top === undefined || find(state, top) === null
      ? say('priority.playable', { n: playable.size })
      : say('priority.resolves', {
          names: succession(state).left.map((seat) => seatName(state, seat)),
          what: stackName(state, top, (name) => `**${name}**`),
        })
  const { plane } = model.view
  /**
   * What the effects in force offer (408.2i, 408.2j): their source may have left the table; a companion lies outside the
   * game. Beside the plane the planar die has a button of its own. What is done with a card on the table is in its menu.
   */
  const isElsewhere = (what: Special['what']): boolean =>
    what !== 'setAside' && what !== 'unlock' && (what !== 'roll' || plane === null)
  const offers = scene.actions.flatMap((action): readonly PromptButton[] =>
    action.do === 'special' && isElsewhere(action.what)
      ? [
          {
            id: `${action.what}-${action.object}-${'which' in action ? action.which : ''}`,
            label: actionText(state, action, scene.me),
            onPress: () => answer(action),
          },
        ]
      : [],
  )
  const others: readonly PromptButton[] = [
    ...offers,
    ...useAgreements(model),
    {
      id: 'hold',
      label: say('priority.fullControl'),
      pressed: fullControl,
      icon: 'hold',
      phone: 'menu',
      shortcut: shortcutOf('fullControl', settings),
      onPress: () => setFullControl(!fullControl),
    },
    {
      id: 'undo',
      label: say('menu.undo'),
      icon: 'undo',
      phone: 'icon',
      shortcut: shortcutOf('undo', settings),
      disabled: !canUndo,
      onPress: undo,
    },
    {
      id: 'turn',
      label: say('priority.passTurn'),
      icon: 'skip',
      phone: 'menu',
      shortcut: shortcutOf('passTurn', settings),
      onPress: () => passUntil('turn'),
    },
  ]
  const title =
    isHotSeat(model.game) || scene.viewer !== scene.me
      ? say('priority.titleFor', { name: seatName(state, scene.me) })
      : say('priority.title')
  return (
    <PromptFrame
      promptKey={model.key}
      title={title}
      why={isBeforeGame(state) ? undefined : why}
      primary={{
        label: priorityLabel(scene, settings.autoPass && !fullControl),
        onPress: () => answer({ do: 'pass' }),
      }}
      others={others}
    />
  )
}
