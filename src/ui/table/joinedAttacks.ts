/**
 * Attacks on one player or planeswalker as one line: a short one from each attacker to a lane, and one on from there.
 */
import type { Arrow, JoinedArrow } from '../parts/index.ts'
import type { Pointer } from '../view/index.ts'

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A pointer with the places of what it connects. */
export interface PointerLine {
  readonly pointer: Pointer
  readonly from: Box
  readonly to: Box
  /** Nothing stands between it and the middle of the table. */
  readonly inFront: boolean
}

/** How far the marks stand out: a sword above an attacker, a shield above a blocker. */
export const SWORD = 28
/** How far beyond the strip of steps the lane runs: on the side of what is attacked, where nothing steps forward. */
const LANE = 13

const middle = ({ left, right }: Box): number => (left + right) / 2

/** As one arrow each, those that go to the same place from several, across this strip; `single` are the others. */
export function joinAttacks(
  lines: readonly PointerLine[],
  strip: Pick<Box, 'top' | 'bottom'>,
): {
  readonly joined: readonly JoinedArrow[]
  readonly single: readonly PointerLine[]
} {
  const attacks = new Map<string, PointerLine[]>()
  for (const line of lines) {
    if (line.pointer.kind !== 'attack') continue
    const { to, dashed } = line.pointer
    const key = `${to}${dashed}`
    attacks.set(key, [...(attacks.get(key) ?? []), line])
  }
  const several = [...attacks].filter(([, all]) => all.length > 1)
  const inJoined = new Set(several.flatMap(([, all]) => all))
  return {
    joined: several.flatMap(([id, all]) => joinedArrow(id, all, strip) ?? []),
    single: lines.filter((line) => !inJoined.has(line)),
  }
}

function joinedArrow(id: string, all: readonly PointerLine[], strip: Pick<Box, 'top' | 'bottom'>): JoinedArrow | null {
  const front = all.filter(({ inFront }) => inFront)
  const [first] = front
  if (first === undefined) return null
  const down = first.to.top > first.from.bottom
  return {
    id,
    by: first.pointer.by,
    dashed: first.pointer.dashed,
    lane: down ? strip.bottom + LANE : strip.top - LANE,
    starts: front.map(({ from }) => [middle(from), down ? from.bottom + SWORD : from.top - SWORD]),
    to: [middle(first.to), down ? first.to.top : first.to.bottom],
    toSide: (down ? 'top' : 'bottom') satisfies Arrow['toSide'],
    count: all.reduce((sum, { pointer }) => sum + pointer.count, 0),
  }
}
