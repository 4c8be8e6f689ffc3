/** The rules that a reading cites. */
import type { Duration, StaticRule, Trigger } from '../../language/index.ts'
import type { Citation } from '../../rulebook/index.ts'

/** What a line of a reading is about. */
export const RULES = {
  cost: 'activate.cost',
  sick: 'activate.sick',
  modes: 'announce.choices',
  activatedTargets: 'activate.targets',
  spellTargets: 'announce.targets',
  triggeredTargets: 'trigger.targets',
  may: 'resolve.choices',
  mayTriggered: 'trigger.optional',
  pay: 'resolve.payment',
  does: 'resolve.instructions',
  later: 'trigger.delayed',
  gone: 'resolve.targets',
  condition: 'trigger.condition',
  standing: 'static.always',
  restricted: 'activate.restricted',
  anyTime: 'activate.anyTime',
  activatedMana: 'mana.activated',
  triggeredMana: 'mana.triggered',
  loyalty: 'activate.loyalty',
  waits: 'trigger.stack',
  elsewhere: 'ability.zones',
} as const satisfies Readonly<Record<string, Citation>>

/** Why and when an ability triggers. */
export const TRIGGER_RULES: { readonly [K in Trigger['on']]: Citation } = {
  step: 'trigger.event',
  enters: 'trigger.enters',
  leaves: 'trigger.leaves',
  dies: 'trigger.leaves',
  moves: 'trigger.moves',
  attacks: 'trigger.attack',
  attackers: 'trigger.attack',
  attacked: 'trigger.attack',
  blocks: 'trigger.block',
  blocksAlone: 'trigger.block',
  becomesBlocked: 'trigger.block',
  attacksUnblocked: 'trigger.block',
  dealsDamage: 'trigger.happened',
  dealtDamage: 'trigger.happened',
  playerDealtDamage: 'trigger.happened',
  cast: 'cast.complete',
  plays: 'land.play',
  activates: 'activate.complete',
  activatesWithoutTap: 'activate.complete',
  upkeepPaid: 'keyword.cumulativeUpkeep',
  clashes: 'card.clash',
  setInMotion: 'schemes.motion',
  rolls: 'special.planarDie',
  planeswalks: 'planes.planeswalk',
  losesGame: 'end.game',
  designated: 'monarch.becomes',
  daylight: 'daylight.becomes',
  marked: 'trigger.event',
  room: 'dungeon.venture',
  completesDungeon: 'dungeon.completed',
  tempted: 'action.ring',
  rollsDice: 'dice.rolled',
  chapter: 'saga.chapter',
  becomesTarget: 'trigger.event',
  playerTargeted: 'trigger.event',
  crime: 'crime.committed',
  expends: 'mana.expended',
  triggers: 'trigger.watching',
  tapped: 'trigger.event',
  untapped: 'trigger.event',
  regenerates: 'replacement.regeneration',
  draws: 'trigger.each',
  drawRevealed: 'trigger.linked',
  discards: 'trigger.each',
  shuffles: 'trigger.event',
  gainsLife: 'trigger.each',
  losesLife: 'trigger.each',
  sacrificed: 'trigger.leaves',
  losesControl: 'trigger.losesControl',
  cycled: 'keyword.cycling',
  unlocks: 'card.room',
  searches: 'trigger.event',
  flipsCoin: 'coin.flipped',
  unattached: 'trigger.event',
  attached: 'trigger.event',
  turnedFaceUp: 'trigger.event',
  transforms: 'face.transformed',
  phases: 'keyword.phasing',
  countersPut: 'trigger.each',
  counterRemoved: 'trigger.event',
  lastCounterRemoved: 'trigger.event',
  done: 'trigger.reflexive',
  acts: 'trigger.event',
  sorts: 'trigger.event',
  copies: 'trigger.event',
  state: 'trigger.state',
  anyOf: 'trigger.form',
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
  readonly rule: Citation
}

/** What a static ability is, and how it works. */
export const STATIC_RULES: { readonly [K in StaticRule['kind']]: Standing } = {
  affect: { title: 'static', works: 'layers', rule: 'layers.order' },
  define: { title: 'defining', works: 'everywhere', rule: 'static.defining' },
  players: { title: 'static', works: 'always', rule: 'effect.continuous' },
  enters: { title: 'entering', works: 'entering', rule: 'replacement.entering' },
  replace: { title: 'replacing', works: 'replacing', rule: 'replacement.instead' },
  prevent: { title: 'preventing', works: 'preventing', rule: 'prevention.shield' },
  unpreventable: { title: 'static', works: 'always', rule: 'prevention.applied' },
  producesInstead: { title: 'replacing', works: 'replacing', rule: 'replacement.instead' },
  spellCost: { title: 'costs', works: 'total', rule: 'cost.total' },
  leastCost: { title: 'costs', works: 'total', rule: 'cost.total' },
  abilityCost: { title: 'costs', works: 'total', rule: 'cost.total' },
  keywordCost: { title: 'costs', works: 'total', rule: 'cost.total' },
  turnSkipped: { title: 'static', works: 'always', rule: 'turn.skipped' },
  costAdded: { title: 'costs', works: 'total', rule: 'cost.total' },
  additionalCost: { title: 'costs', works: 'casting', rule: 'cost.additional' },
  alternativeCost: { title: 'costs', works: 'casting', rule: 'cost.alternative' },
  castFrom: { title: 'costs', works: 'casting', rule: 'cost.alternative' },
  xOnly: { title: 'costs', works: 'casting', rule: 'cost.total' },
  castOnly: { title: 'static', works: 'casting', rule: 'cast.permitted' },
  castAnytime: { title: 'static', works: 'casting', rule: 'cast.permitted' },
  tokensInstead: { title: 'static', works: 'always', rule: 'replacement.applied' },
  damageAs: { title: 'static', works: 'always', rule: 'effect.continuous' },
  cantEnter: { title: 'static', works: 'always', rule: 'effect.continuous' },
  moreDraws: { title: 'replacing', works: 'replacing', rule: 'replacement.applied' },
  countersPut: { title: 'replacing', works: 'replacing', rule: 'replacement.applied' },
  mostFighters: { title: 'static', works: 'declaring', rule: 'attack.restrictions' },
  anteOnly: { title: 'static', works: 'before', rule: 'ante.only' },
  countedAs: { title: 'static', works: 'always', rule: 'static.always' },
  anyNumber: { title: 'static', works: 'before', rule: 'deck.constructed' },
  canLead: { title: 'static', works: 'before', rule: 'deck.commander' },
  turnsUp: { title: 'static', works: 'always', rule: 'faceDown.turnedUp' },
  triggersAgain: { title: 'static', works: 'always', rule: 'trigger.event' },
  triggersNothing: { title: 'static', works: 'always', rule: 'trigger.event' },
  attackOption: { title: 'static', works: 'declaring', rule: 'attack.cost' },
  openingReveal: { title: 'static', works: 'before', rule: 'begin.actions' },
  beginsInPlay: { title: 'static', works: 'before', rule: 'begin.actions' },
}

/** When what lasts for a while ends. */
export const DURATION_RULES: { readonly [K in Duration['kind']]: Citation } = {
  endOfTurn: 'step.cleanup',
  endOfYourNextTurn: 'effect.duration',
  endOfCombat: 'effect.duration',
  yourNextTurn: 'effect.duration',
  yourNextStep: 'effect.duration',
  theirNextStep: 'effect.duration',
  duringNextTurn: 'effect.duration',
  nextUntapStep: 'step.untap',
  planeswalk: 'planes.planeswalk',
  permanent: 'effect.duration',
  while: 'effect.asLongAs',
}
