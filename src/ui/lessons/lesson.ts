/**
 * A lesson is data: a board to begin at, and sentences. Each says when it is said, what is pressed (which is what it
 * points at), and with what it is done. The engine knows nothing of it.
 */
import type { Board } from '../../engine/index.ts'
import type { Step } from '../../language/index.ts'
import type { SentenceKey } from '../messages/pages/lessons.ts'
import type { LessonId } from '../session/lessonProgress.ts'

/** A lesson is a game of two: the learner's, or the other player's. */
export type Whose = 'you' | 'other'

/** What comes of pressing the large button. */
export type Until =
  | { readonly turnOf: Whose }
  | { readonly step: Step }
  | { readonly resolved: string }
  | { readonly damageBy: string }

/** What is to be pressed: a card of the hand, a creature, or the large button. It is done once the log tells of it. */
export type Move =
  /** A land, or a spell; `on`: its target. */
  | { readonly press: 'hand'; readonly card: string; readonly on?: string }
  | { readonly press: 'attacker' | 'blocker'; readonly card: string }
  | { readonly press: 'button'; readonly until: Until }

export interface Moment {
  readonly turn: Whose
  readonly steps?: readonly Step[]
  /** A spell of the other player waits on the stack; otherwise it is empty. */
  readonly answering?: true
  /** Attackers are being declared: for the large button, which otherwise waits for priority. */
  readonly attacking?: true
}

export interface LessonSentence {
  readonly say: SentenceKey
  readonly when: Moment
  readonly move: Move
}

export interface TableLesson {
  readonly id: LessonId
  readonly board: Omit<Board, 'players'> & { readonly players: readonly Side[] }
  readonly sentences: readonly LessonSentence[]
}

/** A player's side; the names are the table's. */
type Side = Omit<NonNullable<Board['players'][number]>, 'name'>
