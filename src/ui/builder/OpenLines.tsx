import { dropLine, type OpenLine, settleLine } from '../../catalog/index.ts'
import { fetchNamed, useCards } from '../../store/cards/index.ts'
import { LineToMend } from '../mending/index.ts'
import { sayBuilder } from '../messages/pages/builder.ts'
import { sayMending } from '../messages/pages/mending.ts'
import { Button } from '../parts/index.ts'
import { useBuilder } from './builderStore.ts'
import styles from './Deck.module.css'

/** More than this are not drawn: the first ones come first, and the others follow as they are settled. */
const MOST = 30

/**
 * The lines of a list that are not in the deck yet: each with its nearest names. The deck can be worked on meanwhile.
 */
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
            {sayMending('mend.fetch', { n: names.length })}
          </Button>
        )}
        <Button onClick={() => edit((draft) => ({ ...draft, open: [] }))}>{sayMending('mend.dropAll')}</Button>
      </header>
      <ul>
        {lines.slice(0, MOST).map((line) => (
          <LineToMend
            key={`${line.line} ${line.text}`}
            {...line}
            onMend={({ count, name }) => edit((draft) => settleLine(draft, line, name, count))}
            onDrop={() => edit((draft) => dropLine(draft, line))}
          />
        ))}
      </ul>
      {lines.length > MOST ? <p>{sayMending('mend.more', { n: lines.length - MOST })}</p> : null}
    </section>
  )
}
