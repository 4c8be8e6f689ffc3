/** Damage that is dealt otherwise than it would be: another amount, or to its source's controller (419.6). */
import type { Covered, Effect, Quantity, Recipient, Replaced, Thing } from '../../language/index.ts'
import { aSource, dealerAgain, halfOfIt, onlyThat, withFields } from '../clauses/index.ts'
import { mapped, narrowed, part, phrase, rule, type Syntax, sameValue, shaped, wordings, words } from '../core/index.ts'
import { digits } from '../lexicon/index.ts'
import { definite } from '../nouns/index.ts'
import { dealer, dealt } from './replaced.ts'

type Damage = Extract<Effect, { kind: 'damage' }>
type OfDamage = Extract<Replaced, { on: 'damage' }>

export const THAT_MUCH: Quantity = { kind: 'thatMuch' }

type Sum = Extract<Quantity, { kind: 'sum' }>
const isSum = (value: unknown): value is Sum => (value as { kind?: string } | null)?.kind === 'sum'
const changedBy = (sign: 1 | -1) => ({
  to: (n: number): Sum => ({ kind: 'sum', of: [THAT_MUCH, sign * n] }),
  is: isSum,
  from: ({ of: [, n] }: Sum) => (typeof n === 'number' && n * sign > 0 ? n * sign : undefined),
})
/** "Double that damage", "that much damage plus 2", "3 damage". */
const otherDamage: Syntax<Quantity> = wordings(
  words('double that damage', { kind: 'times', n: 2, of: THAT_MUCH }),
  words('twice that much damage', { kind: 'times', n: 2, of: THAT_MUCH }),
  words('triple that damage', { kind: 'times', n: 3, of: THAT_MUCH }),
  phrase`${halfOfIt},`,
  mapped(phrase`that much damage plus ${digits}`, changedBy(1)),
  mapped(phrase`that much damage minus ${digits}`, changedBy(-1)),
  phrase`${digits} damage`,
)

const isAnyPlayer = ({ kind }: Covered): boolean => kind === 'anyPlayer' || kind === 'anOpponent'
const sameOne = (to: Covered | null): Recipient =>
  to?.kind === 'you' ? to : to !== null && isAnyPlayer(to) ? { kind: 'eventPlayer' } : { kind: 'event' }
/** The same damage by the same source to the same recipient: only the amount differs. */
export const harder = (n: Quantity, to: Covered | null): Damage => ({
  kind: 'damage',
  source: { kind: 'eventOther' },
  n,
  to: sameOne(to),
  divided: false,
})
/** It is dealt to whoever controls its source. */
const BACK: Damage = { ...harder(THAT_MUCH, null), to: { kind: 'controllerOf', thing: { kind: 'eventOther' } } }

/** Of something mentioned before: "that creature would deal combat damage". */
const spoken = shaped(definite, onlyThat, { when: ({ kind }) => kind !== 'self' && kind !== 'host' })
type Damaging = OfDamage & { readonly chosen?: true }
const toWhom = wordings(phrase`to ${dealt}`, words('', null))
const amount = wordings(
  part()`damage`,
  part({ combat: true })`combat damage`,
  part({ combat: false })`noncombat damage`,
  part()`${{ least: digits }} or more damage`,
)
const anyDamaging = part({ on: 'damage' })`${wordings(
  part()`${{ from: wordings(dealer, spoken) }}`,
  part({ chosen: true })`${{ from: aSource }}`,
)} would deal ${amount} ${{ to: toWhom }}` as Syntax<Damaging>
/** "A red source would deal 4 or more damage to you", "equipped creature would deal combat damage". */
export const damaging: Syntax<OfDamage> = narrowed(anyDamaging, ({ chosen }) => chosen === undefined)

interface Otherwise {
  readonly event: OfDamage
  readonly instead: readonly Effect[]
  /** Of a source that is chosen as it happens. */
  readonly chosen?: true
}
interface Told {
  readonly n: Quantity
  /** To the same one, which may be you, or back to its source's controller. */
  readonly to: 'back' | 'same' | 'you'
}
const BACK_AGAIN = { n: THAT_MUCH, to: 'back' } as const
/** What would have dealt it. */
const again = wordings(dealerAgain, words('that creature'), words('that spell'))
const told = wordings(
  part({ to: 'same' })`${again} deals ${{ n: otherDamage }}
    [/ to that creature or player / to that permanent or player / to that player or permanent / to that player / to that creature / to that permanent] instead`,
  part({ to: 'you' })`${again} deals ${{ n: otherDamage }} to you instead`,
  part(BACK_AGAIN)`${again} deals that damage to its controller instead`,
  part(BACK_AGAIN)`that damage is dealt to that source's controller instead`,
) as Syntax<Told>
const inPlace = (on: OfDamage, { n, to }: Told): Damage | undefined =>
  to === 'back' ? BACK : to === 'you' && on.to?.kind !== 'you' ? undefined : harder(n, on.to)

/** After the event, with what stands between ("this turn,"): what is dealt instead. */
export function dealtOtherwise(event: Syntax<Damaging>): Syntax<Otherwise> {
  const otherwise: Syntax<Otherwise> = mapped(part()`${{ event }} ${told}`, {
    to: ({ event: { chosen, ...on }, ...said }): Otherwise | undefined => {
      const effect = inPlace(on, said)
      return effect && { event: on, instead: [effect], ...(chosen ? { chosen } : {}) }
    },
    is: (value): value is Otherwise => (value as Otherwise | null)?.event?.on === 'damage',
    from: ({ event: on, instead: [first, more], chosen }) => {
      if (first?.kind !== 'damage' || more !== undefined) return undefined
      const to: Told['to'] = sameValue(first, BACK) ? 'back' : on.to?.kind === 'you' ? 'you' : 'same'
      return { event: chosen ? { ...on, chosen } : on, n: first.n, to }
    },
  })
  return withFields(otherwise, ['event', 'instead', 'chosen'])
}

type Waiting = Extract<Effect, { kind: 'replaceEvent' }>
const SELF: Thing = { kind: 'self' }
/** "That source deals that much damage to you and ~ deals that much damage to that source's controller." */
const RETURNED: Waiting['instead'] = [harder(THAT_MUCH, { kind: 'you' }), { ...BACK, source: SELF }]
const reflected: Syntax<Waiting> = shaped(
  part()`the next time ${{ from: aSource }} would deal damage to you this turn, instead that source deals that much damage
    to you and ~ deals that much damage to that source's controller`,
  ({ from }) => ({
    kind: 'replaceEvent',
    chosen: true,
    event: { on: 'damage', to: { kind: 'you' }, from },
    instead: RETURNED,
    remember: null,
    once: true,
  }),
)
const thisTurn = phrase`${damaging} this turn,`
const ONCE = { remember: null, once: true } as const
const ALWAYS = { remember: null, once: false } as const
/**
 * "If a creature would deal combat damage to a creature this turn, it deals double that damage to that creature
 * instead."
 */
export const otherwiseThisTurn: Syntax<Waiting> = wordings(
  reflected,
  rule('replaceEvent', ONCE)`the next time ${dealtOtherwise(phrase`${anyDamaging} this turn,`)}`,
  rule('replaceEvent', ALWAYS)`if ${dealtOtherwise(thisTurn)}`,
  rule('replaceEvent', ALWAYS)`until end of turn, if ${dealtOtherwise(phrase`${damaging},`)}`,
  rule('replaceEvent', {
    ...ALWAYS,
    until: 'yourNextTurn',
  })`until your next turn, if ${dealtOtherwise(phrase`${damaging},`)}`,
)
