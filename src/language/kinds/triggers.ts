/** The kinds of events that abilities trigger on (410), a row each. */
import type { Trigger } from '../triggers.ts'
import { kindsOf, plain } from './rows.ts'

interface TriggerRow {
  /** After it the card is in another zone. */
  readonly moves?: true
  /** It looks back at the permanents of the moment before (410.10d). */
  readonly looksBack?: true
  /** It watches abilities trigger: today such abilities go on the stack after all others (603.3b). */
  readonly afterOthers?: true
}

const TRIGGER_KINDS: { readonly [K in Trigger['on']]: TriggerRow } = {
  enters: plain,
  state: plain,
  anyOf: plain,
  blocks: plain,
  attacks: plain,
  step: plain,
  leaves: { moves: true, looksBack: true },
  dies: { moves: true, looksBack: true },
  moves: { moves: true, looksBack: true },
  attackers: plain,
  attacked: plain,
  blocksAlone: plain,
  becomesBlocked: plain,
  attacksUnblocked: plain,
  dealsDamage: plain,
  dealtDamage: plain,
  playerDealtDamage: plain,
  cast: plain,
  plays: plain,
  activates: plain,
  activatesWithoutTap: plain,
  upkeepPaid: plain,
  becomesTarget: plain,
  playerTargeted: plain,
  crime: plain,
  expends: plain,
  triggers: { afterOthers: true },
  tapped: plain,
  untapped: plain,
  regenerates: plain,
  draws: plain,
  drawRevealed: plain,
  discards: { moves: true },
  shuffles: plain,
  gainsLife: plain,
  losesLife: plain,
  sacrificed: { moves: true, looksBack: true },
  losesControl: { looksBack: true },
  cycled: { moves: true },
  unlocks: plain,
  searches: plain,
  flipsCoin: plain,
  setInMotion: plain,
  rolls: plain,
  planeswalks: { looksBack: true },
  clashes: plain,
  losesGame: plain,
  designated: plain,
  room: plain,
  completesDungeon: plain,
  tempted: plain,
  rollsDice: plain,
  daylight: plain,
  marked: plain,
  chapter: plain,
  unattached: { looksBack: true },
  attached: plain,
  turnedFaceUp: plain,
  transforms: plain,
  phases: plain,
  countersPut: plain,
  counterRemoved: plain,
  lastCounterRemoved: plain,
  done: plain,
  copies: plain,
  acts: { looksBack: true },
  sorts: plain,
}

/** The kinds for which that is so. */
export const triggerKinds = (is: (row: TriggerRow) => boolean): ReadonlySet<Trigger['on']> => kindsOf(TRIGGER_KINDS, is)
