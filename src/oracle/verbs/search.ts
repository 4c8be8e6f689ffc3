/** Searching a library (701.15 of 2011): what is found goes somewhere, then the library is shuffled. */
import type { Count, Destination, Effect, Filter } from '../../language/index.ts'
import { part, rule, type Syntax, wordings, words } from '../core/index.ts'
import { count, filter } from '../nouns/index.ts'

type Search = Extract<Effect, { kind: 'search' }>

const to = (zone: Destination['zone'], more: Partial<Destination> = {}): Destination => ({
  zone,
  under: null,
  tapped: false,
  position: null,
  ...more,
})

const them = wordings(words('it'), words('that card'), words('them'), words('those cards'), words('the card'))
const place: Syntax<Destination> = wordings(
  words('into your hand', to('hand')),
  words('onto the battlefield', to('battlefield')),
  words('onto the battlefield tapped', to('battlefield', { tapped: true })),
  words('into your graveyard', to('graveyard')),
)

const one: Count = { min: 1, max: 1 }
/** "A basic land card", "up to two Forest cards". */
const what: Syntax<{ readonly count: Count; readonly filter: Filter }> = wordings(
  part({ count: one })`a ${{ filter: filter('one') }}`,
  part()`${{ count }} ${{ filter: filter('many') }}`,
)
const TOP = to('library', { position: 'top' })
const shown = wordings(
  part({ reveal: true })`, reveal ${them}, [put ${them} ${{ to: place }} / and put ${them} ${{ to: place }}]`,
  part({ reveal: false })`[, put ${them} ${{ to: place }} / and put ${them} ${{ to: place }}]`,
)

/** "Search your library for a basic land card, reveal it, put it into your hand, then shuffle." */
export const search: Syntax<Search> = wordings(
  rule('search', {
    who: { kind: 'you' },
  })`search your library for ${what} ${shown} [, then shuffle / , then shuffle your library / . Then shuffle your library / . Then shuffle]`,
  rule('search', { who: { kind: 'you' }, reveal: true, to: TOP })`search your library for ${what}
    [, reveal it, then shuffle and put that card on top / , reveal that card, then shuffle and put that card on top / , reveal it, then shuffle and put the card on top / and reveal it. Shuffle your library, then put the card on top of it]`,
  rule('search', { who: { kind: 'you' }, reveal: false, to: TOP })`search your library for ${what},
    then shuffle and put that card on top`,
) as Syntax<Search>
