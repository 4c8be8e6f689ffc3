/** Games of machines, at some of whose questions the hidden cards change places: the answers must stay the same. */
import { decide, type Level } from '../../src/ai/index.ts'
import {
  answer,
  get,
  newGame,
  type ObjectId,
  type Position,
  type Roll,
  type Seat,
  type Setup,
  sameData,
  seenBy,
} from '../../src/engine/index.ts'
import { newEpoch } from '../../src/engine/state/index.ts'
import { chance, still } from './table.ts'

/** The cards that the question shows: those looked at in a library, or found there. */
function shownIn({ question }: Position): readonly ObjectId[] {
  if (question?.kind === 'arrange') return question.cards
  return question?.kind === 'choose' ? question.from : []
}

/** The position with the cards that a seat can't know exchanged: its own library; hand and library of each other. */
export function exchanged(position: Position, seat: Seat, roll: Roll): Position {
  const { checkpoint } = position
  const shown = shownIn(position)
  const isHidden = (id: ObjectId): boolean => {
    const { kind, knownTo } = get(checkpoint, id)
    return kind === 'card' && !knownTo.includes(seat) && !shown.includes(id)
  }
  const moved = new Map<ObjectId, { readonly card: number | null; readonly face: number }>()
  for (const { seat: owner } of checkpoint.players) {
    const hand = owner === seat ? [] : (checkpoint.hands[owner] ?? [])
    const ids = [...hand, ...(checkpoint.libraries[owner] ?? [])].filter(isHidden)
    const left = ids.map((id) => get(checkpoint, id))
    for (const id of ids) {
      const [one] = left.splice(roll(left.length), 1)
      if (one !== undefined) moved.set(id, { card: one.card, face: one.face })
    }
  }
  const objects = checkpoint.objects.map((page) =>
    page.map((object) => (object === null ? null : { ...object, ...moved.get(object.id) })),
  )
  return { ...position, checkpoint: { ...checkpoint, objects, epoch: newEpoch() } }
}

export interface Compared {
  /** How many positions were compared. */
  readonly positions: number
  /** Those in which the machine answered otherwise after the exchange. */
  readonly differences: readonly unknown[]
}

/**
 * Plays a game of easy machines; every few questions a level thinks about the position as it is, and as it would be with
 * the hidden cards exchanged, with the same luck and a clock that stands still or goes on by the look.
 */
export function compare(setup: Setup, level: Level, every: number, most: number, ms = 8): Compared {
  const roll = chance(setup.seed)
  const differences: unknown[] = []
  let positions = 0
  let { position } = newGame(setup)
  for (let replies = 0; replies < 4000 && position.question !== null && positions < most; replies++) {
    const { seat } = position.question
    if (replies % every === every - 1 && position.replies.length === 0) {
      const thought = (one: Position) => {
        let looks = 0
        return decide(seenBy(one, seat), level, { ms, now: () => looks++ * 0.1 }, chance(replies))
      }
      const [before, after] = [thought(position), thought(exchanged(position, seat, chance(replies + 1)))]
      positions++
      if (!sameData(before, after)) differences.push([setup.seed, replies, before, after])
    }
    const { reply } = decide(seenBy(position, seat), 'easy', { ms: 100, now: still }, roll)
    const answered = answer(position, reply)
    if ('refused' in answered) throw new Error(JSON.stringify([reply, answered.refused]))
    position = answered.position
  }
  return { positions, differences }
}
