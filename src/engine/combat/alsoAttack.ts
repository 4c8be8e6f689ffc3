/**
 * "If a creature you control attacks, ~ also attacks if able": requirements that others of the declaration make
 * (500.2).
 */
import { mustAttackWith } from '../restrictions/index.ts'
import type { ObjectId, State } from '../state/index.ts'
import { brokenBy, type Plan, type Problem } from './demands.ts'

const declaredIn = ({ choosers }: Problem, plan: Plan): readonly ObjectId[] =>
  choosers.flatMap(({ id }, index) => ((plan[index]?.length ?? 0) > 0 ? [id] : []))

/** The plan with this creature as well, where no restriction is against it. */
function joinedBy(problem: Problem, plan: Plan, index: number): Plan | null {
  for (const goal of problem.choosers[index]?.options ?? []) {
    const more = plan.map((picks, place) => (place === index ? [goal] : picks))
    if (brokenBy(problem, more) === null) return more
  }
  return null
}

interface Joined {
  readonly id: ObjectId
  readonly plan: Plan
}

/**
 * A creature that must attack because others of the plan do and could join them, and the plan with it; `null`: there is
 * none. It is asked of those who attack, so that nobody has to stay home for it.
 */
export function missingBeside(state: State, problem: Problem, plan: Plan): Joined | null {
  const declared = declaredIn(problem, plan)
  if (declared.length === 0) return null
  for (const [index, { id }] of problem.choosers.entries()) {
    if (declared.includes(id) || !mustAttackWith(state, id, declared)) continue
    const more = joinedBy(problem, plan, index)
    if (more !== null) return { id, plan: more }
  }
  return null
}

/** The plan with all who must attack because others of it do. */
export function withAllBeside(state: State, problem: Problem, plan: Plan): Plan {
  let now = plan
  for (let more = missingBeside(state, problem, now); more !== null; more = missingBeside(state, problem, now))
    now = more.plan
  return now
}
