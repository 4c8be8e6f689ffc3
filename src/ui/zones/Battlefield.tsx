import { pressRef } from '../app/interact.ts'
import { useTableModel } from '../app/model.ts'
import { BandFrame, CardGroup, type CardSize, Host } from '../card/index.ts'
import { say } from '../messages/index.ts'
import { Plate } from '../parts/index.ts'
import { CardRow, isSmall, useLayoutMode } from '../table/index.ts'
import { bandKey, type PermanentView, type PileView, type PlayerView, refKey } from '../view/index.ts'
import { CommandZone, PhasedOut } from './Aside.tsx'
import { usePileKeys } from './pileKeys.ts'
import { TableAttachment, TableCard } from './TableCard.tsx'
import { useRoving } from './useRoving.ts'
import styles from './Zones.module.css'

const Permanent = ({ permanent, size }: { readonly permanent: PermanentView; readonly size: CardSize }) => {
  const card = <TableCard card={permanent.card} size={size} />
  if (permanent.attachments.length === 0) return card
  return (
    <Host
      attachments={permanent.attachments.map((one) => <TableAttachment key={one.id} card={one} />)}
      state={permanent.card.state}
    >
      {card}
    </Host>
  )
}

const PileOf = ({ pile, size }: { readonly pile: PileView; readonly size: CardSize }) => {
  const [first] = pile.members
  if (first === undefined) return null
  if (pile.members.length === 1) return <Permanent permanent={first} size={size} />
  if (size === 'chip') return <ChipPile pile={pile} />
  const shape = size === 'land' ? 'land' : size === 'phone' ? 'phone' : 'board'
  return (
    <CardGroup
      label={say('label.pile', { n: pile.members.length, name: pile.name })}
      size={shape}
      tapped={first.card.state.tapped}
    >
      {pile.members.map((member) => (
        <TableCard key={member.card.id} card={member.card} size={size} />
      ))}
    </CardGroup>
  )
}

/** A phone's chip stands for the whole pile: pressing it uses the first member that can act. */
const ChipPile = ({ pile }: { readonly pile: PileView }) => {
  const [first] = pile.members
  return first === undefined ? null : <TableCard card={first.card} size="chip" count={pile.members.length} />
}

interface PilesProps {
  readonly piles: readonly PileView[]
  readonly size: CardSize
}

const Piles = ({ piles, size }: PilesProps) => {
  const keys = usePileKeys(piles)
  const drawn = (pile: PileView) => <PileOf key={keys[piles.indexOf(pile)]} pile={pile} size={size} />
  return runsOf(piles).map((run) => {
    const [first] = run
    const card = first?.members[0]?.card
    if (card?.state.band === undefined) return run.map(drawn)
    const power = run.reduce((sum, { members }) => sum + Number(members[0]?.card.look.power ?? 0), 0)
    return (
      <BandFrame
        key={`band${card.state.band}`}
        label={say('combat.band', { n: run.length, power })}
        whose={card.state.whose ?? 'you'}
        place={bandKey(card.state.band)}
      >
        {run.map(drawn)}
      </BandFrame>
    )
  })
}

/** The creatures of each band together, every other pile by itself; bands are already side by side. */
function runsOf(piles: readonly PileView[]): readonly (readonly PileView[])[] {
  const bandOf = (pile: PileView | undefined) => pile?.members[0]?.card.state.band
  const runs: PileView[][] = []
  for (const pile of piles) {
    const run = runs.at(-1)
    if (run !== undefined && bandOf(pile) !== undefined && bandOf(run[0]) === bandOf(pile)) run.push(pile)
    else runs.push([pile])
  }
  return runs
}

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
        label={say('player.label', {
          name: player.name,
          n: player.life,
          target: player.choosable,
          chosen: player.chosen,
        })}
        data-ref={refKey(ref)}
        onClick={() => pressRef(model, ref)}
      />
    </span>
  )
}

interface RowProps {
  readonly whose: 'you' | 'other'
}

export const LandRow = ({ whose }: RowProps) => {
  const { view } = useTableModel()
  const phone = isSmall(useLayoutMode())
  const side = view.sides[whose]
  const n = side.counts.lands
  const roving = useRoving(`${whose}-lands`)
  const label =
    whose === 'you' ? say('zone.yourLands', { n }) : say('zone.theirLands', { name: view.players.other.name, n })
  return (
    <CardRow label={label} kind="lands" {...roving}>
      <CommandZone whose={whose} />
      <Piles piles={side.lands} size={phone ? 'chip' : 'land'} />
    </CardRow>
  )
}

export const CreatureRow = ({ whose }: RowProps) => {
  const { view } = useTableModel()
  const phone = isSmall(useLayoutMode())
  const side = view.sides[whose]
  const player = view.players[whose]
  const n = side.counts.creatures
  const roving = useRoving(`${whose}-creatures`)
  const label =
    whose === 'you'
      ? say('zone.yourCreatures', { n })
      : say('zone.theirCreatures', { name: view.players.other.name, n })
  return (
    <CardRow label={label} kind="creatures" {...roving}>
      {player.onTable ? <PlayerPlate player={player} /> : null}
      <Piles piles={side.creatures} size={phone ? 'phone' : 'board'} />
      <PhasedOut whose={whose} />
    </CardRow>
  )
}
