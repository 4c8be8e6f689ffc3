/** Twelve of the decks that come with the game, from the easiest opponent to the hardest. */
import type { Level } from './game.ts'

export interface Rung {
  readonly deckId: string
  readonly level: Level
}

export const LADDER: readonly Rung[] = [
  { deckId: 'first-light', level: 'easy' },
  { deckId: 'tall-timber', level: 'easy' },
  { deckId: 'cinder-run', level: 'easy' },
  { deckId: 'green-banner', level: 'easy' },
  { deckId: 'ember-grove', level: 'normal' },
  { deckId: 'gauntlet-road', level: 'normal' },
  { deckId: 'mist-column', level: 'normal' },
  { deckId: 'hidden-hive', level: 'normal' },
  { deckId: 'grave-errand', level: 'hard' },
  { deckId: 'hollow-court', level: 'hard' },
  { deckId: 'night-tide', level: 'hard' },
  { deckId: 'storm-lantern', level: 'hard' },
]

/** How many rungs are climbed after a win: the next one counts, and only that. */
export function climbedBy(climbed: number, { deckId, level }: Rung): number {
  const next = LADDER[climbed]
  return next !== undefined && next.deckId === deckId && next.level === level ? climbed + 1 : climbed
}
