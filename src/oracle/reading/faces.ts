/** Cards with more than one face: what a record's `layout` makes of its `card_faces` (505, 2011:contents/709, 711). */
import { CARD_FORMS, COLORS, type Form, type ManaCost, namesTogether, type Printed } from '../../language/index.ts'

const each = <T>(faces: readonly Printed[], of: (face: Printed) => readonly T[]): readonly T[] => [
  ...new Set(faces.flatMap(of)),
]

/** 505.2, 505.5: what a split card is in every zone but the stack: both halves. */
function together(kind: Form, halves: readonly [Printed, Printed]): Printed {
  const [first] = halves
  const costs = halves.flatMap(({ cost }) => (cost === null ? [] : [cost]))
  const cost: ManaCost | null = costs.length === 0 ? null : costs.flat()
  return {
    ...first,
    name: namesTogether(halves.map(({ name }) => name)),
    cost,
    colors: COLORS.filter((color) => halves.some(({ colors }) => colors.includes(color))),
    supertypes: each(halves, ({ supertypes }) => supertypes),
    types: each(halves, ({ types }) => types),
    subtypes: each(halves, ({ subtypes }) => subtypes),
    abilities: halves.flatMap(({ abilities }) => abilities),
    text: halves.map(({ text }) => text).join('\n'),
    parts: { kind, faces: halves },
  }
}

/** One card of two faces. */
export function withParts(kind: Form, [first, other]: readonly [Printed, Printed]): Printed {
  const form = CARD_FORMS[kind]
  if (form.together) return together(kind, [first, other])
  const { cost, colors } = form.sharesCost ? first : other
  return { ...first, parts: { kind, faces: [{ ...other, cost, colors }] } }
}
