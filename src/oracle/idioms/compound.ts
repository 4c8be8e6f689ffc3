/** Effects that hold effects: "may", "unless", "if", delayed triggers, and several in one sentence. */
import { type Ability, type Condition, type Effect, effectKinds, type Players } from '../../language/index.ts'
import {
  adapt,
  alone,
  amass,
  andDamageToSeveral,
  choosesAndSacrifices,
  chooseTwoTargets,
  clash,
  coinsFlipped,
  createSeveral,
  creating,
  damageToSeveral,
  type Effects,
  eachGainsControl,
  exchangeForChosen,
  flipCoin,
  flipsCoin,
  havingDone,
  isEffects,
  type Modify,
  monstrosity,
  moves,
  objectsTogether,
  ofHiddenZones,
  ordersTo,
  otherwiseDone,
  perhapsTakenThenDrawn,
  pilesFaceUpAndDown,
  plainEffect,
  playersRules,
  preventBoth,
  preventToSeveral,
  putSeveral,
  repeatProcess,
  soManyTimes,
  togetherThen,
  untilAllHeads,
  villainous,
  winAndLose,
  YOU,
} from '../clauses/index.ts'
import { condition, hasChosenName } from '../conditions/index.ts'
import {
  apart,
  either,
  lazy,
  narrowed,
  part,
  phrase,
  prefer,
  rule,
  type Syntax,
  shaped,
  wordings,
} from '../core/index.ts'
import { payment } from '../costs/index.ts'
import { laterMoment } from '../events/index.ts'
import { each, player, thing } from '../nouns/index.ts'
import { animatedAnd, animatedX } from './animated.ts'
import { withChoice, withoutChoice } from './choiceFirst.ts'
import { counterAbility } from './counterAbility.ts'
import { otherwiseThisTurn } from './damageReplaced.ts'
import { delayed } from './delayed.ts'
import { drawsDifference } from './drawDifference.ts'
import { controllersGain, eachOne, ignoring, untapsAndTakes } from './eachAfterwards.ts'
import { eachIf } from './eachIf.ts'
import { forEachPlayer } from './eachOpponentsTarget.ts'
import { asManyAsItHad, eitherOf, selfOrOthers } from './eitherOf.ts'
import { foundForEach, searchedAndParted } from './found.ts'
import { keywordActions, lookedAndPut, ofDrawn, paysForChosen, paysXLife } from './idioms.ts'
import { insteadOf } from './instead.ts'
import { laterAndSkip } from './laterAndSkip.ts'
import { several, thenBoth, thenMore, thenShared } from './lists.ts'
import { manaInstead } from './manaInstead.ts'
import { manaSpent } from './manaSpent.ts'
import { may, mayOpen, notYou } from './may.ts'
import { mayPay, whenDone } from './mayPay.ts'
import { endable } from './offers.ts'
import { preventedThen } from './prevented.ts'
import { followingProcess, repeatTimes } from './repeatTimes.ts'
import { replacedThisTurn } from './replaced.ts'
import { revealedFor } from './revealedFor.ts'
import { isSameQuestion } from './sameQuestion.ts'
import {
  afterMoving,
  choosesAndExiles,
  choosesAndSearches,
  exilesAndChooses,
  searchesAndMore,
  searchTogether,
  takenFirst,
} from './severalSentences.ts'
import { bothSubjects, sharedByOthers, sharedBySeveral, sharedThing, takenToo } from './shared.ts'
import { sharedPlayer } from './sharedPlayer.ts'
import { brokenTie } from './tieBreak.ts'
import { tiedPlayers } from './tiedPlayers.ts'
import { tokenThat } from './tokenThat.ts'
import { counteredUnless, unlessEither, unlessItsCost, unlessReduced, unlessThen } from './unless.ts'
import { mayPayX, whereX } from './whereX.ts'
import { whoCant } from './whoCant.ts'
import { destroyedWithoutRegeneration } from './withoutRegeneration.ts'
import { withYouGains } from './withYou.ts'

/** "Counter target spell unless its controller pays {2}." */
const unless = (plain: Syntax<Effect>): Syntax<Effect> =>
  rule('mayPay', {
    then: [],
  })`${{ otherwise: wordings(alone(plain), objectsTogether) }} unless ${{ who: player }} ${{ cost: payment }} ${soManyTimes}`

/** The other ways to name a price. */
const unlessPaid = (plain: Syntax<Effects>): readonly Syntax<Effect>[] => [
  unlessItsCost(plain),
  unlessReduced(plain),
  unlessThen(plain, alone(repeatProcess)),
  unlessEither(plain),
  counteredUnless(plain),
]

/** "Unless you pay {B}, tap ~ and sacrifice a land": the price in front of all of it. */
const unlessFirst = (effects: Syntax<Effects>): Syntax<Effect> =>
  rule('mayPay', {
    then: [],
  })`unless ${{ who: player }} ${{ cost: payment }}, ${{ otherwise: effects }}`

/** "Destroy target creature unless its controller has ~ deal 4 damage to them." */
const unlessHad = (plain: Syntax<Effect>, granted: Syntax<Ability>): Syntax<Effect> =>
  rule('may')`${{ otherwise: alone(plain) }} unless ${{ who: player }} have|has ${{
    effects: alone(havingDone(granted)),
  }}`

/** "Sacrifice ~ unless, for each age counter on ~, you draw a card": all of it so often, or none. */
const unlessDone = (plain: Syntax<Effect>, granted: Syntax<Ability>): Syntax<Effect> =>
  rule('may', { who: YOU })`${{ otherwise: alone(plain) }} unless, ${{
    effects: alone(
      rule('repeatTimes')`for each ${{ n: each }}, you ${{
        effects: apart(alone(either(ordersTo(YOU, granted), flipsCoin))),
      }}`,
    ),
  }}`

const if_ = rule('if', { otherwise: [] })
/** After "unless": the condition under which nothing is done. */
const otherwise: Syntax<Condition> = shaped(condition, (of) => ({ kind: 'not', of }))

/** "Counter target spell if its mana value is 2 or less." */
const soFarAs = (clause: Syntax<Effect>): Syntax<Effect> => if_`${{ then: alone(clause) }} if ${{ condition }}`

/** "Regenerate target creature. You gain control of that creature if it regenerates this way." */
const regeneratedThen = (plain: Syntax<Effect>): Syntax<Effect> =>
  rule('regenerate')`regenerate ${{ what: thing }}. ${{ then: alone(plain) }} if it regenerates this way`

const AGAIN: Effects = [{ kind: 'repeatProcess' }]
/** "If you control a Swamp, draw a card", "draw a card unless ...", "If you do, ...". */
const conditional = (plain: Syntax<Effect>, effects: Syntax<Effects>): Syntax<Effect> =>
  wordings(
    narrowed(if_`if ${{ condition }}, [/ also] ${{ then: effects }}`, isSameQuestion),
    rule('if', { condition: { kind: 'did' }, otherwise: [] })`${{ then: whenDone(effects) }}`,
    if_`${{ then: alone(plain) }} unless ${{ condition: otherwise }}`,
    if_`unless ${{ condition: otherwise }}, ${{ then: effects }}`,
    rule('if', { condition: { kind: 'did' }, then: AGAIN, otherwise: [] })`repeat this process until no one
      [puts a card onto the battlefield / does]`,
    drawsDifference,
    adapt,
    monstrosity,
    untilAllHeads,
    rule('if')`${wordings(
      part()`if ${{ condition }}, ${{ then: effects }}`,
      part()`${{ then: alone(plain) }} if ${{ condition }}`,
    )} ${{ otherwise: otherwiseDone(effects) }}`,
    rule('if')`if ${{ condition: hasChosenName }}, ${{ then: effects }}. If it doesn't, ${{ otherwise: effects }}`,
  )

/** "For each creature destroyed this way, ..." */
const forEachOne = (effects: Syntax<Effects>): Syntax<Effect> =>
  prefer(
    'where "those cards" are found for each of several, it is all of them that go somewhere',
    foundForEach,
    rule('forEach')`for each ${{ each: eachOne }}, ${{ effects }}`,
  )

const OPENING = effectKinds(({ holds = {} }) =>
  Object.values(holds).some((held) => held === 'ruled' || held === 'theirs'),
)
const MOVES = effectKinds(({ deed }) => deed === true)
/** A player who moves or shows something does no more than that; "for each player, ..." goes on. */
const isOneMove = (effect: Effect): boolean =>
  effect.kind === 'eachPlayer' && effect.effects.length === 1 && effect.effects.every(({ kind }) => MOVES.has(kind))
/** With nothing in front of it: what else would be done instead? */
const isSimple = (effect: Effect): boolean => isOneMove(effect) || !OPENING.has(effect.kind)
const isOpening = (effect: Effect): boolean => OPENING.has(effect.kind) && !isOneMove(effect)

/** Winning and losing in one sentence happens at once: it is one effect. */
const endsTwice = (effects: Effects): boolean =>
  (['winGame', 'loseGame'] as const).every((kind) => effects.some((effect) => effect.kind === kind))

/** "You may", "if ..." and "at the beginning of ..." apply to all that follows: nothing stands behind them. */
const isList = (value: Effects): boolean =>
  !revealsDrawn(value) &&
  !saysExceptionApart(value) &&
  (!value.slice(0, -1).some(isOpening) || isOffers(value)) &&
  !endsTwice(value) &&
  !leavesOthersOut(value) &&
  !mixesSpans(value)

/** "Create a token that's a copy of it, except it's 1/1 and it's a Nightmare": both are exceptions of the copy. */
const saysExceptionApart = ([first, second]: Effects): boolean =>
  first?.kind === 'createCopy' && first.except.length > 0 && second?.kind === 'modify' && second.isSo === true

/** What is drawn is what is revealed: `drawnAndRevealed` says so. */
const revealsDrawn = ([first, second]: Effects): boolean => first?.kind === 'draw' && second?.kind === 'reveal'

/** Those whose verbs stand in the plural, as orders do. */
const areSeveral = (who: Players): boolean => who.kind === 'youAnd' || (who.kind === 'target' && who.count.max !== 1)
/** "You and that player each draw a card and lose 1 life": what has no subject of its own is said of both. */
const leavesOthersOut = (effects: Effects): boolean =>
  effects.some((effect, i) => {
    const next = effects[i + 1]
    return 'who' in effect && areSeveral(effect.who) && next !== undefined && 'who' in next && next.who.kind === 'you'
  })

/** "You may draw a card, and you may discard a card": each of them is offered. */
const isOffers = (effects: Effects): boolean => effects.every(({ kind }) => kind === 'may')

/** "Until end of turn, creatures become black and lands become Swamps": the duration is said of both. */
function mixesSpans(effects: Effects): boolean {
  const changing = effects.filter((one): one is Modify => one.kind === 'modify' && one.changes.every(isOfValues))
  const lasting = changing.filter(({ duration }) => duration.kind === 'permanent')
  return lasting.length > 0 && lasting.length < changing.length
}
const isOfValues = ({ kind }: Modify['changes'][number]): boolean => kind !== 'restrict' && kind !== 'control'

function listed(clause: Syntax<Effect>): Syntax<Effects> {
  return narrowed(several(clause), isList)
}

/** Sentences that no list of clauses is. */
const besides = (
  granted: Syntax<Ability>,
  plain: Syntax<Effect>,
  list: Syntax<Effects>,
): readonly Syntax<Effects>[] => [
  alone(preventedThen(plain)),
  eachIf(plain),
  togetherThen(plain),
  ignoring(list),
  alone(controllersGain),
  animatedAnd(granted),
  alone(animatedX(granted)),
  untapsAndTakes,
  exchangeForChosen,
  choosesAndSacrifices,
  pilesFaceUpAndDown,
  whoCant(plain)(granted),
  alone(followingProcess(wordings(list, sharedPlayer(granted)))),
]

/** What is done ", then" something else, of another subject or offered. */
const thenAnother = (
  granted: Syntax<Ability>,
  plain: Syntax<Effect>,
  described: Syntax<Effects>,
): readonly Syntax<Effects>[] => [
  thenMore(described, either(plain, may(granted))),
  thenMore(sharedPlayer(granted), may(granted)),
  thenBoth(sharedPlayer(granted)),
  thenShared(plain, sharedPlayer(granted)),
]

/** Sentences without parts of their own. */
const APART: readonly Syntax<Effects>[] = [
  putSeveral,
  chooseTwoTargets,
  perhapsTakenThenDrawn,
  withYouGains,
  alone(winAndLose),
  choosesAndExiles,
  choosesAndSearches,
  exilesAndChooses,
  searchTogether,
]

/** Effects that hold others, as one clause. `inner`: whole sentences in them. */
function holding(granted: Syntax<Ability>, plain: Syntax<Effect>, soFar: Syntax<Effect>, inner: Syntax<Effects>) {
  const later = delayed(plain, inner)
  const compound: Syntax<Effect> = either(
    may(granted),
    wordings(
      unless(plain),
      unless(may(granted)),
      unlessFirst(inner),
      ...unlessPaid(alone(plain)),
      mayPay(inner),
      mayPayX(inner),
    ),
    wordings(unlessHad(plain, granted), unlessDone(plain, granted)),
    flipCoin(inner, { notYou, moment: laterMoment }),
    wordings(clash(inner), mayOpen(inner)),
    wordings(soFar, conditional(plain, inner), manaInstead(alone(may(granted))), manaSpent(plain, inner)),
    wordings(later, regeneratedThen(plain)),
    wordings(replacedThisTurn(inner), otherwiseThisTurn),
    wordings(eitherOf(granted), selfOrOthers(plain), asManyAsItHad),
    wordings(
      either(forEachPlayer(inner, either(plain, may(granted))), forEachOne(inner), repeatTimes(inner, plain)),
      moves,
      eachGainsControl,
    ),
    villainous(plain),
    endable(granted, plain, several(either(plain, later)), laterMoment),
  )
  return { later, compound }
}

/** Actions by their keyword, and what one chooses, draws or looks at and then treats in some way. */
const actionsThen = (inner: Syntax<Effects>, plain: Syntax<Effect>) =>
  wordings(
    keywordActions,
    paysForChosen(inner),
    takenFirst(inner),
    ofDrawn,
    lookedAndPut,
    ofHiddenZones,
    paysXLife(plain),
  )

/** One sentence without its full stop. */
export function sentence(granted: Syntax<Ability>): Syntax<Effects> {
  const inner: Syntax<Effects> = apart(lazy(() => whole))
  const clause = plainEffect(granted)
  const plain = either(clause, moves)
  const soFar = soFarAs(either(plain, may(granted)))
  const damage = wordings(damageToSeveral, andDamageToSeveral(plain))
  const { later, compound } = holding(granted, plain, soFar, inner)
  const list = listed(either(clause, compound))
  const simple = wordings(
    narrowed(list, (effects) => effects.every(isSimple)),
    alone(wordings(soFar, unless(plain))),
    sharedPlayer(granted),
    sharedThing(granted),
    damage,
    objectsTogether,
  )
  const described = whereX(wordings(list, sharedPlayer(granted), damageToSeveral, amass), isEffects)
  const forGood = destroyedWithoutRegeneration(either(list, objectsTogether, described))
  const instead = alone(insteadOf(simple, { forGood, created: creating(granted) }))
  const whole = wordings(
    withoutChoice(instead),
    withoutChoice(list),
    withoutChoice(sharedPlayer(granted)),
    withoutChoice(sharedThing(granted)),
    withoutChoice(wordings(sharedByOthers(granted), sharedBySeveral(granted))),
    damage,
    objectsTogether,
    ...besides(granted, plain, list),
    ...APART,
    searchesAndMore(granted),
    amass,
    createSeveral(granted),
    tokenThat(granted),
    wordings(coinsFlipped(inner), alone(flipsCoin)),
    searchedAndParted(plain),
    wordings(revealedFor(inner), afterMoving(plain)),
    playersRules,
    wordings(preventBoth, preventToSeveral),
    described,
    ...thenAnother(granted, plain, described),
    wordings(brokenTie(list), tiedPlayers(list)),
    actionsThen(inner, plain),
    counterAbility,
    forGood,
    bothSubjects(granted),
    takenToo(granted),
    laterAndSkip(later),
    withChoice(wordings(list, sharedPlayer(granted), sharedThing(granted))),
  )
  return apart(wordings(whole, phrase`then ${whole}`))
}
