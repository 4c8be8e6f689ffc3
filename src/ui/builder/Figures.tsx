import { useMemo } from 'react'
import { averageCost, type Counted, type CurveColumn, chancesOf, colorShares, curveOf } from '../../catalog/index.ts'
import { ManaSymbol, symbolName } from '../glyphs/index.ts'
import { sayBuilder } from '../messages/pages/builder.ts'
import { Panel } from '../parts/index.ts'
import styles from './Figures.module.css'

/** The bars' room, in units of the drawing. */
const HIGH = 60

const Bar = ({
  column,
  most,
  last,
}: {
  readonly column: CurveColumn
  readonly most: number
  readonly last: boolean
}) => {
  const { cost, creatures, others } = column
  const unit = HIGH / Math.max(1, most)
  const all = creatures + others
  return (
    <li aria-label={sayBuilder('builder.curveColumn', { ...column, last })}>
      <b aria-hidden="true">{all === 0 ? '' : all}</b>
      <svg viewBox={`0 0 28 ${HIGH}`} height={HIGH} aria-hidden="true" focusable="false">
        <rect className={styles.barOthers} x="0" width="28" y={HIGH - all * unit} height={others * unit} />
        <rect className={styles.barCreatures} x="0" width="28" y={HIGH - creatures * unit} height={creatures * unit} />
      </svg>
      <span aria-hidden="true">{sayBuilder('builder.cost.n', { cost, last })}</span>
    </li>
  )
}

const Curve = ({ deck }: { readonly deck: readonly Counted[] }) => {
  const curve = curveOf(deck)
  const most = Math.max(...curve.map(({ creatures, others }) => creatures + others))
  const average = averageCost(deck)
  const title = sayBuilder('builder.curve')
  return (
    <Panel
      label={title}
      heading={title}
      aside={average === null ? null : sayBuilder('builder.average', { cost: average })}
    >
      <ul className={styles.curve}>
        {curve.map((column, index) => (
          <Bar key={column.cost} column={column} most={most} last={index === curve.length - 1} />
        ))}
      </ul>
      <p className={styles.key}>
        <i className={styles.barCreatures} /> {sayBuilder('builder.creatures')} <i className={styles.barOthers} />{' '}
        {sayBuilder('builder.others')}
      </p>
    </Panel>
  )
}

const Colors = ({ deck }: { readonly deck: readonly Counted[] }) => {
  const shares = colorShares(deck)
  const title = sayBuilder('builder.colors')
  return (
    <Panel label={title} heading={title}>
      {shares.length === 0 ? <p>{sayBuilder('builder.noColors')}</p> : null}
      <ul className={styles.shares}>
        {shares.map(({ color, symbols, sources }) => (
          <li
            key={color}
            data-color={color}
            aria-label={sayBuilder('builder.colorShare', { color: symbolName(color), symbols, sources })}
          >
            <ManaSymbol symbol={color} silent />
            <svg viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <rect className={styles.shareRoom} width="100" height="16" />
              <rect className={styles.symbols} width={symbols * 100} height="16" />
              <rect className={styles.sources} x={Math.min(98.5, sources * 100)} width="1.5" height="16" />
            </svg>
            <b aria-hidden="true">{sayBuilder('builder.percent', { share: symbols })}</b>
          </li>
        ))}
      </ul>
      {shares.length === 0 ? null : <p>{sayBuilder('builder.colorsHow')}</p>}
    </Panel>
  )
}

const Chances = ({ deck }: { readonly deck: readonly Counted[] }) => {
  const chances = useMemo(() => {
    const shares = [...colorShares(deck)].sort((a, b) => b.symbols - a.symbols)
    return chancesOf(
      deck,
      shares.map(({ color }) => color),
    )
  }, [deck])
  const { twoColors } = chances
  const title = sayBuilder('builder.chances')
  const rows = [
    [sayBuilder('builder.chance.goodHand'), chances.goodHand],
    [sayBuilder('builder.chance.threeLands'), chances.threeLands],
    ...(twoColors === null
      ? []
      : [
          [
            sayBuilder('builder.chance.twoColors', {
              first: symbolName(twoColors.colors[0]),
              second: symbolName(twoColors.colors[1]),
            }),
            twoColors.chance,
          ] as const,
        ]),
    [sayBuilder('builder.chance.firstTurn'), chances.firstTurn],
  ] as const
  return (
    <Panel label={title} heading={title}>
      <dl className={styles.chances}>
        {rows.map(([name, share]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{sayBuilder('builder.percent', { share })}</dd>
          </div>
        ))}
      </dl>
      <p>{sayBuilder('builder.chancesHow')}</p>
    </Panel>
  )
}

/** What the deck is made of: its curve, its colours, and what it will draw. */
export const Figures = ({ deck }: { readonly deck: readonly Counted[] }) => (
  <>
    <Curve deck={deck} />
    <Colors deck={deck} />
    {deck.length === 0 ? null : <Chances deck={deck} />}
  </>
)
