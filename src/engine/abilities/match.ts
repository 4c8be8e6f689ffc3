/** Whether a happening is what a trigger waits for (410.2, 410.9, 410.10), and the trigger data it provides. */
import type { RoleValues, TriggerRow } from '../../language/index.ts'
import { characteristics, matches } from '../continuous/index.ts'
import { asksToShowFirstDraw } from '../playerRules/index.ts'
import type { Happening } from '../state/index.ts'
import { find, type Noticed, type ObjectId, type Seat } from '../state/index.ts'
import { matchDealing, matchDealt, matchPlayerDealt } from './matchDamage.ts'
import { matchDies, matchEnters, matchLeaves, matchMoves } from './matchMoves.ts'
import { controllerOf, isOf, isSubject, NONE, objectIn, type Scene } from './scene.ts'
import type { TriggerKind, TriggerOf } from './triggerTable.ts'

/** What a matcher returns: the roles that the table has for its event (`language/roles.ts`), and nothing else. */
type Matched<K extends TriggerKind> = RoleValues<TriggerRow<K>, ObjectId, Seat> & Pick<Noticed, 'mana'>

/** `null`: no match. Several: the happening counts as several occurrences (410.6). */
type Matcher<K extends TriggerKind> = (
  event: Happening,
  trigger: TriggerOf<K>,
  scene: Scene,
) => Matched<K> | readonly Matched<K>[] | null

const MATCHERS: { readonly [K in Exclude<TriggerKind, 'anyOf'>]: Matcher<K> } = {
  step: (event, trigger, scene) => {
    if (event.kind !== 'step' || event.step !== trigger.step) return null
    return trigger.whose === null || isOf(scene, trigger.whose, event.seat) ? { ...NONE, player: event.seat } : null
  },
  enters: matchEnters,
  leaves: matchLeaves,
  dies: matchDies,
  moves: matchMoves,
  dealsDamage: matchDealing,
  dealtDamage: matchDealt,
  playerDealtDamage: matchPlayerDealt,
  attacks: (event, trigger, scene) => {
    if (event.kind !== 'attacks' || (trigger.alone && !event.alone) || !isSubject(scene, trigger.what, event.object))
      return null
    return { ...NONE, object: event.object }
  },
  // 2004:glossary/attacked: once per declaration.
  attacked: (event, trigger, scene) =>
    event.kind === 'attacked' && isOf(scene, trigger.who, event.defender) ? { ...NONE, player: event.defender } : null,
  blocksAlone: (event, trigger, scene) =>
    event.kind === 'blocks' && event.alone && isSubject(scene, trigger.what, event.object)
      ? { ...NONE, object: event.object, other: event.attacker }
      : null,
  blocks: (event, trigger, scene) => {
    if (event.kind !== 'blocks' || !isSubject(scene, trigger.what, event.object)) return null
    // 410.9a: "whenever it blocks", without naming an attacker, triggers once.
    if (trigger.whom === null ? event.again : !matches(scene.state, trigger.whom, event.attacker, scene.context))
      return null
    return { ...NONE, object: event.object, other: event.attacker }
  },
  becomesBlocked: (event, trigger, scene) => {
    if (event.kind !== 'becomesBlocked' || !isSubject(scene, trigger.what, event.object)) return null
    const { by } = trigger
    // 410.9a: once however many creatures block; 410.9c: "a creature blocks it", once for each.
    if (by === null) return event.already === null ? { ...NONE, object: event.object, other: null } : null
    const fits = (id: ObjectId): boolean => matches(scene.state, by, id, scene.context)
    const blockers = event.by.filter(fits)
    // 410.9d: the number may be reached by the declaration, or by an effect that adds the missing blocker.
    if (trigger.least !== undefined) {
      const before = (event.already ?? NOBODY).filter(fits).length
      const isMet = before < trigger.least && before + blockers.length >= trigger.least
      return isMet ? { ...NONE, object: event.object, other: null } : null
    }
    return blockers.map((id) => ({ ...NONE, object: event.object, other: id }))
  },
  attacksUnblocked: (event, trigger, scene) =>
    event.kind === 'unblocked' && isSubject(scene, trigger.what, event.object)
      ? { ...NONE, object: event.object }
      : null,
  cast: (event, trigger, scene) => {
    if (event.kind !== 'cast' || !isOf(scene, trigger.who, event.seat)) return null
    return matches(scene.state, trigger.spell, event.object, scene.context) ? doneBy(event) : null
  },
  activates: (event, trigger, scene) => {
    if (event.kind !== 'activated' || !isOf(scene, trigger.who, event.seat)) return null
    const fits = [event.object, event.source].some((id) => matches(scene.state, trigger.filter, id, scene.context))
    return fits ? doneBy(event) : null
  },
  becomesTarget: (event, trigger, scene) => {
    if (event.kind !== 'targeted' || !isSubject(scene, trigger.what, event.object)) return null
    if (trigger.by === 'spell' && isAbility(scene, event.by)) return null
    return { ...NONE, object: event.object, other: event.by }
  },
  tapped: (event, trigger, scene) => {
    if (event.kind !== (trigger.forMana ? 'tappedForMana' : 'tap') || !('object' in event)) return null
    if (!isSubject(scene, trigger.what, event.object)) return null
    if (event.kind !== 'tappedForMana')
      return { ...NONE, object: event.object, player: controllerOf(scene.state, event.object) }
    return { ...doneBy(event), amount: event.mana.length, mana: event.mana }
  },
  untapped: (event, trigger, scene) =>
    event.kind === 'untap' && isSubject(scene, trigger.what, event.object) ? { ...NONE, object: event.object } : null,
  draws: (event, trigger, scene) =>
    event.kind === 'drew' && isOf(scene, trigger.who, event.seat) ? doneBy(event) : null,
  // 404.5: only cards revealed by its own object's rule count.
  drawRevealed: (event, trigger, scene) => {
    if (event.kind !== 'drew' || !event.revealed || event.seat !== scene.context.controller) return null
    if (!revealsDraws(scene) || !matches(scene.state, trigger.filter, event.object, scene.context)) return null
    return { ...NONE, object: event.object }
  },
  discards: (event, trigger, scene) => {
    if (event.kind !== 'discarded' || !isOf(scene, trigger.who, event.seat)) return null
    // The filter describes the card, wherever it went: as it is there, or, if hidden again, as it was.
    const id = event.became ?? event.object
    return matches(scene.state, trigger.filter, id, scene.context) ? { ...doneBy(event), object: id } : null
  },
  gainsLife: (event, trigger, scene) =>
    event.kind === 'gainLife' && isOf(scene, trigger.who, event.seat)
      ? { ...NONE, player: event.seat, amount: event.n }
      : null,
  losesLife: (event, trigger, scene) =>
    event.kind === 'loseLife' && isOf(scene, trigger.who, event.seat)
      ? { ...NONE, player: event.seat, amount: event.n }
      : null,
  sacrificed: (event, trigger, scene) => {
    if (event.kind !== 'sacrificed' || !isOf(scene, trigger.who, event.seat)) return null
    return isSubject(scene, trigger.what, event.object) ? doneBy(event) : null
  },
  searches: (event, trigger, scene) =>
    event.kind === 'searched' && isOf(scene, trigger.who, event.seat) ? { ...NONE, player: event.seat } : null,
  phases: (event, trigger, scene) =>
    event.kind === 'phased' && event.way === trigger.way && isSubject(scene, trigger.what, event.object)
      ? { ...NONE, object: event.object }
      : null,
  unattached: (event, trigger, scene) =>
    event.kind === 'unattached' && isSubject(scene, trigger.what, event.object)
      ? { ...NONE, object: event.object, other: objectIn(event.from) }
      : null,
  cycled: (event, trigger, scene) =>
    event.kind === 'cycled' && isSubject(scene, trigger.what, event.object) ? { ...NONE, object: event.object } : null,
  turnedFaceUp: (event, trigger, scene) =>
    event.kind === 'turnedFaceUp' && isSubject(scene, trigger.what, event.object)
      ? { ...NONE, object: event.object }
      : null,
  countersPut: (event, trigger, scene) => {
    if (event.kind !== 'counters' || event.change <= 0 || event.counter !== trigger.counter) return null
    return isSubject(scene, trigger.what, event.object) ? { ...NONE, object: event.object, amount: event.change } : null
  },
  // Game states, not events: `noticeStates` checks them (410.11).
  state: () => null,
}

/** What a player did to or with an object. */
const doneBy = ({ object, seat }: { readonly object: ObjectId; readonly seat: Seat }) =>
  ({ ...NONE, object, player: seat }) as const

/** The trigger data for this happening: one entry for each time that it triggers. */
export function seenBy<K extends TriggerKind>(
  event: Happening,
  trigger: TriggerOf<K>,
  scene: Scene,
): readonly Noticed[] {
  // An `anyOf` is split into its events before it gets here.
  if (trigger.on === 'anyOf') return NOTHING
  const matcher = MATCHERS[trigger.on as Exclude<TriggerKind, 'anyOf'>] as Matcher<TriggerKind>
  const seen = matcher(event, trigger as never, scene)
  if (seen === null) return NOTHING
  return Array.isArray(seen) ? (seen as readonly Noticed[]) : [seen as Noticed]
}

const NOTHING: readonly Noticed[] = []
const NOBODY: readonly ObjectId[] = []

function revealsDraws({ state, context }: Scene): boolean {
  return characteristics(state, context.source).abilities.some(
    (one) => one.kind === 'static' && one.rule.kind === 'players' && asksToShowFirstDraw(one.rule.rule),
  )
}

function isAbility({ state }: Scene, id: number): boolean {
  return find(state, id)?.kind === 'ability'
}
