/**
 * Costs of spells and of attacking: reduced, increased, additional, alternative (409.1 of 2004, 601.2 and 118 of 2011).
 */
import type { Filter, Players, Predicate, Quantity, StaticRule } from '../../language/index.ts'
import { condition } from '../conditions/index.ts'
import { mapped, part, phrase, rule, type Syntax, series, singular, table, wordings, words } from '../core/index.ts'
import { payment } from '../costs/index.ts'
import { manaCost, numberWord } from '../lexicon/index.ts'
import { each, filter, isFilter, takePredicate, withPredicate } from '../nouns/index.ts'

type SpellCost = Extract<StaticRule, { kind: 'spellCost' }>

const more: Syntax<boolean> = table('more or less', { more: true, less: false })
const amount = wordings(
  part({ times: 1 })`cost|costs ${{ mana: manaCost }} ${{ more }} to cast`,
  part()`cost|costs ${{ mana: manaCost }} ${{ more }} to cast for each ${{ times: each }}`,
) as Syntax<{ readonly mana: SpellCost['mana']; readonly more: boolean; readonly times: Quantity }>

type Controlled = Extract<Predicate, { is: 'controlled' }>
const isTheirs = (predicate: Predicate): predicate is Controlled =>
  predicate.is === 'controlled' && (predicate.by.kind === 'you' || predicate.by.kind === 'anOpponent')

type Union = Filter & { readonly is: readonly [Extract<Predicate, { is: 'anyOf' }>] }
const isUnion = (value: unknown): value is Union => {
  if (!isFilter(value) || value.is.length !== 1) return false
  const [only] = value.is
  return only?.is === 'anyOf' && only.of.every((one) => one.is === 'allOf')
}
/** "Goblin spells and red spells". */
const severalKinds: Syntax<Filter> = mapped(series(filter('many'), 'and', { min: 2, max: 3 }), {
  to: (kinds): Union | undefined =>
    kinds.every(({ noun }) => noun === 'spell')
      ? { noun: 'spell', is: [{ is: 'anyOf', of: kinds.map(({ is }) => ({ is: 'allOf', of: is })) }] }
      : undefined,
  is: isUnion,
  from: ({ noun, is: [{ of }] }) => of.flatMap((one) => (one.is === 'allOf' ? [{ noun, is: one.of }] : [])),
})
const spells = wordings(filter('many'), severalKinds)
const caster: Syntax<Players> = table<Players>('who casts', {
  you: { kind: 'you' },
  'your opponents': { kind: 'anOpponent' },
})

/** "Artifact spells you cast": a spell's controller is the player who cast it. */
const theirSpells: Syntax<Filter> = mapped(part()`${{ what: spells }} ${{ by: caster }} cast`, {
  to: ({ what, by }) => withPredicate(what, { is: 'controlled', by }),
  is: isFilter,
  from: (said) => {
    const found = takePredicate(said, isTheirs)
    return found ? { what: found.rest, by: found.taken.by } : undefined
  },
})

/** "Artifact spells you cast cost {1} less to cast", "~ costs {1} less to cast for each ...". */
export const ownCost: Syntax<SpellCost> = part({ kind: 'spellCost', spells: 'self' })`[this spell / ~] costs ${{
  mana: manaCost,
}} ${{ more }} to cast ${{ times: times() }}` as Syntax<SpellCost>
export const spellCost: Syntax<SpellCost> = wordings(
  part({ kind: 'spellCost' })`${{ spells: wordings(theirSpells, spells) }} ${amount}`,
  ownCost,
) as Syntax<SpellCost>

function times(): Syntax<Quantity> {
  return wordings(words('', 1), phrase`for each ${each}`)
}

type LeastCost = Extract<StaticRule, { kind: 'leastCost' }>
/** "Each spell that would cost less than three mana to cast costs three mana to cast": the same number twice. */
export const leastCost: Syntax<LeastCost> = mapped(
  part()`each ${{ spells: filter('one') }} that would cost less than ${{ below: numberWord }} mana to cast costs
    ${{ n: numberWord }} mana to cast`,
  {
    to: ({ spells, below, n }): LeastCost | undefined =>
      below === n ? { kind: 'leastCost', spells: spells as Filter, n: n as number } : undefined,
    is: (value): value is LeastCost => (value as { kind?: string } | null)?.kind === 'leastCost',
    from: ({ spells, n }) => ({ spells, below: n, n }),
  },
)

/** "Activated abilities of artifacts cost {1} less to activate." */
export const abilityCost: Syntax<Extract<StaticRule, { kind: 'abilityCost' }>> = wordings(
  rule('abilityCost', { of: null })`activated abilities cost ${{ mana: manaCost }} ${{ more }} to activate`,
  rule(
    'abilityCost',
  )`activated abilities of ${{ of: filter('many') }} cost ${{ mana: manaCost }} ${{ more }} to activate`,
) as Syntax<Extract<StaticRule, { kind: 'abilityCost' }>>

/** "As an additional cost to cast this spell, sacrifice a creature." */
export const additionalCost = rule(
  'additionalCost',
)`as an additional cost to cast [this spell / ~], ${{ cost: payment }}`

/** "You may pay 3 life rather than pay this spell's mana cost." */
const alternative = rule('alternativeCost')
export const alternativeCost: Syntax<Extract<StaticRule, { kind: 'alternativeCost' }>> = wordings(
  rule('alternativeCost', {
    condition: null,
  })`you may ${{ cost: payment }} rather than pay [this spell's / ~'s] mana cost`,
  alternative`if ${{ condition }}, you may ${{ cost: payment }} rather than pay [this spell's / ~'s] mana cost`,
  rule('alternativeCost', {
    cost: [],
  })`if ${{ condition }}, you may cast [this spell / ~] without paying its mana cost`,
)

/** "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you." */
export const attackTax: Syntax<Extract<StaticRule, { kind: 'attackTax' }>> = rule(
  'attackTax',
)`creatures can't attack you unless ${singular(words('their controller'))} ${{ cost: payment }} for each
  [creature they control that's attacking you / of those creatures]` as Syntax<
  Extract<StaticRule, { kind: 'attackTax' }>
>
