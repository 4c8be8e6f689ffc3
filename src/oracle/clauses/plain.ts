/** The table of verbs: every effect that is one clause and holds no other effect. */
import { type Ability, type Effect, memoised, type Players } from '../../language/index.ts'
import {
  cases,
  either,
  type Meaning,
  named,
  narrowed,
  part,
  partial,
  phrase,
  plural,
  rule,
  type Syntax,
  wordings,
  words,
} from '../core/index.ts'
import { player, thing } from '../nouns/index.ts'
import { attach } from './attaching.ts'
import { changeBase } from './base.ts'
import * as cards from './cards.ts'
import { castFree } from './castFree.ts'
import { ask, type Deed, type Doing, ordered, tell, YOU } from './clause.ts'
import { flipCoins, flipEach } from './coins.ts'
import {
  becomeDaylight,
  copyCounters,
  countersForEach,
  designate,
  distribute,
  doubleCounters,
  moveCounters,
  playerCounters,
  putCounters,
  removeCounters,
} from './counters.ts'
import { damageBy, excessively, fixedOnCreatures, unpreventably } from './damage.ts'
import { rollDie } from './dice.ts'
import { doubleSize } from './doubled.ts'
import { drawingThisTurn } from './drawing.ts'
import { asLongAs, theirNextTurn, thisTurn } from './durations.ts'
import { getEmblem } from './emblems.ts'
import * as trade from './exchange.ts'
import { sameIsTrueNow } from './gainedOf.ts'
import * as game from './game.ts'
import { choosesFromHand, lookAtHand, revealHand } from './hands.ts'
import { chosenFromLibrary, eitherPlace, untilChosenKind } from './hiddenZones.ts'
import { untilYourTurn } from './kept.ts'
import { chooseForEachKick } from './kickedTargets.ts'
import { gainLife, lifeBecome, loseLife, setLife } from './life.ts'
import { dig, manifestDread, scry, surveil } from './look.ts'
import { exileUntil, revealUntil, sortedByOthers } from './lookUntil.ts'
import { addMana, loseMana } from './mana.ts'
import { mark, marking, pairs } from './marks.ts'
import { exiledInstead, gainControl, gainControlWhile, gainsControl, modify, switchPt } from './modify.ts'
import { move } from './move.ts'
import { nextSpell } from './nextSpell.ts'
import * as objects from './objects.ts'
import { forPlayers, ruleFor, spanned } from './passingRules.ts'
import { allowPlay } from './permit.ts'
import { flashThisTurn, lifeKept, opponentsSpellsCost, ruledHands, spellsCost, yourSpellsCost } from './playerRules.ts'
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
import { befriend, tempt, venture, vote } from './votes.ts'

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
      | 'repeatTimes'
      | 'eitherOf'
      | 'together'
      | 'speedUp'
  }
>

const token = memoised(createToken)
const copy = memoised(createCopy)
/** What makes tokens, as an order. */
export const creating = memoised((granted: Syntax<Ability>) => ordered(either(token(granted), copy(granted)), YOU))

/** What a player is told to do. */
const tasks = memoised((granted: Syntax<Ability>) =>
  either(
    cards.draw,
    cards.discard,
    cards.mill,
    sacrifice,
    objects.chooseObjects,
    token(granted),
    copy(granted),
    addMana,
    game.shuffle,
    wordings(scry, surveil, manifestDread, search),
    game.makeChoice,
    game.extraTurn,
    game.proliferate,
    game.planeswalk,
    rollDie,
    vote,
    venture,
    trade.exchangeZones,
  ),
)
/** What is rather said of a player: house style is "you gain 2 life". */
const events = memoised((granted: Syntax<Ability>) =>
  either(
    gainLife,
    loseLife,
    loseMana,
    playerCounters,
    designate,
    revealHand,
    game.skipStep,
    game.winGame,
    game.loseGame,
    getEmblem(granted),
  ),
)
/** What players do, without the subject. */
export const doings = memoised(
  (granted: Syntax<Ability>) => either(tasks(granted), events(granted)) as Syntax<Doing<Deed>>,
)
/** The same with its subject, as an order to you or said of a player. */
const deeds = memoised((granted: Syntax<Ability>) => {
  const [order, task] = ask(tasks(granted))
  const [event, told] = tell(events(granted))
  // What a player is told to lose is said of them: nobody orders you to.
  const done = narrowed(told, ({ kind }) => kind !== 'loseMana')
  return { orders: either(order, told), all: either(wordings(order, task), wordings(event, done)) }
})

/** What is done to objects: an order to anybody, which "you" may stand before. */
const acts = either(
  move,
  wordings(objects.destroyForGood, objects.destroy),
  objects.tap,
  objects.untap,
  objects.tapOrUntap,
  objects.counterSpell,
  objects.regenerate,
  wordings(objects.turnOver, objects.turnFace),
  objects.removeFromCombat,
  objects.reselectAttack,
  attach,
  wordings(putCounters, distribute, removeCounters, countersForEach),
  wordings(moveCounters, doubleCounters, copyCounters),
  objects.removeDamage,
  marking,
  pairs,
  objects.exert,
  trade.exchangeControl,
  trade.exchangeLife,
  trade.changeTarget,
  changeText,
  wordings(theirSearch, dig, revealUntil, exileUntil, lookAtHand),
  reveal,
  wordings(game.repeatProcess, game.repeatProcessAgain),
  game.abandon,
)
/** One of two things, which you choose: said to another, the choice would be theirs. */
const chosenByYou = wordings(untilChosenKind, eitherPlace)
/** An order to whoever does it, who need not be named. */
const orders = memoised(
  (who: Players): Syntax<Effect> =>
    either(
      acts,
      exiledInstead,
      preventDamage,
      redirectDamage,
      switchPt,
      untilYourTurn,
      doubleSize,
      changeBase,
      objects.copySpell(who),
      gainControl(who),
      ...(who === YOU ? [chosenByYou] : []),
    ) as Syntax<Effect>,
)

const ordersOf = memoised((who: Players) =>
  memoised((granted: Syntax<Ability>): Syntax<Effect> => {
    const doing = who === YOU ? deeds(granted).orders : ordered(doings(granted), who)
    return either(doing, orders(who), had(granted)) as Syntax<Effect>
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
    objects.combatBy(things),
    part()`${{ who: someone }} ${doings(granted)}`,
    lifeBecome,
    part({ kind: 'playerRule', rule: { kind: 'handRevealed' } })`${{ who: someone }} play with their hand revealed ${{
      duration: asLongAs,
    }}`,
  )
})

/** "Target player skips all combat phases of their next turn." */
const skipsCombats = rule('playerRule', {
  rule: { kind: 'skipStep', step: 'combat' },
})`${{ who: player }} skips all combat phases of ${{ duration: theirNextTurn }}`
/** "Schemes can't be set in motion that turn": in the extra turn that the words before give you. */
const noSchemes = words("schemes can't be set in motion that turn", {
  kind: 'playerRule',
  who: YOU,
  rule: { kind: 'cantSetInMotion' },
  duration: { kind: 'duringNextTurn', who: YOU },
} as const)
const playersRule = wordings(
  skipsCombats,
  noSchemes,
  staysTappedNext,
  spanned,
  rule('playerRule')`${{ who: player }} ${ruleFor}`,
  rule('playerRule')`${wordings(ruledHands, lifeKept)} ${{ duration: forPlayers }}`,
  rule('playerRule', { who: { kind: 'eachPlayer' } })`${{ rule: spellsCost }} ${{ duration: thisTurn }}`,
  rule('playerRule', { who: { kind: 'eachOpponent' } })`${{ rule: opponentsSpellsCost }} ${{ duration: forPlayers }}`,
  rule('playerRule', { duration: { kind: 'endOfTurn' } })`${{ who: player }} ${{ rule: flashThisTurn }}`,
  rule('playerRule', { who: YOU, duration: { kind: 'endOfTurn' } })`${{ rule: yourSpellsCost }}`,
)

/** The kinds that a grammar is for. */
type KindsOf<S> = Extract<Meaning<S>, { readonly kind: string }>['kind']
/** Orders that are said of a player in some other way. */
type Otherwise = 'preventDamage' | 'redirectDamage' | 'copySpell' | 'modify' | 'nextSpell' | 'exchangeLifeAndSize'
/** The kinds that have an order. */
type Ordered = KindsOf<ReturnType<typeof tasks>> | KindsOf<ReturnType<typeof events>> | KindsOf<typeof acts> | Otherwise
type Stated = Exclude<PlainEffect, { readonly kind: Ordered }>

/** What is done to turns, to players and to the game as a whole. */
const wholeGame = {
  payAnyMana: game.payAnyMana,
  flipCoins,
  flipEach,
  extraLands: game.extraLands,
  controlTurn: game.controlTurn,
  extraPhases: game.extraPhases,
  extraStep: game.extraStep,
  playSubgame: game.playSubgame,
  endTurn: game.endTurn,
  restartGame: game.restartGame,
  setLife,
  playerRule: playersRule,
}

/** What changes places with something else. */
const traded = {
  tradeControl: trade.tradeControl,
  exchangeCards: trade.exchangeCards,
}

/** What is done to those who fight. */
const inCombat = {
  becomeBlocked: objects.becomeBlocked,
  becomeUnblocked: objects.becomeUnblocked,
  block: objects.block,
  fight: objects.fight,
}

/** The kinds with no order. */
const statements = cases<Stated>('an effect')({
  damage: [
    damageBy(thing),
    unpreventably(damageBy(thing)),
    excessively(damageBy(thing)),
    fixedOnCreatures(damageBy(thing)),
  ],
  chooseTarget: [objects.chooseTarget, chooseForEachKick],
  phaseOut: objects.phaseOut,
  phaseIn: objects.phaseIn,
  unpreventable: unpreventableThisTurn,
  producesInstead: producesThisTurn,
  lookAt: show.lookAt,
  piles: show.piles,
  unattach: objects.unattach,
  becomeDaylight,
  castFree,
  allowPlay,
  castOffered: objects.castOffered,
  castAside: objects.castAside,
  merge: objects.merge,
  meld: objects.meld,
  incubate: objects.incubate,
  tempt,
  befriend,
  ...traded,
  ...inCombat,
  ...wholeGame,
})
/** What else is said of kinds that have an order. */
const besides = memoised((granted: Syntax<Ability>) =>
  partial<Effect>('an effect')({
    modify: [modify(thing, granted), sameIsTrueNow, gainControlWhile, gainsControl, drawingThisTurn, priceOfBlocks],
    sortCards: [chosenFromLibrary, sortedByOthers, choosesFromHand],
    copySpell: objects.copiesSpell,
    mark,
    act: objects.act,
    exchangeLife: trade.exchangeTheirLife,
    exchangeLifeAndSize: trade.exchangeLifeAndSize,
    nextSpell: nextSpell(granted),
  }),
)

/** One clause: "target player draws a card", "destroy target creature". */
export const plainEffect = memoised(
  (granted: Syntax<Ability>): Syntax<Effect> =>
    named(
      'an effect',
      wordings(
        either(statements, deeds(granted).all),
        orders(YOU),
        besides(granted),
        phrase`you ${acts}`,
      ) as Syntax<Effect>,
    ),
)
