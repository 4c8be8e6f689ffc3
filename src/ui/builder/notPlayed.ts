import type { DeckLine } from '../../catalog/index.ts'
import { sayBuilder } from '../messages/pages/builder.ts'

/** Why the game doesn't play a card of the deck: from which words on it isn't read, or that it isn't known. */
export function whyNotPlayed({ name, state, phrase, face }: DeckLine): string {
  if (state === 'unknown') return sayBuilder('builder.notKnown', { name })
  if (!phrase) return sayBuilder('builder.notPlayedAll', { name })
  return face === undefined
    ? sayBuilder('builder.notPlayedFrom', { name, phrase })
    : sayBuilder('builder.notPlayedAt', { name, face, phrase })
}
