/** Where attacks arrive, where several play: on the edge of who is attacked. */
import { Icon } from '../glyphs/index.ts'
import { say } from '../messages/index.ts'
import { SeatBadge } from '../parts/index.ts'
import { useTableModel } from '../session/model.ts'
import { type PlayerView, playerIn, refKey, type TeamView } from '../view/index.ts'
import styles from './Seats.module.css'

/** A player, or those who share one life total. */
interface HitPlatesProps {
  readonly on: Pick<PlayerView, 'hits' | 'life' | 'after'>
  readonly players: TeamView['members']
}

/** For each attacking player: their badge, the damage, and what life it leaves. */
export const HitPlates = ({ on, players }: HitPlatesProps) => {
  const { view } = useTableModel()
  const { hits, life, after } = on
  return hits.map((hit, at) => (
    <span
      key={hit.by}
      className={styles.hit}
      data-seat="hit"
      data-whose={hit.sign}
      data-hit={players.map(({ seat }) => refKey({ player: seat })).join(' ')}
      role="img"
      aria-label={say(players.length > 1 ? 'team.hit' : 'seat.hit', { ...hit, damage: hit.damage ?? 0 })}
    >
      <SeatBadge whose={hit.sign} letter={playerIn(view, hit.by).letter} />
      <Icon name="sword" />
      <b>{hit.damage ?? hit.attackers}</b>
      {/* What all of them leave is told once. */}
      {after === undefined || at < hits.length - 1 ? null : (
        <span className={styles.from}>
          {say('life.number', { n: life })}
          <Icon name="chevronRight" />
          <b data-worse={after < life ? '' : undefined}>{say('life.number', { n: after })}</b>
        </span>
      )}
    </span>
  ))
}
