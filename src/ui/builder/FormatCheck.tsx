import {
  canSettle,
  type DeckLine,
  loadFormats,
  type StandingProblem,
  settleStanding,
  standingProblems,
} from '../../catalog/index.ts'
import { FormatPicker } from '../formats/index.ts'
import { Icon } from '../glyphs/index.ts'
import { say } from '../messages/index.ts'
import { sayFormats, sayStanding } from '../messages/pages/formats.ts'
import { Button } from '../parts/index.ts'
import { formatTitled, formatWord, inFormat } from '../session/format.ts'
import { useLoad } from '../session/loading.ts'
import { useDecks } from '../session/useDecks.ts'
import { useBuilder } from './builderStore.ts'
import styles from './Figures.module.css'

/** More than anybody reads through. */
const MOST = 20

/** A card that doesn't fit, with the button that settles it. */
const Finding = ({ problem }: { readonly problem: StandingProblem }) => {
  const edit = useBuilder((builder) => builder.edit)
  return (
    <li data-strange={problem.key === 'standing.unknown' ? '' : undefined}>
      <Icon name={problem.key === 'standing.unknown' ? 'help' : 'barred'} />
      <span>
        {sayStanding(problem)}{' '}
        {canSettle(problem) ? (
          <Button kind="quiet" onClick={() => edit((draft) => settleStanding(draft, problem))}>
            {sayFormats(problem.key === 'standing.restricted' ? 'formats.keepOne' : 'formats.takeOut')}
          </Button>
        ) : null}
      </span>
    </li>
  )
}

interface FormatCheckProps {
  /** All lines of the deck: what leads it, the main deck and the sideboard. */
  readonly lines: readonly DeckLine[]
  readonly led: boolean
  /** Whether the cards that aren't known have been looked up. */
  readonly sure: boolean
  /** Opens the formats. */
  readonly pick: () => void
}

/** The format that the deck is checked by, and what of it doesn't fit. */
export const FormatCheck = ({ lines, led, sure, pick }: FormatCheckProps) => {
  const { formatId, edit } = useBuilder()
  const { load } = useLoad(loadFormats)
  const format = load.state === 'ready' ? load.value.find(({ id }) => id === formatId) : undefined
  const title = formatTitled(formatId)
  const problems = format === undefined || !sure ? [] : standingProblems(format, lines, led)
  const easy = problems.filter(canSettle)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={pick}>
        {say('start.fits', { format: formatWord(formatId) })}
      </Button>
      {title === null || format === undefined ? null : (
        <ul className={styles.legal} aria-live="polite">
          {problems.length === 0 && sure && lines.length > 0 ? (
            <li data-good="">
              <Icon name="check" />
              <span>{sayFormats('formats.fits', { format: title })}</span>
            </li>
          ) : null}
          {problems.slice(0, MOST).map((problem) => (
            <Finding key={sayStanding(problem)} problem={problem} />
          ))}
          {problems.length > MOST ? <li>{sayFormats('formats.unfitMore', { n: problems.length - MOST })}</li> : null}
        </ul>
      )}
      {easy.length > 1 ? (
        <Button onClick={() => edit((draft) => easy.reduce(settleStanding, draft))}>
          {sayFormats('formats.settleAll', { n: easy.length })}
        </Button>
      ) : null}
    </>
  )
}

/** Choosing the format that the deck is checked by. */
export const PickFormat = ({ onClose }: { readonly onClose: () => void }) => {
  const { formatId, edition, choose } = useBuilder()
  const { decks } = useDecks()
  return (
    <FormatPicker
      decks={decks}
      formatId={formatId}
      edition={edition}
      onTake={(taken) => {
        choose(inFormat(taken?.id ?? null, edition))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
