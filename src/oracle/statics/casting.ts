/** What a card says of how it may be cast itself (401.4, 401.5 of 2004). */
import { part, rule, table } from '../core/index.ts'
import { onlyWhen } from '../limits.ts'

const zone = table('a zone', { graveyard: 'graveyard' } as const)
/** "You may cast this card from your graveyard." */
export const castFrom = part({ kind: 'castFrom' })`you may cast ~ from your ${{ zone }}`
/** "Cast this spell only during combat." */
export const castOnly = rule('castOnly')`cast ~ only ${{ condition: onlyWhen }}`
