/** Keywords with what they carry (502). */
import type { Cost } from './costs.ts'
import type { Filter, Predicate, SimpleKeyword } from './nouns.ts'

export type Keyword =
  | { readonly name: SimpleKeyword }
  | { readonly name: 'protection'; readonly from: Predicate }
  | { readonly name: 'landwalk'; readonly land: readonly Predicate[] }
  | { readonly name: 'cycling'; readonly cost: Cost }
  | { readonly name: 'flashback'; readonly cost: Cost }
  | { readonly name: 'kicker'; readonly cost: Cost }
  | { readonly name: 'echo'; readonly cost: Cost }
  | { readonly name: 'morph'; readonly cost: Cost }
  | { readonly name: 'equip'; readonly cost: Cost }
  | { readonly name: 'enchant'; readonly filter: Filter | null; readonly player: boolean }
