import { useEffect, useState } from 'react'
import { current, type Game, hasFriends, useTable } from '../../store/index.ts'
import { isTyping } from '../input/index.ts'
import { say } from '../messages/index.ts'
import { sayFriend } from '../messages/pages/friend.ts'
import { Button, Dialog } from '../parts/index.ts'
import { lostNames, lostSeats, playByFile, useFriend } from '../session/friend.ts'
import { useUi } from '../session/uiStore.ts'
import { Bring } from './Bring.tsx'
import { usualTerms } from './bringing.ts'
import {
  beginInviting,
  bring,
  canConnect,
  changeTerms,
  connectAgain,
  endParty,
  follow,
  makeInvitation,
  releaseSeat,
  tryAgain,
} from './controller.ts'
import styles from './Friend.module.css'
import { Invite } from './Invite.tsx'
import { answerView, joinView } from './Join.tsx'
import { TermsRow, termsSentence } from './Terms.tsx'
import { type Bringing, useBringing } from './useBringing.ts'
import { useDialogKeys } from './useDialogKeys.ts'
import { useNextGame } from './useNextGame.tsx'
import { Main, pathView, seatedView, troubleView, type View, Waits, type Ways } from './views.tsx'

type Friends = ReturnType<typeof useFriend.getState>

interface Shown extends Friends {
  readonly bringing: Bringing
  readonly ways: Ways
  readonly joining: boolean
  readonly join: (on: boolean) => void
  /** Goes on by file with the game at the table; `null`: there is none to go on with. */
  readonly goOnByFile: (() => void) | null
  readonly changing: boolean
  readonly changeDeck: (on: boolean) => void
  readonly nextGame: ReturnType<typeof useNextGame>
}

/** The inviter's: the invitation, until everybody sits. */
function hostView(shown: Shown): View | null {
  const { state, way, reachable, bringing, ways, join, changing, changeDeck } = shown
  if (state === null || state.role !== 'host') return null
  const lost = lostNames(state)
  const isFull = state.seats.every(({ line }) => line !== 'free' && line !== 'lost')
  if (isFull && !changing) return seatedView(state, { ...ways, ...shown.nextGame, changeDeck: () => changeDeck(true) })
  if (isFull) return changeView(shown)
  return {
    title: lost.length > 0 ? sayFriend('friend.lostTitle', { names: lost }) : sayFriend('friend.title'),
    lead: sayFriend(lost.length > 0 ? 'friend.lostLead' : state.terms.seats > 2 ? 'friend.leadMany' : 'friend.lead'),
    wide: true,
    body: (
      <Invite
        state={state}
        way={way}
        reachable={reachable}
        bringing={bringing}
        change={changeTerms}
        letGo={releaseSeat}
      />
    ),
    actions: (
      <>
        {state.phase === 'playing' ? null : (
          <>
            <Button onClick={() => join(true)}>{sayFriend('friend.haveCode')}</Button>
            <Button onClick={ways.end}>{sayFriend('friend.takeBack')}</Button>
          </>
        )}
        <Button onClick={ways.close}>
          {sayFriend(state.phase === 'playing' ? 'friend.close' : 'friend.meanwhile')}
        </Button>
      </>
    ),
  }
}

/** Another deck, before the game. */
function changeView({ bringing, changeDeck }: Shown): View {
  return {
    title: sayFriend('friend.changeDeck'),
    body: <Bring {...bringing} />,
    actions: (
      <Main
        enters
        disabled={bringing.own === null}
        onClick={() => {
          if (bringing.own !== null) bring(bringing.own)
          changeDeck(false)
        }}
      >
        {sayFriend('friend.sit')}
      </Main>
    ),
  }
}

/** A friend's: who invites, and what is brought. */
function guestView(shown: Shown): View | null {
  const { state, bringing, ways, changing, changeDeck } = shown
  if (state === null || state.role !== 'guest') return null
  const { own } = bringing
  if (state.seats[0]?.line === 'lost')
    return joinView(
      sayFriend('friend.lostTitle', { names: [state.host] }),
      sayFriend('friend.awayGuest'),
      null,
      () => {},
      ways.close,
    )
  if (state.phase === 'invited')
    return {
      title: sayFriend('friend.invites', { name: state.host }),
      lead: termsSentence(state.terms),
      body: (
        <>
          <Bring {...bringing} />
          <p className={styles.note}>{sayFriend('friend.trust')}</p>
        </>
      ),
      actions: (
        <>
          <Button onClick={ways.end}>{sayFriend('friend.notNow')}</Button>
          <Main enters disabled={own === null} onClick={() => own !== null && bring(own)}>
            {sayFriend('friend.sit')}
          </Main>
        </>
      ),
    }
  if (changing) return changeView(shown)
  if (state.phase === 'seated' || state.phase === 'playing')
    return seatedView(state, { ...ways, ...shown.nextGame, changeDeck: () => changeDeck(true) })
  return waitingView(sayFriend('friend.connecting'), ways)
}

const waitingView = (words: string, ways: Ways): View => ({
  title: sayFriend('friend.joinTitle'),
  lead: words,
  actions: (
    <>
      <Button onClick={ways.end}>{sayFriend('friend.notNow')}</Button>
      <Waits words={sayFriend('friend.waitingHost')} />
    </>
  ),
})

/** What is wrong with the way, or what it waits for. */
function wayView({ way, state, ways, joining, join, goOnByFile }: Shown): View | null {
  if (state?.trouble != null) return troubleView(state, state.trouble, ways)
  if (way.kind === 'noPath') return pathView(ways, goOnByFile, state?.role === 'host')
  if (way.kind === 'answer') return answerView(way.code, ways.end)
  const bad = way.kind === 'badCode' ? 'friend.badCode' : way.kind === 'nobody' ? 'friend.nobody' : null
  if (joining || bad !== null)
    return joinView(
      sayFriend('friend.joinTitle'),
      sayFriend('friend.joinLead'),
      bad === null ? null : sayFriend(bad),
      () => join(false),
      ways.end,
    )
  if (way.kind === 'calling' || (way.kind === 'making' && state?.role !== 'host'))
    return waitingView(sayFriend('friend.connecting'), ways)
  return null
}

/** Before anything is offered: decks are being loaded, or none fits. */
const firstView = ({ bringing, ways }: Shown, terms: Parameters<typeof TermsRow>[0]): View => ({
  title: sayFriend('friend.title'),
  lead: sayFriend('friend.lead'),
  wide: true,
  body: bringing.ready ? (
    <>
      <Bring {...bringing} />
      <TermsRow {...terms} />
    </>
  ) : (
    <p className={styles.making}>{sayFriend('friend.making')}</p>
  ),
  actions: <Button onClick={ways.close}>{sayFriend('friend.close')}</Button>,
})

/** Opens what the address asked for; else goes on with the friends' game at the table, or begins to invite. */
function useBeginning(shown: Pick<Shown, 'state' | 'way' | 'joining' | 'bringing'>, terms: Terms): void {
  const invited = useUi((ui) => ui.invited)
  const game = useTable((table) => table.game)
  const { state, way, joining, bringing } = shown
  const { own } = bringing
  const idle = state === null && way.kind === 'none' && !joining && invited === ''
  useEffect(() => {
    if (invited === '') return
    useUi.getState().open({ invited: '' })
    void follow(invited)
  }, [invited])
  useEffect(() => {
    if (!idle) return
    if (game !== null && hasFriends(game)) void connectAgain()
    else if (own !== null) beginInviting({ ...terms, commander: own.commander }, own)
  }, [idle, own, game, terms])
  // A link for each seat, one after the other.
  const free = state?.role === 'host' ? state.seats.filter(({ line }) => line === 'free' || line === 'lost').length : 0
  const wanted = free > (state?.arriving ?? 0) && way.kind === 'none'
  useEffect(() => {
    if (wanted) void makeInvitation()
  }, [wanted])
  // The inviter's name and deck as they are chosen.
  useEffect(() => {
    if (own === null || state?.role !== 'host' || state.phase === 'playing') return
    const [seat] = state.seats
    if (seat !== undefined && (seat.name !== own.name || seat.deckName !== own.deck.name)) {
      if (state.terms.commander !== own.commander) changeTerms({ ...state.terms, commander: own.commander })
      bring(own)
    }
  }, [own, state])
}

/** Where another state has another place to begin, the focus goes there, unless somebody is typing. */
function useFocus(shown: string): void {
  useEffect(() => {
    if (shown === '' || isTyping(document.activeElement)) return
    document.querySelector<HTMLElement>('dialog[open] [data-autofocus]')?.focus()
  }, [shown])
}

/** Whether the game is at its end. */
const over = ({ timeline }: Game): boolean => current(timeline).position.question === null

type Terms = ReturnType<typeof usualTerms>

/** Invites a friend, or follows an invitation; everything until the game begins, and after a loss. */
export const FriendDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const friends = useFriend()
  const { state, way } = friends
  useDialogKeys()
  const [terms, setTerms] = useState(usualTerms)
  const [joining, join] = useState(false)
  const [changing, changeDeck] = useState(false)
  const game = useTable((table) => table.game)
  const isOurs = game !== null && hasFriends(game)
  const isAway = state === null && isOurs && !canConnect(game.id)
  const bringing = useBringing(state?.terms ?? terms, state?.role === 'guest' ? state.host : null)
  useBeginning({ state, way, joining: joining || isAway, bringing }, terms)
  const together =
    state !== null && state.phase === 'playing' && state.trouble === null && lostSeats(state).length === 0
  const isOver = useTable((table) => table.game !== null && over(table.game))
  useEffect(() => {
    if (together && !isOver) onClose()
  }, [together, isOver, onClose])
  const nextGame = useNextGame(isOurs && isOver ? game : null, state?.you ?? null)
  const end = () => {
    endParty()
    onClose()
  }
  const again = () => {
    if (state?.trouble != null) return friends.actions?.tryAgain()
    tryAgain()
    if (state?.role !== 'host') join(true)
  }
  const type = () => {
    endParty()
    join(true)
  }
  const goOnByFile = isOurs
    ? () => {
        end()
        playByFile(game)
      }
    : null
  const ways = { end, close: onClose, again, type }
  const shown: Shown = {
    ...friends,
    bringing,
    ways,
    joining: joining || (isAway && way.kind === 'none'),
    join,
    goOnByFile,
    changing,
    changeDeck,
    nextGame,
  }
  const view =
    wayView(shown) ?? hostView(shown) ?? guestView(shown) ?? firstView(shown, { terms, off: false, change: setTerms })
  useFocus(`${view.title} ${view.lead ?? ''}`)
  return (
    <Dialog
      open
      wide={view.wide}
      title={view.title}
      closeLabel={say('menu.close')}
      onClose={onClose}
      actions={view.actions}
    >
      <div className={styles.friend} data-part="friend">
        {view.lead === undefined ? null : <p className={styles.lead}>{view.lead}</p>}
        {view.body}
      </div>
    </Dialog>
  )
}
