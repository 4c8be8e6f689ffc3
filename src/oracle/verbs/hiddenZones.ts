/** Idioms of hands, libraries and graveyards that take a whole sentence or two, each said in effects that exist (217). */
import type {
  CardFate,
  CardType,
  Destination,
  Effect,
  Filter,
  Placement,
  Players,
  Quantity,
  SortCards,
  Thing,
} from '../../language/index.ts'
import { mapped, part, phrase, quiet, type Syntax, sameValue, series, table, wordings } from '../core/index.ts'
import { severalWord } from '../lexicon/index.ts'
import { chosen, filter, player, possessive } from '../nouns/index.ts'
import { SAME_PLAYER, YOU } from './clause.ts'
import { EVERY, exactly, going, place, restGoes, theirs } from './places.ts'

type Effects = readonly Effect[]
type EitherOf = Extract<Effect, { kind: 'eitherOf' }>
type May = Extract<Effect, { kind: 'may' }>
type Choice = Extract<Thing, { kind: 'choose' }>
const isEffects = (value: unknown): value is Effects => Array.isArray(value)
const isOf =
  <K extends Effect['kind']>(kind: K) =>
  (value: unknown): value is Extract<Effect, { kind: K }> =>
    (value as Effect | null)?.kind === kind

const inLibrary = (position: 'top' | 'bottom'): Destination => ({
  zone: 'library',
  under: null,
  tapped: false,
  position,
})
const onTopOrBottom = (what: Thing): EitherOf => ({
  kind: 'eitherOf',
  effects: [
    { kind: 'move', what, to: inLibrary('top') },
    { kind: 'move', what, to: inLibrary('bottom') },
  ],
})
/** "Put two cards from your hand both on top of your library or both on the bottom of your library." */
export const bothOnTopOrBottom: Syntax<EitherOf> = mapped(
  part()`put ${{ what: chosen }} both on top of your library or both on the bottom of your library` as Syntax<{
    readonly what: Thing
  }>,
  {
    to: ({ what }): EitherOf | undefined =>
      what.kind === 'choose' && what.count.max === 2 ? onTopOrBottom(what) : undefined,
    is: isOf('eitherOf'),
    from: (said) => {
      const [first] = said.effects
      return first?.kind === 'move' && sameValue(onTopOrBottom(first.what), said) ? { what: first.what } : undefined
    },
  },
)

const until = (wanted: Filter, to: Placement, rest: Placement, who: Players = YOU): SortCards => ({
  kind: 'sortCards',
  who,
  cards: { from: 'until', filter: wanted },
  of: null,
  shown: 'revealed',
  fates: [{ count: EVERY, filter: wanted, by: null, reveal: false, place: to }],
  rest,
  shuffle: false,
})
interface OfChosenKind {
  readonly type: CardType
  readonly to: Placement
  readonly rest: Placement
}
const ofEitherKind = ({ type, to, rest }: OfChosenKind): EitherOf => ({
  kind: 'eitherOf',
  effects: [
    until({ noun: 'card', is: [{ is: 'type', type }] }, to, rest),
    until({ noun: 'card', is: [{ is: 'not', of: { is: 'type', type } }] }, to, rest),
  ],
})
/** "Choose land or nonland and reveal cards from the top of your library until you reveal a card of the chosen kind." */
export const untilChosenKind: Syntax<EitherOf> = mapped(
  part()`choose ${{
    type: table<CardType>('two kinds', { 'land or nonland': 'land', 'creature or noncreature': 'creature' }),
  }} and reveal cards from the top of your library until you reveal a card of the chosen kind. Put that card ${{
    to: place,
  }} and put ${{ rest: restGoes }}` as Syntax<OfChosenKind>,
  {
    to: ofEitherKind,
    is: isOf('eitherOf'),
    from: (said): OfChosenKind | undefined => {
      const [first] = said.effects
      if (first?.kind !== 'sortCards' || first.cards.from !== 'until' || first.rest === null) return undefined
      const [only] = first.cards.filter.is
      const to = first.fates[0]?.place
      if (only?.is !== 'type' || to == null) return undefined
      const kind = { type: only.type, to, rest: first.rest }
      return sameValue(ofEitherKind(kind), said) ? kind : undefined
    },
  },
)

interface MayFind {
  readonly who: Players
  readonly wanted: Filter
  readonly to: Placement
  readonly rest: Placement
}
const mayFind = ({ who, wanted, to, rest }: MayFind): May => ({
  kind: 'may',
  who,
  effects: [until(wanted, to, rest, SAME_PLAYER)],
})
/** "The first player may reveal cards from the top of their library until they reveal a creature card. If they do, ..." */
export const mayReveal: Syntax<May> = mapped(
  part()`${{ who: player }} may reveal cards from the top of their library until they reveal a ${{
    wanted: filter('one'),
  }}. If [they do / that player does / the first player does], that player puts [that card / it] ${{
    to: place,
  }} and ${{ rest: restGoes }}` as Syntax<MayFind>,
  {
    to: (said): May | undefined => (said.who.kind === 'you' ? undefined : mayFind(said)),
    is: isOf('may'),
    from: (said): MayFind | undefined => {
      const [only] = said.effects
      if (only?.kind !== 'sortCards' || only.cards.from !== 'until' || only.rest === null) return undefined
      const to = only.fates[0]?.place
      if (to == null) return undefined
      const found = { who: said.who, wanted: only.cards.filter, to, rest: only.rest }
      return sameValue(mayFind(found), said) ? found : undefined
    },
  },
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
/** "Reveal the cards in your library. An opponent chooses from among them a creature card and a land card. You put ..." */
export const chosenFromLibrary: Syntax<SortCards> = mapped(
  part()`reveal the cards in your library. ${{ by: player }} chooses from among them ${{
    wanted: series(phrase`a ${filter('one')}`, 'and', { min: 1, max: 4 }),
  }}. [You put / Put] the chosen cards ${{ to: place }}. Then shuffle` as Syntax<ChosenFromAll>,
  {
    to: fromAll,
    is: isOf('sortCards'),
    from: (said): ChosenFromAll | undefined => {
      const [first] = said.fates
      if (first?.place == null || first.by === null) return undefined
      const found = { by: first.by, wanted: said.fates.map((one) => one.filter), to: first.place }
      return sameValue(fromAll(found), said) ? found : undefined
    },
  },
)

interface OneOfTop {
  readonly who: Players
  readonly n: Quantity
  readonly of: Players
  readonly to: Placement
}
const oneOfTop = (n: Quantity, of: Players): Choice => ({
  kind: 'choose',
  filter: { noun: 'card', is: [{ is: 'thing', thing: { kind: 'top', n, of, zone: 'graveyard' } }] },
  count: exactly(1),
  by: YOU,
})
/** "Target opponent chooses one of the top two cards of your graveyard. Exile that card and put the other one into your hand." */
const oneExiledOneKept: Syntax<Effects> = mapped(
  part()`${{ who: player }} chooses one of the top ${{ n: severalWord }} cards of ${{
    of: quiet(possessive),
  }} graveyard. Exile that card and put the other one ${{ to: place }}` as Syntax<OneOfTop>,
  {
    to: ({ who, n, of, to }): Effects | undefined =>
      to.to === 'discard' || n !== 2
        ? undefined
        : [
            { kind: 'chooseObjects', who, what: oneOfTop(n, of) },
            { kind: 'move', what: { kind: 'that' }, to: going('exile').to as Destination },
            { kind: 'move', what: { kind: 'rest' }, to: to.to },
          ],
    is: isEffects,
    from: ([choose, exile, rest, more]): OneOfTop | undefined => {
      if (choose?.kind !== 'chooseObjects' || exile?.kind !== 'move' || rest?.kind !== 'move' || more) return undefined
      const { what } = choose
      const [only] = what.kind === 'choose' ? what.filter.is : []
      const top = only?.is === 'thing' && only.thing.kind === 'top' ? only.thing : null
      if (top === null || rest.what.kind !== 'rest' || exile.what.kind !== 'that') return undefined
      return { who: choose.who, n: top.n, of: top.of, to: { to: rest.to, order: 'any' } }
    },
  },
)

const looked = { kind: 'sortCards', who: YOU, shown: 'looked', fates: [], rest: null, shuffle: false } as const
/** A hand, the top card of the library and the face-down creatures: all that is hidden of one player. */
const spiedOn = (of: Players): Effects => [
  { ...looked, cards: { from: 'hand' }, of },
  { ...looked, cards: { from: 'top', n: 1 }, of: SAME_PLAYER },
  {
    kind: 'lookAt',
    who: YOU,
    what: {
      kind: 'all',
      filter: {
        noun: 'permanent',
        is: [
          { is: 'state', state: 'faceDown' },
          { is: 'type', type: 'creature' },
          { is: 'controlled', by: SAME_PLAYER },
        ],
      },
    },
  },
]
/** "Look at target player's hand, the top card of that player's library, and any face-down creatures they control." */
const lookAtAllOfIt: Syntax<Effects> = mapped(
  part()`look at ${{ of: theirs }} hand, the top card of that player's library, and any face-down creatures they control` as Syntax<{
    readonly of: Players
  }>,
  {
    to: ({ of }) => spiedOn(of),
    is: isEffects,
    from: (said) => {
      const [first] = said
      return first?.kind === 'sortCards' && first.of !== null && sameValue(spiedOn(first.of), said)
        ? { of: first.of }
        : undefined
    },
  },
)

/** Idioms of a whole sentence or more. */
export const ofHiddenZones: Syntax<Effects> = wordings(oneExiledOneKept, lookAtAllOfIt)
