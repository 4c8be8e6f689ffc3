/** Checks of words that speak of what another ability of the same text does (217.7c). */
import type { Check } from './check.ts'

/** "The exiled card": another ability of the same text exiles it (217.7c). */
export const exiled: Check = {
  words: /\b(?:the exiled|exiled with)\b/i,
  expected: 'an ability that exiles it',
  kinds: ['exiledWith'],
  predicates: ['exiledWith'],
  dangles: (_, { card }) => !card.exiles,
}

/** "Tokens created with ~": an ability of the same text creates them. */
export const created: Check = {
  words: /\bcreated with\b/i,
  expected: 'an ability that creates them',
  predicates: ['createdWith'],
  dangles: (_, { card }) => !card.creates,
}

/** "Put onto the battlefield with ~": an ability of the same text moves it there. */
export const put: Check = {
  words: /\bput onto the battlefield with\b/i,
  expected: 'an ability that puts it there',
  predicates: ['putWith'],
  dangles: (_, { card }) => !card.puts,
}
