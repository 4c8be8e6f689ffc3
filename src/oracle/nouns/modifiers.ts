/** What stands after a noun: "with flying", "you control", "in your graveyard", "other than ~". */
import {
  type Comparison,
  type Condition,
  type Filter,
  memoised,
  type Players,
  type Predicate,
  type Quantity,
  type Statistic,
  type Thing,
} from '../../language/index.ts'
import {
  either,
  mapped,
  maybe,
  narrowed,
  optional,
  part,
  phrase,
  placed,
  prefer,
  repeat,
  type Syntax,
  series,
  shaped,
  table,
  verbatim,
  wordings,
} from '../core/index.ts'
import {
  copula,
  counterKind,
  digitsOrX,
  keywordName,
  landwalkKind,
  ownZone,
  severalOrMore,
  thatIs,
  thatWas,
} from '../lexicon/index.ts'
import { anyThing, attachedTo } from './attached.ts'
import { ofBasicType } from './basicTypes.ts'
import { makeControl } from './control.ts'
import { deed, deedOfPlayer } from './deeds.ts'
import { eitherOrder, endsInNoun } from './eitherOrder.ts'
import { fought, foughtNot, heldBy, inBand, metBy, blockedBy as wasBlockedBy } from './fights.ts'
import { onStack } from './onStack.ts'
import { eitherSize, evenOrOdd, ITS_OWN, ORDER, ownSizes, together } from './ownSizes.ts'
import { makeZone } from './places.ts'
import { isKind } from './predicates.ts'
import { qualitiesOf } from './qualified.ts'
import { amongThese, statistic, superlative } from './quantities.ts'
import { ofChoice, said } from './said.ts'
import type { SharingSyntaxes } from './sharing.ts'

export interface ModifierNeeds {
  readonly thing: Syntax<Thing>
  readonly holder: Syntax<Players>
  /** "Controls an Island", of a player. */
  readonly who: Syntax<Condition>
  readonly possessive: Syntax<Players>
  /** "Power 4 or greater". */
  readonly measured: Syntax<Predicate>
  /** "It", "~". */
  readonly definite: Syntax<Thing>
  /** "That shares a color with it". */
  readonly sharing: SharingSyntaxes
  /** "A creature you control", for what a spell targets. */
  readonly indefinite: Syntax<Filter>
  /** "Creature you control". */
  readonly single: Syntax<Filter>
  /** "Creatures you control", for what something is compared with. */
  readonly many: Syntax<Filter>
}

export interface Modifiers {
  readonly control: Predicate | null
  readonly withs: readonly Predicate[]
  readonly zone: Predicate | null
}

/** Of a number that this text has had chosen. */
const numberChosen: Syntax<Quantity> = table('an amount', {
  'that number': { kind: 'chosenNumber' },
  'the number': { kind: 'chosenNumber' },
} as const)
const THAN = table('a comparison', {
  'equal to': '=',
  'less than': '<',
  'greater than': '>',
  'less than or equal to': '<=',
  'greater than or equal to': '>=',
  'equal to or greater than': '>=',
  'equal to or less than': '<=',
} as const)
/** "4 or greater", "less than its power". */
export const makeComparison = (measure: Syntax<Quantity>): Syntax<{ readonly op: Comparison; readonly n: Quantity }> =>
  either(
    part()`${{ n: digitsOrX }} ${{ op: ORDER }}`,
    part({ op: '=' })`${{ n: digitsOrX }}`,
    part()`${{ op: THAN }} ${{ n: wordings(measure, numberChosen) }}`,
  )

/** What a noun says of an object, as one quality: for "other than lands and tokens". */
const allOf = (of: Syntax<Filter>) =>
  shaped(wordings(qualitiesOf(of, 'permanent'), qualitiesOf(of, 'card')), (of) => ({ is: 'allOf', of }))

/** What a plain noun says: "a Wolf or Werewolf". */
const isA = (of: Syntax<Filter>) =>
  shaped(
    qualitiesOf(
      narrowed(of, ({ is }) => is.length > 0 && is.every(isKind)),
      'permanent',
    ),
    (kinds) => ({ is: 'such', of: kinds }),
  )
const not = (of: Syntax<Predicate>) => shaped(of, (of) => ({ is: 'not', of }))

/** Every word of a name is capitalised, except the small ones inside it. */
const CARD_NAME = /^\p{Lu}[\p{L}'-]*(?:,? (?:of|the|and|in|to|a|an|from|for|with|by|\p{Lu}[\p{L}'-]*))*$/u
const LAST_WORD = /(?:^| )\p{Lu}[\p{L}'-]*$/u
const isName = (value: unknown): value is string =>
  typeof value === 'string' && CARD_NAME.test(value) && LAST_WORD.test(value)
export const cardName: Syntax<string> = mapped(verbatim('a name', 7), {
  to: (text) => (isName(text) ? text : undefined),
  is: isName,
  from: (name) => name,
})

/** "Blocking or blocked by ~". */
const blockingOrBlocked = (thing: Syntax<Thing>) =>
  shaped(part()`blocking or [blocked / being blocked] by ${{ thing }}`, ({ thing }) => ({
    is: 'anyOf',
    of: [
      { is: 'blocks', thing },
      { is: 'blockedBy', thing },
    ],
  }))

const onIt = part()`on [it / them]`
/** "Charge"; nothing, of any kind. */
const anyKind = optional(counterKind)
/** "A charge counter on it", after "with" or "has". */
export const counterOnIt = part({ is: 'hasCounter' })`a ${{ counter: anyKind }} counter ${onIt}`
/** "A charge counter on it", "counters on them". */
const countersOn = wordings(
  counterOnIt,
  part({ is: 'hasCounter' })`${maybe`${severalOrMore}`} ${{ counter: anyKind }} counters ${onIt}`,
)

/** "Without a -1/-1 counter on it", "with no counters on them". */
const withoutCounters = not(
  wordings(
    phrase`without ${counterOnIt}`,
    phrase`[that don't / that doesn't] have ${counterOnIt}`,
    part({ is: 'hasCounter' })`with no ${{ counter: anyKind }} counters ${onIt}`,
  ),
)

/** As the players have chosen, each one. */
const CHOSEN_TYPES: Predicate = { is: 'chosen', what: 'types' }
const IT = said('it') as unknown as Thing
const beside = (what: Statistic, op: Comparison): Predicate => ({
  is: 'compare',
  what,
  op,
  n: { kind: 'statistic', what, of: IT },
})
/** Than what was spoken of last: "with lesser mana value". */
const besideIt: Syntax<Predicate> = placed(
  table<Predicate>('a quality', {
    'with lesser power': beside('power', '<'),
    'with lesser toughness': beside('toughness', '<'),
    'with lesser mana value': beside('manaValue', '<'),
    'with an equal or lesser mana value': beside('manaValue', '<='),
    'with equal or lesser mana value': beside('manaValue', '<='),
    'with equal or lesser power': beside('power', '<='),
    'with greater power': beside('power', '>'),
    'with higher mana value': beside('manaValue', '>'),
    'with greater mana value': beside('manaValue', '>'),
  }),
)
/** What was chosen or is to be chosen. */
const ofChosen: Syntax<Predicate> = table('a quality', {
  'of the chosen color': { is: 'chosen', what: 'color' },
  'of that color': { is: 'chosen', what: 'color' },
  'of the chosen type': { is: 'chosen', what: 'type' },
  'of that type': { is: 'chosen', what: 'type' },
  'of the color of your choice': ofChoice('color'),
  'of the creature type of your choice': ofChoice('creatureType'),
  'of the card type of your choice': ofChoice('cardType'),
  'of a type chosen this way': CHOSEN_TYPES,
})
/** What else has words of its own. */
const told: Syntax<Predicate> = table<Predicate>('a quality', {
  'with the chosen name': { is: 'chosen', what: 'cardName' },
  'with that name': { is: 'chosen', what: 'cardName' },
  'with a single target': { is: 'singleTarget' },
  'with no abilities': { is: 'abilityless' },
  'that was dealt damage this turn': { is: 'state', state: 'damaged' },
  'that has been dealt damage this turn': { is: 'state', state: 'damaged' },
  'dealt damage this turn': { is: 'state', state: 'damaged' },
  'that dealt damage this turn': { is: 'dealtDamageTo', to: null },
})

/** "Islandwalk": of one land type. */
const ofOneLand = narrowed(landwalkKind, ([first, more]) => first?.is === 'subtype' && more === undefined)
const someLandwalk = part({ is: 'landwalk' })`${{ land: ofOneLand }}`
/** "Flying or islandwalk": after "with" or "without". */
const someKeyword = either(part({ is: 'keyword' })`${{ keyword: keywordName }}`, someLandwalk)
const oneOfKeywords = shaped(
  wordings(series(someKeyword, 'or', { min: 2, max: 4 }), series(someKeyword, 'and/or', { min: 2, max: 4 })),
  (of) => ({ is: 'anyOf', of }),
)
/** "Named A, B, and C": one of these names. */
const oneOfNames = shaped(
  phrase`named ${series(
    shaped(cardName, (name) => ({ is: 'named', name })),
    'and',
    { min: 2, max: 4 },
  )}`,
  (of) => ({ is: 'anyOf', of }),
)
const byName = either(
  oneOfNames,
  part({ is: 'named' })`named ${{ name: cardName }}`,
  part({ is: 'expansion' })`from the ${{ name: cardName }} expansion`,
  not(part({ is: 'named' })`not named ${{ name: cardName }}`),
)

/** "Destroyed this way", "that they exiled this way". */
const doneThisWay = (holder: Syntax<Players>): Syntax<Predicate> =>
  wordings(
    part({ is: 'thisWay' })`${{ done: deed }} this way`,
    part({ is: 'thisWay', done: 'exiled' })`exiled from [their / that player's] ${{ from: ownZone }} this way`,
    part({ is: 'thisWay' })`[that /] ${{ by: holder }} ${{ done: deedOfPlayer }} this way`,
  ) as Syntax<Predicate>

/** "That was blocked by ~ this turn". */
const makeBlocked = (thing: Syntax<Thing>): Syntax<Predicate> =>
  wordings(
    part({ is: 'wasBlocked' })`[/ ${thatWas}] ${wasBlockedBy(thing)}`,
    part({ is: 'wasBlocked' })`[that /] ${{ by: thing }} blocked this turn`,
  ) as Syntax<Predicate>

/** "That blocked it this turn", "that attacked you this turn" (today:508.6). */
const foughtWhom = (thing: Syntax<Thing>, holder: Syntax<Players>): Syntax<Predicate> =>
  wordings(
    part({ is: 'fought', as: 'blocker', during: 'turn' })`that blocked ${{ whom: thing }} this turn`,
    part({ is: 'fought', as: 'attacker', during: 'turn' })`that attacked ${{ against: holder }} this turn`,
  ) as Syntax<Predicate>

/** "Blocked by a creature you control", "it's blocking". */
const blockedBy = (thing: Syntax<Thing>, definite: Syntax<Thing>): Syntax<Predicate> =>
  wordings(
    part({ is: 'blockedBy' })`blocked by ${{ thing }}`,
    part({ is: 'blockedBy' })`${{ thing: definite }} ${copula} blocking`,
  ) as Syntax<Predicate>

const inCost = table('a mana symbol', { '{X}': 'X', '{P}': 'P', '{S}': 'S' } as const)
const exceptFor = part()`[other than / except for / , except for]`

/** "With power 4 or greater". */
export const withMeasure = memoised((measured: Syntax<Predicate>) => phrase`[with / that have] ${measured}`)
/** "Dealt damage to an opponent this turn": after a subject, or after "that". */
export const makeDealtDamageTo = memoised(
  ({ holder, definite }: ModifierNeeds) =>
    part({ is: 'dealtDamageTo' })`dealt damage to ${{ to: either(holder, definite) }} this turn`,
)

/** "With flying", "that has a cycling ability". */
const keyword = wordings(
  part({ is: 'keyword' })`with ${{ keyword: keywordName }}`,
  part({ is: 'keyword' })`with a ${{ keyword: keywordName }} ability`,
  part({ is: 'keyword' })`[that has / that have] a ${{ keyword: keywordName }} ability`,
  part({ is: 'keyword' })`[that has / that have] ${{ keyword: keywordName }}`,
)
/** When and how it came there. */
const arrived = table('what it did', {
  'that entered the battlefield this turn': { is: 'enteredThisTurn' },
  'that entered this turn': { is: 'enteredThisTurn' },
  'that entered the battlefield since your last turn ended': { is: 'enteredThisTurn', since: 'yourTurn' },
  'that entered since your last turn ended': { is: 'enteredThisTurn', since: 'yourTurn' },
  'that were put there from the battlefield this turn': { is: 'leftThisTurn' },
  'that was put there from the battlefield this turn': { is: 'leftThisTurn' },
  'that were put there from anywhere this turn': { is: 'leftThisTurn', how: 'buried' },
  'that was put there from anywhere this turn': { is: 'leftThisTurn', how: 'buried' },
  'that you discarded this turn': { is: 'leftThisTurn', how: 'discarded' },
  'that you cycled or discarded this turn': { is: 'leftThisTurn', how: 'discarded' },
}) as Syntax<Predicate>

function makeWith(needs: ModifierNeeds): Syntax<Predicate> {
  const { definite, holder, measured, indefinite, many, single, sharing } = needs
  const thing = anyThing(needs)
  return either(
    keyword,
    phrase`with ${someLandwalk}`,
    phrase`[with / that have / that has] ${oneOfKeywords}`,
    not(part({ is: 'keyword' })`without ${{ keyword: keywordName }}`),
    not(phrase`without ${someLandwalk}`),
    not(phrase`[without / that don't have / that doesn't have] ${oneOfKeywords}`),
    prefer(ITS_OWN, ownSizes, wordings(withMeasure(measured), besideIt, together, eitherSize, evenOrOdd)),
    part({ is: 'extreme' })`with the ${{ most: superlative }} ${{ what: statistic }} ${{
      among: optional(amongThese(many)),
    }}`,
    phrase`[with / that have / that has] ${countersOn}`,
    withoutCounters,
    byName,
    told,
    ofChosen,
    not(phrase`that aren't|isn't ${ofChosen}`),
    phrase`that ${fought}`,
    not(phrase`that ${foughtNot}`),
    part({ is: 'blocks' })`blocking ${{ thing }}`,
    blockedBy(thing, definite),
    part({ is: 'attacks' })`${thatIs} attacking ${{ whom: holder }}`,
    blockingOrBlocked(thing),
    onStack(needs),
    attachedTo(needs),
    foughtWhom(thing, holder),
    metBy(thing),
    makeBlocked(thing),
    part({ is: 'dealtDamageBy' })`dealt damage by ${{ thing }} this turn`,
    inBand(thing),
    part({ is: 'symbolInCost' })`with ${{ symbol: inCost }} in their|its mana costs|cost`,
    heldBy(holder),
    arrived,
    phrase`that ${makeDealtDamageTo(needs)}`,
    part({ is: 'exiledWith' })`exiled with [~ / it]`,
    part({ is: 'createdWith' })`created with [~ / it]`,
    part({ is: 'putWith' })`put onto the battlefield with [~ / it]`,
    sharing.sharing,
    not(sharing.unshared),
    part({ is: 'notThing' })`${exceptFor} ${{ thing: definite }}`,
    shaped(part()`${exceptFor} ${{ of: allOf(wordings(many, indefinite)) }}`, ({ of }) => ({ is: 'not', of })),
    wordings(ofBasicType, phrase`that's a ${isA(single)}`, phrase`that are ${isA(many)}`),
    wordings(not(phrase`that isn't a ${isA(single)}`), not(phrase`that aren't ${isA(many)}`)),
    doneThisWay(holder),
  ) as Syntax<Predicate>
}

const isModifiers = (value: unknown): value is Modifiers =>
  typeof value === 'object' && value !== null && 'withs' in value && 'control' in value

/**
 * Who controls the object may come after its qualities; after another noun ("that targets a creature you control") it
 * is about that one.
 */
function qualitiesFirst(modifiers: Syntax<Modifiers>): Syntax<Modifiers> {
  const clear = (said: Modifiers): Modifiers | undefined => {
    const last = said.withs.at(-1)
    return last !== undefined && endsInNoun(last) && said.control !== null ? undefined : said
  }
  return mapped(modifiers, { to: clear, is: isModifiers, from: clear })
}

/** "With the same name as another card in their hand": the zone is that of the other card. */
function zoneApart(modifiers: Syntax<Modifiers>): Syntax<Modifiers> {
  const clear = (said: Modifiers): Modifiers | undefined => {
    const last = said.withs.at(-1)
    return last?.is === 'shares' && last.thing.kind === 'all' && said.zone !== null ? undefined : said
  }
  return mapped(modifiers, { to: clear, is: isModifiers, from: clear })
}

/** In text order; the first order is house style. */
/** One of them by itself, behind a noun. */
export const qualityOf = memoised(makeWith)

export function makeModifiers(needs: ModifierNeeds): Syntax<Modifiers> {
  const control = optional(makeControl(needs.holder, needs.who))
  const withs = eitherOrder(qualityOf(needs))
  const zone = makeZone(needs.possessive)
  // What has been put somewhere this way isn't controlled any longer.
  const past = part({ is: 'controlled' })`${{ by: needs.holder }} controlled` as Syntax<Predicate>
  const gone = part({ is: 'thisWay' })`that were ${{
    done: table('what was done', {
      'put into a graveyard': 'putIntoGraveyard',
      destroyed: 'destroyed',
      exiled: 'exiled',
    } as const),
  }} this way`
  const thisWayOnly = repeat(gone as Syntax<Predicate>, { max: 1 })
  return wordings(
    zoneApart(part()`${{ control }} ${{ withs }} ${{ zone }}`),
    zoneApart(qualitiesFirst(part()`${{ withs }} ${{ control }} ${{ zone }}`)),
    part()`${{ control }} ${{ zone }} ${{ withs }}`,
    part({ zone: null })`${{ control: past }} ${{ withs: thisWayOnly }}` as Syntax<Modifiers>,
  )
}
