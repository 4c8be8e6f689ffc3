/**
 * Which cards an edition knows, and how it reads them: a book's card types, the subtypes of its instants and sorceries
 * (205), its mana symbols (104.3).
 */
import {
  everyFace,
  isNamed,
  isVariable,
  type ManaCost,
  type ManaSymbol,
  memoisedByTwo,
  type Printed,
  type StandsFor,
  subtypeSet,
  VARIANT_TYPES,
  visitNodes,
} from '../../language/index.ts'
import { EDITIONS, type Edition, type EditionId, RULED_COUNTERS } from '../../rulebook/index.ts'
import { type Refusal, refuse } from '../state/index.ts'

function whyNotSubtypes(edition: EditionId, card: Printed): Refusal | null {
  const known = EDITIONS[edition].cards.spellTypes
  if (!card.types.includes('instant') && !card.types.includes('sorcery')) return null
  const unknown = card.subtypes.find((subtype) => subtypeSet(subtype) === 'spell' && !known.includes(subtype))
  return unknown === undefined ? null : refuse({ edition }, 'edition.spellType', { card: card.name, subtype: unknown })
}

/** The symbols of all of a card's costs: its mana cost and those in its abilities. */
function symbolsOf({ cost, abilities }: Printed): readonly ManaSymbol[] {
  const symbols = [...(cost ?? [])]
  visitNodes(abilities, (node) => {
    if (node.kind === 'mana' && Array.isArray(node.mana)) symbols.push(...(node.mana as ManaCost))
    return undefined
  })
  return symbols
}

/** 104.3: all books have the colours and numerals. */
function whyNotSymbols(edition: EditionId, card: Printed): Refusal | null {
  const { variables, mixedManaSymbols, colorlessManaSymbols } = EDITIONS[edition].cards
  const knows = (symbol: ManaSymbol): boolean => {
    if (isVariable(symbol)) return variables.includes(symbol)
    if (symbol.startsWith('C') || /\/.\//.test(symbol)) return colorlessManaSymbols
    return mixedManaSymbols || (symbol !== 'S' && !symbol.includes('/'))
  }
  const unknown = symbolsOf(card).find((symbol) => !knows(symbol))
  return unknown === undefined ? null : refuse({ edition }, 'edition.manaSymbol', { card: card.name, symbol: unknown })
}

/** The counters of a card's text: those that it puts on something, and those of which it says what they are for. */
function countersOf({ abilities }: Printed): { readonly put: readonly string[]; readonly used: ReadonlySet<string> } {
  const put: string[] = []
  const used = new Set<string>()
  visitNodes(abilities, ({ kind, is, on, counter, n }) => {
    if (typeof counter !== 'string') return undefined
    const isUsed = is !== undefined || on === 'lastCounterRemoved' || kind === 'removeCounters' || n === undefined
    isUsed ? used.add(counter) : put.push(counter)
    return undefined
  })
  return { put, used }
}

/**
 * Counters that do something by a rule are no counters of a book without that rule, unless the text itself says what
 * they are for: a keyword counter gives its keyword all the same.
 */
function whyNotCounters(edition: EditionId, card: Printed): Refusal | null {
  const { keywords, kinds, equipping } = EDITIONS[edition].stateBased.ruledCounters
  const ruled = EDITIONS.today.stateBased.ruledCounters
  const { put, used } = countersOf(card)
  const lacks = (counter: string): boolean =>
    (ruled.keywords.includes(counter) && !keywords.includes(counter)) ||
    (ruled.equipping.includes(counter) && !equipping.includes(counter)) ||
    RULED_COUNTERS.some((kind) => kind === counter && !kinds.includes(kind) && !used.has(kind))
  const unknown = put.find(lacks)
  return unknown === undefined ? null : refuse({ edition }, 'edition.counter', { card: card.name, counter: unknown })
}

/** Why the edition's rules don't know the card: its form, its type line, a symbol or a counter isn't in that book. */
export function whyUnknownInEdition(edition: EditionId, card: Printed): Refusal | null {
  const { parts } = card
  if (parts !== undefined && !EDITIONS[edition].cards.parts.includes(parts.kind))
    return refuse({ edition }, 'edition.parts', { card: card.name, kind: parts.kind })
  const refused = everyFace(card).map((face) => whyNotFace(edition, face))
  return refused.find((one) => one !== null) ?? null
}

function whyNotFace(edition: EditionId, card: Printed): Refusal | null {
  const type = card.types.find((one) => !EDITIONS[edition].cards.types.includes(one))
  if (type !== undefined) return refuse({ edition }, 'edition.cardType', { card: card.name, type })
  return whyNotSubtypes(edition, card) ?? whyNotSymbols(edition, card) ?? whyNotCounters(edition, card)
}

/** Why the card can't be in a deck in this edition: that book doesn't know it, or it is a variant's. */
export function whyNotInEdition(edition: EditionId, card: Printed): Refusal | null {
  const unknown = whyUnknownInEdition(edition, card)
  const variant = card.types.find((one) => VARIANT_TYPES.includes(one))
  if (unknown !== null || variant === undefined) return unknown
  return refuse({ edition }, 'edition.variant', { card: card.name, type: variant })
}

type Fields = Readonly<Record<string, unknown>>
type Standing = StandsFor<unknown>

const varies = (node: Fields): boolean => node.kind === 'keyword' && 'variants' in node

function settled(node: unknown, edition: Edition): unknown {
  if (Array.isArray(node)) return node.map((one) => settled(one, edition))
  if (typeof node !== 'object' || node === null) return node
  const { variants, ...rest } = node as Fields
  const fields = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, settled(value, edition)]))
  if (!varies(node as Fields)) return variants === undefined ? fields : { ...fields, variants }
  const { by, at } = variants as NonNullable<Standing['variants']>
  return { ...fields, abilities: settled((at as Readonly<Record<string, unknown>>)[edition.keywords[by]], edition) }
}

/**
 * The card as the edition has it: what its keywords stand for is that book's text (502). The same card gives the same.
 */
export const asInEdition = memoisedByTwo((edition: Edition, card: Printed): Printed => {
  let found = false
  visitNodes([card.abilities, card.parts?.faces], (node) => {
    if (varies(node)) found = true
    return undefined
  })
  return found ? (settled(card, edition) as Printed) : card
})

/** 100.2: whether its own text lets a deck hold any number of cards of its name. */
export function isUnlimited({ abilities, name }: Printed): boolean {
  return abilities.some((one) => one.kind === 'static' && one.rule.kind === 'anyNumber' && isNamed(name, one.rule.name))
}
