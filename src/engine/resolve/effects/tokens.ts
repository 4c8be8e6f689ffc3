/** Creating tokens (216). */

import { INCUBATOR, type Printed, type TokenSpec, UNPRINTED } from '../../../language/index.ts'
import type { Edition } from '../../../rulebook/index.ts'
import { chosenFor, copyOf, printedToken, thingsOf } from '../../continuous/index.ts'
import { type Happened, happen, type Proposed } from '../../events/index.ts'
import type { Process } from '../../questions/index.ts'
import {
  type Context,
  type Draft,
  doneBy,
  editionOf,
  find,
  findOrLast,
  type ObjectId,
  type Seat,
} from '../../state/index.ts'
import { type EffectOf, type Executor, type Proposal, type Proposer, proposing } from '../executor.ts'
import { defenderChosen } from './joining.ts'
import { arrived } from './movement.ts'
import { things } from './things.ts'
import { asThey, count, seatsOf } from './who.ts'

/** What is printed on a token: what the effect defines, with its numbers counted once (216.1). */
function printedOf(g: Draft, token: TokenSpec, context: Context): Printed {
  const power = token.power === null ? null : count(g, token.power, context)
  const toughness = token.toughness === null ? null : count(g, token.toughness, context)
  return printedToken(g.state, { ...token, ...asChosen(g, token, context), power, toughness }, context.source)
}

/** "Of the chosen color and type": what has been chosen for the object, or by this text. */
function asChosen(g: Draft, token: TokenSpec, context: Context): Pick<TokenSpec, 'name' | 'colors' | 'subtypes'> {
  let { name, colors, subtypes } = token
  for (const { what, link } of token.asChosen ?? []) {
    const chosen = chosenFor(g.state, context, link)
    if (what === 'type' && chosen.type !== undefined) {
      name = chosen.type
      subtypes = [chosen.type]
    } else if (what === 'color' && chosen.color !== undefined) colors = [chosen.color]
  }
  return { name, colors, subtypes }
}

const OWNERS: { readonly [O in Edition['zones']['tokenOwner']]: (maker: Seat, controller: Seat) => Seat } = {
  maker: (maker) => maker,
  firstController: (_maker, controller) => controller,
}

type MakesTokens = 'createToken' | 'createCopy'
type Kind = Pick<Extract<Proposed, { kind: 'token' }>, 'printed' | 'copied' | 'attachTo'>

/** Proposes as many of each kind for each player; the edition says who owns them. */
function* proposeTokens(
  g: Draft,
  effect: EffectOf<MakesTokens>,
  kinds: readonly Kind[],
  context: Context,
): Process<Proposal<'createToken'> & Proposal<'createCopy'>> {
  const { tapped, attacking: joins } = effect
  const among = typeof joins === 'object' ? joins : null
  const proposed: Proposed[] = []
  const seats = seatsOf(g.state, effect.who, context)
  for (const seat of seats) {
    const n = count(g, effect.n, asThey(context, effect.who, seat))
    const owner = OWNERS[editionOf(g.state).zones.tokenOwner](context.controller, seat)
    for (const kind of kinds) {
      for (let nth = 0; nth < n; nth++) {
        const attacking = joins === false ? null : yield* defenderChosen(g, seat, context, among)
        proposed.push({ kind: 'token', source: context.source, ...kind, controller: seat, owner, tapped, attacking })
      }
    }
  }
  const result = (happened: readonly Happened[]) => {
    const that = createdOf(happened).filter((id) => seats.includes(findOrLast(g.state, id)?.controller ?? -1))
    const link = effect.link?.key ?? null
    for (const id of that) if (find(g.state, id) !== null) g.patch(id, { placedBy: context.source, link })
    return { that, amount: that.length, did: that.length > 0 }
  }
  return { proposed, result }
}
/** Of events that happen at once, those that create tokens. */
const createdOf = (happened: readonly Happened[]): readonly ObjectId[] =>
  arrived(happened.filter((one) => one.kind === 'move' && one.from === null))

/**
 * Creates tokens under the players' control. What is to enter attached to something isn't made where that is gone
 * (today:303.4i).
 */
export const createToken: Proposer<'createToken'> = function* (g, effect, context) {
  const kind: Kind = { printed: printedOf(g, effect.token, context), copied: null }
  const { attachedTo } = effect
  if (attachedTo === undefined) return yield* proposeTokens(g, effect, [kind], context)
  const hosts = yield* things(g, attachedTo, context, 'enchant')
  const kinds = hosts.map((object): Kind => ({ ...kind, attachTo: { object } }))
  return yield* proposeTokens(g, effect, kinds, context)
}

/** Creates tokens that are copies of the objects, as they are or last were (503.2, 413.2f). */
export const createCopy: Executor<'createCopy'> = proposing(function* (g, effect, context) {
  const { of } = effect
  const originals = of.kind === 'choose' ? yield* things(g, of, context, 'copy') : thingsOf(g.state, of, context)
  const kinds = originals.flatMap((id): readonly Kind[] => {
    const object = findOrLast(g.state, id)
    if (object === null) return []
    return [{ printed: UNPRINTED, copied: copyOf(g.state, object, effect.except, object, context) }]
  })
  return yield* proposeTokens(g, effect, kinds, context)
})

/** today:701.53: a token with so many +1/+1 counters on it, which its own ability transforms. */
export const incubate: Executor<'incubate'> = function* (g, effect, context) {
  const { controller, source } = context
  const of = { printed: INCUBATOR, copied: null, tapped: false, attacking: null, source }
  const counters = { '+1/+1': count(g, effect.n, context) }
  const done = yield* happen(g, [{ kind: 'token', ...of, controller, owner: controller, counters }])
  return { did: arrived(done).length > 0, done: doneBy(done) }
}
