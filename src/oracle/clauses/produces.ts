/** What is tapped for mana gives another type than it would (419.6): "it produces {B} instead of any other type". */
import type { Effect, Filter, ManaType, StaticRule } from '../../language/index.ts'
import { either, mapped, part, phrase, rule, type Syntax, series, wordings, words } from '../core/index.ts'
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
)

/**
 * "If tapped for mana, Plains produce {R}, Islands produce {G}, and Forests produce {B} instead of any other type": a
 * rule for each.
 */
export const eachProduces: Syntax<readonly StaticRule[]> = phrase`if tapped for mana, ${series(
  tapped`${{ of: filter('many') }} produce ${{ mana: type }}`,
  'and',
  { min: 2, max: 6 },
)} instead of any other type`

/** The same until end of turn, whoever taps it. */
export const producesThisTurn = wordings(
  tapped`until end of turn, if a player taps ${{ of: indefinite }} for mana, ${gives}`,
  rule('producesInstead', { tapped: true, mana: 'chosen' })`until end of turn, ${{ of: filter('many') }} tapped for mana
    produce mana of the chosen color instead of any other color`,
  tapped`until end of turn, if you tap ${{ of: either(indefinite, yours) }} for mana, ${gives}`,
) as Syntax<Extract<Effect, { kind: 'producesInstead' }>>
