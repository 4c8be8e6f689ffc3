import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon, ManaCost, ManaSymbol, RulesText } from '../glyphs/index.ts'
import { classes, flags, Spoken } from '../look/index.ts'
import styles from './Card.module.css'
import { CardWindow } from './CardWindow.tsx'
import { type CardLook, type CardSize, type CardState, frameOf, windowOf } from './look.ts'
import { Marks } from './Marks.tsx'
import { Halves, LevelScale, TurnsMark } from './Parts.tsx'
import states from './States.module.css'
import { Stats } from './Stats.tsx'

const Label = ({ name }: { readonly name: string }) => (
  <span className={styles.label} data-part="label" data-ground="tint">
    <span data-part="name">{name}</span>
  </span>
)

const Body = ({ look, rail }: { readonly look: CardLook; readonly rail: boolean }) => (
  <span className={styles.body}>
    {rail && look.cost && look.cost.length > 0 ? (
      <span className={styles.rail}>
        <ManaCost cost={look.cost} column />
      </span>
    ) : null}
    <span className={styles.picture}>
      <CardWindow look={look} />
      {look.parts ? <TurnsMark /> : null}
      {look.levels ? <LevelScale {...look.levels} /> : null}
    </span>
  </span>
)

const Foot = ({ look, iconOnly }: { readonly look: CardLook; readonly iconOnly: boolean }) => (
  <span className={styles.foot}>
    <span className={styles.ability} data-part="ability">
      {look.abilityIcon ? <Icon name={look.abilityIcon} /> : null}
      {look.ability && !iconOnly ? <RulesText text={look.ability} inline /> : null}
    </span>
    <Stats look={look} />
  </span>
)

const hasFoot = (look: CardLook): boolean =>
  windowOf(look) === 'creature' || look.ability !== undefined || look.loyalty !== undefined

/** What each size shows of a card. */
const FACES: Readonly<Record<CardSize, (look: CardLook, landWord: string) => ReactNode>> = {
  board: (look) => (
    <>
      <Label name={look.name} />
      <Body look={look} rail={false} />
      {hasFoot(look) ? <Foot look={look} iconOnly={false} /> : null}
    </>
  ),
  phone: (look) => (
    <>
      <Label name={look.name} />
      <Body look={look} rail={false} />
      {hasFoot(look) ? <Foot look={look} iconOnly /> : null}
    </>
  ),
  hand: (look) => (
    <>
      <Label name={look.name} />
      <Body look={look} rail />
      <span className={styles.type} data-part="type">
        {look.typeLine}
      </span>
      <span className={styles.short} data-part="short">
        <RulesText text={look.short ?? look.rulesText} inline />
      </span>
      <Stats look={look} />
    </>
  ),
  tile: (look, landWord) => (
    <>
      <Label name={look.name} />
      <Body look={look} rail={false} />
      <span className={styles.price} data-part="price">
        {look.cost && look.cost.length > 0 ? <ManaCost cost={look.cost} /> : <span>{landWord}</span>}
      </span>
    </>
  ),
  land: (look) => (
    <>
      <Label name={look.name} />
      <Body look={look} rail={false} />
    </>
  ),
  chip: (look) => <Body look={look} rail={false} />,
}

export interface CardFaceProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly look: CardLook
  readonly size: CardSize
  readonly state?: CardState | undefined
  /** The accessible name: the caller computes it from the card and its state. */
  readonly label: string
  /** What replaces the cost on a folded card that has none. */
  readonly landWord?: string | undefined
}

const NONE: CardState = {}

/** A card, drawn as a lit lantern slide. Always a real button. */
export const CardFace = ({ look, size, state = NONE, label, landWord = 'Land', ...rest }: CardFaceProps) => {
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
      data-state={flags({ ...state, whose: false, targets: state.targets?.length, counters: state.counters?.length })}
    >
      <Spoken>{label}</Spoken>
      <span className={styles.drawn} aria-hidden="true">
        <span className={styles.face} data-part="face">
          {look.parts?.kind === 'split' && size !== 'chip' ? (
            <Halves faces={look.parts.faces} />
          ) : (
            FACES[size](look, landWord)
          )}
        </span>
        {size === 'chip' ? (
          <span className={styles.chipMark}>
            <ManaSymbol symbol={first} silent />
            {state.tapped ? <Icon name="tap" /> : null}
          </span>
        ) : null}
        <Marks state={size === 'chip' ? { ...state, tapped: false } : state} />
      </span>
    </button>
  )
}
