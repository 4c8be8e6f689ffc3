import type { Sign } from '../card/index.ts'
import type { Point } from '../look/index.ts'
import styles from './Arrows.module.css'
import { arrivalAngle, arrowPath, joinedPath, lanePath, type Side } from './arrowPath.ts'

export interface Arrow {
  readonly id: string
  readonly from: Point
  readonly fromSide: Side
  readonly to: Point
  readonly toSide: Side
  /** The corners of a line that runs in lanes; without them it is one curve. */
  readonly via?: readonly Point[] | undefined
  readonly by: Sign
  /** Dashed: a preview, or waiting; solid: declared. */
  readonly dashed?: boolean | undefined
  /** A number at the end, the same as on the stack entry. */
  readonly number?: number | undefined
  readonly bad?: boolean | undefined
}

/** Several lines to one place, joined in a lane. */
export interface JoinedArrow extends Pick<Arrow, 'id' | 'to' | 'toSide' | 'by' | 'dashed'> {
  readonly starts: readonly Point[]
  /** How far down the lane runs. */
  readonly lane: number
  /** How many attack; some may stand behind others, where no line reaches them. */
  readonly count: number
}

const Head = ({ to, toSide }: Pick<Arrow, 'to' | 'toSide'>) => (
  <path
    className={styles.head}
    d="M-13 -7L1 0L-13 7L-9 0Z"
    transform={`translate(${to[0]} ${to[1]}) rotate(${arrivalAngle(toSide)})`}
  />
)

const Joined = ({ one }: { readonly one: JoinedArrow }) => {
  const { starts, lane, to, toSide, count } = one
  const d = joinedPath(starts, lane, to)
  return (
    <g data-by={one.by} data-dashed={one.dashed ? '' : undefined}>
      <path className={styles.under} d={d} />
      <path className={styles.line} d={d} />
      <Head to={to} toSide={toSide} />
      <g transform={`translate(${to[0]} ${lane})`}>
        <rect className={styles.end} x="-19" y="-11" width="38" height="22" rx="11" />
        <text className={styles.number} y="4.5" textAnchor="middle">
          ×{count}
        </text>
      </g>
    </g>
  )
}

const Line = ({ arrow }: { readonly arrow: Arrow }) => {
  const { from, fromSide, to, toSide, via, number } = arrow
  const d = via === undefined ? arrowPath(from, fromSide, to, toSide) : lanePath([from, ...via, to])
  return (
    <g data-by={arrow.by} data-dashed={arrow.dashed ? '' : undefined} data-bad={arrow.bad ? '' : undefined}>
      <path className={styles.under} d={d} />
      <path className={styles.line} d={d} />
      <circle className={styles.dot} cx={from[0]} cy={from[1]} r="4" />
      {number === undefined ? (
        <Head to={to} toSide={toSide} />
      ) : (
        <g transform={`translate(${to[0]} ${to[1]})`}>
          {arrow.by === 'you' ? (
            <path className={styles.end} d="M0-13 13 0 0 13-13 0Z" />
          ) : (
            <circle className={styles.end} r="11" />
          )}
          <text className={styles.number} y="4.5" textAnchor="middle">
            {number}
          </text>
        </g>
      )}
    </g>
  )
}

/** Lines over the whole table, in its pixel coordinates. The strip is above them; they never intercept a click. */
export const Arrows = ({
  arrows,
  joined,
}: {
  readonly arrows: readonly Arrow[]
  readonly joined: readonly JoinedArrow[]
}) => (
  <svg className={styles.arrows} aria-hidden="true" focusable="false">
    {joined.map((one) => (
      <Joined key={one.id} one={one} />
    ))}
    {arrows.map((arrow) => (
      <Line key={arrow.id} arrow={arrow} />
    ))}
  </svg>
)
