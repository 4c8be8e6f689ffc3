/**
 * Costs of spells and of attacking: reduced, increased, additional, alternative (409.1 of 2004, 601.2 and 118 of 2011).
 */
import {
  type Cost,
  type CostPart,
  type Deed,
  type Filter,
  type ManaCost,
  type Predicate,
  predicateKinds,
  type StaticRule,
  visitNodes,
} from '../../language/index.ts'
import { notForMana, that, UNCOUNTERABLE } from '../clauses/index.ts'
import { condition } from '../conditions/index.ts'
import {
  apart,
  capital,
  mapped,
  maybe,
  narrowed,
  oneOf,
  part,
  phrase,
  plural,
  repeat,
  rule,
  type Syntax,
  sameValue,
  shaped,
  singular,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { cost, loyalty, payment } from '../costs/index.ts'
import { color, manaCost, numberWord } from '../lexicon/index.ts'
import {
  adjective,
  castOrigin,
  each,
  filter,
  host,
  isFilter,
  measure,
  player,
  qualitiesOf,
  takePredicate,
  targeting,
  thatShares,
  withMeasured,
  withPredicate,
} from '../nouns/index.ts'

type SpellCost = Extract<StaticRule, { kind: 'spellCost' }>

/** By how much, in what is paid for spells, abilities and keywords: "{1} more", "up to {2} less". */
const moreOrLess = table('more or less', { more: true, less: false })
const difference = wordings(
  part({ upTo: true, more: false })`up to ${{ mana: manaCost }} less`,
  part()`${{ mana: manaCost }} ${{ more: moreOrLess }}`,
)
const amount = wordings(
  part()`cost|costs ${difference} to cast ${{
    times: wordings(words('', 1), phrase`for each ${each}`),
  }}`,
  part({ mana: ['1'] })`cost|costs {X} ${{ more: moreOrLess }} to cast, where X is ${{ times: measure }}`,
) as Syntax<Omit<SpellCost, 'kind' | 'spells'>>

type Controlled = Extract<Predicate, { is: 'controlled' }>
const isCast = (predicate: Predicate): predicate is Controlled =>
  predicate.is === 'controlled' && (predicate.by.kind === 'you' || predicate.by.kind === 'anOpponent')
const spellsNamed = wordings(filter('many'), phrase`each ${filter('one')}`)

/** "Artifact spells you cast", of each of them or of all: a spell's controller is the player who cast it. */
export const spellsCast: Syntax<Filter> = mapped(
  part()`${{ spells: spellsNamed }} ${that} ${{
    by: table<Controlled['by']>('who casts', { you: { kind: 'you' }, 'your opponents': { kind: 'anOpponent' } }),
  }} cast`,
  {
    to: ({ spells, by }) => withPredicate(spells, { is: 'controlled', by }),
    is: isFilter,
    from: (spells) => {
      const found = takePredicate(spells, isCast)
      return found ? { spells: found.rest, by: found.taken.by } : undefined
    },
  },
)
type Behind = Extract<Predicate, { is: 'anyOf' | 'chosen' | 'compare' | 'shares' | 'targets' | 'castFrom' | 'not' }>
const isOrigin = (one: Predicate): boolean => one.is === 'castFrom' || (one.is === 'not' && one.of.is === 'castFrom')
const ofChosen = words('of the chosen type', { is: 'chosen', what: 'type' } as const)
const isBehind = (one: Predicate): one is Behind =>
  (one.is === 'chosen' && one.what === 'type') ||
  one.is === 'shares' ||
  one.is === 'targets' ||
  one.is === 'compare' ||
  isOrigin(one) ||
  isOneOfColors(one)
const isOneOfColors = (one: Predicate): boolean => one.is === 'anyOf' && one.of.every(({ is }) => is === 'color')
/** "Creature spells you cast with mana value 6 or greater", "... that share a creature type with ~". */
export const spellsCastWith: Syntax<Filter> = mapped(
  part()`${{ spells: spellsCast }} ${{
    quality: wordings(
      withMeasured,
      plural(thatShares),
      plural(phrase`that ${targeting}`),
      phrase`that are|'s ${narrowed(adjective, isOneOfColors)}`,
      castOrigin,
      ofChosen,
    ),
  }}`,
  {
    to: ({ spells, quality }) => (isBehind(quality) ? withPredicate(spells, quality) : undefined),
    is: isFilter,
    from: (spells) => {
      const found = takePredicate(spells, isBehind)
      return found ? { spells: found.rest, quality: found.taken } : undefined
    },
  },
)
const everySpell = wordings(spellsCast, spellsCastWith, spellsNamed)

const costing = part({ kind: 'spellCost' })
/** Whether it counts what is done "this way": as it is cast, which the offer of an additional cost says. */
function isOfDeedsNow(times: unknown): boolean {
  let found = false
  visitNodes(times, ({ is }) => {
    found ||= is === 'thisWay'
    return undefined
  })
  return found
}
/** "This spell costs {1} less to cast", which a condition may follow. */
export const costsLess = narrowed(
  costing`${{ spells: singular(table('this spell', { 'this spell': 'self', '~': 'self' })) }} ${amount}`,
  ({ times }) => !isOfDeedsNow(times),
)

const IN_OWN_TURN: Predicate = { is: 'not', of: { is: 'controlled', by: { kind: 'activePlayer' } } }
const isInOwnTurn = (one: Predicate): one is typeof IN_OWN_TURN => sameValue(one, IN_OWN_TURN)
/** Those that are cast in turns of other players. */
const exceptInOwnTurn: Syntax<SpellCost> = mapped(
  costing`${{ spells: spellsNamed }} ${amount} except during its controller's turn` as Syntax<NamedCost>,
  {
    to: ({ spells, ...rest }): SpellCost => ({ ...rest, spells: withPredicate(spells, IN_OWN_TURN) }),
    is: (value): value is SpellCost => (value as StaticRule | null)?.kind === 'spellCost',
    from: ({ spells, ...rest }) => {
      const found = spells === 'self' ? null : takePredicate(spells, isInOwnTurn)
      return found ? { ...rest, spells: found.rest } : undefined
    },
  },
)
interface NamedCost extends SpellCost {
  readonly spells: Filter
}

/** "Artifact spells you cast cost {1} less to cast", "~ costs {1} less to cast for each ...". */
export const spellCost: Syntax<SpellCost> = wordings(
  exceptInOwnTurn,
  costing`${{ spells: everySpell }} ${amount}`,
  part({
    kind: 'spellCost',
    coloredOnly: true,
  })`${{ spells: everySpell }} ${amount}. This effect reduces only the amount of
    colored mana you pay`,
  costsLess,
)

/** "Creature spells you cast cost {1} less to cast and can't be countered": two rules. */
export const cheaperAndKept = shaped(
  part()`${{ spells: everySpell }} ${amount} and can't be countered`,
  ({ spells, ...less }) => [
    { kind: 'spellCost', spells, ...less },
    { kind: 'affect', what: { kind: 'all', filter: spells }, changes: UNCOUNTERABLE },
  ],
)

const REMEMBERED = predicateKinds(({ remembered }) => remembered === true)
const isKept = (one: Predicate): boolean => {
  if (one.is === 'not') return isKept(one.of)
  return one.is === 'anyOf' ? one.of.every(isKept) : REMEMBERED.has(one.is)
}
const CASTER = { kind: 'you' } as const
/** "The first creature spell you cast each turn costs {2} less": as long as no such spell has been cast in it. */
export const firstCosts = shaped(
  part()`the first ${{ is: narrowed(qualitiesOf(filter('one'), 'spell'), (is) => is.every(isKept)) }} you cast each turn costs ${{
    mana: manaCost,
  }} ${{ more: moreOrLess }} to cast`,
  ({ is, mana, more }) => ({
    rule: {
      kind: 'spellCost',
      spells: { noun: 'spell', is: [...is, { is: 'controlled', by: CASTER }] },
      mana,
      more,
      times: 1,
    },
    condition: {
      kind: 'not',
      of: {
        kind: 'compare',
        a: { kind: 'thisTurn', done: 'cast', who: CASTER, filter: { noun: 'spell', is } },
        op: '>=',
        b: 1,
      },
    },
  }),
)

/** "Each spell that would cost less than three mana to cast costs three mana to cast": the same number twice. */
export const leastCost = rule('leastCost')`each ${{ spells: filter('one') }} that would cost less than ${{
  n: numberWord,
}} mana to cast costs ${{ n: numberWord }} mana to cast`

/** "Activated abilities" of all that has them, of some, or of one: "enchanted artifact's activated abilities". */
const activated = wordings(
  words('activated abilities', null),
  phrase`activated abilities of ${filter('many')}`,
  phrase`activated abilities of ${shaped(host, (thing): Filter => ({ noun: 'source', is: [{ is: 'thing', thing }] }), {
    when: ({ kind }) => kind === 'host',
  })}`,
  phrase`${shaped(host, (thing): Filter => ({ noun: 'source', is: [{ is: 'thing', thing }] }), {
    when: ({ kind }) => kind === 'host',
  })}'s activated abilities`,
)
const least = maybe`. This effect can't reduce the mana in that cost to less than ${{ least: numberWord }} mana`
const toActivate = part()`cost ${difference} to activate`
const unlessForMana = maybe`${{ exceptMana: notForMana }}`
const whoActivates = phrase`abilities ${player} activate|activates`
/** "Activated abilities of artifacts cost {1} less to activate", "Abilities your opponents activate cost {1} more." */
export const abilityCost = wordings(
  rule('abilityCost')`${{ of: activated }} ${toActivate} ${unlessForMana}${least}`,
  rule('abilityCost', { of: null })`${{ by: whoActivates }} ${toActivate} ${unlessForMana}${least}`,
  rule('abilityCost', { of: null, exceptMana: true })`${{
    by: whoActivates,
  }} that aren't mana abilities ${toActivate} ${least}`,
)

const ACTIVATED = ['equip', 'cycling', 'unearth'] as const
/** Those whose cost is one of casting, of an activated ability, or of turning face up. */
const costly = oneOf('a keyword', [...ACTIVATED, 'flashback', 'madness', 'morph', 'dash', 'escape'])
/** "Equip costs you pay cost {1} less", "Cycling abilities you activate cost {2} less", "All morph costs cost {2} more." */
export const keywordCost = wordings(
  rule('keywordCost')`${{ keyword: costly }} costs ${{ who: player }} pay|pays cost ${difference}`,
  rule('keywordCost')`${{ keyword: oneOf('a keyword', ACTIVATED) }} abilities ${{ who: player }} activate|activates cost
    ${difference} to activate`,
  rule('keywordCost', { who: { kind: 'eachPlayer' } })`all ${{ keyword: costly }} costs cost ${difference}`,
)

const by = { kind: 'you' } as const
const FORAGED = {
  cost: [
    {
      kind: 'exile',
      what: {
        kind: 'choose',
        count: { min: 3, max: 3 },
        filter: { noun: 'card', is: [{ is: 'in', zone: 'graveyard', of: by }] },
        by,
      },
    },
  ],
  or: [
    {
      kind: 'sacrifice',
      what: {
        kind: 'choose',
        count: { min: 1, max: 1 },
        filter: { noun: 'permanent', is: [{ is: 'subtype', subtype: 'Food' }] },
        by,
      },
    },
  ],
} as const

const genericSymbol = narrowed(manaCost, ({ length }) => length === 1)
type Taken = Extract<CostPart, { kind: 'sacrifice' | 'exile' | 'tapOther' }>
type Less = Extract<StaticRule, { kind: 'additionalCost' }>
interface AnyNumber {
  readonly filter: Filter
  readonly mana: ManaCost
  readonly each: Filter
}
/** "You may exile any number of red cards from your hand. This spell costs {2} less for each card exiled this way." */
const anyNumber = (said: Syntax<AnyNumber>, kind: Taken['kind'], done: Deed): Syntax<Less> =>
  mapped(said, {
    to: ({ filter: of, mana: [less], each: { noun, is } }): Less | undefined =>
      less !== undefined && noun === of.noun && sameValue(is.at(-1), { is: 'thisWay', done })
        ? { kind: 'additionalCost', may: true, cost: [{ kind, what: { ...ONE_OF_THEM, filter: of } } as Taken], less }
        : undefined,
    is: (value): value is Less => (value as StaticRule | null)?.kind === 'additionalCost',
    from: ({ cost: [taken], less }): AnyNumber | undefined =>
      taken?.kind === kind && taken.what.kind === 'choose' && less !== undefined
        ? {
            filter: taken.what.filter,
            mana: [less],
            each: { noun: taken.what.filter.noun, is: [...kindSaid(taken.what.filter), { is: 'thisWay', done }] },
          }
        : undefined,
  })
const ONE_OF_THEM = { kind: 'choose', count: { min: 1, max: 1 }, by: { kind: 'you' } } as const
/** "For each creature", of untapped creatures; "for each card", of green cards; "for each permanent", of both types. */
const kindSaid = ({ noun, is }: Filter): Filter['is'] =>
  noun === 'card' ? [] : is.filter((one) => one.is === 'type' || one.is === 'subtype')
const costsForEach = part()`~ costs ${{ mana: genericSymbol }} less to cast for each ${{ each: filter('one') }}`
const anyNumberOf = part()`any number of ${{ filter: filter('many') }}. ${costsForEach}`
const asAdditional = part()`as an additional cost to cast [this spell / ~], you may`
/** Any number of things, each of which makes the spell cheaper (today:601.2b). */
const cheaperForEach: Syntax<Less> = wordings(
  anyNumber(part()`${asAdditional} sacrifice ${anyNumberOf}`, 'sacrifice', 'sacrificed'),
  anyNumber(part()`${asAdditional} exile ${anyNumberOf}`, 'exile', 'exiled'),
  anyNumber(part()`${asAdditional} tap ${anyNumberOf}`, 'tapOther', 'tapped'),
)

/** "As an additional cost to cast this spell, sacrifice a creature." */
export const additionalCost = wordings(
  cheaperForEach,
  rule('additionalCost')`as an additional cost to cast [this spell / ~], ${{
    cost: payment,
  }} ${maybe`or ${{ or: payment }}`}`,
  rule('additionalCost', { may: true })`as an additional cost to cast [this spell / ~], you may ${{ cost: payment }}`,
  // today:701.61.
  rule('additionalCost', FORAGED)`as an additional cost to cast [this spell / ~], forage`,
)

/** "You may pay 3 life rather than pay this spell's mana cost." */
const alternative = rule('alternativeCost')
export const alternativeCost = wordings(
  rule('alternativeCost', {
    condition: null,
  })`you may ${{ cost: payment }} rather than pay [this spell's / ~'s] mana cost`,
  alternative`if ${{ condition }}, you may ${{ cost: payment }} rather than pay [this spell's / ~'s] mana cost`,
  alternative`if ${{ condition }}, rather than pay [this spell's / ~'s] mana cost, you may ${{ cost: payment }}`,
  rule('alternativeCost', {
    cost: [],
  })`if ${{ condition }}, you may cast [this spell / ~] without paying its mana cost`,
)

/** "Loyalty abilities of planeswalkers you control", "planeswalkers' loyalty abilities you activate". */
const loyal: Syntax<Filter> = wordings(
  phrase`loyalty abilities of ${filter('many')}`,
  words("planeswalkers' loyalty abilities you activate", {
    noun: 'permanent',
    is: [
      { is: 'type', type: 'planeswalker' },
      { is: 'controlled', by },
    ],
  } as const),
)
const quoted: Syntax<Cost> = repeat(capital(cost), { max: 1 })
/** "Activated abilities of Rebels cost an additional "Sacrifice a land" to activate." */
export const costAdded = wordings(
  rule('costAdded', { to: 'abilities' })`${{ of: activated }} cost an additional "${{
    cost: apart(quoted),
  }}." to activate ${maybe`for each ${{ perSymbol: color }} mana symbol in their activation costs`}`,
  rule('costAdded', { to: 'loyalty' })`${{ of: loyal }} cost an additional ${{
    cost: repeat(loyalty, { max: 1 }),
  }} to activate`,
  rule('costAdded', { to: 'spells', of: null })`spells cost an additional "${{
    cost: apart(quoted),
  }}." to cast for each ${{ perSymbol: color }} mana symbol in their mana costs`,
)
