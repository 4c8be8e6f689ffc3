/** Nouns refer to one another ("creatures its controller controls"), so their grammars are tied together here. */
import type { Filter, OwnZone, Players, Predicate, Quantity, Recipient, Subject, Thing } from '../../language/index.ts'
import {
  either,
  lazy,
  many,
  mapped,
  named,
  nounRule,
  one,
  part,
  placed,
  plural,
  quiet,
  rule,
  type Syntax,
  series,
  shaped,
  singular,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { copula, isOwnZone, ownZone, severalWord, x } from '../lexicon/index.ts'
import { xAndOne } from './counts.ts'
import { bareFilter, type FilterSyntaxes, makeFilters } from './filters.ts'
import { type ModifierNeeds, makeComparison, makeDealtDamageTo, withMeasure } from './modifiers.ts'
import { makeTargeting, thatOne } from './onStack.ts'
import { makeHaving, makePlayers, makeSuchPlayers } from './players.ts'
import { isFilter } from './predicates.ts'
import { makeQuantities, producer, type QuantitySyntaxes, statistic } from './quantities.ts'
import { said, saidThing } from './said.ts'
import { makeSharing } from './sharing.ts'
import { granter, haunted, host, makeThings, self, type ThingSyntaxes } from './things.ts'
import { makeWho } from './who.ts'

/** "Controls more creatures than each other player": what a clause says of a player. */
export const whose = makeWho({
  indefinite: lazy(() => filters.indefinite),
  counted: lazy(() => filters.filter),
  many: lazy(() => pluralFilter),
  definite: lazy(() => things.definite),
})

const players = makePlayers(
  lazy(() => things.possessed),
  lazy(() => filters.indefinite),
  quiet(lazy(() => things.targeted)),
  whose,
)

const sharing = makeSharing({
  thing: lazy(() => things.thing),
  indefinite: lazy(() => filters.indefinite),
  possessed: lazy(() => things.possessed),
})

const lazyPlural = lazy(() => pluralFilter)
const ofFilters: ModifierNeeds = {
  holder: players.holder,
  who: whose.who,
  possessive: players.holders,
  thing: lazy(() => things.thing),
  definite: lazy(() => things.definite),
  sharing,
  measured: lazy(() => measured),
  indefinite: lazy(() => filters.indefinite),
  single: lazy(() => singularFilter),
  many: lazyPlural,
}
const filters: FilterSyntaxes = makeFilters(ofFilters)

const things: ThingSyntaxes = makeThings(filters)

const having = makeHaving(players.player)

/** "Players who control more lands than you": in either number. */
export const suchPlayers = makeSuchPlayers(whose)
const quantities: QuantitySyntaxes = makeQuantities({
  filter: filters.filter,
  many: lazyPlural,
  thing: things.thing,
  possessed: things.possessed,
  definite: things.definite,
  indefinite: filters.indefinite,
  targeted: things.targeted,
  all: things.all,
  player: players.player,
  doer: wordings(
    players.player,
    shaped(having, ({ who }) => who),
  ),
  possessive: players.possessive,
  suchPlayers,
})

/** "Mana from a Treasure": by what produced it. */
export const manaFrom = producer(filters.indefinite)
/** "Targets a creature you control", "dealt damage to an opponent this turn": after the subject. */
export const targeting = makeTargeting(ofFilters)
export const dealtDamageTo = makeDealtDamageTo(ofFilters)
/** "Shares a creature type with ~": after the subject. */
export const { shares, thatShares } = sharing
/** "With power 4 or greater". */
export const withMeasured = withMeasure(ofFilters.measured)

const singularFilter = one(filters.filter)
const pluralFilter = many(filters.filter)

/** A noun phrase without its determiner, in the form the determiner requires. */
export function filter(form: 'one' | 'many'): Syntax<Filter> {
  return form === 'one' ? singularFilter : pluralFilter
}

/** A noun phrase in the form that a preceding number requires: "two creatures". */
export const countedFilter: Syntax<Filter> = filters.filter
/** "A creature", "another creature you control"; "with flying", apart from its noun. */
export const { indefinite, quality } = filters
/** An object, as the subject or object of a verb. */
export const { thing, chosen, all, determined, eachOfSeveral, definite, targeted } = things
/** "~", "it": as a filter that only it matches. */
export const onlyIt: Syntax<Filter> = thatOne(ofFilters.definite)
/** "Its", "~'s", "that creature's": before power, toughness, mana value, controller, owner. */
export const { possessed } = things
/** "You", "target player", "each opponent". */
export const { player } = players
/** "You've", "target player has": before what has been done. */
export { having }
/** "Your", "their", "its owner's". */
export const { possessive } = players
const SAME_TARGET = said('the target')
const targetAgain = saidThing(
  singular(
    table('what was targeted', {
      'that permanent or player': SAME_TARGET,
      'the permanent or player': SAME_TARGET,
      'that creature or player': SAME_TARGET,
    }),
  ),
)
const attackedByIt: Syntax<Players> = singular(
  rule('attackedBy')`the player or planeswalker ${{ thing: things.definite }} ${copula} attacking`,
)
/** An object or a player: "target creature or player" is both. */
export const recipient: Syntax<Recipient> = named(
  'an object or a player',
  either(players.player, things.thing, things.mixed, targetAgain, attackedByIt),
)

/** "Creature card": a kind of card, in a pile of them. */
const isCard = (filter: Filter): Filter | undefined =>
  filter.noun === 'card' && filter.is.length > 0 ? filter : undefined
const cardKind: Syntax<Filter> = mapped(one(bareFilter), { to: isCard, is: isFilter, from: isCard })

const pile = either(part()`library`, part({ zone: 'graveyard' })`graveyard`)
const end = either(part()`top`, part({ bottom: true })`bottom`)
const { possessive: ofWhom } = players
/** "The top card of your library", "the top two cards of target player's library". */
export const libraryTop: Syntax<Thing> = placed(
  named(
    'the top of a library',
    either(
      nounRule('top', { n: 1 })`the ${end} card of ${{ of: ofWhom }} ${pile}`,
      plural(nounRule('top')`the top ${{ n: either(severalWord, x, xAndOne) }} cards of ${{ of: ofWhom }} library`),
      plural(
        nounRule('top')`[/ a number of] cards from the top of ${{ of: ofWhom }} library equal to ${{
          n: lazy(() => quantities.measure),
        }}`,
      ),
      plural(nounRule('top', { n: { kind: 'thatMuch' } })`that many cards from the top of ${{ of: ofWhom }} library`),
      nounRule('top', { n: 1, zone: 'graveyard' })`the top ${{ filter: cardKind }} of ${{ of: ofWhom }} graveyard`,
    ),
  ),
)

interface Contents {
  readonly of: Players
  readonly zones: readonly OwnZone[]
}
const zonesOf: Syntax<readonly OwnZone[]> = series(ownZone, 'and', { max: 3 })
/** "All graveyards", "all opponents' graveyards". */
const allGraveyards: Syntax<Thing> = table<Thing>('the cards of graveyards', {
  'all graveyards': { kind: 'all', filter: { noun: 'card', is: [{ is: 'in', zone: 'graveyard', of: null }] } },
})
const opponentsZones = part({ of: { kind: 'anOpponent' } } as const)`${wordings(
  words("all cards from all opponents'"),
  words("all opponents'"),
  words("all cards in all opponents'"),
)} ${{
  zones: table<readonly OwnZone[]>('zones', {
    graveyards: ['graveyard'],
    hands: ['hand'],
    'hands and graveyards': ['hand', 'graveyard'],
  }),
}}`

type All = Extract<Thing, { kind: 'all' }>
const isAll = (value: unknown): value is All =>
  typeof value === 'object' && value !== null && (value as Thing).kind === 'all'

function contents({ of, zones }: Contents): All {
  const ins: readonly Predicate[] = zones.map((zone) => ({ is: 'in', zone, of }))
  return { kind: 'all', filter: { noun: 'card', is: ins.length === 1 ? ins : [{ is: 'anyOf', of: ins }] } }
}

function contained({ filter: { noun, is } }: All): Contents | undefined {
  const [first, more] = is
  const ins = first?.is === 'anyOf' ? first.of : is
  if (noun !== 'card' || more !== undefined || ins[0]?.is !== 'in' || ins[0].of === null) return undefined
  const zones = ins.flatMap((one) => (one.is === 'in' && isOwnZone(one.zone) ? [one.zone] : []))
  return zones.length === ins.length ? { of: ins[0].of, zones } : undefined
}

/** All the cards there: "your graveyard", "their hand and graveyard", "the cards from your hand". */
export const zoneContents: Syntax<Thing> = placed(
  named(
    'a zone',
    quiet(
      wordings(
        allGraveyards,
        mapped(
          wordings(
            opponentsZones,
            part()`${{ of: players.possessive }} ${{ zones: zonesOf }}`,
            part()`[the / all the / all] cards [from / in] ${{ of: players.possessive }} ${{ zones: zonesOf }}`,
          ),
          { to: contents, is: isAll, from: contained },
        ),
      ),
    ),
  ),
)

/** "2", "X", "that much": before a noun. */
export const { written } = quantities
/** "The number of creatures you control", "its power": after "equal to" or "where X is". */
export const { measure } = quantities
/** After "for each": "creature you control", "card in your hand". */
export const { each, units } = quantities
/** "Half your life, rounded up". */
export const { halfOfLife } = quantities
/** What is being counted: "creatures you control", "cards in your graveyard". */
export const { eachMany } = quantities
/** Any amount, before a noun or described. */
export const quantity: Syntax<Quantity> = either(quantities.written, quantities.measure)
/** "4 or greater", "less than its power". */
export const comparison = makeComparison(quantities.measure)
/** "Power 4 or greater", "mana value less than its power". */
export const measured: Syntax<Predicate> = part({ is: 'compare' })`${{ what: statistic }} ${comparison}`

/** What an event is about: "~", "enchanted creature", "a creature", "another Goblin you control". */
export const subject: Syntax<Subject> = placed(
  either(self, granter, host, haunted, nounRule('all')`${{ filter: filters.indefinite }}`) as Syntax<Thing>,
) as Syntax<Subject>
