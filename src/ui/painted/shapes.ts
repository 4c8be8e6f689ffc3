import type { Place, Shape } from '../motif/index.ts'
import { type Palette, paletteOf } from './palette.ts'

/** What can be painted on: a canvas beside the page. */
export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** A motif's box. */
export const BOX = { width: 120, height: 80 }

const parts = (dash: string | undefined): number[] => dash?.split(/[ ,]+/).map(Number) ?? []

/** From the box's own coordinates to where the figure stands in it. */
function toPlace(brush: Brush, { x, y, scale, turned }: Place): void {
  brush.translate(BOX.width / 2 + x, BOX.height / 2 + y)
  brush.scale(turned ? -scale : scale, scale)
  brush.translate(-BOX.width / 2, -BOX.height / 2)
}

/** How much wider the dark line below a line is. */
const CONTOUR = 2.8

function paintShape(brush: Brush, shape: Shape, own: Palette): void {
  const palette = shape.color ? paletteOf(shape.color) : own
  const path = new Path2D(shape.d)
  brush.globalAlpha = shape.opacity ?? 1
  if (shape.fill) {
    brush.fillStyle = palette[shape.fill]
    brush.fill(path)
  }
  if (shape.stroke) {
    if (shape.contour) {
      brush.strokeStyle = palette.deep
      brush.lineWidth = (shape.width ?? 1) + CONTOUR
      brush.stroke(path)
    }
    brush.strokeStyle = palette[shape.stroke]
    brush.lineWidth = shape.width ?? 1
    brush.setLineDash(parts(shape.dash))
    brush.stroke(path)
  }
}

/** Paints a motif into its 120 by 80 box, from the brush's origin. */
export function paintShapes(brush: Brush, shapes: readonly Shape[], palette: Palette): void {
  brush.lineCap = 'round'
  brush.lineJoin = 'round'
  for (const shape of shapes) {
    brush.save()
    if (shape.within) brush.clip(new Path2D(shape.within))
    if (shape.place) toPlace(brush, shape.place)
    paintShape(brush, shape, palette)
    if (shape.mirrored) {
      brush.transform(-1, 0, 0, 1, BOX.width, 0)
      paintShape(brush, shape, palette)
    }
    brush.restore()
  }
  brush.globalAlpha = 1
  brush.setLineDash([])
}
