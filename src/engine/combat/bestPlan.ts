/**
 * The best declaration (500.4): a search by best bound. What `relaxed` leaves out is settled one way and the other
 * where its plan breaks it; the first plan that breaks nothing is among the best, since no open branch promises more.
 */
import { type Broken, brokenBy, type Plan, type Problem } from './demands.ts'
import { type FlowBound, flowBound, pairOf, type Settled, twiceObeyed } from './flowBound.ts'

type Alone = Extract<Broken, { why: 'alone' }>
type Crowded = Extract<Broken, { why: 'crowded' }>

interface Branch extends FlowBound {
  readonly settled: Settled
}

type Settling = { readonly [K in keyof Settled]?: readonly (readonly [number, boolean])[] }

function settle({ goals, choosers, pairs }: Settled, more: Settling): Settled {
  return {
    goals: new Map([...goals, ...(more.goals ?? [])]),
    choosers: new Map([...choosers, ...(more.choosers ?? [])]),
    pairs: new Map([...pairs, ...(more.pairs ?? [])]),
  }
}

/** Whether exchanging the two goals changes nothing: what one gives the other gives as well. */
function areAlike(problem: Problem, { pairs }: Settled, one: number, other: number): boolean {
  const [a, b] = [problem.goals[one], problem.goals[other]]
  if (a?.least !== b?.least || a?.most !== b?.most || a?.wanted !== b?.wanted) return false
  return problem.choosers.every(
    ({ options, demands }, index) =>
      options.includes(one) === options.includes(other) &&
      demands.every((demand) => demand?.includes(one) === demand?.includes(other)) &&
      pairs.get(pairOf(problem, index, one)) === pairs.get(pairOf(problem, index, other)),
  )
}

/** A goal is chosen by enough, or by none; in the latter case nor need any goal just like it be. */
function forGoal(problem: Problem, settled: Settled, goal: number): readonly Settling[] {
  const alike = problem.goals.flatMap((_, other) =>
    !settled.goals.has(other) && areAlike(problem, settled, goal, other) ? [[other, false] as const] : [],
  )
  return [{ goals: [[goal, true]] }, { goals: alike }]
}

/** A creature that can't be declared without others isn't, or another one of those is declared as well. */
function forCompany({ choosers }: Problem, settled: Settled, { id, without }: Alone): readonly Settling[] {
  const index = choosers.findIndex((one) => one.id === id)
  const counts = (other: number): boolean => without.counts(choosers[other]?.id ?? id)
  const others = [...choosers.keys()].filter(
    (other) => other !== index && !settled.choosers.has(other) && counts(other),
  )
  const company = others.map((other): Settling => ({ choosers: [index, other].map((one) => [one, true] as const) }))
  return settled.choosers.has(index) ? company : [...company, { choosers: [[index, false]] }]
}

/** Leaves out a creature that can't be declared with that many others, or one of the others. */
function forSolitude({ choosers }: Problem, settled: Settled, plan: Plan, { id, by }: Crowded): readonly Settling[] {
  return [...choosers.keys()]
    .filter((index) => !settled.choosers.has(index) && (plan[index]?.length ?? 0) > 0)
    .filter((index) => choosers[index]?.id === id || by.counts(choosers[index]?.id ?? id))
    .map((index): Settling => ({ choosers: [[index, false]] }))
}

/**
 * Too many creatures: one of them is declared or isn't. Only what has more than one pick can be one too many; as soon
 * as as many are declared as may be, no others are.
 */
function forTotal({ choosers, most }: Problem, settled: Settled, plan: Plan): readonly Settling[] {
  const unsettled = [...choosers.keys()].filter((index) => !settled.choosers.has(index))
  const declared = choosers.length - unsettled.length - [...settled.choosers.values()].filter((is) => !is).length
  if (declared > most) return []
  if (declared === most) return [{ choosers: unsettled.map((other) => [other, false] as const) }]
  const capacity = (index: number): number => ((plan[index]?.length ?? 0) > 0 ? (choosers[index]?.capacity ?? 0) : 0)
  const index = unsettled.reduce((best, other) => (capacity(other) > capacity(best) ? other : best))
  return [{ choosers: [[index, false]] }, { choosers: [[index, true]] }]
}

/** What to settle about a plan that breaks something that was left out; `null`: it breaks nothing. */
function toSettle(problem: Problem, { settled, plan }: Branch): readonly Settling[] | null {
  const broken = brokenBy(problem, plan)
  const twice = broken === null ? twiceObeyed(problem, settled, plan) : null
  if (twice !== null) return [{ pairs: [[twice, true]] }, { pairs: [[twice, false]] }]
  if (broken === null) return null
  if (broken.why === 'tooMany') return forTotal(problem, settled, plan)
  if (broken.why === 'crowded') return forSolitude(problem, settled, plan, broken)
  if (broken.why !== 'alone') return forGoal(problem, settled, broken.goal)
  return forCompany(problem, settled, broken)
}

/**
 * A plan that breaks no restriction and obeys the most requirements (500.4); the empty one where nothing is required.
 * Two restrictions make the problem a hard one in general, least numbers and a total over creatures with several picks:
 * only where many of those contradict each other does the search branch widely.
 */
export function bestPlan(problem: Problem): Plan {
  const open: Branch[] = []
  const branchOff = (settled: Settled): void => {
    const found = flowBound(problem, settled)
    if (found !== null) open.push({ ...found, settled })
  }
  branchOff({ goals: new Map(), choosers: new Map(), pairs: new Map() })
  for (;;) {
    const best = open.reduce((most, one, place) => (one.bound >= (open[most]?.bound ?? 0) ? place : most), 0)
    const [branch] = open.splice(best, 1)
    // The empty plan breaks nothing, so the search ends before everything is closed.
    if (branch === undefined) return problem.choosers.map(() => [])
    const settlings = toSettle(problem, branch)
    if (settlings === null) return branch.plan
    for (const more of settlings) branchOff(settle(branch.settled, more))
  }
}
