import { tokenOf } from './palette.ts'
import type { Brush } from './shapes.ts'
import type { Rect } from './windows.ts'

const ring = (brush: Brush, radius: number, width: number, dash: readonly number[] = []): void => {
  brush.lineWidth = width
  brush.setLineDash([...dash])
  brush.beginPath()
  brush.arc(0, 0, radius, 0, Math.PI * 2)
  brush.stroke()
}

/** The back of a card, as `CardBack` draws it, cut to the box; in its middle the number that tells it from others. */
export function paintBack(brush: Brush, number: number, { x, y, width, height }: Rect): void {
  const half = Math.min(width, height) / 2
  brush.save()
  brush.fillStyle = tokenOf('ink-1')
  brush.fillRect(x, y, width, height)
  brush.translate(x + width / 2, y + height / 2)
  brush.strokeStyle = tokenOf('brass-2')
  ring(brush, half * 0.86, half * 0.05)
  ring(brush, half * 0.72, half * 0.11, [half * 0.035, half * 0.1])
  ring(brush, half * 1.3, half * 0.03)
  ring(brush, half * 1.42, half * 0.02)
  ring(brush, half * 0.56, half * 0.04)
  brush.setLineDash([])
  brush.fillStyle = tokenOf('brass-1')
  if (number > 0) {
    brush.font = `700 ${Math.round(half * 0.8)}px ${tokenOf('f-display')}`
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.fillText(`${number}`, 0, half * 0.06)
  } else {
    const [long, short] = [half * 0.42, half * 0.12]
    brush.beginPath()
    for (let i = 0; i < 8; i++) {
      const [angle, far] = [(i / 8) * Math.PI * 2, i % 2 ? short : long]
      brush.lineTo(Math.cos(angle) * far, Math.sin(angle) * far)
    }
    brush.fill()
  }
  brush.restore()
}
