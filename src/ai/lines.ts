/** What a reply is, in a few names: for saying what else was close. */
import { characteristics, find, type ObjectId, type Question, type Reply, type State } from '../engine/index.ts'
import type { Line } from './reasons.ts'

function named(state: State, ids: readonly ObjectId[]): readonly string[] {
  return ids.flatMap((id) => (find(state, id) === null ? [] : (characteristics(state, id).name ?? [])))
}

const idsIn = (reply: readonly unknown[]): readonly ObjectId[] =>
  reply.flatMap((one) =>
    typeof one === 'object' && one !== null && 'id' in one && typeof one.id === 'number' ? [one.id] : [],
  )

/** The reply as a line that can be named; `null`: it has no name of its own. */
export function lineOf(state: State, question: Question, reply: Reply): Line | null {
  if (question.kind === 'attackers' || question.kind === 'blockers') {
    const what = question.kind === 'attackers' ? 'attack' : 'block'
    return Array.isArray(reply) ? { what, names: named(state, idsIn(reply)) } : null
  }
  if (question.kind !== 'priority' || typeof reply !== 'object' || !('do' in reply)) return null
  if (reply.do === 'pass') return { what: 'wait', names: [] }
  const names = named(state, [reply.object])
  return names.length === 0 ? null : { what: reply.do === 'cast' ? 'cast' : 'use', names }
}
