/**
 * Conditions that count: "three or more creatures are attacking", "~'s power is 4 or greater", "you control a Swamp".
 */
import type { Condition, Filter, Predicate, Quantity } from '../../language/index.ts'
import {
  either,
  mapped,
  narrowed,
  part,
  rule,
  type Syntax,
  sameValue,
  shaped,
  singular,
  table,
  wordings,
} from '../core/index.ts'
import { aOrMore, copula, counterKind, numberWord, ownZone, x } from '../lexicon/index.ts'
import {
  comparison,
  countedFilter,
  counterOnIt,
  deed,
  each,
  eachMany,
  filter,
  indefinite,
  measure,
  possessed,
  possessive,
  qualified,
  definite as thing,
} from '../nouns/index.ts'
import { bound } from './bound.ts'
import { diesThisWay } from './facts.ts'
import { amountOf } from './inHands.ts'
import { controls, count, exists, not, notAny, notEach } from './kinds.ts'
import { tallies } from './tallies.ts'

/** "You control a Swamp". */
const controlOne = exists(qualified(part()`${{ quality: controls }} ${{ filter: indefinite }}`, ['controlled']))
/** "You control exactly one creature". */
const controlExactlyOne = shaped(
  qualified(part()`${{ quality: controls }} exactly one ${{ filter: filter('one') }}`, ['controlled']),
  ({ filter: one }) => ({ kind: 'compare', a: { kind: 'count', filter: one }, op: '=', b: 1 }),
)
/** "Your opponents control no creatures": neither any of them nor all together. */
const allControl = part({ is: 'controlled' })`${{ by: notAny }} control|controls`
const dontControl = part({ is: 'controlled' })`${{ by: notAny }} don't|doesn't control`
/** "Defending player controls no untapped creatures", "no opponent controls a Swamp". */
const controlNone = not(
  exists(
    qualified(
      wordings(
        part()`${{ quality: allControl }} no ${{ filter: filter('many') }}`,
        part()`${{ quality: dontControl }} ${{ filter: indefinite }}`,
        part({ quality: { is: 'controlled', by: { kind: 'anOpponent' } } })`no opponent controls ${{
          filter: indefinite,
        }}`,
      ),
      ['controlled'],
    ),
  ),
)

/** "There are seven or more cards in your graveyard", "three or more creatures are on the battlefield". */
const thereAre = wordings(
  rule('compare')`[there are / you have] ${amountOf} ${{ a: eachMany }}`,
  rule('compare', { op: '=', b: 1 })`there is exactly one ${{ a: each }}`,
  count(part()`${amountOf} ${{ filter: filter('many') }} are on the battlefield`),
)

const wasDone = wordings(part({ is: 'thisWay' })`[was / is] ${{ done: deed }} this way`, diesThisWay)
const isNew = ({ is }: Filter): boolean => !is.some((one) => one.is === 'thisWay')
/** "If a creature was destroyed this way". */
const oneWas = exists(
  qualified(part()`${aOrMore} ${{ filter: filter('one') }} ${{ quality: wasDone }}`, ['thisWay'], isNew),
)
const wereDone = part({ is: 'thisWay' })`[were / are] ${{ done: deed }} this way`
/** "If no creature cards were revealed this way", "if eight or more cards were returned to your hand this way". */
const manyWere = count(
  qualified(part()`${amountOf} ${{ filter: filter('many') }} ${{ quality: wereDone }}`, ['thisWay'], isNew),
)
const INTO_HAND = { quality: { is: 'thisWay', done: 'putIntoHand' } } as const
/** "You put an artifact card into your hand this way". */
const tookOne = wordings(
  exists(qualified(part(INTO_HAND)`you put ${{ filter: indefinite }} into your hand this way`, ['thisWay'], isNew)),
  not(
    exists(
      qualified(part(INTO_HAND)`you didn't put ${{ filter: indefinite }} into your hand this way`, ['thisWay'], isNew),
    ),
  ),
)

/** "~'s power is 4 or greater", "the number of cards in your hand is greater than ...", "X is 5 or more". */
const measured = shaped(
  part()`${{ a: singular(either(measure, x)) }} [${copula} / was] ${comparison}`,
  ({ a, op, n }) => ({ kind: 'compare', a, op, b: n }),
  // "Your life total is 5 or less" is what "you have 5 or less life" says.
  { when: ({ a, n }) => typeof a !== 'object' || a.kind !== 'life' || typeof n === 'object' },
)

type Statistic = Extract<Quantity, { kind: 'statistic' }>
const isStatistic = (n: unknown): n is Statistic => (n as Statistic | null)?.kind === 'statistic'
interface Elided {
  readonly a: Statistic
  readonly op: '>' | '<'
  readonly of: Statistic['of']
}
/** "That creature's power is greater than ~'s": the same number of another thing. */
const elided: Syntax<Condition> = mapped(
  part()`${{ a: singular(narrowed(measure, isStatistic)) }} ${copula} ${{
    op: table('a comparison', { 'greater than': '>', 'less than': '<' } as const),
  }} ${{ of: possessed }}` as Syntax<Elided>,
  {
    to: ({ a, op, of }): Condition => ({ kind: 'compare', a, op, b: { ...a, of } }),
    is: (value): value is Condition => (value as Condition | null)?.kind === 'compare',
    from: (meant): Elided | undefined => {
      if (meant.kind !== 'compare' || !isStatistic(meant.a) || !isStatistic(meant.b)) return undefined
      const { a, b, op } = meant
      return (op === '>' || op === '<') && sameValue({ ...a, of: b.of }, b) ? { a, op, of: b.of } : undefined
    },
  },
)

const opponents = rule('compare', { a: { kind: 'opponents', of: { kind: 'you' } } })`you have ${amountOf} opponents`

/** "Your devotion to black is less than five": a number in words. */
const lessThan = part({
  kind: 'compare',
  op: '<',
})`${{ a: singular(measure) }} ${copula} less than ${{ b: numberWord }}`

/** "~ has three or more charge counters on it". */
const counters = shaped(
  wordings(
    part()`${{ of: thing }} have|has ${amountOf} ${{ counter: counterKind }} counters on [it / them]`,
    part()`${{ of: thing }} had ${bound} ${{ counter: counterKind }} counters on [it / them]`,
  ),
  ({ of, op, b, counter }) => ({ kind: 'compare', a: { kind: 'counters', counter, of }, op, b }),
)

/** "Its controller is poisoned" (102.3d). */
const poisoned = shaped(part()`${{ of: notEach }} are|is poisoned`, ({ of }) => ({
  kind: 'compare',
  a: { kind: 'playerCounters', counter: 'poison', of },
  op: '>=',
  b: 1,
}))

/** What a thing is for a while, or where it is: "attacking", "in your graveyard". */
const whatItIs: Syntax<Predicate> = either(
  table('a state', {
    attacking: { is: 'state', state: 'attacking' },
    blocking: { is: 'state', state: 'blocking' },
    tapped: { is: 'state', state: 'tapped' },
    untapped: { is: 'state', state: 'untapped' },
  } as const),
  part({ is: 'in' })`in ${{ of: possessive }} ${{ zone: ownZone }}`,
)
/** "Cards", of whatever kind, are counted as the size of a zone. */
const isKnown = ({ noun, is }: Filter): boolean => noun !== 'card' || is.length > 0

/** "Four or more creatures are attacking", "twenty or more creature cards are in your graveyard". */
const areNow = count(
  qualified(part()`${amountOf} ${{ filter: countedFilter }} are|is ${{ quality: whatItIs }}`, ['in', 'state'], isKnown),
)

/** "A white creature is attacking", "an artifact card is in your graveyard", "an enchantment is on the battlefield". */
const oneIs = exists(
  wordings(
    qualified(part()`${{ filter: indefinite }} is ${{ quality: whatItIs }}`, ['in', 'state'], isKnown),
    // "As long as a creature you control has a +1/+1 counter on it".
    qualified(part()`${{ filter: indefinite }} has ${{ quality: counterOnIt }}`, ['hasCounter']),
    part()`${{ filter: indefinite }} is on the battlefield`,
    part()`[there is / there's] ${{ filter: indefinite }}`,
  ),
)

export const amounts: Syntax<Condition> = either(
  controlOne,
  controlNone,
  controlExactlyOne,
  wordings(thereAre, manyWere, measured, elided, lessThan, opponents, counters, poisoned, areNow, tallies),
  wordings(oneWas, oneIs, tookOne),
)
