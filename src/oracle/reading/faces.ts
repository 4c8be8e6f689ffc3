/** Cards with more than one face: what a record's `layout` makes of its `card_faces` (505, 2011:contents/709, 711). */
import {
  type Ability,
  CARD_FORMS,
  COLORS,
  type Door,
  type Form,
  type ManaCost,
  namesTogether,
  type Printed,
} from '../../language/index.ts'

const each = <T>(faces: readonly Printed[], of: (face: Printed) => readonly T[]): readonly T[] => [
  ...new Set(faces.flatMap(of)),
]

const hasFuse = ({ abilities }: Printed): boolean =>
  abilities.some((one) => one.kind === 'keyword' && one.keyword.name === 'fuse')

/**
 * today:702.102: of halves that can be cast as one spell, what they do is one ability: the left half's instructions,
 * then the right one's, which has its own targets as what is spliced onto a spell has. A right half with modes is left
 * alone.
 */
function abilitiesTogether(halves: readonly [Printed, Printed]): readonly Ability[] {
  const all = halves.flatMap(({ abilities }) => abilities)
  const [left, right, more] = all.filter((one) => one.kind === 'spell')
  if (left === undefined || right === undefined || more !== undefined || !halves.every(hasFuse)) return all
  if (right.body.choose !== null) return all
  const modes = [...left.body.modes, ...right.body.modes.slice(0, 1)]
  const fused: Ability = { ...left, body: { ...left.body, modes, added: 1 } }
  return all.flatMap((one) => (one === left ? fused : one === right ? [] : one))
}

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
    abilities: abilitiesTogether(halves),
    text: halves.map(({ text }) => text).join('\n'),
    parts: { kind, faces: halves },
  }
}

const isPermanent = ({ types }: Printed): boolean => !types.some((type) => type === 'instant' || type === 'sorcery')

/** The half with what it says of its own door meaning that one (today:709.5). */
function behindDoor(half: Printed, door: Door): Printed {
  const meant = (ability: Ability): Ability =>
    ability.kind === 'triggered' && ability.trigger.on === 'unlocks' && ability.trigger.fully !== true
      ? { ...ability, trigger: { ...ability.trigger, door } }
      : ability
  return { ...half, abilities: half.abilities.map(meant) }
}

/** One card of two faces; of a split card with permanents as its halves, each is behind a door. */
export function withParts(layout: Form, [first, other]: readonly [Printed, Printed]): Printed {
  const kind = layout === 'split' && isPermanent(first) && isPermanent(other) ? 'room' : layout
  const form = CARD_FORMS[kind]
  if (form.doors) return together(kind, [behindDoor(first, 1), behindDoor(other, 2)])
  if (form.together) return together(kind, [first, other])
  const { cost, colors } = form.sharesCost ? first : other
  return { ...first, parts: { kind, faces: [{ ...other, cost, colors }] } }
}
