/** The two rails: Library, Graveyard and Exile of each player, life, floating mana. */

import { editionOf, type Seat } from '../../engine/index.ts'
import { hasFriends, useTable } from '../../store/index.ts'
import { DropPlace } from '../dnd/Draggable.tsx'
import { type IconName, Sentence } from '../glyphs/index.ts'
import { pressRef } from '../input/index.ts'
import { say } from '../messages/index.ts'
import { useCounted } from '../motion/index.ts'
import {
  type BarCounter,
  type BarTarget,
  type BarZone,
  ManaPoolView,
  PlayerBar,
  PlayerPanel,
  ZoneChip,
  ZoneChips,
  ZoneTile,
} from '../parts/index.ts'
import { type TableModel, useTableModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import { isSmall, useLayoutMode } from '../table/index.ts'
import {
  type AvatarView,
  PILES,
  type PileZone,
  type PlayerView,
  playerIn,
  playerLabel,
  refKey,
  type ZoneView,
} from '../view/index.ts'
import { COUNTER_ICONS } from './counterIcons.ts'
import { FriendLine, FriendSign } from './FriendLine.tsx'
import { useRoving } from './useRoving.ts'
import { whereIs } from './whereIs.ts'
import styles from './Zones.module.css'

interface ZoneProps {
  readonly player: PlayerView
}

const ICONS: { readonly [Z in PileZone]: IconName } = {
  library: 'library',
  graveyard: 'graveyard',
  exile: 'exile',
  command: 'flag',
  phasedOut: 'eyeShut',
  ante: 'flag',
  outside: 'book',
}

const Heap = ({ player, zone: view }: ZoneProps & { readonly zone: ZoneView }) => {
  const open = useUi((ui) => ui.open)
  const { zone, name, label, count, top, lit } = view
  const shared = {
    name,
    label,
    count,
    'data-playable': lit > 0 ? '' : undefined,
    'data-ref': `z${zone}${player.seat}`,
    onClick: () => open({ zone: { zone, seat: player.seat } }),
  }
  return zone === 'library' || zone === 'graveyard' || zone === 'exile' ? (
    <ZoneTile {...shared} zone={zone} top={top} />
  ) : (
    <ZoneChip {...shared} icon={ICONS[zone]} />
  )
}

export const Pool = ({ player, small }: ZoneProps & { readonly small?: boolean }) => {
  const { scene } = useTableModel()
  const edition = editionOf(scene.state)
  return (
    <ManaPoolView
      label={say('pool.label', { name: player.name })}
      mana={player.mana}
      note={say('pool.note', { burns: edition.mana.burn, after: edition.mana.empties })}
      small={small}
    />
  )
}

function tagOf(player: PlayerView, kind: string | undefined, thinking: boolean): string | undefined {
  if (!player.deciding) return undefined
  if (thinking) return say('player.thinking')
  return kind === 'priority' ? say('player.priority') : say('player.decides')
}

/** The life total as it is shown: counting through what it changes by. */
function useLife({ life, seat }: PlayerView): number {
  const { game, shown } = useTableModel()
  return useCounted(life, `${game.id} ${shown} ${seat}`)
}

/** The player as something to be pressed, where there is no plate for it. */
function targetOf(model: TableModel, player: PlayerView): BarTarget {
  const ref = { player: player.seat }
  return {
    label: playerLabel(player),
    place: refKey(ref),
    playable: player.choosable,
    after: player.after,
    targets: player.targets,
    onPress: () => pressRef(model, ref),
  }
}

/** One's own avatar, where several play: its card has no other place. */
const avatarZone = (model: TableModel, avatar: AvatarView): BarZone => ({
  id: 'avatar',
  icon: 'person',
  label: say('seat.avatar', { ...avatar, name: avatar.look.name }),
  lit: avatar.playable,
  onOpen: () => pressRef(model, { object: avatar.id }),
})

/** A zone that tells more than what has a place of its own in the bar: commanders and the avatar where several play. */
function isApart({ avatar, commanders, whose }: PlayerView): (zone: ZoneView) => boolean {
  if (whose !== 'you') return () => true
  const beside = commanders.filter(({ zone }) => zone === 'command').length + (avatar === null ? 0 : 1)
  return ({ zone, count }) => zone !== 'command' || count > beside
}

/** What counters the player has, poison first. */
const countersOf = ({ poison, counters }: PlayerView): readonly BarCounter[] => [
  ...(poison > 0
    ? [{ id: 'poison', icon: 'skull' as const, count: poison, label: say('player.poison', { n: poison }) }]
    : []),
  ...counters.map(({ kind, n }) => ({
    id: kind,
    icon: COUNTER_ICONS[kind],
    count: n,
    label: say(`player.${kind}`, { n }),
  })),
]

const Bar = ({ player }: ZoneProps) => {
  const model = useTableModel()
  const life = useLife(player)
  const open = useUi((ui) => ui.open)
  const zones: readonly BarZone[] = [
    // One's own hand lies below it; where the table stays still, that of who decides.
    ...(player.whose === 'you' && !model.scene.still
      ? []
      : [
          {
            id: 'hand',
            icon: 'hand' as const,
            count: player.handSize,
            label: say('zone.hands', { name: player.name, n: player.handSize }),
          },
        ]),
    ...(player.whose === 'you' ? player.commanders : []).map(
      ({ id, name, tax, playable, zone }): BarZone => ({
        id: `commander${name}`,
        icon: 'crown',
        count: tax,
        label: playable
          ? say('seat.castCommander', { name })
          : say('seat.commander', { name, where: whereIs(zone), tax }),
        onOpen: () => id !== null && pressRef(model, { object: id }),
      }),
    ),
    ...(player.whose === 'you' && player.avatar !== null ? [avatarZone(model, player.avatar)] : []),
    ...player.zones.filter(isApart(player)).map(
      ({ zone, count, label, lit }): BarZone => ({
        id: zone,
        icon: ICONS[zone],
        count,
        label,
        lit: lit > 0,
        onOpen: () => open({ zone: { zone, seat: player.seat } }),
      }),
    ),
  ]
  return (
    <PlayerBar
      name={player.name}
      seat={player.seat}
      whose={player.whose}
      life={life}
      lifeLabel={say('life.label', { name: player.name, n: player.life })}
      target={player.onTable ? targetOf(model, player) : undefined}
      deciding={player.deciding}
      zones={zones}
      counters={countersOf(player)}
      mana={
        <>
          {hasFriends(model.game) ? <FriendSign seat={player.seat} /> : null}
          <Pool player={player} small />
        </>
      }
    />
  )
}

/** A player's rail; things aimed at the player can be dropped on it. */
export const PlayerRail = ({ seat }: { readonly seat: Seat }) => {
  const { view } = useTableModel()
  return (
    <div className={styles.rail}>
      <Rail player={playerIn(view, seat)} />
      <DropPlace place={refKey({ player: seat })} />
    </div>
  )
}

/** The combat damage that a commander has dealt to this player: a fact of its own once there is any. */
const dealtByCommanders = ({ commanderDamage }: PlayerView) =>
  commanderDamage
    .filter(({ n }) => n > 0)
    .map(({ from, name, n }) => ({
      id: `commander ${from}`,
      icon: 'crown' as const,
      text: (
        <span role="img" aria-label={say('seat.commanderDamage', { parts: [say('seat.damageFrom', { name, n })] })}>
          <Sentence text={say('player.commander', { n })} />
        </span>
      ),
    }))

const Rail = ({ player }: ZoneProps) => {
  const { scene, game } = useTableModel()
  const thinking = useTable((table) => table.thinking)
  const mode = useLayoutMode()
  const { whose } = player
  const roving = useRoving(`${whose}-zones`)
  const life = useLife(player)
  if (isSmall(mode) || mode === 'bars') return <Bar player={player} />
  const deck = game.seats[player.seat]?.deckName ?? ''
  return (
    <PlayerPanel
      name={player.name}
      seat={player.seat}
      whose={whose}
      life={life}
      startingLife={player.startingLife}
      lifeWord={say('life.word')}
      deciding={player.deciding}
      tag={tagOf(player, (scene.question ?? scene.waitingFor)?.kind, thinking === player.seat)}
      facts={[
        { id: 'hand', icon: 'hand' as const, text: <Sentence text={say('zone.inHand', { n: player.handSize })} /> },
        ...countersOf(player).map(({ id, icon, label }) => ({ id, icon, text: label })),
        ...dealtByCommanders(player),
        ...(deck === '' ? [] : [{ id: 'deck', icon: 'library' as const, text: deck }]),
      ]}
      zones={
        <section className={styles.heaps} aria-label={say('zone.zonesOf', { name: player.name })} {...roving}>
          {player.zones.slice(0, PILES.length).map((zone) => (
            <Heap key={zone.zone} player={player} zone={zone} />
          ))}
          {player.zones.length > PILES.length ? (
            <ZoneChips>
              {player.zones.slice(PILES.length).map((zone) => (
                <Heap key={zone.zone} player={player} zone={zone} />
              ))}
            </ZoneChips>
          ) : null}
        </section>
      }
      mana={<Pool player={player} />}
      foot={hasFriends(game) ? <FriendLine seat={player.seat} /> : null}
    />
  )
}
