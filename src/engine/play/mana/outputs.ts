/** What mana an effect could add now: the types offered, and every possible result (406.6 / 2011:106.5, 106.7). */

import { MANA_TYPES, type ManaOutput, type ManaRange, type ManaType } from '../../../language/index.ts'
import { manaAdded } from '../../abilities/index.ts'
import {
  abilitiesOf,
  allThat,
  amount,
  characteristics,
  chosenByGranter,
  chosenFor,
  contextOf,
  matches,
  table,
} from '../../continuous/index.ts'
import { type Context, findOrLast, get, type ObjectId, type State } from '../../state/index.ts'

/** "Lands produce colorless mana instead of any other type": what type the object's mana becomes (419.6). */
function producedBy(state: State, source: ObjectId, type: ManaType): ManaType {
  for (const held of table(state).statics) {
    if (held.rule.kind !== 'producesInstead') continue
    const there = findOrLast(state, source)
    if (there !== null && matches(state, held.rule.what, source, contextOf(held.source, held.controller)))
      return held.rule.mana
  }
  return type
}

/**
 * The types a permanent could produce: by each of its abilities, if it resolved now, whatever it costs (2011:106.7).
 */
function couldProduce(state: State, id: ObjectId, asking: readonly ObjectId[]): ReadonlySet<ManaType> {
  const types = new Set<ManaType>()
  // Permanents that only refer to one another give no types.
  if (asking.includes(id)) return types
  for (const ability of abilitiesOf(state, id)) {
    if (ability.kind !== 'activated' && ability.kind !== 'triggered') continue
    for (const { mana } of manaAdded(ability.body.modes)) {
      const context = contextOf(id, get(state, id).controller)
      for (const result of resultsOf(state, mana, context, [...asking, id])) for (const type of result) types.add(type)
    }
  }
  return types
}

function inRange(state: State, range: ManaRange, context: Context, asking: readonly ObjectId[]): readonly ManaType[] {
  const found = new Set<ManaType>()
  switch (range.kind) {
    case 'couldProduce':
      for (const id of allThat(state, range.what, context))
        for (const type of couldProduce(state, id, [...asking, context.source])) found.add(type)
      break
    case 'colorsAmong':
      for (const id of allThat(state, range.what, context))
        for (const color of characteristics(state, id).colors) found.add(color)
      break
    case 'produced':
      for (const type of context.triggerData?.mana ?? []) found.add(type)
      break
    case 'chosen': {
      const { color } = range.of ? chosenByGranter(state, range.of.object) : chosenFor(state, context, range.link)
      if (color !== undefined) found.add(color)
      break
    }
    default:
      range satisfies never
  }
  const colors = range.kind === 'couldProduce' || range.kind === 'produced' ? range.colors : true
  return MANA_TYPES.filter((type) => found.has(type) && !(colors && type === 'C'))
}

/** The types among which one is chosen for an output; empty if no type can be determined. */
export function typesOffered(
  state: State,
  output: Extract<ManaOutput, { kind: 'oneOf' | 'combination' | 'range' }>,
  context: Context,
  asking: readonly ObjectId[] = [],
): readonly ManaType[] {
  const types = output.kind === 'range' ? inRange(state, output.of, context, asking) : output.among
  return [...new Set(types.map((type) => producedBy(state, context.source, type)))]
}

function repeat(type: ManaType, n: number): readonly ManaType[] {
  return Array.from({ length: Math.max(0, n) }, () => type)
}

function combinations(among: readonly ManaType[], n: number): readonly (readonly ManaType[])[] {
  if (n <= 0) return [[]]
  return among.flatMap((type, index) => combinations(among.slice(index), n - 1).map((rest) => [type, ...rest]))
}

/** The possible results of one "add ...", each the mana that is added together. */
export function resultsOf(
  state: State,
  output: ManaOutput,
  context: Context,
  asking: readonly ObjectId[] = [],
): readonly (readonly ManaType[])[] {
  const become = (types: readonly ManaType[]): readonly ManaType[] => {
    const changed = types.map((type) => producedBy(state, context.source, type))
    return changed.some((type, index) => type !== types[index]) ? changed : types
  }
  switch (output.kind) {
    case 'fixed':
      return [become(output.mana)]
    case 'repeat':
      return [become(repeat(output.mana, amount(state, output.n, context)))]
    case 'alternatives':
      return output.of.map(become)
    case 'combination':
      return combinations(typesOffered(state, output, context, asking), amount(state, output.n, context))
    case 'oneOf':
    case 'range': {
      const n = amount(state, output.n, context)
      return typesOffered(state, output, context, asking).map((type) => repeat(type, n))
    }
  }
}
