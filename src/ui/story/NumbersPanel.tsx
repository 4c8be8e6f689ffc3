import type { ReactNode } from 'react'
import { sayStory } from '../messages/pages/story.ts'
import { Panel } from '../parts/index.ts'
import type { StoryProps } from './gameSummary.ts'
import styles from './Story.module.css'

/** What each player drew, played, spent and lost. */
export const NumbersPanel = ({ summary, nameOf }: Pick<StoryProps, 'summary' | 'nameOf'>) => {
  const { seats } = summary
  const row = (label: string, cell: (seat: (typeof seats)[number]) => ReactNode) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      {seats.map((one) => (
        <td key={one.seat}>{cell(one)}</td>
      ))}
    </tr>
  )
  return (
    <Panel className={styles.numbers} label={sayStory('end.numbers')} heading={sayStory('end.numbers')}>
      <table>
        <thead>
          <tr>
            <td />
            {seats.map(({ seat }) => (
              <th key={seat} scope="col">
                {nameOf(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(sayStory('end.drawn'), ({ drawn }) => drawn)}
          {row(sayStory('end.lands'), ({ lands }) => lands)}
          {row(sayStory('end.mana'), ({ spent, made }) => sayStory('end.manaOf', { spent, made }))}
          {row(sayStory('end.lost'), ({ lost }) => lost)}
          {row(sayStory('end.spells'), ({ spells, countered }) => sayStory('end.pair', { a: spells, b: countered }))}
        </tbody>
      </table>
    </Panel>
  )
}
