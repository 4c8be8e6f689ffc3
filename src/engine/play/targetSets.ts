/** Which targets can be chosen together (409.1c), where what a spell costs goes by its targets. */
import { few, limitsBeside, mayBeTogether, type QuestionOf, type SetLimits, subsets } from '../questions/index.ts'
import { type Ref, sameRef } from '../state/index.ts'

/** What a question for targets is asked with. */
export type TargetsAsked = Omit<QuestionOf<'targets'>, 'kind' | 'decider'>

/** Whether the words for them let them be chosen together. */
const isTogether = ({ limits, legal }: TargetsAsked, set: readonly Ref[]): boolean =>
  limits === undefined ||
  mayBeTogether(
    limits,
    set.map((ref) => legal.findIndex((one) => sameRef(one, ref))),
  )

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
  // What the words allow together, the sets say from here on; their places are those of what is left.
  if (question.limits !== undefined) return { ...question, sets: sets.filter((set) => isTogether(question, set)) }
  const legal = question.legal.filter((ref) => sets.some((set) => set.some((one) => sameRef(one, ref))))
  // What is legal says it all where one is chosen.
  return isOne ? { ...question, legal } : { ...question, legal, max: Math.min(question.max, legal.length), sets }
}

/** The question for one of these, whatever comes with it. */
export function forFirst({ sets: _, limits: __, ...question }: TargetsAsked, legal: readonly Ref[]): TargetsAsked {
  return { ...question, legal, min: 1, max: 1 }
}

/** Without it and what can't be chosen beside it; the limits are by places among what is left. */
function withoutAlike(question: TargetsAsked, limits: SetLimits, chosen: Ref): TargetsAsked {
  const at = question.legal.findIndex((ref) => sameRef(ref, chosen))
  const beside = limitsBeside(limits, at)
  return { ...question, legal: beside.left.map((place) => question.legal[place] as Ref), limits: beside.limits }
}

/** What is left to choose once one is: what no set has with it is left out. */
export function forOthers(asked: TargetsAsked, chosen: Ref): TargetsAsked {
  const { sets, limits, ...question } = asked.limits === undefined ? asked : withoutAlike(asked, asked.limits, chosen)
  const legal = question.legal.filter((ref) => !sameRef(ref, chosen))
  const max = Math.min(question.max - 1, legal.length)
  const left = {
    ...question,
    ...(limits === undefined ? {} : { limits }),
    legal,
    min: Math.max(0, question.min - 1),
    max,
  }
  if (sets === undefined) return left
  const isSet = (refs: readonly Ref[]): boolean =>
    sets.some((set) => set.length === refs.length && set.every((ref) => refs.some((one) => sameRef(one, ref))))
  return narrowed(left, (refs) => isSet([chosen, ...refs])) ?? left
}
