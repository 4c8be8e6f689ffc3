/** What is tapped for mana gives another type than it would (419.6): "it produces {B} instead of any other type". */
import type { Effect, Filter, ManaType, Players, StaticRule } from '../../language/index.ts'
import { mapped, part, phrase, rule, type Syntax, series, wordings, words } from '../core/index.ts'
import { manaSymbol } from '../lexicon/index.ts'
import { filter, indefinite, isFilter, player, withPredicate } from '../nouns/index.ts'
import { withFields } from './clause.ts'

const type: Syntax<ManaType> = wordings(manaSymbol, words('colorless mana', 'C'))
const gives = wordings(
  part()`it produces ${{ mana: type }} instead of any other type`,
  part({ one: true })`it produces ${{ mana: type }} instead of any other type and amount`,
)
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

interface Taps {
  readonly who: Players
  readonly of: Filter
}
const isTapped = (value: unknown): value is { readonly of: Filter } => isFilter((value as Partial<Taps> | null)?.of)
const YOU: Players = { kind: 'you' }
const taps = part()`${{ who: player }} tap|taps ${{ of: indefinite }}`
/** "A player taps a land", "you tap a land you control", "you tap a land": only who controls it can. */
const whoTaps = withFields(
  wordings(
    mapped(taps, {
      to: ({ who, of }: Taps) =>
        who.kind === 'anyPlayer' || (who.kind === 'you' && of.is.some(isYours)) ? { of } : undefined,
      is: isTapped,
      from: ({ of }): Taps => ({ who: of.is.some(isYours) ? YOU : { kind: 'anyPlayer' }, of }),
    }),
    mapped(taps, {
      to: ({ who, of }: Taps) =>
        who.kind === 'you' && !of.is.some(isYours)
          ? { of: withPredicate(of, { is: 'controlled', by: YOU }) }
          : undefined,
      is: isTapped,
      from: ({ of }): Taps => ({ who: YOU, of: { ...of, is: of.is.filter((one) => !isYours(one)) } }),
    }),
  ),
  ['of'],
)
const isYours = (one: Filter['is'][number]): boolean => one.is === 'controlled' && one.by.kind === 'you'
/** The same until end of turn, whoever taps it. */
export const producesThisTurn = wordings(
  tapped`until end of turn, if ${whoTaps} for mana, ${gives}`,
  rule('producesInstead', { tapped: true, mana: 'chosen' })`until end of turn, ${{ of: filter('many') }} tapped for mana
    produce mana of the chosen color instead of any other color`,
) as Syntax<Extract<Effect, { kind: 'producesInstead' }>>
