/** The static abilities that replace or prevent and that work now, computed once for each table of characteristics. */
import { type Ability, type Address, memoised, type StaticRule } from '../../language/index.ts'
import { printedFeatures } from '../abilities/index.ts'
import { abilitiesOf, contextOf, holds, table } from '../continuous/index.ts'
import { type Context, type GameObject, get, type ObjectId, type Seat, type State } from '../state/index.ts'

/** The kinds of rules that are asked for here. */
const KINDS = [
  'cantEnter',
  'countersPut',
  'damageAs',
  'enters',
  'moreDraws',
  'prevent',
  'replace',
  'tokensInstead',
  'unpreventable',
] as const satisfies readonly StaticRule['kind'][]
type RuleKind = (typeof KINDS)[number]

/** A static rule that works, with the context for its text. */
export interface Working<K extends RuleKind> {
  readonly rule: Extract<StaticRule, { kind: K }>
  readonly source: ObjectId
  readonly controller: Seat
  /** Identifies this rule of this object, whatever else changes. */
  readonly id: string
  readonly at: Address
}

type Sorted = { readonly [K in RuleKind]: readonly Working<K>[] }
/** A list for each kind, to be filled. */
const lists = () => Object.fromEntries(KINDS.map((kind) => [kind, []])) as unknown as Sorted
const NONE = lists()
const isAskedFor = (kind: StaticRule['kind']): kind is RuleKind => (KINDS as readonly string[]).includes(kind)

type Held = ReturnType<typeof table>['statics']

/** The rules of a kind in force on the battlefield; skips the search if no card of the game has such a rule. */
export function workingRules<K extends RuleKind>(state: State, kind: K): Sorted[K] {
  if (!printedFeatures(state.printed).statics.has(kind)) return NONE[kind]
  return sortedOut(table(state).statics)[kind]
}

const sortedOut = memoised((statics: Held): Sorted => {
  const sorted = lists()
  for (const { rule, source, controller, ability } of statics) {
    const { kind } = rule
    if (!isAskedFor(kind)) continue
    const list = sorted[kind] as Working<RuleKind>[]
    list.push({
      rule: rule as Working<RuleKind>['rule'],
      source,
      controller,
      id: idOf(source, ability),
      at: ability.at,
    })
  }
  return sorted
})

/** Identifies an ability of an object. */
function idOf(source: ObjectId, { at }: Ability): string {
  return `${source}.${at.key}`
}

/** An object's own replacement rules when it isn't a permanent: "if ~ would be put into a graveyard from anywhere". */
export function ownReplacements(state: State, id: ObjectId): readonly Working<'replace'>[] {
  if (!printedFeatures(state.printed).statics.has('replace')) return []
  const object = get(state, id)
  if (object.zone === 'battlefield') return []
  const found: Working<'replace'>[] = []
  for (const ability of abilitiesOf(state, id)) {
    if (ability.kind !== 'static' || ability.rule.kind !== 'replace') continue
    const { rule, at } = ability
    if (ability.zone !== object.zone && ability.zone !== 'battlefield') continue
    if (rule.event.on !== 'moves' || rule.event.what.kind !== 'self') continue
    if (ability.condition !== null && !holds(state, ability.condition, contextOfObject(object))) continue
    found.push({ rule, source: id, controller: object.controller, id: idOf(id, ability), at })
  }
  return found
}

/** The context for an object's own text, with how it was cast. */
export function contextOfObject(object: GameObject, controller: Seat = object.controller): Context {
  const choices = object.choices
  return contextOf(object.id, controller, { options: choices?.options ?? [], x: choices?.x ?? 0 })
}
