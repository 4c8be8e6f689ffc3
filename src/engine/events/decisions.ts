/** Who decides first about simultaneous events (419.9a), and which damage a shield applies to (419.7b). */
import { ask, type Process } from '../questions/index.ts'
import { affectedSeat, covers, isForOneSource, replacementsFor, shieldOf } from '../replacement/index.ts'
import { type Draft, inTurnOrder, isDamageShield, type ObjectId, type Proposed, type State } from '../state/index.ts'

/** The order in which simultaneous events are settled: by player, and as a shielded player chooses (419.7b). */
export function* decisionOrder(g: Draft, proposed: readonly Proposed[]): Process<readonly number[]> {
  const indices = proposed.map((_, index) => index)
  if (g.state.shields.length === 0 || !proposed.some((event) => event.kind === 'damage')) {
    const seats = inTurnOrder(g.state)
    const place = proposed.map((event) => seats.indexOf(affectedSeat(g.state, event)))
    return place.every((one) => one === place[0])
      ? indices
      : indices.sort((a, b) => (place[a] ?? 0) - (place[b] ?? 0) || a - b)
  }
  const first: number[] = []
  for (const shield of g.state.shields) {
    if (isForOneSource(shield)) {
      first.push(
        ...(yield* ofOneSource(
          g.state,
          proposed,
          indices.filter((index) => !first.includes(index)),
          shield.id,
        )),
      )
      continue
    }
    if (!isDamageShield(shield) || shield.n === null) continue
    let left = shield.n
    let covered = indices.filter((index) => !first.includes(index) && isCovered(g.state, proposed[index], shield))
    while (left > 0 && covered.length > 1 && totalOf(proposed, covered) > left) {
      const options = covered.map((index) => ({ source: sourceOf(proposed[index]), key: 'preventFrom', at: null }))
      const event = proposed[covered[0] ?? 0]
      if (event === undefined) break
      const picked = covered[yield* ask('replacement', { seat: affectedSeat(g.state, event), options })] ?? covered[0]
      if (picked === undefined) break
      first.push(picked)
      left -= totalOf(proposed, [picked])
      covered = covered.filter((index) => index !== picked)
    }
  }
  return [...new Set([...first, ...indices])]
}

/**
 * Of several sources that deal damage at once, the one that a shield for the next time any of them does is used for: all
 * of its damage comes first. Nothing if there is no choice.
 */
function* ofOneSource(
  state: State,
  proposed: readonly Proposed[],
  indices: readonly number[],
  shield: number,
): Process<readonly number[]> {
  const covered = indices.filter((index) => {
    const event = proposed[index]
    return event?.kind === 'damage' && replacementsFor(state, event, NONE_USED).some((one) => shieldOf(one) === shield)
  })
  const sources = [...new Set(covered.map((index) => sourceOf(proposed[index])))]
  const event = proposed[covered[0] ?? -1]
  if (sources.length < 2 || event === undefined) return []
  const options = sources.map((source) => ({ source, key: 'preventFrom', at: null }))
  const picked = sources[yield* ask('replacement', { seat: affectedSeat(state, event), options })]
  return covered.filter((index) => sourceOf(proposed[index]) === picked)
}
const NONE_USED: ReadonlySet<string> = new Set()

function isCovered(state: State, event: Proposed | undefined, shield: Parameters<typeof covers>[1]): boolean {
  return event?.kind === 'damage' && covers(state, shield, event)
}

function totalOf(proposed: readonly Proposed[], indices: readonly number[]): number {
  return indices.reduce(
    (sum, index) => sum + (proposed[index]?.kind === 'damage' ? (proposed[index] as { n: number }).n : 0),
    0,
  )
}

function sourceOf(event: Proposed | undefined): ObjectId {
  return event?.kind === 'damage' ? event.source : -1
}
