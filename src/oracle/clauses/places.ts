/** Where sorted cards go: "into your hand", "on the bottom of your library in a random order". */
import {
  type CardFate,
  type Count,
  DESCRIBED,
  type Destination,
  type Filter,
  type Placement,
  type Players,
  type Quantity,
} from '../../language/index.ts'
import { mapped, narrowed, part, quiet, replaced, type Syntax, sameValue, shaped, wordings } from '../core/index.ts'
import { measure, player, possessive, thing } from '../nouns/index.ts'
import { at, bottomAtRandom, fromTop, pilePlace, shuffledIn } from './destinations.ts'
import { joint, restOfThem, theOrThat } from './rest.ts'

export const ANY_CARD: Filter = { noun: 'card', is: [] }
export const exactly = (n: number): Count => ({ min: n, max: n })
export const ANY_NUMBER: Count = { min: 0, max: { kind: 'all' } }
export const EVERY: Count = { min: { kind: 'all' }, max: { kind: 'all' } }

export const going = (
  zone: Destination['zone'],
  more: Partial<Destination> = {},
  order: Placement['order'] = 'any',
): Placement => ({ to: at(zone, more), order })

export const HAND = going('hand')
export const BOTTOM = going('library', { position: 'bottom' })
export const TOP = going('library', { position: 'top' })
const RANDOM = going('library', { position: 'bottom' }, 'random')

/** "Target player's": whose cards they are, where they are not the own. */
export const theirs = narrowed(possessive, ({ kind }) => kind !== 'you')

/** Something that is known: a card that is found can't be attached to what is still to be chosen. */
const host = narrowed(thing, ({ kind }) => kind !== 'choose' && kind !== 'all')
/** "Attached to target creature". */
const attached = part(at('battlefield'))`onto the battlefield attached to ${{
  attachedTo: quiet(host),
}}` as Syntax<Destination>

/** Where what is taken goes. */
export const place: Syntax<Placement> = wordings(
  shaped(wordings(pilePlace, attached, fromTop), (to) => ({ to, order: 'any' })),
  shaped(bottomAtRandom, () => RANDOM),
)

/** What stands after "exile": face up, or not. */
export const exiledTo: Syntax<Destination> = wordings(
  part(at('exile'))``,
  part(at('exile', { faceDown: true }))`face down`,
)
export const exiledAs: Syntax<Placement> = shaped(exiledTo, (to) => ({ to, order: 'any' }))

/** All that nothing has been done with. */
export const left = part()`[${restOfThem} / the other cards / all other cards]
  [/ of the cards / of the revealed cards / of those cards / of the cards revealed this way / revealed this way]`
/** Where the rest goes: "put the rest into your graveyard". */
export const restGoes = part()`${left} ${place}` as Syntax<Placement>
/** "Into your library", of what is shuffled. */
export const shuffledAway: Syntax<Placement> = shaped(shuffledIn, (to) => ({ to, order: 'any' }))
/** "Exile the rest", "shuffle the rest into your library". */
export const restLeaves: Syntax<Placement> = wordings(
  part(going('exile'))`exile|exiles ${left}`,
  part()`shuffle|shuffles ${left} ${shuffledAway}`,
)

/** What is done next by the same player: another than you is named again, and has the other form of the verb. */
export const next = part()`[${joint} / . If you do, / . ${theOrThat} player]`

/** Fates as a list, for `mapped`. */
export const isFates = (value: unknown): value is readonly CardFate[] => Array.isArray(value)

const X: Quantity = { kind: 'x' }
const isX = (value: unknown): boolean => (value as { readonly kind?: unknown } | null)?.kind === 'x'
/** "Up to X cards, where X is ...": the amount in the place of X; without an X there is nothing to say. */
function withX<T>(said: T, x: Quantity): T | undefined {
  const meant = replaced(said, (one) => (isX(one) ? { to: x } : null)) as T
  return sameValue(meant, said) ? undefined : meant
}
const isDescribed = (value: object): value is Exclude<Quantity, number> =>
  'kind' in value && DESCRIBED.has(String(value.kind))
/** The first amount in it that words describe: how many, or of what value. */
function described(value: unknown): Quantity | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (isDescribed(value)) return value
  for (const one of Object.values(value)) {
    const found = described(one)
    if (found !== undefined) return found
  }
  return undefined
}

/** The same, also "up to X cards, where X is ...", "a card with mana value X or less, where X is ...". */
export const orWhereX = <T>(said: Syntax<T>, is: (value: unknown) => value is T): Syntax<T> =>
  wordings(
    said,
    mapped(part()`${{ said }}, where X is ${{ x: measure }}`, {
      to: ({ said: words, x }) => withX(words, x),
      is,
      from: (meant) => {
        const x = described(meant)
        return x === undefined
          ? undefined
          : { said: replaced(meant, (one) => (sameValue(one, x) ? { to: X } : null)) as T, x }
      },
    }),
  )

/** Of several targets, "their hand" would be the hands of all of them. */
const isSeveral = (who: Players): boolean => who.kind === 'target' && (who.count.min !== 1 || who.count.max !== 1)
/** Anyone but you: what you do is an order. */
export const someoneElse = narrowed(player, (who) => who.kind !== 'you' && !isSeveral(who))
