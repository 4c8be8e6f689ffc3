/** Looking into a library: scry, the best of the top few. */
import type { Count, Destination, Effect, Filter } from '../../language/index.ts'
import { part, rule, type Syntax, wordings, words } from '../core/index.ts'
import { counted, filter, written } from '../nouns/index.ts'

type Dig = Extract<Effect, { kind: 'dig' }>

export const scry = part({ kind: 'scry' })`scry|scries ${{ n: written }}`

const ANY_CARD: Filter = { noun: 'card', is: [] }
const HAND: Destination = { zone: 'hand', under: null, tapped: false, position: null }
const exactly = (n: number): Count => ({ min: n, max: n })

const rest: Syntax<Dig['rest']> = wordings(
  words('the rest on the bottom of your library in any order', 'bottom'),
  words('the other on the bottom of your library', 'bottom'),
  words('the rest into your graveyard', 'graveyard'),
  words('the other into your graveyard', 'graveyard'),
)
const fixed = { who: { kind: 'you' }, to: HAND } as const

/** "Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom ..." */
export const dig: Syntax<Dig> = wordings(
  rule('dig', { ...fixed, filter: ANY_CARD, take: exactly(1) })`look at the top ${{
    n: counted,
  }} cards of your library. Put one of them into your hand and ${{ rest }}`,
  rule('dig', { ...fixed, take: { min: 0, max: 1 } })`look at the top ${{
    n: counted,
  }} cards of your library. You may reveal a ${{
    filter: filter('one'),
  }} from among them and put it into your hand. Put ${{ rest }}`,
)
