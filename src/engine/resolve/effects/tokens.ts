/** Creating tokens (216). */
import { type Printed, saidBy, type TokenSpec } from '../../../language/index.ts'
import { happen } from '../../events/index.ts'
import { type Context, type Draft, doneBy, editionOf, type Seat } from '../../state/index.ts'
import type { Executor } from '../executor.ts'
import { arrived } from './movement.ts'
import { count, shares } from './who.ts'

/** What is printed on a token: what the effect defines, its numbers counted once (216.1). */
function printedOf(g: Draft, token: TokenSpec, context: Context): Printed {
  const { name, colors, supertypes, types, subtypes } = token
  const abilities = token.abilities.map((ability) => saidBy(ability, context.source))
  const power = token.power === null ? null : count(g, token.power, context)
  const toughness = token.toughness === null ? null : count(g, token.toughness, context)
  return { name, cost: null, colors, supertypes, types, subtypes, abilities, power, toughness, loyalty: null, text: '' }
}

/** Creates tokens under the players' control, all at once; the edition says who owns them. */
export const createToken: Executor<'createToken'> = function* (g, effect, context) {
  const printed = printedOf(g, effect.token, context)
  const { tapped, attacking } = effect
  const owned = (seat: Seat): Seat => (editionOf(g.state).tokenOwner === 'maker' ? context.controller : seat)
  const made = shares(g, effect.who, effect.n, context).flatMap(({ seat, n }) =>
    Array.from(
      { length: n },
      () =>
        ({
          kind: 'token',
          printed,
          controller: seat,
          owner: owned(seat),
          tapped,
          attacking,
          copied: null,
        }) as const,
    ),
  )
  const done = yield* happen(g, made)
  const that = arrived(done)
  return { that, amount: that.length, did: that.length > 0, done: doneBy(done) }
}
