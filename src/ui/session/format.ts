import { formatNamed, type NamedFormat } from '../../catalog/formats/facts.ts'
import { type EditionId, type HouseRules, OFFERED_EDITIONS } from '../../rulebook/index.ts'
import { say } from '../messages/index.ts'

/** What a format is called: with its month, if it is one of a date; its name otherwise. */
export const formatTitle = ({ name, kind, date }: Pick<NamedFormat, 'name' | 'kind' | 'date'>): string =>
  kind === 'community' || date === undefined ? name : say('start.formatAt', { name, date: new Date(`${date}T12:00`) })

/** The same by its id; `null`: no format is meant. */
export function formatTitled(id: string | null | undefined): string | null {
  const format = formatNamed(id)
  return format === null ? null : formatTitle(format)
}

/** The same as a word for the chosen cards: free ones, where no format is meant. */
export const formatWord = (id: string | null): string => formatTitled(id) ?? say('start.freeCards')

/** The editions that are offered, the latest first. */
export const OFFERED: readonly EditionId[] = OFFERED_EDITIONS.toReversed()

/** The editions that can be chosen: a format brings its own. */
export const editionsFor = (formatId: string | null): readonly EditionId[] => {
  const format = formatNamed(formatId)
  return format === null ? OFFERED : [format.edition]
}

/** What was agreed on for a table: its format, or else its house rules. */
export interface Agreed {
  /** The format whose cards may be played, which brings its edition and house rules; `null`: any cards. */
  readonly formatId: string | null
  /** What a table plays otherwise than its edition, where no format says it. */
  readonly house: HouseRules
}

/** The format with that id and its edition; any cards in the edition given, if there is none. */
export function inFormat(
  id: string | null,
  edition: EditionId,
): Pick<Agreed, 'formatId'> & { readonly edition: EditionId } {
  const format = formatNamed(id)
  return format === null ? { formatId: null, edition } : { formatId: format.id, edition: format.edition }
}

/** What is played otherwise than the edition says: as the format has it, or else the table. */
export const houseOf = ({ formatId, house }: Agreed): HouseRules =>
  formatId === null ? house : (formatNamed(formatId)?.house ?? {})
