/** Amounts: "2", "X", "that much", and described ones: "the number of ...", "its power". */
import {
  type Deed,
  type Filter,
  type KindCounted,
  memoised,
  type Players,
  type Predicate,
  type Quantity,
  type Thing,
} from '../../language/index.ts'
import {
  either,
  many,
  named,
  nounRule,
  nouns,
  one,
  optional,
  part,
  phrase,
  plural,
  prefer,
  rule,
  type Syntax,
  series,
  shaped,
  singular,
  table,
  verbatim,
  wordings,
  words,
} from '../core/index.ts'
import {
  color,
  counterKind,
  digits,
  digitsOrX,
  keywordName,
  numberWord,
  ownZones,
  playerCounter,
  subtypeWord,
  there,
  x,
} from '../lexicon/index.ts'
import { type DoneNeeds, makeDone, makeThisTurn } from './amountsDone.ts'
import { thatOne } from './onStack.ts'
import { isKind } from './predicates.ts'
import { always, suchAs } from './qualified.ts'
import { said } from './said.ts'

export interface QuantityNeeds extends DoneNeeds {
  /** "Creatures". */
  readonly many: Syntax<Filter>
  readonly thing: Syntax<Thing>
  readonly possessed: Syntax<Thing>
  /** "A Treasure". */
  readonly indefinite: Syntax<Filter>
  /** "Target creature". */
  readonly targeted: Syntax<Thing>
  readonly all: Syntax<Thing>
  /** "Players who control more lands than you": in either number. */
  readonly suchPlayers: Syntax<Players>
}

export interface QuantitySyntaxes {
  /** "2", "X", "that much": what can stand before a noun. */
  readonly written: Syntax<Quantity>
  /** After "equal to" or "where X is": "the number of ...", "its power", "your life total". */
  readonly measure: Syntax<Quantity>
  /** After "for each": "creature you control", "card in your hand", "charge counter on ~". */
  readonly each: Syntax<Quantity>
  /** Only amounts: "1 damage dealt to you this turn". */
  readonly units: Syntax<Quantity>
  /** The same in the plural, after a number: "creatures you control". */
  readonly eachMany: Syntax<Quantity>
  /** "Half your life, rounded up". */
  readonly halfOfLife: Syntax<Quantity>
}

/** "Power", "mana value". */
export const statistic = table('a characteristic', {
  power: 'power',
  toughness: 'toughness',
  'mana value': 'manaValue',
  'converted mana cost': 'manaValue',
})

/** Whether it means the most or the least. */
export const superlative = table('most or least', { greatest: true, highest: true, least: false, lowest: false })

/** "Among creatures you control". */
export const amongThese = memoised((many: Syntax<Filter>) => phrase`among ${many}`)

const OF_FLIPS: ReadonlySet<string> = new Set<Deed>(['wonFlip', 'lostFlip', 'flippedHeads', 'flippedTails'])
/** "Flip you won", "coin that comes up heads". */
export const isOfFlips = (n: Quantity): boolean => typeof n === 'object' && n.kind === 'thisWay' && OF_FLIPS.has(n.done)

/** Amounts, one for each: never "the number of 1 damage". */
const makeUnits = (done: Syntax<Quantity>): Syntax<Quantity> =>
  wordings(
    singular(phrase`1 ${done}`),
    rule('thisWay', { done: 'wonFlip' })`flip [/ you won / you win]`,
    rule('thisWay', { done: 'lostFlip' })`flip you [lose / lost]`,
    rule('thisWay', { done: 'flippedHeads' })`coin that comes up heads`,
    rule('thisWay', { done: 'flippedTails' })`coin that comes up tails`,
    rule('thatMuch')`1 life [you / they] [gained / lost]`,
  )

const thatMuch: Syntax<Quantity> = plural(
  table('an amount', { 'that much': { kind: 'thatMuch' }, 'that many': { kind: 'thatMuch' } } as const),
)

const CARDS_ARE_A_SIZE = 'plain cards of one zone are the size of that zone, however they are counted'

/** What is counted by its kinds. */
/** Characteristics that are numbers, as nouns with a plural. */
export const statisticNoun = nouns('a characteristic', [
  ['power', 'powers', 'power'],
  ['toughness', 'toughnesses', 'toughness'],
  ['mana value', 'mana values', 'manaValue'],
] as const)
const kindsNamed = nouns('a characteristic', [
  ['basic land type', 'basic land types', 'basicLandType'],
  ['card type', 'card types', 'cardType'],
  ['color', 'colors', 'color'],
  ['mana value', 'mana values', 'manaValue'],
] as const)
const kindsCounted: Syntax<KindCounted> = wordings(kindsNamed, phrase`different ${statisticNoun}`)
const itOrSelf = part()`[it / ~]`

const SNOW: Filter = { noun: 'permanent', is: [{ is: 'supertype', supertype: 'snow' }] }
/** Mana, by what produced it (today:107.4h). */
const snowMana: Syntax<Filter> = words('{S}', SNOW)
/** "Mana from a Treasure", "{S}". */
export const producer = memoised((indefinite: Syntax<Filter>) => wordings(phrase`mana from ${indefinite}`, snowMana))

/** What has been chosen for the spell that says it. */
const announced = wordings(
  rule('announced', { what: 'targets' })`targets|target`,
  rule('announced', { what: 'modes' })`modes|mode`,
)
const led = rule(
  'commanderCasts',
)`times|time you've cast [your commander / a commander] from the command zone this game`

/** Opponents and dungeons, which only "you" have. */
const opponents = wordings(
  rule('opponents', { of: { kind: 'you' } })`opponents|opponent you have`,
  rule('attackedPlayers', { of: { kind: 'you' } })`opponents|opponent you attacked this combat`,
  rule('dungeons', { of: { kind: 'you' } })`differently named dungeons|dungeon you've completed`,
)

/** What is counted, in the form that the words before it ask for. */
function makeEach(needs: QuantityNeeds): Syntax<Quantity> {
  const { filter, thing, possessed, player, possessive } = needs
  const size = rule('zoneSize')`cards|card [in / from] ${{ of: possessive }} ${{ zone: ownZones }}`
  const counters = rule('counters')`${{ counter: optional(counterKind) }} counters|counter on ${{ of: thing }}`
  const count = rule('count')`${{ filter: filter }}` as Syntax<Quantity>
  const before = rule('castBefore')`spells|spell cast before ${{ of: thing }} this turn`
  const paid = wordings(
    rule('timesPaid', { keyword: 'kicker' })`times|time ${itOrSelf} was kicked`,
    rule('timesPaid')`times|time [its / ~'s] ${{ keyword: keywordName }} cost was paid`,
  )
  const mutated = rule('timesMutated')`times|time ${itOrSelf} has mutated`
  const kinds = either(
    rule('kinds')`${{ what: kindsCounted }} ${{ among: amongThese(needs.many) }}`,
    rule('kinds', { what: 'color' })`of ${{ among: thatOne(possessed) }} colors`,
  )
  const symbols = rule('manaSymbols')`${{ color }} mana symbols|symbol in ${{
    among: either(phrase`the mana costs of ${many(filter)}`, phrase`${thatOne(possessed)} mana cost`),
  }}`
  const spent = rule('colorsSpent')`colors|color of mana spent to cast ${{ of: thing }}`
  const manaSpent = wordings(
    rule('manaSpent')`mana spent to cast ${{ of: needs.definite }}`,
    rule('manaSpent')`${{ from: producer(needs.indefinite) }} [/ that was] spent to cast ${{ of: needs.definite }}`,
  )
  const party = rule('party')`creatures|creature in ${{ of: possessive }} party`
  const beyond = rule('beyondFirst')`${{ of: either(count, announced) }} beyond the first`
  const onPlayers = nounRule(
    'playerCounters',
  )`${{ counter: playerCounter }} counters|counter ${{ of: player }} have|has`
  const players = rule('players')`${{ of: needs.suchPlayers }}`
  const votes = rule('votes')`${{ for: verbatim('an option', 1, ['vote', 'votes']) }} votes|vote`
  const removed = nounRule('countersRemoved')`${{ counter: optional(counterKind) }} counters|counter removed this way`
  const devoured = rule('devoured')`creatures|creature ${{ by: thing }} devoured`
  const did = makeThisTurn(needs)
  const counted = wordings(count, inRevealedHand, ofTheExiled, sacrificedOf(filter))
  const all = [
    size,
    counters,
    before,
    paid,
    mutated,
    led,
    kinds,
    symbols,
    spent,
    manaSpent,
    party,
    opponents,
    players,
    votes,
    counted,
    beyond,
    onPlayers,
    removed,
    devoured,
    did,
  ].map((one) => one as Syntax<Quantity>)
  return prefer(CARDS_ARE_A_SIZE, ...all)
}

/** "Your devotion to black", "to white and blue": symbols of either color (today:700.5). */
function makeDevotion({ possessive }: QuantityNeeds): Syntax<Quantity> {
  const permanents = (by: Players): Filter => ({ noun: 'permanent', is: [{ is: 'controlled', by }] })
  return wordings(
    shaped(part()`${{ who: possessive }} devotion to ${{ color }}`, ({ who, color: of }) => ({
      kind: 'manaSymbols',
      color: of,
      among: permanents(who),
    })),
    shaped(part()`${{ who: possessive }} devotion to ${{ color }} and ${{ or: color }}`, ({ who, color: of, or }) => ({
      kind: 'manaSymbols',
      color: of,
      or,
      among: permanents(who),
    })),
  )
}

const SACRIFICED: Predicate = { is: 'thisWay', done: 'sacrificed' }
/** "Sacrificed creature": that was sacrificed this way. */
const sacrificedOf = (filter: Syntax<Filter>) =>
  shaped(always(phrase`sacrificed ${suchAs(filter, ({ is }) => is.every(isKind))}`, SACRIFICED), (of) => ({
    kind: 'count',
    filter: of,
  }))

/** "For each of the exiled cards": those that this text has just exiled. */
const ofTheExiled: Syntax<Quantity> = words('of the exiled cards', {
  kind: 'count',
  filter: { noun: 'card', is: [{ is: 'thisWay', done: 'exiled' }] },
} as const)
const THAT_PLAYER = said('that player') as unknown as Players
const THEIR_HAND = { is: 'in', zone: 'hand', of: THAT_PLAYER } as const
const kindOrColor: Syntax<Predicate> = either(
  part({ is: 'subtype' })`${{ subtype: subtypeWord }}`,
  part({ is: 'color' })`${{ color }}`,
) as Syntax<Predicate>
/** "Mountain and red card in it": of a hand that has been revealed, each card that is either. */
const inRevealedHand = shaped(
  part()`${{ of: series(kindOrColor, 'and', { min: 2, max: 2 }) }} cards|card in it`,
  ({ of }) => ({ kind: 'count', filter: { noun: 'card', is: [{ is: 'anyOf', of }, THEIR_HAND] } }),
)

/** "2", "two": either form may stand before "plus". */
const number: Syntax<number> = wordings(digits, numberWord)
const xTerm: Syntax<Quantity> = x

const total = part()`[/ total]`

/** What has names of its own. */
const told = table('an amount', {
  'the chosen number': { kind: 'chosenNumber' },
  'the result': { kind: 'chosenNumber' },
  'that result': { kind: 'chosenNumber' },
  'the other result': { kind: 'chosenNumber', other: true },
  'the last chosen number': { kind: 'chosenNumber', last: true },
})

/** "The number of Forests sacrificed as ~ entered the battlefield". */
const makeSacrificed = (filter: Syntax<Filter>): Syntax<Quantity> =>
  part({ kind: 'chosenNumber' })`the number of ${{
    sacrificed: many(filter),
  }} sacrificed as ${itOrSelf} entered ${there}` as Syntax<Quantity>

/** "The number of lands you control plus 1", "5 minus its power". */
function makeSums(term: Syntax<Quantity>): Syntax<Quantity> {
  const a = either(term, number, xTerm)
  const b = either(term, number)
  const isSum = (said: { readonly a: Quantity; readonly b: Quantity }): boolean =>
    typeof said.a !== 'number' || typeof said.b !== 'number'
  return either(
    shaped(part()`${{ a }} plus ${{ b }}`, (said) => ({ kind: 'sum', of: [said.a, said.b] }), { when: isSum }),
    // A difference is the sum with the negative number.
    shaped(
      part()`${{ a }} [minus / in excess of] ${{ b }}`,
      (said) => ({ kind: 'sum', of: [said.a, { kind: 'negative', of: said.b }] }),
      { when: isSum },
    ),
  )
}

/** Where what is counted is; `null`: it isn't objects, or they may be anywhere. */
function placeOf(n: Quantity): string | null {
  if (typeof n !== 'object') return null
  if (n.kind === 'zoneSize') return n.zone
  if (n.kind !== 'count') return null
  if (n.filter.noun === 'permanent') return 'battlefield'
  const inZone = n.filter.is.find((one) => one.is === 'in')
  return inZone?.is === 'in' ? inZone.zone : null
}
/** "Elf you control and each Elf card in your graveyard": in two places, so that nothing is counted twice. */
const makeBoth = (each: Syntax<Quantity>): Syntax<Quantity> =>
  shaped(part()`${{ a: each }} and each ${{ b: each }}`, ({ a, b }) => ({ kind: 'sum', of: [a, b] }), {
    when: ({ a, b }) => placeOf(a) !== null && placeOf(b) !== null && placeOf(a) !== placeOf(b),
  })

const rounded = part()`rounded ${{ round: table('up or down', { up: 'up', down: 'down' }) }}`
const times = table('how often', { twice: 2, 'two times': 2, 'three times': 3, 'four times': 4, 'five times': 5 })

export function makeQuantities(needs: QuantityNeeds): QuantitySyntaxes {
  const counting = makeEach(needs)
  const done = makeDone(needs)
  const base: Syntax<Quantity> = either(
    wordings(
      shaped(part()`the ${total} number of ${{ n: many(counting) }}`, ({ n }) => n),
      makeDevotion(needs),
      rule('manaSpent')`the amount of mana spent to cast ${{ of: needs.definite }}`,
      rule('manaSpent')`the amount of ${{ from: snowMana }} spent to cast ${{ of: needs.definite }}`,
    ),
    wordings(
      rule('statistic')`${{ of: needs.possessed }} ${{ what: statistic }}`,
      rule('statistic')`the ${total} ${{ what: statistic }} of ${{ of: either(needs.definite, needs.targeted) }}`,
      rule('statistic')`the total ${{ what: statistic }} of ${{ of: needs.all }}`,
    ),
    rule('extreme')`the ${{ most: superlative }} ${{ what: statistic }} ${{ among: amongThese(needs.many) }}`,
    rule('life')`${{ of: needs.possessive }} life total`,
    rule('startingLife')`${{ of: needs.possessive }} starting life total`,
    rule('extremeLife')`the ${{ most: superlative }} life total among ${wordings(
      part()`[all players / players]`,
      part({ opponents: true } as const)`your opponents`,
    )}`,
    wordings(
      shaped(part()`the ${total} [/ amount of] ${{ n: done }}`, ({ n }) => n),
      makeSacrificed(needs.filter),
      told,
      part({ kind: 'chosenNumber' })`the life paid as ${itOrSelf} entered ${there}`,
    ),
  ) as Syntax<Quantity>
  const twice = rule('times')`${{ n: times }} ${{ of: either(base, digitsOrX) }}`
  const half = rule('half')`half ${{ of: base }}, ${rounded}`
  const halfOfLife = rule('half')`half ${{ of: rule('life')`${{ of: needs.possessive }} life` }}, ${rounded}`
  const term: Syntax<Quantity> = either(base, twice)
  const sums = makeSums(term)
  const measure: Syntax<Quantity> = either(base, twice, half as Syntax<Quantity>, sums)
  const units = makeUnits(done)
  /** "X plus 3 life", "three times X life", "twice that much". */
  const ofX = plural(
    either(
      shaped(part()`${{ a: xTerm }} plus ${{ b: digits }}`, (said) => ({ kind: 'sum', of: [said.a, said.b] })),
      rule('times')`${{ n: times }} ${{ of: either(xTerm, thatMuch) }}`,
    ),
  )
  return {
    written: named('an amount', either(digitsOrX, thatMuch, ofX) as Syntax<Quantity>),
    measure: named('an amount', measure),
    each: either(one(counting), units, makeBoth(one(counting))),
    units,
    eachMany: many(counting),
    halfOfLife: halfOfLife as Syntax<Quantity>,
  }
}
