import type { FormatDifference, ListedFormat } from '../../catalog/index.ts'
import { type Citation, cite } from '../../rulebook/index.ts'
import { CARDS } from '../messages/index.ts'
import { sayFormats } from '../messages/pages/formats.ts'
import { RuleLink } from '../parts/index.ts'
import styles from './Formats.module.css'
import { HouseList } from './HouseList.tsx'

/** The rule that a difference is about. */
const DIFFERS: Readonly<Record<FormatDifference, Citation>> = {
  wordings: 'rules.cardsPrevail',
  commanders: 'variant.commander',
  reprints: 'deck.constructed',
  ante: 'zone.ante',
}

const Names = ({ title, names }: { readonly title: string; readonly names: readonly string[] }) =>
  names.length === 0 ? null : (
    <section>
      <h3>{title}</h3>
      <p className={styles.names} lang={CARDS}>
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
    </section>
  )

/** What a format is: the rules it is played by, with what is different; its lists and where they are from. */
export const FormatPage = ({ format }: { readonly format: ListedFormat }) => {
  const { edition, house = {}, differs, banned, restricted, sets, cards, source } = format
  const isPlain = Object.keys(house).length === 0
  return (
    <div className={styles.page}>
      <p>{sayFormats('formats.cardsOf', { n: cards })}</p>
      {isPlain ? (
        <p>{sayFormats('formats.byBook', { edition })}</p>
      ) : (
        <h3>{sayFormats('formats.houseTitle', format)}</h3>
      )}
      {isPlain ? null : <HouseList house={house} edition={edition} />}
      {differs.length === 0 ? null : (
        <section>
          <h3>{sayFormats('formats.differsTitle')}</h3>
          <ul className={styles.house}>
            {differs.map((one) => (
              <li key={one}>
                {sayFormats(`differs.${one}`)} <RuleLink rule={cite(DIFFERS[one], edition)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Names title={sayFormats('formats.banned', { n: banned.length })} names={banned} />
      <Names title={sayFormats('formats.restricted', { n: restricted.length })} names={restricted} />
      <Names title={sayFormats('formats.setsTitle', { n: sets.length })} names={sets} />
      <p className={styles.source}>{sayFormats('formats.source', { source })}</p>
    </div>
  )
}
