/** Damage shields that an effect makes: prevention and redirection (419.6c, 419.7 of 2004, 615 of 2011). */
import type { Covers, Effect, Filter, Quantity, Recipient, Thing } from '../../language/index.ts'
import {
  derived,
  mapped,
  narrowed,
  one,
  part,
  phrase,
  rule,
  type Syntax,
  sameValue,
  series,
  shaped,
  singular,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { digits } from '../lexicon/index.ts'
import {
  bareFilter,
  definite,
  filter,
  indefinite,
  isKind,
  isSaid,
  qualified,
  quality,
  recipient,
  thing,
  written,
} from '../nouns/index.ts'
import { thingAgain } from './clause.ts'
import { withOthers } from './together.ts'

const THAT_MUCH: Quantity = { kind: 'thatMuch' }
type Prevent = Extract<Effect, { kind: 'preventDamage' }>

/** "Damage", "combat damage", "noncombat damage". */
export const combat: Syntax<{ readonly combat: boolean | null }> = wordings(
  part()`${{ combat: words('damage', null) }}`,
  part()`${{ combat: words('combat damage', true) }}`,
  part()`${{ combat: words('noncombat damage', false) }}`,
)
/** That thing as a filter that nothing else matches. */
export const onlyThat = (thing: Thing): Filter => ({ noun: 'source', is: [{ is: 'thing', thing }] })
/** "Red sources", or one thing as a filter that only it matches. */
export const sources: Syntax<Filter> = wordings(
  filter('many'),
  shaped(thing, onlyThat, { when: ({ kind }) => kind !== 'all' && kind !== 'choose' }),
)

const CHOSEN: Covers = { once: false, chosen: true }
const UNTIL_YOUR_TURN = { until: 'yourNextTurn' } as const
const NEXT_TIME: Covers = { once: true, chosen: false }
const NEXT_CHOSEN: Covers = { once: true, chosen: true }
/** "A red source of your choice" (419.8a), "a creature of your choice with shadow". */
export const aSource: Syntax<Filter> = wordings(
  singular(phrase`a ${filter('one')} of your choice`),
  singular(
    shaped(
      qualified(part()`a ${{ filter: one(bareFilter) }} of your choice ${{ quality }}`, (is) => !isKind(is)),
      (source) => source.filter,
    ),
  ),
)
/** Red sources, target creature, or one source that is chosen as it happens. */
const source = wordings(part()`${{ from: sources }}`, part({ covers: CHOSEN })`${{ from: aSource }}`)

/** "... to you", "... to you by red sources", "... by target creature", or nothing: all damage. */
const toAnyone = { to: null } as const
const fromAnything = { from: null } as const
/** "To you", "to you and/or permanents you control". */
const toWhom = wordings(part()`to ${{ to: recipient }}`, part()`to ${{ to: recipient }} and/or ${{ also: recipient }}`)
const that = part()`[that / ]`
/** "To you", "by red sources", "to you by red sources". */
const aim = wordings(part(fromAnything)`${toWhom}`, part(toAnyone)`by ${source}`, part()`${toWhom} by ${source}`)
const any = wordings(
  part({ ...toAnyone, ...fromAnything })`that would be dealt [this turn / this turn by any source]`,
  part()`that would be dealt ${aim} this turn`,
  part()`that would be dealt this turn ${aim}`,
  part(toAnyone)`${that} ${source} would deal this turn`,
  part()`${that} ${source} would deal ${toWhom} this turn`,
  part()`that would be dealt ${toWhom} this turn by ${source}`,
)

/** The same without "this turn", where it has been said how long. */
const meanwhile = wordings(
  part({ ...toAnyone, ...fromAnything })`that would be dealt`,
  part()`that would be dealt ${aim}`,
  part(toAnyone)`${that} ${source} would deal`,
  part()`${that} ${source} would deal ${toWhom}`,
)

const allOfIt = { n: null } as const
const howMuch = wordings(part()`the next ${{ n: written }}`, part(allOfIt)`all`)

/** "The next time a source of your choice would deal damage to you this turn". */
const struck = wordings(
  part({ covers: NEXT_CHOSEN })`${{ from: aSource }}`,
  part({ covers: NEXT_TIME })`${{ from: wordings(sources, indefinite) }}`,
)
const nextTime = wordings(
  part()`the next time ${struck} would deal ${combat} ${toWhom} this turn`,
  part(toAnyone)`the next time ${struck} would deal ${combat} this turn`,
  part({ covers: NEXT_TIME, ...fromAnything })`the next time ${combat} would be dealt ${toWhom} this turn`,
)

/** "Half that damage, rounded down". */
export const halfOfIt = rule('half', {
  of: THAT_MUCH,
})`half that damage, rounded ${{ round: table('up or down', { up: 'up', down: 'down' }) }}`
const allBut: Syntax<Quantity> = mapped(phrase`all but ${digits} of that damage`, {
  to: (n): Quantity => ({ kind: 'sum', of: [THAT_MUCH, -n] }),
  is: (value): value is Quantity => (value as { kind?: string } | null)?.kind === 'sum',
  from: (sum) => {
    const n = typeof sum === 'object' && sum.kind === 'sum' ? sum.of[1] : undefined
    return typeof n === 'number' && n < 0 ? -n : undefined
  },
})
/** "All but 1 of that damage", "half that damage, rounded down". */
export const share: Syntax<Quantity> = wordings(allBut, halfOfIt)

/** "Prevent the next 3 damage that would be dealt to you this turn", "prevent all combat damage ...". */
export const preventDamage = wordings(
  rule('preventDamage')`prevent ${howMuch} ${combat} ${any}`,
  rule('preventDamage', { ...allOfIt, ...UNTIL_YOUR_TURN })`until your next turn, prevent all ${combat} ${meanwhile}`,
  rule('preventDamage', {
    divided: true,
    ...fromAnything,
  })`prevent the next ${{ n: written }} ${combat} that would be dealt this turn to ${{ to: recipient }}, divided as you choose`,
  rule('preventDamage', allOfIt)`${nextTime}, prevent that damage`,
  rule('preventDamage', allOfIt)`${nextTime}, prevent ${{ share }}`,
)

/** "That source's controller" is known only when it would deal the damage (`otherwise.ts`). */
const isSourcesController = (to: Recipient): boolean => {
  const whose: unknown = to.kind === 'controllerOf' ? to.thing : null
  return isSaid(whose) && whose.filter?.noun === 'source'
}
const notSourcesController = narrowed(recipient, (to) => !isSourcesController(to))
/** What deals the damage is "it": so is its controller known only then. */
const notItsController = narrowed(recipient, (to) => to.kind !== 'controllerOf' || !isSaid(to.thing))

/** What would have dealt it. */
export const dealerAgain = wordings(words('it'), words('that source'))
/** The same by its noun: "creature", of a red creature or of target creature. */
function nounOf({ noun, is: [only, ...more] }: Filter): Filter {
  if (only?.is === 'thing' && only.thing.kind === 'target' && only.thing.filter !== null)
    return nounOf(only.thing.filter)
  const type = noun === 'permanent' ? [only, ...more].filter((one) => one?.is === 'type') : []
  return { noun, is: type as Filter['is'] }
}
interface Again extends Pick<Extract<Effect, { kind: 'redirectDamage' }>, 'from' | 'onto'> {
  readonly again: Filter
}
type Redirect = Extract<Effect, { kind: 'redirectDamage' }>
/** "... would deal damage to you this turn, that creature deals that damage to its controller instead". */
const byThatOne: Syntax<Redirect> = mapped(
  rule('redirectDamage', allOfIt)`${nextTime}, that ${{ again: one(bareFilter) }} deals that damage to ${{
    onto: notItsController,
  }} instead` as Syntax<unknown> as Syntax<Redirect & Again>,
  {
    to: ({ again, ...redirect }) =>
      redirect.from !== null && again.noun !== 'source' && sameValue(nounOf(redirect.from), again)
        ? (redirect as Redirect)
        : undefined,
    is: (value): value is Redirect => (value as Effect | null)?.kind === 'redirectDamage',
    from: (redirect) => (redirect.from === null ? undefined : { ...redirect, again: nounOf(redirect.from) }),
  },
)
/** "The next 3 damage that would be dealt to you this turn is dealt to target creature instead" (419.6c). */
export const redirectDamage = wordings(
  rule('redirectDamage')`${howMuch} ${combat} ${any} is dealt to ${{ onto: recipient }} instead`,
  rule('redirectDamage', allOfIt)`${nextTime}, that damage is dealt to ${{ onto: notSourcesController }} instead`,
  rule(
    'redirectDamage',
    allOfIt,
  )`${nextTime}, ${dealerAgain} deals that damage to ${{ onto: notItsController }} instead`,
  byThatOne,
)

const unpreventableDamage = part({ kind: 'unpreventable', from: null })`damage can't be prevented`
/** "Damage can't be prevented this turn", "damage that would be dealt to that creature this turn can't be ...". */
export const unpreventableThisTurn = wordings(
  part()`${unpreventableDamage} this turn`,
  rule('unpreventable', {
    from: null,
    unmoved: true,
  })`damage that would be dealt to ${{ to: definite }} this turn can't be prevented or dealt instead to another permanent
    or player`,
)
/** "Damage that would be dealt by ~ can't be prevented", for as long as the ability works. */
export const unpreventable = wordings(
  unpreventableDamage,
  rule('unpreventable')`damage that would be dealt by ${{ from: sources }} can't be prevented`,
  rule('unpreventable', { combat: true })`combat damage that would be dealt by ${{ from: sources }} can't be prevented`,
)

const isPrevent = (effect: Effect | undefined): effect is Prevent => effect?.kind === 'preventDamage'

const toAndBy = part()`prevent all ${combat} that would be dealt to and dealt by ${{ to: thing }}`
/** "Prevent all combat damage that would be dealt to and dealt by target creature this turn": two shields. */
export const preventBoth: Syntax<readonly Effect[]> = shaped(
  wordings(part()`${toAndBy} this turn`, part(UNTIL_YOUR_TURN)`until your next turn, ${toAndBy}`),
  ({ to, ...which }) => [
    { kind: 'preventDamage', n: null, to, from: null, ...which },
    { kind: 'preventDamage', n: null, to: null, from: onlyThat(derived(to, thingAgain)), ...which },
  ],
  { when: ({ to }) => to.kind !== 'all' && to.kind !== 'choose' },
)

interface Several {
  readonly n: Quantity | null
  readonly combat: boolean | null
  readonly to: readonly Recipient[]
}
/** "Each other creature" is other than what was just named. */
const isOfOthers = (to: Recipient): boolean =>
  to.kind === 'all' && to.filter.is.some(({ is }) => is === 'other' || is === 'notThing')
const bothRecipients: Syntax<readonly Recipient[]> = wordings(
  narrowed(series(recipient, 'and', { min: 2, max: 2 }), (all) => !all.some(isOfOthers)),
  withOthers,
)
const ofSeveral = (said: Syntax<object>): Syntax<readonly Effect[]> =>
  mapped(said as Syntax<Several>, {
    to: ({ n, combat: which, to }): readonly Effect[] =>
      to.map((one): Prevent => ({ kind: 'preventDamage', n, combat: which, to: one, from: null })),
    is: (value): value is readonly Effect[] => Array.isArray(value) && value.length === 2,
    from: ([first, second]): Several | undefined => {
      if (!isPrevent(first) || !isPrevent(second) || first.to === null || second.to === null) return undefined
      return first.combat === second.combat && sameValue(first.n, second.n)
        ? { n: first.n, combat: first.combat, to: [first.to, second.to] }
        : undefined
    },
  })
/** "Prevent all combat damage that would be dealt this turn by that creature and each creature blocking it". */
const bySeveral: Syntax<readonly Effect[]> = shaped(
  part()`prevent all ${combat} that would be dealt this turn by ${{ one: thing }} and each ${{ from: filter('one') }}`,
  ({ one: by, from, ...which }) => [
    { kind: 'preventDamage', n: null, to: null, from: onlyThat(by), ...which },
    { kind: 'preventDamage', n: null, to: null, from, ...which },
  ],
  { when: ({ one: by }) => by.kind !== 'all' && by.kind !== 'choose' },
)
/** "Prevent all damage that would be dealt to you and creatures you control this turn": a shield for each. */
export const preventToSeveral: Syntax<readonly Effect[]> = wordings(
  ofSeveral(part()`prevent ${howMuch} ${combat} that would be dealt to ${{ to: bothRecipients }} this turn`),
  bySeveral,
)
