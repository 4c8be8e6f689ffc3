/** The own seat where several play: left of the own rows. */
import { Thumbnail } from '../card/index.ts'
import { DropPlace } from '../dnd/Draggable.tsx'
import { Icon } from '../glyphs/index.ts'
import { pressRef } from '../input/index.ts'
import { spotKeys } from '../look/index.ts'
import { say } from '../messages/index.ts'
import { SeatBadge } from '../parts/index.ts'
import { useTableModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import { type CommanderView, type PlayerView, refKey } from '../view/index.ts'
import { Pool } from './Players.tsx'
import { CommanderDamageLine, Life, Tags, whereIs } from './SeatHead.tsx'
import { HitPlates } from './SeatPanel.tsx'
import styles from './Seats.module.css'
import { useInspect } from './useInspect.ts'

/** The own commander: where it is, and pressed, it is cast, where it can be. */
export const OwnCommander = ({ commander }: { readonly commander: CommanderView }) => {
  const model = useTableModel()
  const inspect = useInspect(commander.id ?? 0)
  const { look, name, tax, id, playable } = commander
  const where = whereIs(commander)
  return (
    <button
      type="button"
      className={styles.ownCommander}
      aria-label={playable ? say('seat.castCommander', { name }) : say('seat.commander', { name, where, tax })}
      data-playable={playable ? '' : undefined}
      data-commander=""
      {...(id === null ? {} : { 'data-card': id, 'data-ref': refKey({ object: id }), ...inspect })}
      onClick={() => id !== null && pressRef(model, { object: id })}
    >
      <span className={styles.octagon}>
        <Thumbnail look={look} />
      </span>
      <span>
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

const ZONES = ['hand', 'library', 'graveyard', 'exile'] as const

const Zones = ({ player }: { readonly player: PlayerView }) => {
  const open = useUi((ui) => ui.open)
  const shown = player.zones.filter(({ zone }) => ZONES.some((one) => one === zone) || zone === 'phasedOut')
  return (
    <ul className={styles.zones}>
      {shown.map(({ zone, name, label, count }) => (
        <li key={zone}>
          <button
            type="button"
            aria-label={label}
            data-ref={`z${zone}${player.seat}`}
            data-spot={spotKeys.heap(zone, player.seat)}
            onClick={() => open({ zone: { zone, seat: player.seat } })}
          >
            {zone === 'library' || zone === 'graveyard' || zone === 'exile' ? <Icon name={zone} /> : null}
            <span>{name}</span>
            <b>{count}</b>
          </button>
        </li>
      ))}
    </ul>
  )
}

export const OwnPanel = () => {
  const { view } = useTableModel()
  const player = view.you
  return (
    <section
      className={styles.own}
      data-own=""
      aria-label={player.name}
      data-whose={player.whose}
      data-deciding={player.deciding ? '' : undefined}
      data-spot={spotKeys.rail(player.seat)}
    >
      <header>
        <SeatBadge whose={player.whose} letter={player.letter} />
        <h2>{player.name}</h2>
        <Tags player={player} />
      </header>
      <Life player={player} />
      <HitPlates player={player} />
      <Zones player={player} />
      {player.commanders.map((commander) => (
        <OwnCommander key={commander.name} commander={commander} />
      ))}
      <CommanderDamageLine player={player} />
      <Pool player={player} small />
      <DropPlace place={refKey({ player: player.seat })} />
    </section>
  )
}
