/** How objects enter the battlefield: tapped, with counters, as a copy (410.10 of 2004, 614.1c of 2011). */
import {
  type Count,
  type Effect,
  type EntersAs,
  effectKinds,
  type Filter,
  memoised,
  type Quantity,
  type StaticRule,
  type Thing,
  visitNodes,
} from '../../language/index.ts'
import {
  choosable,
  choosesOf,
  countersOf,
  dayOrNight,
  eachOf,
  exceptions,
  kindsOfCounters,
  perEach,
  restrictionChanges,
  staysTapped,
} from '../clauses/index.ts'
import { condition } from '../conditions/index.ts'
import {
  mapped,
  narrowed,
  part,
  phrase,
  repeat,
  rule,
  type Syntax,
  sameValue,
  shaped,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { payment } from '../costs/index.ts'
import type { Verbs } from '../idioms/index.ts'
import { counterKind, there } from '../lexicon/index.ts'
import { counted, each, filter, indefinite, measure, takePredicate, thing, withPredicate } from '../nouns/index.ts'

type Enters = Extract<StaticRule, { kind: 'enters' }>

const into = part()`enter|enters ${there}`
const ALWAYS = { unless: null } as const

type Counters = Extract<EntersAs, { kind: 'counters' }>
/** "With a charge counter on it for each artifact you control." */
const countersForEach: Syntax<EntersAs> = mapped(
  part({ kind: 'counters' })`${into} with ${countersOf} on [it / them] for each ${{
    each,
  }}`,
  {
    to: ({ each: of, ...counters }): Counters | undefined => {
      const n = perEach({ n: counters.n, each: of })
      return n === undefined ? undefined : { ...counters, n }
    },
    is: (value): value is Counters =>
      typeof value === 'object' && value !== null && (value as EntersAs).kind === 'counters',
    from: (counters) => {
      const per = eachOf(counters.n)
      return per && { ...counters, ...per }
    },
  },
)

/** "With two charge counters on it"; those that are "additional" are counters like the others. */
const anyCounters = wordings(
  part({ kind: 'counters' })`with [/ an additional] ${{ n: counted }} [/ additional] ${{ counter: counterKind }}
    counters|counter on [it / them]`,
  part({ kind: 'counterOfChoice' })`with your choice of ${{ kinds: kindsOfCounters }} on [it / them]`,
)
/** "That many" is of what was done as it entered: that is worded together with it. */
const isPlainCount = (as: EntersAs | null): boolean =>
  as?.kind === 'counterOfChoice' || (as?.kind === 'counters' && !(typeof as.n === 'object' && as.n.kind === 'thatMuch'))
const withCounters = narrowed(anyCounters, isPlainCount)

/** After the subject: "enters the battlefield tapped". */
const manner: Syntax<EntersAs> = wordings(
  part({ kind: 'tapped', ...ALWAYS })`${into} tapped`,
  part({ kind: 'marked', as: 'prepared' })`${into} prepared`,
  part({ kind: 'tapped' })`${into} tapped unless ${{ unless: condition }}`,
  part()`${into} ${withCounters}`,
  countersForEach,
  part({
    kind: 'counters',
  })`${into} with a number of [/ additional] ${{ counter: counterKind }} counters on [it / them] equal to ${{ n: measure }}`,
)

const self: Thing = { kind: 'self' }
const asItEnters = part({ kind: 'enters', what: self })

const THEIRS = { kind: 'anOpponent' } as const
interface OfOpponents {
  readonly held: Filter
  readonly buried: Filter
}
const isHeld = (one: Filter['is'][number]): one is Extract<typeof one, { is: 'controlled' }> => one.is === 'controlled'
const isBuried = (one: Filter['is'][number]): one is Extract<typeof one, { is: 'in' }> => one.is === 'in'
const countOf = (of: Filter): Quantity => ({ kind: 'count', filter: of })
/**
 * "The total number of white permanents your opponents control plus the total number of white cards in their
 * graveyards."
 */
const ofOpponents: Syntax<Quantity> = mapped(
  part()`the total number of ${{ held: filter('many') }} your opponents control plus the total number of ${{
    buried: filter('many'),
  }} in their graveyards`,
  {
    to: ({ held, buried }): Sum => ({
      kind: 'sum',
      of: [
        countOf(withPredicate(held, { is: 'controlled', by: THEIRS })),
        countOf(withPredicate(buried, { is: 'in', zone: 'graveyard', of: THEIRS })),
      ],
    }),
    is: (value): value is Sum => (value as Sum | null)?.kind === 'sum',
    from: ({ of: [first, second, more] }): OfOpponents | undefined => {
      if (typeof first !== 'object' || typeof second !== 'object' || more !== undefined) return undefined
      if (first.kind !== 'count' || second.kind !== 'count') return undefined
      const [held, buried] = [takePredicate(first.filter, isHeld), takePredicate(second.filter, isBuried)]
      return held && buried ? { held: held.rest, buried: buried.rest } : undefined
    },
  },
)
type Sum = Extract<Quantity, { kind: 'sum' }>
const chooses = wordings(
  choosesOf,
  part({ kind: 'makeChoice' })`choose ${{ choice: choosable }}`,
  part({ kind: 'makeChoice', choice: 'cardName' })`name a card`,
  part({ kind: 'makeChoice', choice: 'nonlandCardName' })`name a nonland card`,
  part({ kind: 'makeChoice', choice: 'lifeToPay' })`pay any amount of life`,
  part({
    kind: 'makeChoice',
    choice: 'lifeToPay',
  })`pay any amount of life. The amount you pay can't be more than ${{ most: wordings(measure, ofOpponents) }}`,
)
const oneChoice = part({ kind: 'makeChoice' })`${{ choice: choosable }}`
/** "As ~ enters, choose a color and a creature type". */
const choosesBoth = shaped(
  part()`as ~ enters ${there}, choose ${{ first: oneChoice }} and ${{ second: oneChoice }}`,
  ({ first, second }) => [
    { kind: 'enters', what: self, as: first },
    { kind: 'enters', what: self, as: second },
  ],
)

const revealing = part({ kind: 'countersForRevealed' })`${{ filter: filter('many') }}. ~ enters ${there}
  with ${countersOf} on it for each card revealed this way`

const itEnters = part()`[. / . If you do,] [~ / it] enters ${there}`
const multiple = table('how many for each', { 'that many': 1, 'twice that many': 2, 'three times that many': 3 })
type ForSacrificed = Extract<EntersAs, { kind: 'countersForSacrificed' }>
const SACRIFICED = { is: 'thisWay', done: 'sacrificed' } as const
const isSacrificed = (one: Filter['is'][number]): one is typeof SACRIFICED => sameValue(one, SACRIFICED)
/** "... with two +1/+1 counters on it for each land sacrificed this way": of what may be sacrificed. */
const forEachSacrificed = mapped(
  part()`${{ filter: filter('many') }}${itEnters} with ${countersOf} on it for each ${{
    again: filter('one'),
  }}` as Syntax<Omit<ForSacrificed, 'kind'> & { readonly again: Filter }>,
  {
    to: ({ again, ...said }): ForSacrificed | undefined =>
      sameValue(takePredicate(again, isSacrificed)?.rest, said.filter)
        ? { kind: 'countersForSacrificed', ...said }
        : undefined,
    is: (value): value is ForSacrificed => (value as EntersAs | null)?.kind === 'countersForSacrificed',
    from: ({ kind: _, ...said }) => ({ ...said, again: withPredicate(said.filter, SACRIFICED) }),
  },
)
const sacrificing: Syntax<EntersAs> = wordings(
  forEachSacrificed,
  part({ kind: 'countersForSacrificed' })`${{ filter: filter('many') }}${itEnters} with ${{ n: multiple }} ${{
    counter: counterKind,
  }} counters on it`,
)

const DOING = effectKinds(({ entering }) => entering === true)
const doing = (effects: Syntax<readonly Effect[]>): Syntax<readonly Effect[]> =>
  narrowed(effects, (said) => said.length > 0 && said.every(({ kind }) => DOING.has(kind)) && !isOpen(said))
/** Nothing is targeted; what is chosen in any number is counted in words of their own. */
function isOpen(effects: readonly Effect[]): boolean {
  let found = false
  visitNodes(effects, (node) => {
    found ||= node.kind === 'target' || (node.kind === 'choose' && isFreely(node.count))
    return undefined
  })
  return found
}
const isFreely = (count: unknown): boolean => (count as Count | undefined)?.min === 0

/** "As ~ enters the battlefield, choose a color", "As ~ enters the battlefield, discard your hand". */
const choosing = ({ effects }: Verbs) =>
  asItEnters`as ~ enters ${there}, ${{
    as: wordings(
      part({ kind: 'perform' })`${{ effects: doing(effects) }}`,
      chooses,
      part({ kind: 'makeChoice', by: 'opponent' })`an opponent chooses ${{ choice: choosable }}`,
      part({ kind: 'tribute' })`an opponent of your choice may put ${{ n: counted }} +1/+1 counters|counter on it`,
      phrase`[/ you may] reveal any number of ${revealing}`,
      phrase`[you may /] sacrifice any number of ${sacrificing}`,
      part({ kind: 'sacrifices' })`sacrifice any number of ${{ filter: filter('many') }}`,
      part({
        kind: 'tappedUnlessPaid',
      })`you may ${{ cost: payment }}. If you don't, [it / ~] enters ${there} tapped`,
    ),
  }}`

/** "It becomes day as ~ enters the battlefield." */
const daylight: Syntax<Enters> = shaped(part()`it becomes ${{ to: dayOrNight }} as ~ enters ${there}`, ({ to }) => ({
  kind: 'enters',
  what: self,
  as: { kind: 'perform', effects: [{ kind: 'becomeDaylight', to }] },
}))

/** What one is a copy of: "any creature on the battlefield", "a creature you control". */
const modelled = wordings(phrase`any ${filter('one')}`, indefinite)
/** "You may have ~ enter the battlefield as a copy of any creature on the battlefield, except it's 7/7." */
function copying({ granted }: Verbs): Syntax<Enters> {
  const except = exceptions(granted)
  return wordings(
    asItEnters`you may have ~ enter ${there} as ${{
      as: part({ kind: 'copy', may: true })`a copy of ${{ of: modelled }}${{ except }}`,
    }}`,
    asItEnters`~ enters ${there} as ${{
      as: part({ kind: 'copy', may: false })`a copy of ${{ of: modelled }}${{ except }}`,
    }}`,
  )
}

/** "You may have ~ enter with an additional +1/+1 counter on it. If you don't, it gains haste." */
const perhaps = ({ granted }: Verbs): Syntax<Enters> =>
  asItEnters`you may have ~ enter ${there} ${{
    as: part({ kind: 'may' })`${{ as: withCounters }} ${{
      otherwise: wordings(words('', null), part({ kind: 'gain' })`. If you don't, it gains ${{ ability: granted }}`),
    }}`,
  }}`

const YOU = { kind: 'you' } as const
const AND_THEN = part()`. If you do, put ~ onto the battlefield. If you don't, put it into its owner's graveyard`
/** "If ~ would enter the battlefield, sacrifice a Swamp instead. If you do, put ~ onto the battlefield. ..." */
const traded: Syntax<Enters> = wordings(
  shaped(part()`if ~ would enter ${there}, sacrifice ${{ what: thing }} instead${AND_THEN}`, ({ what }) => ({
    kind: 'enters',
    what: self,
    as: { kind: 'onlyIf', effects: [{ kind: 'sacrifice', who: YOU, what }] },
  })),
  shaped(part()`if ~ would enter ${there}, you may ${{ cost: payment }} instead${AND_THEN}`, ({ cost }) => ({
    kind: 'enters',
    what: self,
    as: { kind: 'onlyIf', effects: [{ kind: 'mayPay', who: YOU, cost, then: [], otherwise: [] }] },
  })),
)

const TAPPED = part({ kind: 'tapped', ...ALWAYS })`tapped`

const stuck = shaped(
  part()`${{ what: thing }} ${into} tapped and ${{
    changes: restrictionChanges(repeat(staysTapped, { max: 1 })),
  }}`,
  ({ what, changes }) => [
    { kind: 'enters', what, as: { kind: 'tapped', ...ALWAYS } },
    { kind: 'affect', what, changes },
  ],
)

/**
 * Two rules in one clause: "~ enters tapped with two charge counters on it", "... with a +1/+1 counter on it and with
 * flying".
 */
export const entersTwice = memoised(({ granted }: Verbs): Syntax<readonly StaticRule[]> => {
  const gaining = part({ kind: 'gain' })`with ${{ ability: granted }}`
  const twice = shaped(
    wordings(
      part()`${{ what: thing }} ${into} ${{ first: TAPPED }} [/ and] ${{ second: withCounters }}`,
      part()`${{ what: thing }} ${into} ${{ first: withCounters }} and ${{ second: gaining }}`,
    ),
    ({ what, first, second }) => [
      { kind: 'enters', what, as: first },
      { kind: 'enters', what, as: second },
    ],
  )
  return wordings(twice, stuck, choosesBoth)
})

/** today:702.138c: "~ escapes with two +1/+1 counters on it". */
export const escapes = shaped(part()`~ escapes with ${countersOf} on it`, ({ n, counter }) => ({
  rule: { kind: 'enters', what: self, as: { kind: 'counters', n, counter } },
  condition: { kind: 'optionPaid', keyword: 'escape' },
}))

/** How objects enter the battlefield. */
export const enters = memoised(
  (verbs: Verbs): Syntax<Enters> =>
    wordings(
      rule('enters')`${{ what: thing }} ${{ as: manner }}`,
      choosing(verbs),
      daylight,
      copying(verbs),
      perhaps(verbs),
      traded,
    ),
)
