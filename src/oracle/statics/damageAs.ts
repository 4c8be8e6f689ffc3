/** "All damage is dealt to you as though its source had infect." */
import type { Players } from '../../language/index.ts'
import { part, phrase, rule, type Syntax, table, wordings, words } from '../core/index.ts'
import { player } from '../nouns/index.ts'

const to: Syntax<Players | null> = wordings(words('', null), phrase`to ${player}`)
const keyword = table('a keyword', { infect: 'infect', wither: 'wither' } as const)
const asThough = part()`as though its source had ${{ keyword }}`

export const damageAs = rule('damageAs')`all damage is dealt ${{ who: to }} ${asThough}`
