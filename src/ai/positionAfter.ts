import { answer, type Position, type Reply } from '../engine/index.ts'

/** The position after a reply; `null` where it is refused. */
export function positionAfter(position: Position, reply: Reply): Position | null {
  const answered = answer(position, reply)
  return 'refused' in answered ? null : answered.position
}
