/** The chunk that reads cards: it brings the grammar along. */
import { worded } from '../../oracle/index.ts'
import type { EditionId } from '../../rulebook/index.ts'
import { ReadingList } from './ReadingList.tsx'
import { type Readable, readAbilities } from './readCard.ts'

export interface ReadingProps {
  readonly of: Readable
  readonly edition: EditionId
}

/** How the game reads the abilities of a card in that edition. */
export const Readings = ({ of, edition }: ReadingProps) => <ReadingList readings={readAbilities(of, edition, worded)} />
