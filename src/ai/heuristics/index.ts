/** Heuristics for every kind of question: a kind without one is a type error. */
import type { Kind, Question, Reply } from '../../engine/index.ts'
import type { Decider, Heuristic, Thought } from '../decider.ts'
import { because } from '../reasons.ts'
import { priority } from './acting.ts'
import { confirm, divide, modes, number, options, pay, targets } from './announcing.ts'
import { attackers } from './attack.ts'
import { blockers } from './block.ts'
import {
  arrange,
  assignDamage,
  cardName,
  choose,
  coin,
  color,
  creatureType,
  mana,
  mulligan,
  order,
  pile,
  player,
  repeat,
  replacement,
  starter,
  word,
} from './choosing.ts'

export { declare } from './attack.ts'
export { foesIn, mostAttacked, whyWhom } from './several.ts'

const THUMBS: { readonly [K in Kind]: Heuristic<K> } = {
  priority,
  starter,
  player,
  mulligan,
  modes,
  options,
  number,
  targets,
  divide,
  pay,
  choose,
  confirm,
  coin,
  color,
  mana,
  cardName,
  creatureType,
  word,
  order,
  arrange,
  attackers,
  blockers,
  assignDamage,
  repeat,
  replacement,
  pile,
}

/**
 * In another player's turn that is under control, nothing is done for them (507.3); a search may find what harms them.
 */
function idly({ kind }: Question): Thought<Reply> | null {
  if (kind === 'priority') return { reply: { do: 'pass' }, reason: because('wait') }
  return kind === 'attackers' || kind === 'blockers' ? { reply: [], reason: because('wait') } : null
}

/** The heuristic reply. It may turn out to be illegal; the caller checks. */
export function byHeuristic(mind: Decider, question: Question): Thought<Reply> {
  const idle = question.decider === undefined ? null : idly(question)
  if (idle !== null) return idle
  const heuristic = THUMBS[question.kind] as unknown as Heuristic<Kind>
  return heuristic(mind, question)
}
