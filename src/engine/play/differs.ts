/**
 * Whether it can make a difference that a spell lies on the stack and its card no longer where it was. Mostly it can't,
 * and then a card is judged where it is: every card in hand is asked all the time.
 */
import {
  type Ability,
  type Activated,
  everyFace,
  type Filter,
  isManaText,
  memoised,
  type Printed,
  reachesBeyond,
  staticKinds,
  visitNodes,
} from '../../language/index.ts'
import { abilitiesOf } from '../continuous/index.ts'
import type { ObjectId, State } from '../state/index.ts'

type Node = Readonly<Record<string, unknown>>

/** Whether a part of a text looks at what isn't on the battlefield, as for how many cards a hand has. */
function looksBeyond(text: unknown): boolean {
  let found = false
  visitNodes(text, (node) => {
    found ||= node.kind === 'zoneSize' || node.kind === 'discard'
    found ||= isFilter(node) && reachesBeyond(node)
    return found ? 'skip' : undefined
  })
  return found
}

/** The rules that change what spells cost. */
const PRICING: ReadonlySet<unknown> = staticKinds(({ prices }) => prices === true)

const isActivated = (node: object): node is Activated =>
  'kind' in node && node.kind === 'activated' && 'body' in node && 'cost' in node

const isFilter = (node: object): node is Filter => 'noun' in node && 'is' in node

function changesSpells(node: Node): boolean {
  // "Artifact spells you control have convoke", "spells are blue".
  if (Array.isArray(node.changes) && looksBeyond(node.what)) return true
  // "~ can't be the target of spells".
  if (node.kind === 'cantBeTargeted') return looksBeyond(node.by)
  // Which spells it is about makes no difference; what it counts does.
  return PRICING.has(node.kind) && looksBeyond([node.times, node.cost])
}

const IN_ANY_EDITION = { abilitiesMayTarget: true, abilitiesMayMoveLibraryCards: true }

/** What a face says of spells, or of mana that cards of a hand or a graveyard are used for. */
const tellsSpells = memoised(({ abilities }: Printed): boolean => {
  let found = false
  visitNodes(abilities, (node) => {
    found ||= changesSpells(node)
    if (isActivated(node) && isManaText(node, IN_ANY_EDITION)) found ||= looksBeyond(node)
    return found ? 'skip' : undefined
  })
  return found
})

/** Whether any card of the game tells a spell from its card. */
export const tellsSpellsApart = memoised((printed: State['printed']): boolean =>
  printed.some((card) => card !== null && everyFace(card).some(tellsSpells)),
)

const looksBeyondIn = memoised((abilities: readonly Ability[]): boolean => looksBeyond(abilities))

/** Whether the card's own text tells where it is. */
export const tellsOwnPlace = (state: State, id: ObjectId): boolean => looksBeyondIn(abilitiesOf(state, id))
