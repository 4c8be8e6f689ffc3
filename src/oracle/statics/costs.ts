/**
 * Costs of spells and of attacking: reduced, increased, additional, alternative (409.1 of 2004, 601.2 and 118 of 2011).
 */
import type { Cost, Filter, Predicate, Quantity, StaticRule, Thing } from '../../language/index.ts'
import { condition } from '../conditions/index.ts'
import {
  apart,
  capital,
  mapped,
  part,
  phrase,
  plural,
  repeat,
  rule,
  type Syntax,
  sameValue,
  singular,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { cost, payment } from '../costs/index.ts'
import { color, manaCost, numberWord } from '../lexicon/index.ts'
import {
  comparison,
  each,
  filter,
  host,
  isFilter,
  player,
  shares,
  takePredicate,
  withPredicate,
} from '../nouns/index.ts'

type SpellCost = Extract<StaticRule, { kind: 'spellCost' }>

const more: Syntax<boolean> = table('more or less', { more: true, less: false })
const amount = wordings(
  part({ times: 1, upTo: true, more: false })`cost|costs up to ${{ mana: manaCost }} less to cast`,
  part({ times: 1 })`cost|costs ${{ mana: manaCost }} ${{ more }} to cast`,
  part()`cost|costs ${{ mana: manaCost }} ${{ more }} to cast for each ${{ times: each }}`,
) as Syntax<{ readonly mana: SpellCost['mana']; readonly more: boolean; readonly times: Quantity }>

type Controlled = Extract<Predicate, { is: 'controlled' }>
const isYours = (predicate: Predicate): predicate is Controlled =>
  predicate.is === 'controlled' && predicate.by.kind === 'you'

/** "Artifact spells you cast": a spell's controller is the player who cast it. */
const yourSpells: Syntax<Filter> = mapped(phrase`${filter('many')} you cast`, {
  to: (spells) => withPredicate(spells, { is: 'controlled', by: { kind: 'you' } }),
  is: isFilter,
  from: (spells) => takePredicate(spells, isYours)?.rest,
})
/** Of each of them, or of all. */
export const spellsYouCast: Syntax<Filter> = wordings(plural(yourSpells), singular(yoursEach()))
function yoursEach(): Syntax<Filter> {
  return mapped(phrase`each ${filter('one')} you cast`, {
    to: (spell) => withPredicate(spell, { is: 'controlled', by: { kind: 'you' } }),
    is: isFilter,
    from: (spell) => takePredicate(spell, isYours)?.rest,
  })
}
const isTheirs = (predicate: Predicate): predicate is Controlled =>
  predicate.is === 'controlled' && predicate.by.kind === 'anOpponent'
/** "Spells your opponents cast". */
const theirSpells: Syntax<Filter> = mapped(phrase`${filter('many')} your opponents cast`, {
  to: (spells) => withPredicate(spells, { is: 'controlled', by: { kind: 'anOpponent' } }),
  is: isFilter,
  from: (spells) => takePredicate(spells, isTheirs)?.rest,
})
const isSize = (predicate: Predicate): predicate is Compared => predicate.is === 'compare'
type Compared = Extract<Predicate, { is: 'compare' }>
/** "Creature spells you cast with mana value 6 or greater". */
const yourSpellsOfValue: Syntax<Filter> = mapped(
  part()`${{ spells: yourSpells }} with [mana value / converted mana cost] ${{ bound: comparison }}`,
  {
    to: ({ spells, bound }) => withPredicate(spells, { is: 'compare', what: 'manaValue', ...bound }),
    is: isFilter,
    from: (spells) => {
      const found = takePredicate(spells, isSize)
      return found && found.taken.what === 'manaValue'
        ? { spells: found.rest, bound: { op: found.taken.op, n: found.taken.n } }
        : undefined
    },
  },
)
type Sharing = Extract<Predicate, { is: 'shares' }>
const isSharing = (predicate: Predicate): predicate is Sharing => predicate.is === 'shares'
/** "Creature spells you cast that share a creature type with ~". */
const yourSpellsSharing: Syntax<Filter> = mapped(
  part()`${{ spells: yourSpells }} that ${{ sharing: plural(shares) }}`,
  {
    to: ({ spells, sharing }) => withPredicate(spells, sharing),
    is: isFilter,
    from: (spells) => {
      const found = takePredicate(spells, isSharing)
      return found ? { spells: found.rest, sharing: found.taken } : undefined
    },
  },
)
const everySpell = wordings(
  yourSpells,
  theirSpells,
  yourSpellsOfValue,
  yourSpellsSharing,
  filter('many'),
  phrase`each ${filter('one')}`,
)

/** "This spell costs {1} less to cast", which a condition may follow. */
export const costsLess: Syntax<SpellCost> = part({
  kind: 'spellCost',
  spells: 'self',
  times: 1,
})`[this spell / ~] costs ${{ mana: manaCost }} ${{ more }} to cast` as Syntax<SpellCost>

const IN_OTHERS_TURNS: Filter = {
  noun: 'spell',
  is: [{ is: 'not', of: { is: 'controlled', by: { kind: 'activePlayer' } } }],
}

/** "Artifact spells you cast cost {1} less to cast", "~ costs {1} less to cast for each ...". */
export const spellCost: Syntax<SpellCost> = wordings(
  part({
    kind: 'spellCost',
    spells: IN_OTHERS_TURNS,
    times: 1,
  })`each spell costs ${{ mana: manaCost }} ${{ more }} to cast except during its controller's turn`,
  part({ kind: 'spellCost' })`${{ spells: everySpell }} ${amount}`,
  part({
    kind: 'spellCost',
    coloredOnly: true,
  })`${{ spells: everySpell }} ${amount}. This effect reduces only the amount of
    colored mana you pay`,
  part({ kind: 'spellCost', spells: 'self' })`[this spell / ~] costs ${{ mana: manaCost }} ${{ more }} to cast ${{
    times: times(),
  }}`,
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

type AbilityCost = Extract<StaticRule, { kind: 'abilityCost' }>
const HOST: Filter = { noun: 'source', is: [{ is: 'thing', thing: { kind: 'host' } }] }
const isHost = (value: unknown): value is Filter => sameValue(value, HOST)
/** "Enchanted artifact's activated abilities". */
const hosts: Syntax<Filter> = mapped(phrase`${host}'s`, {
  to: (thing) => (thing.kind === 'host' ? HOST : undefined),
  is: isHost,
  from: (): Thing => ({ kind: 'host' }),
})
const abilitiesCost: Syntax<AbilityCost> = wordings(
  rule('abilityCost', { of: null })`activated abilities cost ${{ mana: manaCost }} ${{ more }} to activate`,
  rule(
    'abilityCost',
  )`activated abilities of ${{ of: filter('many') }} cost ${{ mana: manaCost }} ${{ more }} to activate`,
  rule('abilityCost', { upTo: true, more: false })`activated abilities of ${{ of: filter('many') }} cost up to ${{
    mana: manaCost,
  }} less to activate`,
  rule('abilityCost')`${{ of: hosts }} activated abilities cost ${{ mana: manaCost }} ${{ more }} to activate`,
) as Syntax<AbilityCost>
/** "Activated abilities of artifacts cost {1} less to activate." */
export const abilityCost: Syntax<AbilityCost> = wordings(
  abilitiesCost,
  part({ exceptMana: true })`${abilitiesCost} unless they're mana abilities`,
  part()`${abilitiesCost}. This effect can't reduce the mana in that cost to less than ${{ least: numberWord }} mana`,
) as Syntax<AbilityCost>

type KeywordCost = Extract<StaticRule, { kind: 'keywordCost' }>
/** Those whose cost is one of casting, of an activated ability, or of turning face up. */
const costing: Syntax<KeywordCost['keyword']> = table('a keyword', {
  equip: 'equip',
  cycling: 'cycling',
  flashback: 'flashback',
  madness: 'madness',
  morph: 'morph',
  unearth: 'unearth',
})
/** "Equip costs you pay cost {1} less", "All morph costs cost {2} more." */
export const keywordCost: Syntax<KeywordCost> = wordings(
  rule('keywordCost')`${{ keyword: costing }} costs ${{ who: player }} pay|pays cost ${{ mana: manaCost }} ${{ more }}`,
  rule('keywordCost', { upTo: true, more: false })`${{ keyword: costing }} costs ${{
    who: player,
  }} pay|pays cost up to ${{ mana: manaCost }} less`,
  rule('keywordCost', { who: { kind: 'eachPlayer' } })`all ${{ keyword: costing }} costs cost ${{
    mana: manaCost,
  }} ${{ more }}`,
) as Syntax<KeywordCost>

/** "As an additional cost to cast this spell, sacrifice a creature." */
export const additionalCost = wordings(
  rule('additionalCost')`as an additional cost to cast [this spell / ~], ${{ cost: payment }}`,
  rule('additionalCost')`as an additional cost to cast [this spell / ~], ${{ cost: payment }} or ${{ or: payment }}`,
) as Syntax<Extract<StaticRule, { kind: 'additionalCost' }>>

/** "You may pay 3 life rather than pay this spell's mana cost." */
const alternative = rule('alternativeCost')
export const alternativeCost: Syntax<Extract<StaticRule, { kind: 'alternativeCost' }>> = wordings(
  rule('alternativeCost', {
    condition: null,
  })`you may ${{ cost: payment }} rather than pay [this spell's / ~'s] mana cost`,
  alternative`if ${{ condition }}, you may ${{ cost: payment }} rather than pay [this spell's / ~'s] mana cost`,
  alternative`if ${{ condition }}, rather than pay [this spell's / ~'s] mana cost, you may ${{ cost: payment }}`,
  rule('alternativeCost', {
    cost: [],
  })`if ${{ condition }}, you may cast [this spell / ~] without paying its mana cost`,
)

const quoted: Syntax<Cost> = repeat(capital(cost), { max: 1 })
const added = rule('costAdded')
/** "Activated abilities of Rebels cost an additional "Sacrifice a land" to activate." */
export const costAdded = wordings(
  added`${{ to: words('activated abilities', 'abilities') }} of ${{ of: filter('many') }} cost an additional "${{
    cost: apart(quoted),
  }}." to activate`,
  rule('costAdded', { of: null })`${{ to: words('spells', 'spells') }} cost an additional "${{
    cost: apart(quoted),
  }}." to cast for each ${{ perSymbol: color }} mana symbol in their mana costs`,
  rule('costAdded', { of: null })`${{ to: words('activated abilities', 'abilities') }} cost an additional "${{
    cost: apart(quoted),
  }}." to activate for each ${{ perSymbol: color }} mana symbol in their activation costs`,
) as Syntax<Extract<StaticRule, { kind: 'costAdded' }>>
