import { simple } from './grammar.ts'

/** 2011:702.83. */
export const cascade = simple('cascade', () => [
  "When you cast ~, exile cards from the top of your library until you exile a nonland card with mana value less than ~'s mana value. You may cast that card without paying its mana cost. Put all cards exiled this way on the bottom of your library in a random order.",
])
