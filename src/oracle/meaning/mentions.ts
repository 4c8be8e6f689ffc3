/** What is spoken of, as a scope remembers it. Everything here is what is meant, not what is said. */
import {
  type CardFate,
  CHOICES,
  type Condition,
  type Effect,
  type Filter,
  hasResult,
  isEachOf,
  type Players,
  type Predicate,
  type Slot,
  type SortCards,
  type Target,
  type Thing,
} from '../../language/index.ts'
import type { Moved } from './named.ts'
import { leavesAnother, PLAYERS, THAT } from './nodeFacts.ts'
import type { Scope } from './pronouns.ts'

type Moving = Extract<Effect, { kind: 'move' | 'destroy' | 'sacrifice' }>

/** A thing or player has been named or referred to. */
export function mentioned(scope: Scope, ref: Thing | Players): void {
  if (ref.kind === 'slot') {
    const filter = scope.filterOf(ref)
    if (filter === null) scope.mentionPlayer(ref)
    else scope.mention(ref, filter, false)
  } else if (PLAYERS.has(ref.kind)) scope.mentionPlayer(ofNamed(ref as Players))
  else scope.mentionAgain(ref as Thing)
}

/** "Target creature an opponent controls": "that player" is its controller. */
const isOpponents = (one: Predicate): boolean => one.is === 'controlled' && one.by.kind === 'anOpponent'

/** "Target card from an opponent's graveyard": "that player" is its owner. */
const isInTheirs = (one: Predicate): boolean => one.is === 'in' && one.of?.kind === 'anOpponent'

/** A target has been named: an object, a player, or whichever of both it is. */
export function mentionedTarget(scope: Scope, ref: Slot, { player, count }: Target, filter: Filter | null): void {
  const isOne = count.max === 1
  if (player === null || filter !== null) scope.mention(ref, filter, !isOne)
  if (player !== null) scope.mentionPlayer(ref)
  else if (filter?.is.some(isInTheirs) && isOne) scope.mentionPlayer({ kind: 'ownerOf', thing: ref }, true)
  else if (filter?.is.some(isOpponents)) scope.mentionPlayer({ kind: 'controllerOf', thing: ref }, true)
}

/** "If it's a creature card": then that is known of it. */
export function known(scope: Scope, condition: Condition): void {
  if (condition.kind !== 'is' || condition.was === true) return
  const kinds = condition.is.filter(({ is }) => is === 'type' || is === 'subtype')
  if (kinds.length > 0) scope.refine(condition.thing, kinds)
}

/** "Are Islands", of all that a phrase describes: none of them is anything else. */
const isOnly = (one: Predicate): boolean => one.is === 'not' && one.of.is === 'allOf' && one.of.of.length === 1

/** "All lands are Islands": then "them" is all lands. */
function allThatAre(condition: Condition): Filter | null {
  if (condition.kind !== 'not' || condition.of.kind !== 'exists') return null
  const { noun, is } = condition.of.filter
  const others = is.filter((one) => !isOnly(one))
  return others.length === is.length - 1 ? { noun, is: others } : null
}

/** Of the condition of a trigger. */
export function knownAll(scope: Scope, condition: Condition): void {
  const all = allThatAre(condition)
  if (all !== null) scope.mention({ kind: 'all', filter: all }, all, true)
}

/** What a target is called once it is named. */
const named = (what: Thing): Thing => (what.kind === 'target' ? { kind: 'slot', slot: what.slot } : what)
/** "Target creature's controller": once named, the controller of that target. */
const ofNamed = (who: Players): Players =>
  who.kind === 'controllerOf' || who.kind === 'ownerOf' ? { ...who, thing: named(who.thing) } : who

type After = { readonly [K in Effect['kind']]?: (scope: Scope, effect: Extract<Effect, { kind: K }>) => void }

const TOKEN = { is: 'state', state: 'token' } as const

/** The effects that make something available for reference that wasn't named before: what they made, found or moved. */
export const MENTIONED_AFTER: After = {
  createToken: (scope, { token, n }) => {
    const types = token.types.map((type) => ({ is: 'type', type }) as const)
    const subtypes = token.subtypes.map((subtype) => ({ is: 'subtype', subtype }) as const)
    scope.mention(THAT, { noun: 'permanent', is: [...subtypes, ...types, TOKEN] }, n !== 1)
  },
  forEach: (scope, { effects }) => ofEachTime(scope, effects),
  repeatTimes: (scope, { effects }) => ofEachTime(scope, effects),
  createCopy: (scope, { n }) => {
    // "It" is the token; what it is a copy of needs a name of its own: "that creature".
    scope.startSentence()
    scope.mention(THAT, { noun: 'permanent', is: [TOKEN] }, n !== 1)
  },
  sortCards: ofSorted,
  reveal: (scope, { what }) => {
    ofTop(scope, what)
    if (what.kind === 'that') scope.mention(THAT, { noun: 'card', is: [] }, false)
    if (what.kind === 'top' || what.kind === 'choose') scope.moved(THAT, 'the revealed')
  },
  chooseObjects: (scope, { who }) => {
    if (isEachOf(who)) scope.multiply()
  },
  copySpell: (scope) => {
    scope.mention(THAT, { noun: 'spell', is: [] }, false)
    scope.moved(THAT, 'the copy')
  },
  castFree: (scope) => scope.mention(THAT, { noun: 'spell', is: [] }, false),
  discard: (scope, { filter, n }) => {
    if (n === 1) scope.mention(THAT, filter, false)
    if (n === 1) scope.moved(THAT, 'the discarded')
  },
  mill: (scope, { who, n }) => {
    if (n !== 1 || isEachOf(who)) return
    scope.mention(THAT, { noun: 'card', is: [] }, false)
    scope.moved(THAT, 'the milled')
  },
  restartGame: (scope, { leaving }) => {
    if (leaving?.kind === 'all') scope.mention(THAT, leaving.filter, true)
  },
  eachPlayer: (scope, { who }) => {
    if (isEachOf(who)) scope.multiply()
    // Who did it is spoken of next, not the owner of what was moved.
    scope.startClause(false)
    scope.mentionPlayer(
      isEachOf(who) ? { kind: 'they' } : who.kind === 'target' ? { kind: 'slot', slot: who.slot } : ofNamed(who),
    )
  },
  exchangeControl: (scope) => scope.mention(THAT, { noun: 'permanent', is: [] }, true),
  tradeControl: (scope, { which }) => scope.mention(THAT, which, true),
  destroy: moved,
  sacrifice: moved,
  move: moved,
}

/** "For each creature", "for each of those creatures": of each is known what is known of them. */
export function eachOf(scope: Scope, filter: Filter): void {
  const [those] = filter.is
  // "That creature" is one of them, not all.
  if (those?.is === 'thing') scope.startClause(false)
  scope.mention(THAT, (those?.is === 'thing' ? scope.filterOf(those.thing) : null) ?? filter, false)
}

/** Records what effects of one event made or moved. */
export function mentionedAfter(scope: Scope, effects: readonly Effect[]): void {
  if (effects.some(leavesAnother)) scope.leaveThat()
  for (const effect of effects) madeBy(scope, effect)
}

function madeBy(scope: Scope, effect: Effect): void {
  const speak = MENTIONED_AFTER[effect.kind] as ((scope: Scope, effect: Effect) => void) | undefined
  speak?.(scope, effect)
  // "Each player sacrifices a creature": they are as many as the players.
  if ('who' in effect && hasResult(effect.kind, 'that') && isEachOf(effect.who)) scope.multiply()
  if (effect.kind === 'makeChoice' && CHOICES[effect.choice] === 'player') scope.mentionPlayer({ kind: 'chosenPlayer' })
}

/** "Those tokens": what is made each time is spoken of together. */
function ofEachTime(scope: Scope, effects: readonly Effect[]): void {
  const made = effects.at(-1)
  if (made?.kind === 'createToken' || made?.kind === 'createCopy') scope.multiply()
}

/** The cards that were taken; where none were to be taken, those that were looked at. */
function ofSorted(scope: Scope, { cards, fates: [fate], rest }: SortCards): void {
  if (fate?.place != null && fate.place.to !== 'discard' && fate.place.to.zone === 'exile')
    scope.moved(THAT, 'the exiled')
  if (fate !== undefined && fate.place?.to !== 'discard' && rest?.to !== 'discard' && !isArranged(fate))
    scope.mention(THAT, fate.filter, false)
  else if (fate === undefined && cards.from === 'top') scope.mention(THAT, { noun: 'card', is: [] }, cards.n !== 1)
  else if (fate === undefined && cards.from === 'hand' && cards.n === undefined)
    scope.mention(THAT, { noun: 'card', is: [] }, true)
}

/** "Any number of them on the bottom": of a scry nothing is spoken. */
const isArranged = ({ count, place }: CardFate): boolean =>
  place !== null &&
  count.min === 0 &&
  typeof count.max === 'object' &&
  place.to !== 'discard' &&
  place.to.zone === 'library'

/** Cards from the top of a library: "it", "those cards". */
function ofTop(scope: Scope, what: Thing): void {
  if (what.kind === 'top')
    scope.mention(THAT, what.filter ?? { noun: 'card', is: [] }, what.n !== 1 || isEachOf(what.of))
}

function howMoved(effect: Moving): Moved {
  if (effect.kind === 'sacrifice') return 'the sacrificed'
  if (effect.kind !== 'move') return 'otherwise'
  return effect.to.zone === 'exile' ? 'the exiled' : effect.to.zone === 'hand' ? 'the returned' : 'otherwise'
}

function moved(scope: Scope, effect: Moving): void {
  const { what } = effect
  ofTop(scope, what)
  const ref = named(what)
  if (ref.kind === 'that') scope.movedAgain(howMoved(effect))
  scope.moved(ref.kind === 'all' || ref.kind === 'choose' || ref.kind === 'top' ? THAT : ref, howMoved(effect))
  const toPlayer = effect.kind === 'move' && (effect.to.zone === 'hand' || effect.to.zone === 'library')
  if (toPlayer && ref.kind !== 'all')
    scope.mentionPlayer({ kind: 'ownerOf', thing: ref.kind === 'choose' ? THAT : ref })
}
