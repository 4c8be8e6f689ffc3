/** Questions answered by several items: objects, targets, modes, orders, divisions. */
import {
  asManyTogether,
  few,
  limitedSubsets,
  mayBeTogether,
  type QuestionOf,
  type ReplyTo,
  type SetLimits,
  subsets,
} from '../questions/index.ts'
import { citing, type ObjectId, type Ref, type Refusal, refuse, type State, sameRef } from '../state/index.ts'
import {
  divisions,
  isRef,
  isShaped,
  isWholeList,
  malformed,
  orders,
  type ReplyRules,
  sameMembers,
  someOf,
} from './rules.ts'

function whyNotSome(
  state: State,
  chosen: readonly number[],
  from: readonly number[],
  min: number,
  max: number,
): Refusal | null {
  if (new Set(chosen).size !== chosen.length) return refuse(state, 'choose.twice')
  if (chosen.some((item) => !from.includes(item))) return refuse(state, 'choose.notOffered')
  if (chosen.length < min) return refuse(state, 'choose.tooFew', { min })
  return chosen.length > max ? refuse(state, 'choose.tooMany', { max }) : null
}

/** Whether what is chosen has the power together that it must have. */
function isStrongEnough({ from, power }: QuestionOf<'choose'>, chosen: readonly number[]): boolean {
  if (power === undefined) return true
  return chosen.reduce((sum, id) => sum + (power.each[from.indexOf(id)] ?? 0), 0) >= power.least
}

/** With what all of those with some power have together, it can be done. */
const strongest = ({ from, power }: QuestionOf<'choose'>): ObjectId[] =>
  from.filter((_, index) => (power?.each[index] ?? 0) > 0)

interface Limited {
  readonly limits?: SetLimits
}
/** Whether what is chosen of `from` may be chosen together. */
const isWithin = <T>({ limits }: Limited, from: readonly T[], chosen: readonly T[]): boolean =>
  limits === undefined ||
  mayBeTogether(
    limits,
    chosen.map((one) => from.indexOf(one)),
  )
export const choose: ReplyRules<'choose'> = {
  check: (state, question, reply) => {
    if (!isWholeList(reply)) return malformed(state, question)
    const why = whyNotSome(state, reply, question.from, question.min, question.max)
    if (why !== null) return why
    if (!isWithin(question, question.from, reply)) return refuse(state, 'choose.notTogether')
    if (isStrongEnough(question, reply)) return null
    const least = question.power?.least ?? 0
    return refuse(state, question.reason === 'evidence' ? 'choose.tooLittle' : 'choose.tooWeak', { least })
  },
  legal: (_, question) => {
    const { from, min, max, limits } = question
    const all = few(limits === undefined ? subsets(from, min, max) : limitedSubsets(from, min, max, limits))
    if (question.power === undefined) return all
    const replies = all.replies.filter((reply) => isStrongEnough(question, reply))
    return replies.length > 0 ? { ...all, replies } : { replies: [strongest(question)], isAll: false }
  },
  sample: (_, question, roll) => {
    const n = question.min + roll(Math.min(question.max, question.from.length) - question.min + 1)
    const some = asManyTogether(question.limits, question.from, someOf(question.from, n, roll), question.min)
    return isStrongEnough(question, some) ? some : strongest(question)
  },
}

/** Whether what these modes cost can be paid together. */
const payTogether = ({ sets }: QuestionOf<'modes'>, chosen: readonly number[]): boolean =>
  sets?.some((set) => set.length === chosen.length && set.every((mode) => chosen.includes(mode))) ?? true

export const modes: ReplyRules<'modes'> = {
  check: (state, question, reply) => {
    if (!isWholeList(reply)) return malformed(state, question)
    const why = whyNotSome(state, reply, question.legal, question.min, question.max)
    if (why !== null || payTogether(question, reply)) return why
    return refuse(state, 'cast.cantPay', { object: question.source, cost: '' })
  },
  legal: (_, question) => few(question.sets ?? subsets(question.legal, question.min, question.max)),
  sample: (_, question, roll) =>
    question.sets?.[roll(question.sets.length)] ??
    someOf(question.legal, question.min + roll(question.max - question.min + 1), roll),
}

/** 409.1f: whether what they cost together can be paid. */
function mayGoTogether({ sets }: QuestionOf<'targets'>, chosen: readonly Ref[]): boolean {
  if (sets === undefined) return true
  return sets.some((set) => set.length === chosen.length && set.every((ref) => chosen.some((one) => sameRef(one, ref))))
}

export const targets: ReplyRules<'targets'> = {
  check: (state, question, reply) => {
    if (!Array.isArray(reply) || !reply.every(isRef)) return malformed(state, question)
    const chosen: readonly Ref[] = reply
    if (chosen.some((ref, index) => chosen.findIndex((other) => sameRef(other, ref)) !== index))
      return refuse(state, 'choose.twice')
    const wrong = chosen.find((ref) => !question.legal.some((legal) => sameRef(legal, ref)))
    if (wrong !== undefined)
      return refuse(state, 'target.illegal', 'object' in wrong ? { object: wrong.object } : { player: wrong.player })
    if (chosen.length < question.min)
      return citing(state, 'announce.targets', refuse(state, 'choose.tooFew', { min: question.min }))
    if (chosen.length > question.max)
      return citing(state, 'announce.targets', refuse(state, 'choose.tooMany', { max: question.max }))
    const picked = chosen.flatMap((ref) => question.legal.find((legal) => sameRef(legal, ref)) ?? [])
    if (!isWithin(question, question.legal, picked)) return refuse(state, 'choose.notTogether')
    return mayGoTogether(question, chosen) ? null : refuse(state, 'cast.cantPay', { object: question.source, cost: '' })
  },
  legal: (_, { sets, legal, min, max, limits }) =>
    few(sets ?? (limits === undefined ? subsets(legal, min, max) : limitedSubsets(legal, min, max, limits))),
  sample: (_, question, roll) =>
    question.sets?.[roll(question.sets.length)] ??
    asManyTogether(
      question.limits,
      question.legal,
      someOf(question.legal, question.min + roll(question.max - question.min + 1), roll),
      question.min,
    ),
}

export const divide: ReplyRules<'divide'> = {
  check: (state, question, reply) => {
    if (!isWholeList(reply) || reply.length !== question.among.length) return malformed(state, question)
    if (reply.some((n) => n < question.least)) return refuse(state, 'divide.atLeast', { least: question.least })
    const sum = reply.reduce((total, n) => total + n, 0)
    return sum === question.total ? null : refuse(state, 'divide.total', { total: question.total, sum })
  },
  legal: (_, question) => few(divisions(question.total, question.among.length, question.least)),
  sample: (_, question, roll) => {
    const parts = question.among.map(() => question.least)
    for (let left = question.total - parts.length * question.least; left > 0; left--) {
      const place = roll(parts.length)
      parts[place] = (parts[place] ?? 0) + 1
    }
    return parts
  },
}

export const order: ReplyRules<'order'> = {
  check: (state, question, reply) =>
    isWholeList(reply) && sameMembers(reply, question.items) ? null : malformed(state, question),
  legal: (_, { items }) => {
    const all = few(orders(items))
    return all.isAll ? all : { replies: [items, items.toReversed()], isAll: false }
  },
  sample: (_, question, roll) => someOf(question.items, question.items.length, roll),
}

type Arrangement = ReplyTo<'arrange'>

function* arrangements(cards: readonly number[]): Iterable<Arrangement> {
  for (const ordered of orders(cards))
    for (let kept = cards.length; kept >= 0; kept--) yield { top: ordered.slice(0, kept), bottom: ordered.slice(kept) }
}

/** All stay, or go, or one goes. */
const simpleArrangements = (cards: readonly number[]): readonly Arrangement[] => [
  { top: cards, bottom: [] },
  { top: [], bottom: cards },
  ...cards.map((card) => ({ top: cards.filter((other) => other !== card), bottom: [card] })),
]

export const arrange: ReplyRules<'arrange'> = {
  check: (state, question, reply) => {
    if (!isShaped(reply, 'top', 'bottom') || !isWholeList(reply.top) || !isWholeList(reply.bottom))
      return malformed(state, question)
    return sameMembers([...reply.top, ...reply.bottom], question.cards) ? null : malformed(state, question)
  },
  legal: (_, { cards }) => {
    const all = few(arrangements(cards))
    return all.isAll ? all : { replies: simpleArrangements(cards), isAll: false }
  },
  sample: (_, question, roll) => {
    const cards = someOf(question.cards, question.cards.length, roll)
    const kept = roll(cards.length + 1)
    return { top: cards.slice(0, kept), bottom: cards.slice(kept) }
  },
}
