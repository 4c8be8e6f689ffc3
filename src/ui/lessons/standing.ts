/** Where a game stands in its lesson: worked out from what has happened, so that undo leads back in the lesson too. */
import { deciderOf, find, type LogEntry, legalActions, seenBy, stateOf } from '../../engine/index.ts'
import { nodeAt, pathTo, type Timeline, type TimelineNode } from '../../store/index.ts'
import { objectName, startDraft } from '../view/index.ts'
import type { LessonSentence, Move, TableLesson } from './lesson.ts'
import { isAsked, isDrafted, LEARNER, type LessonTable, type Thing, targetFor, thingFor } from './table.ts'

/** Which sentences have been followed. */
export type Followed = readonly boolean[]

const isMine = (seat: number): boolean => seat === LEARNER

/** Whether a log entry is what a move leads to. */
function isDoneBy(entry: LogEntry, move: Move): boolean {
  if (move.press === 'button') {
    const { until } = move
    if ('turnOf' in until) return entry.kind === 'turnBegan' && isMine(entry.seat) === (until.turnOf === 'you')
    if ('step' in until) return entry.kind === 'stepBegan' && isMine(entry.seat) && entry.step === until.step
    if ('resolved' in until) return entry.kind === 'resolved' && entry.object.name === until.resolved
    return entry.kind === 'damage' && entry.combat && entry.object.name === until.damageBy
  }
  const { card } = move
  switch (entry.kind) {
    case 'landPlayed':
    case 'cast':
      return move.press === 'hand' && isMine(entry.seat) && entry.object.name === card
    case 'attacked':
      return (
        move.press === 'attacker' && isMine(entry.seat) && entry.attackers.some(({ object }) => object.name === card)
      )
    case 'blocked':
      return move.press === 'blocker' && isMine(entry.seat) && entry.blocks.some(({ object }) => object.name === card)
    default:
      return false
  }
}

const sameMove = (a: Move, b: Move): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * After one more log entry: of sentences that want the same, the first has it. Steps and turns come of themselves: they
 * count once everything before them was followed.
 */
function after(followed: Followed, entry: LogEntry, sentences: readonly LessonSentence[]): Followed {
  const isOpen = ({ move }: LessonSentence, at: number): boolean => {
    if (!isDoneBy(entry, move)) return false
    const before = sentences.slice(0, at).filter((_, index) => !followed[index])
    return move.press === 'button' ? before.length === 0 : !before.some((one) => sameMove(one.move, move))
  }
  return sentences.map((one, at) => followed[at] || isOpen(one, at))
}

/** Cards that a sentence needs and that are gone: they won't be played any more. */
function isLost(table: LessonTable, { move }: LessonSentence): boolean {
  if (move.press === 'button') return false
  const { state } = table
  const held = [...(state.hands[LEARNER] ?? []), ...state.stack, ...state.battlefield].map((id) =>
    objectName(state, id),
  )
  const there = state.battlefield.map((id) => objectName(state, id))
  const target = move.press === 'hand' ? move.on : undefined
  return !held.includes(move.card) || (target !== undefined && !there.includes(target))
}

/** A press of the button is past once what comes after it has been followed. */
const isPast = (at: number, { move }: LessonSentence, followed: Followed): boolean =>
  move.press === 'button' && followed.includes(true, at + 1)

/** The first sentence whose moment it is and that isn't followed yet. */
function currentAt(table: LessonTable, sentences: readonly LessonSentence[], followed: Followed): number | null {
  const at = sentences.findIndex(
    (one, index) =>
      !followed[index] && !isPast(index, one, followed) && !isDrafted(table, one) && thingFor(table, one) !== null,
  )
  return at < 0 ? null : at
}

/** The table at a position of the line, with nothing chosen yet. */
export function tableAt({ position }: TimelineNode): LessonTable {
  const { now, question } = seenBy(position, LEARNER)
  const actions = question?.kind === 'priority' && deciderOf(question) === LEARNER ? legalActions(now, LEARNER) : []
  return { state: now, question, actions, draft: startDraft(question) }
}

interface Told {
  readonly followed: Followed
  /** A sentence's moment has gone with the turn before this one, for the first time. */
  readonly missed: boolean
}

/** What of a lesson was followed up to here. */
export function toldBy(timeline: Timeline, { sentences }: TableLesson): Told {
  let followed: Followed = sentences.map(() => false)
  let asked: TimelineNode | null = null
  let missedIn: number | null = null
  const path = pathTo(timeline, timeline.cursor).map((index) => nodeAt(timeline, index))
  path.forEach((node, step) => {
    // What the table answered for the learner was never asked.
    const before = path[step - 1]
    if (before !== undefined && node.by === LEARNER && !node.auto) asked = before
    for (const entry of node.events) {
      followed = after(followed, entry, sentences)
      if (entry.kind !== 'turnBegan' || asked === null || missedIn !== null) continue
      const at = currentAt(tableAt(asked), sentences, followed)
      const isMissed = at !== null && sentences[at]?.move.press !== 'button'
      if (isMissed) missedIn = entry.number
      asked = null
    }
  })
  const last = path.at(-1)
  return { followed, missed: last !== undefined && stateOf(last.position).turn.number === missedIn }
}

/** Things said that are no sentence of the lesson: what a question asks meanwhile. */
export type Aside =
  | 'pay'
  | 'target'
  | 'land'
  | 'attack'
  | 'noAttack'
  | 'block'
  | 'noBlock'
  | 'resolve'
  | 'pass'
  | 'answer'
  | 'watch'
  | 'missed'

export type Standing =
  /** `at`: the sentence's number, from 0. */
  | { readonly kind: 'sentence'; readonly at: number; readonly thing: Thing }
  | { readonly kind: 'aside'; readonly aside: Aside; readonly thing: Thing | null }
  | { readonly kind: 'over' }

const aside = (what: Aside, thing: Thing | null = null): Standing => ({ kind: 'aside', aside: what, thing })

function meanwhile(table: LessonTable, lesson: TableLesson): Standing {
  const { question, draft, actions, state } = table
  const target = targetFor(table, lesson.sentences)
  switch (question?.kind) {
    case 'pay':
      return aside('pay', 'button')
    case 'targets':
      return target === null ? aside('answer') : aside('target', { ref: target })
    case 'attackers':
      return aside(draft.kind === 'attackers' && draft.attacks.length > 0 ? 'attack' : 'noAttack', 'button')
    case 'blockers':
      return aside(draft.kind === 'blockers' && draft.blocks.length > 0 ? 'block' : 'noBlock', 'button')
    case 'priority': {
      const top = state.stack.at(-1)
      if (top !== undefined && find(state, top)?.controller === LEARNER) return aside('resolve', 'button')
      const land = actions.find((one) => one.do === 'playLand')
      return land?.do === 'playLand' ? aside('land', { ref: { object: land.object } }) : aside('pass', 'button')
    }
    default:
      return aside('answer')
  }
}

/** What is said now. */
export function standingAt(table: LessonTable, lesson: TableLesson, { followed, missed }: Told): Standing {
  const { sentences } = lesson
  if (sentences.every((one, index) => followed[index] || isPast(index, one, followed) || isLost(table, one)))
    return { kind: 'over' }
  if (!isAsked(table)) return aside(missed ? 'missed' : 'watch')
  const at = currentAt(table, sentences, followed)
  const sentence = at === null ? undefined : sentences[at]
  const thing = sentence === undefined ? null : thingFor(table, sentence)
  return at === null || thing === null ? meanwhile(table, lesson) : { kind: 'sentence', at, thing }
}
