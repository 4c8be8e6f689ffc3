/** Putting a deck together: the draft, the search for cards, and what the deck is made of. */

export { between, type Chances, castOnFirstTurn, chancesOf } from './chances.ts'
export {
  averageCost,
  type ColorShare,
  type Counted,
  type CurveColumn,
  colorShares,
  colorsMade,
  curveOf,
  type DeckColor,
  isLand,
} from './counts.ts'
export {
  changeCount,
  countIn,
  type DeckBoard,
  type DeckDraft,
  draftOf,
  dropLine,
  EMPTY_DRAFT,
  lead,
  leadersOf,
  listsOf,
  moveAcross,
  type OpenLine,
  settleKnown,
  settleLine,
  sizeOf,
  unled,
  withoutLeadersOf,
} from './deckDraft.ts'
export { BASIC_LAND_OF, DECK_PLANS, type DeckPlan, drawDeck } from './draw.ts'
export { shuffledDeck } from './hand.ts'
export { asList, type Doubtful, guessOf, lineNow, mendLine, writeWhole } from './mend.ts'
export {
  ANY_CARD,
  type CardQuery,
  prepareSearch,
  SEARCH_COLORS,
  SEARCH_COSTS,
  SEARCH_TYPES,
  type SearchColor,
  type SearchCost,
  type SearchType,
  searchIn,
} from './search.ts'
export { canSettle, settleStanding } from './settleStanding.ts'
