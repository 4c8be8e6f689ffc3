/** Doing the whole of a text once more, and paying into it. */
import type { Cost } from '../../../language/index.ts'
import { canPay, payCost } from '../../play/index.ts'
import { ask } from '../../questions/index.ts'
import type { Done } from '../../state/index.ts'
import type { Executor } from '../executor.ts'
import { asThey, seatsOf } from './who.ts'

/** More than anyone has; a question has a limit. */
const MOST = 999

/** Marks that it is repeated: that begins when all of it has been done. */
// biome-ignore lint/correctness/useYield: a process like the others, only without questions
export const repeatProcess: Executor<'repeatProcess'> = function* (_, { times = Number.MAX_SAFE_INTEGER }) {
  return { did: true, done: [{ deed: 'repeated', object: null, became: null, n: times, seat: null }] }
}

/** Each of the players says how much, of what they can pay, and pays it (413.2e). */
export const payAnyMana: Executor<'payAnyMana'> = function* (g, { who }, context) {
  const done: Done[] = []
  for (const seat of seatsOf(g.state, who, context)) {
    const theirs = { ...asThey(context, who, seat), announcedX: true as const }
    const costOf = (n: number): Cost => [{ kind: 'mana', mana: [`${n}`] }]
    let max = 0
    while (max < MOST && canPay(g.state, seat, costOf(max + 1), theirs)) max++
    const { source } = context
    const n = max === 0 ? 0 : yield* ask('number', { seat, source, what: 'amount', min: 0, max })
    if (n === 0 || (yield* payCost(g, seat, costOf(n), theirs)) === null) continue
    done.push({ deed: 'paidMana', object: null, became: null, n, seat })
  }
  const amount = done.reduce((sum, one) => sum + one.n, 0)
  return { amount, did: amount > 0, done }
}
