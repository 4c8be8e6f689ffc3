/** Conditions that look at one object or at the game: "~ is attacking", "it was kicked", "it's your turn". */
import type { Condition, Filter, Predicate } from '../../language/index.ts'
import {
  either,
  mapped,
  maybe,
  narrowed,
  nouns,
  optional,
  part,
  phrase,
  repeat,
  rule,
  type Syntax,
  series,
  shaped,
  table,
  verbatim,
  wordings,
  words,
} from '../core/index.ts'
import { copula, counterKind, keywordName, manaCost, ownZone } from '../lexicon/index.ts'
import {
  adjective,
  counterOnIt,
  dealtDamageTo,
  deed,
  filter,
  fought,
  foughtNot,
  indefinite,
  libraryTop,
  measured,
  onlyIt,
  possessive,
  qualitiesOf,
  SUSPENDED,
  self,
  shares,
  statistic,
  superlative,
  targeted,
  targeting,
  definite as thing,
  YOURS,
} from '../nouns/index.ts'
import { casting } from './casting.ts'
import { not, notEach } from './kinds.ts'
import { areAbove, inGraveyardBeneath, onlyCard } from './lying.ts'
import { whose } from './whose.ts'

const single = <T>(item: Syntax<T>): Syntax<readonly T[]> => repeat(item, { max: 1 })

/** The predicates of "a Goblin", "a creature card"; "spell" is said of a card that may be cast. */
const noun = qualitiesOf(filter('one'), 'permanent')
const cardNoun = qualitiesOf(filter('one'), 'card')
const spellNoun = qualitiesOf(filter('one'), 'spell')

/** 306.4: with no others. */
const alone = table('a state', {
  'attacking alone': { is: 'state', state: 'attackingAlone' },
  'blocking alone': { is: 'state', state: 'blockingAlone' },
} as const)
/** "Tapped", "white and untapped". */
const plainAdjective = narrowed(adjective, ({ is }) => is !== 'paidFor')
export const quality = series(either(plainAdjective, alone), 'and', { max: 3 })

const onBattlefield = single(table('a zone', { 'on the battlefield': { is: 'in', zone: 'battlefield', of: null } }))
const EXILED = { is: 'in', zone: 'exile', of: null } as const
/** Where it is. */
const place = wordings(
  single(part({ is: 'in' })`in ${{ of: possessive }} ${{ zone: ownZone }}`),
  onBattlefield,
  inGraveyardBeneath,
  words('on the stack', [{ is: 'in', zone: 'stack', of: null } as const]),
  words('suspended', SUSPENDED),
  words('paired with another creature', [{ is: 'marked', as: 'paired' } as const]),
  words('in the command zone', [{ is: 'in', zone: 'command', of: null } as const]),
  words('in exile', [EXILED]),
  words('exiled', [EXILED]),
  words('in exile with a time counter on it', [EXILED, { is: 'hasCounter', counter: 'time' } as const]),
)
const inZone = part({ is: 'in' })`in ${{ of: possessive }} ${{ zone: ownZone }}`
const inCommand = words('in the command zone', { is: 'in', zone: 'command', of: null } as const)
/** "In your graveyard or on the battlefield": where it works, too. */
const eitherPlace: Syntax<Filter['is']> = shaped(
  part()`${{ there: wordings(inZone, inCommand) }} or on the battlefield`,
  ({ there }) => [{ is: 'anyOf', of: [there, { is: 'in', zone: 'battlefield', of: null }] }],
) as Syntax<Filter['is']>
/** "Another creature": other than the permanent that says so. */
const anotherOne = shaped(part()`another ${{ is: noun }}`, ({ is: qualities }): Filter['is'] => [
  { is: 'notThing', thing: { kind: 'self' } },
  ...qualities,
])
type Is = Filter['is']
/** "A Human or an Angel": each with an article of its own. */
const eitherNoun: Syntax<Is> = mapped(series(phrase`a ${noun}`, 'or', { min: 2, max: 4 }), {
  to: (all): Is | undefined => {
    const of = all.flatMap(([only, more]) => (only !== undefined && more === undefined ? [only] : []))
    return of.length === all.length ? [{ is: 'anyOf', of }] : undefined
  },
  is: (value): value is Is => Array.isArray(value),
  from: ([any, more]) => (any?.is === 'anyOf' && more === undefined ? any.of.map((one) => [one]) : undefined),
})
/** What it is, after "is" or "isn't". */
const so = wordings(
  part()`${{ is: anotherOne }}`,
  part()`${{ is: quality }}`,
  part()`a ${{ is: noun }}`,
  part()`${{ is: eitherNoun }}`,
  part({ card: true })`a ${{ is: cardNoun }}`,
  part()`a ${{ is: spellNoun }}`,
  part()`${{ is: wordings(place, eitherPlace) }}`,
)
/** What it was, by itself. */
const itWas = wordings(part()`${{ is: quality }}`, part()`a ${{ is: wordings(noun, cardNoun) }}`)

/** "Counters", "one or more +1/+1 counters", "a charge counter" on it. */
const bears = wordings(
  counterOnIt,
  part({ is: 'hasCounter' })`[/ one or more] ${{ counter: optional(counterKind) }} counters on [it / them]`,
)
const hasKeyword = part({ is: 'keyword' })`${{ keyword: keywordName }}`
const sameName = either(
  words('the chosen name', { is: 'chosen', what: 'cardName' } as const),
  words('that name', { is: 'chosen', what: 'cardName' } as const),
)
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
const HELD = { is: 'heldSince', by: { kind: 'you' }, turn: 'this' } as const
/** Under your control, but not since the turn began. */
const CAME: Predicate = { is: 'allOf', of: [YOURS, { is: 'not', of: HELD }] }
/** What it has, after "has" or "doesn't have". */
const had = either(
  hasKeyword,
  bears,
  sameName,
  extremeAmong,
  measured,
  part({
    is: 'targets',
    only: true,
  })`only one target and that target is ${{ filter: either(indefinite, onlyIt) }}`,
)
/** "If that creature dies this way", "if a white creature dies this way". */
export const diesThisWay = words('dies this way', { is: 'thisWay', done: 'died' } as const)
/** What it does, or has done this turn. */
const does = either(
  phrase`have|has ${had}`,
  shares,
  targeting,
  dealtDamageTo,
  table<Predicate>('what it did', {
    'entered the battlefield this turn': { is: 'enteredThisTurn' },
    'entered this turn': { is: 'enteredThisTurn' },
    'came under your control this turn': CAME,
  }),
  phrase`were|was ${words('dealt damage this turn', { is: 'state', state: 'damaged' } as const)}`,
  part({ is: 'commonestColor' })`share|shares a color with the most common color among all ${{
    among: filter('many'),
  }} or a color tied for most common`,
  wordings(part({ is: 'thisWay' })`is ${{ done: deed }} this way`, diesThisWay),
)

/** "It has the chosen name": the verb is said again in "if it doesn't". */
export const hasChosenName: Syntax<Condition> = rule('is')`${{ thing }} has ${{ is: single(sameName) }}`

/** "Attached to a creature": to any one. */
const attachedThere = part({ is: 'attachedTo' })`attached to ${{
  thing: shaped(indefinite, (filter) => ({ kind: 'all', filter })),
}}`

const isSaidThat = (one: unknown): boolean => (one as { readonly word?: string }).word === 'that'
const thatSpell = narrowed(thing, isSaidThat)
const castZone = table('a zone', {
  'a graveyard': 'graveyard',
  'your graveyard': 'graveyard',
  exile: 'exile',
  'your library': 'library',
} as const)
const is = wordings(
  rule('is')`${{ thing: either(thing, libraryTop) }} ${copula} ${so}`,
  rule('is')`${{ thing: either(thing, targeted) }} ${{ is: single(does) }}`,
  rule('is')`${{ thing }} ${copula} ${{ is: single(attachedThere) }}`,
  // Asked of what is gone (413.2f).
  rule('is', { was: true })`${{ thing }} were|was ${itWas}`,
  rule('is')`${{ thing: thatSpell }} was ${{
    is: single(table('a quality', { kicked: { is: 'paidFor', keyword: 'kicker' } } as const)),
  }}`,
  rule('is')`${{ thing }} was ${{ is: single(part({ is: 'castFrom' })`cast from ${{ zone: castZone }}`) }}`,
  rule('is', { was: true })`${{ thing }} ${{ is: single(fought) }}`,
  rule('is', { was: true })`${{ thing }} had ${{ is: single(wordings(bears, hasKeyword)) }}`,
  // It could have been played from exile, and would be elsewhere, as another object.
  rule('is', {
    is: [EXILED],
  })`[you haven't / that player hasn't / the player hasn't / they haven't] [played / cast] ${{ thing }}`,
)

const isNot = not(
  wordings(
    rule('is')`${{ thing: either(thing, libraryTop) }} aren't|isn't ${so}`,
    rule('is')`${{ thing }} don't|doesn't have ${{ is: single(had) }}`,
    rule('is', { was: true })`${{ thing }} weren't|wasn't ${itWas}`,
    rule('is', { was: true })`${{ thing }} had no ${{
      is: single(part({ is: 'hasCounter' })`${{ counter: counterKind }} counters on [it / them]`),
    }}`,
    rule('is', { was: true })`${{ thing }} ${{ is: single(foughtNot) }}`,
    rule('is', { was: true })`${{ thing }} didn't have ${{ is: single(hasKeyword) }}`,
  ),
)

const KICKED: Condition = { kind: 'optionPaid', keyword: 'kicker' }
const DID: Condition = { kind: 'did' }
const COULD: Condition = { kind: 'could' }
const YOU = { kind: 'you' } as const

/** 2004:502.21d. */
const kickedWith = part({ kind: 'optionPaid', keyword: 'kicker' })
const withKicker: Syntax<Condition> = wordings(
  kickedWith`[~ / it] was kicked with its ${{ cost: manaCost }} kicker`,
  kickedWith`you paid the ${{ cost: manaCost }} kicker cost`,
)

/** "The {1}{B} cost was paid": the alternative one of its text. */
const paidInstead = rule('castBy')`the ${{ cost: manaCost }} cost was paid`

const doing = nouns('what is done', [
  ['discards', 'discard', 'discarded'],
  ['sacrifices', 'sacrifice', 'sacrificed'],
] as const)
/** What players or "~" have done by an effect before. */
const thisWay = wordings(
  rule('hitThisWay')`${{ source: self }} deals damage to ${{ who: notEach }} this way`,
  rule('hitThisWay', { source: { kind: 'self' } })`${{ who: notEach }} is dealt damage this way`,
  rule('didThisWay')`${{ who: notEach }} ${{ done: doing }} ${{ filter: indefinite }} this way`,
  rule('didThisWay')`${{ who: notEach }} ${{
    done: table('what was done', { discarded: 'discarded', sacrificed: 'sacrificed' } as const),
  }} ${{ filter: indefinite }} this way`,
)

const ATTACKED = { is: 'fought', as: 'attacker', during: 'turn' } as const
/** How long it has been under your control (212.3d). */
const heldFor: Syntax<Condition> = wordings(
  not(
    rule('is')`${{ thing }} ${{
      is: words("didn't attack or come under your control this turn", [
        { is: 'anyOf', of: [ATTACKED, CAME] },
      ] as Filter['is']),
    }}`,
  ),
  rule('is', {
    is: [{ ...HELD, turn: 'own' }],
  })`you've controlled ${{ thing }} continuously since the beginning of your most recent turn`,
)

/** Conditions with fixed wording. */
/** 305.1. */
const MAIN: Condition = {
  kind: 'or',
  of: [
    { kind: 'step', step: 'main1' },
    { kind: 'step', step: 'main2' },
  ],
}
const fixed: Syntax<Condition> = table<Condition>('a condition', {
  '~ was kicked': KICKED,
  'this spell was kicked': KICKED,
  'it was kicked': KICKED,
  "~ wasn't kicked": { kind: 'not', of: KICKED },
  "this spell wasn't kicked": { kind: 'not', of: KICKED },
  "it wasn't kicked": { kind: 'not', of: KICKED },
  "the gift wasn't promised": { kind: 'not', of: { kind: 'optionPaid', keyword: 'gift' } },
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
  "you don't cast it": { kind: 'not', of: DID },
  "you don't cast that card": { kind: 'not', of: DID },
  "you don't put it into your hand": { kind: 'not', of: DID },
  "you don't put the card into your hand": { kind: 'not', of: DID },
  "you don't put it onto the battlefield": { kind: 'not', of: DID },
  "you don't put the card onto the battlefield": { kind: 'not', of: DID },
  "you can't": { kind: 'not', of: COULD },
  "that player can't": { kind: 'not', of: COULD },
  "the player can't": { kind: 'not', of: COULD },
  "they can't": { kind: 'not', of: COULD },
  "that player doesn't": { kind: 'not', of: DID },
  "the player doesn't": { kind: 'not', of: DID },
  'no one does': { kind: 'not', of: DID },
  "it's your main phase": { kind: 'and', of: [{ kind: 'whoseTurn', who: YOU }, MAIN] },
  "it's the first combat phase of the turn": { kind: 'firstCombat' },
  "you're the defending player": { kind: 'samePlayer', one: YOU, other: { kind: 'defendingPlayer' } },
  'no spells were cast last turn': { kind: 'not', of: { kind: 'castLastTurn', who: { kind: 'anyPlayer' }, least: 1 } },
})
/** "It's that player's turn". */
const whoseTurn = rule('whoseTurn')`it's ${{ who: possessive }} turn`
const notTheirTurn = not(rule('whoseTurn')`[it's not / it isn't] ${{ who: possessive }} turn`)

const wasAttacked: Syntax<Condition> = wordings(
  rule('wasAttackedThisStep', { who: YOU })`you've been attacked this step`,
  rule('wasAttackedThisStep')`${{ who: notEach }} was attacked this step`,
)

/** 502.19a. */
const isNew = rule('isNewSinceUpkeep')`${{ thing }} came under your control since the beginning of your last upkeep`

/** "It's night" (today:731). */
const daylight = wordings(
  rule('daylight')`it's ${{ is: table('day or night', { day: 'day', night: 'night' } as const) }}`,
  rule('daylight', { is: 'neither' })`it's neither day nor night`,
)

/** "You're the monarch", "an opponent is the monarch", "you have the city's blessing". */
const designated: Syntax<Condition> = wordings(
  rule('designated', { who: YOU, as: 'monarch' })`you're the monarch`,
  rule('designated', { as: 'monarch' })`${{ who: notEach }} are|is the monarch`,
  not(rule('designated', { who: YOU, as: 'monarch' })`you [aren't / 're not] the monarch`),
  not(rule('designated', { who: { kind: 'anyPlayer' }, as: 'monarch' })`there is no monarch`),
  rule('completedDungeon', { who: YOU })`you've completed a dungeon`,
  rule('completedDungeon')`${{ who: notEach }} have|has completed a dungeon`,
  rule('designated', { who: YOU, as: 'initiative' })`you have the initiative`,
  rule('designated', { who: YOU, as: 'speed', least: 4 })`you have max speed`,
  rule('designated', { as: 'cityBlessing' })`${{ who: notEach }} have|has the city's blessing`,
  rule('designated', { as: 'enduringStory' })`${{ who: notEach }} have|has an enduring story`,
)

/** "Death gets more votes", "taxes gets more votes or the vote is tied" (today:701.38). */
const voted = rule('voted')`${{ for: verbatim('an option', 1, ['gets']) }} gets more votes ${maybe`${{
  tied: words('or the vote is tied', true),
}}`}`

/** "Tribute wasn't paid" (today:702.104). */
const tribute: Syntax<Condition> = wordings(
  rule('tributePaid')`tribute was paid`,
  not(rule('tributePaid')`tribute wasn't paid`),
)

export const facts: Syntax<Condition> = either(
  tribute,
  voted,
  designated,
  daylight,
  fixed,
  whoseTurn,
  notTheirTurn,
  withKicker,
  paidInstead,
  casting,
  onlyCard,
  thisWay,
  whose,
  is,
  areAbove,
  isNew,
  heldFor,
  isNot,
  wasAttacked,
)
