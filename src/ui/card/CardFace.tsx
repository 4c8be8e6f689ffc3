import { type ComponentPropsWithRef, type CSSProperties, memo, type ReactNode } from 'react'
import { CARD_FORMS, cardForm } from '../../language/index.ts'
import { Icon, RulesText } from '../glyphs/index.ts'
import { classes, flags, Spoken } from '../look/index.ts'
import { CARDS, say } from '../messages/index.ts'
import { Painted, type Picture } from '../painted/index.ts'
import styles from './Card.module.css'
import { fitText, type HandSheet, isLow, type TextFit } from './handText.ts'
import {
  type CardLook,
  type CardSize,
  type CardState,
  frameOf,
  langOf,
  showsLoyalty,
  statsOf,
  windowOf,
} from './look.ts'
import { Marks } from './Marks.tsx'
import { Halves } from './Parts.tsx'
import { pictureOf } from './picture.ts'
import states from './States.module.css'
import { Stats } from './Stats.tsx'
import { LINE, syllables } from './syllables.ts'

interface LabelProps {
  readonly look: CardLook
  readonly size: CardSize
  /** Another name than the one that it shows to everyone. */
  readonly name?: string | null | undefined
}

const Label = ({ look, size, name }: LabelProps) => (
  <span className={styles.label} data-part="label" data-ground="tint" lang={name ? CARDS : langOf(look)}>
    {syllables(name ?? look.name, LINE[size])}
  </span>
)

/** Whether the card has another side, to be turned to. */
function isTurned({ parts }: CardLook): boolean {
  const form = cardForm(parts)
  return form !== null && (form.twoSided || form.turns !== null)
}

const Art = ({ look, ...more }: { readonly look: CardLook } & Partial<Picture>) => (
  <Painted picture={pictureOf(look, { window: true, levels: look.levels, turns: isTurned(look), ...more })} />
)

/** The tab comes first: what has no room beside it goes above it, or on the smallest cards out of sight. */
const Foot = ({ look, iconOnly }: { readonly look: CardLook; readonly iconOnly: boolean }) => {
  const isShown = look.abilityIcon !== undefined || (look.ability !== undefined && !iconOnly)
  return (
    <span className={styles.foot} data-part="foot">
      <Stats look={look} />
      {isShown ? (
        <span className={styles.ability} data-part="ability" data-icon={look.abilityIcon}>
          {look.abilityIcon ? <Icon name={look.abilityIcon} /> : null}
          {look.ability && !iconOnly ? <RulesText text={look.ability} inline /> : null}
        </span>
      ) : null}
    </span>
  )
}

const hasFoot = (look: CardLook): boolean =>
  windowOf(look) === 'creature' || look.ability !== undefined || look.loyalty !== undefined

const onTable = (look: CardLook, size: 'board' | 'phone'): ReactNode => (
  <>
    {look.back ? null : <Label look={look} size={size} />}
    <Art look={look} />
    {look.back ? <Label look={look} name={look.back.own} size={size} /> : null}
    {hasFoot(look) ? <Foot look={look} iconOnly={size === 'phone'} /> : null}
  </>
)

/** The text of a card in hand, as much of it as has room in whole lines. */
const Short = ({ look, sheet }: { readonly look: CardLook; readonly sheet: HandSheet | undefined }) => {
  const fit = fitText(look, sheet)
  const where = (is: (one: TextFit) => boolean): string =>
    (['usual', 'large'] as const).filter((one) => is(fit[one])).join(' ')
  const more = where((one) => one.more)
  return (
    <span
      className={styles.short}
      data-part="short"
      data-dense={where((one) => one.dense)}
      data-more={more}
      data-beside={statsOf(look) === undefined ? undefined : showsLoyalty(look) ? 'loyalty' : 'power'}
      style={{ '--lines': fit.usual.lines, '--lines-large': fit.large.lines } as CSSProperties}
    >
      <RulesText text={look.short ?? look.rulesText} lang={CARDS} inline />
      {more === '' ? null : <Icon name="chevronDown" />}
    </span>
  )
}

const isCosted = (look: CardLook): boolean => look.cost !== null && look.cost.length > 0

/** What each size shows of a card. */
const FACES: Readonly<Record<CardSize, (look: CardLook, landWord: string, sheet: HandSheet | undefined) => ReactNode>> =
  {
    board: (look) => onTable(look, 'board'),
    phone: (look) => onTable(look, 'phone'),
    hand: (look, _landWord, sheet) => (
      <>
        <Label look={look} size="hand" />
        <Art look={look} cost={{ symbols: look.cost ?? [], on: isLow(sheet) ? 'plate' : 'rail' }} />
        <span className={styles.type} data-part="type">
          {look.typeLine}
        </span>
        <Short look={look} sheet={sheet} />
        <Stats look={look} />
      </>
    ),
    tile: (look, landWord) => (
      <>
        <Label look={look} size="tile" />
        {isCosted(look) ? (
          <Art look={look} cost={{ symbols: look.cost ?? [], on: 'plate' }} />
        ) : (
          <Art look={look} word={landWord} />
        )}
      </>
    ),
    land: (look) => (
      <>
        <Label look={look} size="land" />
        <Art look={look} />
      </>
    ),
  }

interface FaceProps {
  readonly look: CardLook
  readonly size: CardSize
  readonly landWord: string
  readonly sheet: HandSheet | undefined
}

/** The drawn card, without its states: they are light over it, and change far more often. */
const Face = memo(({ look, size, landWord, sheet }: FaceProps) => (
  <span className={styles.face} data-part="face" aria-hidden="true">
    {look.parts && CARD_FORMS[look.parts.kind].together ? (
      <Halves faces={look.parts.faces} inHand={size === 'hand' ? { sheet } : null} />
    ) : (
      FACES[size](look, landWord, sheet)
    )}
  </span>
))
Face.displayName = 'Face'

export interface CardFaceProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly look: CardLook
  readonly size: CardSize
  readonly state?: CardState | undefined
  /** The accessible name: the caller computes it from the card and its state. */
  readonly label: string
  /** What replaces the cost on a folded card that has none. */
  readonly landWord?: string | undefined
  /** Of a card in hand that has a size of its own. */
  readonly sheet?: HandSheet | undefined
}

const NONE: CardState = {}

/** A card, drawn as a lit lantern slide. Always a real button. */
export const CardFace = (props: CardFaceProps) => {
  const { look, size, state = NONE, label, landWord = say('card.land'), sheet, ...rest } = props
  const { first, second } = frameOf(look)
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.card, states.lamp, rest.className)}
      data-size={size}
      data-color={first}
      data-color-2={second}
      data-whose={state.whose}
      data-sheet={sheet === undefined ? undefined : sheet.covered > 0 ? 'covered' : ''}
      data-state={flags({ ...state, whose: false, targets: state.targets?.length, counters: state.counters?.length })}
    >
      <Spoken>{label}</Spoken>
      <Face look={look} size={size} landWord={landWord} sheet={sheet} />
      <Marks state={state} />
    </button>
  )
}
