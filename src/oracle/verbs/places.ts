/** Where sorted cards go: "into your hand", "on the bottom of your library in a random order". */
import type { CardFate, Count, Destination, Filter, Placement, Players } from '../../language/index.ts'
import { mapped, part, phrase, type Syntax, wordings, words } from '../core/index.ts'
import { counts, possessive } from '../nouns/index.ts'

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

/** Where what is taken goes. */
export const place: Syntax<Placement> = wordings(
  words('into your hand', HAND),
  words('onto the battlefield', going('battlefield')),
  words('onto the battlefield tapped', going('battlefield', { tapped: true })),
  words('into your graveyard', going('graveyard')),
  words('on the bottom of your library', BOTTOM),
  words('on top of your library', TOP),
)

/** Where the rest goes. */
export const restGoes: Syntax<Placement> = wordings(
  words('the rest on the bottom of your library in any order', BOTTOM),
  words('the rest on the bottom of your library', BOTTOM),
  words('the other on the bottom of your library', BOTTOM),
  words('the rest on the bottom of your library in a random order', RANDOM),
  words('the rest into your graveyard', going('graveyard')),
  words('the other into your graveyard', going('graveyard')),
  words('all other cards revealed this way into your graveyard', going('graveyard')),
  words('all other cards revealed this way on the bottom of your library in any order', BOTTOM),
  words('the rest back on top of your library in any order', TOP),
  words('the rest on top of your library in any order', TOP),
  words('the other on top of your library', TOP),
  words('the rest into your hand', HAND),
  words('the other into your hand', HAND),
)

const how = { filter: ANY_CARD, by: null, reveal: false } as const
const many: Syntax<Count> = wordings(words('one', exactly(1)), counts.several)
/** "One of them into your hand", "two into your hand". */
export const fate: Syntax<CardFate> = wordings(
  part(how)`${{ count: phrase`${many} of [them / those cards]` }} ${{ place }}`,
  part(how)`${{ count: many }} ${{ place }}`,
  part({ ...how, count: exactly(1) })`that card ${{ place }}`,
)

/** "Target player's": whose cards they are, where they are not the own. */
export const theirs: Syntax<Players> = mapped(possessive, {
  to: (of) => (of.kind === 'you' ? undefined : of),
  is: (value): value is Players => typeof value === 'object' && value !== null && (value as Players).kind !== 'you',
  from: (of) => of,
})
