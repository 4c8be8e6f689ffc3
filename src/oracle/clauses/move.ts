/** Moving objects between zones: returning, exiling, putting (217 of 2004, 400 of 2011). */
import type {
  Destination,
  DownBy,
  Effect,
  OwnedZone,
  OwnZone,
  Players,
  Predicate,
  Quantity,
  Thing,
} from '../../language/index.ts'
import {
  either,
  mapped,
  narrowed,
  part,
  quiet,
  repeat,
  rule,
  type Syntax,
  sameValue,
  shaped,
  wordings,
} from '../core/index.ts'
import { counterKind, isOwnZone, ownZone } from '../lexicon/index.ts'
import {
  each,
  filter,
  libraryTop,
  measure,
  ONE,
  possessive,
  qualitiesOf,
  self,
  takePredicate,
  thing,
  withPredicate,
  zoneContents,
} from '../nouns/index.ts'
import { eachOf, perEach } from './amounts.ts'
import { attach } from './attaching.ts'
import { countersForEach, countersOf, putCounters } from './counters.ts'
import {
  at,
  battlefield,
  beneathTop,
  bottomAtRandom,
  fromTop,
  graveyard,
  hand,
  ownLibrary,
  pilePlace,
  shuffledIn,
  untilItLeaves,
} from './destinations.ts'
import { leftovers } from './leftovers.ts'
import { destroy, tap, untap } from './objects.ts'
import { exiledTo, someoneElse } from './places.ts'
import { reveal } from './reveal.ts'

type Move = Extract<Effect, { kind: 'move' }>

const BOTTOM_AT_RANDOM = at('library', { position: 'bottomAtRandom' })
const atRandom = shaped(bottomAtRandom, () => BOTTOM_AT_RANDOM)

const what = either(wordings(thing, zoneContents), libraryTop)
const moveTo = rule('move')
const fromGraveyard = rule('move', { from: 'graveyard' })

type Described = Extract<Thing, { kind: 'target' | 'choose' | 'all' }>
const isDescribed = (one: Thing): one is Described =>
  (one.kind === 'target' || one.kind === 'choose' || one.kind === 'all') && one.filter?.noun === 'card'
const ownedZone = part()`${{ of: possessive }} ${{ zone: ownZone }}`
/** "Return ~ from your graveyard" says where the ability works. */
const isKnown = (one: Thing): boolean => !isDescribed(one) && one.kind !== 'self'
const known = narrowed(thing, isKnown)
const OWNERS: OwnedZone = { zone: 'graveyard', of: { kind: 'ownerOf', thing: { kind: 'self' } } }
/** "Exile that card from your graveyard", "returns ~ from its owner's graveyard to the battlefield". */
const whatOut = wordings(
  part()`${{ what: quiet(known) }} from ${{ out: ownedZone }}`,
  part({ out: OWNERS })`${{ what: self }} from its owner's graveyard`,
)
const whatOrOut = wordings(part()`${{ what }}`, whatOut)

const downAs = (downBy: DownBy): Destination => at('battlefield', { faceDown: true, downBy })
/** today:701.40, 701.58: face down onto the battlefield. */
const manifested = wordings(
  rule('move', { to: downAs('manifest') })`manifest|manifests ${{ what: either(thing, libraryTop) }}`,
  rule('move', { to: downAs('cloak') })`cloak|cloaks ${{ what: either(thing, libraryTop) }}`,
)

/** "With three time counters on it". */
const exileWith: Syntax<Destination> = part(
  at('exile'),
)`with ${{ counters: countersOf }} on [it / them]` as Syntax<Destination>

/** today:610.3: "exile target creature until ~ leaves the battlefield". */
export const exiledUntil: Syntax<Move> = rule('move', { to: at('exile') })`exile|exiles ${{ what }} ${untilItLeaves}`

/** "Exile target creature". */
export const exile = wordings(
  rule('move')`exile|exiles ${whatOrOut} ${{ to: exiledTo }}`,
  rule('move')`exile|exiles ${{ what }} ${{ to: exileWith }}`,
  exiledUntil,
  rule('move')`exile|exiles ${{ what }} ${{
    to: part(at('exile'))`haunting ${{ attachedTo: thing }}` as Syntax<Destination>,
  }}`,
)
/** 217.9d: "Ante the top card of your library." */
const ante = rule('move', { to: at('ante') })`ante|antes ${{ what: either(thing, libraryTop) }}`

/** "To the battlefield with a -1/-1 counter on it": with counters of one kind. */
const withCounters = wordings(
  part()`${battlefield} with ${{ counters: countersOf }} on [it / them]`,
  part()`${battlefield} with ${{
    counters: part()`a number of ${{ counter: counterKind }} counters on [it / them] equal to ${{ n: quiet(measure) }}`,
  }}`,
) as Syntax<Destination>

const isHost = (thing: Thing): boolean => (thing.kind === 'choose' ? sameValue(thing.count, ONE) : thing.kind !== 'all')
/** Something that is known, or one that is chosen as it happens. */
const hostKnown = quiet(narrowed(thing, isHost))
/** "To the battlefield attached to that creature". */
const attached: Syntax<Destination> = part()`${battlefield} attached to ${{
  attachedTo: hostKnown,
}}` as Syntax<Destination>

/** "Return target creature to its owner's hand", "return ~ from your graveyard to the battlefield". */
const returned = wordings(
  moveTo`return|returns ${{ what }} to ${{ to: wordings(hand, battlefield, withCounters, attached, graveyard) }}`,
  moveTo`return|returns to ${{ to: wordings(hand, battlefield) }} ${{ what: thing }}`,
  rule('move', { to: at('hand') })`return|returns to [its owner's hand / their owners' hands] ${{ what: thing }}`,
  fromGraveyard`return|returns ${{ what: self }} from your graveyard to ${{ to: wordings(hand, battlefield, withCounters, attached) }}`,
)

interface Gone {
  readonly what: Described
  readonly to: Destination
  readonly of: Players
  readonly zone: OwnZone
}
const isIn = (one: Predicate): one is Extract<Predicate, { is: 'in' }> => one.is === 'in'
/** "Puts a land card onto the battlefield from their hand": where it is stands last. */
const putFrom: Syntax<Move> = mapped(
  part()`put|puts ${{ what: thing }} onto ${{ to: battlefield }} from ${{ of: possessive }} ${{
    zone: ownZone,
  }}` as Syntax<unknown> as Syntax<Gone>,
  {
    to: ({ what, to, of, zone }): Move | undefined =>
      isDescribed(what) && what.filter !== null && !what.filter.is.some(isIn)
        ? { kind: 'move', what: { ...what, filter: withPredicate(what.filter, { is: 'in', zone, of }) }, to }
        : undefined,
    is: (value): value is Move => (value as Effect | null)?.kind === 'move',
    from: ({ what, to }): Gone | undefined => {
      const found = isDescribed(what) && what.filter !== null ? takePredicate(what.filter, isIn) : null
      if (found === null || found.taken.of === null || !isOwnZone(found.taken.zone)) return undefined
      return { what: { ...what, filter: found.rest } as Described, to, of: found.taken.of, zone: found.taken.zone }
    },
  },
)

const movedOut = wordings(
  moveTo`return|returns ${whatOut} to ${{ to: wordings(hand, battlefield) }}`,
  moveTo`put|puts ${whatOut} onto ${{ to: battlefield }}`,
) as Syntax<unknown> as Syntax<Move>

/** "Put ~ from your graveyard onto the battlefield", "put ~ on top of your library from your graveyard". */
const ownPlace = wordings(pilePlace, fromTop)
const ownOut = fromGraveyard`put|puts ${{ what: self }} [from your graveyard ${{ to: ownPlace }}
  / ${{ to: ownPlace }} from your graveyard]`

/** What is milled is no move: but the card from the other end isn't. */
const isMilled = ({ what: one, to }: { readonly what: Thing; readonly to: Destination }): boolean =>
  one.kind === 'top' && one.bottom !== true && to.zone === 'graveyard'

/** "Put target creature on top of its owner's library." */
const put = wordings(
  moveTo`put|puts ${{ what: either(thing, libraryTop) }} onto ${{ to: wordings(battlefield, withCounters, attached) }}`,
  narrowed(moveTo`put|puts ${{ what }} into ${{ to: wordings(hand, graveyard) }}`, (one) => !isMilled(one)),
  moveTo`put|puts ${{ what: leftovers }} ${{ to: wordings(pilePlace, atRandom) }}`,
  moveTo`put|puts onto ${{ to: battlefield }} ${{ what: thing }}`,
  moveTo`put|puts ${{ what }} ${{ to: wordings(ownLibrary, atRandom, fromTop, beneathTop) }}`,
  ownOut,
)
/** 2011:702.47: by an ability that works in the hand. */
const fromHand = rule('move', {
  from: 'hand',
  to: { ...at('battlefield', { tapped: true }), attackingAs: { kind: 'paid' } },
})`put|puts ${{ what: self }} onto the battlefield from your hand tapped and attacking the same player or planeswalker as that creature`
const shuffled = moveTo`shuffle|shuffles ${{ what: wordings(thing, zoneContents) }} ${{ to: shuffledIn }}`

const plainMove = wordings(
  wordings(exile, ante, returned, put, fromHand, shuffled, manifested) as unknown as Syntax<Move>,
  putFrom,
  movedOut,
)
type Chosen = Extract<Thing, { kind: 'choose' }>
const isMove = (value: unknown): value is Move => (value as Effect | null)?.kind === 'move'
const withCount = (move: Move, what: Chosen, n: Quantity): Move => ({
  ...move,
  what: { ...what, count: { min: n, max: n } },
})
/** "Return a card from your graveyard to your hand for each card discarded this way": that many. */
const moveForEach: Syntax<Move> = mapped(part()`${{ one: plainMove }} for each ${{ each }}`, {
  to: ({ one, each: of }): Move | undefined => {
    const { what } = one
    if (what.kind !== 'choose' || what.count.min !== what.count.max) return undefined
    const n = perEach({ n: what.count.min, each: of })
    return n === undefined || typeof what.count.min !== 'number' ? undefined : withCount(one, what, n)
  },
  is: isMove,
  from: (move) => {
    const { what } = move
    if (what.kind !== 'choose' || !sameValue(what.count.min, what.count.max)) return undefined
    const per = eachOf(what.count.min)
    return per && { one: withCount(move, what, per.n), each: per.each }
  },
})

const isBut = (one: Predicate): one is Extract<Predicate, { is: 'not' }> => one.is === 'not' && one.of.is === 'allOf'
interface Excepting {
  readonly one: Move
  readonly but: readonly Predicate[]
}
/** "Return all creatures to their owners' hands except for Giants and lands": the exception stands last. */
const moveExcept: Syntax<Move> = mapped(
  part()`${{ one: plainMove }} except for ${{ but: qualitiesOf(filter('many'), 'permanent') }}` as Syntax<Excepting>,
  {
    to: ({ one, but }): Move | undefined =>
      one.what.kind === 'all' && one.what.filter.noun === 'permanent'
        ? {
            ...one,
            what: { ...one.what, filter: withPredicate(one.what.filter, { is: 'not', of: { is: 'allOf', of: but } }) },
          }
        : undefined,
    is: isMove,
    from: (meant): Excepting | undefined => {
      const { what } = meant
      const found = what.kind === 'all' ? takePredicate(what.filter, isBut) : null
      if (what.kind !== 'all' || found?.taken.of.is !== 'allOf') return undefined
      return { one: { ...meant, what: { ...what, filter: found.rest } }, but: found.taken.of.of }
    },
  },
)

export const move: Syntax<Move> = wordings(plainMove, moveForEach, moveExcept)

const moved: Syntax<readonly Effect[]> = repeat(
  either(move, reveal, tap, untap, destroy, wordings(putCounters, countersForEach), attach) as Syntax<Effect>,
  { max: 1 },
)
/** "Target opponent exiles a card from their hand": who does it also chooses. */
export const moves = rule('eachPlayer')`${{ who: someoneElse }} ${{ effects: moved }}` as Syntax<
  Extract<Effect, { kind: 'eachPlayer' }>
>
/** The same without the subject. */
export const moving = part({ kind: 'eachPlayer' })`${{ effects: moved }}`
