/** An opponent's board where several play: a panel above the strip, in its place of the order of turns. */
import type { CSSProperties } from 'react'
import type { Seat } from '../../engine/index.ts'
import { DropPlace } from '../dnd/Draggable.tsx'
import { Icon } from '../glyphs/index.ts'
import { classes, spotKeys } from '../look/index.ts'
import { say } from '../messages/index.ts'
import { SeatBadge } from '../parts/index.ts'
import { useTableModel } from '../session/model.ts'
import { type PanelPlace, sizeStyle } from '../table/index.ts'
import { type PlayerView, playerIn, refKey } from '../view/index.ts'
import { CreatureRow, LandRow } from './Battlefield.tsx'
import { SeatHead } from './SeatHead.tsx'
import { SeatList } from './SeatList.tsx'
import styles from './Seats.module.css'
import { ArrangementContext } from './useArrangement.ts'

interface PlayerProps {
  readonly player: PlayerView
}

/** Where attackers of each player meet this one: their badge, the damage, and what life it leaves. */
export const HitPlates = ({ player }: PlayerProps) => {
  const { view } = useTableModel()
  const { hits, life, after } = player
  return hits.map((hit, at) => (
    <span
      key={hit.by}
      className={styles.hit}
      data-seat="hit"
      data-whose={hit.sign}
      data-hit={refKey({ player: player.seat })}
      role="img"
      aria-label={say('seat.hit', { ...hit, damage: hit.damage ?? 0 })}
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

/** A player who is out keeps a place in the order. */
const Stele = ({ player }: PlayerProps) => (
  <div className={styles.stele}>
    <Icon name="graveyard" />
    <SeatBadge whose={player.whose} letter={player.letter} out />
    <b>{player.name}</b>
    <span>{say('seat.out')}</span>
  </div>
)

/** Under the head of a list. */
const LIST_HEAD = 124

interface SeatPanelProps {
  readonly seat: Seat
  readonly place: PanelPlace
  readonly height: number
}

export const SeatPanel = ({ seat, place, height }: SeatPanelProps) => {
  const { view } = useTableModel()
  const player = playerIn(view, seat)
  const { form, width, arrangement } = place
  return (
    <section
      className={classes(styles.panel, styles.light, 'deciding-light')}
      style={{ width, ...(arrangement === null ? {} : sizeStyle(arrangement)) } as CSSProperties}
      aria-label={player.name}
      data-whose={player.whose}
      data-form={form}
      data-step={arrangement?.step}
      data-deciding={player.deciding ? '' : undefined}
      data-spot={spotKeys.rail(seat)}
    >
      {form === 'out' ? (
        <Stele player={player} />
      ) : (
        <>
          <SeatHead player={player} form={form} />
          {arrangement === null ? (
            <SeatList player={player} height={height - LIST_HEAD} />
          ) : (
            <ArrangementContext value={arrangement}>
              <LandRow seat={seat} />
              <CreatureRow seat={seat} />
            </ArrangementContext>
          )}
          <HitPlates player={player} />
          <DropPlace place={refKey({ player: seat })} />
        </>
      )}
    </section>
  )
}
