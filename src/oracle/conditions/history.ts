/** Conditions on the turn so far: "an opponent lost life this turn", "you've cast another spell this turn". */
import { type Condition, type Filter, isEachOf, type Players, type Thing } from '../../language/index.ts'
import {
  either,
  mapped,
  narrowed,
  part,
  rule,
  type Syntax,
  sameValue,
  shaped,
  singular,
  table,
  wordings,
} from '../core/index.ts'
import { ordinal, severalWord, there } from '../lexicon/index.ts'
import {
  always,
  filter,
  having,
  indefinite,
  player,
  possessive,
  said,
  type TurnDone,
  whose,
  YOURS,
} from '../nouns/index.ts'
import { not, notAny, notEach } from './kinds.ts'

const { some, past, perfect, denied } = whose.deeds

/** "One of their opponents": any of them. */
const oneOfThem = singular(rule('othersThan', { any: true })`one of ${{ who: possessive }} opponents`)
const who = wordings(player, oneOfThem)
/** What has befallen something, whoever did it. */
const befallen = either(
  part()`${{ done: table('what befell it', { died: 'died', attacked: 'attacked' } as const) }}`,
  part({ done: 'cast' })`were|was cast`,
)
const anyone = { who: null } as const
const YOURS_DIED = { done: 'died', least: 1, who: null } as const

const told = (said: Syntax<TurnDone & { readonly who: Players | null }>) =>
  shaped(said, ({ least, ...deed }) => ({
    kind: 'compare',
    a: { kind: 'thisTurn', ...deed },
    op: '>=',
    b: least,
  }))

/** "Three or more cards were put into your graveyard this turn from anywhere". */
const buried = part({ done: 'buried' })`${some} were|was put into ${{ who: possessive }} graveyard
  [this turn from anywhere / from anywhere this turn]`
/** "An enchantment was put into your graveyard from the battlefield this turn". */
const died = part({ done: 'died' })`${some} were|was put into ${{
  who: possessive,
}} graveyard from the battlefield this turn`
/** "A planeswalker entered under your control this turn", "a creature died under your control this turn". */
const underTheirs = wordings(
  part({ done: 'entered' })`${some} entered ${there} under ${{ who: possessive }} control this turn`,
  part({ ...YOURS_DIED })`${{ filter: always(indefinite, YOURS) }} died under your control this turn`,
)
/** "A permanent you controlled left the battlefield this turn". */
const left = part({ done: 'left' })`${some} ${{ who: player }} controlled left the battlefield this turn`
/** Of each of several it isn't asked: "each opponent lost life this turn". */
const isAsked = ({ who }: { readonly who?: Players | null }): boolean => who == null || !isEachOf(who)
const happened = told(
  either(
    wordings(
      narrowed(part()`${{ who }} ${past}`, isAsked),
      narrowed(part()`${having} ${perfect}`, isAsked),
      buried,
      died,
      underTheirs,
      left,
    ),
    part(anyone)`${some} ${befallen} this turn`,
  ),
)
const never = not(
  told(
    either(
      wordings(
        part()`${{ who: notAny }} didn't ${denied}`,
        part()`${{ who: notAny }} haven't|hasn't ${perfect}`,
        part({ who: { kind: 'anOpponent' } })`no opponent ${past}`,
      ),
      part({ ...anyone, least: 1 })`no ${{ filter: filter('many') }} ${befallen} this turn`,
    ),
  ),
)

const lastTurn = rule('castLastTurn')`${{ who: notEach }} cast ${{ least: severalWord }} or more spells last turn`

const IT = said('it') as unknown as Thing
/** "It's the second creature spell you cast this turn": one of those, of which one was cast before it. */
const nthSpell: Syntax<Condition> = mapped(
  part()`it's the ${{ n: ordinal }} ${{ such: filter('one') }} you cast this turn`,
  {
    to: ({ n, such }) => (such.noun === 'spell' ? nthOf(n, such) : undefined),
    is: (value): value is Nth => (value as Condition | null)?.kind === 'and',
    from: ({ of: [one, before] }) => {
      const b = before?.kind === 'compare' && typeof before.b === 'number' ? before.b : null
      const such = one?.kind === 'is' ? { noun: 'spell' as const, is: one.is } : null
      return b !== null && such !== null && sameValue(nthOf(b + 1, such), { kind: 'and', of: [one, before] })
        ? { n: b + 1, such }
        : undefined
    },
  },
)
type Nth = Extract<Condition, { kind: 'and' }>
const nthOf = (n: number, such: Filter): Nth => ({
  kind: 'and',
  of: [
    { kind: 'is', thing: IT, is: such.is },
    {
      kind: 'compare',
      a: { kind: 'castBefore', of: IT, who: { kind: 'you' }, such },
      op: '=',
      b: n - 1,
    },
  ],
})

export const history: Syntax<Condition> = wordings(happened, never, lastTurn, nthSpell)
