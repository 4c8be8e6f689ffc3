import type { WindowKind } from '../look/index.ts'
import type { Picture } from '../painted/index.ts'
import { type CardLook, frameOf, windowOf } from './look.ts'

/** Others are drawn as what they are, not by what they do. */
const isTold = (kind: WindowKind): boolean =>
  kind === 'instant' || kind === 'sorcery' || kind === 'enchantment' || kind === 'other'

/** A vanguard card shows who it is, and has no types that tell. */
const PERSON = ['Human']

/** A card's picture, in the window of its type unless it is to fill its place. */
export const pictureOf = (look: CardLook, more: Partial<Picture> = { window: true }): Picture => {
  const { first, second } = frameOf(look)
  const kind = windowOf(look)
  return {
    motif: {
      name: look.motifName ?? look.name,
      color: first,
      kind,
      subtypes: look.types.includes('Vanguard') ? PERSON : look.subtypes,
      theme: isTold(kind) ? look.theme : undefined,
      second: kind === 'land' ? second : undefined,
    },
    back: look.back && (look.back.number ?? 0),
    ...more,
  }
}
