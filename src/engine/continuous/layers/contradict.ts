/** Whether objects that enter together have effects whose order matters (418.5e). */
import type { Ability, Change } from '../../../language/index.ts'
import { editionOf, type LayerState } from '../../state/index.ts'
import { sorted } from '../faces/abilityLists.ts'
import { type Part, planOfStatic } from './layersOf.ts'

/** Changes that hide the result of earlier ones; all others give the same result in any order. */
const OVERRIDES: Readonly<Record<Change['kind'], boolean | 'ifSet'>> = {
  pt: false,
  setPt: true,
  switchPt: true,
  gain: false,
  gainCosting: false,
  gainFrom: false,
  gainOf: false,
  loseKeyword: true,
  loseAllAbilities: true,
  loseThis: true,
  loseAbility: true,
  copy: false,
  types: 'ifSet',
  loseSupertype: true,
  loseType: true,
  loseCreatureTypes: true,
  colors: 'ifSet',
  asChosen: 'ifSet',
  oneOf: false,
  control: true,
  text: true,
  restrict: false,
}

function overrides(change: Change): boolean {
  const does = OVERRIDES[change.kind]
  return does === 'ifSet' ? 'set' in change && change.set : does
}

type Text = readonly Ability[]

function partsOf(state: LayerState, text: Text): readonly Part[] {
  return sorted(text).effects.flatMap((held) =>
    held.rule.kind === 'affect' && held.zone === 'battlefield' ? planOfStatic(editionOf(state), held, false) : [],
  )
}

/**
 * Of these lists of abilities, those with an effect in the same layer as another's, at least one of the two overriding.
 */
export function contradicting(state: LayerState, texts: readonly Text[]): ReadonlySet<Text> {
  const different = [...new Set(texts)]
  const parts = different.map((text) => partsOf(state, text))
  const found = new Set<Text>()
  different.forEach((text, index) => {
    const meets = (other: Part): boolean =>
      (parts[index] ?? []).some(
        (own) => own.group === other.group && [...own.changes, ...other.changes].some(overrides),
      )
    if (parts.some((others, place) => place !== index && others.some(meets))) found.add(text)
  })
  return found
}
