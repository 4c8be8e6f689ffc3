import type { CSSProperties } from 'react'
import { Icon, ManaCost, RulesText } from '../glyphs/index.ts'
import { colorAttributes } from '../look/index.ts'
import { CARDS, say } from '../messages/index.ts'
import { Painted } from '../painted/index.ts'
import cardStyles from './Card.module.css'
import { fitHalf, type HandSheet } from './handText.ts'
import type { CardLook } from './look.ts'
import styles from './Parts.module.css'
import { pictureOf } from './picture.ts'
import { Stats } from './Stats.tsx'
import { LINE, syllables } from './syllables.ts'

const colorsOf = (look: CardLook) => colorAttributes(look.frame ?? look.colors)

interface HalvesProps {
  readonly faces: readonly CardLook[]
  /** In hand, where there is room for their text, too; `null`: elsewhere. */
  readonly inHand: { readonly sheet: HandSheet | undefined } | null
}

/** Fewer lines say too little for what they take from the window. */
const LEAST = 2

/** The beginning of a half's text, in whole lines. */
const HalfText = ({ half, sheet }: { readonly half: CardLook; readonly sheet: HandSheet | undefined }) => {
  const { usual, large } = fitHalf(half, sheet)
  if (usual < LEAST) return null
  return (
    <span className={styles.short} style={{ '--lines': usual, '--lines-large': large } as CSSProperties}>
      <RulesText text={half.short ?? half.rulesText} lang={CARDS} inline />
    </span>
  )
}

/** Both halves of a split card, one above the other. */
export const Halves = ({ faces, inHand }: HalvesProps) => (
  <span className={styles.halves}>
    {faces.map((half) => (
      <span key={half.name} className={styles.half} data-locked={half.locked ? '' : undefined} {...colorsOf(half)}>
        <span className={cardStyles.label} data-part="label" data-ground="tint" lang={CARDS}>
          {half.locked ? <Icon name="lock" /> : null}
          {syllables(half.name, LINE.tile)}
        </span>
        <Painted picture={pictureOf(half, { window: true, cost: { symbols: half.cost ?? [], on: 'plate' } })} />
        {inHand === null ? null : <HalfText half={half} sheet={inHand.sheet} />}
      </span>
    ))}
  </span>
)

/** One of a card's faces in full: a half, or the side that isn't up. */
const Face = ({ face, title }: { readonly face: CardLook; readonly title: string }) => (
  <section
    className={styles.face}
    data-locked={face.locked ? '' : undefined}
    {...colorsOf(face)}
    aria-label={face.locked ? say('list.series', { parts: [title, say('card.locked')] }) : title}
  >
    <header data-ground="tint">
      {face.locked ? <Icon name="lock" /> : null}
      <h3 lang={CARDS}>{face.name}</h3>
      {face.cost && face.cost.length > 0 ? <ManaCost cost={face.cost} /> : null}
    </header>
    <div className={styles.type}>
      <span>{face.typeLine}</span>
      <span className={styles.stats}>
        <Stats look={face} />
      </span>
    </div>
    {face.rulesText === '' ? null : <RulesText text={face.rulesText} className={styles.text} lang={CARDS} />}
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
