/** 418.5 / 613: the layers, in the edition's order. */
import { get } from '../../state/index.ts'
import { apply, exists } from './apply.ts'
import { type Computation, note } from './computation.ts'
import { areIndependent, nextOf, type Waiting } from './dependency.ts'
import { groupOf, rulesGroup } from './layersOf.ts'

const PT_COUNTER = /^([+-]\d+)\/([+-]\d+)$/
const ptOfCounter = new Map<string, readonly [number, number] | null>()

/** What a counter with that name adds to power and toughness (200.10), or `null`. */
function ptCounter(name: string): readonly [number, number] | null {
  const known = ptOfCounter.get(name)
  if (known !== undefined) return known
  const match = PT_COUNTER.exec(name)
  const pt = match === null ? null : ([Number(match[1]), Number(match[2])] as const)
  ptOfCounter.set(name, pt)
  return pt
}

/** Counters that change power and toughness. */
function applyCounters(run: Computation): void {
  for (const id of run.counted) {
    const values = run.values.get(id)
    if (values === undefined || values.power === null || values.toughness === null) continue
    const { counters } = get(run.state, id)
    let power = 0
    let toughness = 0
    for (const name in counters) {
      const pt = ptCounter(name)
      const n = counters[name] ?? 0
      if (pt === null || n === 0) continue
      power += pt[0] * n
      toughness += pt[1] * n
    }
    if (power === 0 && toughness === 0) continue
    run.values.set(id, { ...values, power: values.power + power, toughness: values.toughness + toughness })
    note(run, null, id, values, false)
  }
}

/** The effects not yet applied in a group, whether they exist now or not. */
function dueIn(run: Computation, group: number): readonly Waiting[] {
  const due: Waiting[] = []
  for (const active of run.actives) {
    if ((active.done & (1 << group)) !== 0) continue
    const part = active.plan.find((one) => one.group === group)
    if (part !== undefined) due.push({ active, part })
  }
  return due
}

/**
 * Those of them that can be applied: they exist, and only the characteristic-defining ones while there are any; in
 * timestamp order (418.5a).
 */
function applicable(run: Computation, due: readonly Waiting[]): readonly Waiting[] {
  const existing = due.filter((one) => exists(run, one.active))
  const defining = existing.filter((one) => one.part.defining)
  return (defining.length > 0 ? defining : existing).sort((a, b) => a.active.timestamp - b.active.timestamp)
}

/** Applies effects in their order, until one brings new effects with it. */
function applyInOrder(run: Computation, waiting: readonly Waiting[]): void {
  const known = run.actives.length
  for (const { active, part } of waiting) {
    apply(run, active, part)
    if (run.actives.length !== known) return
  }
}

function applyGroup(run: Computation, group: number): void {
  if ((run.groups & (1 << group)) === 0) return
  for (;;) {
    const due = dueIn(run, group)
    const waiting = applicable(run, due)
    if (waiting.length > 0 && areIndependent(due, waiting)) {
      applyInOrder(run, waiting)
      continue
    }
    const next = nextOf(run, waiting)
    if (next === undefined) return
    apply(run, next.active, next.part)
  }
}

/** Applies every effect of the run in layer order, then the rules that aren't characteristics. */
export function applyLayers(run: Computation): void {
  const counters = groupOf(run.edition, 'ptCounters')
  for (let group = 0; group < rulesGroup(run.edition); group++) {
    if (group === counters) applyCounters(run)
    applyGroup(run, group)
  }
  applyGroup(run, rulesGroup(run.edition))
}
