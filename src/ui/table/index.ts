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
export { type Box, bundled, type Line, SWORD } from './bundles.ts'
export { Field, type Unit } from './Field.tsx'
export { GamesBar } from './GamesBar.tsx'
export { attachedTo, besideOf } from './hosts.ts'
export { type Aim, lanes } from './lanes.ts'
export { isSmall, type LayoutMode, layoutModeFor, useLayoutMode } from './layoutMode.ts'
export { PhoneBar, PhoneSay } from './PhoneDecision.tsx'
export { middlesOf, type Piece, type Rows, widthOf } from './rows.ts'
export { PHONE, type Room, type Size, STEPS, type Step } from './sizes.ts'
export { isSortable } from './sortable.ts'
export { bothSides, creatureRows, type Stand } from './stands.ts'
export { type RowName, TableLayout, type TableSlots } from './TableLayout.tsx'
export { TileGrid } from './TileGrid.tsx'
export { TurnFacts } from './TurnFacts.tsx'
export { arrangementIn, roomFor, sizeStyle, type TableArrangement } from './tableArrangement.ts'
export { PLAQUE, TILE_GAP, tilesIn } from './tiles.ts'
export { askedBy, pageLabel } from './turning.ts'
export { useRoom } from './useRoom.ts'
