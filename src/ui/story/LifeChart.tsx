import { type Seat, sharingLife } from '../../engine/index.ts'
import { sayStory } from '../messages/pages/story.ts'
import { Panel } from '../parts/index.ts'
import { type GameSummary, MARKS, signIn } from './gameSummary.ts'
import { highestLife, LifeLines, labelHeights, turnDensity } from './LifeLines.tsx'
import styles from './Story.module.css'

interface LifeChartProps {
  readonly summary: GameSummary
  readonly me: Seat
  readonly nameOf: (seat: Seat) => string
  /** Looks back at a turn. */
  readonly onTurn: (at: number) => void
}

const STEP = 5

/** Each number of the scale with how high it is. */
function scale(top: number): readonly { readonly n: number; readonly at: number }[] {
  const step = top > 40 ? STEP * 4 : STEP
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => ({
    n: index * step,
    at: (index * step) / top,
  }))
}

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`

/** The life of all over the turns, each of which can be looked back at; the deciding one is marked. */
export const LifeChart = ({ summary, me, nameOf, onTurn }: LifeChartProps) => {
  const { turns, start, seats, decisive, outs } = summary
  const top = highestLife(summary)
  const last = turns.at(-1)?.life ?? start
  const marked = (seat: Seat): string =>
    sayStory('end.mark', { mark: MARKS[signIn(summary, me, seat)], name: nameOf(seat) })
  const heights = labelHeights(
    seats.map(({ seat }) => last[seat] ?? 0),
    top,
  )
  const place = decisive === null ? -1 : turns.findIndex(({ number }) => number === decisive.number)
  return (
    <Panel
      className={styles.life}
      label={sayStory('end.life')}
      heading={sayStory('end.life')}
      aside={sayStory('end.lifeLegend', { marks: seats.map(({ seat }) => marked(seat)) })}
    >
      <div className={styles.plot}>
        {scale(top).map(({ n, at }) => (
          <span key={n} className={styles.level} style={{ bottom: percent(at) }} aria-hidden="true">
            {n}
          </span>
        ))}
        {place < 0 || decisive === null ? null : (
          <span
            className={styles.decisive}
            style={{ left: percent(place / turns.length), width: percent(1 / turns.length) }}
          />
        )}
        <LifeLines summary={summary} me={me} />
        {decisive === null ? null : (
          <span
            className={styles.flag}
            data-side={place < turns.length / 2 ? 'left' : 'right'}
            style={{ left: percent((place + 0.5) / turns.length) }}
          >
            {sayStory('end.decided', {
              n: decisive.number,
              from: decisive.from,
              to: decisive.to,
              whose: seats.length > 2 ? sharingLife(summary.first, decisive.whose).map(nameOf) : [],
            })}
          </span>
        )}
        <div className={styles.ends}>
          {seats.map(({ seat }, index) => (
            <span key={seat} data-whose={signIn(summary, me, seat)} style={{ bottom: percent(heights[index] ?? 0) }}>
              {sayStory('end.lifeEnd', {
                mark: MARKS[signIn(summary, me, seat)],
                name: nameOf(seat),
                n: last[seat] ?? 0,
              })}
            </span>
          ))}
        </div>
      </div>
      {seats.length > 2 ? (
        <p className={styles.outs}>
          {sayStory('end.outs', { outs: outs.map(({ seat, turn }) => ({ name: nameOf(seat), turn })) })}
        </p>
      ) : null}
      <div className={styles.turns} data-many={turnDensity(turns)}>
        {turns.map(({ number, seat, at }) => (
          <button
            key={number}
            type="button"
            aria-label={sayStory('end.lookBack', { n: number, who: nameOf(seat) })}
            data-whose={signIn(summary, me, seat)}
            data-now={number === decisive?.number ? '' : undefined}
            onClick={() => onTurn(at)}
          >
            {number}
          </button>
        ))}
      </div>
    </Panel>
  )
}
