import { useEffect, useRef } from 'react'
import {
  type Chapter,
  changesIn,
  isReadIn,
  type Place,
  type Rule,
  type Rulebook,
  type Section,
  textParts,
} from '../../rulebook/books.ts'
import { type EditionId, ruleNumber } from '../../rulebook/index.ts'
import { ManaSymbol, readRulesText } from '../glyphs/index.ts'
import { say } from '../messages/index.ts'
import { sayRules } from '../messages/pages/rulebook.ts'
import { Button, RuleLink, ruleHref } from '../parts/index.ts'
import { Numbered } from './Contents.tsx'
import styles from './Rulebook.module.css'

const Words = ({ text }: { readonly text: string }) =>
  readRulesText(text).map((part, index) => {
    const key = `${index}`
    return part.kind === 'symbol' ? <ManaSymbol key={key} symbol={part.letters} /> : <span key={key}>{part.text}</span>
  })

interface RuleTextProps {
  readonly book: Rulebook
  readonly text: string
  /** The book whose numbers it names. */
  readonly from: EditionId
}

/** The text of a rule: the rules it mentions are links, symbols are glyphs. */
const RuleText = ({ book, text, from }: RuleTextProps) =>
  textParts(book, text, from).map((part, index) => {
    const key = `${index}`
    if (part.id === null) return <Words key={key} text={part.text} />
    return (
      <RuleLink key={key} rule={part.id}>
        {part.text}
      </RuleLink>
    )
  })

/** The indentation: 0 for 409.1, 1 for 409.1a. */
const depthOf = ({ number }: Rule): number => (/\d[a-z]$/.test(number) ? 1 : 0)

interface ChangesProps {
  readonly book: Rulebook
  readonly rule: Rule
  readonly edition: EditionId
}

/** What later books changed, at the rule they changed; a rule in its place is linked. */
const Changes = ({ book, rule, edition }: ChangesProps) =>
  changesIn(book, rule, edition).map((change) => (
    <p key={change.rule?.id ?? change.edition} className={styles.later}>
      <b>{sayRules('rules.later', change)}</b>{' '}
      {change.rule === null ? null : (
        <>
          <RuleLink rule={change.rule.id} />{' '}
        </>
      )}
      <span lang={change.lang}>
        <RuleText book={book} text={change.text} from={change.edition} />
      </span>
    </p>
  ))

interface OneRuleProps {
  readonly book: Rulebook
  readonly rule: Rule
  readonly edition: EditionId
  readonly current: boolean
  /** The number by which it was cited, if its own book has another. */
  readonly cited: string | null
}

const OneRule = ({ book, rule, edition, current, cited }: OneRuleProps) => (
  <li
    data-depth={depthOf(rule)}
    data-heading={rule.heading ? '' : undefined}
    aria-current={current ? 'true' : undefined}
    lang={rule.lang}
    tabIndex={-1}
  >
    <a className={styles.number} href={ruleHref(rule.id)}>
      {cited ?? rule.number}
    </a>
    <div>
      <p>
        <RuleText book={book} text={rule.gist} from={rule.book} />
      </p>
      {cited === null ? null : (
        <p className={styles.later}>{sayRules('rules.numbered', { number: rule.number, book: rule.book })}</p>
      )}
      <Changes book={book} rule={rule} edition={edition} />
    </div>
  </li>
)

const Turn = ({ section, label }: { readonly section: Section | undefined; readonly label: string }) =>
  section === undefined ? (
    <span />
  ) : (
    <a href={ruleHref(section.id)}>
      <i>{label}</i>
      <Numbered number={section.number} title={section.title} />
    </a>
  )

interface ReadingProps {
  readonly book: Rulebook
  readonly cited: string
  readonly place: Place | null
  readonly edition: EditionId
  readonly chapters: readonly Chapter[]
  /** On a phone: back to contents and search. */
  readonly onContents: () => void
}

const SectionText = ({ book, place, edition, chapters }: ReadingProps & { readonly place: Place }) => {
  const { section, rule, cited } = place
  const sections = chapters.flatMap((one) => one.sections)
  const at = sections.findIndex(({ id }) => id === section.id)
  const chapter = chapters.find((one) => one.sections.some(({ id }) => id === section.id))
  const successor = section.successor === null ? undefined : book.sections.get(section.successor)
  // The heading of the whole section needs no number; a keyword's says nothing beyond its title.
  const whole = section.rules.find((one) => one.heading && one.id === section.id)
  const isSaid = section.number.includes('.')
  const rules = section.rules.filter((one) => one !== whole)
  return (
    <>
      <header>
        <p>
          {sayRules('rules.book', section)}
          {chapter === undefined || chapter.title === section.title ? null : ` · ${chapter.title}`}
        </p>
        <h3 tabIndex={-1}>
          <Numbered number={rule === null ? (cited ?? section.number) : section.number} title={section.title} />
        </h3>
        {whole === undefined || isSaid ? null : <p lang={whole.lang}>{whole.gist}</p>}
        {whole === undefined ? null : <Changes book={book} rule={whole} edition={edition} />}
        {successor !== undefined && isReadIn(successor.book, edition) ? (
          <p className={styles.later}>
            <RuleLink rule={successor.id}>
              {sayRules('rules.successor', { book: successor.book, section: `${successor.number} ${successor.title}` })}
            </RuleLink>
          </p>
        ) : null}
      </header>
      <ol className={styles.rules} data-words={section.number === 'glossary' ? '' : undefined}>
        {rules.map((one) => (
          <OneRule
            key={one.id}
            book={book}
            rule={one}
            edition={edition}
            current={one.id === rule?.id}
            cited={one.id === rule?.id ? cited : null}
          />
        ))}
      </ol>
      <footer>
        <Turn section={sections[at - 1]} label={sayRules('rules.previous')} />
        <Turn section={sections[at + 1]} label={sayRules('rules.next')} />
      </footer>
    </>
  )
}

/** The section being read, at the cited rule. */
export const RuleSection = (props: ReadingProps) => {
  const { cited, place, onContents } = props
  const article = useRef<HTMLElement>(null)
  useEffect(() => {
    if (cited === '') return
    const target = article.current?.querySelector<HTMLElement>('[aria-current]')
    if (target) {
      target.scrollIntoView({ block: 'center' })
      target.focus({ preventScroll: true })
      return
    }
    article.current?.scrollTo({ top: 0 })
    article.current?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
  }, [cited])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <article ref={article} className={styles.reading} aria-label={sayRules('rules.reading')} tabIndex={0}>
      <Button className={styles.back} icon="log" onClick={onContents}>
        {sayRules('rules.contents')}
      </Button>
      {place !== null ? (
        <SectionText {...props} place={place} />
      ) : cited === '' ? (
        <div className={styles.blank}>
          <p>{sayRules('rules.welcome')}</p>
          <p>{sayRules('rules.welcomeHow')}</p>
        </div>
      ) : (
        <div className={styles.blank}>
          <h3 tabIndex={-1}>
            {sayRules('rules.nothing', { rule: say('rules.number', { number: ruleNumber(cited) }) })}
          </h3>
          <p>{sayRules('rules.nothingWhy')}</p>
        </div>
      )}
    </article>
  )
}
