/** The own seat where several play: left of the own rows. */
import { Thumbnail } from '../card/index.ts'
import { DropPlace } from '../dnd/Draggable.tsx'
import { Icon } from '../glyphs/index.ts'
import { pressRef } from '../input/index.ts'
import { classes, Spoken, spotKeys } from '../look/index.ts'
import { say } from '../messages/index.ts'
import { SeatBadge } from '../parts/index.ts'
import { useTableModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import { type CommanderView, PILES, type PileZone, type PlayerView, refKey, sharesLife, teamIn } from '../view/index.ts'
import { OwnAvatar } from './Avatar.tsx'
import { COUNTER_ICONS } from './counterIcons.ts'
import { HitPlates } from './HitPlates.tsx'
import styles from './OwnPanel.module.css'
import { Pool } from './Players.tsx'
import { CommanderDamageLine, Life, Tags } from './SeatHead.tsx'
import seats from './Seats.module.css'
import { TeamBadges, TeamPoison, teamName } from './Team.tsx'
import { useInspect } from './useInspect.ts'
import { whereIs } from './whereIs.ts'

/** The own commander: where it is, and pressed, it is cast, where it can be. */
const OwnCommander = ({ commander }: { readonly commander: CommanderView }) => {
  const model = useTableModel()
  const inspect = useInspect(commander.id ?? 0)
  const { look, name, tax, id, zone, playable } = commander
  const where = whereIs(commander.zone)
  return (
    <button
      type="button"
      className={styles.ownCommander}
      data-playable={playable ? '' : undefined}
      data-commander=""
      // Elsewhere it has a card of its own, which lines lead to.
      {...(id === null ? {} : inspect)}
      {...(id === null || zone !== 'command' ? {} : { 'data-card': id, 'data-ref': refKey({ object: id }) })}
      onClick={() => id !== null && pressRef(model, { object: id })}
    >
      <Spoken>{playable ? say('seat.castCommander', { name }) : say('seat.commander', { name, where, tax })}</Spoken>
      <span className={styles.octagon} aria-hidden="true">
        <Thumbnail look={look} />
      </span>
      <span aria-hidden="true">
        <b>
          <Icon name="crown" />
          {name}
        </b>
        <span>{where}</span>
        {tax > 0 ? <span>{say('seat.next', { tax })}</span> : null}
      </span>
    </button>
  )
}

const isPile = (zone: PileZone): zone is (typeof PILES)[number] => PILES.some((one) => one === zone)

/** How many cards the hand has, where it isn't always the one that lies beside it. */
const HandCount = ({ player: { name, handSize: n, seat } }: { readonly player: PlayerView }) => (
  <li>
    <button type="button" disabled data-spot={spotKeys.hand(seat)}>
      <Spoken>{say('zone.hands', { name, n })}</Spoken>
      <Icon name="hand" />
      <span aria-hidden="true">{say('seat.at.hand')}</span>
      <b aria-hidden="true">{n}</b>
    </button>
  </li>
)

const Zones = ({ player }: { readonly player: PlayerView }) => {
  const open = useUi((ui) => ui.open)
  const { scene } = useTableModel()
  const shown = player.zones.filter(({ zone }) => isPile(zone) || zone === 'phasedOut')
  return (
    <ul className={styles.zones}>
      {scene.still ? <HandCount player={player} /> : null}
      {shown.map(({ zone, name, label, count }) => (
        <li key={zone}>
          <button
            type="button"
            data-ref={`z${zone}${player.seat}`}
            data-spot={spotKeys.heap(zone, player.seat)}
            onClick={() => open({ zone: { zone, seat: player.seat } })}
          >
            <Spoken>{label}</Spoken>
            {isPile(zone) ? <Icon name={zone} /> : null}
            <span aria-hidden="true">{name}</span>
            <b aria-hidden="true">{count}</b>
          </button>
        </li>
      ))}
      {/* A team's is told with its life total. */}
      {player.poison > 0 && !sharesLife(player) ? (
        <li className={styles.poison} role="img" aria-label={say('player.poison', { n: player.poison })}>
          <Icon name="skull" />
          <span>{say('seat.poison')}</span>
          <b>{player.poison}</b>
        </li>
      ) : null}
      {player.counters.map(({ kind, n }) => (
        <li key={kind} className={styles.poison} role="img" aria-label={say(`player.${kind}`, { n })}>
          <Icon name={COUNTER_ICONS[kind]} />
          <span>{say(`seat.${kind}`)}</span>
          <b>{n}</b>
        </li>
      ))}
    </ul>
  )
}

export const OwnPanel = () => {
  const { view } = useTableModel()
  const player = view.you
  const team = teamIn(view, player)
  return (
    <section
      className={classes(styles.own, seats.light, 'deciding-light')}
      data-own=""
      aria-label={player.name}
      data-whose={player.whose}
      data-deciding={player.deciding ? '' : undefined}
      data-spot={spotKeys.rail(player.seat)}
    >
      <header>
        {team === null ? <SeatBadge whose={player.whose} letter={player.letter} /> : <TeamBadges team={team} />}
        <h2>{team === null ? player.name : teamName(team)}</h2>
        <Tags player={player} />
      </header>
      <Life player={player} />
      {team === null ? null : <TeamPoison team={team} />}
      <HitPlates on={team ?? player} players={team?.members ?? [player]} />
      <Zones player={player} />
      {player.avatar === null ? null : <OwnAvatar avatar={player.avatar} />}
      {player.commanders.map((commander) => (
        <OwnCommander key={commander.name} commander={commander} />
      ))}
      <CommanderDamageLine player={player} />
      <Pool player={player} small />
      <DropPlace place={refKey({ player: player.seat })} />
    </section>
  )
}
