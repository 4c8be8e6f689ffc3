/**
 * Attacks and blocks where several play: out of the row, along a lane beside the strip, and into what is attacked. Each
 * group of attackers with one defender has a lane of its own.
 */
import type { Arrow, JoinedArrow } from '../parts/index.ts'
import { type Box, type PointerLine, SWORD } from './joinedAttacks.ts'

/** From the strip to the first lane on either side, and between lanes. */
const FIRST = 6
const NEXT = 4
/** Lanes on each side, before they are used again. */
const LANES = 3

const middle = ({ left, right }: Pick<Box, 'left' | 'right'>): number => (left + right) / 2

/** Attacks and blocks as lines in lanes; `strip` is what lies between the own half and all others. */
export function laneArrows(
  lines: readonly PointerLine[],
  strip: Pick<Box, 'top' | 'bottom'>,
): { readonly joined: readonly JoinedArrow[]; readonly arrows: readonly Arrow[] } {
  const groups = new Map<string, PointerLine[]>()
  for (const line of lines) {
    const { kind, by, to, dashed } = line.pointer
    const key = kind === 'attack' ? `${by}${to}${dashed}` : line.pointer.id
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  const joined: JoinedArrow[] = []
  const arrows: Arrow[] = []
  let [above, below] = [0, 0]
  for (const [id, group] of groups) {
    const front = group.filter(({ inFront }) => inFront)
    const [first] = front
    if (first === undefined) continue
    const { from, to } = first
    const startsBelow = from.top >= strip.bottom
    const endsBelow = to.top >= strip.bottom
    // Between two of the others the lane is above the strip; what has an end below it runs there.
    const isBelow = startsBelow || endsBelow
    const nth = (isBelow ? below++ : above++) % LANES
    const lane = isBelow ? strip.bottom + FIRST + nth * NEXT : strip.top - FIRST - nth * NEXT
    const mark = first.pointer.kind === 'attack' ? 0 : SWORD
    const end: readonly [number, number] = [middle(to), endsBelow ? to.top - mark : to.bottom + mark]
    const common = {
      id,
      by: first.pointer.by,
      dashed: first.pointer.dashed,
      to: end,
      toSide: endsBelow ? ('top' as const) : ('bottom' as const),
    }
    const startOf = ({ from: box }: PointerLine): readonly [number, number] => [
      middle(box),
      startsBelow ? box.top - SWORD + 2 : box.bottom + SWORD - 2,
    ]
    const [start] = front.map(startOf)
    if (start === undefined) continue
    if (front.length > 1) {
      const count = group.reduce((sum, { pointer }) => sum + pointer.count, 0)
      joined.push({ ...common, lane, starts: front.map(startOf), count })
    } else
      arrows.push({
        ...common,
        from: start,
        fromSide: startsBelow ? 'top' : 'bottom',
        via: [
          [start[0], lane],
          [end[0], lane],
        ],
      })
  }
  return { joined, arrows }
}
