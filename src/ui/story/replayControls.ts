/** Going through a game again. */
import { useTable } from '../../store/index.ts'
import { useUi } from '../session/uiStore.ts'
import { replayOf, type Watch } from '../view/index.ts'

const show = (watch: Watch | null): void => useUi.getState().open({ watch })

/** Shows the game at the table again, from a place of its steps on. */
export function beginReplay(from = 0): void {
  const { game, viewer } = useTable.getState()
  if (game === null) return
  useUi.getState().open({ overHidden: true, dialog: null, menu: null, zoom: null, zone: null })
  show(replayOf(game, viewer ?? 0, from))
}

/** Back to the game as it is. */
export function leaveReplay(): void {
  useUi.getState().open({ watch: null, overHidden: false })
}

/** Shows another step. */
export function goTo(watch: Watch, at: number): void {
  show({ ...watch, at: Math.max(0, Math.min(watch.nodes.length - 1, at)) })
}

/** Goes on by itself, or stops; at the end it begins again. */
export function togglePlaying(watch: Watch): void {
  const { replay, at, nodes } = watch
  if (replay === null) return
  const playing = !replay.playing
  show({ ...watch, at: playing && at === nodes.length - 1 ? 0 : at, replay: { ...replay, playing } })
}

export function lookAs(watch: Watch, eyes: NonNullable<Watch['replay']>['eyes']): void {
  if (watch.replay !== null) show({ ...watch, replay: { ...watch.replay, eyes } })
}

/** The game goes on from what is shown. */
export function playOn(watch: Watch): void {
  const node = watch.nodes[watch.at]
  leaveReplay()
  if (node !== undefined) useTable.getState().playFrom(node)
}
