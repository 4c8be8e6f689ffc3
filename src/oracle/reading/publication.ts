/** Where a card was published, and what its expansion symbol looks like (206). */
import type { Printed, Publication, SymbolColor } from '../../language/index.ts'

/** The fields of a record for what is printed on the card but matters to no rule (201.1). */
export interface PublicationRecord {
  /** The set it was published in (206.1), its kind (`core`), and the day, as 2003-10-02. */
  readonly set_name?: string
  readonly set_type?: string
  readonly released_at?: string
  readonly rarity?: string
  readonly artist?: string
  readonly collector_number?: string
}

const COLORS: Readonly<Record<string, SymbolColor>> = {
  common: 'black',
  uncommon: 'silver',
  rare: 'gold',
  mythic: 'redOrange',
  special: 'purple',
  bonus: 'purple',
}

/** 206.2: the day from which the symbol's colour shows the rarity; before, all were black. */
const COLORED_SINCE = '1998-06-15'
/** 206.2, 206.3: core sets before this day have no symbol. */
const CORE_SINCE = '1999-01-01'

const isBefore = (released: string | undefined, day: string): boolean => released !== undefined && released < day

function symbolOf({ rarity = '', released_at: released }: PublicationRecord): SymbolColor | undefined {
  return isBefore(released, COLORED_SINCE) ? 'black' : COLORS[rarity]
}

/** The set whose symbol a card bears, and its publication. Whatever the record doesn't say is absent. */
export function publicationOf(record: PublicationRecord): Pick<Printed, 'expansion' | 'publication'> {
  const { set_name: set, rarity, artist, collector_number: collectorNumber } = record
  const bears = set !== undefined && !(record.set_type === 'core' && isBefore(record.released_at, CORE_SINCE))
  const symbol = bears ? symbolOf(record) : undefined
  const publication: Publication = {
    ...(set === undefined ? {} : { set }),
    ...(rarity === undefined ? {} : { rarity }),
    ...(symbol === undefined ? {} : { symbol }),
    ...(artist === undefined ? {} : { artist }),
    ...(collectorNumber === undefined ? {} : { collectorNumber }),
  }
  return { ...(bears ? { expansion: set } : {}), ...(Object.keys(publication).length > 0 ? { publication } : {}) }
}
