/** Which effect of a layer goes first: dependencies, then timestamps (418.5c-d / 2011:613.7). */
import type { ObjectId } from '../../state/index.ts'
import { affects, evaluatedChanges, exists, tryOut, undo } from './apply.ts'
import type { Active, Computation } from './computation.ts'
import { ASPECTS, looksAt, type Part } from './layersOf.ts'

/** An effect waiting to be applied in the current group. */
export interface Waiting {
  readonly active: Active
  readonly part: Part
}

/** What would make a difference to an effect, as ASPECTS. */
function heeds({ active, part }: Waiting): number {
  if (active.affected !== null) return part.counts
  return ASPECTS.existence | looksAt(active.condition) | looksAt(active.what) | part.counts
}

interface Outcome {
  readonly exists: boolean
  readonly affected: readonly ObjectId[]
  readonly numbers: readonly (number | null)[]
  /** Of what it gives, as far as that depends on others: by key. */
  readonly gained: readonly string[]
}

/** What an effect would do if applied now. */
function outcomeOf(run: Computation, { active, part }: Waiting): Outcome {
  if (!exists(run, active)) return { exists: false, affected: [], numbers: [], gained: [] }
  const changes = evaluatedChanges(run, active, part)
  const numbers = changes.flatMap((one) => {
    if (one.kind === 'numbers') return [one.power, one.toughness]
    return one.kind === 'control' ? [one.seat] : []
  })
  const gained = changes.flatMap((one) => (one.kind === 'gain' ? one.ability.at.key : []))
  return { exists: true, affected: affects(run, active), numbers, gained }
}

function sameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index])
}

function same(a: Outcome, b: Outcome): boolean {
  return (
    a.exists === b.exists &&
    sameList(a.affected, b.affected) &&
    sameList(a.numbers, b.numbers) &&
    sameList(a.gained, b.gained)
  )
}

/** 418.5c: whether applying `b` would change whether `a` exists, what it applies to or what it does. */
function dependsOn(run: Computation, a: Waiting, b: Waiting): boolean {
  if ((heeds(a) & b.part.alters) === 0) return false
  const before = outcomeOf(run, a)
  const changes = tryOut(run, b.active, b.part)
  const after = outcomeOf(run, a)
  undo(run, changes)
  return !same(before, after)
}

/** For each effect, the effects it depends on. */
function dependencies(run: Computation, waiting: readonly Waiting[]): ReadonlyMap<Waiting, readonly Waiting[]> {
  return new Map(waiting.map((a) => [a, waiting.filter((b) => a !== b && dependsOn(run, a, b))]))
}

function reach(graph: ReadonlyMap<Waiting, readonly Waiting[]>, from: Waiting): ReadonlySet<Waiting> {
  const reached = new Set<Waiting>()
  const todo = [...(graph.get(from) ?? [])]
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    todo.push(...(graph.get(next) ?? []))
  }
  return reached
}

/** Whether nothing that `applied` can alter makes a difference to any of `due`: then timestamps alone decide. */
export function areIndependent(due: readonly Waiting[], applied: readonly Waiting[]): boolean {
  if (due.length < 2) return true
  let alters = 0
  for (const one of applied) alters |= one.part.alters
  return due.every((one) => (heeds(one) & alters) === 0)
}

/**
 * The effect to apply next, from a list in timestamp order: the oldest that depends on no other, or only on effects
 * that depend on it in turn: inside a dependency loop timestamps decide (418.5d).
 */
export function nextOf(run: Computation, waiting: readonly Waiting[]): Waiting | undefined {
  const graph = dependencies(run, waiting)
  const free = waiting.find((one) => {
    const reached = reach(graph, one)
    return reached.size === 0 || [...reached].every((other) => reach(graph, other).has(one))
  })
  return free ?? waiting[0]
}
