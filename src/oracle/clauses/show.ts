/** Showing cards: revealing, looking, piles (701 of 2011). */
import type { Effect, Filter, PileFate, Players, Thing } from '../../language/index.ts'
import { mapped, narrowed, part, quiet, rule, type Syntax, sameValue, shaped, wordings } from '../core/index.ts'
import { counted, filter, player, possessive, thing } from '../nouns/index.ts'
import { SAME_PLAYER, YOU } from './clause.ts'
import { pilePlace } from './destinations.ts'
import { going } from './places.ts'

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>

/** "You may look at it for as long as it remains exiled": a permission, so nothing is asked. */
const lookWhileExiled = rule('lookAt', {
  who: YOU,
})`you may look at ${{ what: thing }} for as long as [it remains / they remain] exiled` as Syntax<Of<'lookAt'>>
/** 2011:702.73. */
const lookEver = rule('lookAt', { who: YOU })`any player who has controlled ${{
  controllersOf: thing,
}} may look at ${{ what: thing }}` as Syntax<Of<'lookAt'>>
const isFaceDown = (one: { readonly what: Thing }): boolean =>
  one.what.kind === 'target' && one.what.filter?.is.some((is) => is.is === 'state' && is.state === 'faceDown') === true
/** "Look at target face-down creature": what has been seen is known from then on. */
const lookNow = narrowed(rule('lookAt', { who: YOU })`look at ${{ what: thing }}`, isFaceDown)
export const lookAt: Syntax<Of<'lookAt'>> = wordings(lookWhileExiled, lookEver, lookNow)

const into = pilePlace as Syntax<PileFate>
type Piles = Of<'piles'>
interface AllInPile {
  readonly what: Thing
  readonly of: Filter
  readonly fate: Extract<PileFate, string>
  readonly chooser: Players
}
/** "All creatures": the kind of what was separated, said again. */
const kindOf = ({ noun, is }: Filter): Filter => ({ noun, is: is.filter((one) => one.is === 'type') })
const inPile = wordings(
  part({ fate: 'destroy' } as const)`Destroy all ${{ of: filter('many') }} in the pile of ${{
    chooser: quiet(possessive),
  }} choice`,
  part({ fate: 'destroyForGood' } as const)`Destroy all ${{ of: filter('many') }} in the pile of ${{
    chooser: quiet(possessive),
  }} choice. They can't be regenerated`,
  part({
    fate: 'sacrifice',
  } as const)`${{ chooser: player }} sacrifices all ${{ of: filter('many') }} in the pile of their
    choice`,
)
/**
 * "Destroy all creatures in the pile of that player's choice", "that player sacrifices all permanents in the pile of
 * their choice".
 */
const allInPile: Syntax<Piles> = mapped(
  part()`separate ${{ what: thing }} into two piles. ${inPile}` as Syntax<unknown> as Syntax<AllInPile>,
  {
    to: ({ what, of, fate, chooser }): Piles | undefined =>
      what.kind === 'all' && sameValue(kindOf(what.filter), of)
        ? { kind: 'piles', what, by: YOU, chooser, one: fate, other: null }
        : undefined,
    is: (value): value is Piles => (value as Effect | null)?.kind === 'piles',
    from: ({ what, by, chooser, one, other }): AllInPile | undefined =>
      what.kind === 'all' && by.kind === 'you' && other === null && typeof one === 'string'
        ? { what, of: kindOf(what.filter), fate: one, chooser }
        : undefined,
  },
)
/**
 * "An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard."
 */
export const piles: Syntax<Of<'piles'>> = wordings(
  rule('piles', { chooser: YOU })`${{ by: player }} separate|separates ${{ what: thing }} into two piles.
    Put ${wordings(
      part()`one pile ${{ one: into }} and the other ${{ other: into }}`,
      part()`all cards from the pile of your choice ${{ one: into }} and the rest ${{ other: into }}`,
    )}`,
  rule('piles', {
    by: YOU,
  })`separate ${{ what: thing }} into two piles. ${{ chooser: player }} choose|chooses one of those piles.
    Put that pile ${{ one: into }} and the other ${{ other: into }}`,
  rule('piles', { by: YOU, one: 'destroy', other: null })`separate ${{ what: thing }} into two piles.
    ${{ chooser: player }} choose|chooses one of those piles. Destroy that pile`,
  rule('piles', {
    by: YOU,
    one: going('exile').to,
    other: going('battlefield').to,
  })`separate ${{ what: thing }} into two piles. Exile the pile of ${{ chooser: quiet(possessive) }} choice
    and return the other to the battlefield`,
  allInPile,
) as Syntax<Of<'piles'>>

/**
 * "Target opponent looks at the top three cards of your library and separates them into a face-down pile and a face-up
 * pile. Put one pile into your hand and the other into your graveyard."
 */
export const pilesFaceUpAndDown: Syntax<readonly Effect[]> = shaped(
  part()`${{ who: player }} looks at the top ${{ n: counted }} cards|card of your library and separates them into
    a face-down pile and a face-up pile. Put one pile ${{ one: into }} and the other ${{ other: into }}`,
  ({ who, n, one, other }) => [
    {
      kind: 'sortCards',
      who,
      cards: { from: 'top', n },
      of: YOU,
      shown: 'looked',
      fates: [],
      rest: null,
      shuffle: false,
    },
    { kind: 'piles', what: { kind: 'that' }, by: SAME_PLAYER, chooser: YOU, one, other, faceUp: true },
  ],
)
