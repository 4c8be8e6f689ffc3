/** Which targets can be chosen together (409.1c), where what a spell costs goes by its targets. */
import type { QuestionOf } from '../questions/index.ts'
import { type Ref, sameRef } from '../state/index.ts'

/** So many sets are compared. */
export const MOST_SETS = 400

/** The sets of that many of these. */
export function* setsOf(refs: readonly Ref[], n: number): Generator<readonly Ref[]> {
  if (n === 0) return yield []
  for (const [at, ref] of refs.entries()) for (const others of setsOf(refs.slice(at + 1), n - 1)) yield [ref, ...others]
}

/** Every set of `min` to `max` of these, the largest first; `null`: there are too many. */
function allSets(refs: readonly Ref[], min: number, max: number): readonly (readonly Ref[])[] | null {
  const found: (readonly Ref[])[] = []
  for (let n = Math.min(max, refs.length); n >= min; n--)
    for (const one of setsOf(refs, n)) if (found.push(one) > MOST_SETS) return null
  return found
}

/** What a question for targets is asked with. */
export type TargetsAsked = Omit<QuestionOf<'targets'>, 'kind' | 'decider'>

/** The question with the sets for which that holds; `null`: there are none. */
export function narrowed(question: TargetsAsked, holds: (set: readonly Ref[]) => boolean): TargetsAsked | null {
  const isOne = question.min === 1 && question.max === 1
  const all = isOne ? question.legal.map((ref) => [ref]) : allSets(question.legal, question.min, question.max)
  const sets = all?.filter(holds)
  if (sets === undefined || sets.length === all?.length) return question
  if (sets.length === 0) return null
  const legal = question.legal.filter((ref) => sets.some((set) => set.some((one) => sameRef(one, ref))))
  // What is legal says it all where one is chosen.
  return isOne ? { ...question, legal } : { ...question, legal, max: Math.min(question.max, legal.length), sets }
}

/** The question for one of these, whatever comes with it. */
export function forFirst({ sets: _, ...question }: TargetsAsked, legal: readonly Ref[]): TargetsAsked {
  return { ...question, legal, min: 1, max: 1 }
}

/** What is left to choose once one is: what no set has with it is left out. */
export function forOthers({ sets, ...question }: TargetsAsked, chosen: Ref): TargetsAsked {
  const legal = question.legal.filter((ref) => !sameRef(ref, chosen))
  const max = Math.min(question.max - 1, legal.length)
  const left = { ...question, legal, min: Math.max(0, question.min - 1), max }
  if (sets === undefined) return left
  const isSet = (refs: readonly Ref[]): boolean =>
    sets.some((set) => set.length === refs.length && set.every((ref) => refs.some((one) => sameRef(one, ref))))
  return narrowed(left, (refs) => isSet([chosen, ...refs])) ?? left
}
