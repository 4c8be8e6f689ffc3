import { describe, expect, test } from 'vitest'
import { bestPlan } from '../../../src/engine/combat/bestPlan.ts'
import {
  brokenBy,
  type Chooser,
  type Goal,
  obeyedBy,
  type Plan,
  type Problem,
} from '../../../src/engine/combat/demands.ts'
import { roller } from '../../bench/measure.ts'

type Roll = (n: number) => number

function subsets(of: readonly number[], most: number): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [[]]
  for (const one of of) found.push(...found.filter((picks) => picks.length < most).map((picks) => [...picks, one]))
  return found
}

/** Every plan there is. */
function* plansOf({ choosers }: Problem, done: Plan = []): Generator<Plan> {
  const next = choosers[done.length]
  if (next === undefined) yield done
  else
    for (const picks of subsets(next.options, next.capacity)) yield* plansOf({ choosers } as Problem, [...done, picks])
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

const ANYONE = [{ least: 1, counts: () => true }]
/** Any other, or so many others of a kind, or no more than so many. */
function companyOf(roll: Roll): Chooser['company'] {
  const [least, kind] = [1 + roll(2), roll(2)]
  const counts = (id: number) => id % 2 === kind
  return one(
    roll,
    ANYONE,
    [{ least, counts }],
    [{ least: 0, most: 0, counts: () => true }],
    [{ least: 0, most: 1, counts }],
  )
}

function chooserOf(roll: Roll, id: number, goals: readonly number[], most: number): Chooser {
  const some = (): number[] => goals.filter(() => roll(2) === 0)
  const demands = Array.from({ length: one(roll, 0, 1, 1, 2, 3) }, () => one(roll, null, some(), [roll(goals.length)]))
  const options = goals.filter(() => roll(4) > 0)
  return { id, options, capacity: one(roll, 1, 1, 2, most), demands, company: roll(5) === 0 ? companyOf(roll) : [] }
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

  test('[2004:500.4] is empty where nothing is required', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const { choosers, goals, most } = problemOf(seed)
      const free: Problem = {
        choosers: choosers.map((chooser) => ({ ...chooser, demands: [] })),
        goals: goals.map((goal) => ({ ...goal, wanted: 0 })),
        most,
      }
      expect([seed, bestPlan(free).flat()]).toEqual([seed, []])
    }
  })

  test('[2004:500.4] one creature too few for all that want two: as many as can be', () => {
    const goals = Array.from({ length: 20 }, () => ({ least: 2, most: 2, wanted: 1 }))
    const choosers = Array.from({ length: 13 }, (_, id) => ({
      id,
      options: [...goals.keys()],
      capacity: 1,
      demands: [null],
      company: ANYONE,
    }))
    const problem = { choosers, goals, most: Number.POSITIVE_INFINITY }
    // Six pairs obey two each and their attacker's one; the thirteenth finds no partner.
    expect(obeyedBy(problem, bestPlan(problem))).toBe(18)
  })
})
