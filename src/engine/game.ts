/** The process of a whole game, and the positions in it (docs/architecture.md, "One idea"). */

import { attended } from './departed.ts'
import { leaveGame, leavingSeats } from './events/index.ts'
import {
  breakMandatoryLoop,
  foundLoop,
  noteReplies,
  noticeMandatoryLoop,
  runningLoop,
  runOn,
  takeShortcut,
  watchingOptions,
} from './loops/index.ts'
import type { Position } from './position.ts'
import { priority, toPriority } from './priority/index.ts'
import {
  type Kind,
  type Process,
  type Question,
  type Replied,
  type Reply,
  type ReplyTo,
  repliedTo,
} from './questions/index.ts'
import { checkReply } from './replies/index.ts'
import { resolveTop } from './resolve/index.ts'
import { Draft, inTurnOrder, type LogEntry, type State, whoDecides } from './state/index.ts'
import { beginStep, chooseStarter, endStep, openingHands } from './turn/index.ts'

/** Plays on from one checkpoint to the next, depending on the stage in the state. */
function* playOn(g: Draft): Process {
  const stage = g.state.stage
  switch (stage.at) {
    case 'chooseStarter':
      return yield* chooseStarter(g, stage.seat)
    case 'openingHands':
      return yield* openingHands(g)
    case 'beginStep':
      return yield* beginStep(g)
    case 'priority':
      return yield* priority(g, stage)
    case 'acted':
      return yield* toPriority(g, stage.seat)
    case 'resolveTop': {
      const optional = yield* watchingOptions(resolveTop(g))
      yield* toPriority(g, g.state.turn.active)
      return noticeMandatoryLoop(g, optional)
    }
    case 'endStep':
      breakMandatoryLoop(g)
      return yield* endStep(g)
  }
}

/** What loops, on a lower floor, need in order to play on (421). */
const RULES = { playOn, checkReply }

/** From one checkpoint to the next: whoever has lost leaves, a loop is offered as a shortcut or goes on, or the game does. */
function* onward(g: Draft, marks: Marks): Process {
  const { turn, stage } = g.state
  if (leavingSeats(g.state).length > 0)
    return stage.at === 'priority' ? yield* toPriority(g, stage.seat) : void (yield* leaveGame(g))
  const running = runningLoop(g.state)
  if (running !== null) return yield* runOn(g, running, RULES)
  const found = foundLoop(g.state)
  if (found !== null) return yield* takeShortcut(g, found, RULES)
  yield* playOn(g)
  noteReplies(g, marks.replies, turn)
}

/** A game in progress: its draft, the generator waiting for a reply, and its last checkpoint. */
interface Session {
  readonly draft: Draft
  readonly process: Generator<Question, void, ReplyTo<Kind>>
  readonly marks: Marks
}

/** The last checkpoint of a process, and the replies since. */
interface Marks {
  checkpoint: State
  replies: readonly Replied[]
}

function* play(marks: Marks, g: Draft): Process {
  while (g.state.outcome === null) {
    mark(marks, g)
    // With two players left, conceding ends the game at once (`concede`).
    yield* g.state.players.length > 2 && inTurnOrder(g.state).length > 2
      ? attended(g, onward(g, marks))
      : onward(g, marks)
  }
  mark(marks, g)
}

function mark(marks: Marks, g: Draft): void {
  marks.checkpoint = g.snapshot()
  marks.replies = []
}

function open(checkpoint: State): Session {
  const draft = new Draft(checkpoint)
  const marks = { checkpoint, replies: [] }
  return { draft, marks, process: play(marks, draft) }
}

/** The sessions that are exactly at a position; each can continue from it once. */
const sessions = new WeakMap<Position, Session>()
/** States between two checkpoints, by position. */
const states = new WeakMap<Position, State>()

type Step = IteratorResult<Question, void>

/** Feeds a reply: those since the checkpoint are kept first, since the process reads them at the next one. */
function feed({ marks, process }: Session, given: Replied): Step {
  marks.replies = [...marks.replies, given]
  return process.next(given.reply as ReplyTo<Kind>)
}

/** The question as it is put: to whoever controls the turn of the player asked (507.3). */
function put(state: State, question: Question): Question {
  const decider = whoDecides(state, question.seat)
  return decider === question.seat ? question : { ...question, decider }
}

/** Runs to the next question, or to the end, and returns the position there. */
function advance(session: Session, given: Replied | null): Position {
  const step = given === null ? session.process.next() : feed(session, given)
  const { checkpoint, replies } = session.marks
  const question = step.done === true ? null : put(session.draft.state, step.value)
  const position: Position = { checkpoint, replies, question }
  sessions.set(position, session)
  return position
}

/** Runs a position's process again from the checkpoint, up to its question. */
function rerun(position: Position): Session {
  const session = open(position.checkpoint)
  session.process.next()
  for (const given of position.replies) feed(session, given)
  return session
}

/** Whether a position's process, run again, asks its question: one that comes from outside may have been tampered with. */
export function isReached({ checkpoint, replies, question }: Position): boolean {
  const session = open(checkpoint)
  let reached = advance(session, null)
  for (const replied of replies) reached = advance(session, replied)
  const isAsked = JSON.stringify(reached.question) === JSON.stringify(question)
  return isAsked && reached.replies.length === replies.length
}

/** The first position from a state at a checkpoint. */
export function begin(state: State): { readonly position: Position; readonly events: readonly LogEntry[] } {
  const session = open(state)
  const position = advance(session, null)
  const events = session.draft.events
  session.draft.events = []
  return { position, events }
}

/** The position after a reply that has passed its question's check, and what happened. */
export function proceed(
  position: Position,
  reply: Reply,
): { readonly position: Position; readonly events: readonly LogEntry[] } {
  if (position.question === null) throw new Error('the game is over')
  const session = sessions.get(position) ?? rerun(position)
  // Continuing leads to another position; this one's state is kept only if someone has asked for it.
  sessions.delete(position)
  session.draft.events = []
  const next = advance(session, repliedTo(session.draft.state, position.question, reply))
  const events = session.draft.events
  session.draft.events = []
  return { position: next, events }
}

/** The state at the position's question, in the middle of whatever is in progress. */
export function stateOf(position: Position): State {
  if (position.replies.length === 0 && position.question?.kind === 'priority') return position.checkpoint
  const known = states.get(position)
  if (known !== undefined) return known
  let session = sessions.get(position)
  if (session === undefined) {
    session = rerun(position)
    session.draft.events = []
    sessions.set(position, session)
  }
  const state = session.draft.snapshot()
  states.set(position, state)
  return state
}

/** Drops what is cached for a position, so that the next answer runs the process again: for tests of exactly that. */
export function forget(position: Position): void {
  sessions.delete(position)
  states.delete(position)
}
