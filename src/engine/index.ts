/** Language + rules = a game. How to use it: docs/engine.md. */

import { concede, whyNotConcede } from './conceding.ts'
import { begin, proceed, stateOf } from './game.ts'
import { concessionIn } from './midwayConcession.ts'
import { firstState, type Setup } from './newGame.ts'
import { type Answered, outerOf, type Position, type Reached } from './position.ts'
import type { Reply } from './questions/index.ts'
import { checkReply as check, NOT_PLAIN, plainCopy, type Roll, randomReply, repliesTo } from './replies/index.ts'
import { type Guess, imagine as imagineAs, type Seen, seenBy as seenFrom } from './seen/index.ts'
import { type LogEntry, type Outcome, type Refusal, refuse, type Seat } from './state/index.ts'

export type { Board, BoardProblem, BoardProblems } from './boards/index.ts'
export {
  ableAttackers,
  areBlocksFree,
  costsOfAttack,
  defendersOf,
  whyCantAttack,
  whyCantBlock,
  whyNotBand,
} from './combat/index.ts'
export {
  abilitiesOf,
  added,
  amount,
  characteristics,
  colorsOf,
  contextOf,
  contextOnStack,
  controllerOf,
  copiedFrom,
  defendedBy,
  doorsOf,
  hasKeyword,
  holds,
  isDesignated,
  isType,
  layerTablesComputed,
  manaValueOf,
  matches,
  otherFaces,
  playersOf,
  powerOf,
  printedOf,
  printedUnder,
  protectorOf,
  recipientsOf,
  satisfies,
  thingsOf,
  toughnessOf,
  type ValueChange,
  valueChanges,
  withSpliced,
} from './continuous/index.ts'
export { forget, stateOf } from './game.ts'
export {
  chargesForModes,
  choosesAllModes,
  helpsOf,
  isProtectedFrom,
  type KeywordOption,
  optionsOf,
  resolvesTo,
  resolvingFirst,
  splicingOf,
} from './keywords/index.ts'
export {
  concedeMatch,
  type Exchange,
  endGame,
  exchangeCards,
  type Match,
  type MatchCards,
  type MatchSetup,
  matchWinner,
  newMatch,
  type Started,
  startGame,
  stillIn,
  whyNotExchange,
  whyNotStart,
  winsOf,
} from './match.ts'
export { type Setup, whyNotSetup } from './newGame.ts'
export { asInEdition, isUnlimited, whyNotInEdition } from './opening/index.ts'
export {
  abilityCost,
  asCast,
  asPriced,
  canPayMana,
  choicesFor,
  costTimes,
  faceUpWay,
  faceUpWays,
  isEmptyX,
  isManaAbility,
  isManaAbilityIn,
  isManaAction,
  isSick,
  isSorcerySpeed,
  keptAs,
  legalActions,
  legalTargets,
  type ManaSource,
  manaSources,
  type ObjectPart,
  offeredTo,
  type PaymentProposal,
  priceOf,
  proposePayment,
  spellBody,
  spellCost,
  suggestPayment,
  targetsIn,
  timesActivated,
  type WayToCast,
  waysToCast,
  wayToCast,
  whyNot,
  whyNotActivate,
} from './play/index.ts'
export { type Answered, outerOf, type Position, type Waiting } from './position.ts'
export {
  type Action,
  type AskedOption,
  asManyTogether,
  type ChooseReason,
  type ConfirmReason,
  type DamageSource,
  deciderOf,
  isNameable,
  type Kind,
  type ManaTap,
  type NumberReason,
  nameableFrom,
  type OptionsPaid,
  type Question,
  type QuestionOf,
  type Replied,
  type Reply,
  type ReplyTo,
} from './questions/index.ts'
export {
  checkReply as checkReplyIn,
  type Listing,
  listReplies,
  plainDivision,
  type Roll,
  repliesTo,
} from './replies/index.ts'
export { blockerLimits, crewingPower, isKeptFromCrewing } from './restrictions/index.ts'
export { type Guess, ownUnseen, type Seen, seenEvents, shuffled } from './seen/index.ts'
export {
  ARCHENEMY,
  actingWith,
  activePlanes,
  areOpponents,
  attackOn,
  type Characteristics,
  COMMANDER,
  COMMANDER_DAMAGE,
  type Commander,
  type Context,
  cardsAfterMulligan,
  citing,
  commanderOf,
  commanderRefusals,
  companionOf,
  countersOnPlayer,
  drawnForMulligan,
  EMPEROR,
  editionOf,
  FREE_FOR_ALL,
  find,
  findAnywhere,
  findOrLast,
  formatOf,
  type GameFormat,
  type GameObject,
  get,
  getAnywhere,
  grandMelee,
  isActive,
  isInRange,
  isOngoing,
  type LogEntry,
  type ManaUnit,
  mayLead,
  type NamedRef,
  nextToAct,
  type ObjectId,
  type Outcome,
  opponentsOf,
  owedToLibrary,
  type PaidOption,
  PLANECHASE,
  type Player,
  phaseOf,
  playerAt,
  playerCountersOf,
  poisonLeft,
  preparedBy,
  type Ref,
  type Refusal,
  type RefusalKey,
  type Refusals,
  refuse,
  rollsSoFar,
  type Seat,
  type State,
  sameData,
  sameRef,
  schemesInMotion,
  seedRandom,
  sharingLife,
  shuffledWith,
  spokenForBy,
  succession,
  TWO_HEADED_GIANT,
  taxOn,
  variantDeck,
  whyNotFormat,
} from './state/index.ts'
export { supposing, supposingOf } from './supposing.ts'
export { stepAhead } from './turn/index.ts'
export { isWholePosition } from './wholePosition.ts'

/** A position with the log entries that led to it. */
export interface Begun {
  readonly position: Position
  readonly events: readonly LogEntry[]
}

/** A new game, up to its first question. */
export function newGame(setup: Setup): Begun {
  return begin(firstState(setup))
}

/** Why data that was given as a reply is no legal one here, or `null`. */
function checkData(position: Position, data: unknown): Refusal | null {
  if (position.question === null) return refuse(position.checkpoint, 'timing.gameOver')
  if (data === NOT_PLAIN) return refuse(position.checkpoint, 'reply.malformed', { kind: position.question.kind })
  const given = concessionIn(data)
  return given !== null ? whyNotConcede(position, given) : check(stateOf(position), position.question, data)
}

/** Why this is no legal reply here, or `null`. */
export function checkReply(position: Position, reply: unknown): Refusal | null {
  return checkData(position, plainCopy(reply))
}

/**
 * The one step of the game: the position after a reply and the log entries, or a refusal that says why and names the
 * rule. Pure: the old position stays valid. `reply` may be any data.
 */
export function answer(position: Position, reply: unknown): Answered {
  const data = plainCopy(reply)
  const refused = checkData(position, data)
  if (refused !== null) return { refused }
  const given = concessionIn(data)
  return given !== null ? concede(position, given) : proceed(position, data as Reply)
}

/**
 * Legal replies to the position's question; if there are very many, the most sensible ones. Empty when the game is
 * over.
 */
export function legalReplies(position: Position): readonly Reply[] {
  return position.question === null ? [] : repliesTo(stateOf(position), position.question)
}

/** A random legal reply; `roll(n)` is the caller's randomness. `null` when the game is over. */
export function sampleReply(position: Position, roll: Roll): Reply | null {
  return position.question === null ? null : randomReply(stateOf(position), position.question, roll)
}

/** How the game ended, or `null`. */
export function outcomeOf(position: Position): Outcome | null {
  return position.checkpoint.outcome
}

/** All that a seat may know of the position. */
export function seenBy(position: Reached, seat: Seat): Seen {
  const outer = outerOf(position.checkpoint)
  return seenFrom(position, stateOf(position), seat, outer && seenBy(outer, seat))
}

/**
 * A whole position as a seat could imagine it, with the cards it can't see filled in from a guess. `null`: it can't, in
 * the middle of something that hidden cards have had a part in.
 */
export function imagine(seen: Seen, guess: Guess, roll: Roll): Position | null {
  return imagineAs(seen, guess, roll)
}
