/** How much room a permanent needs for what is attached to it. */
import { platesBeside } from '../card/index.ts'
import type { PileView } from '../view/index.ts'
import { STEPS, type Step } from './sizes.ts'

/** The most things attached to one of a pile. */
export const mostAttached = (pile: PileView): number =>
  Math.max(...pile.members.map(({ attachments }) => attachments.length))

/** The label of an attachment: a letter of its name, and what stands beside the name. */
const LABEL = { letter: 5.9, around: 22 }

/** How wide the longest label of what is attached to one of a pile is; 0: nothing is attached. */
export const attachmentLabelWidth = (pile: PileView): number =>
  Math.max(
    0,
    ...pile.members.flatMap(({ attachments }) =>
      attachments.map(({ look }) => Math.round(look.name.length * LABEL.letter + LABEL.around)),
    ),
  )

/** A plate beside the host, in a window that has no height for labels above it. */
const PLATE = 36

/** How much wider a host is for the plates of what is attached to it; a tile lies behind the creatures. */
export const platesWidth = (pile: PileView, step: Step, tile: boolean): number =>
  STEPS[step].label > 0 ? 0 : Math.ceil(mostAttached(pile) / platesBeside(tile)) * PLATE
