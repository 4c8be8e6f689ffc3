/** What a card says of how it may be cast itself (401.4, 401.5 of 2004). */

import { condition } from '../conditions/index.ts'
import { part, rule, table, wordings } from '../core/index.ts'
import { onlyWhen } from '../limits.ts'

const zone = table('a zone', { graveyard: 'graveyard' } as const)
/** "You may cast this card from your graveyard." */
export const castFrom = part({ kind: 'castFrom' })`you may cast ~ from your ${{ zone }}`
/** "Cast this spell only during combat", "You can't cast this spell unless you control a Forest." */
export const castOnly = wordings(
  rule('castOnly')`cast ~ only ${{ condition: onlyWhen }}`,
  rule('castOnly')`you can't cast ~ unless ${{ condition }}`,
)
