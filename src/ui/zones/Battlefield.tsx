import { type CSSProperties, memo, useMemo } from 'react'
import type { Seat } from '../../engine/index.ts'
import { BandFrame, CardGroup, type CardSize, Host } from '../card/index.ts'
import { pressRef } from '../input/index.ts'
import { say } from '../messages/index.ts'
import { Plate } from '../parts/index.ts'
import { useTableModel } from '../session/model.ts'
import {
  BADGE,
  creatureItems,
  creatureRows,
  Field,
  isSmall,
  mostAttached,
  PLAQUE,
  pageLabel,
  plateRoom,
  platesWidth,
  questionAnswered,
  type RowItem,
  SIGN,
  STEPS,
  type Step,
  type TableArrangement,
  TILE_GAP,
  tilesIn,
  type Unit,
} from '../table/index.ts'
import {
  bandKey,
  bandOf,
  type PermanentView,
  type PileView,
  type PlayerView,
  plaqueWords,
  playerIn,
  playerLabel,
  refKey,
} from '../view/index.ts'
import { CommandZone, PhasedOut } from './Aside.tsx'
import { countedIn, nextOf } from './pile.ts'
import { usePileKeys } from './pileKeys.ts'
import { TableAttachment, TableCard } from './TableCard.tsx'
import { useArrangement } from './useArrangement.ts'
import { useRoving } from './useRoving.ts'
import styles from './Zones.module.css'

const Permanent = ({ permanent, size }: { readonly permanent: PermanentView; readonly size: CardSize }) => {
  const card = <TableCard card={permanent.card} size={size} />
  if (permanent.attachments.length === 0) return card
  return (
    <Host
      attachments={permanent.attachments.map((one) => <TableAttachment key={one.id} card={one} />)}
      state={permanent.card.state}
      tile={size === 'land'}
    >
      {card}
    </Host>
  )
}

interface PileProps {
  readonly pile: PileView
  readonly size: CardSize
}

const sameMember = (a: PermanentView, b: PermanentView | undefined): boolean =>
  a.card === b?.card &&
  a.attachments.length === b.attachments.length &&
  a.attachments.every((one, at) => one === b.attachments[at])

/** The views of its cards are the ones it had before. */
const samePile = (a: PileProps, b: PileProps): boolean =>
  a.size === b.size &&
  a.pile.members.length === b.pile.members.length &&
  a.pile.members.every((member, at) => sameMember(member, b.pile.members[at]))

const PileOf = memo(({ pile, size }: PileProps) => {
  const [first] = pile.members
  const next = nextOf(pile)
  if (first === undefined || next === undefined) return null
  if (pile.members.length === 1) return <Permanent permanent={first} size={size} />
  const { tapped, chosen, label } = countedIn(pile, next)
  const attacking = next.state.attacking ? next.state.whose : undefined
  return (
    <CardGroup count={pile.members.length} tapped={tapped} chosen={chosen} size={size} attacking={attacking}>
      <TableCard card={next} size={size} label={label} members={pile.members.map(({ card }) => card.id)} />
    </CardGroup>
  )
}, samePile)
PileOf.displayName = 'PileOf'

/** A player shown among the creatures, when they can be attacked or chosen. */
const PlayerPlate = ({ player }: { readonly player: PlayerView }) => {
  const model = useTableModel()
  const ref = { player: player.seat }
  return (
    <span className={styles.place}>
      <Plate
        name={player.name}
        whose={player.whose}
        life={player.life}
        after={player.after}
        damage={player.damage === undefined ? undefined : say('player.damage', { n: player.damage })}
        playable={player.choosable}
        targets={player.targets}
        label={playerLabel(player)}
        data-ref={refKey(ref)}
        onClick={() => pressRef(model, ref)}
      />
    </span>
  )
}

interface BandProps {
  readonly band: number
  readonly run: readonly PileView[]
  readonly size: CardSize
}

const Band = ({ band, run, size }: BandProps) => {
  const power = run.reduce((sum, { members }) => sum + Number(members[0]?.card.look.power ?? 0), 0)
  return (
    <BandFrame
      label={say('combat.band', { n: run.length, power })}
      whose={run[0]?.members[0]?.card.state.whose ?? 'you'}
      place={bandKey(band)}
    >
      {run.map((pile) => (
        <PileOf key={pile.members[0]?.card.id} pile={pile} size={size} />
      ))}
    </BandFrame>
  )
}

/** One of it, or of what is attached to it, can be used or chosen. */
const isLit = ({ members }: PileView): boolean =>
  members.some(({ card, attachments }) => [card, ...attachments].some(({ state }) => state.playable))

/** A pile behind the creatures, with what stands beside it. */
function tileUnit(pile: PileView, key: string, width: number, step: Step): Unit {
  const own = width - platesWidth(pile, step, true)
  const node = <PileOf pile={pile} size="land" />
  const sized = <span style={{ '--land-w': `${own}px` } as CSSProperties}>{node}</span>
  return { key, width, above: mostAttached(pile) * STEPS[step].label, lit: isLit(pile), node: sized }
}

interface RowProps {
  readonly seat: Seat
}

const cardSize = ({ room }: TableArrangement): CardSize => (isSmall(room.mode) ? 'phone' : 'board')

/** Behind the creatures: lands from the left, other permanents from the right. */
export const LandRow = ({ seat }: RowProps) => {
  const model = useTableModel()
  const { view } = model
  const arrangement = useArrangement()
  const player = playerIn(view, seat)
  const { side, whose, name } = player
  const roving = useRoving(`${whose}-lands`)
  const { step, room } = arrangement
  const { tile } = STEPS[step]
  const small = isSmall(room.mode)
  const width = room.back
  const plaques = side.command.map((card) => ({ card, words: plaqueWords(model.scene.state, card.id) }))
  const widthOf = (brief: boolean): number => (brief ? (small ? SIGN : BADGE) : PLAQUE)
  const beside = plaques.reduce((sum, { words }) => sum + widthOf(words.brief) + TILE_GAP, 0)
  // However much is beside them: what has no room is a page further.
  const most = Math.max(width - beside, width / 2)
  const { piles, widths, gap } = tilesIn([...side.lands, ...side.others], step, most, small)
  const keys = usePileKeys(piles)
  // What its player is or has changes less often than anything else: it comes last. On a phone all of it does.
  const isLast = (brief: boolean): boolean => brief || small
  const plaqueUnits = (last: boolean): readonly Unit[] =>
    plaques
      .filter(({ words }) => isLast(words.brief) === last)
      .map(({ card, words }) => ({
        key: `command${card.id}`,
        width: widthOf(words.brief),
        above: 0,
        node: <CommandZone card={card} {...words} />,
      }))
  const units = [
    ...plaqueUnits(false),
    ...piles.map((pile, at) => tileUnit(pile, keys[at] ?? '', widths[at] ?? tile.width, step)),
    ...plaqueUnits(true),
  ]
  const n = side.counts.lands + side.counts.others
  const says = seat === model.scene.me ? say('zone.yourLands', { n }) : say('zone.theirLands', { name, n })
  return (
    <Field
      label={says}
      kind="lands"
      towards={whose === 'you' ? 'top' : 'bottom'}
      rows={{ width, rows: 1, height: tile.height, gap, lane: 0 }}
      paged
      pageLabel={pageLabel}
      units={units}
      asked={questionAnswered(model)}
      {...roving}
    />
  )
}

/** What a stand looks like, and a key that it keeps. */
function unitOf(stand: RowItem, player: PlayerView, size: CardSize, keyOf: (pile: PileView) => string): Unit {
  const { what } = stand
  if (what === 'phasedOut') return { ...stand, key: what, node: <PhasedOut player={player} /> }
  const [first] = what
  const band = bandOf(first)
  const lit = what.some(isLit)
  if (band !== undefined)
    return { ...stand, key: `band${band}`, lit, node: <Band band={band} run={what} size={size} /> }
  return first === undefined
    ? { ...stand, key: '', node: null }
    : { ...stand, key: keyOf(first), lit, node: <PileOf pile={first} size={size} /> }
}

export const CreatureRow = ({ seat }: RowProps) => {
  const model = useTableModel()
  const { view, scene } = model
  const arrangement = useArrangement()
  const player = playerIn(view, seat)
  const { whose, name } = player
  const { items: stands, shift } = useMemo(
    () => creatureItems(view, scene, arrangement, player),
    [view, scene, arrangement, player],
  )
  const piles = stands.flatMap(({ what }) => (typeof what === 'string' ? [] : what))
  const keys = usePileKeys(piles)
  const roving = useRoving(`${whose}-creatures`)
  const n = player.side.counts.creatures
  const says = seat === scene.me ? say('zone.yourCreatures', { n }) : say('zone.theirCreatures', { name, n })
  const keyOf = (pile: PileView): string => keys[piles.indexOf(pile)] ?? ''
  const { room, step } = arrangement
  const units = stands.map((stand) => ({ ...unitOf(stand, player, cardSize(arrangement), keyOf), step }))
  const lead = {
    node: player.onTable ? <PlayerPlate player={player} /> : null,
    width: plateRoom(room),
    shift,
  }
  return (
    <Field
      label={says}
      kind="creatures"
      towards={whose === 'you' ? 'top' : 'bottom'}
      rows={creatureRows(arrangement, player)}
      lead={room.plate > 0 ? lead : undefined}
      paged
      pageLabel={pageLabel}
      units={units}
      asked={questionAnswered(model)}
      {...roving}
    />
  )
}
