import { type Drawing, drawingOf, manaOf, readSymbol, type SymbolLook } from '../glyphs/index.ts'
import { tokenOf } from './palette.ts'
import type { Brush } from './shapes.ts'

/** How wide and high a symbol is, and what is between two, in units of its text's size. */
const PIP = 1.2
const HYBRID = 1.72
const GAP = 0.15

/** Paints a drawing into a square. */
export function paintDrawing(brush: Brush, drawing: Drawing, x: number, y: number, side: number, color: string): void {
  brush.save()
  brush.translate(x, y)
  brush.scale(side / 24, side / 24)
  brush.fillStyle = color
  brush.strokeStyle = color
  brush.lineCap = 'round'
  brush.lineJoin = 'round'
  for (const part of drawing) {
    if (typeof part === 'string') brush.fill(new Path2D(part))
    else if (part.line !== undefined) {
      brush.lineWidth = part.line
      brush.stroke(new Path2D(part.d))
    } else {
      brush.globalAlpha = part.soft ? 0.65 : 1
      brush.fill(new Path2D(part.d), part.cut ? 'evenodd' : 'nonzero')
      brush.globalAlpha = 1
    }
  }
  brush.restore()
}

/** A word or number about a point. */
function paintText(brush: Brush, text: string, x: number, y: number, px: number): void {
  brush.font = `700 ${px}px ${tokenOf('f-ui')}`
  brush.textAlign = 'center'
  brush.textBaseline = 'alphabetic'
  brush.fillStyle = tokenOf('pip-ink')
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = brush.measureText(text)
  brush.fillText(text, x, y + (above - below) / 2)
}

const HEART = 'M12 24L0 9.6V2.9L6 0l6 3.8L18 0l6 2.9v6.7Z'

function paintBare(brush: Brush, look: SymbolLook, x: number, y: number, side: number): void {
  const color = tokenOf(`pip-${manaOf(look) === 'tap' ? 'n' : manaOf(look)}`)
  paintDrawing(brush, drawingOf(look), x, y, side, color)
  if (look.kind === 'number' || look.kind === 'unknown') {
    const isLong = look.text.length > 1
    paintText(brush, look.text, x + side / 2, y + side / 2, side * (isLong ? 0.57 : 0.67))
  }
  if (look.kind === 'life') {
    const heart = side * 0.43
    paintDrawing(brush, [HEART], x + side - heart * 0.85, y + side - heart * 0.85, heart, color)
  }
}

const widthOf = (look: SymbolLook): number => (look.kind === 'hybrid' ? HYBRID : PIP)

function paintPip(brush: Brush, look: SymbolLook, x: number, y: number, em: number): void {
  if (look.kind !== 'hybrid') {
    paintBare(brush, look, x, y, PIP * em)
    return
  }
  const half = 0.98 * em
  paintBare(brush, look.left, x, y - 0.06 * em, half)
  paintBare(brush, look.right, x + HYBRID * em - half, y + 0.28 * em, half)
  brush.strokeStyle = tokenOf('pip-n')
  brush.lineWidth = 0.09 * em
  brush.beginPath()
  brush.moveTo(x + 1.08 * em, y + 0.1 * em)
  brush.lineTo(x + 0.64 * em, y + 1.1 * em)
  brush.stroke()
}

/** How long a cost is when it is written in one line or one column, in units of its text's size. */
export function lengthOf(cost: readonly string[], column: boolean): number {
  const sizes = cost.map((symbol) => (column ? PIP : widthOf(readSymbol(symbol))))
  return sizes.reduce((sum, one) => sum + one + GAP, -GAP)
}

/** Paints a cost's symbols one after another, or one below the other about a middle line. */
export function paintCost(
  brush: Brush,
  cost: readonly string[],
  at: { readonly x: number; readonly y: number; readonly em: number; readonly column: boolean },
): void {
  let { x, y } = at
  for (const symbol of cost) {
    const look = readSymbol(symbol)
    const width = widthOf(look) * at.em
    paintPip(brush, look, at.column ? x - width / 2 : x, y, at.em)
    if (at.column) y += (PIP + GAP) * at.em
    else x += width + GAP * at.em
  }
}

export const PIP_HEIGHT = PIP
