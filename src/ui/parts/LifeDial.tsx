import { memo } from 'react'
import type { Sign } from '../card/index.ts'
import { polar } from '../look/index.ts'
import { say } from '../messages/index.ts'
import styles from './LifeDial.module.css'

const START = Math.PI * 0.75
const SWEEP = Math.PI * 1.5

/** The marks of the scale: `ticks` of them, lit up to the life total. */
const dialMarks = (life: number, full: number): readonly { readonly d: string; readonly lit: boolean }[] =>
  Array.from({ length: full + 1 }, (_, index) => {
    const angle = START + (index / full) * SWEEP
    const lit = index < life + (life > 0 ? 1 : 0) && life > 0
    return { d: `M${polar(44, 44, lit ? 36 : 38, angle)}L${polar(44, 44, 42, angle)}`, lit }
  })

interface LifeDialProps {
  readonly life: number
  /** The life total of a full scale: what a game starts with. */
  readonly full?: number | undefined
  readonly whose: Sign
  readonly word: string
  readonly 'data-spot'?: string | undefined
}

/** A life total on an engraved scale; anything above the scale shows only in the number. */
export const LifeDial = memo(({ life, full = 20, whose, word, ...rest }: LifeDialProps) => (
  <span {...rest} className={styles.dial} data-whose={whose} data-low={life <= full / 4 ? '' : undefined}>
    <svg viewBox="0 0 88 88" aria-hidden="true" focusable="false">
      {dialMarks(Math.min(life, full), full).map(({ d, lit }) => (
        <path key={d} d={d} data-lit={lit ? '' : undefined} />
      ))}
    </svg>
    <b data-long={Math.abs(life) > 99 ? '' : undefined}>{say('life.number', { n: life })}</b>
    <i>{word}</i>
  </span>
))
