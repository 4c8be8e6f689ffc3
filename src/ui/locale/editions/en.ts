import type { EditionId } from '../../../rulebook/index.ts'

interface EditionWords {
  readonly name: string
  readonly in: string
  readonly asIn: string
  /** Its book: what it is called, and its part of the rules that hold with a later one. */
  readonly book: string
  readonly part: string
}

/** What each edition is called in English, alone and in phrases. */
export const EDITION_WORDS: Readonly<Record<EditionId, EditionWords>> = {
  '2004': { name: '2004', in: 'In 2004', asIn: 'as in 2004', book: 'June 2004', part: 'The 2004 rules, as amended' },
  '2011': { name: '2011', in: 'In 2011', asIn: 'as in 2011', book: 'September 2011', part: 'Changed in the 2011 book' },
  today: { name: 'Today', in: 'Today', asIn: 'as today', book: 'Today’s rules', part: 'Changed since 2011' },
}
