/**
 * Declarations as a whole (500): restrictions that tie creatures together, and requirements. A declaration is legal if
 * it breaks no restriction and obeys as many requirements as possible. Attacks and blocks are the same problem:
 * creatures choose goals, which are players and planeswalkers to attack or attackers to block.
 */
import type { ObjectId } from '../state/index.ts'

/** One creature. Goals are given by index. */
export interface Chooser {
  readonly id: ObjectId
  /** The goals that count when maximising: those that cost nothing (500.2-500.3), and those proposed. */
  readonly options: readonly number[]
  /** How many goals it may choose. */
  readonly capacity: number
  /** The requirements on it, each with the goals that obey it; `null`: any. */
  readonly demands: readonly (readonly number[] | null)[]
  /** Can't attack or block alone. */
  readonly notAlone: boolean
}

export interface Goal {
  /** Chosen by none, or by at least this many and at most that many. */
  readonly least: number
  readonly most: number
  /** How many requirements say it must be chosen. */
  readonly wanted: number
}

export interface Problem {
  readonly choosers: readonly Chooser[]
  readonly goals: readonly Goal[]
  /** How many creatures may be declared in total. */
  readonly most: number
}

/** By chooser, the goals it chooses. */
export type Plan = readonly (readonly number[])[]

export type Broken =
  | { readonly why: 'tooMany'; readonly most: number }
  | { readonly why: 'alone'; readonly id: ObjectId }
  | { readonly why: 'least' | 'most'; readonly goal: number; readonly n: number }

function countsOf(problem: Problem, plan: Plan): readonly number[] {
  return problem.goals.map((_, goal) => plan.filter((picks) => picks.includes(goal)).length)
}

/** The restriction on the whole that the plan breaks, or `null` (500.4). */
export function brokenBy(problem: Problem, plan: Plan): Broken | null {
  const declared = problem.choosers.filter((_, index) => (plan[index]?.length ?? 0) > 0)
  if (declared.length > problem.most) return { why: 'tooMany', most: problem.most }
  const notAlone = declared.find((one) => one.notAlone)
  if (notAlone !== undefined && declared.length === 1) return { why: 'alone', id: notAlone.id }
  for (const [goal, n] of countsOf(problem, plan).entries()) {
    const { least, most } = problem.goals[goal] as Goal
    if (n > most) return { why: 'most', goal, n: most }
    if (n > 0 && n < least) return { why: 'least', goal, n: least }
  }
  return null
}

function obeys(demand: readonly number[] | null, picks: readonly number[]): boolean {
  return demand === null ? picks.length > 0 : demand.some((goal) => picks.includes(goal))
}

function ownScore({ demands }: Chooser, picks: readonly number[]): number {
  return demands.filter((demand) => obeys(demand, picks)).length
}

/** How many requirements the plan obeys. */
export function obeyedBy(problem: Problem, plan: Plan): number {
  const own = problem.choosers.reduce((sum, chooser, index) => sum + ownScore(chooser, plan[index] ?? []), 0)
  return countsOf(problem, plan).reduce((sum, n, goal) => sum + (n > 0 ? (problem.goals[goal]?.wanted ?? 0) : 0), own)
}

/** A creature whose own requirement the plan disobeys though the better plan obeys it, or a goal that it leaves out. */
export function missedBy(
  problem: Problem,
  plan: Plan,
  better: Plan,
): { readonly id: ObjectId } | { readonly goal: number } | null {
  const index = problem.choosers.findIndex(
    (chooser, place) => ownScore(chooser, plan[place] ?? []) < ownScore(chooser, better[place] ?? []),
  )
  const chooser = problem.choosers[index]
  if (chooser !== undefined) return { id: chooser.id }
  const [now, then] = [countsOf(problem, plan), countsOf(problem, better)]
  const goal = problem.goals.findIndex((one, place) => one.wanted > 0 && now[place] === 0 && (then[place] ?? 0) > 0)
  return goal < 0 ? null : { goal }
}

/** The goals worth distinguishing; of all others any one will do. */
function isSpecial(problem: Problem, chooser: Chooser, goal: number): boolean {
  const { least, most, wanted } = problem.goals[goal] as Goal
  return least > 1 || wanted > 0 || most < problem.choosers.length || chooser.demands.some((one) => one?.includes(goal))
}

const MOST_SPECIAL = 8

function subsets(goals: readonly number[], capacity: number): readonly (readonly number[])[] {
  let found: readonly (readonly number[])[] = [[]]
  for (const goal of goals) {
    found = [...found, ...found.filter((one) => one.length < capacity).map((one) => [...one, goal])]
  }
  return found
}

/**
 * The options of a chooser that make a difference, most obedient first; doing nothing comes before options that obey no
 * more.
 */
function waysOf(problem: Problem, chooser: Chooser): readonly (readonly number[])[] {
  const special = chooser.options.filter((goal) => isSpecial(problem, chooser, goal)).slice(0, MOST_SPECIAL)
  const plain = chooser.options.find((goal) => !isSpecial(problem, chooser, goal))
  const ways = subsets(plain === undefined ? special : [...special, plain], chooser.capacity)
  const worth = (picks: readonly number[]): number =>
    ownScore(chooser, picks) + picks.reduce((sum, goal) => sum + (problem.goals[goal]?.wanted ?? 0), 0)
  return [...ways].sort((a, b) => worth(b) - worth(a) || a.length - b.length)
}

/** Whether the chooser can affect what is obeyed: by itself, for a goal, or as company. */
function matters(problem: Problem, chooser: Chooser): boolean {
  if (chooser.demands.length > 0) return chooser.options.length > 0
  const company = problem.choosers.some((one) => one.notAlone && (one.demands.length > 0 || reaches(problem, one)))
  return chooser.options.length > 0 && (company || reaches(problem, chooser))
}

function reaches(problem: Problem, chooser: Chooser): boolean {
  return chooser.options.some((goal) => {
    const { least, wanted } = problem.goals[goal] as Goal
    return wanted > 0 || least > 1
  })
}

/** After this many partial plans the best one found so far is used: no realistic board comes close. */
const PATIENCE = 20_000

interface Search {
  readonly problem: Problem
  readonly order: readonly number[]
  readonly ways: readonly (readonly (readonly number[])[])[]
  /** The most that the choosers from an index on can add. */
  readonly left: readonly number[]
  readonly plan: (readonly number[])[]
  best: Plan
  score: number
  steps: number
}

function descend(search: Search, place: number, declared: number, own: number): void {
  const { problem, order, left, plan } = search
  search.steps += 1
  const wanted = problem.goals.reduce((sum, { wanted: n }, goal) => sum + (isMet(plan, goal) ? n : 0), 0)
  if (own + wanted + (left[place] ?? 0) <= search.score || search.steps > PATIENCE) return
  const index = order[place]
  if (index === undefined) {
    if (brokenBy(problem, plan) !== null) return
    search.score = own + wanted
    search.best = [...plan]
    return
  }
  const chooser = problem.choosers[index] as Chooser
  for (const picks of search.ways[place] ?? []) {
    const joins = picks.length > 0 ? 1 : 0
    if (declared + joins > problem.most) continue
    plan[index] = picks
    descend(search, place + 1, declared + joins, own + ownScore(chooser, picks))
  }
  plan[index] = []
}

function isMet(plan: Plan, goal: number): boolean {
  return plan.some((picks) => picks.includes(goal))
}

function reachOf(problem: Problem, ways: readonly (readonly number[])[], chooser: Chooser): number {
  return ways.reduce((most, picks) => {
    const goals = picks.reduce((sum, goal) => sum + (problem.goals[goal]?.wanted ?? 0), 0)
    return Math.max(most, goals + ownScore(chooser, picks))
  }, 0)
}

/** A plan that breaks no restriction, obeys the most requirements, and contains nothing unnecessary (500.4). */
export function bestPlan(problem: Problem): Plan {
  const order = problem.choosers.flatMap((chooser, index) => (matters(problem, chooser) ? [index] : []))
  order.sort((a, b) => (problem.choosers[b]?.demands.length ?? 0) - (problem.choosers[a]?.demands.length ?? 0))
  const ways = order.map((index) => waysOf(problem, problem.choosers[index] as Chooser))
  const reach = order.map((index, place) => reachOf(problem, ways[place] ?? [], problem.choosers[index] as Chooser))
  const left = [...order, -1].map((_, place) => reach.slice(place).reduce((sum, n) => sum + n, 0))
  const nothing = problem.choosers.map(() => [])
  const search: Search = { problem, order, ways, left, plan: [...nothing], best: nothing, score: 0, steps: 0 }
  descend(search, 0, 0, 0)
  return search.best
}
