import type { Picture } from '../painted/index.ts'
import { type CardLook, frameOf, windowOf } from './look.ts'

/** A card's picture, in the window of its type unless it is to fill its place. */
export const pictureOf = (look: CardLook, more: Partial<Picture> = { window: true }): Picture => ({
  motif: {
    name: look.motifName ?? look.name,
    color: frameOf(look).first,
    kind: windowOf(look),
    subtypes: look.subtypes,
  },
  ...more,
})
