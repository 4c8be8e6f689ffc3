/** What mana an effect could add now: the types offered, and every possible result (406.6 / 2011:106.5, 106.7). */

import {
  activatedOf,
  MANA_TYPES,
  type ManaOutput,
  type ManaRange,
  type ManaType,
  manaAddedNow,
  type Producing,
} from '../../../language/index.ts'
import { printedFeatures } from '../../abilities/index.ts'
import {
  abilitiesOf,
  allThat,
  amount,
  characteristics,
  chosenByGranter,
  chosenFor,
  contextOf,
  holds,
  matches,
  table,
} from '../../continuous/index.ts'
import { type Context, findOrLast, get, manaFor, type ObjectId, type State } from '../../state/index.ts'

/** 2011:106.9: whether the mana is of an ability with the tap symbol in its cost. */
function isTapped(state: State, { source, at }: Context): boolean {
  const ability = at === null ? null : activatedOf(abilitiesOf(state, source), at.key)
  return ability?.cost.some((part) => part.kind === 'tap') === true
}

/** Whether anything in this game can change what is produced. */
export function producesOtherwise({ printed, shields }: State): boolean {
  return printedFeatures(printed).statics.has('producesInstead') || shields.some(({ kind }) => kind === 'produces')
}

/** "Lands produce colorless mana instead of any other type": what replaces what the object would produce (419.6). */
function insteadOf(state: State, context: Context): ((type: ManaType) => ManaType) | null {
  const other = producedInstead(state, context)
  const { controller } = context
  if (state.players[controller]?.commanders === undefined) return other
  return (type) => manaFor(state, controller, [other?.(type) ?? type])[0] ?? type
}

function producedInstead(state: State, context: Context): ((type: ManaType) => ManaType) | null {
  const found = replacing(state, context)
  if (found === null) return null
  const { mana } = found.rule
  if (mana !== 'chosen') return () => mana
  const { color } = chosenFor(state, found.by, undefined)
  // "Instead of any other color": colorless mana stays as it is.
  return (type) => (color === undefined || type === 'C' ? type : color)
}

interface Replacing {
  readonly rule: Producing
  readonly by: Context
}
function replacing(state: State, context: Context): Replacing | null {
  if (!producesOtherwise(state)) return null
  const { source } = context
  const isIt = (rule: Producing, by: Context): boolean =>
    findOrLast(state, source) !== null &&
    matches(state, rule.of, source, by) &&
    (rule.tapped !== true || isTapped(state, context))
  for (const { rule, source: by, controller } of table(state).statics)
    if (rule.kind === 'producesInstead' && isIt(rule, contextOf(by, controller)))
      return { rule, by: contextOf(by, controller) }
  for (const shield of state.shields)
    if (shield.kind === 'produces' && isIt(shield.rule, shield.context))
      return { rule: shield.rule, by: shield.context }
  return null
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
    // Whatever it costs: an X that would be announced isn't 0.
    const context = contextOf(id, get(state, id).controller, { at: ability.at, x: 1 })
    for (const { mana } of manaAddedNow(ability.body.modes, (condition) => holds(state, condition, context)))
      for (const result of resultsOf(state, mana, context, [...asking, id])) for (const type of result) types.add(type)
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
    case 'identity':
      for (const { identity } of state.players[context.controller]?.commanders ?? [])
        for (const color of identity) found.add(color)
      break
    case 'produced':
      for (const type of context.triggerData?.mana ?? []) found.add(type)
      break
    case 'chosen': {
      const { color } = range.of ? chosenByGranter(state, range.of.object) : chosenFor(state, context, range.link)
      if (color !== undefined) found.add(color)
      if (range.or !== undefined) found.add(range.or)
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
  const instead = insteadOf(state, context)
  return [...new Set(instead === null ? types : types.map(instead))]
}

function repeat(type: ManaType, n: number): readonly ManaType[] {
  return Array.from({ length: Math.max(0, n) }, () => type)
}

/** Each way to take `n` different ones. */
function setsOf(among: readonly ManaType[], n: number): readonly (readonly ManaType[])[] {
  if (n <= 0 || among.length === 0) return [[]]
  if (n >= among.length) return [among]
  return among.flatMap((type, index) =>
    among.length - index < n ? [] : setsOf(among.slice(index + 1), n - 1).map((rest) => [type, ...rest]),
  )
}

function combinations(among: readonly ManaType[], n: number): readonly (readonly ManaType[])[] {
  if (n <= 0) return [[]]
  return among.flatMap((type, index) => combinations(among.slice(index), n - 1).map((rest) => [type, ...rest]))
}

/** Whether, whatever the text says, it is just one mana of one type (419.6). */
export function isJustOne(state: State, context: Context): boolean {
  return replacing(state, context)?.rule.one === true
}

/** The possible results of one "add ...", each the mana that is added together. */
export function resultsOf(
  state: State,
  output: ManaOutput,
  context: Context,
  asking: readonly ObjectId[] = [],
): readonly (readonly ManaType[])[] {
  const all = saidResults(state, output, context, asking)
  const instead = insteadOf(state, context)
  if (instead === null) return all
  const others = all.map((result) => result.map(instead))
  return isJustOne(state, context) ? [others.find((result) => result.length > 0)?.slice(0, 1) ?? []] : others
}

/** The results as the text says them. */
function saidResults(
  state: State,
  output: ManaOutput,
  context: Context,
  asking: readonly ObjectId[],
): readonly (readonly ManaType[])[] {
  switch (output.kind) {
    case 'fixed':
      return [output.mana]
    case 'repeat':
      return [repeat(output.mana, amount(state, output.n, context))]
    case 'alternatives':
      return output.of
    case 'oneRepeat':
      return output.of.map(({ mana, n }) => repeat(mana, amount(state, n, context)))
    case 'oneOfEach':
      return [inRange(state, output.of, context, asking)]
    case 'combination': {
      const ways = output.distinct === true ? setsOf : combinations
      return ways(typesOffered(state, output, context, asking), amount(state, output.n, context))
    }
    case 'oneOf':
    case 'range': {
      const n = amount(state, output.n, context)
      return typesOffered(state, output, context, asking).map((type) => repeat(type, n))
    }
  }
}
