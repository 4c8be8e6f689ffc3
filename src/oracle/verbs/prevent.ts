/** Damage shields that an effect makes: prevention and redirection (419.6c, 419.7 of 2004, 615 of 2011). */
import type {
  Covers,
  Effect,
  Filter,
  KeywordName,
  Predicate,
  Quantity,
  Recipient,
  Thing,
} from '../../language/index.ts'
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
  wordings,
  words,
} from '../core/index.ts'
import { digits, keywordName } from '../lexicon/index.ts'
import {
  bareFilter,
  definite,
  filter,
  isFilter,
  isSaid,
  recipient,
  shares,
  takePredicate,
  thing,
  withPredicate,
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

/** "... to you", "... to you by red sources", "... by target creature", or nothing: all damage. */
const toAnyone = { to: null } as const
const fromAnything = { from: null } as const
/** "You", "you and/or permanents you control". */
const covered = wordings(part()`${{ to: recipient }}`, part()`${{ to: recipient }} and/or ${{ also: recipient }}`)
const would = wordings(
  part({ ...toAnyone, ...fromAnything })`that would be dealt [this turn / this turn by any source]`,
  part(fromAnything)`that would be dealt to ${covered} this turn`,
  part(fromAnything)`that would be dealt this turn to ${covered}`,
  part(toAnyone)`that would be dealt this turn by ${{ from: sources }}`,
  part(toAnyone)`that would be dealt by ${{ from: sources }} this turn`,
  part(toAnyone)`[that / ] ${{ from: sources }} would deal this turn`,
  part()`[that / ] ${{ from: sources }} would deal to ${covered} this turn`,
  part()`that would be dealt to ${covered} this turn by ${{ from: sources }}`,
)

const next: Syntax<{ readonly n: Quantity }> = part()`${{ n: written }}`
const allOfIt = { n: null } as const

const CHOSEN: Covers = { once: false, chosen: true }
const NEXT_TIME: Covers = { once: true, chosen: false }
const NEXT_CHOSEN: Covers = { once: true, chosen: true }
/** "A red source of your choice" (419.8a). */
export const aSource: Syntax<Filter> = wordings(
  singular(phrase`a ${filter('one')} of your choice`),
  singular(withKeyword(part()`a ${{ noun: one(bareFilter) }} of your choice with ${{ keyword: keywordName }}`)),
  singular(ofChosenColor(phrase`a ${one(bareFilter)} of your choice of the chosen color`)),
  singular(sharing(part()`a ${{ noun: one(bareFilter) }} of your choice that ${{ shared: shares }}`)),
)
type Keyed = Extract<Predicate, { is: 'keyword' }>
/** "A creature of your choice with shadow". */
function withKeyword(said: Syntax<{ readonly noun: Filter; readonly keyword: KeywordName }>): Syntax<Filter> {
  const isIt = (is: Predicate): is is Keyed => is.is === 'keyword'
  return mapped(said, {
    to: ({ noun, keyword }) => withPredicate(noun, { is: 'keyword', keyword }),
    is: isFilter,
    from: (source) => {
      const found = takePredicate(source, isIt)
      return found ? { noun: found.rest, keyword: found.taken.keyword } : undefined
    },
  })
}
type Shares = Extract<Predicate, { is: 'shares' }>
/** "A source of your choice that shares a color with the exiled card". */
function sharing(said: Syntax<{ readonly noun: Filter; readonly shared: Shares }>): Syntax<Filter> {
  return mapped(said, {
    to: ({ noun, shared }) => withPredicate(noun, shared),
    is: isFilter,
    from: (source) => {
      const found = takePredicate(source, (one): one is Shares => one.is === 'shares')
      return found ? { noun: found.rest, shared: found.taken } : undefined
    },
  })
}
const CHOSEN_COLOR: Predicate = { is: 'chosen', what: 'color' }
function ofChosenColor(noun: Syntax<Filter>): Syntax<Filter> {
  const isIt = (is: Predicate): is is Extract<Predicate, { is: 'chosen' }> => sameValue(is, CHOSEN_COLOR)
  return mapped(noun, {
    to: (source) => withPredicate(source, CHOSEN_COLOR),
    is: isFilter,
    from: (source) => takePredicate(source, isIt)?.rest,
  })
}

/** "... a source of your choice would deal to you this turn": one source, chosen as it happens. */
const chosenWould = wordings(
  part({ covers: CHOSEN })`that would be dealt to ${covered} this turn by ${{ from: aSource }}`,
  part({ covers: CHOSEN })`that would be dealt this turn to ${covered} by ${{ from: aSource }}`,
  part({ covers: CHOSEN, ...toAnyone })`that would be dealt this turn by ${{ from: aSource }}`,
  part({ covers: CHOSEN })`[/ that] ${{ from: aSource }} would deal to ${covered} this turn`,
  part({ covers: CHOSEN, ...toAnyone })`[/ that] ${{ from: aSource }} would deal this turn`,
)
const any = wordings(would, chosenWould)

/** "The next time a source of your choice would deal damage to you this turn". */
const nextTime = wordings(
  part({
    covers: NEXT_CHOSEN,
  })`the next time ${{ from: aSource }} would deal ${combat} to ${covered} this turn`,
  part({ covers: NEXT_CHOSEN, ...toAnyone })`the next time ${{ from: aSource }} would deal ${combat} this turn`,
  part({
    covers: NEXT_TIME,
  })`the next time ${{ from: sources }} would deal ${combat} to ${covered} this turn`,
  part({ covers: NEXT_TIME, ...toAnyone })`the next time ${{ from: sources }} would deal ${combat} this turn`,
  part({
    covers: NEXT_TIME,
    ...fromAnything,
  })`the next time ${combat} would be dealt to ${covered} this turn`,
)

const allBut: Syntax<Quantity> = mapped(phrase`all but ${digits} of that damage`, {
  to: (n): Quantity => ({ kind: 'sum', of: [THAT_MUCH, -n] }),
  is: (value): value is Quantity => (value as { kind?: string } | null)?.kind === 'sum',
  from: (sum) => {
    const n = typeof sum === 'object' && sum.kind === 'sum' ? sum.of[1] : undefined
    return typeof n === 'number' && n < 0 ? -n : undefined
  },
})
/** "All but 1 of that damage", "half that damage, rounded down". */
const share: Syntax<Quantity> = wordings(
  allBut,
  words('half that damage, rounded down', { kind: 'half', of: THAT_MUCH, round: 'down' }),
  words('half that damage, rounded up', { kind: 'half', of: THAT_MUCH, round: 'up' }),
)

/** "Prevent the next 3 damage that would be dealt to you this turn", "prevent all combat damage ...". */
export const preventDamage = wordings(
  rule('preventDamage')`prevent the next ${next} ${combat} ${any}`,
  rule('preventDamage', {
    divided: true,
    ...fromAnything,
  })`prevent the next ${next} ${combat} that would be dealt this turn to ${{ to: recipient }}, divided as you choose`,
  rule('preventDamage', allOfIt)`prevent all ${combat} ${any}`,
  rule('preventDamage', allOfIt)`${nextTime}, prevent that damage`,
  rule('preventDamage', {
    ...allOfIt,
    covers: NEXT_TIME,
  })`the next time a ${{ from: one(filter('one')) }} would deal ${combat} to ${{ to: recipient }} this turn, prevent that damage`,
  rule('preventDamage', allOfIt)`${nextTime}, prevent ${{ share }}`,
)

const isItsController = (to: Recipient): boolean => {
  const thing: unknown = to.kind === 'controllerOf' ? to.thing : null
  return isSaid(thing) && thing.filter?.noun === 'source'
}
/** "That source's controller" is known only when it would deal the damage (`otherwise.ts`). */
const notItsController = narrowed(recipient, (to) => !isItsController(to))

/** "The next 3 damage that would be dealt to you this turn is dealt to target creature instead" (419.6c). */
export const redirectDamage = wordings(
  rule('redirectDamage')`the next ${next} ${combat} ${any} is dealt to ${{ onto: recipient }} instead`,
  rule('redirectDamage', allOfIt)`all ${combat} ${any} is dealt to ${{ onto: recipient }} instead`,
  rule('redirectDamage', allOfIt)`${nextTime}, that damage is dealt to ${{ onto: notItsController }} instead`,
  rule('redirectDamage', allOfIt)`${nextTime}, [it / that source / that creature / that spell] deals that damage to ${{
    onto: recipient,
  }} instead`,
)

/** "Damage can't be prevented this turn", "damage that would be dealt to that creature this turn can't be ...". */
export const unpreventableThisTurn = wordings(
  rule('unpreventable', { from: null })`damage can't be prevented this turn`,
  rule('unpreventable', {
    from: null,
    unmoved: true,
  })`damage that would be dealt to ${{ to: definite }} this turn can't be prevented or dealt instead to another permanent
    or player`,
)
/** "Damage that would be dealt by ~ can't be prevented", for as long as the ability works. */
export const unpreventable = wordings(
  rule('unpreventable', { from: null })`damage can't be prevented`,
  rule('unpreventable')`damage that would be dealt by ${{ from: sources }} can't be prevented`,
)

const isPrevent = (effect: Effect | undefined): effect is Prevent => effect?.kind === 'preventDamage'

/** "Prevent all combat damage that would be dealt to and dealt by target creature this turn": two shields. */
export const preventBoth: Syntax<readonly Effect[]> = shaped(
  part()`prevent all ${combat} that would be dealt to and dealt by ${{ to: thing }} this turn`,
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
  ofSeveral(part({ n: null })`prevent all ${combat} that would be dealt to ${{ to: bothRecipients }} this turn`),
  ofSeveral(part()`prevent the next ${next} ${combat} that would be dealt to ${{ to: bothRecipients }} this turn`),
  bySeveral,
)
