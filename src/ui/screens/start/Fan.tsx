import { type CardLook, pictureOf } from '../../card/index.ts'
import { colorAttributes } from '../../look/index.ts'
import { Painted } from '../../painted/index.ts'
import type { PlayableDeck } from '../../session/decks.ts'
import styles from './Decks.module.css'

const Card = ({ look, name }: { readonly look: CardLook; readonly name?: string | undefined }) => (
  <span className={styles.card} {...colorAttributes(look.frame ?? look.colors)}>
    <span className={styles.label}>{name}</span>
    <span className={styles.window}>
      <Painted picture={pictureOf(look, {})} />
    </span>
    {name !== undefined && look.power !== undefined ? (
      <span className={styles.stats}>{`${look.power}/${look.toughness}`}</span>
    ) : null}
  </span>
)

/** Three of a deck's cards, fanned out; only the front one has its name. */
export const Fan = ({ deck: { face, wings } }: { readonly deck: PlayableDeck }) => {
  const [left, right] = wings
  return (
    <span className={styles.fan} aria-hidden="true">
      {left === undefined ? null : <Card look={left} />}
      {right === undefined ? null : <Card look={right} />}
      <Card look={face} name={face.name} />
    </span>
  )
}
