/** Conditions on flips, on even and odd numbers, and on objects that have something in common. */
import type { Comparison, Condition, Filter, Players, Quantity, Shared } from '../../language/index.ts'
import { many, mapped, part, rule, type Syntax, table, wordings, words } from '../core/index.ts'
import { numberWord, severalWord } from '../lexicon/index.ts'
import { countedFilter, deed, measure, player, takePredicate, withPredicate } from '../nouns/index.ts'
import { disowned, isKind, type OfKind, owned } from './kinds.ts'

const flips = (done: 'wonFlip' | 'lostFlip', op: Comparison, b: Quantity): OfKind<'compare'> => ({
  kind: 'compare',
  a: { kind: 'thisWay', done },
  op,
  b,
})
const isWon = (n: Quantity): boolean => typeof n === 'object' && n.kind === 'thisWay' && n.done === 'wonFlip'
/** "You win two or more flips", "you win all the flips": of a series. */
const wonFlips: Syntax<Condition> = wordings(
  words('you win all the flips', flips('lostFlip', '=', 0)),
  mapped(part()`you win ${{ b: numberWord }} or more flips`, {
    to: ({ b }) => flips('wonFlip', '>=', b),
    is: isKind('compare'),
    from: ({ a, op, b }) => (isWon(a) && op === '>=' && typeof b === 'number' ? { b } : undefined),
  }) as Syntax<Condition>,
)

/** "The number of permanents is even". */
const parity = rule('parity')`${{ of: measure }} is ${{
  even: table('even or odd', { even: true, odd: false }),
}}` as Syntax<Condition>

const inCommon: Syntax<Shared> = table('a characteristic', { color: 'color', 'creature type': 'creatureType' })
type Alike = OfKind<'alike'>
interface Held {
  readonly who: Players
  readonly least: number
  readonly filter: Filter
  readonly what: Shared
}
/** "Defending player controls three or more creatures that share a creature type". */
const holdsAlike: Syntax<Alike> = mapped(
  part()`${{ who: player }} control|controls ${{ least: severalWord }} or more ${{
    filter: many(countedFilter),
  }} that share a ${{ what: inCommon }}` as Syntax<Held>,
  {
    to: ({ who, filter, ...rest }): Alike => ({ kind: 'alike', filter: owned(who, filter), ...rest }),
    is: isKind('alike'),
    from: ({ kind: _, filter, ...rest }): Held | undefined => {
      const parts = disowned(filter)
      return parts && { ...parts, ...rest }
    },
  },
)
interface Done extends Omit<Held, 'who'> {
  readonly done: Extract<Filter['is'][number], { is: 'thisWay' }>['done']
}
const isThisWay = (one: Filter['is'][number]): one is Extract<typeof one, { is: 'thisWay' }> => one.is === 'thisWay'
/** "Two cards that share a color were milled this way". */
const doneAlike: Syntax<Alike> = mapped(
  part()`${{ least: severalWord }} ${{ filter: many(countedFilter) }} that share a ${{ what: inCommon }} were ${{
    done: deed,
  }} this way` as Syntax<Done>,
  {
    to: ({ filter, done, ...rest }): Alike => ({
      kind: 'alike',
      filter: withPredicate(filter, { is: 'thisWay', done }),
      ...rest,
    }),
    is: isKind('alike'),
    from: ({ kind: _, filter, ...rest }): Done | undefined => {
      const found = takePredicate(filter, isThisWay)
      return found ? { filter: found.rest, done: found.taken.done, ...rest } : undefined
    },
  },
)

export const counted: Syntax<Condition> = wordings(wonFlips, parity, holdsAlike, doneAlike) as Syntax<Condition>
