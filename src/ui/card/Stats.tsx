import { Icon } from '../glyphs/index.ts'
import styles from './Card.module.css'
import { type CardLook, showsLoyalty, statsOf } from './look.ts'

/** Power and toughness on a tab with a cut corner, loyalty on a shield; a changed value has an arrow and a tint. */
export const Stats = ({ look }: { readonly look: CardLook }) => {
  const stats = statsOf(look)
  if (stats === undefined) return null
  const delta = look.powerDelta ?? undefined
  return (
    <span
      className={styles.stats}
      data-delta={delta}
      data-kind={showsLoyalty(look) ? 'loyalty' : undefined}
      data-part="stats"
    >
      {delta ? <Icon name={delta} /> : null}
      {stats}
    </span>
  )
}
