/** Checks of things chosen together, and of choices that several players would make. */
import { isEachOf, type Players, predicateKinds } from '../../language/index.ts'
import { type Check, isKind, type Node } from './check.ts'

const TOGETHER: ReadonlySet<unknown> = predicateKinds(({ together }) => together === true)
const isOfSets = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'is' in value &&
  Array.isArray(value.is) &&
  value.is.some((one: Node) => TOGETHER.has(one.is))
/** "With different names", "with total power 4 or less": of what is chosen together, and nothing else. */
export const chosenTogether: Check = {
  words: /\bwith (?:different|total) \w+|that share an? |controlled by (?:different players|the same player)/i,
  expected: 'things that are chosen together',
  dangles: (node) => {
    if (Array.isArray(node.of) && node.of.some((one: Node) => TOGETHER.has(one.is))) return true
    const chooses = (isKind('target', node) || isKind('choose', node) || 'place' in node) && node.random !== true
    for (const key in node) if (isOfSets(node[key]) && !(chooses && key === 'filter')) return true
    return false
  },
}

/** "Each friend creates a token that's a copy of a creature they control": each would have to choose one of their own. */
export const eachCopies: Check = {
  words: /\bcopy of\b/i,
  expected: 'one player who chooses what is copied',
  kinds: ['createCopy'],
  dangles: (node) => isKind('choose', node.of as Node) && isEachOf(node.who as Players) === true,
}
