/** Creating tokens (216). */

import { type Printed, saidBy, type TokenSpec } from '../../../language/index.ts'
import type { Edition } from '../../../rulebook/index.ts'
import { defendersOf } from '../../combat/index.ts'
import { happen, type Proposed } from '../../events/index.ts'
import { ask, type Process } from '../../questions/index.ts'
import { type Context, type Draft, doneBy, editionOf, type Ref, type Seat } from '../../state/index.ts'
import type { Executor } from '../executor.ts'
import { arrived } from './movement.ts'
import { count, shares } from './who.ts'

/** What is printed on a token: what the effect defines, with its numbers counted once (216.1). */
function printedOf(g: Draft, token: TokenSpec, context: Context): Printed {
  const { name, colors, supertypes, types, subtypes } = token
  const abilities = token.abilities.map((ability) => saidBy(ability, context.source))
  const power = token.power === null ? null : count(g, token.power, context)
  const toughness = token.toughness === null ? null : count(g, token.toughness, context)
  return { name, cost: null, colors, supertypes, types, subtypes, abilities, power, toughness, loyalty: null, text: '' }
}

/** 2011:508.4: the token's controller chooses what it attacks. Only the active player's creatures attack. */
function* attackedBy(g: Draft, seat: Seat, context: Context): Process<Ref | null> {
  if (g.state.combat === null || seat !== g.state.turn.active) return null
  const legal = defendersOf(g.state, seat)
  if (legal.length < 2) return legal[0] ?? null
  const question = { seat, source: context.source, mode: 0, slot: 0, legal, min: 1, max: 1 }
  return (yield* ask('targets', question))[0] ?? null
}

const OWNERS: { readonly [O in Edition['tokenOwner']]: (maker: Seat, controller: Seat) => Seat } = {
  maker: (maker) => maker,
  firstController: (_maker, controller) => controller,
}

/** Creates tokens under the players' control, all at once; the edition says who owns them. */
export const createToken: Executor<'createToken'> = function* (g, effect, context) {
  const printed = printedOf(g, effect.token, context)
  const { tapped } = effect
  const made: Proposed[] = []
  for (const { seat, n } of shares(g, effect.who, effect.n, context)) {
    const owner = OWNERS[editionOf(g.state).tokenOwner](context.controller, seat)
    for (let nth = 0; nth < n; nth++) {
      const attacking = effect.attacking ? yield* attackedBy(g, seat, context) : null
      made.push({ kind: 'token', printed, controller: seat, owner, tapped, attacking, copied: null })
    }
  }
  const done = yield* happen(g, made)
  const that = arrived(done)
  return { that, amount: that.length, did: that.length > 0, done: doneBy(done) }
}
