import { useMemo, useState } from 'react'
import { editionOf } from '../../engine/index.ts'
import { chaptersFor, indexOf, isReadIn, lookUp, type Rulebook, searchRules } from '../../rulebook/books.ts'
import { bookOf, EDITION_IDS, type EditionId } from '../../rulebook/index.ts'
import { useTable } from '../../store/index.ts'
import { sayRules } from '../messages/pages/rulebook.ts'
import { Segmented } from '../parts/index.ts'
import { lastChoice } from '../session/choice.ts'
import { Contents } from './Contents.tsx'
import styles from './Rulebook.module.css'
import { RuleSection } from './RuleSection.tsx'
import { Results, SearchBox } from './Search.tsx'

interface RulebookBodyProps {
  readonly book: Rulebook
  /** As cited; `''`: none. */
  readonly rule: string
}

const LATEST_FIRST = EDITION_IDS.toReversed()

function usualEdition(): EditionId {
  const { game } = useTable.getState()
  return game === null ? lastChoice().edition : editionOf(game.setup).id
}

/** Contents and search beside the section being read; on a phone one or the other. */
export const RulebookBody = ({ book, rule }: RulebookBodyProps) => {
  const [chosen, choose] = useState<EditionId>(usualEdition)
  const [query, search] = useState('')
  // On a phone: the rule for which the contents were reopened.
  const [contentsAt, showContents] = useState<string | null>(null)
  // A rule of the later book is shown in that edition.
  const edition = isReadIn(bookOf(rule), chosen) ? chosen : bookOf(rule)
  const place = useMemo(() => (rule === '' ? null : lookUp(book, rule)), [book, rule])
  const index = useMemo(() => indexOf(book, edition), [book, edition])
  const chapters = useMemo(() => chaptersFor(book, edition), [book, edition])
  const found = useMemo(() => searchRules(index, query), [index, query])
  const reading = rule !== '' && contentsAt !== rule
  const changeEdition = (next: EditionId) => {
    choose(next)
    if (!isReadIn(bookOf(rule), next)) location.hash = '#rules'
  }
  return (
    <div className={styles.rulebook} data-pane={reading ? 'reading' : 'contents'}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on any link in it leads to the rule, on a phone too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is pressed */}
      <div
        className={styles.side}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a') !== null) showContents(null)
        }}
      >
        <SearchBox query={query} search={search} found={found.length} autoFocus={rule === ''} />
        <Segmented
          legend={sayRules('rules.edition')}
          value={edition}
          options={LATEST_FIRST.map((value) => ({ value, label: sayRules('rules.name', { edition: value }) }))}
          onChange={changeEdition}
        />
        {query.trim() === '' ? (
          <Contents chapters={chapters} edition={edition} current={place?.section.id ?? null} />
        ) : (
          <Results book={book} found={found} query={query} current={place?.rule?.id ?? null} />
        )}
      </div>
      <RuleSection
        book={book}
        cited={rule}
        place={place}
        edition={edition}
        chapters={chapters}
        onContents={() => showContents(rule)}
      />
    </div>
  )
}
