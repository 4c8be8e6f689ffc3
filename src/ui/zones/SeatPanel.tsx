/** An opponent's board where several play: a panel above the strip, in its place of the order of turns. */
import type { CSSProperties } from 'react'
import type { Seat } from '../../engine/index.ts'
import { DropPlace } from '../dnd/Draggable.tsx'
import { Icon } from '../glyphs/index.ts'
import { classes, spotKeys } from '../look/index.ts'
import { say } from '../messages/index.ts'
import { SeatBadge } from '../parts/index.ts'
import { useTableModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import { type PanelPlace, sizeStyle } from '../table/index.ts'
import { type PlayerView, playerIn, refKey, sharesLife } from '../view/index.ts'
import { CreatureRow, LandRow } from './Battlefield.tsx'
import { HitPlates } from './HitPlates.tsx'
import { OpenHand } from './OpenHand.tsx'
import { SeatHead } from './SeatHead.tsx'
import { SeatList } from './SeatList.tsx'
import styles from './Seats.module.css'
import { ArrangementContext } from './useArrangement.ts'

interface PlayerProps {
  readonly player: PlayerView
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
  /** Of the open hand, below a teammate's board. */
  readonly hand: number
}

/** While a question is open, nothing of what is looked at changes: said where one board is. */
const Held = ({ seat }: { readonly seat: Seat }) => {
  const { mine, scene } = useTableModel()
  const isFocused = useUi(({ focus }) => focus === seat)
  if (!isFocused || !mine || scene.question === null || scene.question.kind === 'priority') return null
  return (
    <span className={styles.held}>
      <Icon name="pin" />
      {say('seat.held')}
    </span>
  )
}

export const SeatPanel = ({ seat, place, hand }: SeatPanelProps) => {
  const { view } = useTableModel()
  const player = playerIn(view, seat)
  const { form, width, arrangement, beside, height } = place
  return (
    <section
      className={classes(styles.panel, styles.light, 'deciding-light')}
      style={{ width, ...(arrangement === null ? {} : sizeStyle(arrangement)) } as CSSProperties}
      aria-label={player.name}
      data-whose={player.whose}
      data-form={form}
      data-beside={beside ? '' : undefined}
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
          {beside ? <OpenHand player={player} height={hand} /> : null}
          {/* Attacks on a team arrive at its life total. */}
          {sharesLife(player) ? null : <HitPlates on={player} players={[player]} />}
          <Held seat={seat} />
          <DropPlace place={refKey({ player: seat })} />
        </>
      )}
    </section>
  )
}
