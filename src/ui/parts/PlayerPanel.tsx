import type { ReactNode } from 'react'
import { Ordinal, type Sign, type TargetMark } from '../card/index.ts'
import { Icon, type IconName } from '../glyphs/index.ts'
import { classes, Spoken, spotKeys } from '../look/index.ts'
import { say } from '../messages/index.ts'
import { LifeDial } from './LifeDial.tsx'
import styles from './PlayerPanel.module.css'
import { PriorityTag, SeatMark } from './PriorityTag.tsx'

interface Common {
  readonly name: string
  readonly seat?: number | undefined
  readonly whose: Sign
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
  /** Facts beside the dial: hand size, deck name, poison, damage from commanders. */
  readonly facts: readonly {
    readonly id: string
    readonly icon: IconName
    readonly text: ReactNode
  }[]
  /** The `ZonePile`s, and `ZoneChip`s for zones that are rarely used. */
  readonly zones: ReactNode
  /** At the foot: the connection, where the player sits at another machine. */
  readonly foot?: ReactNode | undefined
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
    className={classes(styles.panel, 'deciding-light', props.className)}
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
    {props.foot}
  </section>
)

export interface BarZone {
  readonly id: string
  readonly icon: IconName
  /** Absent: it is one thing, which there is nothing to count of. */
  readonly count?: number | undefined
  readonly label: string
  /** A brass edge: something of it can be done now. */
  readonly lit?: boolean | undefined
  readonly onOpen?: (() => void) | undefined
}

/** The player as something that is attacked, or can be chosen: the same place is a button then. */
export interface BarTarget {
  readonly label: string
  readonly place: string
  readonly playable: boolean
  /** Life after this combat, where it would change. */
  readonly after?: number | undefined
  readonly targets: readonly TargetMark[]
  readonly onPress: () => void
}

export interface PlayerBarProps extends Common {
  readonly lifeLabel: string
  readonly target?: BarTarget | undefined
  readonly zones: readonly BarZone[]
  /** Counters that the player has. */
  readonly counters?: readonly BarCounter[] | undefined
}

/** So many counters of a kind. */
export interface BarCounter {
  readonly id: string
  readonly icon: IconName
  readonly count: number
  readonly label: string
}

const BarName = ({ name, whose }: Pick<Common, 'name' | 'whose'>) => (
  <span className={styles.barName}>
    <SeatMark whose={whose} />
    <b>{name}</b>
  </span>
)

const BarButton = ({ target, ...bar }: Common & { readonly target: BarTarget }) => (
  <button
    type="button"
    className={styles.barSelf}
    data-ref={target.place}
    data-playable={target.playable ? '' : undefined}
    onClick={target.onPress}
  >
    <Spoken>{target.label}</Spoken>
    <BarName {...bar} />
    <span className={styles.barLife} data-spot={spotAt('life', bar)} aria-hidden="true">
      {say('life.number', { n: bar.life })}
      {target.after === undefined || target.after === bar.life ? null : (
        <b className={styles.barAfter} data-worse={target.after < bar.life ? '' : undefined}>
          <Icon name="chevronRight" />
          {say('life.number', { n: target.after })}
        </b>
      )}
    </span>
    {target.targets.map((mark) => (
      <Ordinal key={`${mark.by}${mark.number}`} {...mark} />
    ))}
  </button>
)

/** A player on one line, for phones and narrow windows. */
export const PlayerBar = (props: PlayerBarProps) => (
  <section
    className={classes(styles.bar, props.className)}
    aria-label={props.name}
    data-spot={spotAt('rail', props)}
    data-deciding={props.deciding ? '' : undefined}
  >
    {props.target === undefined ? (
      <span className={styles.barSelf}>
        <BarName {...props} />
        <span className={styles.barLife} data-spot={spotAt('life', props)} role="img" aria-label={props.lifeLabel}>
          {say('life.number', { n: props.life })}
        </span>
      </span>
    ) : (
      <BarButton {...props} target={props.target} />
    )}
    {props.counters === undefined || props.counters.length === 0 ? null : (
      <span className={styles.barCounters} data-many={props.counters.length > 2 ? '' : undefined}>
        {props.counters.map(({ id, icon, count, label }) => (
          <span key={id} role="img" aria-label={label}>
            <Icon name={icon} />
            <b>{count}</b>
          </span>
        ))}
      </span>
    )}
    <span className={styles.barZones} data-many={props.zones.length > 4 ? '' : undefined}>
      {props.zones.map(({ id, icon, count, label, lit, onOpen }) => (
        <button
          key={id}
          type="button"
          aria-label={label}
          data-spot={zoneSpot(id, props)}
          data-playable={lit ? '' : undefined}
          onClick={onOpen}
        >
          <Icon name={icon} />
          {count === undefined ? null : <b>{count}</b>}
        </button>
      ))}
    </span>
    {props.mana}
  </section>
)
