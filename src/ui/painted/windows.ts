import type { WindowKind } from '../look/index.ts'
import type { Brush } from './shapes.ts'

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Corners as shares of the box, clockwise. */
const CORNERS: Partial<Readonly<Record<WindowKind, readonly (readonly [number, number])[]>>> = {
  planeswalker: [
    [0, 0.18],
    [0.5, 0],
    [1, 0.18],
    [1, 0.82],
    [0.5, 1],
    [0, 0.82],
  ],
  instant: [
    [0.16, 0],
    [1, 0],
    [1, 0.7],
    [0.84, 1],
    [0, 1],
    [0, 0.3],
  ],
  sorcery: [
    [0.14, 0],
    [0.86, 0],
    [1, 0.22],
    [1, 0.78],
    [0.86, 1],
    [0.14, 1],
    [0, 0.78],
    [0, 0.22],
  ],
  artifact: [
    [0.09, 0],
    [0.91, 0],
    [1, 0.5],
    [0.91, 1],
    [0.09, 1],
    [0, 0.5],
  ],
}

/** The outline of a window: its shape tells the type, without colour and in any size. */
export function outline(brush: Brush, kind: WindowKind, { x, y, width, height }: Rect): void {
  brush.beginPath()
  const corners = CORNERS[kind]
  if (corners) {
    for (const [across, down] of corners) brush.lineTo(x + across * width, y + down * height)
    brush.closePath()
  } else if (kind === 'enchantment') {
    brush.roundRect(x, y, width, height, { x: width / 2, y: height * 0.44 })
  } else if (kind === 'creature') {
    const arch = { x: width / 2, y: height * 0.24 }
    brush.roundRect(x, y, width, height, [arch, arch, 3, 3])
  } else {
    brush.roundRect(x, y, width, height, 3)
  }
}
