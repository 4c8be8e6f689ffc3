/**
 * What is taken from among the cards that have just been milled or exiled: "mill four cards. You may put a land card
 * from among them into your hand".
 */
import type { Count, Deed, Destination, Effect, Filter, Thing } from '../../language/index.ts'
import { type Effects, isEffects, joint, pilePlace, YOU } from '../clauses/index.ts'
import { mapped, narrowed, part, quiet, type Syntax, shaped, wordings } from '../core/index.ts'
import { counts, filter, takePredicate, withPredicate } from '../nouns/index.ts'

type Move = Extract<Effect, { kind: 'move' }>
type Taken = Extract<Thing, { kind: 'choose' | 'all' }>

/** What is done with the cards first; `null`: something else. */
function deedOf(effect: Effect | undefined): Deed | null {
  if (effect?.kind === 'mill') return 'milled'
  return effect?.kind === 'move' && effect.what.kind === 'top' && effect.to.zone === 'exile' ? 'exiled' : null
}
const pile = part()`from among [them / those cards / the milled cards / the exiled cards / the cards milled this way /
  the cards exiled this way]`
const choosing = part({ kind: 'choose', by: YOU } as const)
const ONE: Count = { min: 1, max: 1 }
const taken: Syntax<Taken> = quiet(
  wordings(
    part({ kind: 'choose', by: YOU, count: ONE } as const)`a ${{ filter: filter('one') }}`,
    choosing`${{ count: counts.several }} ${{ filter: filter('many') }}`,
    part({ kind: 'all' } as const)`all ${{ filter: filter('many') }}`,
  ) as Syntax<Taken>,
)
interface Said {
  readonly first: Effect
  readonly what: Taken
  readonly to: Destination
  readonly may: boolean
}
const isDone =
  (deed: Deed) =>
  (one: Filter['is'][number]): one is Extract<typeof one, { is: 'thisWay' }> =>
    one.is === 'thisWay' && one.done === deed && one.by === undefined

const putting = part()`put ${{ what: taken }} ${pile} ${{ to: pilePlace }}`
const put = wordings(
  shaped(part()`${joint} ${{ one: putting }}`, ({ one }) => ({ may: false, ...one })),
  shaped(part()`${joint} you may ${{ one: putting }}`, ({ one }) => ({ may: true, ...one })),
)

/** `plain`: what is done first. */
export const fromAmong = (plain: Syntax<Effect>): Syntax<Effects> =>
  mapped(
    part()`${{ first: narrowed(plain, (one) => deedOf(one) !== null) }} ${{ put }}` as Syntax<unknown> as Syntax<{
      readonly first: Effect
      readonly put: Omit<Said, 'first'>
    }>,
    {
      to: ({ first, put: { what, to, may } }): Effects | undefined => {
        const done = deedOf(first)
        if (done === null) return undefined
        const move: Move = {
          kind: 'move',
          what: { ...what, filter: withPredicate(what.filter, { is: 'thisWay', done }) },
          to,
        }
        return [first, may ? { kind: 'may', who: YOU, effects: [move] } : move]
      },
      is: isEffects,
      from: ([first, second, more]) => {
        const done = deedOf(first)
        const may = second?.kind === 'may'
        const [move, extra] = may ? second.effects : [second]
        if (first === undefined || done === null || more !== undefined || extra !== undefined) return undefined
        if (move?.kind !== 'move' || (move.what.kind !== 'choose' && move.what.kind !== 'all')) return undefined
        const { what } = move
        const found = takePredicate(what.filter, isDone(done))
        return found ? { first, put: { what: { ...what, filter: found.rest }, to: move.to, may } } : undefined
      },
    },
  )
