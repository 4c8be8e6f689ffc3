export {
  type Arrangement,
  arrange,
  foldsInCombat,
  frontOf,
  hasSpareRow,
  placesIn,
  rowsThatFit,
  type SpaceNeeded,
} from './arrange.ts'
export { mostAttached, platesWidth } from './attachmentRoom.ts'
export { Field, type Lead, type Unit } from './Field.tsx'
export { GamesBar } from './GamesBar.tsx'
export { CLOSE, narrowestInHand } from './handWidth.ts'
export { type Box, joinAttacks, type PointerLine, SWORD } from './joinedAttacks.ts'
export { laneArrows } from './laneArrows.ts'
export {
  hasBothHands,
  hasPanels,
  isSmall,
  type LayoutMode,
  layoutModeFor,
  useLayoutMode,
  useTouch,
} from './layoutMode.ts'
export { PhoneBar, PhoneSay } from './PhoneDecision.tsx'
export { pageLabel, questionAnswered } from './pageTurning.ts'
export { type PanelForm, type PanelPlace, placesFor, placesStyle, type Seated, type SeveralPlaces } from './panels.ts'
export { creatureItems, creatureRows, type RowItem } from './rowItems.ts'
export { middlesOf, type Piece, type Rows, widthOf } from './rows.ts'
export { SeveralLayout, type SeveralSlots } from './SeveralLayout.tsx'
export { PHONE, plateRoom, type Room, type Size, STEPS, type Step } from './sizes.ts'
export { isSortable } from './sortable.ts'
export { needsOf, needsOfTurn, type TurnNeeds } from './spaceNeeded.ts'
export { type RowName, TableLayout, type TableSlots } from './TableLayout.tsx'
export { TileGrid } from './TileGrid.tsx'
export { TurnFacts } from './TurnFacts.tsx'
export { arrangementIn, hasLowBars, roomFor, sizeStyle, type TableArrangement, withBars } from './tableArrangement.ts'
export { type TargetLine, targetArrows } from './targetArrows.ts'
export { BADGE, PLAQUE, SIGN, TILE_GAP, tilesIn } from './tiles.ts'
export { useRoom } from './useRoom.ts'
