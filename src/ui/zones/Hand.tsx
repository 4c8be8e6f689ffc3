import { type CSSProperties, memo } from 'react'
import { useSettings } from '../../store/index.ts'
import { CardFace, type CardSize } from '../card/index.ts'
import { Sentence } from '../glyphs/index.ts'
import { say } from '../messages/index.ts'
import { HandBacks } from '../parts/index.ts'
import { gamesSeen, useTableModel } from '../session/model.ts'
import {
  Field,
  isSmall,
  isSortable,
  pageLabel,
  questionAnswered,
  type Room,
  type Size,
  TileGrid,
} from '../table/index.ts'
import { type CardView, cardView, makeScene, sortedHand } from '../view/index.ts'
import { TableCard } from './TableCard.tsx'
import { useArrangement } from './useArrangement.ts'
import { useInspect } from './useInspect.ts'
import { useOpenHand } from './useOpenHand.ts'
import { useRoving } from './useRoving.ts'
import styles from './Zones.module.css'

const GAP = 12
/** Closer, cards would touch. */
const CLOSE = 4
/** Narrower, a tile can't show its cost; then they lie over each other. */
const NARROWEST = 60
/** The low tiles of an open hand have room for two lines: narrower, not every name ends on the second. */
const TWO_LINES = 78

/** A hand of many cards has narrower tiles, so that no name is covered: it takes two lines. */
function tileIn(
  { hands }: Room,
  { width, height }: Size,
  count: number,
  narrowest = NARROWEST,
): { readonly size: Size; readonly gap: number } {
  const gap = count * (width + GAP) - GAP > hands ? CLOSE : GAP
  const each = Math.floor((hands + gap) / Math.max(1, count)) - gap
  return { size: { width: Math.min(width, Math.max(narrowest, each)), height }, gap }
}

/** Between two rows of tiles: what can be played is marked above it. */
const LANE = 10

/** Lower, a tile has no room for its cost below the name. */
const COSTLESS = 40

/** Narrower, letters stand closer together, so that most words stay whole. */
const TIGHT = 70

const tileStyle = ({ width, height }: Size): CSSProperties =>
  ({
    '--tile-w': `${width}px`,
    '--tile-h': `${height}px`,
    ...(width < TIGHT ? { '--label-track': '-0.4px' } : {}),
  }) as CSSProperties

const SORT_WIDTH = 58

/** The settings say the same. */
const SortButton = () => {
  const sorts = useSettings(({ settings }) => settings.sortHand)
  const change = useSettings((store) => store.change)
  return (
    <button type="button" className={styles.sort} aria-pressed={sorts} onClick={() => change({ sortHand: !sorts })}>
      {say('hand.sort')}
    </button>
  )
}

/** The viewing seat's hand. It folds to tiles in combat, on a phone, and where the table is crowded. */
export const Hand = () => {
  const model = useTableModel()
  const { view } = model
  const { room, folded } = useArrangement()
  const roving = useRoving('hand')
  const sorts = useSettings(({ settings }) => settings.sortHand)
  const hand = sorts ? sortedHand(view.hand) : view.hand
  const label = say('zone.yourHand', { n: view.hand.length })
  const small = isSmall(room.mode)
  const sortable = isSortable(hand.length, small)
  const beside = { ...room, hands: room.hands - (sortable ? SORT_WIDTH + GAP : 0) }
  // More than have room as they are: as high, but narrow, so that no name is covered.
  const overfull = hand.length * (room.hand.width + CLOSE) - CLOSE > beside.hands
  const size: CardSize = small || folded || overfull ? 'tile' : 'hand'
  const drawn = (card: CardView) => <TableCard key={card.id} card={card} size={size} />
  if (room.mode === 'phone')
    return (
      <TileGrid label={label} {...roving}>
        {hand.map(drawn)}
        {sortable ? <SortButton /> : null}
      </TileGrid>
    )
  const paged = room.mode === 'short'
  // Where even the narrowest would lie over each other, low ones stand in two rows.
  const inTwo = overfull && !folded && !paged && hand.length * (NARROWEST + CLOSE) - CLOSE > beside.hands
  const high = folded ? room.folded : { ...room.folded, height: room.hand.height }
  const { size: tile, gap } = paged
    ? { size: room.folded, gap: 5 }
    : inTwo
      ? tileIn(room, room.folded, Math.ceil((hand.length + (sortable ? 1 : 0)) / 2))
      : tileIn(beside, high, hand.length)
  const { width, height } = size === 'tile' ? tile : room.hand
  const cards = hand.map((card) => ({
    key: String(card.id),
    width,
    above: 0,
    lit: card.state.playable ?? false,
    node: drawn(card),
  }))
  const sort = { key: 'sort', width: SORT_WIDTH, above: 0, node: <SortButton /> }
  const units = sortable && !paged ? [...cards, sort] : cards
  return (
    <Field
      label={label}
      kind="hand"
      towards="top"
      rows={{
        width: room.hands,
        rows: inTwo ? 2 : 1,
        height,
        gap: size === 'tile' ? gap : GAP,
        lane: inTwo ? LANE : 0,
      }}
      units={units}
      paged={paged}
      pageLabel={pageLabel}
      asked={questionAnswered(model)}
      // An empty hand keeps its place, so that the strip stays where it is.
      style={{ ...tileStyle(tile), minHeight: paged && hand.length === 0 ? 0 : height }}
      {...roving}
    />
  )
}

const OpenCard = memo(({ card, size }: { readonly card: CardView; readonly size: CardSize }) => {
  const inspect = useInspect(card.id)
  return <CardFace look={card.look} size={size} label={card.look.name} data-card={card.id} {...inspect} />
})
OpenCard.displayName = 'OpenCard'

/** The other player's hand: backs, or the cards if they are all known, or both play with open hands. */
export const OtherHand = () => {
  const { view, scene, position, shown } = useTableModel()
  const open = useOpenHand()
  const { room } = useArrangement()
  const roving = useRoving('other-hand')
  const { name, handSize: n, seat } = view.players.other
  const known = (scene.state.hands[seat] ?? []).every((id) => id !== 0)
  if (open) {
    const seen = known ? undefined : gamesSeen(position, seat)[shown]
    const theirs = seen === undefined ? scene : makeScene(seen)
    const ids = theirs.state.hands[seat] ?? []
    const { size, gap } = tileIn(room, room.open, n, TWO_LINES)
    const { width, height } = size
    const units = ids.map((id) => ({
      key: String(id),
      width,
      above: 0,
      node: <OpenCard card={cardView(theirs, id)} size={height < COSTLESS ? 'land' : 'tile'} />,
    }))
    return (
      <Field
        label={say('zone.hands', { name, n })}
        kind="hand"
        towards="bottom"
        rows={{ width: room.hands, rows: 1, height, gap: Math.min(6, gap), lane: 0 }}
        paged
        pageLabel={pageLabel}
        units={units}
        style={{ ...tileStyle(size), '--land-w': `${width}px`, '--land-h': `${height}px` } as CSSProperties}
        {...roving}
      />
    )
  }
  return (
    <HandBacks
      count={n}
      label={say('zone.hands', { name, n })}
      caption={<Sentence text={say('zone.inHandOf', { name, n })} />}
    />
  )
}
