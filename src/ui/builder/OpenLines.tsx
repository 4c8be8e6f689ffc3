import { dropLine, type OpenLine, settleLine } from '../../catalog/index.ts'
import { fetchNamed, useCards } from '../../store/cards/index.ts'
import { say, sayTold } from '../messages/index.ts'
import { sayBuilder } from '../pageMessages/builder.ts'
import { writeHref } from '../pages/writeLink.ts'
import { Button } from '../parts/index.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builderStore.ts'
import { useNear } from './useNear.ts'

const SUGGESTIONS = 3
/** More than this are not drawn: the first ones come first, and the others follow as they are settled. */
const MOST = 30

const Line = ({ line }: { readonly line: OpenLine }) => {
  const { edit } = useBuilder.getState()
  const near = useNear(line.name, SUGGESTIONS)
  const message = line.problem === null ? say('deck.state.unknown') : sayTold(line.problem)
  return (
    <li>
      <code>{line.text}</code>
      <span>{say('deck.line', { line: line.line, message })}</span>
      <span className={styles.mend}>
        {near.map((name, index) => (
          <Button key={name} onClick={() => edit((draft) => settleLine(draft, line, name))}>
            {name} {index === 0 ? <i>{sayBuilder('builder.nearest')}</i> : null}
          </Button>
        ))}
        {line.name === null || near.length > 0 ? null : (
          <a href={writeHref(line.name)}>{sayBuilder('builder.write')}</a>
        )}
        <Button kind="quiet" onClick={() => edit((draft) => dropLine(draft, line))}>
          {sayBuilder('builder.dropLine')}
        </Button>
      </span>
    </li>
  )
}

/** The lines of a list that are not in the deck yet: each with its nearest names. The deck can be worked on meanwhile. */
export const OpenLines = ({ lines }: { readonly lines: readonly OpenLine[] }) => {
  const { edit } = useBuilder.getState()
  const busy = useCards(({ job }) => job !== null && job.kind !== 'compile')
  const names = lines.flatMap(({ name }) => name ?? [])
  return (
    <section className={styles.open} aria-label={sayBuilder('builder.openLines', { n: lines.length })}>
      <header>
        <p role="status">{sayBuilder('builder.openLines', { n: lines.length })}</p>
        {names.length === 0 ? null : (
          <Button disabled={busy} onClick={() => void fetchNamed(names)}>
            {sayBuilder('builder.fetch', { n: names.length })}
          </Button>
        )}
        <Button onClick={() => edit((draft) => ({ ...draft, open: [] }))}>{sayBuilder('builder.dropAll')}</Button>
      </header>
      <ul>
        {lines.slice(0, MOST).map((line) => (
          <Line key={`${line.line} ${line.text}`} line={line} />
        ))}
      </ul>
      {lines.length > MOST ? <p>{sayBuilder('builder.moreLines', { n: lines.length - MOST })}</p> : null}
    </section>
  )
}
