/**
 * What is new with friends, told where the person is: in the log of the game, by a sound, and in the tab's title while
 * they look elsewhere.
 */
import { deciderOf } from '../../engine/index.ts'
import type { FriendState } from '../../link/index.ts'
import { current, type Game, hasFriends, isHuman, type TableState, useTable } from '../../store/index.ts'
import { rest } from '../input/index.ts'
import { sayFriend } from '../messages/pages/friend.ts'
import { type FriendNews, friendName, useFriend } from '../session/friend.ts'
import { play, type SoundName } from '../sound/index.ts'

const TITLE = 'Cantrip'
/** After somebody has come back nothing is asked for so long. */
const REST = 1000

const SOUNDS: { readonly [K in FriendNews['kind']]: SoundName } = {
  here: 'arrived',
  back: 'arrived',
  lost: 'parted',
  wentBack: 'move',
  late: 'parted',
}

type Seats = FriendState['seats']

function ofSeat(now: Seats[number], before: Seats[number] | undefined): FriendNews['kind'] | null {
  if (now.name === null) return null
  if (before === undefined || before.name === null) return now.line === 'lost' ? null : 'here'
  const [isLost, wasLost] = [now.line === 'lost', before.line === 'lost']
  return isLost === wasLost ? null : isLost ? 'lost' : 'back'
}

/** What has happened between two states of a party. The first tells nothing: who sits there has not just come. */
export function newsBetween(before: FriendState | null, now: FriendState): readonly FriendNews[] {
  if (before === null || before.seats.length === 0) return []
  const news = (kind: FriendNews['kind'] | null, seat: number): readonly FriendNews[] =>
    kind === null ? [] : [{ kind, seat, name: friendName(now, seat) }]
  const seats = now.seats.flatMap((one, seat) => (seat === now.you ? [] : news(ofSeat(one, before.seats[seat]), seat)))
  const went = now.wentBack === before.wentBack || now.wentBack === null ? [] : news('wentBack', now.wentBack.by)
  const late = now.late === before.late || now.late === null ? [] : news('late', now.late)
  return [...seats, ...went, ...late]
}

/** The title stands until the person looks. */
const seen = (): void => {
  if (!document.hidden) document.title = TITLE
}

function tellElsewhere(words: string, sound: SoundName): void {
  play([{ name: sound, at: 0 }])
  if (!document.hidden) return
  document.title = `${words} · ${TITLE}`
  document.addEventListener('visibilitychange', seen, { once: true })
}

/** Nothing is asked just after somebody has come back. */
function restFor(names: readonly string[]): void {
  rest(REST)
  useFriend.setState({ back: names })
  setTimeout(() => useFriend.setState({ back: [] }), REST)
}

export function tellNews(before: FriendState | null, now: FriendState): void {
  const news = newsBetween(before, now)
  if (news.length === 0) return
  for (const { kind, name } of news) tellElsewhere(sayFriend(`friend.tab.${kind}`, { name }), SOUNDS[kind])
  const { game } = useTable.getState()
  if (game === null || !hasFriends(game)) return
  const at = { game: game.id, node: game.timeline.cursor, at: Date.now() }
  useFriend.setState({ notes: [...useFriend.getState().notes, ...news.map((one) => ({ ...one, ...at }))] })
  const back = news.flatMap(({ kind, name }) => (kind === 'back' ? name : []))
  if (back.length > 0) restFor(back)
}

/** Whether the person here is asked, and the table doesn't answer for them. */
const isAsked = (game: Game | null, { halted, soon }: TableState): boolean => {
  const question = game === null ? null : current(game.timeline).position.question
  return game !== null && question !== null && !halted && !soon && isHuman(game, deciderOf(question))
}

/** Tells a person who looks elsewhere that it is for them to reply, until the result is called. */
export const tellTurns = (): (() => void) =>
  useTable.subscribe((now, before) => {
    if (!document.hidden || now.game === null || !hasFriends(now.game)) return
    if (isAsked(now.game, now) && !isAsked(before.game, before)) tellElsewhere(sayFriend('friend.tab.turn'), 'turn')
  })
