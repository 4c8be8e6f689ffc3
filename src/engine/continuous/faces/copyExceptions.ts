/** The exceptions of a copy (503.9): changes to the copiable values themselves, so they are copied in turn. */
import { type Ability, type CopyChange, derivedFrom, type Printed } from '../../../language/index.ts'
import type { Edition } from '../../../rulebook/index.ts'
import type { Characteristics } from '../../state/index.ts'
import { isIntrinsic } from './basicLands.ts'
import { applied, type EvaluatedChange } from './change.ts'

/** No exception of a copy depends on its source or controller. */
const NOBODY = { source: 0, controller: 0, spellTypesStay: false }

/** A face's contribution to an object, apart from its text. */
export type Face = Omit<Printed, 'text'>

/** The ability as a copy has it that was given it as its nth exception: under a key that nothing else copied has. */
export function givenInCopying(ability: Ability, place: number): Ability {
  return derivedFrom(ability, { object: 0, key: `copy${place}` })
}

/** With its numbers as they were when it was copied. */
function evaluatedAlready(
  change: Exclude<CopyChange, { kind: 'rename' | 'costless' }>,
  place: number,
): EvaluatedChange {
  if (change.kind === 'gain') return { kind: 'gain', ability: givenInCopying(change.ability, place) }
  if (change.kind !== 'setPt') return { kind: 'plain', change }
  const number = (n: typeof change.power): number | null => (typeof n === 'number' ? n : null)
  return { kind: 'numbers', set: true, power: number(change.power), toughness: number(change.toughness) }
}

/** Whether the ability defines what the exception says otherwise. */
function defines(ability: Ability, change: CopyChange): boolean {
  if (ability.kind !== 'static') return false
  const { rule } = ability
  if (change.kind === 'colors' && change.set) {
    if (rule.kind === 'define') return rule.colors !== null
    return rule.kind === 'affect' && rule.what.kind === 'self' && rule.changes.every(({ kind }) => kind === 'colors')
  }
  return change.kind === 'setPt' && rule.kind === 'define' && (rule.power !== null || rule.toughness !== null)
}

type Values = Characteristics
const DEFINITIONS: {
  readonly [D in Edition['continuous']['definitionsCopied']]: (values: Values, change: CopyChange) => Values
} = {
  always: (values) => values,
  // 2011:706.9: what defines a characteristic that the copy has of its own isn't copied.
  unlessKept: (values, change) => ({
    ...values,
    abilities: values.abilities.filter((ability) => !defines(ability, change)),
  }),
}

function changedBy(
  values: Values,
  change: CopyChange,
  place: number,
  definitions: Edition['continuous']['definitionsCopied'],
): Values {
  if (change.kind === 'rename') return { ...values, name: change.name }
  if (change.kind === 'costless') return { ...values, cost: null }
  const copied = DEFINITIONS[definitions](values, change)
  return applied(copied.abilities, copied, evaluatedAlready(change, place), NOBODY)
}

/** The face with the changes; what basic land types give is derived again. */
export function changedFace(
  face: Face,
  changes: readonly CopyChange[],
  definitions: Edition['continuous']['definitionsCopied'],
): Face {
  let values: Values = { ...face, controller: 0, restrictions: [] }
  changes.forEach((change, place) => {
    values = changedBy(values, change, place, definitions)
  })
  const { controller: _, restrictions: __, ...after } = values
  return { ...after, abilities: after.abilities.filter((ability) => !isIntrinsic(ability)) }
}
