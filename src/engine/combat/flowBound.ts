/**
 * A problem of `demands.ts` with its awkward restrictions left out, as a flow: what remains is solved at once, and no
 * plan obeys more than it promises. Left out: that a goal with a least number of choosers has none or that many, that a
 * creature can't be declared alone, that the total counts creatures and not their picks, and that two picks of one
 * creature obey a requirement only once where its requirements overlap without one containing the other.
 */
import type { Chooser, Plan, Problem } from './demands.ts'
import { addEdge, addNode, carries, type Network, networkOf, sendAll } from './flow.ts'

/** What a branch of the search has settled: goals chosen by some or by none, creatures and single picks in or out. */
export interface Settled {
  readonly goals: ReadonlyMap<number, boolean>
  readonly choosers: ReadonlyMap<number, boolean>
  /** By `pairOf`. */
  readonly pairs: ReadonlyMap<number, boolean>
}

export interface FlowBound {
  readonly plan: Plan
  /** How many requirements a plan can obey at most. */
  readonly bound: number
}

/** The key of one chooser's pick of one goal. */
export function pairOf(problem: Problem, chooser: number, goal: number): number {
  return chooser * problem.goals.length + goal
}

function capacityOf({ capacity, options }: Chooser): number {
  return Math.min(capacity, options.length)
}

function obeysAny({ options }: Chooser, demand: readonly number[] | null): boolean {
  return demand === null || options.every((goal) => demand.includes(goal))
}

/** How many demands on a chooser any pick obeys. */
function plainDemands(chooser: Chooser): number {
  return chooser.demands.filter((demand) => obeysAny(chooser, demand)).length
}

/** The other demands on a chooser, each as a list of its options. */
function choosyDemands(chooser: Chooser): readonly (readonly number[])[] {
  return chooser.demands
    .filter((demand) => !obeysAny(chooser, demand))
    .map((demand) => chooser.options.filter((goal) => demand?.includes(goal)))
    .filter((goals) => goals.length > 0)
}

function contains(goals: readonly number[], others: readonly number[]): boolean {
  return others.every((goal) => goals.includes(goal))
}

/**
 * The choosy demands on a chooser, apart: `nested` ones of several goals, each within or beside every other, largest
 * first, and `single` ones that each pick obeys for itself. Two picks obey one of the latter only once: `twiceObeyed`
 * finds those.
 */
function sorted(chooser: Chooser): { nested: (readonly number[])[]; single: (readonly number[])[] } {
  const nested: (readonly number[])[] = []
  const single: (readonly number[])[] = []
  for (const demand of [...choosyDemands(chooser)].sort((a, b) => b.length - a.length)) {
    const fits = nested.every((one) => contains(one, demand) || !one.some((goal) => demand.includes(goal)))
    if (capacityOf(chooser) > 1 && demand.length > 1 && fits) nested.push(demand)
    else single.push(demand)
  }
  return { nested, single }
}

/** A pick in a plan of the relaxed problem that obeys a demand which another pick of the same creature obeys. */
export function twiceObeyed(problem: Problem, { pairs }: Settled, plan: Plan): number | null {
  for (const [index, chooser] of problem.choosers.entries()) {
    const picks = plan[index] ?? []
    if (picks.length < 2) continue
    const isSettled = (goal: number): boolean => pairs.get(pairOf(problem, index, goal)) === true
    const twice = sorted(chooser)
      .single.map((demand) => picks.filter((goal) => demand.includes(goal)))
      .find((obeying) => obeying.length > 1 && !obeying.some(isSettled))
    if (twice?.[0] !== undefined) return pairOf(problem, index, twice[0])
  }
  return null
}

interface Building {
  readonly problem: Problem
  readonly settled: Settled
  readonly network: Network
  /** What one requirement earns: divisible by every least number, so that all is whole. */
  readonly unit: number
  /** What a thing earns that is settled to be: more than all requirements. */
  readonly must: number
  /** The node of each goal. */
  readonly goals: readonly number[]
  /** The edge of each pick. */
  readonly picks: { readonly chooser: number; readonly goal: number; readonly edge: number }[]
}

/** The nodes of a chooser's nested demands: the first unit through one obeys it. Gives the innermost one of a goal. */
function addDemands(
  { network, unit }: Building,
  node: number,
  capacity: number,
  nested: readonly (readonly number[])[],
): (goal: number) => number {
  const nodes: number[] = []
  for (const [index, demand] of nested.entries()) {
    const outer = nested.findLastIndex((one, place) => place < index && contains(one, demand))
    const from = nodes[outer] ?? node
    const own = addNode(network)
    nodes.push(own)
    addEdge(network, from, own, 1, unit)
    addEdge(network, from, own, capacity - 1, 0)
  }
  return (goal) => nodes[nested.findLastIndex((demand) => demand.includes(goal))] ?? node
}

function addChooser(building: Building, index: number, node: number): void {
  const { problem, settled, network, unit, must, goals, picks } = building
  const chooser = problem.choosers[index] as Chooser
  const { nested, single } = sorted(chooser)
  const fromOf = addDemands(building, node, capacityOf(chooser), nested)
  const isIn = (goal: number): boolean => settled.pairs.get(pairOf(problem, index, goal)) === true
  for (const goal of chooser.options) {
    if (settled.pairs.get(pairOf(problem, index, goal)) === false || settled.goals.get(goal) === false) continue
    const obeyed = single.filter((demand) => demand.includes(goal) && (demand.find(isIn) ?? goal) === goal).length
    const gain = obeyed * unit + (isIn(goal) ? must : 0)
    picks.push({ chooser: index, goal, edge: addEdge(network, fromOf(goal), goals[goal] as number, 1, gain) })
  }
}

/** Every unit to a goal up to its least number earns a part of what being chosen earns. */
function addGoals({ problem, settled, network, unit, must, goals }: Building, sink: number): void {
  for (const [index, { least, most, wanted }] of problem.goals.entries()) {
    const first = Math.max(1, least)
    const node = goals[index] as number
    if (first > most) continue
    addEdge(network, node, sink, first, (wanted * unit) / first + (settled.goals.get(index) === true ? must : 0))
    addEdge(network, node, sink, most - first, 0)
  }
}

/**
 * Where the first pick of each creature comes from, and where further ones do: together no more than the total allows.
 */
function addSources(
  { problem, settled, network, unit, must }: Building,
  source: number,
  most: number,
): readonly number[] {
  const [first, further] = [addNode(network), addNode(network)]
  const spare = problem.choosers.map((one) => Math.max(0, capacityOf(one) - 1)).sort((a, b) => b - a)
  addEdge(network, source, first, most, 0)
  addEdge(
    network,
    source,
    further,
    spare.slice(0, most).reduce((sum, n) => sum + n, 0),
    0,
  )
  return problem.choosers.map((chooser, index) => {
    const node = addNode(network)
    const fate = settled.choosers.get(index)
    if (fate === false) return node
    addEdge(network, first, node, 1, plainDemands(chooser) * unit + (fate === true ? must : 0))
    addEdge(network, further, node, Math.max(0, capacityOf(chooser) - 1), 0)
    return node
  })
}

/** The parts of the problem that ask for nothing awkward, solved; `null` where what is settled can't be. */
export function flowBound(problem: Problem, settled: Settled): FlowBound | null {
  const unit = problem.goals.reduce((product, { least }) => leastCommon(product, Math.max(1, least)), 1)
  const demanded = problem.choosers.reduce((sum, one) => sum + one.demands.length * capacityOf(one), 0)
  const must = unit * (1 + problem.goals.reduce((sum, { wanted }) => sum + wanted, demanded))
  const network = networkOf(2)
  const goals = problem.goals.map(() => addNode(network))
  const building: Building = { problem, settled, network, unit, must, goals, picks: [] }
  const most = Math.min(problem.most, problem.choosers.length)
  const nodes = addSources(building, 0, most)
  for (const index of problem.choosers.keys()) addChooser(building, index, nodes[index] as number)
  addGoals(building, 1)
  const musts =
    [...settled.goals].reduce((sum, [goal, is]) => sum + (is ? Math.max(1, problem.goals[goal]?.least ?? 1) : 0), 0) +
    [...settled.choosers.values(), ...settled.pairs.values()].filter((is) => is).length
  const earned = sendAll(network, 0, 1) - musts * must
  if (earned < 0) return null
  const plan: number[][] = problem.choosers.map(() => [])
  for (const { chooser, goal, edge } of building.picks) if (carries(network, edge)) plan[chooser]?.push(goal)
  return { plan, bound: Math.floor(earned / unit) }
}

function leastCommon(a: number, b: number): number {
  let n = a
  while (n % b !== 0) n += a
  return n
}
