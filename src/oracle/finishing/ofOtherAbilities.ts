/** Checks of words that speak of what another ability of the same text does (217.7c). */
import { type Check, isKind } from './check.ts'

/** "The exiled card": another ability of the same text exiles it (217.7c). */
export const exiled: Check = {
  words: /\b(?:the exiled|exiled with)\b/i,
  expected: 'an ability that exiles it',
  dangles: (node, known) => (isKind('exiledWith', node) || node.is === 'exiledWith') && !known.card.exiles,
}

/** "Tokens created with ~": an ability of the same text creates them. */
export const created: Check = {
  words: /\bcreated with\b/i,
  expected: 'an ability that creates them',
  dangles: (node, known) => node.is === 'createdWith' && !known.card.creates,
}

/** "Put onto the battlefield with ~": an ability of the same text moves it there. */
export const put: Check = {
  words: /\bput onto the battlefield with\b/i,
  expected: 'an ability that puts it there',
  dangles: (node, known) => node.is === 'putWith' && !known.card.puts,
}
