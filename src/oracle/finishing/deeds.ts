/** Checks of words that speak of what a creature or a player has done. */
import { type Check, isKind, type Node } from './check.ts'

/** "If you won": the ability triggers on a clash of yours. */
export const won: Check = {
  words: /\bif you won\b/i,
  expected: 'a clash that triggers it',
  kinds: ['wonClash'],
  dangles: (_, { trigger }) => !(trigger?.on === 'clashes' && trigger.who.kind === 'you'),
}

/** "Each creature it devoured": only of an object that devours. */
export const devoured: Check = {
  words: /\bdevoured\b/i,
  expected: 'a creature that devours',
  kinds: ['devoured'],
  dangles: (node, { card, granted }) => !(isKind('self', node.by as Node) && card.keywords.has('devour') && !granted),
}
