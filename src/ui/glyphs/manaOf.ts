import type { Drawing } from './drawing.ts'
import { icons } from './icons.ts'
import { manaDrawings } from './manaDrawings.ts'
import type { SymbolLook } from './symbols.ts'

/** How a symbol is drawn; a number's drawing is what it stands on. */
export const drawingOf = (look: SymbolLook): Drawing => {
  if (look.kind === 'mana' || look.kind === 'life') return manaDrawings[look.of]
  if (look.kind === 'tap') return icons.tap
  if (look.kind === 'untap') return icons.untap
  if (look.kind === 'chaos') return icons.chaos
  if (look.kind === 'energy') return icons.bolt
  return manaDrawings.hexagon
}

/** Whose colour it has: a mana's, that of the words around it (`tap`), or that of numbers (`n`). */
export const manaOf = (look: SymbolLook): string => {
  if (look.kind === 'mana' || look.kind === 'life') return look.of
  return look.kind === 'number' || look.kind === 'hybrid' || look.kind === 'unknown' ? 'n' : 'tap'
}
