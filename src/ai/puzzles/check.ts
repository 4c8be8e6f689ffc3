/** Whether a board is a puzzle: its goal can be reached, and only a few of its first moves lead there. */
import type { Position } from '../../engine/index.ts'
import { type Budget, type Goal, prove } from '../proof/index.ts'
import { firstAsked, type Plan, plansOf, reaches } from './plans.ts'
import { goalOf, type PuzzleKind, type Task, wantOf } from './task.ts'

export const GRADES = [1, 2, 3] as const
export type Grade = (typeof GRADES)[number]

/** What was found out about a board. */
export type Checked =
  /** The side has nothing to decide. */
  | { readonly is: 'idle' }
  /** The goal can't be reached. */
  | { readonly is: 'unreachable' }
  /** Too much can happen for a proof. */
  | { readonly is: 'unproved' }
  /** Every first move reaches it. */
  | { readonly is: 'trivial' }
  | {
      readonly is: 'puzzle'
      /** The task, with what a trade is worth. */
      readonly task: Task
      readonly plans: number
      /** The first moves that are right, those that only differ in what is alike counted once. */
      readonly right: readonly Plan[]
      readonly grade: Grade
      readonly looked: number
    }

/** How much a check may look at: for the whole, and for each first move. */
export interface CheckEffort {
  readonly whole: number
  readonly plan: number
  /** Stops at once where more first moves than this are right. */
  readonly mostRight: number
}

const CHECKING: CheckEffort = { whole: 60_000, plan: 60_000, mostRight: Number.POSITIVE_INFINITY }

/** Up to so many first moves a puzzle of the kind has the first grade, up to so many the second. */
const GRADED: Readonly<Record<PuzzleKind, readonly [number, number]>> = {
  lethal: [5, 10],
  survive: [8, 20],
  trade: [8, 20],
  dont: [4, 8],
}

function gradeOf(kind: PuzzleKind, plans: number): Grade {
  const [first, second] = GRADED[kind]
  return plans <= first ? 1 : plans <= second ? 2 : 3
}

interface Sorted {
  readonly plans: number
  readonly right: readonly Plan[]
  readonly looked: number
}

/** The plans by whether they are right; `null`: one could not be proved, or too many are right. */
function sorted(position: Position, task: Task, goal: Goal, effort: CheckEffort): Sorted | null {
  const want = wantOf(task)
  const verdicts = new Map<string, boolean>()
  const right = new Map<string, Plan>()
  let looked = 0
  for (const plan of plansOf(position, task.side)) {
    if (right.has(plan.key)) continue
    const budget = { replies: effort.plan, late: () => false }
    const reached = reaches(plan, goal, want, budget)
    looked += effort.plan - budget.replies
    if (reached === null) return null
    verdicts.set(plan.key, reached)
    if (reached) right.set(plan.key, plan)
    if (right.size > effort.mostRight) return null
  }
  return { plans: verdicts.size, right: [...right.values()], looked }
}

/** The task with its goal's value: for a trade, the best that can be reached is found out first. */
function valued(first: Position, task: Task, budget: Budget): Task | null {
  if (task.kind !== 'trade' || task.best !== undefined) return task
  const best = prove(first, goalOf(task, first), budget)
  return best === null ? null : { ...task, best }
}

/** What a board is as a puzzle. */
export function checkPuzzle(first: Position, task: Task, effort: CheckEffort = CHECKING): Checked {
  const asked = firstAsked(first, task.side)
  if (asked === null) return { is: 'idle' }
  const budget = { replies: effort.whole, late: () => false }
  const whole = valued(first, task, budget)
  if (whole === null) return { is: 'unproved' }
  const goal = goalOf(whole, first)
  const want = wantOf(whole)
  const value = prove(first, goal, budget, { low: want - 1, high: want })
  if (value === null) return { is: 'unproved' }
  if (value < want) return { is: 'unreachable' }
  const found = sorted(asked, whole, goal, effort)
  if (found === null) return { is: 'unproved' }
  const { plans, right, looked } = found
  if (right.length === plans) return { is: 'trivial' }
  return {
    is: 'puzzle',
    task: whole,
    plans,
    right,
    grade: gradeOf(task.kind, plans),
    looked: looked + effort.whole - budget.replies,
  }
}
