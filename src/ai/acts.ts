/**
 * What the parts of an effect may do to another player this turn, as a guess of whether more is worth thinking about.
 */
import type { Change, EffectKind, PlayerRule } from '../language/index.ts'

/**
 * `strikes`: hurts a player. `strengthens`: makes attackers hurt one more. `clears`: takes a blocker out of the way.
 */
export type ActName = 'strikes' | 'strengthens' | 'clears'
type Acts = readonly ActName[]

const nothing: Acts = []

const OF_EFFECTS: Readonly<Record<EffectKind, Acts>> = {
  damage: ['strikes', 'clears'],
  gainLife: nothing,
  loseLife: ['strikes'],
  loseMana: nothing,
  setLife: ['strikes'],
  draw: nothing,
  discard: nothing,
  mill: nothing,
  move: ['clears'],
  destroy: ['clears'],
  sacrifice: ['clears'],
  tap: ['clears'],
  untap: ['strengthens'],
  tapOrUntap: ['strengthens', 'clears'],
  chooseTarget: nothing,
  chooseObjects: nothing,
  counterSpell: nothing,
  modify: nothing,
  createToken: ['strengthens'],
  getEmblem: ['strikes'],
  designate: ['strikes'],
  becomeDaylight: ['strengthens'],
  createCopy: ['strengthens'],
  putCounters: ['strengthens'],
  playerCounters: ['strikes'],
  removeCounters: nothing,
  moveCounters: ['strengthens'],
  doubleCounters: ['strengthens'],
  copyCounters: ['strengthens'],
  removeDamage: nothing,
  mark: nothing,
  pair: ['strengthens'],
  addMana: nothing,
  regenerate: nothing,
  phaseOut: ['clears'],
  phaseIn: nothing,
  turnFace: ['clears'],
  turnOver: nothing,
  removeFromCombat: nothing,
  reselectAttack: nothing,
  becomeBlocked: nothing,
  becomeUnblocked: ['clears'],
  fight: ['strikes'],
  block: nothing,
  changeText: nothing,
  preventDamage: nothing,
  redirectDamage: ['strikes'],
  unpreventable: nothing,
  producesInstead: nothing,
  sortCards: nothing,
  proliferate: ['strengthens'],
  act: ['strengthens'],
  merge: ['strengthens'],
  meld: ['strengthens'],
  incubate: ['strengthens'],
  abandon: nothing,
  planeswalk: nothing,
  payAnyMana: nothing,
  repeatProcess: nothing,
  flipCoins: nothing,
  flipEach: nothing,
  rollDie: nothing,
  vote: nothing,
  befriend: nothing,
  venture: ['strengthens'],
  tempt: ['strengthens'],
  speedUp: nothing,
  shuffle: nothing,
  reveal: nothing,
  lookAt: nothing,
  piles: nothing,
  attach: ['strengthens'],
  unattach: nothing,
  exchangeControl: ['strengthens'],
  tradeControl: ['strengthens'],
  exchangeLife: ['strikes'],
  exchangeLifeAndSize: ['strikes'],
  exchangeCards: nothing,
  exchangeZones: nothing,
  flipCoin: nothing,
  clash: nothing,
  changeTarget: nothing,
  castFree: ['strikes'],
  allowPlay: ['strikes'],
  castOffered: ['strikes'],
  castAside: nothing,
  copySpell: ['strikes'],
  delayed: nothing,
  replaceEvent: ['strikes'],
  endable: nothing,
  may: nothing,
  mayPay: nothing,
  if: nothing,
  eachPlayer: nothing,
  forEach: nothing,
  repeatTimes: nothing,
  eitherOf: nothing,
  together: nothing,
  makeChoice: nothing,
  extraTurn: nothing,
  controlTurn: nothing,
  skipStep: nothing,
  extraPhases: ['strikes'],
  extraStep: nothing,
  extraLands: nothing,
  winGame: ['strikes'],
  loseGame: ['strikes'],
  playSubgame: nothing,
  endTurn: nothing,
  restartGame: nothing,
  playerRule: nothing,
  nextSpell: nothing,
}

const OF_CHANGES: Readonly<Record<Change['kind'], Acts>> = {
  pt: ['strengthens', 'clears'],
  setPt: ['strengthens'],
  switchPt: ['strengthens'],
  gain: ['strengthens', 'clears'],
  gainCosting: nothing,
  gainFrom: nothing,
  gainOf: nothing,
  loseKeyword: ['clears'],
  loseAllAbilities: ['clears'],
  loseThis: nothing,
  types: ['strengthens'],
  loseAbility: nothing,
  loseSupertype: nothing,
  loseType: nothing,
  loseCreatureTypes: nothing,
  colors: ['clears'],
  asChosen: ['clears'],
  oneOf: ['strikes'],
  control: ['strengthens'],
  copy: ['strikes'],
  text: nothing,
  restrict: ['clears'],
}

/** Of rules for players: what may be cast may strike. */
const OF_RULES: Partial<Record<PlayerRule['kind'], Acts>> = { playFrom: ['strikes'] }

/** Nouns have kinds of these names, too. */
const AS_NOUNS: Partial<Record<Change['kind'], string>> = { types: 'set', control: 'by' }

/** What a part of an ability may do, by its kind. */
export function actsOfPart(part: Readonly<Record<string, unknown>>): Acts {
  const kind = String(part.kind)
  if (kind in OF_EFFECTS) return OF_EFFECTS[kind as EffectKind]
  if (kind in OF_RULES) return OF_RULES[kind as keyof typeof OF_RULES] ?? nothing
  if (!(kind in OF_CHANGES)) return nothing
  const field = AS_NOUNS[kind as Change['kind']]
  return field === undefined || field in part ? OF_CHANGES[kind as Change['kind']] : nothing
}
