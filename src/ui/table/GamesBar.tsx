import type { ReactNode } from 'react'
import { SeatMark } from '../parts/index.ts'
import type { GameView } from '../view/index.ts'
import styles from './GamesBar.module.css'

interface GamesBarProps {
  readonly label: string
  /** From the outermost; the last is played. */
  readonly games: readonly GameView[]
  /** The one at the table. */
  readonly shown: number
  readonly onShow: (depth: number) => void
  readonly lookLabel: (game: GameView) => string
  readonly lifeLabel: (player: GameView['players'][number]) => string
  /** What is said of the game that is shown. */
  readonly children?: ReactNode
}

/** A game inside another: the way in as crumbs, each with its life totals, pressed to look at that game (506). */
export const GamesBar = ({ label, games, shown, onShow, lookLabel, lifeLabel, children }: GamesBarProps) => (
  <nav className={styles.bar} aria-label={label} data-inside={shown > 0 ? '' : undefined}>
    <ol className={styles.games}>
      {games.map((game) => (
        <li key={game.depth}>
          <button
            type="button"
            className={styles.game}
            aria-current={game.depth === shown ? 'true' : undefined}
            data-inside={game.depth > 0 ? '' : undefined}
            title={lookLabel(game)}
            data-played={game.depth === games.length - 1 ? '' : undefined}
            onClick={() => onShow(game.depth)}
          >
            <b>{game.name}</b>
            <span className={styles.state}>{game.state}</span>
          </button>
          {game.depth === games.length - 1 ? null : (
            <span className={styles.players}>
              {game.players.map((player) => (
                <span key={player.name} title={lifeLabel(player)}>
                  <SeatMark whose={player.whose} />
                  <span className="visually-hidden">{lifeLabel(player)}</span>
                  <span aria-hidden="true">{player.life}</span>
                </span>
              ))}
            </span>
          )}
        </li>
      ))}
    </ol>
    <p className={styles.said}>{children}</p>
  </nav>
)
