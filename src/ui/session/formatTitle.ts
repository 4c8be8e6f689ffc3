import { formatNamed, type NamedFormat } from '../../catalog/formats/facts.ts'
import { say } from '../messages/index.ts'

/** What a format is called: with its month, if it is one of a date; its name otherwise. */
export const formatTitle = ({ name, kind, date }: Pick<NamedFormat, 'name' | 'kind' | 'date'>): string =>
  kind === 'community' || date === undefined ? name : say('start.formatAt', { name, date: new Date(`${date}T12:00`) })

/** The same by its id; `null`: no format is meant. */
export function formatTitled(id: string | null | undefined): string | null {
  const format = formatNamed(id)
  return format === null ? null : formatTitle(format)
}
