/** Nouns refer to one another ("creatures its controller controls"), so their grammars are tied together here. */
import type { Filter, Quantity, Recipient, Subject, Thing } from '../../language/index.ts'
import {
  either,
  lazy,
  many,
  named,
  nounRule,
  one,
  placed,
  plural,
  type Syntax,
  singular,
  table,
} from '../core/index.ts'
import { severalWord } from '../lexicon/index.ts'
import { type FilterSyntaxes, makeFilters } from './filters.ts'
import { makeComparison, makeShares } from './modifiers.ts'
import { makePlayers } from './players.ts'
import { makeQuantities, type QuantitySyntaxes } from './quantities.ts'
import { said, saidThing } from './said.ts'
import { granter, host, makeThings, self, type ThingSyntaxes } from './things.ts'

const players = makePlayers(
  lazy(() => things.possessed),
  lazy(() => filters.indefinite),
)

const filters: FilterSyntaxes = makeFilters({
  holder: players.holder,
  possessive: players.possessive,
  thing: lazy(() => things.thing),
  definite: lazy(() => things.definite),
  measure: lazy(() => quantities.measure),
  indefinite: lazy(() => filters.indefinite),
  many: lazy(() => many(filters.filter)),
})

const things: ThingSyntaxes = makeThings(filters)

const quantities: QuantitySyntaxes = makeQuantities({
  filter: filters.filter,
  thing: things.thing,
  possessed: things.possessed,
  definite: things.definite,
  all: things.all,
  possessive: players.possessive,
})

/** "Shares a creature type with ~": after the subject. */
export const shares = makeShares({ thing: things.thing, indefinite: filters.indefinite })

const singularFilter = one(filters.filter)
const pluralFilter = many(filters.filter)

/** A noun phrase without its determiner, in the form the determiner requires. */
export function filter(form: 'one' | 'many'): Syntax<Filter> {
  return form === 'one' ? singularFilter : pluralFilter
}

/** A noun phrase in the form that a preceding number requires: "two creatures". */
export const countedFilter: Syntax<Filter> = filters.filter
/** "A creature", "another creature you control". */
export const { indefinite } = filters
/** An object, as the subject or object of a verb. */
export const { thing, chosen, all, determined, definite } = things
/** "Its", "~'s", "that creature's": before power, toughness, mana value, controller, owner. */
export const { possessed } = things
/** "You", "target player", "each opponent". */
export const { player } = players
/** "Your", "their", "its owner's". */
export const { possessive } = players
const SAME_TARGET = said('the target')
const targetAgain = saidThing(
  singular(
    table('what was targeted', { 'that permanent or player': SAME_TARGET, 'that creature or player': SAME_TARGET }),
  ),
)
/** An object or a player: "target creature or player" is both. */
export const recipient: Syntax<Recipient> = named(
  'an object or a player',
  either(players.player, things.thing, things.mixed, targetAgain),
)

/** "The top card of your library", "the top two cards of target player's library". */
export const libraryTop: Syntax<Thing> = placed(
  named(
    'the top of a library',
    either(
      nounRule('top', { n: 1 })`the top card of ${{ of: players.possessive }} library`,
      plural(nounRule('top')`the top ${{ n: severalWord }} cards of ${{ of: players.possessive }} library`),
    ) as Syntax<unknown> as Syntax<Thing>,
  ),
)

/** "2", "X", "that much": before a noun. */
export const { written } = quantities
/** "The number of creatures you control", "its power": after "equal to" or "where X is". */
export const { measure } = quantities
/** After "for each": "creature you control", "card in your hand". */
export const { each } = quantities
/** What is being counted: "creatures you control", "cards in your graveyard". */
export const { eachMany } = quantities
/** Any amount, before a noun or described. */
export const quantity: Syntax<Quantity> = either(quantities.written, quantities.measure)
/** "4 or greater", "less than its power". */
export const comparison = makeComparison(quantities.measure)

/** What an event is about: "~", "enchanted creature", "a creature", "another Goblin you control". */
export const subject: Syntax<Subject> = placed(
  either(self, granter, host, nounRule('all')`${{ filter: filters.indefinite }}`) as Syntax<Thing>,
) as Syntax<Subject>
