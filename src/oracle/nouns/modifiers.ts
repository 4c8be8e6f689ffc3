/** What stands after a noun: "with flying", "you control", "in your graveyard", "other than ~". */
import type { Comparison, Condition, Deed, Filter, Players, Predicate, Quantity, Thing } from '../../language/index.ts'
import {
  either,
  mapped,
  optional,
  part,
  phrase,
  type Syntax,
  series,
  table,
  verbatim,
  wordings,
  words,
} from '../core/index.ts'
import { counterKind, digitsOrX, keywordName, ownZone, severalWord } from '../lexicon/index.ts'
import { eitherOrder, endsInNoun } from './eitherOrder.ts'
import { fought, foughtNot, metBy } from './fights.ts'
import { onStack } from './onStack.ts'
import { isControl } from './predicates.ts'
import { statistic, superlative } from './quantities.ts'
import { ofChoice } from './said.ts'

export interface ModifierNeeds {
  readonly thing: Syntax<Thing>
  readonly holder: Syntax<Players>
  /** "Controls an Island", of a player. */
  readonly who: Syntax<Condition>
  readonly possessive: Syntax<Players>
  readonly measure: Syntax<Quantity>
  /** "It", "~". */
  readonly definite: Syntax<Thing>
  /** "Its", "that spell's". */
  readonly possessed: Syntax<Thing>
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

/** "4 or greater", "less than its power". */
export function makeComparison(measure: Syntax<Quantity>): Syntax<{ readonly op: Comparison; readonly n: Quantity }> {
  return either(
    part({ op: '>=' })`${{ n: digitsOrX }} or greater`,
    part({ op: '<=' })`${{ n: digitsOrX }} or less`,
    part({ op: '=' })`${{ n: digitsOrX }}`,
    part({ op: '=' })`equal to ${{ n: measure }}`,
    part({ op: '<' })`less than ${{ n: measure }}`,
    part({ op: '>' })`greater than ${{ n: measure }}`,
    part({ op: '<=' })`less than or equal to ${{ n: measure }}`,
    part({ op: '>=' })`[greater than or equal to / equal to or greater than] ${{ n: measure }}`,
  )
}

type All = Extract<Predicate, { is: 'allOf' }>
/** What a noun says of an object, as one quality: for "other than lands and tokens". */
const allOf = (of: Syntax<Filter>): Syntax<All> => wordings(allOfNoun(of, 'permanent'), allOfNoun(of, 'card'))
const allOfNoun = (of: Syntax<Filter>, kind: Filter['noun']): Syntax<All> =>
  mapped(of, {
    to: ({ noun, is }) => (noun === kind && is.length > 0 ? { is: 'allOf' as const, of: is } : undefined),
    is: (value): value is All => (value as Predicate | null)?.is === 'allOf',
    from: ({ of: is }): Filter => ({ noun: kind, is }),
  })

type Not = Extract<Predicate, { is: 'not' }>
const isNot = (value: unknown): value is Not =>
  typeof value === 'object' && value !== null && (value as Predicate).is === 'not'
const not = (of: Syntax<Predicate>): Syntax<Not> =>
  mapped(of, { to: (inner): Not => ({ is: 'not', of: inner }), is: isNot, from: (outer) => outer.of })

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

type AnyOf = Extract<Predicate, { is: 'anyOf' }>
const isBothWays = (value: unknown): value is AnyOf =>
  typeof value === 'object' &&
  value !== null &&
  (value as Predicate).is === 'anyOf' &&
  (value as AnyOf).of.map((one) => one.is).join() === 'blocks,blockedBy'

/** "Blocking or blocked by ~". */
function blockingOrBlocked(thing: Syntax<Thing>): Syntax<AnyOf> {
  return mapped(part()`blocking or blocked by ${{ thing }}`, {
    to: (said): AnyOf => ({
      is: 'anyOf',
      of: [
        { is: 'blocks', thing: said.thing },
        { is: 'blockedBy', thing: said.thing },
      ],
    }),
    is: isBothWays,
    from: ({ of: [first] }) => (first?.is === 'blocks' ? { thing: first.thing } : undefined),
  })
}

/** What an effect of the same text has done to it. */
export const deed: Syntax<Deed> = table<Deed>('what was done', {
  destroyed: 'destroyed',
  'that died': 'died',
  sacrificed: 'sacrificed',
  discarded: 'discarded',
  exiled: 'exiled',
  returned: 'returned',
  'returned to the battlefield': 'putOntoBattlefield',
  'put onto the battlefield': 'putOntoBattlefield',
  'put into a graveyard': 'putIntoGraveyard',
  'put into your graveyard': 'putIntoGraveyard',
  'put into your hand': 'putIntoHand',
  milled: 'milled',
  revealed: 'revealed',
  drawn: 'drawn',
  created: 'created',
  countered: 'countered',
  tapped: 'tapped',
  untapped: 'untapped',
  'dealt damage': 'dealtDamage',
})

/** What objects can have in common. */
const shared = table('a characteristic', {
  'creature type': 'creatureType',
  'card type': 'cardType',
  'permanent type': 'permanentType',
  color: 'color',
})
/** What is the same, or isn't. */
const sameAs = table('a characteristic', {
  name: 'name',
  'mana value': 'manaValue',
  'converted mana cost': 'manaValue',
})
const atLeastOne = table('a characteristic', { 'creature type': 'creatureType', color: 'color' })

type Definite = Exclude<Thing, { kind: 'choose' | 'all' }>
const isDefinite = (value: unknown): value is Definite =>
  typeof value === 'object' && value !== null && (value as Thing).kind !== 'choose' && (value as Thing).kind !== 'all'
const isAll = (value: unknown): value is Extract<Thing, { kind: 'all' }> =>
  typeof value === 'object' && value !== null && (value as Thing).kind === 'all'

type SharedNeeds = Pick<ModifierNeeds, 'thing' | 'indefinite'>

/** What something is shared with: "~", or any one of what "a creature you control" describes. */
function makeSharedWith({ thing, indefinite }: SharedNeeds): Syntax<Thing> {
  const definite = mapped(thing, {
    to: (one) => (isDefinite(one) ? one : undefined),
    is: isDefinite,
    from: (one) => one,
  })
  const any = mapped(indefinite, {
    to: (filter): Extract<Thing, { kind: 'all' }> => ({ kind: 'all', filter }),
    is: isAll,
    from: ({ filter }) => filter,
  })
  return either(definite, any)
}

/** "Shares a color with it": after the subject. */
export function makeShares(needs: SharedNeeds): Syntax<Extract<Predicate, { is: 'shares' }>> {
  const sharedWith = makeSharedWith(needs)
  return wordings(
    part({ is: 'shares' })`share|shares a ${{ what: shared }} with ${{ thing: sharedWith }}`,
    part({ is: 'shares' })`share|shares at least one ${{ what: atLeastOne }} with ${{ thing: sharedWith }}`,
    part({ is: 'shares' })`have|has the same ${{ what: sameAs }} as ${{ thing: sharedWith }}`,
  ) as Syntax<Extract<Predicate, { is: 'shares' }>>
}

/** "With a charge counter on it", "with counters on them". */
const withCounter = wordings(
  part({ is: 'hasCounter' })`with a ${{ counter: counterKind }} counter on [it / them]`,
  part({ is: 'hasCounter' })`with ${{ counter: counterKind }} counters on them`,
  part({
    is: 'hasCounter',
  })`with ${{ least: severalWord }} or more ${{ counter: counterKind }} counters on [it / them]`,
  part({ is: 'hasCounter', counter: null })`with a counter on [it / them]`,
  part({ is: 'hasCounter', counter: null })`with counters on them`,
)

/** What was chosen or is to be chosen, and what else has words of its own. */
const told = table('a quality', {
  'of the chosen color': { is: 'chosen', what: 'color' },
  'of that color': { is: 'chosen', what: 'color' },
  'of the chosen type': { is: 'chosen', what: 'type' },
  'of that type': { is: 'chosen', what: 'type' },
  'with the chosen name': { is: 'chosen', what: 'cardName' },
  'with that name': { is: 'chosen', what: 'cardName' },
  'of the color of your choice': ofChoice('color'),
  'of the creature type of your choice': ofChoice('creatureType'),
  'of the card type of your choice': ofChoice('cardType'),
  'with a single target': { is: 'singleTarget' },
  'that was dealt damage this turn': { is: 'state', state: 'damaged' },
  'that has been dealt damage this turn': { is: 'state', state: 'damaged' },
  'dealt damage this turn': { is: 'state', state: 'damaged' },
}) as Syntax<Predicate>

const YOU: Players = { kind: 'you' }
const THEIRS: Players = { kind: 'anOpponent' }

type Keyed = Extract<Predicate, { is: 'keyword' }>
const isKeyed = (one: Predicate): one is Keyed => one.is === 'keyword'
/** "Flying or reach": after "with" or "without". */
const oneOfKeywords: Syntax<AnyOf> = mapped(series(keywordName, 'or', { min: 2, max: 3 }), {
  to: (names): AnyOf => ({ is: 'anyOf', of: names.map((keyword): Keyed => ({ is: 'keyword', keyword })) }),
  is: (value): value is AnyOf => (value as Predicate | null)?.is === 'anyOf' && (value as AnyOf).of.every(isKeyed),
  from: ({ of }) => of.filter(isKeyed).map(({ keyword }) => keyword),
})

const byName = either(
  part({ is: 'named' })`named ${{ name: cardName }}`,
  part({ is: 'expansion' })`from the ${{ name: cardName }} expansion`,
)

/** "That shares a color with it", "with the same name as it", "that doesn't share a color with a creature you control". */
const makeSharing = ({
  thing,
  indefinite,
  possessed,
}: SharedNeeds & Pick<ModifierNeeds, 'possessed'>): Syntax<Predicate> =>
  either(
    wordings(
      phrase`that ${makeShares({ thing, indefinite })}`,
      part({ is: 'shares' })`with the same ${{ what: sameAs }} as ${{ thing: makeSharedWith({ thing, indefinite }) }}`,
      part({ is: 'shares', what: 'manaValue' })`with ${{ thing: possessed }} [mana value / converted mana cost]`,
    ),
    not(
      part({ is: 'shares' })`that don't|doesn't share a ${{ what: shared }} with ${{
        thing: makeSharedWith({ thing, indefinite }),
      }}`,
    ),
  ) as Syntax<Predicate>

function makeWith(needs: ModifierNeeds): Syntax<Predicate> {
  const { thing, definite, possessed, holder, measure, indefinite, many } = needs
  const keyword = wordings(
    part({ is: 'keyword' })`with ${{ keyword: keywordName }}`,
    part({ is: 'keyword' })`with a ${{ keyword: keywordName }} ability`,
  )
  return either(
    keyword,
    phrase`with ${oneOfKeywords}`,
    not(part({ is: 'keyword' })`without ${{ keyword: keywordName }}`),
    not(phrase`without ${oneOfKeywords}`),
    part({ is: 'compare' })`with ${{ what: statistic }} ${makeComparison(measure)}`,
    part({ is: 'extreme', among: null })`with the ${{ most: superlative }} ${{ what: statistic }}`,
    part({ is: 'extreme' })`with the ${{ most: superlative }} ${{ what: statistic }} among ${{ among: many }}`,
    withCounter,
    not(part({ is: 'hasCounter' })`without a ${{ counter: counterKind }} counter on [it / them]`),
    byName,
    told,
    phrase`that ${fought}`,
    not(phrase`that ${foughtNot}`),
    part({ is: 'blocks' })`blocking ${{ thing }}`,
    wordings(
      part({ is: 'blockedBy' })`blocked by ${{ thing }}`,
      part({ is: 'blockedBy' })`${{ thing: definite }}'s blocking`,
      part({ is: 'blockedBy' })`${{ thing: definite }} is blocking`,
    ),
    part({ is: 'attacks' })`[attacking / that's attacking / that are attacking] ${{ whom: holder }}`,
    blockingOrBlocked(thing),
    onStack(needs),
    part({ is: 'attachedTo' })`attached to ${{ thing }}`,
    part({ is: 'fought', as: 'blocker', during: 'turn' })`that blocked ${{ whom: thing }} this turn`,
    metBy(thing),
    wordings(
      part({ is: 'wasBlocked' })`[that were / that was /] blocked by ${{ by: thing }} this turn`,
      part({ is: 'wasBlocked' })`[that /] ${{ by: thing }} blocked this turn`,
    ),
    part({ is: 'dealtDamageBy' })`dealt damage by ${{ thing }} this turn`,
    table('what it did', {
      'that entered the battlefield this turn': { is: 'enteredThisTurn' },
      'that were put there from the battlefield this turn': { is: 'leftThisTurn' },
    }) as Syntax<Predicate>,
    part({ is: 'dealtDamageTo' })`that dealt damage to ${{ to: either(holder, thing) }} this turn`,
    part({ is: 'exiledWith' })`exiled with [~ / it]`,
    makeSharing({ thing, indefinite, possessed }),
    part({ is: 'notThing' })`[other than / except for] ${{ thing: definite }}`,
    not(
      wordings(
        phrase`other than ${allOf(many)}`,
        phrase`except for ${allOf(many)}`,
        phrase`other than ${allOf(indefinite)}`,
        phrase`except for ${allOf(indefinite)}`,
      ),
    ),
    part({ is: 'thisWay' })`${{ done: deed }} this way`,
  ) as Syntax<Predicate>
}

type Joint = Extract<Predicate, { is: 'allOf' | 'anyOf' }>
/** "You both own and control", "you own or control". */
function both(holder: Syntax<Players>): Syntax<Joint> {
  const kind = table('both or either', { 'both own and control': 'allOf', 'own or control': 'anyOf' } as const)
  return mapped(part()`${{ by: holder }} ${{ kind }}`, {
    to: ({ by, kind: is }): Joint => ({
      is,
      of: [
        { is: 'owned', by },
        { is: 'controlled', by },
      ],
    }),
    is: (value): value is Joint =>
      isControl(value as Predicate) && 'of' in (value as Joint) && (value as Predicate).is !== 'not',
    from: ({ is, of: [first] }) => (first?.is === 'owned' ? { by: first.by, kind: is } : undefined),
  })
}

type Controlled = Extract<Predicate, { is: 'controlled' }>
/** "Whose controller controls an Island": of a controller who does. */
const ofSuch = (who: Syntax<Condition>): Syntax<Controlled> =>
  mapped(part()`whose controller ${{ if: who }}`, {
    to: (said): Controlled => ({ is: 'controlled', by: { kind: 'playersWho', among: 'players', ...said } }),
    is: (value): value is Controlled => (value as Predicate | null)?.is === 'controlled',
    from: ({ by }) => (by.kind === 'playersWho' && by.among === 'players' ? { if: by.if } : undefined),
  })

function makeControl(holder: Syntax<Players>, who: Syntax<Condition>): Syntax<Predicate> {
  return either(
    wordings(
      part({ is: 'controlled' })`${{ by: holder }} control|controls`,
      part({ is: 'controlled' })`controlled by ${{ by: holder }}`,
      ofSuch(who),
    ),
    part({ is: 'owned' })`${{ by: holder }} own|owns`,
    both(holder),
    table('whose', {
      "you don't control": { is: 'not', of: { is: 'controlled', by: YOU } },
      "you don't own": { is: 'not', of: { is: 'owned', by: YOU } },
    }) as Syntax<Predicate>,
  ) as Syntax<Predicate>
}

/** "In your graveyard", "from a graveyard"; nothing, or "on the battlefield". */
export function makeZone(possessive: Syntax<Players>): Syntax<Predicate | null> {
  const owned = wordings(
    part({ is: 'in' })`[in / from] ${{ of: possessive }} ${{ zone: ownZone }}` as Syntax<Predicate>,
    words("in your opponents' graveyards", { is: 'in', zone: 'graveyard', of: THEIRS } as Predicate),
  )
  const plain = table('a zone', {
    'in a graveyard': { is: 'in', zone: 'graveyard', of: null },
    'from a graveyard': { is: 'in', zone: 'graveyard', of: null },
    'in all graveyards': { is: 'in', zone: 'graveyard', of: null },
    'from all graveyards': { is: 'in', zone: 'graveyard', of: null },
    'in each graveyard': { is: 'in', zone: 'graveyard', of: null },
    'in graveyards': { is: 'in', zone: 'graveyard', of: null },
    'from graveyards': { is: 'in', zone: 'graveyard', of: null },
    'from a single graveyard': { is: 'in', zone: 'graveyard', of: null, single: true },
    'in a single graveyard': { is: 'in', zone: 'graveyard', of: null, single: true },
    'in exile': { is: 'in', zone: 'exile', of: null },
    'from exile': { is: 'in', zone: 'exile', of: null },
    'from outside the game': { is: 'in', zone: 'outside', of: null },
  })
  return either(owned as Syntax<Predicate>, plain as Syntax<Predicate>, wordings(nothing, onTheBattlefield))
}

/** A permanent is on the battlefield anyway: the words add nothing. */
const nothing: Syntax<null> = words('', null)
const onTheBattlefield: Syntax<null> = words('on the battlefield', null)

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

/** In text order; the first order is house style. */
export function makeModifiers(needs: ModifierNeeds): Syntax<Modifiers> {
  const control = optional(makeControl(needs.holder, needs.who))
  const withs = eitherOrder(makeWith(needs))
  const zone = makeZone(needs.possessive)
  return wordings(
    part()`${{ control }} ${{ withs }} ${{ zone }}`,
    qualitiesFirst(part()`${{ withs }} ${{ control }} ${{ zone }}`),
    part()`${{ control }} ${{ zone }} ${{ withs }}`,
  )
}
