/** The table of verbs: every effect that is one clause and holds no other effect. */
import { type Ability, type Effect, memoised, type Players, type SortCards } from '../../language/index.ts'
import { cases, either, part, phrase, plural, rule, type Syntax, shaped, wordings } from '../core/index.ts'
import { player, possessive, thing } from '../nouns/index.ts'
import { attach } from './attaching.ts'
import { changeBase } from './base.ts'
import * as cards from './cards.ts'
import { castFree } from './castFree.ts'
import { ask, type Deed, type Doing, ordered, stated, tell, YOU } from './clause.ts'
import { flipCoins, flipEach } from './coins.ts'
import { distribute, moveCounters, poison, putCounters, removeCounters } from './counters.ts'
import { damageBy, fixedOnCreatures, unpreventably } from './damage.ts'
import { drawingThisTurn } from './drawing.ts'
import { asLongAs, restOfGame, theirNextTurn, thisTurn, until } from './durations.ts'
import { getEmblem } from './emblems.ts'
import * as trade from './exchange.ts'
import { sameIsTrueNow } from './gainedOf.ts'
import * as game from './game.ts'
import { choosesFromHand, lookAtHand, revealHand } from './hands.ts'
import { chosenFromLibrary, untilChosenKind } from './hiddenZones.ts'
import { gainLife, lifeBecome, loseLife, setLife } from './life.ts'
import { dig, scry } from './look.ts'
import { exileUntil, revealUntil, sortedByOthers } from './lookUntil.ts'
import { addMana, loseMana } from './mana.ts'
import { exiledInstead, gainControl, gainControlWhile, gainsControl, modify, switchPt } from './modify.ts'
import { move } from './move.ts'
import * as objects from './objects.ts'
import { allowPlay } from './permit.ts'
import { damageLeavesLife, flashThisTurn, handSize, playerRule, spellsCost } from './playerRules.ts'
import { preventDamage, redirectDamage, unpreventableThisTurn } from './prevent.ts'
import { priceOfBlocks } from './priceOfBlocks.ts'
import { producesThisTurn } from './produces.ts'
import { reveal } from './reveal.ts'
import { sacrifice } from './sacrifice.ts'
import { search, theirSearch } from './search.ts'
import * as show from './show.ts'
import { staysTappedNext } from './staysTapped.ts'
import { changeText } from './text.ts'
import { createCopy, createToken } from './tokens.ts'

/** Those that contain other effects are in `compound.ts`. */
export type PlainEffect = Exclude<
  Effect,
  {
    readonly kind:
      | 'endable'
      | 'may'
      | 'mayPay'
      | 'flipCoin'
      | 'clash'
      | 'if'
      | 'delayed'
      | 'replaceEvent'
      | 'eachPlayer'
      | 'forEach'
      | 'soOften'
      | 'eitherOf'
      | 'together'
  }
>

/** What players do, without the subject. */
export const doings = memoised(
  (granted: Syntax<Ability>): Syntax<Doing<Deed>> =>
    either(
      gainLife,
      loseLife,
      loseMana,
      cards.draw,
      cards.drawAgain,
      cards.discard,
      cards.mill,
      sacrifice,
      objects.chooseObjects,
      createToken(granted),
      createCopy(granted),
      addMana,
      game.shuffle,
      wordings(revealHand, scry, search),
      game.makeChoice,
      game.extraTurn,
      game.skipStep,
      game.winGame,
      game.loseGame,
      poison,
      game.proliferate,
      trade.exchangeZones,
    ) as Syntax<Doing<Deed>>,
)

/** What is done to objects: an order to whoever does it, who need not be named. */
function orders(who: Players): Syntax<Effect> {
  return either(
    move,
    wordings(objects.destroyForGood, objects.destroy),
    objects.tap,
    objects.untap,
    objects.tapOrUntap,
    objects.counterSpell,
    objects.regenerate,
    wordings(objects.turnOver, objects.turnFace as Syntax<unknown>),
    objects.removeFromCombat,
    attach,
    objects.copySpell(who),
    wordings(putCounters, distribute),
    removeCounters,
    moveCounters,
    objects.removeDamage,
    exiledInstead,
    trade.exchangeControl,
    trade.changeTarget,
    preventDamage,
    redirectDamage,
    changeText,
    wordings(theirSearch, dig, revealUntil, exileUntil, lookAtHand),
    reveal,
    untilChosenKind,
    gainControl(who),
    switchPt,
    changeBase,
  ) as Syntax<Effect>
}

const ordersOf = memoised((who: Players) =>
  memoised((granted: Syntax<Ability>): Syntax<Effect> => {
    const doing = ordered(doings(granted), who)
    return either(doing, orders(who), had(granted))
  }),
)

/** Orders to `who`, as they stand after "may": "draw a card", "tap target creature", "have ~ deal 1 damage to you". */
export const ordersTo = (who: Players, granted: Syntax<Ability>): Syntax<Effect> => ordersOf(who)(granted)

/** "Have ~ deal 2 damage to you", "have target player draw a card": the verb stays plain. */
const had = memoised((granted: Syntax<Ability>): Syntax<Effect> => phrase`have ${havingDone(granted)}`)

/** What a player has happen, after "have" or "has". */
export const havingDone = memoised((granted: Syntax<Ability>): Syntax<Effect> => {
  const someone = plural(player)
  const things = plural(thing)
  return wordings(
    damageBy(things),
    modify(things, granted),
    objects.blockBy(things),
    objects.fightBy(things),
    part()`${{ who: someone }} ${doings(granted)}`,
    lifeBecome,
    part({ kind: 'playerRule', rule: { kind: 'handRevealed' } })`${{ who: someone }} play with their hand revealed ${{
      duration: asLongAs,
    }}`,
  )
})

const forPlayers = wordings(thisTurn, restOfGame)
const spanned = rule('playerRule')`${{ duration: until }}, ${{ who: player }} ${{ rule: playerRule }}`
/** "Until end of turn, target player can't cast spells, and that player can't activate abilities": the same time for both. */
export const playersRules: Syntax<readonly Effect[]> = shaped(
  part()`${{ duration: until }}, ${{ who: player }} ${{ rule: playerRule }}, and ${{ other: player }} ${{
    second: playerRule,
  }}`,
  ({ duration, who, rule: first, other, second }) => [
    { kind: 'playerRule', duration, who, rule: first },
    { kind: 'playerRule', who: other, rule: second, duration },
  ],
)
/** "Target player skips all combat phases of their next turn." */
const skipsCombats = rule('playerRule', {
  rule: { kind: 'skipStep', step: 'combat' },
})`${{ who: player }} skips all combat phases of ${{ duration: theirNextTurn }}`
const playersRule = wordings(
  skipsCombats,
  staysTappedNext,
  spanned,
  rule('playerRule')`${{ who: player }} ${{ rule: playerRule }} ${{ duration: forPlayers }}`,
  rule('playerRule')`${{ who: possessive }} ${{ rule: handSize }} ${{ duration: forPlayers }}`,
  rule('playerRule', {
    who: YOU,
    duration: { kind: 'endOfTurn' },
  })`until end of turn, ${{ rule: damageLeavesLife }}`,
  rule('playerRule', { who: { kind: 'eachPlayer' } })`${{ rule: spellsCost }} ${{ duration: thisTurn }}`,
  rule('playerRule', { duration: { kind: 'endOfTurn' } })`${{ who: player }} ${{ rule: flashThisTurn }}`,
)

/** Looking at cards and sorting them. */
const sorting: readonly Syntax<SortCards>[] = [
  ...(ask(search) as readonly Syntax<SortCards>[]),
  theirSearch,
  dig,
  revealUntil,
  exileUntil,
  chosenFromLibrary,
  sortedByOthers,
  ...ask(scry),
  ...tell(revealHand),
  lookAtHand,
  choosesFromHand,
]

/** What is done to turns, to players and to the game as a whole. */
const wholeGame = {
  proliferate: ask(game.proliferate),
  payAnyMana: game.payAnyMana,
  flipCoins,
  flipEach,
  repeatProcess: game.repeatProcess,
  shuffle: ask(game.shuffle),
  poison: tell(poison),
  makeChoice: ask(game.makeChoice),
  extraLands: game.extraLands,
  extraTurn: ask(game.extraTurn),
  controlTurn: game.controlTurn,
  skipStep: tell(game.skipStep),
  extraPhases: game.extraPhases,
  extraStep: game.extraStep,
  winGame: tell(game.winGame),
  loseGame: tell(game.loseGame),
  playSubgame: game.playSubgame,
  endTurn: game.endTurn,
  restartGame: game.restartGame,
}

/** What becomes of players' life, cards and mana. */
const ofPlayers = {
  gainLife: tell(gainLife),
  loseLife: tell(loseLife),
  // What a player is told to lose is said of them: nobody orders you to.
  loseMana: stated(loseMana),
  setLife,
  draw: [...ask(cards.draw), ...ask(cards.drawAgain)],
  discard: ask(cards.discard),
  mill: ask(cards.mill),
  addMana: ask(addMana),
  poison: tell(poison),
}

/** What changes places with something else. */
const traded = {
  exchangeControl: trade.exchangeControl,
  tradeControl: trade.tradeControl,
  exchangeLife: trade.exchangeLife,
  exchangeZones: ask(trade.exchangeZones),
  exchangeCards: trade.exchangeCards,
  changeTarget: trade.changeTarget,
}

/** What is done to those who fight. */
const inCombat = {
  removeFromCombat: objects.removeFromCombat,
  becomeBlocked: objects.becomeBlocked,
  becomeUnblocked: objects.becomeUnblocked,
  block: objects.blockBy(thing),
  fight: objects.fightBy(thing),
}

/** One clause: "target player draws a card", "destroy target creature". */
export function plainEffect(granted: Syntax<Ability>): Syntax<PlainEffect> {
  return cases<PlainEffect>('an effect')({
    damage: [damageBy(thing), unpreventably(damageBy(thing)), fixedOnCreatures(damageBy(thing))],
    move: [move, phrase`you ${move}`],
    destroy: [objects.destroyForGood, objects.destroy, objects.destroyRest, phrase`you ${objects.destroy}`],
    sacrifice: ask(sacrifice),
    tap: [objects.tap, phrase`you ${objects.tap}`],
    untap: [objects.untap, phrase`you ${objects.untap}`],
    tapOrUntap: objects.tapOrUntap,
    counterSpell: objects.counterSpell,
    chooseTarget: objects.chooseTarget,
    chooseObjects: ask(objects.chooseObjects),
    modify: [
      modify(thing, granted),
      sameIsTrueNow,
      gainControl(),
      gainControlWhile,
      gainsControl,
      switchPt,
      changeBase,
      exiledInstead,
      drawingThisTurn,
      priceOfBlocks,
    ],
    createToken: ask(createToken(granted)),
    createCopy: ask(createCopy(granted)),
    getEmblem: tell(getEmblem(granted)),
    putCounters: [putCounters, phrase`you ${putCounters}`, distribute],
    removeCounters,
    moveCounters,
    removeDamage: objects.removeDamage,
    regenerate: objects.regenerate,
    phaseOut: objects.phaseOut,
    phaseIn: objects.phaseIn,
    turnFace: objects.turnFace,
    turnOver: objects.turnOver,
    changeText,
    preventDamage,
    redirectDamage,
    unpreventable: unpreventableThisTurn,
    producesInstead: producesThisTurn,
    sortCards: [...sorting],
    reveal,
    lookAt: show.lookAt,
    piles: show.piles,
    attach,
    unattach: objects.unattach,
    castFree,
    allowPlay,
    castOffered: objects.castOffered,
    castAside: objects.castAside,
    copySpell: [objects.copySpell(YOU), objects.copiesSpell],
    ...traded,
    playerRule: playersRule,
    ...inCombat,
    ...ofPlayers,
    ...wholeGame,
  })
}
