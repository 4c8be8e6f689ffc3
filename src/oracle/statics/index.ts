/** Static abilities: what is true for as long as the object is there (405 of 2004, 604 of 2011). */
import type { Condition, Quantity, StaticRule } from '../../language/index.ts'
import { condition } from '../conditions/index.ts'
import {
  cases,
  mapped,
  part,
  phrase,
  repeat,
  role,
  rule,
  type Syntax,
  sameValue,
  series,
  wordings,
} from '../core/index.ts'
import { color, digits } from '../lexicon/index.ts'
import { cardName, host, measure, player, possessive, thing } from '../nouns/index.ts'
import { span } from '../timing.ts'
import {
  cantBeCast,
  cantCastOrActivate,
  castsForCard,
  damageLeavesLife,
  drawing,
  handSize,
  mustTarget,
  onlyInOwnTurns,
  playerRule,
  producesInstead,
  restrictionChanges,
  sameIsTrue,
  skipsOwn,
  staysTapped,
  unpreventable,
  untapsWithOthers,
  type Verbs,
  whereX,
} from '../verbs/index.ts'
import { affectAllBut, eachSoFar, inactive, isAffect, mayStayTapped, notColor } from './affecting.ts'
import { castAnytime, castItselfFrom, castOnly, xOnly } from './casting.ts'
import { alsoAttacks, assignsAsUnblocked, mostFighters, withoutLandwalk } from './combat.ts'
import {
  abilityCost,
  additionalCost,
  alternativeCost,
  costAdded,
  costsLess,
  keywordCost,
  leastCost,
  spellCost,
  spellsYouCast,
} from './costs.ts'
import { enters } from './enters.ts'
import { keepingItself } from './keeping.ts'
import { prevent, replace, replacedWhile } from './replacements.ts'
import { changesOf, type Standing } from './stages.ts'
import { tolls } from './tolls.ts'

export { entersTwice } from './enters.ts'
export { preventedBoth, preventedTo, preventedToAndBy } from './replacements.ts'
export { severalRules } from './severalRules.ts'
export { changesOf, stages } from './stages.ts'

type Affect = Extract<StaticRule, { kind: 'affect' }>
type Define = Extract<StaticRule, { kind: 'define' }>

/** "Creatures you control get +1/+1 and have flying", "you control enchanted creature". */
function affect(verbs: Verbs): Syntax<Affect> {
  const changes = changesOf(verbs)
  const plainly = notColor(rule('affect')`${{ what: thing }} ${{ changes }}` as Syntax<Affect>)
  return wordings(
    plainly,
    affectAllBut(changes),
    rule(
      'affect',
    )`${{ what: part({ kind: 'all' } as const)`${{ filter: spellsYouCast }}` }} ${{ changes }}` as Syntax<Affect>,
    keepingItself(plainly),
    eachSoFar(changes),
    rule('affect', { changes: [{ kind: 'control', by: { kind: 'you' } }] })`you control ${{ what: host }}`,
    inactive,
    sameIsTrue,
    mayStayTapped,
    drawing,
    assignsAsUnblocked,
    alsoAttacks,
    withoutLandwalk,
    tolls,
  ) as Syntax<Affect>
}

type SameSize = Define & { readonly colors: null; readonly power: Quantity; readonly toughness: Quantity }
const isSameSize = (value: unknown): value is SameSize =>
  typeof value === 'object' && value !== null && (value as Define).power !== null && (value as Define).colors === null

/** Both numbers are the same amount. */
const sameSize: Syntax<SameSize> = mapped(phrase`~'s power and toughness are each equal to ${measure}`, {
  to: (n): SameSize => ({ kind: 'define', power: n, toughness: n, colors: null }),
  is: isSameSize,
  from: ({ power }) => power,
})
const isNumber = (n: unknown): n is number => typeof n === 'number'
/** "~'s power and toughness are each 2." */
const sameNumber: Syntax<SameSize> = mapped(phrase`~'s power and toughness are each ${digits}`, {
  to: (n): SameSize => ({ kind: 'define', power: n, toughness: n, colors: null }),
  is: isSameSize,
  from: ({ power, toughness }) => (isNumber(power) && power === toughness ? power : undefined),
})
/** What has its size only under a condition doesn't define it (405.2): its size is set. */
const sizeSet: Syntax<Affect> = mapped(wordings(sameSize, sameNumber), {
  to: ({ power, toughness }): Affect => ({
    kind: 'affect',
    what: { kind: 'self' },
    changes: [{ kind: 'setPt', power, toughness }],
  }),
  is: isAffect,
  from: ({ what, changes: [size, more] }): SameSize | undefined =>
    what.kind === 'self' && size?.kind === 'setPt' && size.power !== null && size.toughness !== null && !more
      ? { kind: 'define', power: size.power, toughness: size.toughness, colors: null }
      : undefined,
})
/** These have an "unless" of their own, which is asked of the defending player. */
const withoutUnless = (rule_: Affect): Affect | undefined =>
  rule_.changes.some((one) => one.kind === 'restrict' && /^cant(?:Attack|Block)/.test(one.restriction.kind))
    ? undefined
    : rule_
const definesSize = (rule_: StaticRule): boolean => rule_.kind === 'define' && rule_.power !== null
/** A rule that may have a condition. */
const conditional = (one: Syntax<StaticRule>): Syntax<StaticRule> => {
  const open = (rule_: StaticRule): StaticRule | undefined => (definesSize(rule_) ? undefined : rule_)
  return wordings(mapped(one, { to: open, is: isRule, from: open }), sizeSet as Syntax<StaticRule>)
}
const bothMeasured = rule('define', { colors: null })
/** "Its toughness is equal to that number plus 1". */
const oneMore: Syntax<Define> = mapped(
  part()`~'s power is equal to ${{ power: measure }} and its toughness is equal to that number plus ${{ more: digits }}`,
  {
    to: ({ power, more }): Define => ({
      kind: 'define',
      power,
      toughness: { kind: 'sum', of: [power, more] },
      colors: null,
    }),
    is: (value): value is Define => (value as StaticRule | null)?.kind === 'define',
    from: ({ power, toughness, colors }) => {
      if (power === null || colors !== null || toughness === null || typeof toughness === 'number') return undefined
      const [a, more, rest] = toughness.kind === 'sum' ? toughness.of : []
      return rest === undefined && typeof more === 'number' && sameValue(a, power) ? { power, more } : undefined
    },
  },
)
/** "~'s power is equal to the chosen number and its toughness is equal to 7 minus that number". */
const theRest: Syntax<Define> = mapped(
  part()`~'s power is equal to ${{ power: measure }} and its toughness is equal to ${{ whole: digits }} minus that number`,
  {
    to: ({ power, whole }): Define => ({
      kind: 'define',
      power,
      toughness: { kind: 'sum', of: [whole, { kind: 'negative', of: power }] },
      colors: null,
    }),
    is: (value): value is Define => (value as StaticRule | null)?.kind === 'define',
    from: ({ power, toughness, colors }) => {
      if (power === null || colors !== null || toughness === null || typeof toughness === 'number') return undefined
      const [whole, less, rest] = toughness.kind === 'sum' ? toughness.of : []
      const isLess = sameValue(less, { kind: 'negative', of: power })
      return rest === undefined && typeof whole === 'number' && isLess ? { power, whole } : undefined
    },
  },
)
/** "~'s power and toughness are each equal to the number of ..." */
const define: Syntax<Define> = wordings(
  sameSize,
  oneMore,
  theRest,
  bothMeasured`~'s power is equal to ${{ power: measure }} and its toughness is equal to ${{ toughness: measure }}`,
  rule('define', { colors: null, toughness: null })`~'s power is equal to ${{ power: measure }}`,
  rule('define', { colors: null, power: null })`~'s toughness is equal to ${{ toughness: measure }}`,
  rule('define', { power: null, toughness: null, colors: [] })`~ is colorless`,
  rule('define', { power: null, toughness: null })`~ is ${{ colors: series(color, 'and', { max: 4 }) }}`,
  rule('define', { power: null, toughness: null, colors: ['W', 'U', 'B', 'R', 'G'] })`~ is all colors`,
) as Syntax<Define>

const livesOn = rule('players', { who: { kind: 'you' } })`${{ rule: damageLeavesLife }}`
const players = wordings(
  rule('players', {
    who: { kind: 'you' },
    rule: { kind: 'topRevealed', to: 'all' },
  })`play with the top card of your library revealed`,
  rule('players', { who: { kind: 'you' }, rule: { kind: 'handRevealed' } })`play with your hand revealed`,
  rule('players', {
    who: { kind: 'you' },
    rule: { kind: 'firstDrawRevealed' },
  })`reveal the first card you draw each turn`,
  rule('players', { who: { kind: 'you' } })`${{ rule: skipsOwn }}`,
  rule('players', { who: { kind: 'you' } })`you ${{ rule: castItselfFrom }}`,
  rule('players')`${{ who: player }} ${{ rule: playerRule }}`,
  rule('players', { who: { kind: 'eachPlayer' } })`${{ rule: cantBeCast }}`,
  rule('players', { who: { kind: 'eachPlayer' } })`${{ rule: castsForCard }}`,
  rule('players', { who: { kind: 'you' } })`${{ rule: untapsWithOthers }}`,
  rule('players', { who: { kind: 'eachOpponent' } })`${{ rule: mustTarget }}`,
  livesOn,
  rule('players')`${{ who: possessive }} ${{ rule: handSize }}`,
)

/** "Your opponents can't cast spells or activate abilities": a rule for each. */
export const playersTwice: Syntax<readonly StaticRule[]> = mapped(
  part()`${{ who: player }} ${{ rules: wordings(cantCastOrActivate, onlyInOwnTurns) }}`,
  {
    to: ({ who, rules }): readonly StaticRule[] => rules.map((one) => ({ kind: 'players', who, rule: one })),
    is: (value): value is readonly StaticRule[] => Array.isArray(value) && value.length === 2,
    from: ([first, second]) =>
      first?.kind === 'players' && second?.kind === 'players' && sameValue(first.who, second.who)
        ? { who: first.who, rules: [first.rule, second.rule] }
        : undefined,
  },
)

/** 217.9c. */
const anteOnly = rule('anteOnly')`remove ~ from your deck before playing if you're not playing for ante`

interface CountedAs {
  readonly name: string
  readonly again: string
}
type CountedRule = Extract<StaticRule, { kind: 'countedAs' }>
/** "If ~ is in a graveyard, effects from spells named so count it as a card named so." */
const countedAs: Syntax<CountedRule> = mapped(
  part()`if ~ is in a graveyard, effects from spells named ${{ name: cardName }} count it as a card named ${{
    again: cardName,
  }}` as Syntax<CountedAs>,
  {
    to: ({ name, again }): CountedRule | undefined => (name === again ? { kind: 'countedAs', name } : undefined),
    is: (value): value is CountedRule => (value as CountedRule | null)?.kind === 'countedAs',
    from: ({ name }) => ({ name, again: name }),
  },
)

/** 101.5: before the first turn. */
const beginsInPlay = rule(
  'beginsInPlay',
)`if ~ is in your opening hand, you may begin the game with it on the battlefield`

/** One rule, without "as long as". */
export function statics(verbs: Verbs): Syntax<StaticRule> {
  return cases<StaticRule>('a static ability')({
    affect: affect(verbs),
    define,
    players,
    spellCost,
    leastCost,
    abilityCost,
    keywordCost,
    costAdded,
    castOnly,
    xOnly,
    castAnytime,
    producesInstead,
    additionalCost,
    alternativeCost,
    enters: enters(verbs),
    prevent: prevent(verbs),
    unpreventable,
    replace: replace(verbs),
    anteOnly,
    countedAs,
    anyNumber: rule('anyNumber')`a deck can have any number of cards named ${{ name: cardName }}`,
    beginsInPlay,
    openingReveal: rule('openingReveal')`you may reveal [this card / ~] from your opening hand. If you do, ${{
      effects: verbs.effects,
    }}`,
    mostFighters,
    turnSkipped: rule('turnSkipped', {
      who: { kind: 'eachOpponent' },
      extra: true,
      then: [],
    })`if an opponent would begin an extra turn, that player skips that turn instead`,
  })
}

/** "Enters with two counters on it", which "unless" may follow; "enters tapped unless" is worded as one (`enters.ts`). */
const withCounters = (entering: Syntax<StaticRule>): Syntax<StaticRule> => {
  const counted = (rule_: StaticRule): StaticRule | undefined =>
    rule_.kind === 'enters' && rule_.as.kind === 'counters' ? rule_ : undefined
  return mapped(entering, { to: counted, is: isRule, from: counted })
}
const skips = rule('players', { who: { kind: 'you' } })`${{ rule: skipsOwn }}` as Syntax<StaticRule>
type Not = Extract<Condition, { kind: 'not' }>
/** After "unless". */
const untrue: Syntax<Not> = mapped(condition, {
  to: (of): Not => ({ kind: 'not', of }),
  is: (value): value is Not => (value as Condition | null)?.kind === 'not',
  from: ({ of }) => of,
})

/** "Doesn't untap during your untap step", which "if" may follow. */
const held = rule('affect')`${{ what: thing }} ${{
  changes: restrictionChanges(repeat(staysTapped, { max: 1 })),
}}` as Syntax<StaticRule>

const isRule = (value: unknown): value is StaticRule => typeof value === 'object' && value !== null && 'kind' in value

type Skipping = Extract<StaticRule, { kind: 'turnSkipped' }>
interface MaySkip {
  readonly condition: Condition
  readonly then: Skipping['then']
}
/** "If you would begin your turn while ~ is tapped, you may skip that turn instead. If you do, untap ~." */
const maySkipTurn = ({ effects }: Verbs): Syntax<Standing> =>
  mapped(
    part()`if you would begin your turn while ${{ condition }}, you may skip that turn instead. If you do, ${{
      then: effects,
    }}` as Syntax<MaySkip>,
    {
      to: ({ then, ...asked }): Standing => ({
        ...asked,
        rule: { kind: 'turnSkipped', who: { kind: 'you' }, may: true, then },
      }),
      is: (value): value is Standing => (value as Standing | null)?.rule?.kind === 'turnSkipped',
      from: ({ rule: said, condition: when }): MaySkip | undefined =>
        said.kind === 'turnSkipped' && said.may === true && when !== null
          ? { condition: when, then: said.then }
          : undefined,
    },
  )

const asLongAs = role('if', part()`as long as ${{ condition }}`)

/** A rule with its condition, "as long as ...", before or after it. A whole sentence without its full stop. */
export function staticRule(verbs: Verbs): Syntax<Standing> {
  const plain = statics(verbs)
  const one = wordings(plain, whereX(plain, isRule))
  const affecting = mapped(affect(verbs), {
    to: withoutUnless,
    is: isAffect,
    from: withoutUnless,
  }) as Syntax<StaticRule>
  return wordings(
    part({ condition: null })`${{ rule: one }}`,
    part()`${{ rule: conditional(one) }} ${asLongAs}`,
    part()`${asLongAs}, ${{ rule: conditional(one) }}`,
    replacedWhile(verbs),
    maySkipTurn(verbs),
    part()`${{ rule: players as Syntax<StaticRule> }} if ${{ condition }}`,
    part()`${{ rule: affecting }} unless ${{ condition: untrue }}`,
    part()`${{ rule: players as Syntax<StaticRule> }} ${{ condition: span }}`,
    part()`${{ condition: span }}, ${{ rule: one }}`,
    part()`${{ rule: held }} if ${{ condition }}`,
    part()`${{ rule: skips }} if ${{ condition }}`,
    part()`${{ rule: withCounters(enters(verbs) as Syntax<StaticRule>) }} unless ${{ condition: untrue }}`,
    part()`${{ rule: enters(verbs) as Syntax<StaticRule> }} if ${{ condition }}`,
    part()`if ${{ condition }}, ${{ rule: wordings(enters(verbs) as Syntax<StaticRule>, costsLess as Syntax<StaticRule>) }}`,
    part()`${{ rule: costsLess as Syntax<StaticRule> }} if ${{ condition }}`,
    part()`if ${{ condition }}, ${{ rule: livesOn as Syntax<StaticRule> }}`,
  ) as Syntax<Standing>
}
