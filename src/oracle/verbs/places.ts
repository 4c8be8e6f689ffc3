/** Where sorted cards go: "into your hand", "on the bottom of your library in a random order". */
import {
  type CardFate,
  type Count,
  type Destination,
  type Filter,
  type Placement,
  type Players,
  type Quantity,
  quantityKinds,
  type Thing,
} from '../../language/index.ts'
import { mapped, part, quiet, replaced, type Syntax, sameValue, wordings, words } from '../core/index.ts'
import { player, possessive, thing } from '../nouns/index.ts'

export const ANY_CARD: Filter = { noun: 'card', is: [] }
export const exactly = (n: number): Count => ({ min: n, max: n })
export const ANY_NUMBER: Count = { min: 0, max: { kind: 'all' } }
export const EVERY: Count = { min: { kind: 'all' }, max: { kind: 'all' } }

export const going = (
  zone: Destination['zone'],
  more: Partial<Destination> = {},
  order: Placement['order'] = 'any',
): Placement => ({ to: { zone, under: null, tapped: false, position: null, ...more }, order })

export const HAND = going('hand')
export const BOTTOM = going('library', { position: 'bottom' })
export const TOP = going('library', { position: 'top' })
const RANDOM = going('library', { position: 'bottom' }, 'random')

/** Cards go to their owners' zones, so all of these mean the same. */
const whose = wordings(
  words('your'),
  words('their'),
  words("that player's"),
  words("its owner's"),
  words("their owner's"),
  words('his or her'),
  words('the'),
  words('that'),
)
const battlefield = (more: Partial<Destination> = {}) => part(going('battlefield', more))
const YOURS = { under: { kind: 'you' } } as const

/** "Target player's": whose cards they are, where they are not the own. */
export const theirs: Syntax<Players> = mapped(possessive, {
  to: (of) => (of.kind === 'you' ? undefined : of),
  is: (value): value is Players => typeof value === 'object' && value !== null && (value as Players).kind !== 'you',
  from: (of) => of,
})

/** Something that is known: a card that is found can't be attached to what is still to be chosen. */
const host: Syntax<Thing> = mapped(thing, { to: known, is: isKnown, from: known })
function isKnown(value: unknown): value is Thing {
  const { kind } = (value ?? {}) as Partial<Thing>
  return kind !== undefined && kind !== 'choose' && kind !== 'all'
}
function known(one: Thing): Thing | undefined {
  return isKnown(one) ? one : undefined
}
const there = (tapped: boolean) => part({ zone: 'battlefield', tapped, position: null } as const)
/** "Attached to target creature", "tapped under target player's control". */
const elsewhere: Syntax<Destination> = wordings(
  part({ zone: 'battlefield', under: null, tapped: false, position: null } as const)`attached to ${{
    attachedTo: quiet(host),
  }}`,
  there(false)`under ${{ under: quiet(theirs) }} control`,
  there(true)`tapped under ${{ under: quiet(theirs) }} control`,
) as Syntax<Destination>

/** Where what is taken goes. */
export const place: Syntax<Placement> = wordings(
  part(HAND)`into ${whose} hand`,
  battlefield()`onto the battlefield`,
  battlefield({ tapped: true })`onto the battlefield tapped`,
  battlefield(YOURS)`onto the battlefield under your control`,
  battlefield({ tapped: true, ...YOURS })`onto the battlefield tapped under your control`,
  part({ order: 'any' } as const)`onto the battlefield ${{ to: elsewhere }}` as Syntax<Placement>,
  part(going('graveyard'))`into ${whose} graveyard`,
  part(BOTTOM)`on the bottom of ${whose} library [/ in any order]`,
  part(RANDOM)`on the bottom of ${whose} library in a random order`,
  part(going('library', { position: 'third' }))`into ${whose} library third from the top`,
  part(TOP)`[on top of / back on top of] ${whose} library [/ in any order]`,
)

const remaining = wordings(
  words('the rest'),
  words('the other'),
  words('the rest of the revealed cards'),
  words('the rest of the cards revealed this way'),
  words('the other cards'),
  words('all other cards revealed this way'),
)
/** Where the rest goes: "put the rest into your graveyard", "exile the rest". */
export const restGoes = part()`${remaining} ${place}` as Syntax<Placement>
/** "Exile the rest", "shuffle the rest into your library", as you do it or another player does. */
export const RESTING = {
  yours: {
    exiled: part(going('exile'))`exile ${remaining}`,
    shuffled: part(going('library', { position: 'shuffled' }))`shuffle ${remaining} into ${whose} library`,
  },
  theirs: {
    exiled: part(going('exile'))`exiles ${remaining}`,
    shuffled: part(going('library', { position: 'shuffled' }))`shuffles ${remaining} into ${whose} library`,
  },
}

/** Fates as a list, for `mapped`. */
export const isFates = (value: unknown): value is readonly CardFate[] => Array.isArray(value)

const X: Quantity = { kind: 'x' }
const isX = (value: unknown): boolean => (value as { readonly kind?: unknown } | null)?.kind === 'x'
/** "Up to X cards, where X is ...": the amount in the place of X; without an X there is nothing to say. */
export function withX<T>(said: T, x: Quantity): T | undefined {
  const meant = replaced(said, (one) => (isX(one) ? { to: x } : null)) as T
  return sameValue(meant, said) ? undefined : meant
}
const DESCRIBED: ReadonlySet<string> = quantityKinds(({ short }) => short === undefined)
const isDescribed = (value: unknown): value is Exclude<Quantity, number> =>
  typeof value === 'object' && value !== null && 'kind' in value && DESCRIBED.has(String(value.kind))
/** And back: the first described amount is X. */
export function ofX<T extends readonly { readonly count: Count }[]>(meant: T): { said: T; x: Quantity } | undefined {
  const x = meant.flatMap(({ count: { min, max } }) => [max, min].filter(isDescribed))[0]
  if (x === undefined) return undefined
  return { said: replaced(meant, (one) => (sameValue(one, x) ? { to: X } : null)) as T, x }
}

/** Of several targets, "their hand" would be the hands of all of them. */
const isSeveral = (who: Players): boolean => who.kind === 'target' && (who.count.min !== 1 || who.count.max !== 1)
const isSomeoneElse = (value: unknown): value is Players =>
  typeof value === 'object' && value !== null && (value as Players).kind !== 'you' && !isSeveral(value as Players)
/** Anyone but you: what you do is an order. */
export const someoneElse: Syntax<Players> = mapped(player, {
  to: (who) => (isSomeoneElse(who) ? who : undefined),
  is: isSomeoneElse,
  from: (who) => who,
})
