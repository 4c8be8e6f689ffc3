/** What is tapped for mana gives another type than it would (419.6): "it produces {B} instead of any other type". */
import type { Effect, Filter, ManaType, StaticRule } from '../../language/index.ts'
import { either, mapped, part, rule, type Syntax, wordings, words } from '../core/index.ts'
import { manaSymbol } from '../lexicon/index.ts'
import { filter, indefinite, isFilter, takePredicate, withPredicate } from '../nouns/index.ts'

const type: Syntax<ManaType> = wordings(manaSymbol, words('colorless mana', 'C'))
const gives = wordings(
  part()`it produces ${{ mana: type }} instead of any other type`,
  part({ one: true })`it produces ${{ mana: type }} instead of any other type and amount`,
)
/** "You tap a land for mana": only who controls it can. */
const YOURS = { is: 'controlled', by: { kind: 'you' } } as const
const yours: Syntax<Filter> = mapped(indefinite, {
  to: (what) => (what.is.some((one) => one.is === 'controlled') ? undefined : withPredicate(what, YOURS)),
  is: isFilter,
  from: (what) => takePredicate(what, isYours)?.rest,
})
const isYours = (one: Filter['is'][number]): one is Extract<Filter['is'][number], { is: 'controlled' }> =>
  one.is === 'controlled' && one.by.kind === 'you'
const tapped = rule('producesInstead', { tapped: true })

/** "Lands produce {C} instead of any other type of mana", "if a land is tapped for mana, it produces ...". */
export const producesInstead = wordings(
  rule('producesInstead')`${{ of: filter('many') }} produce ${{ mana: type }} instead of any other type [of mana /]`,
  tapped`if ${{ of: indefinite }} is tapped for mana, ${gives}`,
) as Syntax<Extract<StaticRule, { kind: 'producesInstead' }>>

/** The same until end of turn, whoever taps it. */
export const producesThisTurn = wordings(
  tapped`until end of turn, if a player taps ${{ of: indefinite }} for mana, ${gives}`,
  tapped`until end of turn, if you tap ${{ of: either(indefinite, yours) }} for mana, ${gives}`,
) as Syntax<Extract<Effect, { kind: 'producesInstead' }>>
