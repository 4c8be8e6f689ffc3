export {
  type Arrangement,
  arrange,
  foldsInCombat,
  frontOf,
  hasSpareRow,
  isCrowded,
  type Need,
  placesIn,
  rowsThatFit,
} from './arrange.ts'
export { Field, type Unit } from './Field.tsx'
export { GamesBar } from './GamesBar.tsx'
export { isSmall, type LayoutMode, layoutModeFor, useLayoutMode } from './layoutMode.ts'
export { PhoneBar, PhoneSay } from './PhoneDecision.tsx'
export { middlesOf, type Piece, type Rows, widthOf } from './rows.ts'
export { PHONE, type Room, type Size, STEPS, type Step } from './sizes.ts'
export { type RowName, TableLayout, type TableSlots } from './TableLayout.tsx'
export { TileGrid } from './TileGrid.tsx'
export { TurnFacts } from './TurnFacts.tsx'
export { useRoom } from './useRoom.ts'
