/** Static abilities: what is true for as long as the object is there (405 of 2004, 604 of 2011). */
import type { Change, Condition, Predicate, Quantity, StaticRule, Thing } from '../../language/index.ts'
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
import {
  adjective,
  all,
  determined,
  host,
  measure,
  player,
  possessed,
  possessive,
  self,
  takePredicate,
  thing,
  withPredicate,
} from '../nouns/index.ts'
import { span } from '../timing.ts'
import {
  cantBeCast,
  cantCastOrActivate,
  damageLeavesLife,
  drawing,
  handSize,
  mustTarget,
  onlyInOwnTurns,
  playerRule,
  producesInstead,
  restrictionChanges,
  skipsOwn,
  staysTapped,
  unpreventable,
  untapsWithOthers,
  type Verbs,
  whereX,
} from '../verbs/index.ts'
import { castAnytime, castItselfFrom, castOnly, xOnly } from './casting.ts'
import { alsoAttacks, assignsAsUnblocked, mostFighters, withoutLandwalk } from './combat.ts'
import {
  abilityCost,
  additionalCost,
  alternativeCost,
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
export { changesOf, stages } from './stages.ts'

type Affect = Extract<StaticRule, { kind: 'affect' }>
type Define = Extract<StaticRule, { kind: 'define' }>

const isAffect = (value: unknown): value is Affect => (value as StaticRule | null)?.kind === 'affect'
const CANT_ACTIVATE: Affect['changes'] = [{ kind: 'restrict', restriction: { kind: 'cantActivate' } }]
const BUT_FOR_MANA: Affect['changes'] = [{ kind: 'restrict', restriction: { kind: 'cantActivate', exceptMana: true } }]
const allOff = rule('affect', { changes: CANT_ACTIVATE })
const mostOff = rule('affect', { changes: BUT_FOR_MANA })
/** "Enchanted creature's activated abilities can't be activated", "Activated abilities of artifacts can't be activated". */
const inactive = wordings(
  allOff`${{ what: possessed }} activated abilities can't be activated`,
  allOff`activated abilities of ${{ what: all }} can't be activated`,
  mostOff`${{ what: possessed }} activated abilities can't be activated unless they're mana abilities`,
  mostOff`activated abilities of ${{ what: all }} can't be activated unless they're mana abilities`,
) as Syntax<Affect>

const mayStayTapped = rule('affect', {
  changes: [{ kind: 'restrict', restriction: { kind: 'mayStayTapped' } }],
})`you may choose not to untap ${{ what: self }} during your untap step`

/** "~ is colorless" defines ~ in every zone (405.2). */
const isOfOthers = (value: unknown): value is Affect => {
  const { what, changes } = value as Affect
  return !(what.kind === 'self' && changes.length === 1 && changes[0]?.kind === 'colors')
}
const notColor = (said: Syntax<Affect>): Syntax<Affect> =>
  mapped(said, { to: (rule_) => (isOfOthers(rule_) ? rule_ : undefined), is: isOfOthers, from: (rule_) => rule_ })

type Not_ = Extract<Predicate, { is: 'not' }>
type Affected = Extract<Thing, { kind: 'all' }>
const isIdle = (one: Predicate): one is Not_ => one.is === 'not' && one.of.is === 'state'
/** "Each untapped creature you control gets +0/+2 as long as it's not attacking": each of them that isn't. */
const eachSoFar = (changes: Syntax<readonly Change[]>): Syntax<Affect> =>
  mapped(
    part()`${{ what: determined }} ${{ changes }} as long as [it's / they're] not ${{ doing: adjective }}` as Syntax<{
      readonly what: Thing
      readonly changes: readonly Change[]
      readonly doing: Predicate
    }>,
    {
      to: ({ what, changes: all, doing }): Affect | undefined =>
        what.kind === 'all' && doing.is === 'state'
          ? {
              kind: 'affect',
              what: { ...what, filter: withPredicate(what.filter, { is: 'not', of: doing }) },
              changes: all,
            }
          : undefined,
      is: isAffect,
      from: ({ what, changes: all }) => {
        const found = what.kind === 'all' ? takePredicate(what.filter, isIdle) : null
        return found
          ? { what: { ...(what as Affected), filter: found.rest }, changes: all, doing: found.taken.of }
          : undefined
      },
    },
  )

/** "Creatures you control get +1/+1 and have flying", "you control enchanted creature". */
function affect(verbs: Verbs): Syntax<Affect> {
  const changes = changesOf(verbs)
  const plainly = notColor(rule('affect')`${{ what: thing }} ${{ changes }}` as Syntax<Affect>)
  return wordings(
    plainly,
    rule(
      'affect',
    )`${{ what: part({ kind: 'all' } as const)`${{ filter: spellsYouCast }}` }} ${{ changes }}` as Syntax<Affect>,
    keepingItself(plainly),
    eachSoFar(changes),
    rule('affect', { changes: [{ kind: 'control', by: { kind: 'you' } }] })`you control ${{ what: host }}`,
    inactive,
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
/** "~'s power and toughness are each equal to the number of ..." */
const define: Syntax<Define> = wordings(
  sameSize,
  oneMore,
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
    beginsInPlay,
    openingReveal: rule('openingReveal')`you may reveal [this card / ~] from your opening hand. If you do, ${{
      effects: verbs.effects,
    }}`,
    mostFighters,
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
