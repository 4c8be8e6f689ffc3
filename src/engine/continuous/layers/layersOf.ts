/** In which layers the parts of an effect apply (418.5a-b / 613.1), from the edition record. */
import {
  type Ability,
  barredKeyword,
  type Change,
  isBasicLandType,
  memoised,
  memoisedByTwo,
  type Predicate,
  type StaticRule,
  visitNodes,
} from '../../../language/index.ts'
import { byEdition, EDITIONS, type Edition, type Layer } from '../../../rulebook/index.ts'
import type { StaticAt } from '../faces/abilityLists.ts'
import { isOfSnow } from './snow.ts'

/**
 * The changes of an effect that apply together. `group` is an index into the edition's layers; one more, after them, is
 * for rules.
 */
export interface Part {
  readonly group: number
  readonly changes: readonly Change[]
  /** From a characteristic-defining ability: applied before all others in its layer (418.5a). */
  readonly defining: boolean
  /** Whether it works in every zone (405.2a). */
  readonly everywhere: boolean
  /** What these changes can alter, as ASPECTS. */
  readonly alters: number
  /** What their numbers depend on. */
  readonly counts: number
  /** Whether each object has numbers of its own: "for each counter on it". */
  readonly perObject: boolean
}

/** What one effect can alter and another can depend on (418.5c). */
export const ASPECTS = { types: 1, colors: 2, abilities: 4, numbers: 8, control: 16, existence: 32 } as const

const LAYER_OF: Readonly<Record<Change['kind'], Layer | 'rules'>> = {
  pt: 'ptModify',
  setPt: 'ptSet',
  switchPt: 'ptSwitch',
  gain: 'ability',
  gainCosting: 'ability',
  gainFrom: 'ability',
  gainOf: 'ability',
  loseKeyword: 'ability',
  loseAllAbilities: 'ability',
  loseThis: 'ability',
  loseAbility: 'ability',
  copy: 'copy',
  types: 'type',
  loseSupertype: 'type',
  loseType: 'type',
  loseCreatureTypes: 'type',
  colors: 'color',
  asChosen: 'type',
  oneOf: 'ability',
  control: 'control',
  text: 'text',
  restrict: 'rules',
}

/** "Can't have flying": it changes which abilities there are (today:113.11). */
const isOfAbilities = (change: Change): boolean =>
  change.kind === 'restrict' && barredKeyword(change.restriction) !== null

function layerOf(change: Change): Layer | 'rules' {
  if (isOfAbilities(change)) return 'ability'
  return change.kind === 'asChosen' && change.what !== 'type' ? 'color' : LAYER_OF[change.kind]
}

const LAYER_BY: { readonly [S in Edition['cards']['snow']]: (change: Change) => Layer | 'rules' } = {
  ability: (change) => (isOfSnow(change) ? 'ability' : layerOf(change)),
  supertype: (change) => layerOf(change),
}

function altersOf(change: Change): number {
  switch (change.kind) {
    case 'pt':
    case 'setPt':
    case 'switchPt':
      return ASPECTS.numbers
    case 'gain':
    case 'loseKeyword':
    case 'gainCosting':
    case 'gainFrom':
    case 'gainOf':
    case 'oneOf':
      return ASPECTS.abilities
    case 'loseAllAbilities':
    case 'loseThis':
    case 'loseAbility':
      return ASPECTS.abilities | ASPECTS.existence
    case 'types': {
      const strips = change.set && change.subtypes.some(isBasicLandType)
      return strips ? ASPECTS.types | ASPECTS.abilities | ASPECTS.existence : ASPECTS.types
    }
    case 'loseSupertype':
    case 'loseType':
    case 'loseCreatureTypes':
      return ASPECTS.types
    case 'colors':
      return ASPECTS.colors
    // A land type may be chosen: then it strips abilities.
    case 'asChosen':
      if (change.what !== 'type') return ASPECTS.colors
      return change.set ? ASPECTS.types | ASPECTS.abilities | ASPECTS.existence : ASPECTS.types
    case 'control':
      return ASPECTS.control
    case 'text':
      return ASPECTS.types | ASPECTS.colors | ASPECTS.abilities | ASPECTS.existence
    case 'restrict':
      return isOfAbilities(change) ? ASPECTS.abilities : 0
    case 'copy':
      return 0
  }
}

const PREDICATE_ASPECTS: Readonly<Record<Predicate['is'], number>> = {
  type: ASPECTS.types,
  supertype: ASPECTS.types,
  subtype: ASPECTS.types,
  chosen: ASPECTS.types | ASPECTS.colors,
  shares: ASPECTS.types | ASPECTS.colors,
  state: ASPECTS.types,
  marked: 0,
  color: ASPECTS.colors,
  colorless: ASPECTS.colors,
  commonestColor: ASPECTS.colors,
  multicolored: ASPECTS.colors,
  monocolored: ASPECTS.colors,
  historic: ASPECTS.types,
  keyword: ASPECTS.abilities,
  compare: ASPECTS.numbers,
  extreme: ASPECTS.numbers,
  controlled: ASPECTS.control,
  not: 0,
  anyOf: 0,
  allOf: 0,
  owned: 0,
  in: 0,
  other: 0,
  notThing: 0,
  thing: 0,
  named: 0,
  expansion: 0,
  blocks: 0,
  blockedBy: 0,
  attacks: 0,
  attachedTo: 0,
  pairedWith: 0,
  hasCounter: 0,
  targets: 0,
  ofSource: 0,
  abilityKind: 0,
  castFrom: 0,
  paidFor: 0,
  singleTarget: 0,
  dealtDamageBy: 0,
  dealtDamageTo: 0,
  enteredThisTurn: 0,
  enteredFrom: 0,
  heldSince: ASPECTS.control,
  bandedWith: 0,
  landwalk: ASPECTS.abilities,
  abilityless: ASPECTS.abilities,
  such: ASPECTS.types,
  sizes: ASPECTS.numbers,
  parity: ASPECTS.numbers,
  totalling: ASPECTS.numbers,
  unlike: 0,
  alike: 0,
  inset: 0,
  symbolInCost: 0,
  beneath: 0,
  tapAbility: ASPECTS.abilities,
  activatedAbility: ASPECTS.abilities,
  leftThisTurn: 0,
  createdWith: 0,
  putWith: 0,
  exiledWith: 0,
  fought: 0,
  wasBlocked: 0,
  thisWay: 0,
}

/** What a phrase depends on, as ASPECTS. */
export function looksAt(node: unknown): number {
  return typeof node === 'object' && node !== null ? aspectsIn(node) : 0
}

const aspectsIn = memoised((node: object): number => {
  let aspects = 0
  visitNodes(node, (inner) => {
    if (typeof inner.is === 'string') aspects |= PREDICATE_ASPECTS[inner.is as Predicate['is']] ?? 0
    if (inner.kind === 'kinds') aspects |= ASPECTS.types | ASPECTS.colors | ASPECTS.numbers
    if (inner.kind === 'party') aspects |= ASPECTS.types | ASPECTS.control
    if (inner.kind === 'statistic' || inner.kind === 'extreme') aspects |= ASPECTS.numbers
    if (inner.kind === 'you' || inner.kind === 'controllerOf') aspects |= ASPECTS.control
    return undefined
  })
  return aspects
})

function countsOf(change: Change): number {
  if (change.kind === 'pt' || change.kind === 'setPt') return looksAt(change.power) | looksAt(change.toughness)
  if (change.kind === 'gainOf') return ASPECTS.abilities | looksAt(change.of)
  return change.kind === 'control' && change.seat === undefined ? looksAt(change.by) : 0
}

function partOf(group: number, changes: readonly Change[]): Part {
  let alters = 0
  let counts = 0
  for (const change of changes) {
    alters |= altersOf(change)
    counts |= countsOf(change)
  }
  return { group, changes, defining: false, everywhere: false, alters, counts, perObject: changes.some(isPerObject) }
}

function isPerObject(change: Change): boolean {
  let found = change.kind === 'gainCosting'
  if (change.kind === 'pt' || change.kind === 'setPt')
    visitNodes(change, (node) => {
      found ||= node.kind === 'affected'
      return undefined
    })
  return found
}

const RULES_GROUPS = byEdition((id) => 1 + Math.max(...Object.values(EDITIONS[id].continuous.layers)))

/** The group after all layers: rules about objects that aren't characteristics (613.10). */
export function rulesGroup(edition: Edition): number {
  return RULES_GROUPS[edition.id]
}

/** The group that holds a layer. */
export function groupOf(edition: Edition, layer: Layer): number {
  return edition.continuous.layers[layer]
}

function build(edition: Edition, changes: readonly Change[]): readonly Part[] {
  const layerOf = LAYER_BY[edition.cards.snow]
  const whole = edition.continuous.typeChangesWhole && changes.some((change) => layerOf(change) === 'type')
  const byGroup = new Map<number, Change[]>()
  for (const change of changes) {
    // The copy layer comes first: values start from what is copiable (503.2, copiable.ts).
    if (change.kind === 'copy') continue
    const layer = layerOf(change)
    const moved = whole && layer !== 'rules' && layer !== 'control' ? 'type' : layer
    const group = moved === 'rules' ? rulesGroup(edition) : groupOf(edition, moved)
    const together = byGroup.get(group)
    if (together === undefined) byGroup.set(group, [change])
    else together.push(change)
  }
  return [...byGroup].sort(([a], [b]) => a - b).map(([group, together]) => partOf(group, together))
}

/** The parts of an effect with these changes, in the order of the layers. */
export const partsByLayer = memoisedByTwo(build)

/** What a definition sets, as changes. */
function setBy(rule: Extract<StaticRule, { kind: 'define' }>): readonly Change[] {
  const { power, toughness, colors } = rule
  const painted: readonly Change[] = colors === null ? [] : [{ kind: 'colors', set: true, colors }]
  return power === null && toughness === null ? painted : [...painted, { kind: 'setPt', power, toughness }]
}

type OnObjects = Extract<StaticRule, { kind: 'affect' | 'define' }>

/** What a static ability changes. */
function changesOf(rule: OnObjects): readonly Change[] {
  return rule.kind === 'define' ? setBy(rule) : rule.changes
}

/** Whether it says what the object is or has. */
const IS_OR_HAS: Readonly<Record<Change['kind'], boolean>> = {
  pt: false,
  setPt: false,
  switchPt: false,
  gain: true,
  gainCosting: false,
  gainFrom: false,
  gainOf: false,
  loseKeyword: false,
  loseAllAbilities: false,
  loseThis: false,
  loseAbility: false,
  copy: false,
  types: true,
  loseSupertype: true,
  loseType: true,
  loseCreatureTypes: true,
  colors: true,
  asChosen: true,
  oneOf: false,
  control: false,
  text: false,
  restrict: false,
}

/** 405.2: whether changes that an object's own ability makes to it are characteristic-defining. */
function defines(edition: Edition, rule: StaticRule, changes: readonly Change[]): boolean {
  return rule.kind === 'define' || DEFINITIONS[edition.continuous.definitions].isOne(changes)
}

interface Definitions {
  readonly isOne: (changes: readonly Change[]) => boolean
  /** Whether neither what another ability has given nor what has a condition can be one. */
  readonly plainOnly: boolean
}

const DEFINITIONS: { readonly [D in Edition['continuous']['definitions']]: Definitions } = {
  all: {
    isOne: (changes) =>
      changes.some((change) => change.kind === 'types') || changes.every((change) => IS_OR_HAS[change.kind]),
    plainOnly: false,
  },
  narrow: {
    isOne: (changes) =>
      changes.every(
        (change) =>
          change.kind === 'colors' ||
          change.kind === 'asChosen' ||
          (change.kind === 'types' && change.supertypes.length === 0 && change.types.length === 0),
      ),
    plainOnly: true,
  },
}

function definingPart(edition: Edition, rule: StaticRule, part: Part): Part {
  const { group, changes } = part
  if (!defines(edition, rule, changes)) return part
  const everywhere =
    edition.continuous.definesEverywhere ||
    changes.some((change) => change.kind === 'types' || change.kind === 'colors')
  const defined = changes.some((change) => change.kind === 'setPt') && group === groupOf(edition, 'ptSet')
  return { ...part, group: defined ? groupOf(edition, 'ptDefine') : group, defining: true, everywhere }
}

const NO_PARTS: readonly Part[] = []

const plainPlan = memoisedByTwo((edition: Edition, rule: OnObjects) => build(edition, changesOf(rule)))

const definingPlan = memoisedByTwo((edition: Edition, _: Ability, rule: OnObjects) =>
  build(edition, changesOf(rule)).map((part) => definingPart(edition, rule, part)),
)

/**
 * The parts of a static ability's effect: what defines its own object sets its values before other effects do (405.2).
 */
export function planOfStatic(edition: Edition, held: StaticAt, granted: boolean): readonly Part[] {
  const { rule, ability, condition } = held
  if (rule.kind !== 'affect' && rule.kind !== 'define') return NO_PARTS
  if (rule.kind === 'affect' && rule.what.kind !== 'self') return partsByLayer(edition, rule.changes)
  if (DEFINITIONS[edition.continuous.definitions].plainOnly && (granted || condition !== null))
    return plainPlan(edition, rule)
  return definingPlan(edition, ability, rule)
}
