/** Keyframes: transforms and opacity only, so that nothing is laid out while they run. */
import type { Rect } from './places.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

interface Pose {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** A thing of that size, centred in a place and as large as fits. */
function poseIn({ x, y, width, height }: Rect, size: Size): Pose {
  const scale = Math.min(width / size.width, height / size.height)
  return { x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, scale }
}

const transformOf = ({ x, y, scale }: Pose, turned = 1): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${(scale * turned).toFixed(3)}, ${scale.toFixed(3)})`

const STEPS = 10
/** How far the arc bends, of its length and at most. */
const BEND = { part: 0.12, most: 36 }
/** When a card that turns shows its edge: it is seen face up from then on. */
export const EDGE = 0.83
const TURN = 1 - EDGE

/** How wide a card looks that turns over in the last third. */
const turnedAt = (t: number): number => Math.max(0.02, Math.min(1, Math.abs(t - EDGE) / TURN))

export interface Path {
  readonly from: Rect
  readonly to: Rect
  readonly size: Size
  readonly turns?: boolean | undefined
  /** What part of the time it stays, its light going out, before it leaves. */
  readonly stays?: number | undefined
}

/** From place to place along one shallow arc. */
export function arc({ from, to, size, turns = false, stays = 0 }: Path): Keyframe[] {
  const [start, end] = [poseIn(from, size), poseIn(to, size)]
  const bend = Math.min(BEND.most, BEND.part * Math.hypot(end.x - start.x, end.y - start.y))
  const frames = Array.from({ length: STEPS + 1 }, (_, step): Keyframe => {
    const t = step / STEPS
    const pose = {
      x: start.x + (end.x - start.x) * t,
      y: start.y + (end.y - start.y) * t - bend * 4 * t * (1 - t),
      scale: start.scale + (end.scale - start.scale) * t,
    }
    return {
      offset: stays + t * (1 - stays),
      transform: transformOf(pose, turns ? turnedAt(t) : 1),
      opacity: stays > 0 ? 0.6 : 1,
    }
  })
  return stays > 0 ? [{ offset: 0, transform: transformOf(start), opacity: 1 }, ...frames] : frames
}

const centre = ({ x, y, width, height }: Rect): readonly [number, number] => [x + width / 2, y + height / 2]

/** How far a striker nudges. */
const NUDGE = 10

/** Towards something and back, beside whatever else moves it. */
export function nudge(from: Rect, to: Rect): Keyframe[] {
  const [[ax, ay], [bx, by]] = [centre(from), centre(to)]
  const far = Math.max(1, Math.hypot(bx - ax, by - ay))
  const there = `translate(${(((bx - ax) / far) * NUDGE).toFixed(1)}px, ${(((by - ay) / far) * NUDGE).toFixed(1)}px)`
  const still = { transform: 'translate(0, 0)' }
  return [
    { ...still, offset: 0, easing: 'ease-in' },
    { transform: there, offset: 0.3 },
    { ...still, offset: 1 },
  ]
}

/** Rises a little, stays, and is gone. */
export function plate(at: Rect, rises: boolean): Keyframe[] {
  const [x] = centre(at)
  const put = (up: number): string => `translate(${x.toFixed(1)}px, ${(at.y - up).toFixed(1)}px) translate(-50%, -40%)`
  return [
    { transform: put(rises ? 0 : 6), opacity: rises ? 0 : 1, offset: 0 },
    { transform: put(6), opacity: 1, offset: 0.13 },
    { transform: put(6), opacity: 1, offset: 0.88 },
    { transform: put(6), opacity: rises ? 0 : 1, offset: 1 },
  ]
}
