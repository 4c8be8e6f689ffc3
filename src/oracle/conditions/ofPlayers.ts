/** Conditions on what each of several players has: their zones, and who has more than all the others. */
import type { Condition, Players, Quantity } from '../../language/index.ts'
import { many, narrowed, one, part, prefer, rule, type Syntax, shaped, table, wordings, words } from '../core/index.ts'
import { atLeast, digits, orMore, ownZone, severalWord, theirs } from '../lexicon/index.ts'
import { contested, filter, player, possessive, qualified, statisticNoun, whose } from '../nouns/index.ts'
import { type Bound, bound } from './bound.ts'
import { amountOf, inHands } from './inHands.ts'
import { count, eachOfThem, isAny, notEach, theyControl, theyHave } from './kinds.ts'
import { perPlayer } from './perPlayer.ts'

/** "You control three or more creatures". */
const controlMany = count(
  qualified(part()`${{ quality: theyControl }} ${bound} ${{ filter: filter('many') }}`, ['controlled']),
)

const anyControls = part({ is: 'controlled' })`${{ by: narrowed(player, isAny) }} controls`
/** "An opponent controls no creatures": one of them. */
const controlNone = count(
  qualified(part({ op: '=', b: 0 } as const)`${{ quality: anyControls }} no ${{ filter: filter('many') }}`, [
    'controlled',
  ]),
)

/** "You control three or more creatures with different powers": so many of them. */
const controlDifferent = shaped(
  qualified(
    part()`${{ quality: theyControl }} ${bound} ${{ filter: filter('many') }} with different ${{
      what: wordings(many(statisticNoun), words('names', 'name')),
    }}`,
    ['controlled'],
  ),
  ({ filter: among, op, b, what }) => ({ kind: 'compare', a: { kind: 'kinds', what, among }, op, b }),
)

const APART = 'of what is counted, those are counted that differ'

/** today:700.8. */
const fullParty = shaped(part()`${{ of: player }} have|has a full party`, ({ of }) => ({
  kind: 'compare',
  a: { kind: 'party', of },
  op: '>=',
  b: 4,
}))

/** "5 or less". */
const lifeBound: Syntax<Bound> = wordings(
  part()`${{ b: digits }} ${{ op: orMore }}`,
  part()`${{ op: atLeast }} ${{ b: digits }}`,
)
/** "You have 5 or less life", also worded "your life total is 5 or less". */
const lifeTotal = shaped(
  wordings(
    part()`${{ of: player }} have|has ${lifeBound} life`,
    part()`${{ of: possessive }} life total is ${lifeBound}`,
  ),
  ({ of, op, b }) => ({ kind: 'compare', a: { kind: 'life', of }, op, b }),
)

const STARTING: Quantity = { kind: 'startingLife', of: { kind: 'you' } }
/** "You have at least 7 life more than your starting life total". */
const aboveStart = shaped(
  part()`you have at least ${{ more: digits }} life more than your starting life total`,
  ({ more }) => ({
    kind: 'compare',
    a: { kind: 'life', of: { kind: 'you' } },
    op: '>=',
    b: { kind: 'sum', of: [STARTING, more] },
  }),
)

/** "A graveyard": anyone's, if that of one player is enough. */
const someZone = table<Players>('whose', { a: { kind: 'anyPlayer' } })
const graveyardOrLibrary = narrowed(ownZone, (zone) => zone !== 'hand')
/** "Your library has ten or more cards in it", "seven or more cards are in your graveyard". */
const zoneHas = shaped(
  wordings(
    part()`${{ of: wordings(possessive, someZone) }} ${{ zone: ownZone }} has ${amountOf} cards in it`,
    part()`${amountOf} cards are in ${{ of: possessive }} ${{ zone: ownZone }}`,
    part()`${theyHave} ${amountOf} cards in ${theirs} ${{ zone: graveyardOrLibrary }}`,
  ),
  ({ of, zone, op, b }) => ({ kind: 'compare', a: { kind: 'zoneSize', zone, of }, op, b }),
)

/** "An opponent controls at least four more creatures than you", "you have more life than that player". */
const more = contested(
  wordings(
    part()`${{ who: notEach }} ${whose.contests.present} than ${{ than: player }}`,
    part()`${{ who: eachOfThem }} ${one(whose.contests.present)} than ${{ than: player }}`,
  ),
)

/** Of whom "each other player" isn't somebody else each time. */
const isOne = ({ kind }: Players): boolean => kind !== 'you' && kind !== 'anyPlayer' && kind !== 'anOpponent'
/** "That player controls more lands than each other player". */
const mostOfAll = contested(
  shaped(
    part()`${{ who: player }} ${whose.contests.present} than each other player`,
    ({ who, ...contest }) => ({ who, than: { kind: 'othersThan', who }, ...contest }),
    { when: ({ who }) => isOne(who) },
  ),
)

/** "A player controls more creatures than each other player". */
const someone = rule('someone')`${{ who: rule('playersWho', { among: 'one' })`a player ${{ if: whose.more }}` }}`

/** "They have exactly three or exactly four cards in hand": either of these. */
const eitherHandSize = shaped(
  part()`${{ of: player }} have|has exactly ${{ a: severalWord }} or exactly ${{ b: severalWord }} cards in hand`,
  ({ of, a, b }) => ({
    kind: 'or',
    of: [
      { kind: 'compare', a: { kind: 'zoneSize', zone: 'hand', of }, op: '=', b: a },
      { kind: 'compare', a: { kind: 'zoneSize', zone: 'hand', of }, op: '=', b },
    ],
  }),
)

export const ofPlayers: Syntax<Condition> = wordings(
  perPlayer(
    wordings(prefer(APART, controlDifferent, controlMany), controlNone, fullParty, inHands, lifeTotal, more, zoneHas),
  ),
  someone,
  mostOfAll,
  eitherHandSize,
  aboveStart,
)
