/** What an object is, with all effects applied: the most frequent questions. */
import {
  type Ability,
  type CardType,
  type Color,
  inFull,
  type Keyword,
  type KeywordName,
} from '../../../language/index.ts'
import {
  type Characteristics,
  find,
  findAnywhere,
  type HeldRestriction,
  type LayerState,
  type ObjectId,
  type Seat,
} from '../../state/index.ts'
import { blankFor, copiable } from '../faces/copiable.ts'
import { evaluators } from '../words/evaluators.ts'
import { holdsKeyword } from '../words/predicates.ts'
import { statisticOf } from '../words/statistics.ts'
import { computationNow, valuesSoFar } from './computation.ts'
import { type HeldPlayerRule, table } from './table.ts'
import { valuesOffBattlefield } from './valuesOffBattlefield.ts'

/**
 * The characteristics of an object with all layers applied (418.5 / 613); for one that is gone or away, as it last
 * existed (413.2f). What a seat may not know has none.
 */
export function characteristics(state: LayerState, id: ObjectId): Characteristics {
  const soFar = computationNow() === null ? null : valuesSoFar(id)
  if (soFar !== null) return soFar
  const known = find(state, id) === null ? state.lastKnown[id] : undefined
  if (known !== undefined) return known.characteristics
  const object = findAnywhere(state, id)
  if (object === null) return blankFor(0)
  return object.zone === 'battlefield'
    ? (table(state).of.get(id) ?? copiable(state, object))
    : valuesOffBattlefield(state, object)
}
evaluators.characteristics = characteristics

/** An object's current abilities: keywords, each followed by what it stands for (502). */
export function abilitiesOf(state: LayerState, id: ObjectId): readonly Ability[] {
  return inFull(characteristics(state, id).abilities)
}

/** Whether the object has the keyword. */
export function hasKeyword(state: LayerState, id: ObjectId, name: KeywordName): boolean {
  return holdsKeyword(characteristics(state, id).abilities, name)
}

/** Every instance of a keyword that the object has (402.7). */
export function keywordsOf<N extends KeywordName>(
  state: LayerState,
  id: ObjectId,
  name: N,
): readonly Extract<Keyword, { name: N }>[] {
  return characteristics(state, id).abilities.flatMap((ability) =>
    ability.kind === 'keyword' && ability.keyword.name === name
      ? (ability.keyword as Extract<Keyword, { name: N }>)
      : [],
  )
}

/** Whether the object has the card type. */
export function isType(state: LayerState, id: ObjectId, type: CardType): boolean {
  return characteristics(state, id).types.includes(type)
}

/** Power as rules and effects read it; zero where there is none (104.2). */
export function powerOf(state: LayerState, id: ObjectId): number {
  return statisticOf(state, 'power', id)
}

/** Toughness as rules and effects read it; zero where there is none (104.2). */
export function toughnessOf(state: LayerState, id: ObjectId): number {
  return statisticOf(state, 'toughness', id)
}

/** The object's colours (203.2). */
export function colorsOf(state: LayerState, id: ObjectId): readonly Color[] {
  return characteristics(state, id).colors
}

/** The converted mana cost, with the X of a spell on the stack (203.3). */
export function manaValueOf(state: LayerState, id: ObjectId): number {
  return statisticOf(state, 'manaValue', id)
}

/** What the object can't do, must do, or may do beyond the rules, apart from its keywords. */
export function restrictionsOn(state: LayerState, id: ObjectId): readonly HeldRestriction[] {
  return characteristics(state, id).restrictions
}

const NO_RULES: readonly HeldPlayerRule[] = []

/** The rules for a player in force from static abilities and lasting effects (418.1). */
export function rulesFor(state: LayerState, seat: Seat): readonly HeldPlayerRule[] {
  return table(state).playerRules[seat] ?? NO_RULES
}
