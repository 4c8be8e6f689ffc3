/** Adding mana (406, 2011:106). */
import type { ManaOutput, ManaType } from '../../../language/index.ts'
import { addMana as addToPool } from '../../events/index.ts'
import { ask, type Process } from '../../questions/index.ts'
import type { Context, Draft, Seat } from '../../state/index.ts'
import type { Executor } from '../executor.ts'
import { asThey, count, seatsOf } from './who.ts'

function* chooseType(seat: Seat, among: readonly ManaType[], context: Context): Process<readonly ManaType[]> {
  const [only] = among
  if (only === undefined || among.length === 1) return among
  return [yield* ask('mana', { seat, source: context.source, among })]
}

function* manaOf(g: Draft, seat: Seat, output: ManaOutput, context: Context): Process<readonly ManaType[]> {
  if (output.kind === 'fixed') return output.mana
  const n = count(g, output.n, context)
  if (output.kind === 'repeat') return new Array<ManaType>(n).fill(output.mana)
  const made: ManaType[] = []
  if (output.kind === 'combination') {
    while (made.length < n && output.among.length > 0) made.push(...(yield* chooseType(seat, output.among, context)))
    return made
  }
  if (n === 0) return []
  for (const type of yield* chooseType(seat, output.among, context)) made.push(...new Array<ManaType>(n).fill(type))
  return made
}

/** Adds mana to pools; the player who gets it chooses where there is a choice. */
export const addMana: Executor<'addMana'> = function* (g, effect, context) {
  for (const seat of seatsOf(g.state, effect.who, context)) {
    const mana = yield* manaOf(g, seat, effect.mana, asThey(context, effect.who, seat))
    if (mana.length > 0) addToPool(g, seat, mana, context.source)
  }
  return {}
}
