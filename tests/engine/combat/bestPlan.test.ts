import { describe, expect, test } from 'vitest'
import { bestPlan } from '../../../src/engine/combat/bestPlan.ts'
import { brokenBy, type Chooser, type Goal, obeyedBy, type Plan, type Problem } from '../../../src/engine/combat/demands.ts'
import { roller } from '../../bench/measure.ts'

type Roll = (n: number) => number

function subsets(of: readonly number[], most: number): readonly (readonly number[])[] {
  return of.reduce<readonly (readonly number[])[]>(
    (found, one) => [...found, ...found.filter((picks) => picks.length < most).map((picks) => [...picks, one])],
    [[]],
  )
}

/** Every plan there is. */
function* plansOf({ choosers }: Problem, done: Plan = []): Generator<Plan> {
  const next = choosers[done.length]
  if (next === undefined) yield done
  else for (const picks of subsets(next.options, next.capacity)) yield* plansOf({ choosers } as Problem, [...done, picks])
}

/** The most requirements that a plan which breaks nothing obeys, by trying them all. */
function mostObeyed(problem: Problem): number {
  let most = 0
  for (const plan of plansOf(problem)) {
    const obeyed = obeyedBy(problem, plan)
    if (obeyed > most && brokenBy(problem, plan) === null) most = obeyed
  }
  return most
}

const one = <T>(roll: Roll, ...of: readonly T[]): T => of[roll(of.length)] as T

function chooserOf(roll: Roll, id: number, goals: readonly number[], most: number): Chooser {
  const some = (): number[] => goals.filter(() => roll(2) === 0)
  const demands = Array.from({ length: one(roll, 0, 1, 1, 2, 3) }, () => one(roll, null, some(), [roll(goals.length)]))
  const options = goals.filter(() => roll(4) > 0)
  return { id, options, capacity: one(roll, 1, 1, 2, most), demands, notAlone: roll(5) === 0 }
}

function goalOf(roll: Roll): Goal {
  return {
    least: one(roll, 0, 0, 2, 3),
    most: one(roll, 1, 2, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY),
    wanted: one(roll, 0, 0, 1, 2),
  }
}

function problemOf(seed: number): Problem {
  const roll = roller(seed * 7919 + 13)
  for (let n = 0; n < 5; n++) roll(2)
  const goals = Array.from({ length: 1 + roll(4) }, () => goalOf(roll))
  const choosers = Array.from({ length: 1 + roll(4) }, (_, id) =>
    chooserOf(roll, id, [...goals.keys()], one(roll, 2, 3, Number.POSITIVE_INFINITY)),
  )
  return { choosers, goals, most: one(roll, 1, 2, 3, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY) }
}

/** Plans that leave out some of what this one has. */
function* within(plan: Plan, done: Plan = []): Generator<Plan> {
  const picks = plan[done.length]
  if (picks === undefined) yield done
  else for (const some of subsets(picks, picks.length)) yield* within(plan, [...done, some])
}

describe('500.4 the best plan', () => {
  test('[2004:500.4] obeys as much as any plan that breaks no restriction, on 3,000 small problems', () => {
    for (let seed = 1; seed <= 3000; seed++) {
      const problem = problemOf(seed)
      const plan = bestPlan(problem)
      expect([seed, brokenBy(problem, plan)]).toEqual([seed, null])
      expect([seed, obeyedBy(problem, plan)]).toEqual([seed, mostObeyed(problem)])
      expect(plan.every((picks, n) => picks.length <= (problem.choosers[n]?.capacity ?? 0))).toBe(true)
    }
  })

  test('[2004:500.5] contains nothing unnecessary', () => {
    for (let seed = 1; seed <= 3000; seed++) {
      const problem = problemOf(seed)
      const plan = bestPlan(problem)
      const size = (of: Plan): number => of.flat().length
      const enough = [...within(plan)].filter(
        (less) =>
          size(less) < size(plan) && brokenBy(problem, less) === null && obeyedBy(problem, less) === obeyedBy(problem, plan),
      )
      expect([seed, enough]).toEqual([seed, []])
    }
  })
})
