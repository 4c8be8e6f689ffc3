/** Conditions that look at one object or at the game: "~ is attacking", "it was kicked", "it's your turn". */
import type { Condition, Filter, Thing } from '../../language/index.ts'
import {
  either,
  mapped,
  part,
  repeat,
  rule,
  type Syntax,
  sameValue,
  series,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { counterKind, keywordName, manaCost, manaSymbol, numberWord, ownZone } from '../lexicon/index.ts'
import {
  adjective,
  comparison,
  deed,
  filter,
  fought,
  foughtNot,
  indefinite,
  isFilter,
  libraryTop,
  onlyIt,
  player,
  possessive,
  SUSPENDED,
  self,
  shares,
  statistic,
  superlative,
  targeted,
  thatPlayers,
  definite as thing,
} from '../nouns/index.ts'
import { isKind, not, type OfKind } from './kinds.ts'

const single = <T>(item: Syntax<T>): Syntax<readonly T[]> => repeat(item, { max: 1 })

/** The predicates of "a Goblin", "a creature card". */
type Predicates = Filter['is']
const isList = (value: unknown): value is Predicates => Array.isArray(value)

function nounOf(kind: Filter['noun']): Syntax<Predicates> {
  return mapped(filter('one'), {
    to: (said) => (said.noun === kind && said.is.length > 0 ? said.is : undefined),
    is: isList,
    from: (is): Filter => ({ noun: kind, is }),
  })
}

/** The predicates of "a Goblin", "a creature card". */
const noun = nounOf('permanent')
const cardNoun = nounOf('card')
/** Of a card that may be cast. */
const spellNoun = nounOf('spell')

/** 306.4: with no others. */
const alone = table('a state', {
  'attacking alone': { is: 'state', state: 'attackingAlone' },
  'blocking alone': { is: 'state', state: 'blockingAlone' },
} as const)
const quality = single(either(adjective, alone))
type And = OfKind<'and'>
const isThere = (of: Filter): Filter | undefined =>
  of.noun === 'card' && of.is.some((one) => one.is === 'in') ? of : undefined
const cardThere: Syntax<Filter> = mapped(filter('one'), { to: isThere, is: isFilter, from: isThere })
const hasKeyword = single(part({ is: 'keyword' })`${{ keyword: keywordName }}`)
const hadCounters = single(part({ is: 'hasCounter' })`${{ counter: counterKind }} counters`)
const hasCounter = single(
  wordings(
    part({ is: 'hasCounter' })`a ${{ counter: counterKind }} counter`,
    part({ is: 'hasCounter', counter: null })`a counter`,
  ),
)
const didThisTurn = either(
  part({ is: 'dealtDamageTo' })`dealt damage to ${{ to: player }} this turn`,
  table('what it did', {
    'entered the battlefield this turn': { is: 'enteredThisTurn' },
    'entered this turn': { is: 'enteredThisTurn' },
  } as const),
)
const damagedThisTurn = table('what was done to it', {
  'dealt damage this turn': { is: 'state', state: 'damaged' },
} as const)
const commonestColor = part({
  is: 'commonestColor',
})`share|shares a color with the most common color among all ${{
  among: filter('many'),
}} or a color tied for most common` as Syntax<Filter['is'][number]>
type Extreme = Extract<Filter['is'][number], { is: 'extreme' }>
type Tied = Extreme & { readonly again: boolean; readonly too: Extreme['what'] }
/** "The least power or is tied for least power among creatures on the battlefield." */
const extremeAmong: Syntax<Extreme> = mapped(
  part({ is: 'extreme' })`the ${{ most: superlative }} ${{ what: statistic }} or is tied for ${{
    again: superlative,
  }} ${{ too: statistic }} among ${{ among: filter('many') }}` as Syntax<Tied>,
  {
    to: ({ again, too, ...extreme }) => (again === extreme.most && too === extreme.what ? extreme : undefined),
    is: (value): value is Extreme => (value as Extreme | null)?.is === 'extreme' && (value as Extreme).among !== null,
    from: (extreme) => ({ ...extreme, again: extreme.most, too: extreme.what }),
  },
)
/** Of a spell or ability on the stack. */
const onlyTarget = part({
  is: 'targets',
  only: true,
})`has only one target and that target is ${{ filter: either(indefinite, onlyIt) }}` as Syntax<Filter['is'][number]>
/** "Toughness 5 or greater". */
const measuredAs = part({ is: 'compare' })`${{ what: statistic }} ${comparison}` as Syntax<Filter['is'][number]>
const anyTarget = part({ is: 'targets' })`targets a ${{ filter: filter('one') }}` as Syntax<Filter['is'][number]>
const inZone = single(part({ is: 'in' })`in ${{ of: possessive }} ${{ zone: ownZone }}`)
const sameName = either(
  words('the chosen name', { is: 'chosen', what: 'cardName' } as const),
  words('that name', { is: 'chosen', what: 'cardName' } as const),
)
const inExile: Syntax<Predicates> = wordings(
  words('suspended', SUSPENDED),
  words('in exile', [{ is: 'in', zone: 'exile', of: null } as const]),
  words('in exile with a time counter on it', [
    { is: 'in', zone: 'exile', of: null } as const,
    { is: 'hasCounter', counter: 'time' } as const,
  ]),
)
const exiled = words('exiled', [{ is: 'in', zone: 'exile', of: null } as const])
/** Of a card that could have been played from exile. */
const unplayed = words('', [{ is: 'in', zone: 'exile', of: null } as const])
const onBattlefield = single(table('a zone', { 'on the battlefield': { is: 'in', zone: 'battlefield', of: null } }))
const onStack = single(table('a zone', { 'on the stack': { is: 'in', zone: 'stack', of: null } }))

/** "It has the chosen name": the verb is said again in "if it doesn't". */
export const hasChosenName: Syntax<Condition> = rule(
  'is',
)`${{ thing }} has ${{ is: single(sameName) }}` as Syntax<Condition>

const is: Syntax<Condition> = wordings(
  rule('is')`${{ thing }} are|is ${{ is: quality }}`,
  rule('is')`${{ thing }}'s ${{ is: quality }}`,
  rule('is')`${{ thing }} are|is ${{ is: series(adjective, 'and', { min: 2, max: 2 }) }}`,
  // Asked of what is gone (413.2f).
  rule('is', { was: true })`${{ thing }} were|was ${{ is: quality }}`,
  rule('is', { was: true })`${{ thing }} was a ${{ is: noun }}`,
  rule('is', { was: true })`${{ thing }} was a ${{ is: cardNoun }}`,
  rule('is', { was: true })`${{ thing }} ${{ is: single(fought) }}`,
  rule('is', { was: true })`${{ thing }} had ${{ is: hasCounter }} on [it / them]`,
  rule('is')`${{ thing: either(thing, targeted) }} ${{ is: single(onlyTarget) }}`,
  rule('is')`${{ thing }} ${{ is: single(anyTarget) }}`,
  rule('is')`${{ thing: either(thing, targeted) }} has ${{ is: single(measuredAs) }}`,
  rule('is')`${{ thing }} ${{ is: single(didThisTurn) }}`,
  rule('is')`${{ thing }} were|was ${{ is: single(damagedThisTurn) }}`,
  rule('is')`${{ thing }} remain|remains ${{ is: quality }}`,
  rule('is')`${{ thing }} remain|remains ${{ is: onBattlefield }}`,
  rule('is')`${{ thing }} remain|remains ${{ is: exiled }}`,
  rule('is', { card: true })`${{ thing: libraryTop }} is a ${{ is: cardNoun }}`,
  rule('is')`${{ thing: libraryTop }} is ${{ is: quality }}`,
  // It would be elsewhere, as another object.
  rule(
    'is',
  )`[you haven't / that player hasn't / the player hasn't / they haven't] [played / cast] ${{ thing }} ${{ is: unplayed }}`,
  rule('is')`${{ thing }} is a ${{ is: noun }}`,
  rule('is')`${{ thing }}'s a ${{ is: noun }}`,
  rule('is', { card: true })`${{ thing }} is a ${{ is: cardNoun }}`,
  rule('is', { card: true })`${{ thing }}'s a ${{ is: cardNoun }}`,
  rule('is')`${{ thing }}'s a ${{ is: spellNoun }}`,
  rule('is')`${{ thing }} have|has ${{ is: hasKeyword }}`,
  rule('is')`${{ thing }} have|has ${{ is: hasCounter }} on [it / them]`,
  rule('is')`${{ thing }} ${{ is: single(shares) }}`,
  rule('is')`${{ thing }} ${{ is: single(commonestColor) }}`,
  rule('is')`${{ thing }} has ${{ is: single(extremeAmong) }}`,
  hasChosenName,
  rule('is')`${{ thing }} is ${{ is: inZone }}`,
  rule('is')`${{ thing }} is ${{ is: onBattlefield }}`,
  rule('is')`${{ thing }} is ${{ is: onStack }}`,
  rule('is')`${{ thing }}'s ${{ is: onBattlefield }}`,
  rule('is')`${{ thing }} is ${{ is: inExile }}`,
) as Syntax<Condition>

type Held = OfKind<'is'>
const isHeld = (value: unknown): value is Held =>
  isKind('is')(value) && value.is.length === 1 && value.is[0]?.is === 'controlled'

/** "You control ~". */
const held: Syntax<Condition> = mapped(part()`${{ by: player }} control|controls ${{ thing }}`, {
  to: ({ by, thing: what }): Held => ({ kind: 'is', thing: what, is: [{ is: 'controlled', by }] }),
  is: isHeld,
  from: ({ thing: what, is: [first] }) => (first?.is === 'controlled' ? { by: first.by, thing: what } : undefined),
})

const isNot: Syntax<Condition> = not(
  wordings(
    rule('is')`${{ thing }} aren't|isn't ${{ is: quality }}`,
    rule('is', { was: true })`${{ thing }} weren't|wasn't ${{ is: quality }}`,
    rule('is', { was: true })`${{ thing }} wasn't a ${{ is: noun }}`,
    rule('is', { was: true })`${{ thing }} had no ${{ is: hadCounters }} on [it / them]`,
    rule('is', { was: true })`${{ thing }} ${{ is: single(foughtNot) }}`,
    rule('is')`${{ thing }} isn't a ${{ is: noun }}`,
    rule('is', { card: true })`${{ thing }} isn't a ${{ is: cardNoun }}`,
    rule('is')`${{ thing }} don't|doesn't have ${{ is: hasKeyword }}`,
  ) as Syntax<Condition>,
)

const KICKED: Condition = { kind: 'optionPaid', keyword: 'kicker' }
const DID: Condition = { kind: 'did' }
const COULD: Condition = { kind: 'could' }
const YOU = { kind: 'you' } as const
const DIED = { is: 'thisWay', done: 'died' } as const

/** 2004:502.21d. */
const kickedWith = part({ kind: 'optionPaid', keyword: 'kicker' })
const withKicker: Syntax<Condition> = wordings(
  kickedWith`[~ / it] was kicked with its ${{ cost: manaCost }} kicker`,
  kickedWith`you paid the ${{ cost: manaCost }} kicker cost`,
) as Syntax<Condition>

/** "Its evoke cost was paid". */
const costPaid = rule('optionPaid')`[~'s / its] ${{ keyword: keywordName }} cost was paid` as Syntax<Condition>

const cast: Syntax<Condition> = wordings(
  rule('cast', { zone: 'hand' })`${{ who: player }} cast ${{ thing }} from [your / their] hand`,
  rule('cast', { zone: null })`${{ who: player }} cast ${{ thing }}`,
  rule('cast', { zone: null, who: { kind: 'you' }, during: 'mainPhase' })`you cast ${{ thing }} during your main phase`,
) as Syntax<Condition>

const spent: Syntax<Condition> = rule(
  'manaSpent',
)`${{ type: manaSymbol }} was spent to cast ${{ on: thing }}` as Syntax<Condition>
const noneSpent: Syntax<Condition> = not(
  rule('manaSpent', { type: null })`no mana was spent to cast ${{ on: thing }}` as Syntax<Condition>,
)

/** What is asked of one thing: whether an effect before it did that. */
const thisWay: Syntax<Condition> = wordings(
  rule('is')`${{ thing }} is ${{ is: single(part({ is: 'thisWay' })`${{ done: deed }} this way`) }}`,
  rule('is')`${{ thing }} ${{ is: single(table('what became of it', { 'dies this way': DIED })) }}`,
  rule('hitThisWay')`${{ source: self }} deals damage to ${{ who: player }} this way`,
  rule('didThisWay', { done: 'discarded' })`${{ who: player }} discard|discards ${{ filter: indefinite }} this way`,
  rule('didThisWay', {
    done: 'sacrificed',
  })`${{ who: player }} sacrifice|sacrifices ${{ filter: indefinite }} this way`,
) as Syntax<Condition>

const YOURS = { is: 'controlled', by: { kind: 'you' } } as const
const HELD = { is: 'heldSince', by: { kind: 'you' }, turn: 'this' } as const
/** Under your control, but not since the turn began. */
const CAME: Filter['is'] = [{ is: 'allOf', of: [YOURS, { is: 'not', of: HELD }] }]
const ATTACKED = { is: 'fought', as: 'attacker', during: 'turn' } as const
/** How long it has been under your control (212.3d). */
const heldFor: Syntax<Condition> = wordings(
  rule('is')`${{ thing }} ${{ is: words('came under your control this turn', CAME) }}`,
  not(
    rule('is')`${{ thing }} ${{
      is: words("didn't attack or come under your control this turn", [
        { is: 'anyOf', of: [ATTACKED, ...CAME] },
      ] as Filter['is']),
    }}` as Syntax<Condition>,
  ),
  rule('is', {
    is: [{ ...HELD, turn: 'own' }],
  })`you've controlled ${{ thing }} continuously since the beginning of your most recent turn`,
) as Syntax<Condition>

/** Conditions with fixed wording. */
const fixed: Syntax<Condition> = table<Condition>('a condition', {
  '~ was kicked': KICKED,
  'this spell was kicked': KICKED,
  'it was kicked': KICKED,
  "~ wasn't kicked": { kind: 'not', of: KICKED },
  "this spell wasn't kicked": { kind: 'not', of: KICKED },
  "it wasn't kicked": { kind: 'not', of: KICKED },
  'you do': DID,
  'you pay': DID,
  'you won': { kind: 'wonClash' },
  'those permanents are exchanged this way': DID,
  'they do': DID,
  'that player does': DID,
  'the player does': DID,
  'a player does': DID,
  "you don't": { kind: 'not', of: DID },
  "they don't": { kind: 'not', of: DID },
  "you can't": { kind: 'not', of: COULD },
  "they can't": { kind: 'not', of: COULD },
  "that player doesn't": { kind: 'not', of: DID },
  "the player doesn't": { kind: 'not', of: DID },
  'no one does': { kind: 'not', of: DID },
  "it's your turn": { kind: 'whoseTurn', who: YOU },
  "it's not your turn": { kind: 'not', of: { kind: 'whoseTurn', who: YOU } },
  "it isn't your turn": { kind: 'not', of: { kind: 'whoseTurn', who: YOU } },
  'no spells were cast last turn': { kind: 'not', of: { kind: 'castLastTurn', who: { kind: 'anyPlayer' }, least: 1 } },
  "it's an opponent's turn": { kind: 'whoseTurn', who: { kind: 'anOpponent' } },
})
const ofTurn = rule('whoseTurn')
/** "It's that player's turn". */
const theirTurn: Syntax<Condition> = ofTurn`it's ${{ who: thatPlayers }} turn` as Syntax<Condition>
const notTheirTurn: Syntax<Condition> = not(
  ofTurn`[it's not / it isn't] ${{ who: thatPlayers }} turn` as Syntax<Condition>,
)

const wasAttacked: Syntax<Condition> = wordings(
  rule('wasAttackedThisStep', { who: YOU })`you've been attacked this step`,
  rule('wasAttackedThisStep')`${{ who: player }} was attacked this step`,
) as Syntax<Condition>

/** "This ability has been activated four or more times this turn." */
const activatedOften: Syntax<Condition> = part({
  kind: 'compare',
  a: { kind: 'activations' },
  op: '>=',
} as const)`this ability has been activated ${{ b: numberWord }} or more times this turn` as Syntax<Condition>

/** "~ is the only creature card in your graveyard": it is there, and there is no other. */
const onlyCard: Syntax<And> = mapped(
  part()`${{ thing }} is the only ${{ of: cardThere }}` as Syntax<{ readonly thing: Thing; readonly of: Filter }>,
  {
    to: ({ thing: what, of }): And => ({
      kind: 'and',
      of: [
        { kind: 'is', thing: what, is: of.is },
        { kind: 'compare', a: { kind: 'count', filter: of }, op: '=', b: 1 },
      ],
    }),
    is: isKind('and'),
    from: ({ of: [first, second, more] }) =>
      first?.kind === 'is' && second?.kind === 'compare' && typeof second.a === 'object' && !more
        ? second.a.kind === 'count' && second.op === '=' && second.b === 1 && sameValue(second.a.filter.is, first.is)
          ? { thing: first.thing, of: second.a.filter }
          : undefined
        : undefined,
  },
)
/** 502.19a. */
const isNew = rule(
  'isNewSinceUpkeep',
)`${{ thing }} came under your control since the beginning of your last upkeep` as Syntax<Condition>

export const facts: Syntax<Condition> = either(
  fixed,
  theirTurn,
  notTheirTurn,
  withKicker,
  costPaid,
  cast,
  activatedOften,
  onlyCard,
  spent,
  noneSpent,
  thisWay,
  held,
  is,
  isNew,
  heldFor,
  isNot,
  wasAttacked,
)
