import type { ReactNode } from 'react'
import type { Whose } from '../card/index.ts'
import { Icon, type IconName } from '../glyphs/index.ts'
import { classes, spotKeys } from '../look/index.ts'
import { say } from '../messages/index.ts'
import { LifeDial } from './LifeDial.tsx'
import styles from './PlayerPanel.module.css'
import { PriorityTag, SeatMark } from './PriorityTag.tsx'

interface Common {
  readonly name: string
  readonly seat?: number | undefined
  readonly whose: Whose
  readonly life: number
  /** A brass edge: this player decides now. */
  readonly deciding?: boolean | undefined
  /** A `ManaPoolView`, where mana floats. */
  readonly mana?: ReactNode | undefined
  readonly className?: string | undefined
}

export interface PlayerPanelProps extends Common {
  readonly lifeWord: string
  readonly startingLife?: number | undefined
  readonly tag?: string | undefined
  /** Facts beside the dial: hand size, deck name, poison. */
  readonly facts: readonly {
    readonly id: string
    readonly icon: 'hand' | 'library' | 'skull' | 'heart'
    readonly text: ReactNode
  }[]
  /** The `ZonePile`s, and `ZoneChip`s for zones that are rarely used. */
  readonly zones: ReactNode
}

const spotAt = (what: 'rail' | 'life', { seat }: Common): string | undefined =>
  seat === undefined ? undefined : spotKeys[what](seat)

const zoneSpot = (zone: string, { seat }: Common): string | undefined => {
  if (seat === undefined) return undefined
  return zone === 'hand' ? spotKeys.hand(seat) : spotKeys.heap(zone, seat)
}

/** A player on the left rail. */
export const PlayerPanel = (props: PlayerPanelProps) => (
  <section
    className={classes(styles.panel, props.className)}
    aria-label={props.name}
    data-spot={spotAt('rail', props)}
    data-deciding={props.deciding ? '' : undefined}
  >
    <header className={styles.head}>
      <SeatMark whose={props.whose} />
      <h2>{props.name}</h2>
      {props.tag ? <PriorityTag on={props.deciding}>{props.tag}</PriorityTag> : null}
    </header>
    <div className={styles.middle}>
      <LifeDial
        data-spot={spotAt('life', props)}
        life={props.life}
        full={props.startingLife}
        whose={props.whose}
        word={props.lifeWord}
      />
      <ul className={styles.facts}>
        {props.facts.map(({ id, icon, text }) => (
          <li key={id}>
            <Icon name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
    <div className={styles.zones}>{props.zones}</div>
    {props.mana}
  </section>
)

export interface BarZone {
  readonly id: string
  readonly icon: IconName
  readonly count: number
  readonly label: string
  readonly onOpen?: (() => void) | undefined
}

export interface PlayerBarProps extends Common {
  readonly lifeLabel: string
  readonly zones: readonly BarZone[]
}

/** A player on one line, for phones and narrow windows. */
export const PlayerBar = (props: PlayerBarProps) => (
  <section
    className={classes(styles.bar, props.className)}
    aria-label={props.name}
    data-spot={spotAt('rail', props)}
    data-deciding={props.deciding ? '' : undefined}
  >
    <span className={styles.barName}>
      <SeatMark whose={props.whose} />
      <b>{props.name}</b>
    </span>
    <span className={styles.barLife} data-spot={spotAt('life', props)} role="img" aria-label={props.lifeLabel}>
      {say('life.number', { n: props.life })}
    </span>
    <span className={styles.barZones} data-many={props.zones.length > 4 ? '' : undefined}>
      {props.zones.map(({ id, icon, count, label, onOpen }) => (
        <button key={id} type="button" aria-label={label} data-spot={zoneSpot(id, props)} onClick={onOpen}>
          <Icon name={icon} />
          <b>{count}</b>
        </button>
      ))}
    </span>
    {props.mana}
  </section>
)
