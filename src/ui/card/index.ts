export { Attachment, type AttachmentProps, Host, platesBeside } from './Attachments.tsx'
export { BandFrame } from './BandFrame.tsx'
export { CardFace, type CardFaceProps } from './CardFace.tsx'
export { CardGroup } from './CardGroup.tsx'
export type { HandSheet } from './handText.ts'
export {
  type CardLook,
  type CardSize,
  type CardState,
  type CounterMark,
  type DamageMark,
  frameOf,
  langOf,
  OPPONENT_SIGNS,
  type Sign,
  statsOf,
  type TargetMark,
  windowOf,
} from './look.ts'
export { CounterPlate, Ordinal } from './Marks.tsx'
export { pictureOf } from './picture.ts'
export { Thumbnail } from './Thumbnail.tsx'
export { ZoomCard } from './ZoomCard.tsx'
