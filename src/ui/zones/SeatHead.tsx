/** What is known of an opponent where several play: the head of their panel, of their bar on a phone. */
import type { ReactNode } from 'react'
import { hasFriends } from '../../store/index.ts'
import { Thumbnail } from '../card/index.ts'
import { Icon, type IconName } from '../glyphs/index.ts'
import { focusSeat, pressRef } from '../input/index.ts'
import { Spoken, spotKeys } from '../look/index.ts'
import { say } from '../messages/index.ts'
import { useCounted } from '../motion/index.ts'
import { LifeDial, SeatBadge } from '../parts/index.ts'
import { useTableModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import type { PanelForm } from '../table/index.ts'
import { type CommanderView, type PlayerView, playerLabel, refKey, sharesLife } from '../view/index.ts'
import { AvatarLine, Portrait } from './Avatar.tsx'
import { COUNTER_ICONS } from './counterIcons.ts'
import { FriendSign } from './FriendLine.tsx'
import styles from './SeatHead.module.css'
import { useInspect } from './useInspect.ts'
import { whereIs } from './whereIs.ts'

interface PlayerProps {
  readonly player: PlayerView
}

interface Tag {
  readonly id: 'turn' | 'priority' | 'passed' | 'attacked' | 'out'
  readonly icon: IconName | null
  readonly text: string
}

/** What is to be said of the player now; at most two have room. */
function useTags({ isTurn, deciding, passed, hits, damage, lost }: PlayerView): readonly Tag[] {
  const { scene } = useTableModel()
  const { number } = scene.state.turn
  const has = (scene.question ?? scene.waitingFor)?.kind === 'priority'
  if (lost !== null) return [{ id: 'out', icon: 'graveyard', text: say('seat.out') }]
  const attackers = hits.reduce((sum, hit) => sum + hit.attackers, 0)
  const all: readonly (Tag | null)[] = [
    attackers === 0 ? null : { id: 'attacked', icon: 'sword', text: say('seat.attacked', { n: damage ?? attackers }) },
    isTurn && number > 0 ? { id: 'turn', icon: null, text: say('seat.turn', { n: number }) } : null,
    deciding ? { id: 'priority', icon: null, text: say(has ? 'player.priority' : 'player.decides') } : null,
    passed ? { id: 'passed', icon: 'check', text: say('seat.passed') } : null,
  ]
  return all.filter((tag) => tag !== null).slice(0, 2)
}

export const Tags = ({ player }: PlayerProps) => {
  const tags = useTags(player)
  const { game } = useTableModel()
  return (
    <span className={styles.tags} data-seat="tags">
      {hasFriends(game) ? <FriendSign seat={player.seat} /> : null}
      {tags.map(({ id, icon, text }) => (
        <span key={id} className={styles.tag} data-tag={id}>
          {icon === null ? null : <Icon name={icon} />}
          {text}
        </span>
      ))}
    </span>
  )
}

/** Whose board it is; pressed, it is looked at. */
const Name = ({ player }: PlayerProps) => {
  const isFocused = useUi(({ focus }) => focus === player.seat)
  return (
    <button type="button" className={styles.name} aria-pressed={isFocused} onClick={() => focusSeat(player.seat)}>
      <Spoken>{say('seat.look', { name: player.name, focused: isFocused })}</Spoken>
      {/* Where the life total is the team's, the badge stands in the dial's place. */}
      {sharesLife(player) ? null : <SeatBadge whose={player.whose} letter={player.letter} />}
      <span aria-hidden="true">{player.name}</span>
      <span className={styles.key} aria-hidden="true">
        {player.place}
      </span>
    </button>
  )
}

/** The life total; where the player is attacked or can be chosen, the player as something to be pressed. */
export const Life = ({ player, children }: PlayerProps & { readonly children?: ReactNode }) => {
  const model = useTableModel()
  const life = useCounted(player.life, `${model.game.id} ${model.shown} ${player.seat}`)
  const dial =
    sharesLife(player) && player.whose !== 'you' ? (
      <SeatBadge whose={player.whose} letter={player.letter} />
    ) : (
      (children ?? <LifeDial life={life} full={player.startingLife} whose={player.whose} word="" />)
    )
  const spot = spotKeys.life(player.seat)
  if (!player.onTable)
    return (
      <span className={styles.life} data-seat="life" data-spot={spot} role="img" aria-label={playerLabel(player)}>
        {dial}
      </span>
    )
  const ref = { player: player.seat }
  return (
    <button
      type="button"
      className={styles.life}
      data-seat="life"
      data-spot={spot}
      data-ref={refKey(ref)}
      data-playable={player.choosable ? '' : undefined}
      data-chosen={player.chosen ? '' : undefined}
      onClick={() => pressRef(model, ref)}
    >
      <Spoken>{playerLabel(player)}</Spoken>
      <span aria-hidden="true">{dial}</span>
    </button>
  )
}

const FACTS = ['hand', 'library', 'graveyard', 'exile'] as const

/** How many cards lie where; the piles can be opened. */
const Piles = ({ player }: PlayerProps) => {
  const open = useUi((ui) => ui.open)
  return (
    <ul className={styles.piles} aria-label={say('zone.zonesOf', { name: player.name })}>
      {FACTS.map((what) => {
        const zone = player.zones.find((one) => one.zone === what)
        const label = zone?.label ?? say('zone.hands', { name: player.name, n: player.handSize })
        return (
          <li key={what}>
            <button
              type="button"
              aria-label={label}
              disabled={zone === undefined}
              data-playable={zone !== undefined && zone.lit > 0 ? '' : undefined}
              data-spot={what === 'hand' ? spotKeys.hand(player.seat) : spotKeys.heap(what, player.seat)}
              onClick={() => zone && open({ zone: { zone: zone.zone, seat: player.seat } })}
            >
              <Icon name={what} />
              <b>{zone?.count ?? player.handSize}</b>
            </button>
          </li>
        )
      })}
      {player.poison > 0 && !sharesLife(player) ? (
        <li>
          <span className={styles.poison} role="img" aria-label={say('player.poison', { n: player.poison })}>
            <Icon name="skull" />
            <b>{player.poison}</b>
          </span>
        </li>
      ) : null}
      {player.counters.map(({ kind, n }) => (
        <li key={kind}>
          <span className={styles.poison} role="img" aria-label={say(`player.${kind}`, { n })}>
            <Icon name={COUNTER_ICONS[kind]} />
            <b>{n}</b>
          </span>
        </li>
      ))}
    </ul>
  )
}

const Commander = ({ commander }: { readonly commander: CommanderView }) => {
  const inspect = useInspect(commander.id ?? 0)
  const { look, name, zone, tax } = commander
  return (
    <span
      className={styles.commander}
      data-away={zone === 'command' ? undefined : ''}
      role="img"
      aria-label={say('seat.commander', { name, where: whereIs(zone), tax })}
      {...(commander.id === null ? {} : inspect)}
    >
      <span className={styles.octagon}>
        <Thumbnail look={look} />
      </span>
      <b>{name}</b>
      <em>{zone === 'command' ? (tax > 0 ? `+${tax}` : '') : whereIs(zone)}</em>
    </span>
  )
}

/** From so much on it is shown as a danger; with 21 the player is out (2011:contents/9). */
const HOT = 14

/** The combat damage that each other player's commanders have dealt to this one. */
export const CommanderDamageLine = ({ player }: PlayerProps) => {
  const { commanderDamage } = player
  if (commanderDamage.length === 0) return null
  const parts = commanderDamage.map(({ name, n }) => say('seat.damageFrom', { name, n }))
  return (
    <span className={styles.dealt} data-seat="dealt" role="img" aria-label={say('seat.commanderDamage', { parts })}>
      <Icon name="crown" />
      {commanderDamage.map(({ from, sign, n }) => (
        <span key={from} data-whose={sign} data-none={n === 0 ? '' : undefined} data-hot={n >= HOT ? '' : undefined}>
          <Icon name={sign} />
          {n}
        </span>
      ))}
    </span>
  )
}

/** The head of an opponent's panel. */
export const SeatHead = ({ player, form }: PlayerProps & { readonly form: PanelForm }) => (
  <header
    className={styles.head}
    data-form={form}
    data-shared={sharesLife(player) ? '' : undefined}
    data-avatar={player.avatar === null ? undefined : ''}
  >
    <div className={styles.first}>
      <Name player={player} />
      <Tags player={player} />
    </div>
    {player.avatar === null ? null : <Portrait avatar={player.avatar} />}
    <Life player={player}>
      {form === 'list' ? <b className={styles.number}>{say('life.number', { n: player.life })}</b> : undefined}
    </Life>
    <Piles player={player} />
    {form === 'two' ? null : (
      <div className={styles.command}>
        {player.avatar === null ? null : <AvatarLine avatar={player.avatar} />}
        {player.commanders.map((commander) => (
          <Commander key={commander.name} commander={commander} />
        ))}
        <CommanderDamageLine player={player} />
      </div>
    )}
  </header>
)
