/** Searching a library (701.15 of 2011): what is found goes somewhere, then the library is shuffled. */
import type { CardFate, Count, Filter, Placement, SortCards } from '../../language/index.ts'
import { part, repeat, rule, type Syntax, wordings, words } from '../core/index.ts'
import { count, filter } from '../nouns/index.ts'
import { exactly, going, TOP, theirs } from './places.ts'

const them = wordings(words('it'), words('that card'), words('them'), words('those cards'), words('the card'))
const place: Syntax<Placement> = wordings(
  words('into your hand', going('hand')),
  words('onto the battlefield', going('battlefield')),
  words('onto the battlefield tapped', going('battlefield', { tapped: true })),
  words('into your graveyard', going('graveyard')),
)

/** "A basic land card", "up to two Forest cards". */
const what: Syntax<{ readonly count: Count; readonly filter: Filter }> = wordings(
  part({ count: exactly(1) })`a ${{ filter: filter('one') }}`,
  part()`${{ count }} ${{ filter: filter('many') }}`,
)
const revealed = part({ by: null, reveal: true })
const quietly = part({ by: null, reveal: false })
const exiled = part({ by: null, reveal: false, place: going('exile') })`${what} [and / ,] exile ${them}`

const alone = (found: Syntax<CardFate>): Syntax<readonly CardFate[]> => repeat(found, { max: 1 })
const found: Syntax<readonly CardFate[]> = alone(
  wordings(
    revealed`${what}, reveal ${them}, [put ${them} ${{ place }} / and put ${them} ${{ place }}]`,
    quietly`${what} [, put ${them} ${{ place }} / and put ${them} ${{ place }}]`,
    exiled,
  ) as Syntax<CardFate>,
)
const toTop = part({ by: null, place: TOP })
const shown = alone(toTop`${what} ${{ reveal: words('', true) }}` as Syntax<CardFate>)
const unseen = alone(toTop`${what} ${{ reveal: words('', false) }}` as Syntax<CardFate>)

const searching = { cards: { from: 'library' }, shown: 'looked', rest: null, shuffle: true } as const
const mine = rule('sortCards', { ...searching, who: { kind: 'you' }, of: null })

/** "Search your library for a basic land card, reveal it, put it into your hand, then shuffle." */
const ownSearch: Syntax<SortCards> = wordings(
  mine`search your library for ${{
    fates: found,
  }} [, then shuffle / , then shuffle your library / . Then shuffle your library / . Then shuffle]`,
  mine`search your library for ${{ fates: shown }}
    [, reveal it, then shuffle and put that card on top / , reveal that card, then shuffle and put that card on top / , reveal it, then shuffle and put the card on top / and reveal it. Shuffle your library, then put the card on top of it]`,
  mine`search your library for ${{ fates: unseen }},
    then shuffle and put that card on top`,
) as Syntax<SortCards>

const theirPlace: Syntax<Placement> = wordings(
  words('onto the battlefield under your control', going('battlefield', { under: { kind: 'you' } })),
  words("into that player's graveyard", going('graveyard')),
  words('into their graveyard', going('graveyard')),
)
const foundThere: Syntax<readonly CardFate[]> = alone(
  wordings(
    quietly`${what} [and put ${them} ${{ place: theirPlace }} / , put ${them} ${{ place: theirPlace }}]`,
    exiled,
  ) as Syntax<CardFate>,
)

/** "Search target opponent's library for a creature card and put that card onto the battlefield under your control." */
const theirSearch = rule('sortCards', { ...searching, who: { kind: 'you' } })`search ${{
  of: theirs,
}} library for ${{ fates: foundThere }}[. Then that player shuffles / . Then that player shuffles their library / , then that player shuffles / . That player shuffles / . That player then shuffles their library / . That player then shuffles]` as Syntax<SortCards>

export const search: Syntax<SortCards> = wordings(ownSearch, theirSearch)
