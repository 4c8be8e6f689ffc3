/** Static abilities: what is true for as long as the object is there (405 of 2004, 604 of 2011). */
import {
  type Change,
  type Effect,
  type Filter,
  memoised,
  type PlayerRule,
  type Players,
  type StaticRule,
} from '../../language/index.ts'
import {
  allUntap,
  cantBeCast,
  castsForCard,
  colorsSaid,
  drawing,
  lifeKept,
  mustTarget,
  notThat,
  producesInstead,
  restrictionChanges,
  ruledPlayers,
  sameIsTrue,
  severalPlayerRules,
  span,
  staysTapped,
  toldPlayers,
  tolls,
  unpreventable,
  untapsWithOthers,
} from '../clauses/index.ts'
import { condition } from '../conditions/index.ts'
import {
  cases,
  mapped,
  narrowed,
  part,
  phrase,
  prefer,
  repeat,
  role,
  rule,
  type Syntax,
  shaped,
  wordings,
  words,
} from '../core/index.ts'
import { type Verbs, whenDone, whereX } from '../idioms/index.ts'
import { costingName, forOwnCost } from '../keywords/index.ts'
import { digits, there } from '../lexicon/index.ts'
import { all, cardName, filter, host, measure, player, self, thing } from '../nouns/index.ts'
import { affectAllBut, eachSoFar, inactive, mayStayTapped, notColor, theOnly, withoutLegendRule } from './affecting.ts'
import { castAnytime, castForPrice, castFrom, castItselfFrom, castOnceEachTurn, castOnly, xOnly } from './casting.ts'
import { alsoAttacks, assignsAsUnblocked, mostFighters, withoutLandwalk } from './combat.ts'
import {
  abilityCost,
  additionalCost,
  alternativeCost,
  costAdded,
  costsLess,
  firstCosts,
  keywordCost,
  leastCost,
  spellCost,
  spellsCast,
  spellsCastWith,
} from './costs.ts'
import { countersPut } from './countersPut.ts'
import { damageAs } from './damageAs.ts'
import { enters, escapes } from './enters.ts'
import { keepingItself } from './keeping.ts'
import { moreDraws } from './moreDraws.ts'
import { bothPaired, OF_A_PAIR } from './paired.ts'
import { prevent, preventedWhile, replace, replacedWhile, tokensInstead } from './replacements.ts'
import { cardsElsewhere } from './severalRules.ts'
import { changesOf, type Standing } from './stages.ts'
import { triggersAgain, triggersAgainWhile, triggersNothing } from './triggersAgain.ts'

export { bothAffected } from './bothAffected.ts'
export { cantCause } from './cantCause.ts'
export { castFrom } from './casting.ts'
export { cheaperAndKept } from './costs.ts'
export { enters, entersTwice } from './enters.ts'
export { preventedBoth } from './replacements.ts'
export { severalRules } from './severalRules.ts'
export { changesOf, stages } from './stages.ts'

type Affect = Extract<StaticRule, { kind: 'affect' }>
type Define = Extract<StaticRule, { kind: 'define' }>

/** "Creature cards in your graveyard have unearth. The unearth cost is equal to the card's mana cost." */
const ofTheCard = wordings(part()`[the card's / its]`, part()`that card's`)
const haveCosting = shaped(
  part()`${{ what: narrowed(all, (what) => what.kind === 'all' && what.filter.noun === 'card') }}
    have|has ${{ name: costingName }}. The ${{ name: costingName }} cost is equal to ${ofTheCard} mana cost`,
  ({ what, name }) => ({ kind: 'affect', what, changes: forOwnCost(name) }),
)

/** "Creatures you control get +1/+1 and have flying", "you control enchanted creature". */
const affect = memoised((verbs: Verbs): Syntax<Affect> => {
  const changes = changesOf(verbs)
  const plainly = notColor(rule('affect')`${{ what: thing }} [/ each] [/ also] ${{ changes }}`)
  return wordings(
    prefer(OF_A_PAIR, rule('affect')`${{ what: bothPaired }} ${{ changes }}`, plainly),
    affectAllBut(changes),
    rule(
      'affect',
    )`${{ what: part({ kind: 'all' } as const)`${{ filter: wordings(spellsCast, spellsCastWith, cardsElsewhere) }}` }} ${{ changes }}`,
    haveCosting,
    keepingItself(plainly),
    eachSoFar(changes),
    rule('affect', { changes: [{ kind: 'control', by: { kind: 'you' } }] })`you control ${{ what: host }}`,
    inactive,
    withoutLegendRule,
    sameIsTrue,
    mayStayTapped,
    drawing,
    assignsAsUnblocked,
    alsoAttacks,
    withoutLandwalk,
    tolls,
  )
})

/** Both numbers are the same amount. */
const sameMeasure = phrase`~'s power and toughness are each equal to ${measure}`
const sameSize = shaped(sameMeasure, (n) => ({ kind: 'define', power: n, toughness: n, colors: null }))
/** What has its size only under a condition doesn't define it (405.2): its size is set. */
const sizeSet = shaped(wordings(sameMeasure, phrase`~'s power and toughness are each ${digits}`), (n) => ({
  kind: 'affect',
  what: { kind: 'self' },
  changes: [{ kind: 'setPt', power: n, toughness: n }],
}))
/** These have an "unless" of their own, which is asked of the defending player. */
const isWithoutUnless = ({ changes }: Affect): boolean =>
  !changes.some((one) => one.kind === 'restrict' && /^cant(?:Attack|Block)/.test(one.restriction.kind))
const isOpen = (rule_: StaticRule): boolean =>
  rule_.kind !== 'castOnly' && (rule_.kind !== 'define' || rule_.power === null)
/** A rule that may have a condition. */
const conditional = (one: Syntax<StaticRule>): Syntax<StaticRule> => wordings(narrowed(one, isOpen), sizeSet)
const bothMeasured = rule('define', { colors: null })
/** "Its toughness is equal to that number plus 1". */
const oneMore = shaped(
  part()`~'s power is equal to ${{ power: measure }} and its toughness is equal to that number plus ${{ more: digits }}`,
  ({ power, more }) => ({ kind: 'define', power, toughness: { kind: 'sum', of: [power, more] }, colors: null }),
)
/** "~'s power is equal to the chosen number and its toughness is equal to 7 minus that number". */
const theRest = shaped(
  part()`~'s power is equal to ${{ power: measure }} and its toughness is equal to ${{ whole: digits }} minus that number`,
  ({ power, whole }) => ({
    kind: 'define',
    power,
    toughness: { kind: 'sum', of: [whole, { kind: 'negative', of: power }] },
    colors: null,
  }),
)
/** "~'s power and toughness are each equal to the number of ..." */
const define: Syntax<Define> = wordings(
  sameSize,
  oneMore,
  theRest,
  bothMeasured`~'s power is equal to ${{ power: measure }} and its toughness is equal to ${{ toughness: measure }}`,
  rule('define', { colors: null, toughness: null })`~'s power is equal to ${{ power: measure }}`,
  rule('define', { colors: null, power: null })`~'s toughness is equal to ${{ toughness: measure }}`,
  rule('define', { power: null, toughness: null })`~ is ${{ colors: colorsSaid }}`,
)

const livesOn = rule('players')`${lifeKept}`
const players = wordings(
  rule('players', { who: { kind: 'you' } })`${{
    rule: wordings(
      toldPlayers,
      part({ kind: 'firstDrawRevealed' })`reveal the first card you draw each turn`,
      part({
        kind: 'rollsMore',
      })`if you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll`,
      phrase`you ${wordings(castItselfFrom, castForPrice)}`,
      untapsWithOthers,
    ),
  }}`,
  rule('players')`${ruledPlayers}`,
  livesOn,
  rule('players', { who: { kind: 'eachPlayer' } })`${{ rule: wordings(cantBeCast, castsForCard, allUntap) }}`,
  rule('players', { who: { kind: 'eachOpponent' } })`${{ rule: mustTarget }}`,
)

interface TwoRuled {
  readonly first: { readonly who: Players; readonly rule: PlayerRule }
  readonly second: { readonly who: Players; readonly rule: PlayerRule }
}
type PlayersRule = Extract<StaticRule, { kind: 'players' }>
const ruledOne = part()`${ruledPlayers}`
const isOfPlayers = (one: StaticRule | undefined): one is PlayersRule => one?.kind === 'players'
/** "You can't lose the game and your opponents can't win the game": each with its own subject. */
export const bothRuled: Syntax<readonly StaticRule[]> = mapped(
  part()`${{ first: ruledOne }} [, and / and] ${{ second: ruledOne }}` as Syntax<TwoRuled>,
  {
    to: ({ first, second }): readonly StaticRule[] => [
      { kind: 'players', ...first },
      { kind: 'players', ...second },
    ],
    is: (value): value is readonly StaticRule[] => Array.isArray(value) && value.length === 2,
    from: ([one, two]): TwoRuled | undefined => {
      if (!isOfPlayers(one) || !isOfPlayers(two)) return undefined
      return { first: { who: one.who, rule: one.rule }, second: { who: two.who, rule: two.rule } }
    },
  },
)
/** "Your opponents can't cast spells or activate abilities": a rule for each. */
export const playersTwice: Syntax<readonly StaticRule[]> = mapped(
  part()`${{ who: player }} ${{ rules: severalPlayerRules }}`,
  {
    to: ({ who, rules }): readonly StaticRule[] => rules.map((one) => ({ kind: 'players', who, rule: one })),
    is: (value): value is readonly StaticRule[] => Array.isArray(value) && value.length > 1,
    from: (all) => {
      const said = all.flatMap((one) => (one.kind === 'players' ? [one] : []))
      const [first] = said
      return first && said.length === all.length ? { who: first.who, rules: said.map((one) => one.rule) } : undefined
    },
  },
)

/** 217.9c. */
const anteOnly = rule('anteOnly')`remove ~ from your deck before playing if you're not playing for ante`

/** "If ~ is in a graveyard, effects from spells named so count it as a card named so." */
const countedAs = rule('countedAs')`if ~ is in a graveyard, effects from spells named ${{
  name: cardName,
}} count it as a card named ${{ name: cardName }}`

/** 101.5: before the first turn. */
const beginsInPlay = rule(
  'beginsInPlay',
)`if ~ is in your opening hand, you may begin the game with it on the battlefield`

const YOU: Players = { kind: 'you' }
const EXERTED: Effect = { kind: 'act', what: { kind: 'self' }, action: 'exert' }
/** What may be done as the creature is declared as an attacker, and what is linked to that (today:508.1g). */
const attackOptions = (verbs: Verbs): Syntax<Extract<StaticRule, { kind: 'attackOption' }>> =>
  wordings(
    words('you may exert ~ as it attacks', {
      kind: 'attackOption',
      effects: [{ kind: 'may', who: YOU, effects: [EXERTED] }],
    } as const),
    shaped(part()`you may exert ~ as it attacks. ${{ then: whenDone(verbs.effects) }}`, ({ then }) => ({
      kind: 'attackOption',
      effects: [
        { kind: 'may', who: YOU, effects: [EXERTED] },
        { kind: 'if', condition: { kind: 'did' }, then, otherwise: [] },
      ],
    })),
    shaped(
      part()`as ~ attacks, ${{ first: verbs.effects }}. ${{ then: whenDone(verbs.effects) }}`,
      ({ first, then }) => ({
        kind: 'attackOption',
        effects: [...first, { kind: 'if', condition: { kind: 'did' }, then, otherwise: [] }],
      }),
    ),
    rule('attackOption')`as ~ attacks, ${{ effects: verbs.effects }}`,
  )

/** Cards in zones that are said. */
const isElsewhere = ({ noun, is }: Filter): boolean =>
  noun === 'card' && is.some((one) => one.is === 'in' || one.is === 'anyOf')

/** One rule, without "as long as". */
export function statics(verbs: Verbs): Syntax<StaticRule> {
  return cases<StaticRule>('a static ability')({
    affect: affect(verbs),
    define,
    players,
    spellCost,
    leastCost,
    abilityCost,
    keywordCost,
    costAdded,
    castOnly,
    xOnly,
    castAnytime,
    producesInstead,
    additionalCost,
    alternativeCost,
    castFrom,
    enters: enters(verbs),
    prevent: prevent(verbs),
    unpreventable,
    replace: replace(verbs),
    anteOnly,
    countedAs,
    canLead: rule('canLead')`~ can be your commander`,
    anyNumber: rule('anyNumber')`a deck can have any number of cards named ${{ name: cardName }}`,
    beginsInPlay,
    openingReveal: rule('openingReveal')`you may reveal [this card / ~] from your opening hand. If you do, ${{
      effects: verbs.effects,
    }}`,
    turnsUp: rule('turnsUp')`as ~ is turned face up, ${{ effects: verbs.effects }}`,
    attackOption: attackOptions(verbs),
    triggersAgain,
    triggersNothing,
    mostFighters,
    tokensInstead: tokensInstead(verbs),
    countersPut,
    moreDraws,
    cantEnter: rule('cantEnter')`${{ cards: narrowed(filter('many'), isElsewhere) }} can't enter ${there}`,
    damageAs,
    turnSkipped: rule('turnSkipped', {
      who: { kind: 'eachOpponent' },
      extra: true,
      then: [],
    })`if an opponent would begin an extra turn, that player skips that turn instead`,
  })
}

/**
 * "Enters with two counters on it", which "unless" may follow; "enters tapped unless" is worded as one (`enters.ts`).
 */
const isBeforeUnless = (rule_: StaticRule): boolean =>
  rule_.kind === 'affect' ? isWithoutUnless(rule_) : rule_.kind === 'enters' && rule_.as.kind === 'counters'
/** After "unless". */
const untrue = notThat(condition)

/** "Doesn't untap during your untap step", which "if" may follow. */
const held = rule('affect')`${{ what: thing }} ${{
  changes: restrictionChanges(repeat(staysTapped, { max: 1 })),
}}`

/** "~ can't be blocked", which "if" may follow. */
const isUnblockableItself = (rule_: StaticRule): boolean =>
  rule_.kind === 'affect' && rule_.what.kind === 'self' && rule_.changes.every(isUnblockable)
const isUnblockable = (change: Change): boolean =>
  change.kind === 'restrict' && change.restriction.kind === 'cantBeBlocked'

/** "~ can't be countered", which "if" may stand before. */
const uncounterable = rule('affect', {
  changes: [{ kind: 'restrict', restriction: { kind: 'cantBeCountered' } }],
})`${{ what: self }} can't be countered`

const isRule = (value: unknown): value is StaticRule => typeof value === 'object' && value !== null && 'kind' in value

/** "If you would begin your turn while ~ is tapped, you may skip that turn instead. If you do, untap ~." */
const maySkipTurn = ({ effects }: Verbs) =>
  shaped(
    part()`if you would begin your turn while ${{ condition }}, you may skip that turn instead. If you do, ${{
      then: effects,
    }}`,
    ({ then, condition: when }) => ({
      rule: { kind: 'turnSkipped', who: { kind: 'you' }, may: true, then },
      condition: when,
    }),
  )

/** When a rule is so: "as long as you control a Swamp", "during combat". */
export const whenSo = wordings(role('if', part()`as long as ${{ condition }}`), part()`${{ condition: span }}`)

/** A rule with its condition, "as long as ...", before or after it. A whole sentence without its full stop. */
export function staticRule(verbs: Verbs): Syntax<Standing> {
  const plain = statics(verbs)
  const one = wordings(plain, whereX(plain, isRule))
  const entering: Syntax<StaticRule> = enters(verbs)
  const inTime = conditional(one)
  const ruled = wordings(
    part({ condition: null })`${{ rule: one }}`,
    part()`${{ rule: inTime }} ${whenSo}`,
    part()`${whenSo}, ${{ rule: inTime }}`,
    wordings(replacedWhile(verbs), preventedWhile(verbs), triggersAgainWhile),
    wordings(escapes, firstCosts, maySkipTurn(verbs), castOnceEachTurn),
    part()`${{
      rule: narrowed(wordings(affect(verbs), entering), isBeforeUnless),
    }} unless ${{ condition: untrue }}`,
    part()`${{
      rule: wordings(players, held, entering, costsLess, narrowed(affect(verbs), isUnblockableItself)),
    }} if ${{ condition }}`,
    part()`if ${{ condition }}, ${{ rule: wordings(entering, costsLess, livesOn, uncounterable, castAnytime) }}`,
  )
  return prefer('"that creature" is the only one of which the condition speaks', theOnly(changesOf(verbs)), ruled)
}
