import { type CSSProperties, useMemo } from 'react'
import type { Seat } from '../../engine/index.ts'
import type { CardSize, HandSheet } from '../card/index.ts'
import { Sentence } from '../glyphs/index.ts'
import { say } from '../messages/index.ts'
import { HandBacks } from '../parts/index.ts'
import { useTableModel } from '../session/model.ts'
import {
  CLOSE,
  Field,
  isSmall,
  isSortable,
  narrowestInHand,
  pageLabel,
  questionAnswered,
  type Room,
  type Size,
  STEPS,
  type TableArrangement,
  TileGrid,
} from '../table/index.ts'
import { type CardView, playerIn } from '../view/index.ts'
import { SortButton, useHand } from './handOrder.tsx'
import { TableCard } from './TableCard.tsx'
import { useArrangement } from './useArrangement.ts'
import { useOpenHand } from './useOpenHand.ts'
import styles from './Zones.module.css'

const GAP = 12
/** Narrower, a tile can't show its cost; then they lie over each other. */
const NARROWEST = 60
/** The low tiles of an open hand have room for two lines: narrower, not every name ends on the second. */
const TWO_LINES = 78

/** A hand of many cards has narrower tiles, so that no name is covered: it takes two lines. */
function tileIn(
  { hands }: Pick<Room, 'hands'>,
  { width, height }: Size,
  count: number,
  narrowest = NARROWEST,
): { readonly size: Size; readonly gap: number } {
  const gap = count * (width + GAP) - GAP > hands ? CLOSE : GAP
  const each = Math.floor((hands + gap) / Math.max(1, count)) - gap
  return { size: { width: Math.min(width, Math.max(narrowest, each)), height }, gap }
}

/** Lower, a tile has no room for its cost below the name. */
const COSTLESS = 40

/** Narrower, letters stand closer together, so that most words stay whole. */
const TIGHT = 70

/** A line of a name on a tile, and what its cost and its frame need of the height. */
const NAME_LINE = 13
const BELOW_NAME = 30

const tileStyle = ({ width, height }: Size): CSSProperties =>
  ({
    '--tile-w': `${width}px`,
    '--tile-h': `${height}px`,
    '--tile-lines': String(Math.max(1, Math.floor((height - BELOW_NAME) / NAME_LINE))),
    ...(width < TIGHT ? { '--label-track': '-0.4px' } : {}),
  }) as CSSProperties

const SORT_WIDTH = 58

/** The least width for the words of a card in hand. */
const LEAST_TEXT = 66

/**
 * A hand of many cards has narrower ones, which have all that a card says; where they are as narrow as they may be,
 * each lies over the one before it, whose words keep clear of it.
 */
function handSheet({ room, handCards }: TableArrangement, width: number, count: number): HandSheet & { gap: number } {
  const most = Math.max(count, handCards)
  const gap = most * (room.hand.width + GAP) - GAP > width ? CLOSE : GAP
  const each = Math.floor((width + gap) / Math.max(1, most)) - gap
  const own = Math.max(narrowestInHand(room.hand), Math.min(room.hand.width, each))
  const step = count > 1 ? Math.floor((width - own) / (count - 1)) : own
  return { width: own, height: room.hand.height, covered: Math.max(0, own - step), gap }
}

interface Shape {
  readonly size: CardSize
  readonly width: number
  readonly height: number
  readonly gap: number
  readonly sheet: HandSheet | undefined
}

/** The cards of the hand as they are drawn: whole, or as tiles where there is no height for more. */
function useShape(count: number, beside: number): Shape {
  const arrangement = useArrangement()
  const { room, folded } = arrangement
  const { width, height, covered, gap } = handSheet(arrangement, beside, count)
  // Words need some width: what remains covered then is seen when the card is pointed at.
  const kept = Math.min(covered, Math.max(0, width - LEAST_TEXT))
  // What is drawn on it counts in its own measure.
  const { handZoom: zoom = 1 } = room
  const sheet = useMemo(
    () => ({ width: width / zoom, height: height / zoom, covered: kept / zoom }),
    [width, height, kept, zoom],
  )
  if (!folded && room.mode !== 'short') return { size: 'hand', width, height, gap: covered > 0 ? -covered : gap, sheet }
  const tile = tileIn({ hands: beside }, room.folded, Math.max(count, arrangement.handCards))
  const most = room.mode === 'short' ? STEPS.sideways.gap : tile.gap
  return { size: 'tile', ...tile.size, gap: Math.min(tile.gap, most), sheet: undefined }
}

interface HandProps {
  readonly seat: Seat
}

/** The hand at the foot of the table. It folds to tiles on a phone, and where the table is crowded. */
export const Hand = ({ seat }: HandProps) => {
  const model = useTableModel()
  const { view, scene } = model
  const { room } = useArrangement()
  const { hand, isOwn, moved, ...roving } = useHand(seat)
  const n = hand.length
  const label =
    seat === scene.me ? say('zone.yourHand', { n }) : say('zone.hands', { name: playerIn(view, seat).name, n })
  const sortable = isSortable(hand.length, isSmall(room.mode))
  const paged = room.mode === 'short'
  const beside = room.hands - (sortable && !paged ? SORT_WIDTH + GAP : 0)
  const { size, width, height, gap, sheet } = useShape(hand.length, beside)
  const drawn = (card: CardView) => <TableCard key={card.id} card={card} size={size} sheet={sheet} />
  if (room.mode === 'phone')
    return (
      <TileGrid label={label} {...roving}>
        {hand.map((card) => (
          <TableCard key={card.id} card={card} size="tile" />
        ))}
        {sortable ? <SortButton isOwn={isOwn} /> : null}
        {moved}
      </TileGrid>
    )
  const cards = hand.map((card) => ({
    key: String(card.id),
    width,
    above: 0,
    lit: card.state.playable ?? false,
    node: drawn(card),
  }))
  const covered = Math.max(0, -gap)
  // Beside the last card, not over it.
  const clear = covered > 0 ? covered + CLOSE : 0
  const sort = {
    key: 'sort',
    width: SORT_WIDTH + clear,
    above: 0,
    node: (
      <span className={styles.beside} style={{ paddingLeft: clear }}>
        <SortButton isOwn={isOwn} />
      </span>
    ),
  }
  return (
    <>
      <Field
        label={label}
        kind="hand"
        towards="top"
        rows={{ width: room.hands, rows: 1, height, gap, lane: 0 }}
        units={sortable && !paged ? [...cards, sort] : cards}
        paged={paged}
        pageLabel={pageLabel}
        asked={questionAnswered(model)}
        data-overlaps={covered > 0 ? '' : undefined}
        // An empty hand keeps its place, so that the strip stays where it is.
        style={
          {
            ...tileStyle({ width, height }),
            '--hand-w': `${width}px`,
            '--covered': `${covered}px`,
            '--clear': `${sheet?.covered ?? 0}px`,
            minHeight: paged && hand.length === 0 ? 0 : height,
          } as CSSProperties
        }
        {...roving}
      />
      {moved}
    </>
  )
}

/** The hand at the head of the table, card by card. */
const OpenHand = ({ seat, label }: HandProps & { readonly label: string }) => {
  const { room } = useArrangement()
  const { hand, isOwn: _, moved, ...roving } = useHand(seat)
  const { size, gap } = tileIn(room, room.open, hand.length, TWO_LINES)
  const { width, height } = size
  const units = hand.map((card) => ({
    key: String(card.id),
    width,
    above: 0,
    lit: card.state.playable ?? false,
    node: <TableCard card={card} size={height < COSTLESS ? 'land' : 'tile'} />,
  }))
  return (
    <>
      <Field
        label={label}
        kind="hand"
        towards="bottom"
        rows={{ width: room.hands, rows: 1, height, gap: Math.min(6, gap), lane: 0 }}
        paged
        pageLabel={pageLabel}
        units={units}
        style={{ ...tileStyle(size), '--land-w': `${width}px`, '--land-h': `${height}px` } as CSSProperties}
        {...roving}
      />
      {moved}
    </>
  )
}

/** The other player's hand: backs, or the cards if they are all known, or both play with open hands. */
export const OtherHand = ({ seat }: HandProps) => {
  const { view, scene } = useTableModel()
  const open = useOpenHand()
  const { name, handSize: n } = playerIn(view, seat)
  if (open)
    return (
      <OpenHand seat={seat} label={seat === scene.me ? say('zone.yourHand', { n }) : say('zone.hands', { name, n })} />
    )
  return (
    <HandBacks
      count={n}
      label={say('zone.hands', { name, n })}
      caption={<Sentence text={say('zone.inHandOf', { name, n })} />}
    />
  )
}
