/** Answers to declaring attackers and blockers and to dividing combat damage (308-310). */
import { checkAttacks, checkBlocks, checkDamage, requiredAttacks, requiredBlocks } from '../combat/index.ts'
import { type DamageSource, few, type QuestionOf, type ReplyTo } from '../questions/index.ts'
import { type Ref, sameData } from '../state/index.ts'
import {
  divisions,
  isRef,
  isShaped,
  isWhole,
  isWholeList,
  malformed,
  oneOfEach,
  type ReplyRules,
  type Roll,
} from './rules.ts'

type Attacks = ReplyTo<'attackers'>
type Blocks = ReplyTo<'blockers'>

function isAttacks(value: unknown): value is Attacks {
  return (
    Array.isArray(value) &&
    value.every(
      (attack) =>
        (isShaped(attack, 'id', 'defender') || (isShaped(attack, 'id', 'defender', 'band') && isWhole(attack.band))) &&
        isWhole(attack.id) &&
        isRef(attack.defender),
    )
  )
}

function isBlocks(value: unknown): value is Blocks {
  return (
    Array.isArray(value) &&
    value.every((block) => isShaped(block, 'id', 'attackers') && isWhole(block.id) && isWholeList(block.attackers))
  )
}

function attackWith(
  question: QuestionOf<'attackers'>,
  ids: readonly number[],
  whom: (defenders: readonly Ref[]) => Ref | undefined = ([first]) => first,
): Attacks {
  return ids.flatMap((id) => {
    const defender = whom(question.defenders)
    return defender === undefined ? [] : [{ id, defender }]
  })
}

export const attackers: ReplyRules<'attackers'> = {
  check: (state, question, reply) =>
    isAttacks(reply) ? checkAttacks(state, question.seat, reply) : malformed(state, question),
  // The least that may be declared comes first: none, unless something must attack (500.2).
  legal: (state, question) => {
    const least = requiredAttacks(state, question.seat)
    const { able } = question
    const groups = [...(able.length > 1 ? [able] : []), ...able.map((id) => [id])]
    const ways = question.defenders.flatMap((defender) =>
      groups.map((ids) => attackWith(question, ids, () => defender)),
    )
    const isFine = (attacks: Attacks) =>
      !sameData(attacks, least) && checkAttacks(state, question.seat, attacks) === null
    return { replies: [least, ...ways.filter(isFine)], isAll: able.length < 2 }
  },
  sample: (state, question, roll) => {
    const some = attackWith(
      question,
      question.able.filter(() => roll(2) === 0),
      (defenders) => defenders[defenders.length > 1 ? roll(defenders.length) : 0],
    )
    return checkAttacks(state, question.seat, some) === null ? some : requiredAttacks(state, question.seat)
  },
}

function randomBlocks(question: QuestionOf<'blockers'>, roll: Roll): Blocks {
  return question.able.flatMap(({ id, attackers: open }) => {
    const attacker = roll(2) === 0 ? open[roll(Math.max(1, open.length))] : undefined
    return attacker === undefined ? [] : [{ id, attackers: [attacker] }]
  })
}

export const blockers: ReplyRules<'blockers'> = {
  check: (state, question, reply) =>
    isBlocks(reply) ? checkBlocks(state, question.seat, reply, question.able) : malformed(state, question),
  legal: (state, question) => {
    const single = question.able.flatMap(({ id, attackers: open }) =>
      open.map((attacker): Blocks => [{ id, attackers: [attacker] }]),
    )
    const least = requiredBlocks(state, question.seat)
    const isFine = (blocks: Blocks) =>
      !sameData(blocks, least) && checkBlocks(state, question.seat, blocks, question.able) === null
    const { able } = question
    const isAll = able.length < 2 && able.every(({ attackers: open, capacity }) => Math.min(open.length, capacity) < 2)
    return { replies: [least, ...single.filter(isFine)], isAll }
  },
  sample: (state, question, roll) => {
    const some = randomBlocks(question, roll)
    return checkBlocks(state, question.seat, some, question.able) === null ? some : requiredBlocks(state, question.seat)
  },
}

/** A division that is always legal: lethal damage in order, the rest to the last recipient allowed to have it. */
export function plainDivision(source: DamageSource): number[] {
  let left = source.n
  const parts = source.to.map((recipient) => {
    const n = Math.min(left, recipient.lethal)
    left -= n
    return n
  })
  const last = parts.length - 1
  if (left > 0 && last >= 0) parts[last] = (parts[last] ?? 0) + left
  return parts
}

function divideAll(question: QuestionOf<'assignDamage'>): readonly (readonly number[])[] {
  return question.sources.map(plainDivision)
}

export const assignDamage: ReplyRules<'assignDamage'> = {
  check: (state, question, reply) =>
    Array.isArray(reply) && reply.every(isWholeList)
      ? checkDamage(state, question.sources, reply)
      : malformed(state, question),
  legal: (state, question) => {
    const plain = divideAll(question)
    const each = question.sources.map(({ n, to }) => few(divisions(n, to.length, 0)))
    const ways = few(oneOfEach(each.map(({ replies }) => replies)))
    const isAll = ways.isAll && each.every((one) => one.isAll)
    const others = isAll ? ways.replies.filter((way) => !sameData(way, plain)) : []
    return { replies: [plain, ...others.filter((way) => checkDamage(state, question.sources, way) === null)], isAll }
  },
  sample: (state, question, roll) => {
    const tried = question.sources.map((source) => {
      const parts = source.to.map(() => 0)
      for (let left = source.n; left > 0; left--) {
        const place = roll(parts.length)
        parts[place] = (parts[place] ?? 0) + 1
      }
      return parts
    })
    return checkDamage(state, question.sources, tried) === null ? tried : divideAll(question)
  },
}
