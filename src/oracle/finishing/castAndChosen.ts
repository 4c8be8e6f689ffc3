/** Checks of what a spell was cast for, of what is chosen together, and of what has yet to return. */
import { predicateKinds } from '../../language/index.ts'
import { type Check, isKind, type Node } from './check.ts'

/** "If evidence was collected": an additional cost that the card offers has its player do that. */
export const offerTaken: Check = {
  words: /\b(?:collected|beheld|cost was paid|revealed)\b/i,
  expected: 'an additional cost that may be paid',
  dangles: (node, known) => isKind('offerTaken', node) && (known.granted || !known.card.offers.has(String(node.done))),
}

const TOGETHER: ReadonlySet<unknown> = predicateKinds(({ together }) => together === true)
const isOfSets = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'is' in value &&
  Array.isArray(value.is) &&
  value.is.some((one: Node) => TOGETHER.has(one.is))
/** "With different names", "with total power 4 or less": of what is chosen together, and nothing else. */
export const chosenTogether: Check = {
  words: /\bwith (?:different|total) \w+/i,
  expected: 'things that are chosen together',
  dangles: (node) => {
    if (Array.isArray(node.of) && node.of.some((one: Node) => TOGETHER.has(one.is))) return true
    const chooses = (isKind('target', node) || isKind('choose', node) || 'place' in node) && node.random !== true
    return Object.entries(node).some(([key, value]) => isOfSets(value) && !(chooses && key === 'filter'))
  },
}

/** "Return it at the beginning of the next end step. That creature is a Zombie": what has returned, not what is gone. */
export const notYetBack: Check = {
  words: /\bThat \w+ (?:is|gains|gets)\b/,
  expected: 'something that is on the battlefield by then',
  dangles: (node) => isKind('notYetBack', node),
}
