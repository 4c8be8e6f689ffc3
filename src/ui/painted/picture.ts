import { icons } from '../glyphs/index.ts'
import { type MotifSubject, motifOf } from '../motif/index.ts'
import { paintBack } from './back.ts'
import { mixed, type Palette, paletteOf, tokenOf } from './palette.ts'
import { lengthOf, PIP_HEIGHT, paintCost, paintDrawing } from './pips.ts'
import { BOX, type Brush, paintShapes } from './shapes.ts'
import { outline, type Rect } from './windows.ts'

/** All that one picture shows: the same values give the same pixels, so it is painted once and kept. */
export interface Picture {
  readonly motif: MotifSubject
  /** In the window of its type; without, it fills its box. */
  readonly window?: boolean | undefined
  /** Not the motif but a card's back, with this number; 0: without one. */
  readonly back?: number | undefined
  /** A mana cost on a rail to the left of the window, or on a plate in its corner. */
  readonly cost?: { readonly symbols: readonly string[]; readonly on: 'rail' | 'plate' } | undefined
  /** On the plate instead of a cost. */
  readonly word?: string | undefined
  /** A leveler's level counters, and how many of them each of its levels needs. */
  readonly levels?: { readonly now: number; readonly from: readonly number[] } | undefined
  /** There is another side (711). */
  readonly turns?: boolean | undefined
}

const PLATE = '#05080de6'
/** Lower, its symbols could not be told apart. */
const LEAST_PLATE = 14

function plate(brush: Brush, { x, y, width, height }: Rect): void {
  brush.fillStyle = PLATE
  brush.beginPath()
  brush.roundRect(x, y, width, height, 4)
  brush.fill()
}

/** The motif on its lit ground, cut to the box as a picture that covers it. */
function paintMotif(brush: Brush, motif: MotifSubject, box: Rect, palette: Palette): void {
  const { x, y, width, height } = box
  brush.fillStyle = palette.ring
  brush.fillRect(x, y, width, height)
  brush.save()
  brush.translate(x + width / 2, y + height * 0.46)
  brush.scale(width * 0.75, height * 0.75)
  const light = brush.createRadialGradient(0, 0, 0, 0, 0, 1)
  light.addColorStop(0, palette.mid)
  light.addColorStop(0.55, mixed(palette.mid, palette.ring, 0.74))
  light.addColorStop(1, palette.deep)
  brush.fillStyle = light
  brush.fillRect(-1, -1, 2, 2)
  brush.restore()
  const scale = Math.max(width / BOX.width, height / BOX.height)
  brush.save()
  brush.translate(x + (width - BOX.width * scale) / 2, y + (height - BOX.height * scale) / 2)
  brush.scale(scale, scale)
  paintShapes(brush, motifOf(motif), palette)
  brush.restore()
}

/** The width that a rail takes, at this height of the picture: its symbols never go beyond it. */
function rail(cost: readonly string[], height: number): { readonly width: number; readonly em: number } {
  const em = Math.max(8, Math.min(height > 150 ? 16 : 14, (height - 2) / lengthOf(cost, true)))
  return { width: Math.ceil(em * 1.25) + 3, em }
}

function paintPlate(brush: Brush, { cost, word }: Picture, box: Rect): void {
  if (cost?.on === 'plate' && box.height < LEAST_PLATE) return
  if (cost?.on === 'plate') {
    const em = Math.min(14, (box.height - 4) / PIP_HEIGHT, (box.width - 12) / lengthOf(cost.symbols, false))
    const height = em * PIP_HEIGHT + 4
    const y = box.y + box.height - height - 1
    plate(brush, { x: box.x + 1, y, width: lengthOf(cost.symbols, false) * em + 8, height })
    paintCost(brush, cost.symbols, { x: box.x + 5, y: y + 2, em, column: false })
  } else if (word) {
    brush.font = `400 12px ${tokenOf('f-ui')}`
    brush.textAlign = 'left'
    brush.textBaseline = 'alphabetic'
    const y = box.y + box.height - 20
    plate(brush, { x: box.x + 1, y, width: brush.measureText(word).width + 8, height: 19 })
    brush.fillStyle = tokenOf('t1')
    brush.fillText(word, box.x + 5, y + 14)
  }
}

/** A bar for each counter up to the last level, apart where a level begins, with their number. */
function paintLevels(brush: Brush, { now, from }: NonNullable<Picture['levels']>, box: Rect): void {
  const bars = Math.max(0, ...from)
  const height = Math.min(18, box.height)
  const ground = { x: box.x + 2, y: box.y + box.height - Math.min(20, box.height), width: box.width - 4, height }
  plate(brush, ground)
  const room = ground.width - 24
  const each = (room - from.length * 3) / Math.max(1, bars)
  let x = ground.x + 4
  for (let n = 1; n <= bars; n++) {
    if (from.includes(n)) x += 3
    brush.fillStyle = tokenOf(n <= now ? 'brass-1' : 'ink-5')
    brush.fillRect(x, ground.y + (height - 8) / 2, Math.max(1, each - 2), 8)
    x += each
  }
  brush.font = `700 12px ${tokenOf('f-ui')}`
  brush.textAlign = 'right'
  brush.textBaseline = 'alphabetic'
  brush.fillStyle = tokenOf('t1')
  brush.fillText(`${now}`, ground.x + ground.width - 5, ground.y + height / 2 + 4.5)
}

/**
 * On the left, since the marks of a tapped or summoning-sick creature lie at the right edge; but beside a plate, which
 * only a card in hand has.
 */
function paintTurn(brush: Brush, box: Rect, palette: Palette, hasPlate: boolean): void {
  const ground = { x: hasPlate ? box.x + box.width - 22 : box.x + 2, y: box.y + 2, width: 20, height: 20 }
  plate(brush, ground)
  paintDrawing(brush, icons.turn, ground.x + 3, ground.y + 3, 14, palette.lit)
}

/** Paints a picture into a box of this size, in CSS pixels, from the brush's origin. */
export function paintPicture(brush: Brush, picture: Picture, width: number, height: number): void {
  const { motif, cost } = picture
  const palette = paletteOf(motif.color)
  const costs = cost?.on === 'rail' && cost.symbols.length > 0 ? rail(cost.symbols, height) : undefined
  const left = costs?.width ?? 0
  const box: Rect = { x: left, y: 0, width: Math.max(1, width - left), height }
  if (costs && cost) paintCost(brush, cost.symbols, { x: (left - 3) / 2, y: 1, em: costs.em, column: true })
  brush.save()
  if (picture.window) {
    outline(brush, motif.kind, box)
    brush.clip()
  }
  if (picture.back === undefined) paintMotif(brush, motif, box, palette)
  else paintBack(brush, picture.back, box)
  brush.restore()
  const hasPlate = cost?.on === 'plate' || picture.word !== undefined
  if (hasPlate) paintPlate(brush, picture, box)
  if (picture.levels) paintLevels(brush, picture.levels, box)
  if (picture.turns) paintTurn(brush, box, palette, hasPlate)
}
