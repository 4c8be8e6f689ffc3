/** The ways to pay that leave different mana behind: what is tapped now can't pay for what comes next. */
import {
  characteristics,
  type Listing,
  listReplies,
  type ManaSource,
  type ManaTap,
  manaSources,
  type QuestionOf,
  type Reply,
  type State,
} from '../../engine/index.ts'
import type { ManaCost, ManaType } from '../../language/index.ts'

/** Rarely do more than a few differ. */
const MOST = 12

const PLAIN: ReadonlySet<string> = new Set<ManaType>(['W', 'U', 'B', 'R', 'G', 'C'])

/**
 * Whether this mana pays the coloured part of a cost that has nothing but plain symbols; the amount is right already.
 */
function covers(mana: readonly ManaType[], cost: ManaCost): boolean {
  const left = [...mana]
  for (const symbol of cost) {
    if (!PLAIN.has(symbol)) continue
    const at = left.indexOf(symbol as ManaType)
    if (at < 0) return false
    left.splice(at, 1)
  }
  return true
}

/** Two payments are the same if they leave the same kinds of sources behind. */
function traceOf(state: State, taps: readonly ManaTap[]): string {
  return taps
    .map(({ object, mana }) => `${characteristics(state, object).name} ${mana.join('')}`)
    .sort()
    .join()
}

/** The payments that use one other source, one that only taps for one mana. */
function swapped(taps: readonly ManaTap[], sources: readonly ManaSource[], cost: ManaCost): readonly ManaTap[][] {
  const free = sources.filter(({ object, harmless }) => harmless && !taps.some((tap) => tap.object === object))
  return taps.flatMap((tap, place) =>
    tap.mana.length !== 1
      ? []
      : free.flatMap(({ object, ability, gives }) =>
          gives
            .filter((mana) => mana.length === 1)
            .map((mana) => taps.map((one, at) => (at === place ? { object, ability, mana } : one)))
            .filter((made) =>
              covers(
                made.flatMap((one) => one.mana),
                cost,
              ),
            ),
        ),
  )
}

/**
 * The engine's proposal first, then those that leave other sources untapped. They are all that are worth telling apart
 * where the cost is of plain mana: nobody pays with a source that costs more if it needn't.
 */
export function payments(state: State, question: QuestionOf<'pay'>): Listing<Reply> {
  const { proposal, cost, seat } = question
  if (proposal === null || proposal.spend !== null) return listReplies(state, question)
  const plain = cost.every((symbol) => PLAIN.has(symbol) || /^\d+$/.test(symbol))
  const found = new Map([[traceOf(state, proposal.taps), proposal.taps]])
  let isAll = plain || proposal.taps.length === 0
  if (plain && proposal.taps.length > 0) {
    const sources = manaSources(state, seat)
    for (const taps of found.values()) {
      for (const other of swapped(taps, sources, cost)) {
        const trace = traceOf(state, other)
        if (found.has(trace)) continue
        if (found.size < MOST) found.set(trace, other)
        else isAll = false
      }
    }
  }
  const replies = [...found.values()].map((taps) => ({ pay: 'plan' as const, plan: { taps, spend: proposal.spend } }))
  return { replies, isAll }
}
