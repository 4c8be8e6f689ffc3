/** What the words ask about how it was cast is something that the card offers. */
import { hasTarget } from '../clauses/index.ts'
import { type Check, isKind, type Node } from './check.ts'
import { offerNamed } from './kickers.ts'

/** A target is chosen however it is cast: none may depend on that. */
const aimsOnlySo = ({ condition, then, otherwise }: Node): boolean =>
  isKind('castBy', condition as Node) && hasTarget([then, otherwise])

/**
 * "If evidence was collected": an additional cost that the card offers has its player do that. "If the {1}{B} cost was
 * paid": it is an alternative one of the card.
 */
export const offerTaken: Check = {
  words: /\b(?:collected|beheld|cost was paid|revealed)\b/i,
  expected: 'a cost that may be paid',
  kinds: ['offerTaken', 'castBy', 'if'],
  dangles: (node, { granted, card }) =>
    node.kind === 'if'
      ? aimsOnlySo(node)
      : granted || !(node.kind === 'castBy' ? card.ways.has(offerNamed(node)) : card.offers.has(String(node.done))),
}
