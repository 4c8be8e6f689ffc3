/**
 * What a seat may know (docs/architecture.md: "Knowledge has one authority"). States are cut down, not marked: hidden
 * objects are absent from the pages, their places in zone lists hold 0, faces never seen are `null`, and the random
 * state is absent.
 */
import { type Awaited, deciderOf, type Question, type Replied } from '../questions/index.ts'
import { eyesOf, type Seat, type State } from '../state/index.ts'
import { cut, hidesLoop } from './cut.ts'
import type { Posed } from './posed.ts'
import { shownSince } from './replies.ts'
import { openHands, openTops } from './tops.ts'
import { shownBy, withPlaced } from './visible.ts'

export interface Seen {
  readonly seat: Seat
  /** The current state, in the middle of whatever is in progress. Every reading function works on it. */
  readonly now: State
  /** The state at the last checkpoint, with the replies since: a search starts from it. */
  readonly rest: State
  /**
   * Since the checkpoint; `null`: they hold something hidden, so nobody can play on from here but at a priority
   * question.
   */
  readonly replies: readonly Replied[] | null
  /** The current question, if this seat decides it; for others only who decides and what kind it is. */
  readonly question: Question | null
  readonly waitingFor: { readonly seat: Seat; readonly kind: Awaited['kind'] } | null
  /** 506.1: the game around this one, as the seat sees it; `null`: this is no subgame. */
  readonly outer: Seen | null
}

/** The order in which a searched library is shown must not reveal the order of the library. */
function seenQuestion(question: Question): Question {
  if (question.kind !== 'choose' || question.reason !== 'search') return question
  const sorted = (ids: readonly number[]): readonly number[] => [...ids].sort((a, b) => a - b)
  return { ...question, from: sorted(question.from), looking: sorted(question.looking) }
}

/**
 * What the seat may know of a position. `now` is its state in the middle of what is in progress. If a reply since the
 * checkpoint, or one of a loop, still contains something hidden, none are told, and `rest` is the current state. `outer`: what the seat
 * sees of the game around a subgame.
 */
export function seenBy(position: Posed, now: State, seat: Seat, outer: Seen | null = null): Seen {
  const { question } = position
  const replies = position.replies.filter((one): one is Replied => one.kind !== 'subgame')
  const eyes = eyesOf(now, seat)
  const mine = question !== null && question.kind !== 'subgame' && deciderOf(question) === seat
  const asked = shownBy(question, eyes)
  const shown = withPlaced(asked, [...openTops(position, now, eyes), ...openHands(now, seat)])
  const seenNow = cut(now, seat, eyes, shown)
  const atRest = position.checkpoint === now && position.replies.length === 0
  // What a subgame has come to holds what nobody may know: chance, and cards that it took from hidden places.
  const isTold = replies.length === position.replies.length
  const known = atRest ? shown : isTold ? shownSince(position.checkpoint, now, replies, eyes, shown) : null
  // A loop is played on by its replies.
  const since = known === null || hidesLoop(position.checkpoint, eyes, known) ? null : known
  return {
    seat,
    now: seenNow,
    rest: atRest || since === null ? seenNow : cut(position.checkpoint, seat, eyes, since),
    replies: since === null ? null : replies,
    question: mine ? seenQuestion(question) : null,
    waitingFor: question === null || mine ? null : { seat: deciderOf(question), kind: question.kind },
    outer,
  }
}
