/** One executor for every kind of effect: what the language can say, the engine can do. */
import type { EffectKind } from '../../language/index.ts'
import { act } from './effects/act.ts'
import { draw, shuffle } from './effects/cards.ts'
import { castAside, castFree, castOffered } from './effects/cast.ts'
import { flipCoin, flipCoins, flipEach, rollDie } from './effects/chance.ts'
import { changeTarget } from './effects/changeTarget.ts'
import { clash } from './effects/clash.ts'
import { becomeBlocked, becomeUnblocked, block, fight, removeFromCombat } from './effects/combat.ts'
import { copySpell } from './effects/copySpell.ts'
import { copyCounters, doubleCounters, moveCounters, putCounters, removeCounters } from './effects/counters.ts'
import { becomeDaylight } from './effects/daylight.ts'
import { eachPlayer } from './effects/eachPlayer.ts'
import { designated, getEmblem } from './effects/emblems.ts'
import {
  exchangeCards,
  exchangeControl,
  exchangeLife,
  exchangeLifeAndSize,
  exchangeZones,
  tradeControl,
} from './effects/exchange.ts'
import { forEach, repeatTimes } from './effects/forEach.ts'
import {
  controlTurn,
  extraPhases,
  extraStep,
  extraTurn,
  loseGame,
  makeChoice,
  skipStep,
  winGame,
} from './effects/game.ts'
import { reselectAttack } from './effects/joining.ts'
import { allowPlay, delayed, endable, extraLands, modify, nextSpell, playerRule } from './effects/lasting.ts'
import { gainLife, loseLife, playerCounters, setLife } from './effects/life.ts'
import { addMana, loseMana } from './effects/mana.ts'
import { marked, paired } from './effects/marks.ts'
import { meld, merge } from './effects/merging.ts'
import { either, eitherOf, may, mayPay } from './effects/optional.ts'
import {
  attach,
  chooseObjects,
  chooseTarget,
  regenerate,
  removeDamage,
  tapOrUntap,
  turnFace,
  turnOver,
  unattach,
} from './effects/permanents.ts'
import { payAnyMana, repeatProcess } from './effects/process.ts'
import { proliferate } from './effects/proliferate.ts'
import { preventDamage, producesInstead, redirectDamage, replaceEvent, unpreventable } from './effects/shields.ts'
import { lookAt, piles, reveal } from './effects/showing.ts'
import { sortAndTell } from './effects/sortAndTell.ts'
import { speedUp, tempt, venture } from './effects/standing.ts'
import { playSubgame } from './effects/subgame.ts'
import { changeText } from './effects/text.ts'
import { JOINT, together } from './effects/together.ts'
import { createCopy, incubate } from './effects/tokens.ts'
import { abandon, planeswalk } from './effects/variants.ts'
import { befriend, vote } from './effects/vote.ts'
import { endTurn, restartGame } from './effects/whole.ts'
import { counterSpell, mill } from './effects/zones.ts'
import type { Executor } from './executor.ts'

export const EXECUTORS: { readonly [K in EffectKind]: Executor<K> } = {
  ...JOINT,
  together,
  gainLife,
  loseLife,
  setLife,
  act,
  draw,
  mill,
  counterSpell,
  chooseObjects,
  chooseTarget,
  tapOrUntap,
  modify,
  createCopy,
  designate: designated,
  becomeDaylight,
  getEmblem,
  putCounters,
  removeCounters,
  moveCounters,
  doubleCounters,
  copyCounters,
  removeDamage,
  mark: marked,
  pair: paired,
  addMana,
  loseMana,
  regenerate,
  turnFace,
  turnOver,
  removeFromCombat,
  reselectAttack,
  becomeBlocked,
  becomeUnblocked,
  incubate,
  meld,
  merge,
  block,
  fight,
  changeText,
  preventDamage,
  redirectDamage,
  unpreventable,
  producesInstead,
  replaceEvent,
  sortCards: sortAndTell,
  shuffle,
  reveal,
  lookAt,
  piles,
  attach,
  unattach,
  castFree,
  castOffered,
  allowPlay,
  castAside,
  copySpell,
  changeTarget,
  exchangeControl,
  tradeControl,
  exchangeLife,
  exchangeLifeAndSize,
  exchangeCards,
  exchangeZones,
  flipCoin,
  flipCoins,
  flipEach,
  rollDie,
  vote,
  befriend,
  venture,
  tempt,
  speedUp,
  clash,
  playerCounters,
  proliferate,
  abandon,
  planeswalk,
  payAnyMana,
  repeatProcess,
  delayed,
  endable,
  may,
  mayPay,
  if: either,
  eachPlayer,
  forEach,
  repeatTimes,
  eitherOf,
  makeChoice,
  extraTurn,
  controlTurn,
  extraPhases,
  extraStep,
  skipStep,
  extraLands,
  winGame,
  loseGame,
  playerRule,
  nextSpell,
  playSubgame,
  endTurn,
  restartGame,
}
