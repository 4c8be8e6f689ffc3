/** What the dialog shows for each state: always a title, a sentence, something in the middle, and what can be done. */
import type { ReactNode } from 'react'
import type { Build, FriendState, Trouble } from '../../link/index.ts'
import { Icon } from '../glyphs/index.ts'
import { keyName } from '../input/index.ts'
import { sayFriend } from '../messages/pages/friend.ts'
import { Button } from '../parts/index.ts'
import { stopSentence } from '../session/friend.ts'
import styles from './Friend.module.css'
import { Pill, SeatRows } from './SeatRows.tsx'

export interface View {
  readonly title: string
  readonly lead?: string | undefined
  readonly body?: ReactNode
  readonly actions: ReactNode
  readonly wide?: boolean
}

/** The brass place where only another can act. */
export const Waits = ({ words }: { readonly words: string }) => (
  <Button className={styles.waits} aria-disabled="true">
    {words}
  </Button>
)

interface MainProps {
  readonly onClick: () => void
  readonly children: string
  readonly disabled?: boolean
  /** Enter in a field presses it, too. */
  readonly enters?: boolean
}

/** The brass button: what comes next. */
export const Main = ({ onClick, children, disabled = false, enters = false }: MainProps) => (
  <Button
    kind="primary"
    className={styles.main}
    data-autofocus=""
    data-enters={enters ? '' : undefined}
    shortcut={keyName(enters ? 'Enter' : ' ')}
    disabled={disabled}
    onClick={onClick}
  >
    {children}
  </Button>
)

const BuildRow = ({
  title,
  build,
  pill,
}: {
  readonly title: string
  readonly build: Build
  readonly pill: ReactNode
}) => (
  <li className={styles.seat}>
    <span>
      <b>{title}</b>
      <i>
        {sayFriend('friend.build', {
          version: build.version,
          date: build.built === null ? null : new Date(build.built),
        })}
      </i>
    </span>
    {pill}
  </li>
)

/** Which of two builds is newer: 1, the other's -1; 0, it can't be told. */
const compared = (mine: Build, theirs: Build): number =>
  mine.built === null || theirs.built === null ? 0 : Math.sign(Date.parse(mine.built) - Date.parse(theirs.built))

function versionView(state: FriendState, theirs: Build, { end, again }: Ways): View {
  const order = compared(state.build, theirs)
  const isHost = state.role === 'host'
  const pill = (sign: number) =>
    sign === 0 ? null : (
      <Pill kind={sign > 0 ? 'good' : 'lost'} words={sayFriend(sign > 0 ? 'friend.newer' : 'friend.older')} />
    )
  const what = order === 0 ? 'friend.reloadOne' : order < 0 ? 'friend.reloadHere' : 'friend.reloadThere'
  return {
    title: sayFriend('friend.versionTitle'),
    lead: sayFriend('friend.versionLead'),
    body: (
      <>
        <ul className={styles.seats}>
          <BuildRow title={sayFriend('friend.thisPage')} build={state.build} pill={pill(order)} />
          <BuildRow title={sayFriend('friend.otherPage')} build={theirs} pill={pill(-order)} />
        </ul>
        <p className={styles.advice}>
          <Icon name="turn" /> {sayFriend(what)}
        </p>
      </>
    ),
    actions: (
      <>
        <Button onClick={end}>{sayFriend(isHost ? 'friend.takeBack' : 'friend.notNow')}</Button>
        {order > 0 && !isHost ? (
          <Waits words={sayFriend('friend.waitingHost')} />
        ) : order > 0 ? (
          <Main onClick={again}>{sayFriend('friend.invite')}</Main>
        ) : (
          <Main onClick={() => location.reload()}>{sayFriend('friend.reload')}</Main>
        )}
      </>
    ),
  }
}

export interface Ways {
  readonly end: () => void
  readonly close: () => void
  readonly again: () => void
  readonly type: () => void
}

/** Whatever went wrong, each with what can be done. */
export function troubleView(state: FriendState, trouble: Trouble, ways: Ways): View {
  const { end, again, type, close } = ways
  if (trouble.kind === 'version') return versionView(state, trouble.theirs, ways)
  if (trouble.kind === 'taken')
    return {
      title: sayFriend('friend.takenTitle'),
      lead: sayFriend('friend.takenLead'),
      body: (
        <p className={styles.advice}>
          <b>{sayFriend('friend.takenAsk')}</b> {sayFriend('friend.takenNote')}
        </p>
      ),
      actions: (
        <>
          <Button onClick={type}>{sayFriend('friend.typeCode')}</Button>
          <Main onClick={end}>{sayFriend('friend.machine')}</Main>
        </>
      ),
    }
  return {
    title: sayFriend('friend.stopTitle'),
    lead: stopSentence(state, trouble),
    body: <SeatRows state={state} gathers={state.phase !== 'playing'} />,
    actions: (
      <>
        <Button onClick={state.phase === 'playing' ? close : end}>{sayFriend('friend.close')}</Button>
        <Main onClick={again}>{sayFriend('friend.tryAgain')}</Main>
      </>
    ),
  }
}

/** No direct connection: what else there is. `byFile`: how the game at the table goes on by file; who invites keeps the seats. */
export const pathView = ({ end, close, again }: Ways, byFile: (() => void) | null, isHost: boolean): View => ({
  title: sayFriend('friend.pathTitle'),
  lead: sayFriend('friend.pathLead'),
  body: (
    <ul className={styles.choices}>
      <li>
        <b>{sayFriend('friend.tryAgain')}</b> {sayFriend('friend.pathAgain')}
      </li>
      {byFile === null ? null : (
        <li>
          <b>{sayFriend('friend.byFile')}:</b> {sayFriend('friend.pathFile')}
        </li>
      )}
    </ul>
  ),
  actions: (
    <>
      <Button onClick={byFile ?? (isHost ? close : end)}>
        {sayFriend(byFile === null ? 'friend.close' : 'friend.playByFile')}
      </Button>
      <Main onClick={again}>{sayFriend('friend.tryAgain')}</Main>
    </>
  ),
})

interface SeatedWays extends Ways {
  readonly ready: (on: boolean) => void
  readonly changeDeck: () => void
  /** Between two games of a match; `null`: there is none, or it is over. */
  readonly next: NextGame | null
}

/** The next game of a match, and what may be exchanged before it. */
export interface NextGame {
  readonly title: string
  readonly lead: string
  readonly begin: string
  /** Deck and sideboard; `null`: nothing can be exchanged. */
  readonly lists: ReactNode | null
  /** As many cards were moved one way as the other. */
  readonly isEven: boolean
}

/** Everybody sits: the game begins when all are ready. */
export function seatedView(state: FriendState, { ready, changeDeck, next }: SeatedWays): View {
  const { seats, you } = state
  const others = seats.flatMap(({ name }, seat) => (seat === you || name === null ? [] : [name]))
  const isReady = you !== null && seats[you]?.ready === true
  const waited = seats.flatMap(({ name, ready: on }, seat) => (seat === you || on || name === null ? [] : [name]))
  const isWhole = seats.every(({ name }) => name !== null)
  return {
    title:
      next?.title ?? (others.length > 0 ? sayFriend('friend.isHere', { names: others }) : sayFriend('friend.seated')),
    lead: next?.lead ?? sayFriend('friend.hereLead'),
    wide: next !== null && next.lists !== null,
    body: (
      <>
        <SeatRows state={state} gathers />
        {isReady ? null : next?.lists}
      </>
    ),
    actions: (
      <>
        {next === null ? <Button onClick={changeDeck}>{sayFriend('friend.changeDeck')}</Button> : null}
        {isReady || !isWhole ? (
          <Waits
            words={
              isWhole && waited.length > 0
                ? sayFriend('friend.waitFor', { names: waited })
                : sayFriend('friend.waitForFriend')
            }
          />
        ) : (
          <Main disabled={next?.isEven === false} onClick={() => ready(true)}>
            {next?.begin ?? sayFriend('friend.begin')}
          </Main>
        )}
      </>
    ),
  }
}
