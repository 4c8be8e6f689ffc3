/** "Bands with other Dogs", "bands with other legendary creatures", "bands with other creatures named X". */
import type { Filter, KeywordOf } from '../../language/index.ts'
import { mapped, part, type Syntax } from '../core/index.ts'
import { filter } from '../nouns/index.ts'
import { isCharacteristic } from './quality.ts'

/** What a creature is by itself (2004:502.11b). */
const quality: Syntax<Filter> = mapped(filter('many') as Syntax<Filter>, {
  to: (said) => (isQuality(said) ? said : undefined),
  is: (value): value is Filter => isQuality(value as Filter),
  from: (said) => said,
})

function isQuality({ noun, is }: Filter): boolean {
  return noun === 'permanent' && is.every(isCharacteristic)
}

export const bandsWithOther: Syntax<KeywordOf<'bandsWithOther'>> = part({
  name: 'bandsWithOther',
})`bands with other ${{ quality }}`
