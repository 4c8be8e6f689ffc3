/** Adding mana (406, 2011:106). */
import type { ManaOutput, ManaType } from '../../../language/index.ts'
import { addMana as addToPool, loseMana as emptied } from '../../events/index.ts'
import { isJustOne, resultsOf, typesOffered } from '../../play/index.ts'
import { ask, type Process, type QuestionOf } from '../../questions/index.ts'
import type { Context, Draft, Seat } from '../../state/index.ts'
import { atOnce, type Executor } from '../executor.ts'
import { asThey, count, seatsOf } from './who.ts'

type After = NonNullable<QuestionOf<'mana'>['after']>

/**
 * One type among those offered; none if none can be determined (406.6 / 2011:106.5). `after`: the mana before it that
 * the same ability adds, and how much that will be.
 */
function* chooseType(
  seat: Seat,
  among: readonly ManaType[],
  context: Context,
  after?: After,
): Process<readonly ManaType[]> {
  if (among.length < 2) return among
  const several = after !== undefined && after.of > 1 ? { after } : {}
  return [yield* ask('mana', { seat, source: context.source, among, ...several })]
}

/** One of several lists of mana, chosen mana by mana: for the halves of a hybrid symbol, its type (2011:106.8). */
function* chooseList(
  seat: Seat,
  lists: readonly (readonly ManaType[])[],
  context: Context,
): Process<readonly ManaType[]> {
  let left = lists
  for (let place = 0; left.length > 1 && left.some((list) => place < list.length); place++) {
    const among = new Set(left.flatMap((list) => list.slice(place, place + 1)))
    const after = { chosen: left[0]?.slice(0, place) ?? [], of: Math.max(...left.map(({ length }) => length)) }
    const [chosen] = yield* chooseType(seat, [...among], context, after)
    left = left.filter((list) => list[place] === chosen)
  }
  return left[0] ?? []
}

/** One of several lists of one type each, by its type; of those that are nothing there is none to choose. */
function* chooseRepeat(
  seat: Seat,
  lists: readonly (readonly ManaType[])[],
  context: Context,
): Process<readonly ManaType[]> {
  const some = lists.filter(({ length }) => length > 0)
  const [chosen] = yield* chooseType(
    seat,
    some.flatMap((list) => list.slice(0, 1)),
    context,
  )
  return some.find(([first]) => first === chosen) ?? []
}

function* manaOf(g: Draft, seat: Seat, output: ManaOutput, context: Context): Process<readonly ManaType[]> {
  if (isJustOne(g.state, context)) return resultsOf(g.state, output, context)[0] ?? []
  if (output.kind === 'alternatives') return yield* chooseList(seat, resultsOf(g.state, output, context), context)
  if (output.kind === 'oneRepeat') return yield* chooseRepeat(seat, resultsOf(g.state, output, context), context)
  if (output.kind === 'fixed' || output.kind === 'repeat' || output.kind === 'oneOfEach')
    return resultsOf(g.state, output, context)[0] ?? []
  const n = count(g, output.n, context)
  const offered = typesOffered(g.state, output, context)
  const made: ManaType[] = []
  if (output.kind === 'combination') {
    let left = offered
    while (made.length < n && left.length > 0) {
      made.push(...(yield* chooseType(seat, left, context, { chosen: [...made], of: n })))
      if (output.distinct === true) left = left.filter((type) => !made.includes(type))
    }
    return made
  }
  if (n === 0) return []
  for (const type of yield* chooseType(seat, offered, context)) made.push(...new Array<ManaType>(n).fill(type))
  return made
}

/** Adds mana to pools; the player who gets it makes any choice (411.3a). */
export const addMana: Executor<'addMana'> = function* (g, effect, context) {
  for (const seat of seatsOf(g.state, effect.who, context)) {
    const mana = yield* manaOf(g, seat, effect.mana, asThey(context, effect.who, seat))
    addToPool(g, seat, mana, context.source, effect.use ?? null, context.at)
  }
  return {}
}

export const loseMana: Executor<'loseMana'> = atOnce((g, effect, context) => {
  for (const seat of seatsOf(g.state, effect.who, context)) emptied(g, seat)
  return {}
})
