/** What was chosen, as what it says of an object: "of the chosen type", "becomes the color of your choice". */
import {
  CARD_TYPES,
  type CardType,
  type Change,
  type Link,
  type NamedChoices,
  type Predicate,
} from '../../../language/index.ts'

const isCardType = (type: string): type is CardType => CARD_TYPES.some((one) => one === type)

/** Being of a type that was chosen: a card type, or a subtype. */
export function ofType(type: string): Extract<Predicate, { is: 'type' | 'subtype' }> {
  return isCardType(type) ? { is: 'type', type } : { is: 'subtype', subtype: type }
}

const NO_TYPES = { supertypes: [], types: [], subtypes: [] } as const

/** The change with what was chosen; the change itself where nothing was, which then changes nothing. */
export function settledChange(change: Change, chosen: (link: Link | undefined) => NamedChoices): Change {
  if (change.kind !== 'asChosen') return change
  const { what, set, link } = change
  const { color, colors, type } = chosen(link)
  if (what === 'colors') return colors === undefined ? change : { kind: 'colors', set, colors }
  if (what === 'color') return color === undefined ? change : { kind: 'colors', set, colors: [color] }
  if (type === undefined) return change
  return isCardType(type)
    ? { kind: 'types', set, ...NO_TYPES, types: [type] }
    : { kind: 'types', set, ...NO_TYPES, subtypes: [type] }
}
