/** The questions about puzzles that take a proof, as plain data. */
import {
  type Aim,
  bestLine,
  type Checked,
  checkPuzzle,
  goalOf,
  isReached,
  rightMove,
  type Task,
  wantOf,
} from '../../ai/puzzles/index.ts'
import { answer, type Position, type Reply, type Seat } from '../../engine/index.ts'

interface About {
  readonly first: Position
  readonly task: Task
}

/** What was answered since the first position, and by whom. */
export interface Told {
  readonly reply: Reply
  readonly by: Seat | null
}

export type ProofQuestion =
  | ({ readonly ask: 'hint'; readonly position: Position } & About)
  | ({ readonly ask: 'whyNot'; readonly replies: readonly Told[] } & About)
  | ({ readonly ask: 'check' } & About)

export interface WhyNot {
  /** The place of the reply after which the goal was lost; `null`: it isn't. */
  readonly wrong: number | null
  /** The best that could still be done, and the answers to it. */
  readonly line: readonly Reply[]
}

/** Of a check, what the page tells. */
export type CheckTold =
  | { readonly is: Exclude<Checked['is'], 'puzzle'> }
  | { readonly is: 'puzzle'; readonly task: Task; readonly right: number; readonly plans: number }

export interface ProofAnswers {
  /** A right move; `null`: there is none any more. */
  readonly hint: readonly Reply[] | null
  readonly whyNot: WhyNot
  readonly check: CheckTold
}

export type ProofAnswer = ProofAnswers[keyof ProofAnswers]

const aimOf = ({ first, task }: About): Aim => ({ goal: goalOf(task, first), want: wantOf(task) })

/** The positions after each reply. */
function played(first: Position, replies: readonly Told[]): readonly Position[] {
  const positions: Position[] = []
  let position = first
  for (const { reply } of replies) {
    const answered = answer(position, reply)
    if ('refused' in answered) break
    position = answered.position
    positions.push(position)
  }
  return positions
}

/** The first reply of the solver after which the goal is lost: once it is, it stays lost against the best defence. */
function whyNot(about: About, replies: readonly Told[]): WhyNot {
  const aim = aimOf(about)
  const positions = played(about.first, replies)
  const own = replies.flatMap(({ by }, place) => (by === about.task.side && place < positions.length ? [place] : []))
  const isLost = (place: number): boolean => {
    const position = positions[place]
    return position !== undefined && isReached(position, aim) === false
  }
  let [from, to] = [0, own.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (isLost(own[middle] ?? 0)) to = middle
    else from = middle + 1
  }
  const wrong = own[from] ?? null
  const position = wrong === null ? undefined : positions[wrong]
  return { wrong, line: position === undefined ? [] : bestLine(position, aim) }
}

function check({ first, task }: About): CheckTold {
  const checked = checkPuzzle(first, task)
  if (checked.is !== 'puzzle') return checked
  return { is: 'puzzle', task: checked.task, right: checked.right.length, plans: checked.plans }
}

export function answerProof(question: ProofQuestion): ProofAnswer {
  if (question.ask === 'hint') return rightMove(question.position, aimOf(question))
  return question.ask === 'whyNot' ? whyNot(question, question.replies) : check(question)
}
