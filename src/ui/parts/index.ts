export { type Arrow, Arrows, type JoinedArrow } from './Arrows.tsx'
export { arrowPath, edgePoint, type Side } from './arrowPath.ts'
export { Button, type ButtonProps, IconButton, type IconButtonProps } from './Button.tsx'
export { Callout } from './Callout.tsx'
export { Decision } from './Decision.tsx'
export { Dialog } from './Dialog.tsx'
export { type Derivation, DerivationTable, type Fact, FactList } from './Facts.tsx'
export { Group } from './Group.tsx'
export { HandBacks } from './HandBacks.tsx'
export { HoldDial, type HoldDialProps } from './HoldDial.tsx'
export { LifeDial } from './LifeDial.tsx'
export { LineIcon, type LineKind } from './LineIcon.tsx'
export { type LogLine, LogList } from './LogList.tsx'
export { type FloatingMana, ManaPoolView } from './ManaPoolView.tsx'
export { type Pairing, Pairings } from './Pairings.tsx'
export { Panel, type PanelProps } from './Panel.tsx'
export { Plate, type PlateProps } from './Plate.tsx'
export {
  type BarCounter,
  type BarTarget,
  type BarZone,
  PlayerBar,
  type PlayerBarProps,
  PlayerPanel,
  type PlayerPanelProps,
} from './PlayerPanel.tsx'
export { PriorityTag, SeatMark } from './PriorityTag.tsx'
export { RuleLink, ruleHref } from './RuleLink.tsx'
export { SeatBadge } from './SeatBadge.tsx'
export { Segmented } from './Segmented.tsx'
export { Sky } from './Sky.tsx'
export { StackBar, type StackBarProps, StackEntry, type StackEntryProps, StackList } from './StackList.tsx'
export { PhoneStrip, StepStrip, type StepStripProps, type StripStep } from './StepStrip.tsx'
export { useFile } from './useFile.ts'
export { Wordmark } from './Wordmark.tsx'
export { ZoneChip, type ZoneChipProps, ZoneChips, ZoneTile, type ZoneTileProps } from './ZoneTile.tsx'
