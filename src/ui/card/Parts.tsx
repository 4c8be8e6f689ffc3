import { Icon, ManaCost, RulesText } from '../glyphs/index.ts'
import { colorAttributes } from '../look/index.ts'
import cardStyles from './Card.module.css'
import { CardWindow } from './CardWindow.tsx'
import type { CardLook } from './look.ts'
import styles from './Parts.module.css'
import { Stats } from './Stats.tsx'

const colorsOf = (look: CardLook) => colorAttributes(look.frame ?? look.colors)

/** Both halves of a split card, one above the other. */
export const Halves = ({ faces }: { readonly faces: readonly CardLook[] }) => (
  <span className={styles.halves}>
    {faces.map((half) => (
      <span key={half.name} className={styles.half} {...colorsOf(half)}>
        <span className={cardStyles.label} data-part="label" data-ground="tint">
          <span data-part="name">{half.name}</span>
        </span>
        <span className={cardStyles.body} data-part="picture">
          <CardWindow look={half} />
        </span>
        <span className={cardStyles.price} data-part="price">
          <ManaCost cost={half.cost ?? []} />
        </span>
      </span>
    ))}
  </span>
)

/** On a flip or double-faced card: there is another side, which the enlarged card shows. */
export const TurnsMark = () => (
  <span className={styles.turns} data-part="turns">
    <Icon name="turn" />
  </span>
)

/** A leveler's levels as a scale: a bar for each counter up to the last level, apart where a level begins. */
export const LevelScale = ({ now, from }: NonNullable<CardLook['levels']>) => (
  <span className={styles.levels} data-part="levels">
    {Array.from({ length: Math.max(0, ...from) }, (_, index) => index + 1).map((n) => (
      <i key={n} data-on={n <= now ? '' : undefined} data-begins={from.includes(n) ? '' : undefined} />
    ))}
    <b>{now}</b>
  </span>
)

/** One of a card's faces in full: a half, or the side that isn't up. */
const Face = ({ face, title }: { readonly face: CardLook; readonly title: string }) => (
  <section className={styles.face} {...colorsOf(face)} aria-label={title}>
    <header data-ground="tint">
      <h3>{face.name}</h3>
      {face.cost && face.cost.length > 0 ? <ManaCost cost={face.cost} /> : null}
    </header>
    <div className={styles.type}>
      <span>{face.typeLine}</span>
      <span className={styles.stats}>
        <Stats look={face} />
      </span>
    </div>
    {face.rulesText === '' ? null : <RulesText text={face.rulesText} className={styles.text} />}
  </section>
)

interface FacesProps {
  readonly faces: readonly CardLook[]
  /** What each of them is, before its name. */
  readonly titleOf: (face: CardLook) => string
}

/** The faces of a card below its picture. */
export const Faces = ({ faces, titleOf }: FacesProps) => (
  <div className={styles.faces}>
    {faces.map((face) => (
      <Face key={face.name} face={face} title={titleOf(face)} />
    ))}
  </div>
)
