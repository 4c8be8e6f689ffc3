/** The chunk that reads cards: it brings the grammar along. */
import { worded } from '../../oracle/index.ts'
import type { EditionId } from '../../rulebook/index.ts'
import { ReadingList } from './ReadingList.tsx'
import { type Readable, readAbilities } from './readCard.ts'

export const read = (readable: Readable, edition: EditionId) => readAbilities(readable, edition, worded)

export { ReadingList }
