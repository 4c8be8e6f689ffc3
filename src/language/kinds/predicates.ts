/** The kinds of qualities, a row each. */
import type { Predicate } from '../nouns.ts'
import { kindsOf, plain } from './rows.ts'

interface PredicateRow {
  /** What something has or is by itself (2004:502.7a). */
  readonly characteristic?: true
  /** It asks what has happened before. */
  readonly history?: true
  /** It speaks of what was chosen for the object (217.7c). */
  readonly chosen?: true
  /** It says where cards are: in a zone, in a pile of linked cards, the very cards. */
  readonly places?: 'zone' | 'pile' | 'thing'
  /** It is known of a spell after that has resolved: how it was as it was cast. */
  readonly remembered?: true
  /** It is of several things that are chosen together, of none alone. */
  readonly together?: true
}

export const PREDICATE_KINDS: { readonly [K in Predicate['is']]: PredicateRow } = {
  type: { characteristic: true, remembered: true },
  supertype: { characteristic: true, remembered: true },
  subtype: { characteristic: true, remembered: true },
  color: { characteristic: true, remembered: true },
  colorless: { characteristic: true, remembered: true },
  multicolored: { characteristic: true, remembered: true },
  monocolored: { characteristic: true, remembered: true },
  historic: { characteristic: true, remembered: true },
  state: plain,
  marked: plain,
  keyword: { characteristic: true },
  named: { characteristic: true },
  expansion: plain,
  hasCounter: plain,
  castFrom: plain,
  paidFor: plain,
  abilityKind: plain,
  singleTarget: plain,
  not: { characteristic: true },
  anyOf: plain,
  allOf: plain,
  controlled: plain,
  owned: plain,
  in: { places: 'zone' },
  compare: { characteristic: true },
  extreme: plain,
  commonestColor: plain,
  other: plain,
  notThing: plain,
  thing: { places: 'thing' },
  blocks: plain,
  blockedBy: plain,
  attacks: plain,
  attachedTo: plain,
  pairedWith: plain,
  shares: plain,
  chosen: { chosen: true },
  thisWay: { places: 'pile' },
  targets: plain,
  ofSource: plain,
  fought: { history: true },
  wasBlocked: { history: true },
  heldSince: { history: true },
  bandedWith: plain,
  landwalk: { characteristic: true },
  abilityless: { characteristic: true },
  such: { characteristic: true },
  sizes: { characteristic: true },
  parity: { characteristic: true },
  totalling: { together: true },
  unlike: { together: true },
  alike: { together: true },
  inset: { characteristic: true },
  symbolInCost: { characteristic: true },
  beneath: plain,
  tapAbility: plain,
  activatedAbility: plain,
  enteredThisTurn: { history: true },
  enteredFrom: { history: true },
  leftThisTurn: { history: true },
  dealtDamageTo: { history: true },
  dealtDamageBy: { history: true },
  createdWith: plain,
  putWith: plain,
  exiledWith: { places: 'pile' },
}

/** The kinds for which that is so. */
export const predicateKinds = (is: (row: PredicateRow) => boolean): ReadonlySet<Predicate['is']> =>
  kindsOf(PREDICATE_KINDS, is)
