/**
 * The rules that a reading cites, as each edition numbers them; what its own book doesn't have stands in the earlier
 * one.
 */
import type { Duration, StaticRule, Trigger } from '../../language/index.ts'
import type { EditionId } from '../../rulebook/index.ts'

export type Cited = Readonly<Record<EditionId, string>>

const both = (rule: string): Cited => ({ '2004': rule, '2011': rule, today: rule })
const each = (old: string, later: string): Cited => ({ '2004': old, '2011': later, today: later })

/** What a line of a reading is about. */
export const RULES = {
  cost: each('2004:403.1', '2011:602.1a'),
  sick: each('2004:403.4', '2011:602.5a'),
  modes: both('2004:409.1b'),
  activatedTargets: each('2004:409.1c', '2011:602.2b'),
  spellTargets: both('2004:409.1c'),
  triggeredTargets: both('2004:410.4'),
  may: both('2004:413.2c'),
  mayTriggered: both('2004:410.5'),
  pay: both('2004:413.2e'),
  does: both('2004:413.2b'),
  later: both('2004:404.4'),
  gone: both('2004:413.2a'),
  condition: both('2004:404.3'),
  standing: both('2004:405.1'),
  restricted: each('2004:403.3', '2011:602.5b'),
  anyTime: each('2004:408.1d', '2011:602.2'),
  activatedMana: each('2004:411.2', '2011:605.3a'),
  triggeredMana: each('2004:411.3', '2011:605.4a'),
  loyalty: both('2011:contents/606'),
  waits: both('2004:410.3'),
  elsewhere: both('2004:402.8'),
} as const satisfies Readonly<Record<string, Cited>>

/** Why and when an ability triggers. */
export const TRIGGER_RULES: { readonly [K in Trigger['on']]: string } = {
  step: '2004:410.2',
  enters: '2004:410.10a',
  leaves: '2004:410.10d',
  dies: '2004:410.10d',
  moves: '2004:410.10',
  attacks: '2004:308.3',
  attackers: '2004:410.9d',
  attacked: '2004:308.3',
  blocks: '2004:410.9',
  blocksAlone: '2004:410.9',
  becomesBlocked: '2004:410.9',
  attacksUnblocked: '2004:410.9',
  dealsDamage: '2004:410.7',
  dealtDamage: '2004:410.7',
  playerDealtDamage: '2004:410.7',
  cast: '2004:409.1i',
  plays: '2004:212.6a',
  activates: '2004:409.1i',
  activatesWithoutTap: '2004:409.1i',
  upkeepPaid: '2004:502.13',
  clashes: '2011:701.20',
  setInMotion: '2011:contents/9',
  rolls: '2011:contents/9',
  planeswalks: '2011:contents/9',
  losesGame: '2004:102.3',
  becomesTarget: '2004:410.2',
  playerTargeted: '2004:410.2',
  tapped: '2004:410.2',
  untapped: '2004:410.2',
  regenerates: '2004:419.6b',
  draws: '2004:410.6',
  drawRevealed: '2004:404.5',
  discards: '2004:410.6',
  shuffles: '2004:410.2',
  gainsLife: '2004:410.6',
  losesLife: '2004:410.6',
  sacrificed: '2004:410.10d',
  losesControl: '2004:410.10d',
  cycled: '2004:502.18',
  searches: '2004:410.2',
  flipsCoin: '2011:contents/705',
  unattached: '2004:410.2',
  turnedFaceUp: '2004:410.2',
  phases: '2004:502.15',
  countersPut: '2004:410.6',
  counterRemoved: '2004:410.2',
  lastCounterRemoved: '2004:410.2',
  done: '2004:404.4',
  acts: '2004:410.2',
  surveils: '2004:410.2',
  copies: '2004:410.2',
  state: '2004:410.11',
  anyOf: '2004:404.1',
}

interface Standing {
  /** What kind of ability it is called. */
  readonly title: 'static' | 'defining' | 'entering' | 'replacing' | 'preventing' | 'costs'
  /** How it works: the end of a key `read.works.…`. */
  readonly works:
    | 'layers'
    | 'always'
    | 'everywhere'
    | 'entering'
    | 'replacing'
    | 'preventing'
    | 'total'
    | 'casting'
    | 'declaring'
    | 'before'
  readonly rule: string
}

/** What a static ability is, and how it works. */
export const STATIC_RULES: { readonly [K in StaticRule['kind']]: Standing } = {
  affect: { title: 'static', works: 'layers', rule: '2004:418.5a' },
  define: { title: 'defining', works: 'everywhere', rule: '2004:405.2' },
  players: { title: 'static', works: 'always', rule: '2004:418.1' },
  enters: { title: 'entering', works: 'entering', rule: '2004:410.10e' },
  replace: { title: 'replacing', works: 'replacing', rule: '2004:419.1a' },
  prevent: { title: 'preventing', works: 'preventing', rule: '2004:419.1d' },
  unpreventable: { title: 'static', works: 'always', rule: '2004:419.7' },
  producesInstead: { title: 'replacing', works: 'replacing', rule: '2004:419.1a' },
  spellCost: { title: 'costs', works: 'total', rule: '2004:409.1f' },
  leastCost: { title: 'costs', works: 'total', rule: '2004:409.1f' },
  abilityCost: { title: 'costs', works: 'total', rule: '2004:409.1f' },
  keywordCost: { title: 'costs', works: 'total', rule: '2004:409.1f' },
  turnSkipped: { title: 'static', works: 'always', rule: '2004:419.6f' },
  costAdded: { title: 'costs', works: 'total', rule: '2004:409.1f' },
  additionalCost: { title: 'costs', works: 'casting', rule: '2004:402.4' },
  alternativeCost: { title: 'costs', works: 'casting', rule: '2004:402.4' },
  xOnly: { title: 'costs', works: 'casting', rule: '2004:409.1f' },
  castOnly: { title: 'static', works: 'casting', rule: '2004:401.5' },
  castAnytime: { title: 'static', works: 'casting', rule: '2004:401.5' },
  mostFighters: { title: 'static', works: 'declaring', rule: '2004:308.2a' },
  anteOnly: { title: 'static', works: 'before', rule: '2004:217.9c' },
  countedAs: { title: 'static', works: 'always', rule: '2004:405.1' },
  anyNumber: { title: 'static', works: 'before', rule: '2004:100.2' },
  turnsUp: { title: 'static', works: 'always', rule: '2004:504.4' },
  openingReveal: { title: 'static', works: 'before', rule: '2004:101.5' },
  beginsInPlay: { title: 'static', works: 'before', rule: '2004:101.5' },
}

/** When what lasts for a while ends. */
export const DURATION_RULES: { readonly [K in Duration['kind']]: string } = {
  endOfTurn: '2004:314.2',
  endOfYourNextTurn: '2004:418.3a',
  endOfCombat: '2004:418.3a',
  yourNextTurn: '2004:418.3a',
  yourNextStep: '2004:418.3a',
  theirNextStep: '2004:418.3a',
  duringNextTurn: '2004:418.3a',
  nextUntapStep: '2004:302.2',
  planeswalk: '2011:contents/9',
  permanent: '2004:418.3a',
  while: '2004:418.3d',
}
