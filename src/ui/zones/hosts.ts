/** How much room a permanent needs for what is attached to it. */
import type { PileView } from '../view/index.ts'

/** The most things attached to one of a pile. */
export const attachedTo = (pile: PileView): number =>
  Math.max(...pile.members.map(({ attachments }) => attachments.length))

/** The label of an attachment: a letter of its name, and what stands beside the name. */
const LABEL = { letter: 5.9, around: 22 }

/** How wide the longest label of what is attached to one of a pile is; 0: nothing is attached. */
export const hostWidth = (pile: PileView): number =>
  Math.max(
    0,
    ...pile.members.flatMap(({ attachments }) =>
      attachments.map(({ look }) => Math.round(look.name.length * LABEL.letter + LABEL.around)),
    ),
  )
