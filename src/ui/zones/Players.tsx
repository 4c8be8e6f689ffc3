/** The two rails: Library, Graveyard and Exile of each player, life, floating mana. */

import { EDITIONS } from '../../rulebook/index.ts'
import { useTable } from '../../store/index.ts'
import { useTableModel } from '../app/model.ts'
import { Rich } from '../app/Rich.tsx'
import { useUi } from '../app/uiStore.ts'
import { DropPlace } from '../dnd/index.ts'
import { say } from '../messages/index.ts'
import { type BarZone, ManaPoolView, PlayerBar, PlayerPanel, ZonePile } from '../parts/index.ts'
import { useLayoutMode } from '../table/index.ts'
import { type PlayerView, refKey, type ZoneView } from '../view/index.ts'
import { useRoving } from './useRoving.ts'
import styles from './Zones.module.css'

interface ZoneProps {
  readonly player: PlayerView
}

const Heap = ({ player, zone }: ZoneProps & { readonly zone: ZoneView }) => {
  const open = useUi((ui) => ui.open)
  return (
    <ZonePile
      zone={zone.zone}
      name={zone.name}
      label={zone.label}
      count={zone.count}
      top={zone.top}
      data-ref={`z${zone.zone}${player.seat}`}
      onClick={() => open({ zone: { zone: zone.zone, seat: player.seat } })}
    />
  )
}

const heap = (player: PlayerView, name: ZoneView['zone']) => {
  const zone = player.zones.find((one) => one.zone === name)
  return zone === undefined ? null : <Heap player={player} zone={zone} />
}

const Library = ({ player }: ZoneProps) => heap(player, 'library')
const Graveyard = ({ player }: ZoneProps) => heap(player, 'graveyard')
const Exile = ({ player }: ZoneProps) => heap(player, 'exile')

const Pool = ({ player, small }: ZoneProps & { readonly small?: boolean }) => {
  const { scene } = useTableModel()
  const edition = EDITIONS[scene.state.edition]
  return (
    <ManaPoolView
      label={say('pool.label', { name: player.name })}
      mana={player.mana}
      note={say('pool.note', { burns: edition.manaBurn, byStep: edition.manaEmpties === 'step' })}
      small={small}
    />
  )
}

function tagOf(player: PlayerView, kind: string | undefined, thinking: boolean): string | undefined {
  if (!player.deciding) return undefined
  if (thinking) return say('player.thinking')
  return kind === 'priority' ? say('player.priority') : say('player.decides')
}

const Bar = ({ player }: ZoneProps) => {
  const open = useUi((ui) => ui.open)
  const zones: readonly BarZone[] = [
    {
      id: 'hand',
      icon: 'hand',
      count: player.handSize,
      label: say('zone.hands', { name: player.name, n: player.handSize }),
    },
    ...player.zones.map(
      ({ zone, count, label }): BarZone => ({
        id: zone,
        icon: zone,
        count,
        label,
        onOpen: () => open({ zone: { zone, seat: player.seat } }),
      }),
    ),
  ]
  return (
    <PlayerBar
      name={player.name}
      whose={player.whose}
      life={player.life}
      lifeLabel={say('life.label', { name: player.name, n: player.life })}
      deciding={player.deciding}
      zones={zones}
      mana={<Pool player={player} small />}
    />
  )
}

/** A player's rail; what is aimed at the player can be dropped on it. */
export const PlayerRail = ({ whose }: { readonly whose: 'you' | 'other' }) => {
  const { view } = useTableModel()
  return (
    <div className={styles.rail}>
      <Rail whose={whose} />
      <DropPlace place={refKey({ player: view.players[whose].seat })} />
    </div>
  )
}

const Rail = ({ whose }: { readonly whose: 'you' | 'other' }) => {
  const { view, scene, game } = useTableModel()
  const thinking = useTable((table) => table.thinking)
  const mode = useLayoutMode()
  const roving = useRoving(`${whose}-zones`)
  const player = view.players[whose]
  if (mode === 'phone' || mode === 'bars') return <Bar player={player} />
  const deck = game.seats[player.seat]?.deckName ?? ''
  return (
    <PlayerPanel
      name={player.name}
      whose={whose}
      life={player.life}
      lifeWord={say('life.word')}
      deciding={player.deciding}
      tag={tagOf(player, scene.waitingFor?.kind, thinking === player.seat)}
      facts={[
        { id: 'hand', icon: 'hand' as const, text: <Rich text={say('zone.inHand', { n: player.handSize })} /> },
        ...(player.poison > 0
          ? [{ id: 'poison', icon: 'skull' as const, text: say('player.poison', { n: player.poison }) }]
          : []),
        { id: 'deck', icon: 'library' as const, text: deck },
      ]}
      zones={
        <section className={styles.heaps} aria-label={player.name} {...roving}>
          <Library player={player} />
          <Graveyard player={player} />
          <Exile player={player} />
        </section>
      }
      mana={<Pool player={player} />}
    />
  )
}
