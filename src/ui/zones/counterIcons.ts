/** The icons of counters that players have. */
import type { IconName } from '../glyphs/index.ts'
import type { PlaqueWords } from '../view/index.ts'

export const COUNTER_ICONS = { energy: 'bolt', experience: 'star', rad: 'cross' } as const

/** The signs of what players are or have. */
export const DESIGNATION_ICONS: { readonly [D in NonNullable<PlaqueWords['as']>]: IconName } = {
  cityBlessing: 'star',
  enduringStory: 'book',
  initiative: 'flag',
  monarch: 'crown',
  radiation: 'cross',
  ring: 'exile',
  speed: 'bolt',
}
