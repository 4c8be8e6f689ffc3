import { Fragment } from 'react'
import { onOneLine } from '../locale/oneLine.ts'
import { classes } from '../look/index.ts'
import styles from './Glyphs.module.css'
import { ManaSymbol } from './ManaSymbol.tsx'
import { readRulesText } from './symbols.ts'

const wayOf = (text: string): 'up' | 'down' | 'none' =>
  text.startsWith('+') ? 'up' : text.startsWith('−') ? 'down' : 'none'

/** A loyalty cost on its badge, which points up, down, or nowhere. */
const LoyaltyCost = ({ text }: { readonly text: string }) => (
  <span className={styles.loyalty} data-way={wayOf(text)}>
    {text}
  </span>
)

const Run = ({ text }: { readonly text: string }) =>
  readRulesText(text).map((part, index) => {
    const key = `${index}`
    if (part.kind === 'loyalty') return <LoyaltyCost key={key} text={part.text} />
    if (part.kind === 'symbol') return <ManaSymbol key={key} symbol={part.letters} />
    return <Fragment key={key}>{part.text}</Fragment>
  })

/** Reminder text is in brackets; it is set in italics, as on a card. */
const Line = ({ text }: { readonly text: string }) =>
  text
    .split(/(\([^()]*\))/)
    .filter((run) => run !== '')
    .map((run, index) => {
      const key = `${index}`
      return run.startsWith('(') ? (
        <i key={key}>
          <Run text={run} />
        </i>
      ) : (
        <Run key={key} text={run} />
      )
    })

interface RulesTextProps {
  readonly text: string
  readonly className?: string | undefined
  /** On one line, for keywords and short forms: its paragraphs follow one another. */
  readonly inline?: boolean | undefined
  /** The language of the text, where it may be another than the page’s. */
  readonly lang?: string | undefined
}

/** Rules text with its symbols as glyphs; each line is a paragraph. */
export const RulesText = ({ text, className, inline, lang }: RulesTextProps) => {
  if (inline) {
    return (
      <span className={classes(styles.text, className)} lang={lang}>
        <Line text={onOneLine(text)} />
      </span>
    )
  }
  return (
    <div className={classes(styles.text, className)} lang={lang}>
      {text.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text keep their order
        <p key={index}>
          <Line text={line} />
        </p>
      ))}
    </div>
  )
}
