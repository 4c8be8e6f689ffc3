/** What is asked and told while friends on other machines can't be reached, or ask to go back. */
import { hasFriends, useTable } from '../../store/index.ts'
import { sayFriend } from '../messages/pages/friend.ts'
import { saveFileFor } from '../session/download.ts'
import {
  clockOf,
  friendName,
  lostNames,
  lostSeats,
  playByFile,
  stopSentence,
  useFriend,
  useLeft,
  useNow,
} from '../session/friend.ts'
import type { TableModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import { isSmall, useLayoutMode } from '../table/index.ts'
import { Dial } from './LostDial.tsx'
import { PromptFrame } from './PromptFrame.tsx'

interface FriendProps {
  readonly model: TableModel
}

const openDialog = (): void => useUi.getState().open({ dialog: 'friend' })
const leave = () => ({ id: 'leave', label: sayFriend('friend.leave'), onPress: useTable.getState().leave })

/** The page was loaded again, or the game opened: nobody is connected. */
const Away = ({ model }: FriendProps) => (
  <PromptFrame
    promptKey={`${model.key} away`}
    title={sayFriend('friend.awayTitle')}
    why={sayFriend('friend.awayWhy')}
    whose={null}
    primary={{ label: sayFriend('friend.again'), onPress: openDialog }}
    others={[{ id: 'file', label: sayFriend('friend.playByFile'), onPress: () => playByFile(model.game) }, leave()]}
  />
)

/** The game was stopped: why, and what can be done. */
const Stopped = ({ model }: FriendProps) => {
  const { state, actions } = useFriend()
  if (state?.trouble?.kind !== 'stopped') return null
  return (
    <PromptFrame
      promptKey={`${model.key} stopped`}
      title={sayFriend('friend.stopTitle')}
      why={stopSentence(state, state.trouble)}
      whose={null}
      primary={{ label: sayFriend('friend.tryAgain'), onPress: () => actions?.tryAgain() }}
      others={[leave()]}
    />
  )
}

/** Somebody's line is lost: the game stands still. */
const Lost = ({ model }: FriendProps) => {
  const left = useLeft()
  const state = useFriend((friends) => friends.state)
  const time = clockOf(left)
  const mode = useLayoutMode()
  const wait = () => useFriend.setState({ waitsSince: Date.now() })
  // With several at the table friends have no line to each other: only the inviter can bring one back.
  const isOurs = state?.role === 'host' || state?.seats[0]?.line === 'lost'
  return (
    <PromptFrame
      promptKey={`${model.key} lost`}
      title={sayFriend('friend.lostTitle', { names: lostNames(state) })}
      why={sayFriend(left > 0 ? 'friend.after' : 'friend.over')}
      whose={null}
      body={
        <>
          {model.scene.state.players.length > 2 && !isSmall(mode) ? <Dial left={left} /> : null}
          <p role="timer">{sayFriend('friend.left', { time })}</p>
        </>
      }
      primary={
        isOurs
          ? { label: sayFriend(state?.role === 'host' ? 'friend.invite' : 'friend.again'), onPress: openDialog }
          : undefined
      }
      others={[leave(), { id: 'longer', label: sayFriend('friend.longer'), onPress: wait }]}
    />
  )
}

/** Another player asks to go back: no is the answer where none is given. */
const Undo = ({ model }: FriendProps) => {
  const { state, actions } = useFriend()
  const now = useNow()
  if (state === null || state.undo === null) return null
  const seconds = Math.max(0, Math.ceil((state.undo.until - now) / 1000))
  const say = (yes: boolean) => () => actions?.sayUndo(yes)
  return (
    <PromptFrame
      promptKey={`${model.key} undo`}
      title={sayFriend('friend.undoAsk', { name: friendName(state, state.undo.by) })}
      why={sayFriend('friend.undoWhy', { seconds })}
      primary={{ label: sayFriend('friend.undoNo'), onPress: say(false) }}
      others={[{ id: 'yes', label: sayFriend('friend.undoYes'), onPress: say(true) }]}
      no={say(false)}
    />
  )
}

/** While a game goes on by file and the other is to decide. */
const ByFile = ({ model, name, seat }: FriendProps & { readonly name: string; readonly seat: number }) => (
  <PromptFrame
    promptKey={`${model.key} file`}
    title={sayFriend('friend.waitingNames', { names: [name] })}
    why={sayFriend('friend.fileWhy', { name })}
    whose={null}
    primary={{ label: sayFriend('friend.saveFile'), onPress: () => saveFileFor(seat) }}
    others={[leave()]}
  />
)

/** What the connection asks or tells in place of the question; `null`: the game goes on as usual. */
export function useFriendPrompt(model: TableModel) {
  const { state, byFile, back } = useFriend()
  const halted = useTable((table) => table.halted)
  const { game, scene } = model
  if (!hasFriends(game)) return null
  if (byFile === game.id && state === null) {
    const seat = scene.waitingFor?.seat
    const name = seat === undefined ? undefined : game.setup.players[seat]?.name
    return seat === undefined || name === undefined ? null : <ByFile model={model} seat={seat} name={name} />
  }
  if (state?.trouble?.kind === 'stopped') return <Stopped model={model} />
  if (state === null) return <Away model={model} />
  if (lostSeats(state).length > 0) return <Lost model={model} />
  if (back.length > 0)
    return (
      <PromptFrame
        promptKey={`${model.key} back`}
        title={sayFriend('friend.backTitle', { names: back })}
        why={sayFriend('friend.backWhy')}
        whose={null}
      />
    )
  if (state.undo !== null && state.undo.by !== state.you) return <Undo model={model} />
  if (halted)
    return <PromptFrame promptKey={`${model.key} still`} title={sayFriend('friend.connecting')} whose={null} />
  return null
}
