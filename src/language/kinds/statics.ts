/** The kinds of rules that a static ability makes (405, 418, 419), a row each. */
import type { StaticRule } from '../abilities.ts'
import { kindsOf, plain } from './rows.ts'

interface StaticRow {
  /** The field that holds effects. */
  readonly holds?: 'effects' | 'instead' | 'then'
  /** About casting the object itself: it works wherever that is cast from (402.8). */
  readonly ofCasting?: true
  /** A player may be offered to ignore it (408.2j). */
  readonly ignorable?: true
  /** Its `to` may be players as well as objects. */
  readonly recipient?: true
  /** Its words name `~`, though none of its fields does: "~ costs {1} less to cast". */
  readonly saysItself?: true
  /** It changes what spells cost. */
  readonly prices?: true
}

export const STATIC_KINDS: { readonly [K in StaticRule['kind']]: StaticRow } = {
  affect: { ignorable: true },
  enters: plain,
  replace: { holds: 'instead' },
  prevent: { recipient: true, holds: 'then' },
  turnSkipped: { holds: 'then' },
  openingReveal: { holds: 'effects', saysItself: true },
  turnsUp: { holds: 'effects', saysItself: true },
  triggersAgain: plain,
  triggersNothing: plain,
  attackOption: { holds: 'effects', saysItself: true },
  define: { saysItself: true },
  players: { ignorable: true },
  spellCost: { prices: true },
  costAdded: { prices: true },
  leastCost: { prices: true },
  abilityCost: plain,
  keywordCost: { prices: true },
  castOnly: { ofCasting: true, saysItself: true },
  xOnly: { ofCasting: true },
  castAnytime: { ofCasting: true, saysItself: true },
  producesInstead: plain,
  unpreventable: plain,
  additionalCost: { ofCasting: true, saysItself: true },
  alternativeCost: { ofCasting: true, saysItself: true },
  castFrom: { ofCasting: true, saysItself: true },
  anteOnly: plain,
  countedAs: plain,
  anyNumber: plain,
  canLead: plain,
  beginsInPlay: { saysItself: true },
  mostFighters: plain,
  tokensInstead: plain,
  countersPut: plain,
  moreDraws: plain,
  cantEnter: plain,
  damageAs: plain,
}

/** The kinds for which that is so. */
export const staticKinds = (is: (row: StaticRow) => boolean): ReadonlySet<StaticRule['kind']> =>
  kindsOf(STATIC_KINDS, is)
