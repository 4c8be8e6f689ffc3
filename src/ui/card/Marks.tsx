import { Icon } from '../glyphs/index.ts'
import type { CardState, CounterMark, DamageMark, Sign, TargetMark } from './look.ts'
import styles from './Marks.module.css'

/** A number that stands in two places: on a stack entry and on what it targets. */
export const Ordinal = ({ by, number }: { readonly by: Sign; readonly number: number }) => (
  <span className={styles.ordinal} data-by={by}>
    {number}
  </span>
)

const Targets = ({ targets }: { readonly targets: readonly TargetMark[] }) => (
  <>
    {targets.slice(0, 2).map((target, index) => (
      <span
        key={`${target.by}${target.number}`}
        className={styles.ring}
        aria-hidden="true"
        data-by={target.by}
        data-nested={index || undefined}
      />
    ))}
    <span className={styles.ordinals} aria-hidden="true">
      {targets.map((target) => (
        <Ordinal key={`${target.by}${target.number}`} {...target} />
      ))}
    </span>
  </>
)

interface CounterPlateProps extends CounterMark {
  /** On one line, in a table or on the enlarged card. */
  readonly inline?: boolean | undefined
}

export const CounterPlate = ({ label, count, inline }: CounterPlateProps) => (
  <span className={styles.counterPlate} data-inline={inline ? '' : undefined}>
    <span className={styles.counterWord}>{label}</span>
    {count > 1 ? <span>×{count}</span> : null}
  </span>
)

const Damage = ({ amount, lethal }: DamageMark) => (
  <span className={styles.damage} aria-hidden="true" data-lethal={lethal ? '' : undefined}>
    {lethal ? <Icon name="cross" /> : null}
    {amount}
  </span>
)

/** Every mark on a card; each has its own shape, so that nothing depends on colour alone. */
export const Marks = ({ state }: { readonly state: CardState }) => (
  <>
    {state.sick ? <span className={styles.sickRing} aria-hidden="true" /> : null}
    {state.refused ? <span className={styles.refusedRing} aria-hidden="true" /> : null}
    {state.tapped ? (
      <span className={styles.tapped} aria-hidden="true" data-part="tapped">
        <Icon name="tap" />
      </span>
    ) : null}
    {state.sick ? (
      <span className={styles.sick} aria-hidden="true" data-below={state.tapped ? '' : undefined}>
        <Icon name="hourglass" />
      </span>
    ) : null}
    {state.counters?.length ? (
      <span className={styles.counters} aria-hidden="true">
        {state.counters.map((counter) => (
          <CounterPlate key={counter.label} {...counter} />
        ))}
      </span>
    ) : null}
    {state.attacking ? (
      <span className={styles.attacking} aria-hidden="true" data-part="attacking">
        <Icon name="sword" />
        {state.band}
      </span>
    ) : null}
    {state.blocking ? (
      <span className={styles.blocking} aria-hidden="true" data-part="blocking" data-whose={state.whose}>
        <Icon name="shield" />
      </span>
    ) : null}
    {state.chosen ? (
      <span className={styles.chosen} aria-hidden="true">
        <Icon name="check" />
      </span>
    ) : null}
    {state.damage ? <Damage {...state.damage} /> : null}
    {state.refused ? (
      <span className={styles.refused} aria-hidden="true">
        <Icon name="barred" />
        {state.refused}
      </span>
    ) : null}
    {state.targets?.length ? <Targets targets={state.targets} /> : null}
  </>
)
