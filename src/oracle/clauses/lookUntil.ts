/**
 * What is found on the way down a library: "reveal cards from the top of your library until you reveal a land card".
 */
import type { CardsFrom, Filter, SortCards } from '../../language/index.ts'
import { derived, narrowed, part, phrase, quiet, type Syntax, sameValue, shaped, wordings } from '../core/index.ts'
import { counted, filter } from '../nouns/index.ts'
import { YOU } from './clause.ts'
import { byOthers, everyOne } from './look.ts'
import { EVERY, going, next, place, restGoes, restLeaves, someoneElse } from './places.ts'
import { allRevealed } from './rest.ts'

type Sought = Extract<CardsFrom, { from: 'until' }>
const until = part({ from: 'until' } as const)
const one: Syntax<Sought> = quiet(until`a ${{ filter: filter('one') }}`)
const several: Syntax<Sought> = quiet(
  narrowed(until`${{ n: counted }} ${{ filter: filter('many') }}`, ({ n }) => n !== 1),
)
const seekingFor = (sought: Syntax<Sought>): Syntax<{ readonly cards: Sought }> =>
  part()`reveal|reveals cards from the top of your|their library until [you|they reveal / that player reveals] ${{
    cards: sought,
  }}`
/** "Reveals cards from the top of their library until they reveal a land card". */
const seekingOne = seekingFor(one)
const seeking = wordings(
  seekingOne,
  seekingFor(several),
  part()`reveal|reveals cards from the top of your|their library until ${{ cards: several }} are revealed`,
)
const wantedIn = ({ filter: wanted }: Sought): Filter => wanted
const rest = wordings(
  part()`[and / , and] ${{ rest: restGoes }}`,
  part()`${next} put|puts ${{ rest: restGoes }}`,
  part()`${next} ${{ rest: restLeaves }}`,
)
const every = { count: EVERY, by: null, reveal: false } as const
const revealing = { kind: 'sortCards', of: null, shown: 'revealed', shuffle: false } as const

/** What was sought goes where it says: "... Put that card into your hand and the rest into your graveyard". */
const foundGoes = shaped(
  part(revealing)`${seekingOne} ${next} put|puts [that card / it] ${{ place }} ${rest}`,
  ({ cards, place: to, ...others }) => ({
    ...others,
    cards,
    fates: [{ ...every, filter: derived(cards, wantedIn), place: to }],
  }),
)
/** "The nonland card": what was looked for, by its name. */
export const theOne: Syntax<Filter> = phrase`the ${filter('one')}`
/** "... Put the nonland cards revealed this way into your hand, then put the rest on the bottom of your library". */
const namedGoes = shaped(
  part(revealing)`${seeking} ${next} put|puts ${{
    named: wordings(part({ count: EVERY })`${{ filter: theOne }}`, everyOne),
  }} ${{ place }} ${rest}`,
  ({ cards, named, place: to, ...others }) => ({
    ...others,
    cards,
    fates: [{ ...named, by: null, reveal: false, place: to }],
  }),
  { when: ({ cards, named }) => sameValue(wantedIn(cards), named.filter) },
)
/** "... Put all cards revealed this way into your hand". */
const allGo = part({ ...revealing, fates: [] })`${seeking} ${next}
  put|puts ${allRevealed} ${{ rest: place }}`
/** "Exile cards from the top of your library until you exile a nonland card": what was sought is "that card". */
const EXILE = going('exile')
const exiled = shaped(
  part()`exile|exiles cards from the top of your|their library until you|they exile ${{ cards: one }}`,
  ({ cards }) => ({
    ...revealing,
    cards,
    fates: [{ ...every, filter: derived(cards, wantedIn), place: EXILE }],
    rest: EXILE,
  }),
)
/** A card that is only sought: what follows is about it. */
const onlySought = shaped(seekingOne, ({ cards }) => ({
  ...revealing,
  cards,
  fates: [{ ...every, filter: derived(cards, wantedIn), place: null }],
  rest: null,
}))

const yours = part({ who: YOU })
const theirs = part()
const sorted = wordings(foundGoes, namedGoes, allGo)
/** "Reveal cards from the top of your library until you reveal a nonland card". */
export const revealOnly: Syntax<SortCards> = yours`${onlySought}`
/** "That player reveals cards from the top of their library until they reveal an instant card". */
export const revealsOnly: Syntax<SortCards> = theirs`${{ who: someoneElse }} ${onlySought}`
export const revealUntil: Syntax<SortCards> = yours`${sorted}`
export const exileUntil: Syntax<SortCards> = yours`${exiled}`
/** The same, where another player does it. */
export const sortedByOthers: Syntax<SortCards> = wordings(
  byOthers,
  theirs`${{ who: someoneElse }} ${wordings(sorted, exiled)}`,
)
