/** Effects that show cards: revealing, looking, piles (glossary "Reveal", "Pile"; 217.7b). */
import type { PileFate } from '../../../language/index.ts'
import { controllerOf, namedFor, thingsOf } from '../../continuous/index.ts'
import { happen, tellChosen } from '../../events/index.ts'
import { ask, type Process } from '../../questions/index.ts'
import { type Context, type Done, type Draft, find, get, type ObjectId, type Seat } from '../../state/index.ts'
import type { Executor } from '../executor.ts'
import { moveAll } from './movement.ts'
import { things } from './things.ts'
import { seatsOf } from './who.ts'

/** What was shown, as "this way" speaks of it. */
export const revealed = (ids: readonly ObjectId[]): readonly Done[] =>
  ids.map((object) => ({ deed: 'revealed', object, became: null, n: 1, seat: null }))

/** The cards that player looked at, of which the words after it know the rest. */
export const lookedAt = (ids: readonly ObjectId[], seat: Seat): readonly Done[] =>
  ids.map((object) => ({ deed: 'lookedAt', object, became: null, n: 1, seat }))

/** Shows cards to all players; they are where they were. */
export const reveal: Executor<'reveal'> = function* (g, effect, context) {
  const that = yield* things(g, effect.what, context, 'effect')
  if (that.length > 0) {
    const objects = that.map((id) => namedFor(g.state, id))
    g.emit({ kind: 'revealed', seat: context.they ?? context.controller, objects, rule: 'card.revealed' })
  }
  return { that, amount: that.length, did: that.length > 0, done: revealed(that) }
}

/** From now on these players may look at the cards while they stay where they are. */
export const lookAt: Executor<'lookAt'> = function* (g, effect, context) {
  const that = yield* things(g, effect.what, context, 'effect')
  const [openTo] = effect.controllersOf === undefined ? [] : thingsOf(g.state, effect.controllersOf, context)
  const controller = openTo === undefined ? null : controllerOf(g.state, openTo)
  const seats = [...seatsOf(g.state, effect.who, context), ...(controller === null ? [] : [controller])]
  for (const id of that) {
    g.patch(id, { knownTo: [...new Set([...get(g.state, id).knownTo, ...seats])] })
    if (openTo !== undefined) g.patch(id, { openTo })
  }
  return { that }
}

function* dealWith(
  g: Draft,
  pile: readonly ObjectId[],
  fate: PileFate,
  context: Context,
): Process<readonly ObjectId[]> {
  const here = pile.filter((id) => find(g.state, id) !== null)
  if (fate === null || here.length === 0) return []
  if (typeof fate === 'object') return yield* moveAll(g, here, fate, context)
  yield* happen(
    g,
    here.map((object) =>
      fate === 'sacrifice'
        ? { kind: 'sacrifice', object, seat: get(g.state, object).controller, by: context.controller }
        : { kind: 'destroy', object, noRegeneration: fate === 'destroyForGood' },
    ),
  )
  return []
}

/** Two piles, either of which may be empty; until one is chosen, every object stays where it is. */
export const piles: Executor<'piles'> = function* (g, effect, context) {
  const from = yield* things(g, effect.what, context, 'effect')
  const by = seatsOf(g.state, effect.by, context)[0] ?? context.controller
  const chooser = seatsOf(g.state, effect.chooser, context)[0] ?? context.controller
  if (from.length === 0) return { that: [], did: false }
  const source = context.source
  const zone = get(g.state, from[0] as ObjectId).zone
  const first = yield* ask('choose', {
    seat: by,
    source,
    reason: effect.faceUp === true ? 'faceUpPile' : 'pile',
    from,
    min: 0,
    max: from.length,
    zone,
    looking: from,
  })
  const two = [from.filter((id) => first.includes(id)), from.filter((id) => !first.includes(id))]
  const [open = []] = two
  if (effect.faceUp === true && open.length > 0)
    g.emit({ kind: 'revealed', seat: by, objects: open.map((id) => namedFor(g.state, id)), rule: 'card.revealed' })
  const lying = effect.faceUp === true ? { faceDown: 1 } : {}
  const picked = yield* ask('pile', { seat: chooser, source, piles: two, ...lying })
  const pile = two[picked] ?? []
  const lies = effect.faceUp === true ? (picked === lying.faceDown ? 'faceDown' : 'faceUp') : null
  tellChosen(g, chooser, { kind: 'pile', place: picked, cards: pile.length, lies })
  const that = yield* dealWith(g, pile, effect.one, context)
  yield* dealWith(g, two[1 - picked] ?? [], effect.other, context)
  return { that, did: true }
}
