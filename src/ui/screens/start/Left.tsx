import { useEffect } from 'react'
import type { Seat } from '../../../engine/index.ts'
import { type Left, type Saved, useSettings } from '../../../store/index.ts'
import { say } from '../../messages/index.ts'
import { Button } from '../../parts/index.ts'
import type { WaitingProps } from '../../session/lazyComponent.tsx'
import { lessonNumber } from '../../session/lessonProgress.ts'
import { withOthers } from '../../session/loading.ts'
import { MiniTable } from '../lazyScreens.ts'
import { standing } from '../standing.ts'
import styles from './Left.module.css'
import type { LeftGame } from './left.ts'
import { PicturePlace } from './PicturePlace.tsx'

const actionOf = ({ left }: LeftGame): string => (left?.goesOn ? say('start.continue') : say('start.lookBack'))

function titleOf({ left, lesson }: LeftGame): string {
  if (left === null || !left.goesOn) return say('start.over')
  if (lesson !== null) return say('start.unfinishedLesson', { n: lessonNumber(lesson) })
  if (left.match !== null) return say('start.unfinishedMatch')
  return 'start' in left.saved && left.saved.start.puzzle ? say('start.unfinishedPuzzle') : say('start.unfinished')
}

interface Shown {
  readonly viewer: Seat
  readonly open: boolean
  readonly label: string
}

/** Whose eyes the picture has, and whether a hand may be in it: of two people on one screen, none. */
function shownOf(saved: Saved, openHands: boolean): Shown {
  if ('between' in saved) return { viewer: 0, open: false, label: say('start.unfinishedMatch') }
  const { start, line } = saved
  const own = start.seats.findIndex(({ player }) => player.by === 'human')
  const viewer = Math.max(0, line.viewer ?? own)
  const { players, turn } = line.latest.checkpoint
  const life = (seat: Seat) => players[seat]?.life ?? 0
  const label = say('start.pictured', {
    turn: turn.number,
    own: life(viewer),
    other: life((viewer + 1) % players.length),
  })
  return { viewer, open: openHands || start.seats.filter(({ player }) => player.by === 'human').length < 2, label }
}

/** Its place, until it is known whether a game was left. */
export const AwaitedPicture = ({ failed, retry }: WaitingProps) => {
  useEffect(() => (failed ? withOthers(retry) : undefined), [failed, retry])
  return (
    <div className={styles.picture}>
      <PicturePlace failed={failed} retry={retry} />
    </div>
  )
}

/** The game to go on with, as a picture; the last one, where none goes on. */
export const LeftPicture = ({ game }: { readonly game: LeftGame & { readonly left: Left } }) => {
  const openHands = useSettings(({ settings }) => settings.openHands)
  const { left } = game
  const { saved } = left
  const { viewer, open, label } = shownOf(saved, openHands)
  const position = 'between' in saved ? null : saved.line.latest
  const action = actionOf(game)
  return (
    <section className={styles.picture} aria-label={action}>
      <MiniTable position={position} viewer={viewer} open={open} label={label} />
      <div className={styles.caption}>
        <p>
          <b>{titleOf(game)}:</b> {standing(left)}
        </p>
        <Button shortcut="C" onClick={game.resume}>
          {action}
        </Button>
      </div>
    </section>
  )
}

/** What tells one game from another: the deck that was played. */
function nameOf(game: LeftGame): string {
  const saved = game.left?.saved
  const seats = saved === undefined ? [] : 'between' in saved ? saved.between.seats : saved.start.seats
  return seats.find(({ player }) => player.by === 'human')?.deckName || titleOf(game)
}

const Row = ({ game }: { readonly game: LeftGame }) => {
  const { left, remove } = game
  const day = new Date(game.savedAt).toISOString().slice(0, 10)
  const text = left === null ? say('kept.bad', { day }) : standing(left)
  return (
    <li>
      <p>
        {left === null ? null : <b>{nameOf(game)}: </b>}
        {text}
      </p>
      {left === null ? (
        <Button onClick={game.save}>{say('file.save')}</Button>
      ) : (
        <Button aria-label={left.goesOn ? say('kept.continueThis', { game: text }) : undefined} onClick={game.resume}>
          {actionOf(game)}
        </Button>
      )}
      {remove === null ? null : (
        <Button kind="quiet" aria-label={say('kept.deleteThis', { game: text })} onClick={remove}>
          {say('kept.delete')}
        </Button>
      )}
    </li>
  )
}

const Rows = ({ games }: { readonly games: readonly LeftGame[] }) =>
  games.length === 0 ? null : (
    <ul>
      {games.map((game) => (
        <Row key={game.key} game={game} />
      ))}
    </ul>
  )

/** The other games that were left: each can be continued, and thrown away. */
export const SavedGames = ({ games }: { readonly games: readonly LeftGame[] }) => {
  if (games.length === 0) return null
  const over = games.filter(({ left }) => left !== null && !left.goesOn)
  return (
    <section className={styles.kept} aria-label={say('kept.title')}>
      <h2>{say('kept.title')}</h2>
      <Rows games={games.filter(({ left }) => left === null || left.goesOn)} />
      {over.length === 0 ? null : (
        <details>
          <summary>{say('kept.finished', { n: over.length })}</summary>
          <Rows games={over} />
        </details>
      )}
    </section>
  )
}
