/** How wide the tiles behind the creatures are, and which of them stand as one. */

import { type PileView, standing } from '../view/index.ts'
import { platesWidth } from './attachmentRoom.ts'
import { STEPS, type Step } from './sizes.ts'

/** A thing of the command zone. */
export const PLAQUE = 172
/** What a player is or has, by its name alone. */
export const BADGE = 116
/** The same on a phone, by its sign. */
export const SIGN = 46
/** Between tiles, and where they are many. */
export const TILE_GAP = 9
const CLOSE = 4
/** Narrower, a tile can't hold a name. */
const NARROWEST = 70

/** From so many letters on a name needs a tile that is half as wide again. */
const LONG = 13

const isLong = ({ name }: PileView): boolean => name.length > LONG

interface Tiles {
  readonly piles: readonly PileView[]
  /** With what stands beside each. */
  readonly widths: readonly number[]
  readonly gap: number
}

/**
 * The tiles behind the creatures: each by itself while there is room, then those alike as one, then without more width
 * for long names, then narrower; what has no room then is a page further.
 */
export function tilesIn(all: readonly PileView[], step: Step, most: number, small: boolean): Tiles {
  const { width } = STEPS[step].tile
  const gap = small ? STEPS.phoneSmall.gap : TILE_GAP
  const tiles = (grouped: boolean, widthOf: (pile: PileView) => number, gap: number): Tiles => {
    const piles = standing(all, grouped)
    return { piles, gap, widths: piles.map((pile) => widthOf(pile) + platesWidth(pile, step, true)) }
  }
  const wide = (pile: PileView): number => (isLong(pile) ? Math.round(width * 1.5) : width)
  const each = Math.floor((most + CLOSE) / standing(all, true).length) - CLOSE
  const tries = [
    tiles(false, wide, gap),
    tiles(true, wide, gap),
    tiles(true, () => width, CLOSE),
    ...(small || each < NARROWEST ? [] : [tiles(true, () => Math.min(width, each), CLOSE)]),
  ]
  const isRoom = ({ widths, gap }: Tiles): boolean => widths.reduce((sum, one) => sum + one + gap, -gap) <= most
  return tries.find(isRoom) ?? tiles(true, wide, gap)
}
