/** An additional cost that the words ask about is one that the card offers. */
import { type Check, isKind } from './check.ts'

/** "If evidence was collected": an additional cost that the card offers has its player do that. */
export const offerTaken: Check = {
  words: /\b(?:collected|beheld|cost was paid|revealed)\b/i,
  expected: 'an additional cost that may be paid',
  dangles: (node, known) => isKind('offerTaken', node) && (known.granted || !known.card.offers.has(String(node.done))),
}
