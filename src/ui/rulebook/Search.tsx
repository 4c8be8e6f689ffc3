import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type Found, markWords, type Rulebook } from '../../rulebook/books.ts'
import { sayRules } from '../messages/pages/rulebook.ts'
import { IconButton, ruleHref } from '../parts/index.ts'
import styles from './Rulebook.module.css'

const SHOWN = 60

const linksIn = (side: Element | null | undefined): readonly HTMLElement[] => [
  ...(side?.querySelectorAll<HTMLElement>('[data-results] a') ?? []),
]

interface SearchBoxProps {
  readonly query: string
  readonly search: (query: string) => void
  readonly found: number
  readonly autoFocus: boolean
}

/** Searches while typing. Arrow down moves to the results, Enter opens the first one, Escape clears. */
export const SearchBox = ({ query, search, found, autoFocus }: SearchBoxProps) => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault()
      search('')
    }
    const [first] = linksIn(event.currentTarget.closest('[data-pane]'))
    if (first === undefined || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return
    event.preventDefault()
    if (event.key === 'Enter') first.click()
    else first.focus()
  }
  const asked = query.trim() !== ''
  return (
    <search className={styles.search}>
      <input
        ref={input}
        type="search"
        aria-label={sayRules('rules.search')}
        placeholder={sayRules('rules.searchHint')}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={query}
        onChange={(event) => search(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {asked ? (
        <IconButton
          icon="close"
          label={sayRules('rules.clear')}
          onClick={() => {
            search('')
            input.current?.focus()
          }}
        />
      ) : null}
      <p role="status">{asked ? sayRules('rules.found', { n: found }) : ''}</p>
    </search>
  )
}

/** Arrows move between results, and from the first one back to the search field. */
function alongResults(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
  const pane = event.currentTarget.closest('[data-pane]')
  const links = linksIn(pane)
  const at = links.findIndex((link) => link.matches(':focus'))
  if (step === 0 || at < 0) return
  event.preventDefault()
  if (at + step < 0) pane?.querySelector<HTMLElement>('input[type="search"]')?.focus()
  else links[at + step]?.focus()
}

const Marks = ({ text, query }: { readonly text: string; readonly query: string }) =>
  markWords(text, query).map((part, index) => {
    const key = `${index}`
    return part.found ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>
  })

interface ResultsProps {
  readonly book: Rulebook
  readonly found: readonly Found[]
  readonly query: string
  readonly current: string | null
}

export const Results = ({ book, found, query, current }: ResultsProps) => (
  <nav className={styles.results} aria-label={sayRules('rules.results')} data-results="" onKeyDown={alongResults}>
    <ol>
      {found.slice(0, SHOWN).map(({ rule, id, number }) => (
        <li key={rule.id}>
          <a href={ruleHref(id)} aria-current={rule.id === current ? 'true' : undefined}>
            <b>
              <Marks text={number} query={query} />
            </b>{' '}
            <i>
              <Marks text={book.sections.get(rule.sectionId)?.title ?? ''} query={query} />
            </i>
            <span lang={rule.lang}>
              <Marks text={rule.gist} query={query} />
            </span>
          </a>
        </li>
      ))}
    </ol>
    {found.length > SHOWN ? <p>{sayRules('rules.more', { n: found.length - SHOWN })}</p> : null}
  </nav>
)
