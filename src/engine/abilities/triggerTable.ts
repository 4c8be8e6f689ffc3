/** Which triggered abilities could match which happenings: computed once for each list of them. */
import { type Ability, memoised, type Trigger, triggerKinds } from '../../language/index.ts'
import type { HeldAbility } from '../continuous/index.ts'
import type { Happening } from '../state/index.ts'

export type TriggerKind = Trigger['on']
export type TriggerOf<K extends TriggerKind> = Extract<Trigger, { on: K }>

/** A triggered ability with one of the events it waits for (several where its text says "or"). */
export interface Watcher {
  readonly held: HeldAbility
  readonly ability: Extract<Ability, { kind: 'triggered' }>
  readonly trigger: Trigger
}

export type Watchers = ReadonlyMap<TriggerKind, readonly Watcher[]>

/** The triggers that each kind of happening can set off. */
export const SET_OFF: Readonly<Record<Happening['kind'], readonly TriggerKind[]>> = {
  move: ['chapter', 'countersPut', 'enters', 'leaves', 'dies', 'moves', 'losesControl', 'plays'],
  drew: ['draws', 'drawRevealed'],
  // Noticed as all that one source dealt, and all that one recipient was dealt (410.6).
  damage: [],
  dealing: ['dealsDamage'],
  dealt: ['dealtDamage', 'playerDealtDamage'],
  gainLife: ['gainsLife'],
  loseLife: ['losesLife'],
  tap: ['tapped'],
  untap: ['untapped'],
  sacrificed: ['sacrificed'],
  discarded: ['discards'],
  counters: ['chapter', 'countersPut', 'counterRemoved', 'lastCounterRemoved'],
  attach: ['attached'],
  unattached: ['unattached'],
  searched: ['searches'],
  copied: ['copies'],
  acted: ['acts'],
  marked: ['marked'],
  enteredRoom: ['room'],
  completedDungeon: ['completesDungeon'],
  tempted: ['tempted'],
  diceCast: ['rollsDice'],
  sorted: ['sorts'],
  flippedCoin: ['flipsCoin'],
  regenerated: ['regenerates'],
  step: ['step'],
  cast: ['cast'],
  activated: ['activates', 'activatesWithoutTap'],
  upkeepPaid: ['upkeepPaid'],
  setInMotion: ['setInMotion'],
  rolled: ['rolls'],
  planeswalked: ['planeswalks'],
  clashed: ['clashes'],
  designated: ['designated'],
  daylight: ['daylight'],
  targeted: ['becomesTarget'],
  playerTargeted: ['playerTargeted'],
  crime: ['crime'],
  expended: ['expends'],
  triggered: ['triggers'],
  attacks: ['attacks'],
  attacked: ['attacked'],
  declared: ['attackers'],
  blocks: ['blocks', 'blocksAlone'],
  becomesBlocked: ['becomesBlocked'],
  unblocked: ['attacksUnblocked'],
  cycled: ['cycled'],
  unlocked: ['unlocks'],
  tappedForMana: ['tapped'],
  turnedFaceUp: ['turnedFaceUp'],
  phased: ['phases'],
  playerCounters: [],
  turnedFaceDown: [],
  turnedOver: ['transforms'],
  shuffled: ['shuffles'],
  lost: ['losesGame'],
  controlChanged: ['losesControl'],
}

/** Triggers that look back at the permanents of the moment before (410.10d). */
export const LOOKING_BACK = triggerKinds(({ looksBack }) => looksBack === true)

const NONE: Watchers = new Map()

/** The abilities by what they wait for. */
export function watchersIn(abilities: readonly HeldAbility[]): Watchers {
  return abilities.length === 0 ? NONE : sorted(abilities)
}

const sorted = memoised((abilities: readonly HeldAbility[]): Watchers => {
  const found = new Map<TriggerKind, Watcher[]>()
  for (const held of abilities) {
    const ability = held.ability
    if (ability.kind !== 'triggered') continue
    for (const trigger of singleEvents(ability.trigger)) {
      const list = found.get(trigger.on)
      if (list === undefined) found.set(trigger.on, [{ held, ability, trigger }])
      else list.push({ held, ability, trigger })
    }
  }
  return found
})

/** The single events of a trigger. */
export function singleEvents(trigger: Trigger): readonly Trigger[] {
  return trigger.on === 'anyOf' ? trigger.of.flatMap(singleEvents) : [trigger]
}
