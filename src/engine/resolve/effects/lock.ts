/** What a continuous effect from a resolution locks in as it begins (418.3b, 418.3c). */
import {
  type CardType,
  type Change,
  COLORS,
  type Color,
  costing,
  type Keyword,
  type Link,
  memoised,
  type NamedChoices,
  type PlayerRule,
  type Predicate,
  playersKinds,
  type Quantity,
  type Restriction,
  type Shared,
  subtypeSet,
  type Thing,
  thingKinds,
  visitNodes,
} from '../../../language/index.ts'
import type { Edition } from '../../../rulebook/index.ts'
import {
  added,
  amount,
  characteristics,
  chosenFor,
  copyOf,
  ofType,
  playersOf,
  settledChange,
  sharedOf,
  thingsOf,
} from '../../continuous/index.ts'
import { type Context, editionOf, findOrLast, get, type ObjectId, type State, sameData } from '../../state/index.ts'

function locked(state: State, n: Quantity, context: Context): number {
  return typeof n === 'number' ? n : amount(state, n, context)
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** "Of the chosen color" and its like, with what was chosen. */
function asChosen(what: unknown, { color, type, types, cardName }: NamedChoices): Predicate | null {
  if (what === 'color') return color === undefined ? null : { is: 'color', color }
  if (what === 'types') return types === undefined ? null : { is: 'anyOf', of: types.map(ofType) }
  if (what === 'type') return type === undefined ? null : ofType(type)
  return cardName === undefined ? null : { is: 'named', name: cardName }
}

type JsonRecord = { readonly [key: string]: Json }
/** The same data with something else in the place of each part that has it. */
function rewritten(node: Json, instead: (part: JsonRecord) => Predicate | null): Json {
  if (Array.isArray(node)) return node.map((child) => rewritten(child, instead))
  if (typeof node !== 'object' || node === null) return node
  const record = node as JsonRecord
  const known = instead(record)
  if (known !== null) return known as unknown as Json
  return Object.fromEntries(Object.entries(record).map(([key, child]) => [key, rewritten(child, instead)]))
}

/** The same data with what was chosen written into everything that speaks of it; a granter's choice it finds itself. */
const withChosen = (text: Json, chosen: (link: Link | undefined) => NamedChoices): Json =>
  rewritten(text, (part) =>
    part.is === 'chosen' && !('of' in part)
      ? asChosen(part.what, chosen(part.link as (Json & Link) | undefined))
      : null,
  )

/** Being or having what something else has. */
const AS_SHARED: { readonly [S in Shared]: (value: string | number) => Predicate } = {
  color: (value) => ({ is: 'color', color: value as Color }),
  cardType: (value) => ({ is: 'type', type: value as CardType }),
  permanentType: (value) => ({ is: 'type', type: value as CardType }),
  creatureType: (value) => ({ is: 'subtype', subtype: value as string }),
  name: (value) => ({ is: 'named', name: value as string }),
  manaValue: (value) => ({ is: 'compare', what: 'manaValue', op: '=', n: value as number }),
}

/**
 * A rule for players as it begins, with what was chosen written in, its numbers counted, and what the objects are that
 * it speaks of: it goes on when those, and the text, are gone (418.3b).
 */
export function lockRule(state: State, rule: PlayerRule, context: Context): PlayerRule {
  const known = lockChosen(state, rule, context)
  return rewritten(known as unknown as Json, (part) => {
    if (part.is === 'compare') {
      const compared = part as unknown as Extract<Predicate, { is: 'compare' }>
      return { ...compared, n: locked(state, compared.n, context) }
    }
    if (part.is !== 'shares') return null
    const { what, thing } = part as unknown as Extract<Predicate, { is: 'shares' }>
    const values = thingsOf(state, thing, context).flatMap((id) => sharedOf(state, what, id))
    return { is: 'anyOf', of: [...new Set(values)].map(AS_SHARED[what]) }
  }) as unknown as PlayerRule
}

/** Words with what was chosen written in. */
function lockChosen<T>(state: State, text: T, context: Context): T {
  const held = findOrLast(state, context.source)?.chosen ?? {}
  if (Object.keys(held).length + Object.keys(context.choices).length === 0) return text
  return withChosen(text as unknown as Json, (link) => chosenFor(state, context, link)) as unknown as T
}

/** "Creatures of the chosen color", with the colour filled in. */
export function lockThing<T extends Thing>(state: State, thing: T, context: Context): T {
  return lockChosen(state, thing, context)
}

/** A change to these objects with its numbers counted now and what was chosen written in. */
export function lockChange(state: State, change: Change, objects: readonly ObjectId[], context: Context): Change {
  const known = settledChange(lockChosen(state, change, context), (link) => chosenFor(state, context, link))
  if (known.kind === 'gainCosting') return costingOwn(state, known, objects[0]) ?? known
  if (known.kind === 'gainFrom') return gainedFrom(state, known, context) ?? known
  return known.kind === 'copy'
    ? lockCopy(state, known, objects[0], context)
    : lockNumbers(state, known, objects[0] === undefined ? context : { ...context, affected: objects[0] })
}

const BY_HALF: { readonly [A in Edition['cards']['splitAnswers']]: boolean } = { together: false, each: true }

/**
 * The keyword for the object's own mana cost; `null`: it has none, which can't be paid (203.1). Asked for the mana cost
 * of a split card in a graveyard, 2004 answers with both halves' together (505.5). In 2011 each half answers for itself:
 * its spell costs what that half costs (docs/decisions/0016).
 */
function costingOwn(state: State, { ability }: Of<'gainCosting'>, id: ObjectId | undefined): Change | null {
  if (id === undefined) return null
  const { cost, halves } = characteristics(state, id)
  if (cost === null) return null
  const gained = costing(ability, cost)
  const byHalf = halves !== undefined && BY_HALF[editionOf(state).cards.splitAnswers]
  if (!byHalf || gained.kind !== 'keyword' || gained.keyword.name !== 'flashback')
    return { kind: 'gain', ability: gained }
  return { kind: 'gain', ability: { ...gained, keyword: { ...gained.keyword, ofHalf: true } } }
}

/** The keyword with what those objects are now; `null`: they are nothing of the kind. */
function gainedFrom(state: State, { keyword: name, of }: Of<'gainFrom'>, context: Context): Change | null {
  const values = thingsOf(state, of, context).map((id) => characteristics(state, id))
  const said: readonly Predicate[] =
    name === 'protection'
      ? COLORS.filter((color) => values.some(({ colors }) => colors.includes(color))).map((color) => ({
          is: 'color',
          color,
        }))
      : [...new Set(values.flatMap(({ subtypes }) => subtypes))]
          .filter((subtype) => subtypeSet(subtype) === 'land')
          .map((subtype) => ({ is: 'subtype', subtype }))
  const [first, more] = said
  if (first === undefined) return null
  const one: Predicate = more === undefined ? first : { is: 'anyOf', of: said }
  const keyword: Keyword = name === 'protection' ? { name, from: one } : { name, land: [one] }
  return {
    kind: 'gain',
    ability: { kind: 'keyword', keyword, abilities: [], at: { key: name, card: null, line: 0, keyword: name } },
  }
}
type Of<K extends Change['kind']> = Extract<Change, { kind: K }>

/** "Double the power of each creature you control": each has a number of its own. */
const speaksOfEach = memoised((change: Change): boolean => {
  let found = false
  visitNodes(change, ({ kind }) => {
    found ||= kind === 'affected'
    return undefined
  })
  return found
})

/** Whether each object that is changed has its own difference: in numbers, from what it copies (503.9), in its cost. */
export function differsByObject(change: Change): boolean {
  if (change.kind === 'gainCosting' || speaksOfEach(change)) return true
  return change.kind === 'copy' && change.except.some(({ kind }) => kind === 'keep')
}

/** 503.2-503.3: what it becomes a copy of, as that is now, including that copy's own exceptions. */
function lockCopy(
  state: State,
  change: Extract<Change, { kind: 'copy' }>,
  becoming: ObjectId | undefined,
  context: Context,
): Change {
  const [id] = thingsOf(state, change.of, context)
  const object = id === undefined ? null : findOrLast(state, id)
  if (object === null || becoming === undefined) return change
  return { ...change, copied: copyOf(state, object, change.except, get(state, becoming), context) }
}

/** What only this text knows by these words. */
const KNOWN_HERE: ReadonlySet<unknown> = thingKinds(({ known }) => known === 'here' || known === 'later')
const NAMED_HERE = playersKinds(({ pointer }) => pointer !== undefined)
const isObject = (node: unknown): node is { readonly [key: string]: Json } =>
  typeof node === 'object' && node !== null && !Array.isArray(node)

/** "Blocks that creature", "can't be blocked by it": the object itself, since the effect outlasts the text. */
function lockNamed<T>(state: State, said: T, context: Context): T {
  let found = false
  const written = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(written)
    if (!isObject(node)) return node
    if ((node.is === 'thing' || node.is === 'notThing') && isObject(node.thing) && KNOWN_HERE.has(node.thing.kind)) {
      found = true
      const [object = null] = thingsOf(state, node.thing as unknown as Thing, context)
      return { is: node.is, thing: { kind: 'granter', object } }
    }
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, written(child)]))
  }
  const all = written(said as unknown as Json)
  return found ? (all as unknown as T) : said
}

/** "Attacks that player each combat": who that is, since the effect outlasts the text. */
function lockWhom(state: State, said: Restriction, context: Context): Restriction {
  if (said.kind !== 'mustAttack' || said.whom === undefined || !NAMED_HERE.has(said.whom.players.kind)) return said
  return { ...said, whom: { ...said.whom, seats: playersOf(state, said.whom.players, context) } }
}

/** Known to this text only: any other number is counted as the price is asked for. */
const X: Quantity = { kind: 'x' }

function lockNumbers(state: State, change: Exclude<Change, { kind: 'copy' }>, context: Context): Change {
  switch (change.kind) {
    case 'pt':
      return {
        ...change,
        power: added(state, change.power, context),
        toughness: added(state, change.toughness, context),
      }
    case 'setPt':
      return {
        ...change,
        power: change.power === null ? null : locked(state, change.power, context),
        toughness: change.toughness === null ? null : locked(state, change.toughness, context),
      }
    case 'restrict': {
      const restriction = lockWhom(state, lockNamed(state, change.restriction, context), context)
      if ('times' in restriction && sameData(restriction.times, X))
        return { ...change, restriction: { ...restriction, times: locked(state, X, context) } }
      if ('n' in restriction)
        return { ...change, restriction: { ...restriction, n: locked(state, restriction.n, context) } }
      return restriction === change.restriction ? change : { ...change, restriction }
    }
    case 'control': {
      const [seat] = playersOf(state, change.by, context)
      return seat === undefined ? change : { ...change, seat }
    }
    case 'switchPt':
    case 'gain':
    case 'loseKeyword':
    case 'loseAllAbilities':
    case 'loseThis':
    case 'loseAbility':
    case 'types':
    case 'loseSupertype':
    case 'loseType':
    case 'loseCreatureTypes':
    case 'colors':
    case 'asChosen':
    case 'text':
    case 'oneOf':
    case 'gainCosting':
    case 'gainFrom':
    case 'gainOf':
      return change
  }
}
