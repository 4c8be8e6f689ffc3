/**
 * Idioms of hands, libraries and graveyards that take a whole sentence or two, each said in effects that exist (217).
 */
import type {
  CardFate,
  CardType,
  Effect,
  Filter,
  Placement,
  Players,
  Predicate,
  SortCards,
} from '../../language/index.ts'
import {
  derived,
  mapped,
  narrowed,
  part,
  phrase,
  quiet,
  type Syntax,
  sameValue,
  series,
  shaped,
  table,
  wordings,
} from '../core/index.ts'
import { severalWord } from '../lexicon/index.ts'
import { filter, player, possessive, thing } from '../nouns/index.ts'
import { SAME_PLAYER, SAME_THING, thingAgain, YOU } from './clause.ts'
import { at, pilePlace } from './destinations.ts'
import { lookAndPlay } from './permit.ts'
import { EVERY, exactly, place, restGoes, someoneElse, theirs } from './places.ts'

type Effects = readonly Effect[]
type EitherOf = Extract<Effect, { kind: 'eitherOf' }>
type May = Extract<Effect, { kind: 'may' }>

/** "Put two cards from your hand both on top of your library or both on the bottom of your library." */
const eitherOfPlaces = part()`put ${{ what: quiet(thing) }} [/ both] ${{ to: pilePlace }} or [/ both] ${{
  other: pilePlace,
}}`
const [TOP, BOTTOM] = [at('library', { position: 'top' }), at('library', { position: 'bottom' })]
/** "Put target card from a graveyard on the top or bottom of its owner's library." */
const eitherEnd = part({ to: TOP, other: BOTTOM })`put ${{ what: quiet(thing) }} on the top or bottom of its owner's
  library`
/** It goes to one of two places: whichever you choose. */
export const eitherPlace: Syntax<EitherOf> = shaped(wordings(eitherOfPlaces, eitherEnd), ({ what, to, other }) => ({
  kind: 'eitherOf',
  effects: [
    { kind: 'move', what, to },
    { kind: 'move', what: derived(what, thingAgain), to: other },
  ],
}))

const toEnd = (position: 'top' | 'bottom'): Effect => ({
  kind: 'move',
  what: SAME_THING,
  to: at('library', { position }),
})
/** "The owner of target creature puts it on the top or bottom of their library": whichever that player chooses. */
export const ownersChoice: Syntax<EitherOf> = shaped(
  part()`${{ by: narrowed(player, ({ kind }) => kind === 'ownerOf') }} puts it on the top or bottom of their library`,
  ({ by }) => ({ kind: 'eitherOf', by, effects: [toEnd('top'), toEnd('bottom')] }),
)

const every = { count: EVERY, by: null, reveal: false } as const
const revealing = { kind: 'sortCards', of: null, shown: 'revealed', shuffle: false } as const
const type = table<CardType>('two kinds', { 'land or nonland': 'land', 'creature or noncreature': 'creature' })
/**
 * "Choose land or nonland and reveal cards from the top of your library until you reveal a card of the chosen kind."
 */
export const untilChosenKind: Syntax<EitherOf> = shaped(
  part()`choose ${{ type }}[and / .] reveal cards from the top of your library until you reveal a card of the chosen kind.
    Put that card ${{ to: place }} and [put /] ${{ rest: restGoes }}`,
  ({ type: one, to, rest }) => {
    const kind = { is: 'type', type: one } as const
    const found = (only: Predicate) => {
      const filter = { noun: 'card', is: [only] } as const
      return {
        ...revealing,
        who: YOU,
        cards: { from: 'until', filter } as const,
        fates: [{ ...every, filter, place: to }],
        rest,
      }
    }
    return { kind: 'eitherOf', effects: [found(kind), found({ is: 'not', of: kind })] }
  },
)

/**
 * "The first player may reveal cards from the top of their library until they reveal a creature card. If they do, ..."
 */
export const mayReveal: Syntax<May> = shaped(
  part()`${{ who: someoneElse }} may reveal cards from the top of their library until they reveal a ${{
    wanted: filter('one'),
  }}. If [they do / that player does / the first player does], that player puts [that card / it] ${{
    to: place,
  }} and ${{ rest: restGoes }}`,
  ({ who, wanted, to, rest }) => ({
    kind: 'may',
    who,
    effects: [
      {
        ...revealing,
        who: SAME_PLAYER,
        cards: { from: 'until', filter: wanted },
        fates: [{ ...every, filter: wanted, place: to }],
        rest,
      },
    ],
  }),
)

interface ChosenFromAll {
  readonly by: Players
  readonly wanted: readonly Filter[]
  readonly to: Placement
}
const fromAll = ({ by, wanted, to }: ChosenFromAll): SortCards => ({
  kind: 'sortCards',
  who: YOU,
  cards: { from: 'library' },
  of: null,
  shown: 'revealed',
  fates: wanted.map((one): CardFate => ({ count: exactly(1), filter: one, by, reveal: false, place: to })),
  rest: null,
  shuffle: true,
})
/**
 * "Reveal the cards in your library. An opponent chooses from among them a creature card and a land card. You put ..."
 */
export const chosenFromLibrary: Syntax<SortCards> = mapped(
  part()`reveal the cards in your library. ${{ by: player }} chooses from among them ${{
    wanted: series(phrase`a ${filter('one')}`, 'and', { min: 1, max: 4 }),
  }}. [You put / Put] the chosen cards ${{ to: place }}. Then shuffle` as Syntax<ChosenFromAll>,
  {
    to: fromAll,
    is: (value): value is SortCards => (value as Effect | null)?.kind === 'sortCards',
    from: (said): ChosenFromAll | undefined => {
      const [first] = said.fates
      if (first?.place == null || first.by === null) return undefined
      const found = { by: first.by, wanted: said.fates.map((one) => one.filter), to: first.place }
      return sameValue(fromAll(found), said) ? found : undefined
    },
  },
)

const EXILE = at('exile')
/**
 * "Target opponent chooses one of the top two cards of your graveyard. Exile that card and put the other one into your
 * hand."
 */
const oneExiledOneKept: Syntax<Effects> = shaped(
  part()`${{ who: player }} chooses one of the top ${{ n: severalWord }} cards of ${{
    of: quiet(possessive),
  }} graveyard. Exile that card and put the other one ${{ to: pilePlace }}`,
  ({ who, n, of, to }) => [
    {
      kind: 'chooseObjects',
      who,
      what: {
        kind: 'choose',
        filter: { noun: 'card', is: [{ is: 'thing', thing: { kind: 'top', n, of, zone: 'graveyard' } }] },
        count: exactly(1),
        by: YOU,
      },
    },
    { kind: 'move', what: { kind: 'that' }, to: EXILE },
    { kind: 'move', what: { kind: 'rest' }, to },
  ],
  { when: ({ n }) => n === 2 },
)

const looked = { kind: 'sortCards', who: YOU, shown: 'looked', fates: [], rest: null, shuffle: false } as const
/** One of several things that are looked at. */
const seen: Syntax<Effect> = wordings(
  shaped(part()`${{ of: theirs }} hand`, ({ of }) => ({ ...looked, cards: { from: 'hand' }, of })),
  shaped(part()`the top card of ${{ of: quiet(theirs) }} library`, ({ of }) => ({
    ...looked,
    cards: { from: 'top', n: 1 },
    of,
  })),
  shaped(part()`any ${{ which: filter('many') }}`, ({ which }) => ({
    kind: 'lookAt',
    who: YOU,
    what: { kind: 'all', filter: which },
  })),
)
/** "Look at target player's hand, the top card of that player's library, and any face-down creatures they control." */
const lookAtSeveral: Syntax<Effects> = phrase`look at ${series(seen, 'and', { min: 2, max: 4 })}`

/** Idioms of a whole sentence or more. */
export const ofHiddenZones: Syntax<Effects> = wordings(oneExiledOneKept, lookAtSeveral, lookAndPlay)
