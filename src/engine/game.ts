/** The process of a whole game, and the positions in it (docs/architecture.md, "One idea"). */

import { sideTable } from '../language/index.ts'
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
import { allowingConcession } from './midwayConcession.ts'
import { chooseStarter, openingHands } from './opening/index.ts'
import { isWaiting, outerOf, type Position, type Reached } from './position.ts'
import { priority, toPriority } from './priority/index.ts'
import {
  type Awaited,
  type Kind,
  type Process,
  type Received,
  type Reply,
  type ReplyTo,
  repliedTo,
} from './questions/index.ts'
import { checkReply } from './replies/index.ts'
import { resolveTop } from './resolve/index.ts'
import { Draft, inTurnOrder, type LogEntry, type State, whoDecides } from './state/index.ts'
import { resultOf, subgameOf } from './subgame.ts'
import { beginStep, endStep, endTurn, firstTurn, nextMarker, passMarker } from './turn/index.ts'

/** Plays on from one checkpoint to the next, depending on the stage in the state. */
function* playOn(g: Draft): Process {
  const stage = g.state.stage
  switch (stage.at) {
    case 'chooseStarter':
      return yield* chooseStarter(g, stage.seat)
    case 'openingHands':
      return yield* openingHands(g)
    case 'firstTurn':
      return firstTurn(g)
    case 'beginStep':
      return yield* beginStep(g)
    case 'priority':
      return yield* priority(g, stage)
    case 'acted':
      return yield* toPriority(g, stage.seat)
    case 'resolveTop': {
      const optional = yield* watchingOptions(resolveTop(g))
      // The turn has ended, or the game begins anew (2011:contents/713, 714).
      if (g.state.stage.at !== 'resolveTop') return
      yield* toPriority(g, g.state.turn.active)
      return noticeMandatoryLoop(g, optional)
    }
    case 'endStep':
      breakMandatoryLoop(g)
      return yield* endStep(g)
    case 'endTurn':
      return yield* endTurn(g)
    case 'waits':
      return yield* passMarker(g)
  }
}

/** What loops, on a lower floor, need in order to play on (421). */
const RULES = { playOn, checkReply }

/**
 * From one checkpoint to the next: whoever has lost leaves, a loop is offered as a shortcut or goes on, or the game
 * does.
 */
function* onward(g: Draft, marks: Marks): Process {
  const { turn, stage } = g.state
  if (leavingSeats(g.state).length > 0)
    return stage.at === 'priority' ? yield* toPriority(g, stage.seat) : void (yield* leaveGame(g))
  const running = runningLoop(g.state)
  if (running !== null) return yield* runOn(g, running, RULES)
  const found = foundLoop(g.state)
  if (found !== null) return yield* takeShortcut(g, found, RULES)
  yield* playOn(g)
  // 422.1: what was reversed has not happened, and so is no round of a loop.
  const isReversed = stage.at === 'priority' && g.state.stage === stage
  if (!isReversed) noteReplies(g, marks.replies, turn)
  // 2011:contents/807: each of the turns that run at once has a go.
  if (!isReversed && stage.at === 'priority') yield* nextMarker(g)
}

/** A game in progress: its draft, the generator waiting for a reply, and its last checkpoint. */
interface Session {
  readonly draft: Draft
  readonly process: Process
  readonly marks: Marks
}

/** The last checkpoint of a process, and the replies since. */
interface Marks {
  checkpoint: State
  replies: readonly Received[]
}

function* play(marks: Marks, g: Draft): Process {
  while (g.state.outcome === null) {
    mark(marks, g)
    // With two players left, conceding ends the game at once (`concede`).
    yield* g.state.players.length > 2 && inTurnOrder(g.state).length > 2
      ? allowingConcession(g, onward(g, marks))
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
const sessions = sideTable<Reached, Session>()
/** States between two checkpoints, by position. */
const states = sideTable<Reached, State>()

type Step = IteratorResult<Awaited, void>

/** Feeds what the process waits for: that is kept first, since the process reads it at the next checkpoint. */
function feed({ marks, process }: Session, given: Received): Step {
  marks.replies = [...marks.replies, given]
  return process.next((given.kind === 'subgame' ? given.result : given.reply) as ReplyTo<Kind>)
}

/** What is awaited, as it is put: a question to whoever controls the turn of the player asked (507.3). */
function put(state: State, awaited: Awaited): Awaited {
  if (awaited.kind === 'subgame') return awaited
  const decider = whoDecides(state, awaited.seat)
  return decider === awaited.seat ? awaited : { ...awaited, decider }
}

/** Runs until the process waits for something, or to its end, and returns the position there. */
function advance(session: Session, given: Received | null): Reached {
  const step = given === null ? session.process.next() : feed(session, given)
  const { checkpoint, replies } = session.marks
  const question = step.done === true ? null : put(session.draft.state, step.value)
  const position = { checkpoint, replies, question } as Reached
  sessions.set(position, session)
  return position
}

/** Runs a position's process again from the checkpoint, up to its question. */
function rerun(position: Reached): Session {
  const session = open(position.checkpoint)
  session.process.next()
  for (const given of position.replies) feed(session, given)
  return session
}

/**
 * Whether a position's process, run again, asks its question, and so for each game around it: one that comes from
 * outside may have been tampered with.
 */
export function isReached({ checkpoint, replies, question }: Reached): boolean {
  const outer = outerOf(checkpoint)
  if (outer !== null && !isReached(outer)) return false
  const session = open(checkpoint)
  let reached = advance(session, null)
  for (const received of replies) reached = advance(session, received)
  const isAsked = JSON.stringify(reached.question) === JSON.stringify(question)
  return isAsked && reached.replies.length === replies.length
}

/** A position with the log entries that led to it. */
export interface Led<P> {
  readonly position: P
  readonly events: readonly LogEntry[]
}

function led(session: Session, given: Received | null): Led<Reached> {
  session.draft.events = []
  const position = advance(session, given)
  const { events } = session.draft
  session.draft.events = []
  return { position, events }
}

/** The next position of the same game. */
function fed(position: Reached, given: (state: State) => Received): Led<Reached> {
  const session = sessions.get(position) ?? rerun(position)
  // Continuing leads to another position; this one's state is kept only if someone has asked for it.
  sessions.delete(position)
  return led(session, given(session.draft.state))
}

/** From one game to another (506.1): into a subgame that is to be played, or out of one that is over. */
function across(position: Reached): Led<Reached> | null {
  if (isWaiting(position)) return first(subgameOf(position, stateOf(position)))
  const { checkpoint, question } = position
  const outer = question === null ? outerOf(checkpoint) : null
  return outer && fed(outer, () => ({ kind: 'subgame', result: resultOf(checkpoint) }))
}

/** Goes on to where a player is asked something, or the outermost game is over. */
export function settle({ position, events }: Led<Reached>): Led<Position> {
  const next = across(position)
  if (next === null) return { position: position as Position, events }
  return settle({ position: next.position, events: [...events, ...next.events] })
}

/** The first position from a state at a checkpoint. */
export function first(state: State): Led<Reached> {
  return led(open(state), null)
}

/** The same, played on until a player is asked something. */
export function begin(state: State): Led<Position> {
  return settle(first(state))
}

/** The position of the same game after a reply that has passed its question's check, and what happened. */
export function replied(position: Reached, reply: Reply): Led<Reached> {
  const { question } = position
  if (question === null) throw new Error('the game is over')
  return fed(position, (state) => repliedTo(state, question, reply))
}

/** The same, played on until a player is asked something. */
export function proceed(position: Position, reply: Reply): Led<Position> {
  return settle(replied(position, reply))
}

/** The state at the position's question, in the middle of whatever is in progress. */
export function stateOf(position: Reached): State {
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
  for (let at: Reached | null = position; at !== null; at = outerOf(at.checkpoint)) {
    sessions.delete(at)
    states.delete(at)
  }
}
