/** Noun phrases without a determiner: "nonblack creature with flying you control". One grammar for all of them. */
import type { Filter, Predicate } from '../../language/index.ts'
import { either, mapped, named, nounPhrase, nounRule, one, optional, type Syntax, words } from '../core/index.ts'
import { adjectives } from './adjectives.ts'
import { type Head, head } from './heads.ts'
import { type ModifierNeeds, type Modifiers, makeModifiers, makeZone } from './modifiers.ts'
import {
  isAdjective,
  isControl,
  isFilter,
  isKind,
  isOther,
  makeFilter,
  takePredicate,
  withPredicate,
} from './predicates.ts'

interface Spoken extends Head, Modifiers {
  readonly kind: 'spoken'
  readonly other: { readonly is: 'other' } | null
  readonly adjectives: readonly Predicate[]
}

function meant(said: Spoken): Filter | undefined {
  const { noun, other, control, zone } = said
  // Something in a hand or a graveyard is a card.
  if (noun === 'permanent' && zone !== null) return undefined
  // "All other cards revealed this way": other than those just spoken of, which isn't said here.
  if (other !== null && said.withs.some((one) => one.is === 'thisWay')) return undefined
  const one = (predicate: Predicate | null): readonly Predicate[] => (predicate ? [predicate] : [])
  return makeFilter(noun, [
    ...one(other),
    ...said.adjectives,
    ...said.kinds,
    ...said.withs,
    ...one(control),
    ...one(zone),
  ])
}

function spoken({ noun, is }: Filter): Spoken {
  const left = is.filter(
    (one) => !isOther(one) && !isAdjective(one) && !isKind(one) && !isControl(one) && one.is !== 'in',
  )
  return {
    kind: 'spoken',
    noun,
    other: is.find(isOther) ?? null,
    adjectives: is.filter(isAdjective),
    kinds: is.filter(isKind),
    control: is.find(isControl) ?? null,
    withs: left,
    zone: is.find((one) => one.is === 'in' && !isAdjective(one)) ?? null,
  }
}

/** "Creature", "that creature": the noun alone. */
export const bareFilter: Syntax<Filter> = mapped(head, {
  to: ({ noun, kinds }) => makeFilter(noun, kinds),
  is: isFilter,
  from: ({ noun, is }) => (is.every(isKind) ? { noun, kinds: is } : undefined),
})

export interface FilterSyntaxes {
  /** With "other" where the text has it: "other Goblin creatures". */
  readonly filter: Syntax<Filter>
  /** Without "other", which a preceding determiner may express: "another creature". */
  readonly plain: Syntax<Filter>
  /** "A creature", "another creature". */
  readonly indefinite: Syntax<Filter>
  /** "Card at random from your hand": chance chooses. */
  readonly random: Syntax<Filter>
}

export function makeFilters(needs: ModifierNeeds): FilterSyntaxes {
  const modifiers = makeModifiers(needs)
  const other = optional(words('other', { is: 'other' } as const))
  const shape = nounRule('spoken')`${{ other }} ${{ adjectives }} ${head} ${modifiers}` as unknown as Syntax<Spoken>
  const filter = mapped(shape, { to: meant, is: isFilter, from: spoken })
  const plain = mapped(filter, {
    to: (meaning) => (meaning.is.some(isOther) ? undefined : meaning),
    is: isFilter,
    from: (meaning) => (meaning.is.some(isOther) ? undefined : meaning),
  })
  const byChance = nounRule('spoken', { other: null, control: null, withs: [] })`${{ adjectives }} ${head} at random ${{
    zone: makeZone(needs.possessive),
  }}` as unknown as Syntax<Spoken>
  const random = mapped(byChance, { to: meant, is: isFilter, from: spoken })
  return { filter: named('a noun', filter), plain: named('a noun', plain), indefinite: makeIndefinite(plain), random }
}

/** "Another creature": the determiner says "other". */
function withOther(filter: Syntax<Filter>): Syntax<Filter> {
  return mapped(filter, {
    to: (meaning) => withPredicate(meaning, { is: 'other' }),
    is: isFilter,
    from: (meaning) => takePredicate(meaning, isOther)?.rest,
  })
}

function makeIndefinite(plain: Syntax<Filter>): Syntax<Filter> {
  return either(nounPhrase`a ${one(plain)}`, withOther(nounPhrase`another ${one(plain)}`))
}
