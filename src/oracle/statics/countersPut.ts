/** "If one or more +1/+1 counters would be put on ..., that many plus one are put instead" (today:614.16). */
import type { ChangedNumber, Players, StaticRule, Subject } from '../../language/index.ts'
import { part, rule, type Syntax, table, wordings, words } from '../core/index.ts'
import { counterKind } from '../lexicon/index.ts'
import { player, subject } from '../nouns/index.ts'

type CountersPut = Extract<StaticRule, { kind: 'countersPut' }>

const changed = table<ChangedNumber>('how many', {
  'twice that many': { times: 2, plus: 0 },
  'three times that many': { times: 3, plus: 0 },
  'that many plus one': { times: 1, plus: 1 },
  'that many plus two': { times: 1, plus: 2 },
})
/** Before "counters". */
const instead = part()`${{ instead: changed }}`
const fewer = table<ChangedNumber>('how many', {
  'minus one': { times: 1, plus: -1 },
  'minus two': { times: 1, plus: -2 },
})
const halved = part({ instead: { times: 0.5, plus: 0 } })`half that many`

const NOBODY = { who: null } as const
const ANY_KIND = { counter: null } as const
/** Where they are put again. */
const there = part()`[it / that creature / that permanent]`
/** "That many +1/+1 counters minus one". */
const ofKind = wordings(
  part()`${instead} ${{ counter: counterKind }} counters`,
  part()`that many ${{ counter: counterKind }} counters ${{ instead: fewer }}`,
)
const ofThoseKinds = part()`of [each of those kinds of / those] counters`
const eachKind = part(ANY_KIND)`${instead} ${ofThoseKinds}`

const ANYTHING: Subject = { kind: 'all', filter: { noun: 'permanent', is: [] } }
const ANYBODY: Players = { kind: 'anyPlayer' }
/** "A permanent or player". */
const onAnyone = part({ what: ANYTHING, who: ANYBODY })`a permanent or player`
const onWhat = part(NOBODY)`${{ what: subject }}`
const thereOrThen = wordings(there, words('that permanent or player'))
const on = wordings(onAnyone, onWhat)

/** The whole sentence, without its full stop. */
export const countersPut: Syntax<CountersPut> = wordings(
  rule('countersPut')`if one or more ${{ counter: counterKind }} counters would be put on ${onWhat},
    ${ofKind} are put on ${there} instead`,
  rule('countersPut', ANY_KIND)`if one or more counters would be put on ${onWhat},
    ${eachKind} are put on ${there} instead`,
  rule('countersPut', { byEffect: true, ...ANY_KIND })`if an effect would put one or more counters on ${onWhat},
    it puts ${eachKind} on ${there} instead`,
  rule('countersPut', { byEffect: true })`if an effect would put one or more ${{ counter: counterKind }} counters on
    ${onWhat}, it puts ${ofKind} on ${there} instead`,
  rule('countersPut')`if ${{ by: player }} would put one or more ${{ counter: counterKind }} counters on ${onWhat},
    [put / they put] ${ofKind} on ${there} instead`,
  rule('countersPut', ANY_KIND)`if ${{ by: player }} would put one or more counters on ${on},
    [put / they put] ${eachKind} on ${thereOrThen} instead`,
  rule('countersPut', ANY_KIND)`if ${{ by: player }} would put one or more counters on ${on},
    they put ${halved} of each of those kinds of counters on ${thereOrThen} instead, rounded down`,
  rule('countersPut', { what: null })`if ${{ who: player }} would get one or more ${{ counter: counterKind }} counters,
    you get ${ofKind} instead`,
  rule('countersPut', { what: null, ...ANY_KIND })`if ${{ who: player }} would get one or more counters,
    you get ${eachKind} instead`,
)
