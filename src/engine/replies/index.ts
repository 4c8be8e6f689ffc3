/** The rules for each kind of question: a kind without them is a type error. */
import type { Kind, Listing, Question, Reply, ReplyTo } from '../questions/index.ts'
import type { Refusal, State } from '../state/index.ts'
import { priority } from './acting.ts'
import { arrange, choose, divide, modes, order, targets } from './choosing.ts'
import { assignDamage, attackers, blockers } from './fighting.ts'
import { pay } from './paying.ts'
import type { ReplyRules, Roll } from './rules.ts'
import {
  cardName,
  coin,
  color,
  confirm,
  creatureType,
  mana,
  mulligan,
  number,
  options,
  pile,
  player,
  repeat,
  replacement,
  starter,
  word,
} from './simple.ts'

export type { Listing } from '../questions/index.ts'
export { plainDivision } from './fighting.ts'
export { NOT_PLAIN, plainCopy } from './plain.ts'
export type { Roll } from './rules.ts'

const RULES: { readonly [K in Kind]: ReplyRules<K> } = {
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

function rulesOf(question: Question): ReplyRules<Kind> {
  return RULES[question.kind] as unknown as ReplyRules<Kind>
}

/** Why this isn't a legal reply to the question, or `null`. `reply` may be anything at all. */
export function checkReply(state: State, question: Question, reply: unknown): Refusal | null {
  return rulesOf(question).check(state, question, reply)
}

/** Legal replies to the question, none of them refused: all, or of very many the most sensible. */
export function listReplies(state: State, question: Question): Listing<Reply> {
  return rulesOf(question).legal(state, question)
}

/** The replies that `listReplies` lists. */
export function repliesTo(state: State, question: Question): readonly Reply[] {
  return listReplies(state, question).replies
}

/** A random legal reply. */
export function randomReply(state: State, question: Question, roll: Roll): ReplyTo<Kind> {
  return rulesOf(question).sample(state, question, roll)
}
