import { either, part } from '../core/index.ts'
import { filter } from '../nouns/index.ts'
import { formed } from './grammar.ts'

/** 212.4d. */
export const enchant = formed<'enchant'>(
  either(
    part({ name: 'enchant', player: false })`enchant ${{ filter: filter('one') }}`,
    part({ name: 'enchant', player: true, filter: null })`enchant player`,
  ),
)
