/**
 * Declarations as a whole (500): restrictions that tie creatures together, and requirements. A declaration is legal if
 * it breaks no restriction and obeys as many requirements as possible. Attacks and blocks are the same problem:
 * creatures choose goals, which are players and planeswalkers to attack or attackers to block.
 */
import type { Company } from '../restrictions/index.ts'
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
  /** Others without which, or with which, it can't be declared. */
  readonly company: readonly Company[]
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
  | { readonly why: 'alone'; readonly id: ObjectId; readonly without: Company }
  /** With more others than it may be declared with. */
  | { readonly why: 'crowded'; readonly id: ObjectId; readonly by: Company }
  | { readonly why: 'least' | 'most'; readonly goal: number; readonly n: number }

/** Whether the text asks for more than that it isn't alone: for several others, or for others than such as it is. */
export const isOfOthers = ({ id, without }: Extract<Broken, { why: 'alone' }>): boolean =>
  without.least > 1 || !without.counts(id)

function countsOf(problem: Problem, plan: Plan): readonly number[] {
  return problem.goals.map((_, goal) => plan.filter((picks) => picks.includes(goal)).length)
}

/** The restriction on the whole that the plan breaks, or `null` (500.4). */
export function brokenBy(problem: Problem, plan: Plan): Broken | null {
  const declared = problem.choosers.filter((_, index) => (plan[index]?.length ?? 0) > 0)
  if (declared.length > problem.most) return { why: 'tooMany', most: problem.most }
  for (const { id, company } of declared) {
    const beside = ({ counts }: Company): number => declared.filter((one) => one.id !== id && counts(one.id)).length
    const without = company.find((one) => beside(one) < one.least)
    if (without !== undefined) return { why: 'alone', id, without }
    const by = company.find((one) => one.most !== undefined && beside(one) > one.most)
    if (by !== undefined) return { why: 'crowded', id, by }
  }
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
