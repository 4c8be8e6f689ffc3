import { useEffect, useMemo } from 'react'
import { type Match, matchWinner, type Outcome, outcomeOf, type Seat } from '../../engine/index.ts'
import {
  type Game,
  LADDER,
  matchNow,
  type Settings,
  tallyOf,
  useResults,
  useSettings,
  useTable,
} from '../../store/index.ts'
import { actionOf, shortcutOf } from '../input/index.ts'
import { say } from '../messages/index.ts'
import { Button, Dialog, RuleLink } from '../parts/index.ts'
import { useReadyNews } from '../session/friend.ts'
import { climbOn, rungAfter } from '../session/ladder.ts'
import { type TableModel, useTableModel } from '../session/model.ts'
import { nextGameOf } from '../session/nextGame.ts'
import { useUi } from '../session/uiStore.ts'
import { nameInMatch, type Scene, scoreText, seatName, teamOf } from '../view/index.ts'
import { EndActions, EndScreen } from './lazyDialogs.ts'
import { Moment, useEnding } from './Moment.tsx'
import styles from './Screens.module.css'

/** The match score in words. */
function matchLine(match: Match): string {
  const score = scoreText(match)
  if (matchWinner(match) === null) return say('match.standing', { score, wins: match.setup.wins })
  const last = match.conceded.at(-1)
  return last === undefined
    ? say('match.final', { score })
    : say('match.gaveUp', { name: nameInMatch(match, last), score })
}

/** The decks, one's own first; nothing for a board, which has none. */
function decksLine({ seats, from }: Game, me: Seat): string | null {
  const names = seats.map(({ deckName }) => deckName)
  if (from || names.some((name) => name === '')) return null
  const [own = '', ...others] = [names[me] ?? '', ...names.filter((_, seat) => seat !== me)]
  return say('over.decksWere', { own, others })
}

/** How games with this deck at this level went, this one included; nothing where it doesn't count. */
function useRecord(game: Game): string | null {
  const results = useResults((store) => store.results)
  const now = results.find((one) => one.game === game.id)
  return now === undefined
    ? null
    : say('over.record', { ...tallyOf(results, now.deckId, now.level), level: now.level, deck: now.deck })
}

/** Who won what: the game, or the match with it. */
function titleOf({ state, viewer }: Scene, { winner }: Outcome, match: Match | null): string {
  const named = (seat: Seat) => ({ names: teamOf(state, seat, viewer).map((one) => seatName(state, one)) })
  const champion = match === null ? null : matchWinner(match)
  if (champion !== null) return say('match.won', named(champion))
  if (match === null) return winner === null ? say('over.draw') : say('over.won', named(winner))
  return winner === null ? say('match.gameDrawn') : say('match.gameWon', named(winner))
}

/** How long the end is looked at before the large button's key leads on: nobody passes priority into another game. */
const LOOKED = 900

/** The large button's key, while nothing else on this screen has the focus that could be pressed. */
function useOnwardKey(shown: boolean, settings: Settings, go: () => void): void {
  useEffect(() => {
    if (!shown) return
    const press = (event: KeyboardEvent): void => {
      const { target, repeat } = event
      const isFree =
        target instanceof Element && target.closest('[data-whole]') !== null && !target.closest('button, a')
      if (repeat || !isFree || actionOf(event, settings) !== 'primary') return
      event.preventDefault()
      go()
    }
    const timer = setTimeout(() => document.addEventListener('keydown', press), LOOKED)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', press)
    }
  }, [shown, settings, go])
}

/** How it ended, and what comes next. */
export const GameOver = () => {
  const model = useTableModel()
  const outcome = outcomeOf(model.position)
  return outcome === null || model.watch !== null ? null : <Ending key={model.key} model={model} outcome={outcome} />
}

const Ending = ({ model, outcome }: { readonly model: TableModel; readonly outcome: Outcome }) => {
  const { scene, game } = model
  const hidden = useUi((ui) => ui.overHidden)
  const open = useUi((ui) => ui.open)
  const stage = useEnding(model)
  const isSeen = stage === 'over'
  const { leave } = useTable.getState()
  const { state } = scene
  const losers = state.players.filter(({ lost }) => lost !== null)
  const [loser] = losers
  const match = matchNow(game)
  const onward = useMemo(() => nextGameOf(game), [game])
  const settings = useSettings((store) => store.settings)
  useOnwardKey(!hidden && isSeen, settings, onward.go)
  const name = loser === undefined ? '' : seatName(state, loser.seat)
  const { reason } = outcome
  const ofOne = (): string =>
    reason === 'draw' || reason === 'effect' ? say(`over.reason.${reason}`) : say(`over.reason.${reason}`, { name })
  // Each of several has lost in their own way, as the log tells.
  const why = losers.length > 1 && outcome.winner !== null ? say('over.reason.last') : ofOne()
  const away = (then: () => void) => () => {
    open({ overHidden: false })
    then()
  }
  const decks = decksLine(game, scene.viewer)
  const record = useRecord(game)
  const ready = useReadyNews()
  const isWaiting = useTable((table) => table.exchanging !== null)
  const rung = rungAfter(game)
  const toTable = (): void => open({ overHidden: true })
  if (stage === 'moment') return <Moment game={game} outcome={outcome} me={scene.viewer} />
  return (
    <Dialog
      open={!hidden && isSeen}
      title={titleOf(scene, outcome, match)}
      closeLabel={say('over.table')}
      onClose={toTable}
      beside={
        <>
          <p className={styles.why}>
            {say('over.turn', { n: state.turn.number })} <b>{why}</b>{' '}
            {outcome.rule === '' ? null : <RuleLink rule={outcome.rule} />}
          </p>
          <p className={styles.between}>
            {decks === null ? null : <span>{decks}</span>}
            {match === null ? null : <span>{matchLine(match)}</span>}
            {record === null ? null : <span>{record}</span>}
            {ready === null ? null : <span role="status">{ready}</span>}
            {isWaiting ? <span role="status">{say('match.exchanging')}</span> : null}
          </p>
        </>
      }
      actions={
        <>
          <Button
            kind="primary"
            shortcut={shortcutOf('primary', settings)}
            aria-disabled={isWaiting}
            onClick={onward.go}
          >
            {onward.label}
          </Button>
          {rung === null ? null : (
            <Button icon="up" onClick={away(() => void climbOn(game))}>
              {say('over.nextRung', { n: rung + 1, of: LADDER.length })}
            </Button>
          )}
          <Button onClick={away(leave)}>{say('over.decks')}</Button>
          <EndActions />
          <Button onClick={() => open({ overHidden: true, dialog: 'log' })}>{say('over.log')}</Button>
          <Button onClick={toTable}>{say('over.table')}</Button>
        </>
      }
    >
      <EndScreen />
    </Dialog>
  )
}
