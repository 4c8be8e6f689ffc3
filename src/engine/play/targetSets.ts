/** Which targets can be chosen together (409.1c), where what a spell costs goes by its targets. */
import { few, type QuestionOf, subsets } from '../questions/index.ts'
import { type Ref, sameRef } from '../state/index.ts'

/** What a question for targets is asked with. */
export type TargetsAsked = Omit<QuestionOf<'targets'>, 'kind' | 'decider'>

/** The question with the sets for which that holds; `null`: there are none. */
export function narrowed(question: TargetsAsked, holds: (set: readonly Ref[]) => boolean): TargetsAsked | null {
  const isOne = question.min === 1 && question.max === 1
  const all = isOne
    ? { replies: question.legal.map((ref) => [ref]), isAll: true }
    : few(subsets(question.legal, question.min, question.max))
  // Of too many, what can't be paid for is only seen as it is paid for.
  if (!all.isAll) return question
  const sets = all.replies.filter(holds)
  if (sets.length === all.replies.length) return question
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
