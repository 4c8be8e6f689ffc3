import { type Match, matchWinner, type Outcome, outcomeOf, type State } from '../../engine/index.ts'
import { askedAfter, type Game, matchNow, useTable } from '../../store/index.ts'
import { useTableModel } from '../app/model.ts'
import { useUi } from '../app/uiStore.ts'
import { say } from '../messages/index.ts'
import { Button, Dialog } from '../parts/index.ts'
import { scoreText, seatName } from '../view/index.ts'
import styles from './Screens.module.css'

/** What the match says about it. */
function matchLine(match: Match): string {
  const score = scoreText(match)
  if (match.conceded !== null)
    return say('match.gaveUp', { name: match.setup.players[match.conceded]?.name ?? '', score })
  return matchWinner(match) === null
    ? say('match.standing', { score, wins: match.setup.wins })
    : say('match.final', { score })
}

/** Who won what: the game, or with it the match. */
function titleOf(state: State, { winner }: Outcome, match: Match | null): string {
  const champion = match === null ? null : matchWinner(match)
  if (champion !== null) return say('match.won', { name: seatName(state, champion) })
  if (match === null) return winner === null ? say('over.draw') : say('over.won', { name: seatName(state, winner) })
  return winner === null ? say('match.gameDrawn') : say('match.gameWon', { name: seatName(state, winner) })
}

/** The way on: the next game of the match, or all again. */
const Onward = ({ game, match, away }: { game: Game; match: Match | null; away: (then: () => void) => () => void }) => {
  const { rematch, nextGame } = useTable.getState()
  if (match === null || matchWinner(match) !== null)
    return (
      <Button kind="primary" onClick={away(rematch)}>
        {match === null ? say('over.rematch') : say('match.again')}
      </Button>
    )
  const exchanges = askedAfter({ match, seats: game.seats }, -1) !== null
  return (
    <Button kind="primary" onClick={away(nextGame)}>
      {exchanges ? say('match.toSideboards') : say('match.next', { n: match.results.length + 1 })}
    </Button>
  )
}

/** How it ended, and what next. */
export const GameOver = () => {
  const { position, scene, game } = useTableModel()
  const hidden = useUi((ui) => ui.overHidden)
  const open = useUi((ui) => ui.open)
  const { leave } = useTable.getState()
  const outcome = outcomeOf(position)
  if (outcome === null) return null
  const { state } = scene
  const loser = state.players.find(({ lost }) => lost !== null)
  const match = matchNow(game)
  const name = loser?.name ?? ''
  const { reason } = outcome
  const why =
    reason === 'draw' || reason === 'effect' ? say(`over.reason.${reason}`) : say(`over.reason.${reason}`, { name })
  const away = (then: () => void) => () => {
    open({ overHidden: false })
    then()
  }
  return (
    <Dialog
      open={!hidden}
      title={titleOf(state, outcome, match)}
      closeLabel={say('over.table')}
      onClose={() => open({ overHidden: true })}
      actions={
        <>
          <Button onClick={away(leave)}>{say('over.decks')}</Button>
          <Button onClick={() => open({ overHidden: true, dialog: 'log' })}>{say('over.log')}</Button>
          <Onward game={game} match={match} away={away} />
        </>
      }
    >
      <div className={styles.over}>
        <p>{why}</p>
        {match === null ? null : <p>{matchLine(match)}</p>}
        <p>{say('over.turns', { n: state.turn.number })}</p>
        <ul>
          {state.players.map((player) => (
            <li key={player.seat}>{say('life.label', { name: player.name, n: player.life })}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
