import type { ReactNode } from 'react'
import { Icon } from '../glyphs/index.ts'
import styles from './Facts.module.css'

export interface Derivation {
  readonly id: string
  readonly from: ReactNode
  readonly value: string
  readonly source: ReactNode
}

interface DerivationTableProps {
  readonly caption: string
  readonly rows: readonly Derivation[]
  readonly sum: {
    readonly from: string
    readonly value: string
    readonly delta?: 'up' | 'down'
    readonly source: ReactNode
  }
}

/** Where a power and toughness come from, part by part. */
export const DerivationTable = ({ caption, rows, sum }: DerivationTableProps) => (
  <table className={styles.derivation}>
    <caption>{caption}</caption>
    <tbody>
      {rows.map(({ id, from, value, source }) => (
        <tr key={id}>
          <th scope="row">{from}</th>
          <td>{value}</td>
          <td className={styles.source}>{source}</td>
        </tr>
      ))}
      <tr className={styles.sum}>
        <th scope="row">{sum.from}</th>
        <td data-delta={sum.delta}>
          {sum.delta ? <Icon name={sum.delta} /> : null} {sum.value}
        </td>
        <td className={styles.source}>{sum.source}</td>
      </tr>
    </tbody>
  </table>
)

export interface Fact {
  readonly id: string
  readonly name: string
  readonly value: ReactNode
  readonly source?: ReactNode | undefined
}

/** A card's other current characteristics, each with its source. */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ id, name, value, source }) => (
      <div key={id}>
        <dt>{name}</dt>
        <dd>
          {value}
          {source ? <span className={styles.source}>{source}</span> : null}
        </dd>
      </div>
    ))}
  </dl>
)
