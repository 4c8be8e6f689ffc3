/** What a word may point at, at one place of a card's text. */
import {
  type Ability,
  type CardType,
  CHOICES,
  type ChoiceName,
  type Choosable,
  type Cost,
  isVariable,
  type KeywordName,
  type ResultName,
  type Roles,
  type Trigger,
  visitNodes,
} from '../../language/index.ts'
import { ATTACHED, isChosen } from '../meaning/index.ts'
import { castingCostOf } from './castingCosts.ts'
import { kickersOf, offersOf } from './kickers.ts'
import { isExiling } from './linked.ts'

export type Made = ReadonlySet<ResultName>

/** What the card as a whole says, whichever of its abilities is read. */
export interface CardFacts {
  readonly face: Face
  /** The keywords of the card itself. */
  readonly keywords: ReadonlySet<string>
  /** The mana costs of its kickers. */
  readonly kickers: ReadonlySet<string>
  /** The kinds of the additional costs that its player may pay. */
  readonly offers: ReadonlySet<string>
  /** The alternative costs that its text offers, by their mana. */
  readonly ways: ReadonlySet<string>
  /** What is chosen for the object, as it enters or by one of its abilities. */
  readonly chosen: ReadonlySet<ChoiceName>
  /** Some ability exiles cards, for another to speak of (217.7c). */
  readonly exiles: boolean
  /** Some ability creates tokens, for another to speak of. */
  readonly creates: boolean
  /** Some ability puts something onto the battlefield, for another to speak of. */
  readonly puts: boolean
  /** What it does as it enters targets a player. */
  readonly targetsPlayer: boolean
  /** It is, or may become, an Aura, Equipment or Fortification. */
  readonly attaches: boolean
  /** An effect may make it a creature, of a planeswalker. */
  readonly comesAlive: boolean
  /** A cost of casting it uses up chosen objects. */
  readonly usesUp: boolean
  /** Its mana cost, or another cost of casting it, contains X. */
  readonly x: boolean
  /** The keywords of the card with X in their cost. */
  readonly variable: ReadonlySet<KeywordName>
  /** It marks itself as something by X: "monstrosity X". */
  readonly marksByX: boolean
}

export interface Known {
  readonly card: CardFacts
  /** In a granted ability: its object isn't the card. */
  readonly granted: boolean
  /** The keyword that stands for this ability; `null`: none does. */
  readonly within: KeywordName | null
  /** A static ability grants it to something that has made no choices of its own. */
  readonly choiceless: boolean
  /** The numbers of a change to all that match are read: each of them has its own. */
  readonly counting: boolean
  /** What is gained here, the card itself gains. */
  readonly givesItself: boolean
  /** What the ability triggers on; null where it is no triggered ability. */
  readonly trigger: Trigger | null
  /** The roles of the event that the ability responds to; null where there is none. */
  readonly roles: Roles | null
  /** What the preceding effects have left (`language/kinds/effects.ts`). */
  readonly made: Made
  /** The instances of "target" so far; null where nothing can be targeted. */
  readonly targets: ReadonlySet<number> | null
  /** A cost has used up chosen objects. */
  readonly paid: boolean
  /** The cost removes any number of counters, or all of them. */
  readonly takesCounters: boolean
  readonly x: boolean
  /** X is chosen only as this resolves, after its targets. */
  readonly xAfterTargets: boolean
  /** Inside what each of several players does, or one who need not be you. */
  readonly they: boolean
  /** What an instant or sorcery does is read. */
  readonly spell: boolean
  /** An activated or triggered ability is read, which goes on the stack as itself. */
  readonly acting: boolean
  /** In a delayed trigger that remembers something. */
  readonly remembered: boolean
}

type Node = Readonly<Record<string, unknown>>

const isX = (node: Node): boolean =>
  node.kind === 'x' || (node.kind === 'mana' && Array.isArray(node.mana) && node.mana.some(isVariable))

function some(root: unknown, test: (node: Node) => boolean): boolean {
  let found = false
  visitNodes(root, (node) => {
    found ||= test(node)
    return found ? 'skip' : undefined
  })
  return found
}

/** Whether X is announced with the cost. */
export const hasX = (cost: Cost): boolean => some(cost, isX)

/**
 * Whether it removes a number of counters that the text then speaks of, and that is known as the cost is announced: not
 * all those on something that is chosen as the cost is paid.
 */
export const takesCounters = (cost: Cost): boolean =>
  cost.some(
    (part) =>
      part.kind === 'removeCounters' &&
      typeof part.n === 'object' &&
      (part.n.kind === 'x' || (part.n.kind === 'all' && part.from.kind !== 'choose')),
  )

/** Whether paying uses up chosen objects. */
export const usesUp = (cost: Cost): boolean => cost.some(isChosen)

const ATTACHING = new Set(['enchant', 'equip', 'bestow'])
const attaches = (node: Node): boolean =>
  ATTACHING.has(String(node.name)) ||
  (node.kind === 'attach' && (node.what as { readonly kind?: string }).kind === 'self') ||
  (Array.isArray(node.subtypes) && node.subtypes.some((one) => ATTACHED.has(one)))

const makesCreature = ({ kind, types }: Node): boolean =>
  kind === 'types' && Array.isArray(types) && types.includes('creature')

/** The parts of a card other than its text. */
export interface Face {
  readonly name: string
  readonly types: readonly CardType[]
  readonly subtypes: readonly string[]
  readonly manaCost: readonly string[] | null
}

const aimsAtPlayer = (node: Node): boolean => node.kind === 'target' && node.player !== null
const CHOOSABLE = Object.keys(CHOICES) as readonly Choosable[]

/** What an additional cost that its player may pay has them do, by the kind of its parts. */
const offeredBy = (ability: Ability): readonly string[] =>
  ability.kind === 'static' && ability.rule.kind === 'additionalCost' && ability.rule.may === true
    ? ['paid', ...ability.rule.cost.map(({ kind }) => kind)]
    : []

export function factsOf(abilities: readonly Ability[], face: Face): CardFacts {
  const { subtypes, manaCost } = face
  const nodes: Node[] = []
  visitNodes(abilities, (node) => void nodes.push(node))
  const has = (test: (node: Node) => boolean): boolean => nodes.some(test)
  return {
    face,
    keywords: new Set(abilities.flatMap((one) => (one.kind === 'keyword' ? one.keyword.name : []))),
    kickers: new Set(kickersOf(abilities).keys()),
    offers: new Set(abilities.flatMap(offeredBy)),
    ways: new Set(offersOf(abilities).keys()),
    chosen: new Set([
      ...CHOOSABLE.filter((what) => has((node) => node.kind === 'makeChoice' && node.choice === what)).map(
        (what) => CHOICES[what],
      ),
      ...(has((node) => node.kind === 'sacrifices') ? (['number'] as const) : []),
    ]),
    exiles: has(isExiling),
    creates: has((node) => node.kind === 'createToken' || node.kind === 'createCopy'),
    puts: has((node) => node.kind === 'move' && (node.to as Node).zone === 'battlefield'),
    targetsPlayer: abilities.some(
      (one) => one.kind === 'triggered' && one.trigger.on === 'enters' && some(one.body, aimsAtPlayer),
    ),
    attaches: subtypes.some((one) => ATTACHED.has(one)) || has(attaches),
    comesAlive: face.types.includes('planeswalker') && has(makesCreature),
    usesUp: abilities.some((one) => usesUp(castingCostOf(one))),
    variable: new Set(
      abilities.flatMap((one) =>
        one.kind === 'keyword' && 'cost' in one.keyword && hasX(one.keyword.cost as Cost) ? one.keyword.name : [],
      ),
    ),
    marksByX: has(({ kind, n }) => kind === 'mark' && isX((n ?? {}) as Node)),
    x: (manaCost ?? []).includes('X') || abilities.some((one) => hasX(castingCostOf(one))),
  }
}
