/** The table as a lesson looks at it: what its player sees, may do, and has chosen so far. */
import {
  type Action,
  deciderOf,
  find,
  type ObjectId,
  type Question,
  type Ref,
  type Reply,
  type Seat,
  type State,
  sameRef,
} from '../../engine/index.ts'
import { type Draft, draftReply, objectName, press } from '../view/index.ts'
import type { LessonSentence, Moment, Move, Whose } from './lesson.ts'

/** The learner's seat in every lesson. */
export const LEARNER: Seat = 0

export interface LessonTable {
  readonly state: State
  readonly question: Question | null
  readonly actions: readonly Action[]
  readonly draft: Draft
}

/** What a sentence points at, and what is pressed when it is followed. */
export type Thing = { readonly ref: Ref } | 'button'

/** Whether the learner is asked. */
export const isAsked = ({ question }: LessonTable): boolean => question !== null && deciderOf(question) === LEARNER

const whoseTurn = ({ turn }: State): Whose => (turn.active === LEARNER ? 'you' : 'other')

function isMoment({ state, question }: LessonTable, { turn, steps, answering, attacking }: Moment): boolean {
  if (turn !== whoseTurn(state) || !(steps?.includes(state.turn.step) ?? true)) return false
  if (attacking) return question?.kind === 'attackers'
  if (question?.kind !== 'priority') return question?.kind === 'attackers' || question?.kind === 'blockers'
  const top = state.stack.at(-1)
  const theirs = top !== undefined && find(state, top)?.controller !== LEARNER
  return answering ? theirs : top === undefined
}

const named = ({ state }: LessonTable, ids: readonly ObjectId[], name: string): readonly ObjectId[] =>
  ids.filter((id) => objectName(state, id) === name)

/** What the draft has already. */
function isChosen(draft: Draft, id: ObjectId): boolean {
  if (draft.kind === 'attackers') return draft.attacks.some((one) => one.id === id)
  return draft.kind === 'blockers' && draft.blocks.some((one) => one.id === id)
}

function cardFor(table: LessonTable, move: Exclude<Move, { readonly press: 'button' }>): ObjectId | undefined {
  const { question, actions } = table
  if (move.press === 'hand') {
    if (question?.kind !== 'priority') return undefined
    const playable = actions.flatMap((one) => (one.do === 'cast' || one.do === 'playLand' ? [one.object] : []))
    return named(table, playable, move.card)[0]
  }
  if (move.press === 'attacker')
    return question?.kind === 'attackers' ? named(table, question.able, move.card)[0] : undefined
  if (question?.kind !== 'blockers') return undefined
  const able = question.able.flatMap(({ id, attackers }) => (attackers.length > 0 ? [id] : []))
  return named(table, able, move.card)[0]
}

/** What is to be pressed for a sentence; `null`: it is not its moment, or it can't be done now. */
export function thingFor(table: LessonTable, { when, move }: LessonSentence): Thing | null {
  if (!isAsked(table) || !isMoment(table, when)) return null
  if (move.press === 'button') {
    const isHere = when.attacking ? table.question?.kind === 'attackers' : table.question?.kind === 'priority'
    return isHere ? 'button' : null
  }
  const id = cardFor(table, move)
  return id === undefined ? null : { ref: { object: id } }
}

/** Whether it is chosen already, though not yet confirmed. */
export function isDrafted(table: LessonTable, { move }: LessonSentence): boolean {
  if (move.press !== 'attacker' && move.press !== 'blocker') return false
  const id = cardFor(table, move)
  return id !== undefined && isChosen(table.draft, id)
}

/** The target that a sentence wants for its spell, where it is asked for. */
export function targetFor(table: LessonTable, sentences: readonly LessonSentence[]): Ref | null {
  const { question, state } = table
  if (question?.kind !== 'targets') return null
  const spell = question.source === null ? '' : objectName(state, question.source)
  const wanted = sentences.flatMap(({ move }) =>
    move.press === 'hand' && move.card === spell && move.on ? [move.on] : [],
  )
  return (
    question.legal.find((ref) => 'object' in ref && objectName(state, ref.object) === wanted[0]) ??
    question.legal.find((ref) => 'object' in ref) ??
    null
  )
}

export type Pressed = { readonly draft: Draft } | { readonly reply: Reply }

/** What pressing the large button does. */
function pressedButton({ question, draft }: LessonTable): Pressed | null {
  if (question?.kind === 'priority') return { reply: { do: 'pass' } }
  if (question?.kind === 'pay')
    return question.proposal === null ? null : { reply: { pay: 'plan', plan: question.proposal } }
  const reply = draftReply(draft)
  return reply === null ? null : { reply }
}

/** What pressing a thing does, as the table takes a press; `null`: more than one thing could be meant. */
export function pressed(table: LessonTable, thing: Thing): Pressed | null {
  if (thing === 'button') return pressedButton(table)
  const { question, state, draft, actions } = table
  const { ref } = thing
  if (question?.kind === 'priority') {
    const found = actions.filter((one) => 'object' in one && sameRef({ object: one.object }, ref))
    const [only] = found
    return only === undefined ? null : { reply: only }
  }
  const done = question === null ? null : press(state, question, draft, ref)
  return done === null || 'refused' in done ? null : done
}
