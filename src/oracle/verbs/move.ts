/** Moving objects between zones: returning, exiling, putting (217 of 2004, 400 of 2011). */
import type {
  Destination,
  Effect,
  OwnedZone,
  OwnZone,
  Players,
  Predicate,
  Quantity,
  Thing,
  ZoneName,
} from '../../language/index.ts'
import {
  either,
  mapped,
  part,
  phrase,
  quiet,
  repeat,
  rule,
  type Syntax,
  sameValue,
  wordings,
  words,
} from '../core/index.ts'
import { isOwnZone, ownZone } from '../lexicon/index.ts'
import {
  each,
  libraryTop,
  ONE,
  player,
  possessed,
  possessive,
  said,
  self,
  takePredicate,
  thing,
  withPredicate,
  zoneContents,
} from '../nouns/index.ts'
import { eachOf, perEach } from './amounts.ts'
import { attach } from './attaching.ts'
import { countersOf, putCounters } from './counters.ts'
import { destroy, tap, untap } from './objects.ts'
import { someoneElse } from './places.ts'
import { reveal } from './reveal.ts'

type Move = Extract<Effect, { kind: 'move' }>

const at = (zone: ZoneName, more: Partial<Destination> = {}): Destination => ({
  zone,
  under: null,
  tapped: false,
  position: null,
  ...more,
})

const OWNER: Players = { kind: 'ownerOf', thing: said('it') as never }

/** "That creature's owner". */
const ownerOf = rule('ownerOf')`${{ thing: possessed }} owner` as Syntax<Players>
/** "Under your control", "tapped", "flipped". */
const battlefield: Syntax<Destination> = wordings(
  words('the battlefield', at('battlefield')),
  words('the battlefield tapped', at('battlefield', { tapped: true })),
  words('the battlefield tapped and attacking', at('battlefield', { tapped: true, attacking: true })),
  quiet(
    part({
      ...at('battlefield', { tapped: true }),
    })`the battlefield tapped and attacking ${{ attacking: player }}`,
  ) as Syntax<Destination>,
  words('the battlefield face up', at('battlefield')),
  words('the battlefield flipped', at('battlefield', { flipped: true })),
  words('the battlefield under your control', at('battlefield', { under: { kind: 'you' } })),
  words('the battlefield tapped under your control', at('battlefield', { under: { kind: 'you' }, tapped: true })),
  words('the battlefield under your control tapped', at('battlefield', { under: { kind: 'you' }, tapped: true })),
  quiet(
    part({
      zone: 'battlefield',
      tapped: false,
      position: null,
      under: OWNER,
    })`the battlefield under [their|its owners'|owner's / their owner's] control`,
  ) as Syntax<Destination>,
  quiet(
    part({
      zone: 'battlefield',
      tapped: true,
      position: null,
      under: OWNER,
    })`the battlefield tapped under their|its owners'|owner's control`,
  ) as Syntax<Destination>,
  words('the battlefield under their control', at('battlefield', { under: { kind: 'they' } })),
  quiet(
    part({
      zone: 'battlefield',
      tapped: false,
      position: null,
    })`the battlefield under ${{ under: player }} 's control`,
  ) as Syntax<Destination>,
  quiet(
    part({
      zone: 'battlefield',
      tapped: false,
      position: null,
    })`the battlefield under the control of ${{ under: ownerOf }}`,
  ) as Syntax<Destination>,
)

const HAND = at('hand')
const their = wordings(
  part()`their|its owners'|owner's`,
  part()`your`,
  part()`their owner's`,
  part()`their`,
  part()`his or her`,
  part()`that player's`,
)

const hand = part(HAND)`${their} [hands|hand / hand]` as Syntax<Destination>
const graveyard = part(at('graveyard'))`${their} [graveyards|graveyard / graveyard]` as Syntax<Destination>
const onTop = part(
  at('library', { position: 'top' }),
)`on top of ${their} [libraries|library / library] [/ in any order]` as Syntax<Destination>
/** "On the bottom of your library". */
const onBottom = part(
  at('library', { position: 'bottom' }),
)`on the bottom of ${their} [libraries|library / library] [/ in any order]` as Syntax<Destination>
const atRandom = part(
  at('library', { position: 'bottomAtRandom' }),
)`on the bottom of ${their} [libraries|library / library] in a random order` as Syntax<Destination>
/** "Into its owner's library second from the top". */
const fromTop = wordings(
  part(at('library', { position: 'second' }))`into ${their} library second from the top`,
  part(at('library', { position: 'third' }))`into ${their} library third from the top`,
) as Syntax<Destination>
const shuffledIn = part(
  at('library', { position: 'shuffled' }),
)`into ${their} [libraries|library / library]` as Syntax<Destination>

/** "On top of your library in any order". */
export const ownLibrary: Syntax<Destination> = wordings(onTop, onBottom)

/** Where a pile goes: "into your hand". */
export const pilePlace: Syntax<Destination> = wordings(
  phrase`onto ${battlefield}`,
  phrase`into ${wordings(hand, graveyard)}`,
  wordings(onTop, onBottom),
)

const what = either(wordings(thing, zoneContents), libraryTop)
const moveTo = rule('move')
const fromGraveyard = rule('move', { from: 'graveyard' })

/** "With three time counters on it". */
const exileWith: Syntax<Destination> = part(
  at('exile'),
)`with ${{ counters: countersOf }} on [it / them]` as Syntax<Destination>

/** "Exile target creature". */
export const exile = wordings(
  rule('move', { to: at('exile') })`exile|exiles ${{ what }}`,
  rule('move', { to: at('exile', { faceDown: true }) })`exile|exiles ${{ what }} face down`,
  rule('move')`exile|exiles ${{ what }} ${{ to: exileWith }}`,
  rule('move')`exile|exiles ${{ what }} ${{
    to: part(at('exile'))`haunting ${{ attachedTo: thing }}` as Syntax<unknown> as Syntax<Destination>,
  }}`,
)
/** 217.9d: "Ante the top card of your library." */
const ante = rule('move', { to: at('ante') })`ante|antes ${{ what: either(thing, libraryTop) }}`

/** "To the battlefield with a -1/-1 counter on it": with counters of one kind. */
const withCounters: Syntax<Destination> = part()`${battlefield} with ${{
  counters: countersOf,
}} on [it / them]` as unknown as Syntax<Destination>

const isHost = (value: unknown): value is Thing => {
  const thing = value as Thing
  return thing.kind === 'choose' ? sameValue(thing.count, ONE) : thing.kind !== 'all'
}
/** Something that is known, or one that is chosen as it happens. */
const hostKnown = quiet(
  mapped(thing, { to: (host) => (isHost(host) ? host : undefined), is: isHost, from: (host) => host }),
)
/** "To the battlefield attached to that creature". */
const attached: Syntax<Destination> = part()`${battlefield} attached to ${{
  attachedTo: hostKnown,
}}` as unknown as Syntax<Destination>

/** "Return target creature to its owner's hand", "return ~ from your graveyard to the battlefield". */
const returned = wordings(
  moveTo`return|returns ${{ what }} to ${{ to: wordings(hand, battlefield, withCounters, attached, graveyard) }}`,
  moveTo`return|returns to ${{ to: wordings(hand, battlefield) }} ${{ what: thing }}`,
  rule('move', { to: HAND })`return|returns to [its owner's hand / their owners' hands] ${{ what: thing }}`,
  fromGraveyard`return|returns ${{ what: self }} from your graveyard to ${{ to: wordings(hand, battlefield, withCounters, attached) }}`,
)

type Described = Extract<Thing, { kind: 'target' | 'choose' | 'all' }>
interface Gone {
  readonly what: Described
  readonly to: Destination
  readonly of: Players
  readonly zone: OwnZone
}
const isIn = (one: Predicate): one is Extract<Predicate, { is: 'in' }> => one.is === 'in'
const isDescribed = (what: Thing): what is Described =>
  (what.kind === 'target' || what.kind === 'choose' || what.kind === 'all') && what.filter?.noun === 'card'
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

const ownedZone = part()`${{ of: possessive }} ${{ zone: ownZone }}`
/** "Return ~ from your graveyard" says where the ability works. */
const isKnown = (what: Thing): boolean => !isDescribed(what) && what.kind !== 'self'
const known: Syntax<Thing> = mapped(thing, {
  to: (what) => (isKnown(what) ? what : undefined),
  is: (value): value is Thing => isKnown(value as Thing),
  from: (what) => what,
})
const OWNERS: OwnedZone = { zone: 'graveyard', of: { kind: 'ownerOf', thing: { kind: 'self' } } }
/** "Exile that card from your graveyard", "returns ~ from its owner's graveyard to the battlefield". */
const movedOut = wordings(
  rule('move', { to: at('exile') })`exile|exiles ${{ what: quiet(known) }} from ${{ out: ownedZone }}`,
  moveTo`return|returns ${{ what: quiet(known) }} from ${{ out: ownedZone }} to ${{ to: wordings(hand, battlefield) }}`,
  rule('move', {
    out: OWNERS,
  })`return|returns ${{ what: self }} from its owner's graveyard to ${{ to: wordings(hand, battlefield) }}`,
  moveTo`put|puts ${{ what: quiet(known) }} from ${{ out: ownedZone }} onto ${{ to: battlefield }}`,
  rule('move', { out: OWNERS })`put|puts ${{ what: self }} from its owner's graveyard onto ${{ to: battlefield }}`,
) as Syntax<unknown> as Syntax<Move>

/** What isn't milled: the card from the other end. */
const isBottom = (what: Thing): boolean => what.kind === 'top' && what.bottom === true
const libraryBottom: Syntax<Thing> = mapped(libraryTop, {
  to: (what) => (isBottom(what) ? what : undefined),
  is: (value): value is Thing => isBottom(value as Thing),
  from: (what) => what,
})

/** "Put target creature on top of its owner's library." */
const put = wordings(
  moveTo`put|puts ${{ what: either(thing, libraryTop) }} onto ${{ to: wordings(battlefield, withCounters, attached) }}`,
  moveTo`put|puts ${{ what: libraryTop }} into ${{ to: hand }}`,
  moveTo`put|puts ${{ what: libraryBottom }} into ${{ to: graveyard }}`,
  moveTo`put|puts ${{ what: wordings(thing, zoneContents) }} into ${{ to: wordings(hand, graveyard) }}`,
  moveTo`put|puts ${{ what }} ${{ to: wordings(onTop, onBottom, atRandom, fromTop) }}`,
)
/** 2011:702.47: by an ability that works in the hand. */
const fromHand = rule('move', {
  from: 'hand',
  to: { ...at('battlefield', { tapped: true }), attackingAs: { kind: 'paid' } },
})`put|puts ${{ what: self }} onto the battlefield from your hand tapped and attacking the same player or planeswalker as that creature`
const shuffled = moveTo`shuffle|shuffles ${{ what: wordings(thing, zoneContents) }} ${{ to: shuffledIn }}`

const plainMove = wordings(
  wordings(exile, ante, returned, put, fromHand, shuffled) as unknown as Syntax<Move>,
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

export const move: Syntax<Move> = wordings(plainMove, moveForEach)

const moved: Syntax<readonly Effect[]> = repeat(
  either(move, reveal, tap, untap, destroy, putCounters, attach) as Syntax<Effect>,
  { max: 1 },
)
/** "Target opponent exiles a card from their hand": who does it also chooses. */
export const moves = rule('eachPlayer')`${{ who: someoneElse }} ${{ effects: moved }}` as Syntax<
  Extract<Effect, { kind: 'eachPlayer' }>
>
/** The same without the subject. */
export const moving = part({ kind: 'eachPlayer' })`${{ effects: moved }}`
