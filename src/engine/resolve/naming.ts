/** What the words after an effect call "it", where it did nothing to it, or only to what keeps a name of its own. */
import {
  type Effect,
  type EffectKind,
  hasResult,
  type Players,
  type Recipient,
  type Thing,
  visitNodes,
} from '../../language/index.ts'
import { type Context, leaving } from '../state/index.ts'
import type { Told } from './executor.ts'

/**
 * Where an effect says what it is done to, if that stays where it is, so that its own words go on naming it; `null`: it
 * moves, makes or finds something, is done to several things that differ, or holds other effects.
 */
const STAYS: { readonly [K in EffectKind]: 'what' | 'to' | null } = {
  damage: 'to',
  tap: 'what',
  untap: 'what',
  tapOrUntap: 'what',
  modify: 'what',
  putCounters: 'what',
  removeCounters: 'what',
  removeDamage: 'what',
  regenerate: 'what',
  removeFromCombat: 'what',
  becomeBlocked: 'what',
  block: 'what',
  turnFace: 'what',
  turnOver: 'what',
  changeText: 'what',
  phaseOut: 'what',
  phaseIn: 'what',
  gainLife: null,
  loseLife: null,
  loseMana: null,
  setLife: null,
  draw: null,
  discard: null,
  mill: null,
  move: null,
  destroy: null,
  sacrifice: null,
  chooseTarget: null,
  chooseObjects: null,
  counterSpell: null,
  createToken: null,
  createCopy: null,
  getEmblem: null,
  poison: null,
  proliferate: null,
  moveCounters: null,
  addMana: null,
  becomeUnblocked: null,
  fight: null,
  preventDamage: null,
  redirectDamage: null,
  unpreventable: null,
  producesInstead: null,
  replaceEvent: null,
  sortCards: null,
  shuffle: null,
  reveal: null,
  lookAt: null,
  piles: null,
  attach: null,
  unattach: null,
  castFree: null,
  castOffered: null,
  castAside: null,
  allowPlay: null,
  copySpell: null,
  changeTarget: null,
  exchangeControl: null,
  tradeControl: null,
  exchangeLife: null,
  exchangeZones: null,
  exchangeCards: null,
  flipCoin: null,
  flipCoins: null,
  flipEach: null,
  clash: null,
  payAnyMana: null,
  repeatProcess: null,
  delayed: null,
  endable: null,
  may: null,
  mayPay: null,
  if: null,
  eachPlayer: null,
  forEach: null,
  soOften: null,
  eitherOf: null,
  together: null,
  makeChoice: null,
  extraTurn: null,
  controlTurn: null,
  extraPhases: null,
  extraStep: null,
  skipStep: null,
  extraLands: null,
  winGame: null,
  loseGame: null,
  playerRule: null,
  playSubgame: null,
  endTurn: null,
  restartGame: null,
}

type Named = Thing | Players | Recipient

/** `finds`: the words look for it, so that from then on it is "it"; `keeps`: they name it now and afterwards. */
const NAMING: { readonly [K in Named['kind']]: 'keeps' | 'finds' | 'said' } = {
  self: 'keeps',
  granter: 'keeps',
  host: 'keeps',
  hostOf: 'keeps',
  sourceOf: 'keeps',
  haunted: 'keeps',
  affected: 'keeps',
  slot: 'keeps',
  target: 'keeps',
  event: 'keeps',
  eventOther: 'keeps',
  remembered: 'keeps',
  choose: 'finds',
  all: 'finds',
  top: 'finds',
  // "It" itself, and what is spoken of once and has no other name: from then on it is "it".
  that: 'said',
  rest: 'said',
  exiledWith: 'said',
  paid: 'said',
  // Players are never "it".
  you: 'keeps',
  they: 'keeps',
  asked: 'keeps',
  eachPlayer: 'keeps',
  eachOpponent: 'keeps',
  anOpponent: 'keeps',
  anyPlayer: 'keeps',
  controllerOf: 'keeps',
  ownerOf: 'keeps',
  playerOrController: 'keeps',
  attackedBy: 'keeps',
  eventPlayer: 'keeps',
  activePlayer: 'keeps',
  defendingPlayer: 'keeps',
  enchantedPlayer: 'keeps',
  chosenPlayer: 'keeps',
  targetedPlayer: 'keeps',
  whoDid: 'keeps',
  bySubgame: 'keeps',
  playersWho: 'keeps',
  othersThan: 'keeps',
}

/** What the effect says that it is done to, in that field. */
const saidIn = (effect: Effect, field: 'what' | 'to'): Named | null => {
  const { [field]: named } = effect as { readonly what?: Named; readonly to?: Named }
  return named ?? null
}

/**
 * What the words after the effect call "it" where it only did something to what keeps its own name: still what was found
 * before it. "Exile the top card of your library. ~ deals 2 damage to that player. You may play that card".
 */
export function stillThat(effect: Effect, told: Told): Told {
  const field = STAYS[effect.kind]
  const named = field === null ? null : saidIn(effect, field)
  if (named === null || NAMING[named.kind] !== 'keeps') return told
  const { that: _, ...rest } = told
  return rest
}

/** Whether such an effect finds, makes or moves something that the words after it call "it", and not what "it" was already. */
const findsNew = (effect: Effect): boolean => {
  if (!hasResult(effect.kind, 'that')) return false
  if (!('what' in effect)) return 'who' in effect
  return NAMING[effect.what.kind] === 'finds' || (effect.kind === 'move' && effect.what.kind !== 'that')
}

/** What isn't done finds nothing: "it" is then nothing, not what was found before. */
export const undone = (context: Context, effects: readonly Effect[]): Context =>
  effects.some(findsNew) ? leaving(context, { that: [] }) : context

/**
 * The targets that these name first, by slot: where they aren't done, the words after them speak of nothing. "You may pay
 * {2}. If you do, tap target creature. That creature doesn't untap during its controller's next untap step."
 */
export function namedIn(effects: readonly Effect[]): readonly number[] {
  const slots: number[] = []
  visitNodes(effects, (node) => {
    if (node.kind === 'target' && typeof node.slot === 'number') slots.push(node.slot)
    return undefined
  })
  return slots
}
