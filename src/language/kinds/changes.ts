/** The kinds of changes to an object (418), a row each. */
import type { Change } from '../abilities.ts'
import { kindsOf, plain } from './rows.ts'

interface ChangeRow {
  /** The verb that says it, where one verb says several kinds: "loses flying and all creature types". */
  readonly verb?: 'lose' | 'become'
  /** It speaks of what was chosen for the object (217.7c). */
  readonly chosen?: true
  /** It changes who controls the object. */
  readonly controls?: true
  /** It depends on which abilities are the object's own text (212.6e, 418.6b). */
  readonly readsText?: true
  /** Cards in graveyards and in exile may be changed so, too. */
  readonly anywhere?: true
}

export const CHANGE_KINDS: { readonly [K in Change['kind']]: ChangeRow } = {
  pt: plain,
  setPt: { verb: 'become' },
  switchPt: plain,
  gain: { anywhere: true },
  gainCosting: { anywhere: true },
  gainFrom: plain,
  gainOf: plain,
  loseKeyword: { verb: 'lose' },
  loseAllAbilities: { verb: 'lose' },
  loseThis: { verb: 'lose' },
  types: { verb: 'become', readsText: true },
  loseAbility: { verb: 'lose' },
  loseSupertype: plain,
  loseType: plain,
  loseCreatureTypes: { verb: 'lose' },
  colors: { verb: 'become' },
  asChosen: { chosen: true, verb: 'become' },
  oneOf: plain,
  control: { controls: true },
  copy: plain,
  text: { readsText: true },
  restrict: plain,
}

/** The kinds for which that is so. */
export const changeKinds = (is: (row: ChangeRow) => boolean): ReadonlySet<Change['kind']> => kindsOf(CHANGE_KINDS, is)
