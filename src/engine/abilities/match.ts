/** Whether a happening is what a trigger waits for (410.2, 410.9, 410.10), and the trigger data it provides. */
import {
  type Filter,
  isPart,
  type OwnedZone,
  type RoleValues,
  type Trigger,
  type TriggerRow,
} from '../../language/index.ts'
import { characteristics, matches } from '../continuous/index.ts'
import { asksToShowFirstDraw } from '../playerRules/index.ts'
import {
  activeSeats,
  type Context,
  findOrLast,
  type Happening,
  isInRange,
  type ObjectId,
  type Seat,
  seatsWithTurn,
  selfOf,
  type TriggerData,
} from '../state/index.ts'
import { matchAttackers, matchAttacks, matchUnblocked } from './matchAttacks.ts'
import { matchChapter, matchCounterRemoved, matchCountersPut, matchLastCounter } from './matchCounters.ts'
import { matchDealing, matchDealt, matchPlayerDealt } from './matchDamage.ts'
import { matchDies, matchEnters, matchLeaves, matchLosesControl, matchMoves, movedBy } from './matchMoves.ts'
import { matchTapped } from './matchTapped.ts'
import { matchPlayerTargeted, matchTargeted } from './matchTargets.ts'
import { isOf, isSubject, NONE, objectIn, type TriggerContext } from './triggerContext.ts'
import type { TriggerKind, TriggerOf } from './triggerTable.ts'

/** What a matcher returns: the roles that the table has for its event (`language/roles.ts`), and nothing else. */
type Matched<K extends TriggerKind> = RoleValues<TriggerRow<K>, ObjectId, Seat> &
  Pick<TriggerData, 'mana' | 'won' | 'told'>

/** `null`: no match. Several: the happening counts as several occurrences (410.6). */
type Matcher<K extends TriggerKind> = (
  event: Happening,
  trigger: TriggerOf<K>,
  surroundings: TriggerContext,
) => Matched<K> | readonly Matched<K>[] | null

/** Whether it is done to such an object, where the trigger says to what. */
const isDoneTo = ({ state, context }: TriggerContext, whom: Filter | undefined, id: ObjectId | undefined): boolean =>
  whom === undefined || (id !== undefined && matches(state, whom, id, context))

/** Whether the card of that spell was there when it was cast. */
function isCastFrom(surroundings: TriggerContext, id: ObjectId, { zone, of }: OwnedZone): boolean {
  const spell = findOrLast(surroundings.state, id)
  return spell?.choices?.cast?.from === zone && (of === null || isOf(surroundings, of, spell.owner))
}

const MATCHERS: { readonly [K in Exclude<TriggerKind, 'anyOf'>]: Matcher<K> } = {
  step: (event, trigger, surroundings) => {
    if (event.kind !== 'step' || !isPart(event.step, trigger.step, event.nth)) return null
    // 2011:contents/801: another player's step is out of reach.
    if (!isInRange(surroundings.state, surroundings.context.controller, event.seat)) return null
    // 2011:contents/805: a team's step is one step, and each of its players'.
    const isIts =
      trigger.whose === null
        ? event.seat === activeSeats(surroundings.state)[0]
        : isOf(surroundings, trigger.whose, event.seat)
    return isIts ? { ...NONE, player: event.seat } : null
  },
  enters: matchEnters,
  leaves: matchLeaves,
  dies: matchDies,
  moves: matchMoves,
  dealsDamage: matchDealing,
  dealtDamage: matchDealt,
  playerDealtDamage: matchPlayerDealt,
  copies: (event, trigger, surroundings) =>
    event.kind === 'copied' &&
    isOf(surroundings, trigger.who, event.seat) &&
    matches(surroundings.state, trigger.spell, event.object, surroundings.context)
      ? doneBy(event)
      : null,
  acts: (event, trigger, surroundings) =>
    event.kind === 'acted' &&
    event.action === trigger.action &&
    isSubject(surroundings, trigger.what, event.object) &&
    isDoneTo(surroundings, trigger.whom, event.whom)
      ? { ...NONE, object: event.object, other: event.whom ?? null }
      : null,
  sorts: (event, trigger, surroundings) =>
    event.kind === 'sorted' && event.action === trigger.action && isOf(surroundings, trigger.who, event.seat)
      ? { ...NONE, player: event.seat }
      : null,
  // It has happened as the trigger is made.
  done: () => null,
  attacks: matchAttacks,
  attackers: matchAttackers,
  // 2004:glossary/attacked: once per declaration.
  attacked: (event, trigger, surroundings) =>
    event.kind === 'attacked' && isOf(surroundings, trigger.who, event.defender)
      ? { ...NONE, player: event.defender }
      : null,
  blocksAlone: (event, trigger, surroundings) =>
    event.kind === 'blocks' && event.alone && isSubject(surroundings, trigger.what, event.object)
      ? { ...NONE, object: event.object, other: event.attacker }
      : null,
  blocks: (event, trigger, surroundings) => {
    if (event.kind !== 'blocks' || !isSubject(surroundings, trigger.what, event.object)) return null
    if (trigger.least !== undefined) return blocksSoMany(event, trigger, surroundings)
    // 410.9a: "whenever it blocks", without naming an attacker, triggers once.
    if (
      trigger.whom === null
        ? event.again
        : !matches(surroundings.state, trigger.whom, event.attacker, aboutIt(surroundings, event.object))
    )
      return null
    return { ...NONE, object: event.object, other: event.attacker }
  },
  becomesBlocked: (event, trigger, surroundings) => {
    if (event.kind !== 'becomesBlocked' || !isSubject(surroundings, trigger.what, event.object)) return null
    const { by } = trigger
    // 410.9a: once however many creatures block; 410.9c: "a creature blocks it", once for each.
    if (by === null) return event.already === null ? { ...NONE, object: event.object, other: null } : null
    const about = aboutIt(surroundings, event.object)
    const fits = (id: ObjectId): boolean => matches(surroundings.state, by, id, about)
    const blockers = event.by.filter(fits)
    // 410.9d: the number may be reached by the declaration, or by an effect that adds the missing blocker.
    if (trigger.least !== undefined) {
      const before = (event.already ?? NOBODY).filter(fits).length
      const isMet = before < trigger.least && before + blockers.length >= trigger.least
      return isMet ? { ...NONE, object: event.object, other: null } : null
    }
    return blockers.map((id) => ({ ...NONE, object: event.object, other: id }))
  },
  attacksUnblocked: matchUnblocked,
  cast: (event, trigger, surroundings) => {
    if (event.kind !== 'cast' || !isOf(surroundings, trigger.who, event.seat)) return null
    const { state, context } = surroundings
    if (trigger.from !== undefined && !isCastFrom(surroundings, event.object, trigger.from)) return null
    if (!matches(state, trigger.spell, event.object, context)) return null
    return trigger.nth === undefined || isNth(surroundings, trigger, event) ? doneBy(event) : null
  },
  plays: (event, trigger, surroundings) => {
    if (event.kind !== 'move' || event.cause !== 'play' || event.became === null) return null
    if (!isOf(surroundings, trigger.who, event.seat)) return null
    return matches(surroundings.state, trigger.filter, event.became, surroundings.context)
      ? { ...NONE, object: event.became, player: event.seat }
      : null
  },
  activates: (event, trigger, surroundings) => {
    if (event.kind !== 'activated' || !isOf(surroundings, trigger.who, event.seat)) return null
    if (trigger.exceptMana === true && event.mana) return null
    if (trigger.tapOf !== undefined && !(event.tapping && isSubject(surroundings, trigger.tapOf, event.source)))
      return null
    const fits = [event.object, event.source].some((id) =>
      matches(surroundings.state, trigger.filter, id, surroundings.context),
    )
    return fits ? doneBy(event) : null
  },
  activatesWithoutTap: (event, trigger, surroundings) => {
    if (event.kind !== 'activated' || event.tapping || !isOf(surroundings, trigger.who, event.seat)) return null
    return isSubject(surroundings, trigger.what, event.source)
      ? doneBy({ object: event.source, seat: event.seat })
      : null
  },
  upkeepPaid: (event, trigger, surroundings) => {
    if (event.kind !== 'upkeepPaid' || event.keyword !== trigger.keyword || event.paid !== trigger.paid) return null
    if (!isOf(surroundings, trigger.who, event.seat)) return null
    return isSubject(surroundings, trigger.what, event.object) ? doneBy(event) : null
  },
  setInMotion: (event, trigger, surroundings) =>
    event.kind === 'setInMotion' &&
    isOf(surroundings, trigger.who, event.seat) &&
    isSubject(surroundings, trigger.what, event.object)
      ? { ...NONE, object: event.object }
      : null,
  rolls: (event, trigger, surroundings) =>
    event.kind === 'rolled' && event.side === trigger.side && isOf(surroundings, trigger.who, event.seat) ? NONE : null,
  planeswalks: (event, trigger, surroundings) => {
    if (event.kind !== 'planeswalked' || !isOf(surroundings, trigger.who, event.seat)) return null
    const planes = trigger.way === 'from' ? event.from : event.to === null ? NOBODY : [event.to]
    return planes.some((id) => isPlane(surroundings, trigger.what, id)) ? NONE : null
  },
  clashes: (event, trigger, surroundings) =>
    event.kind === 'clashed' && (event.won || trigger.won !== true) && isOf(surroundings, trigger.who, event.seat)
      ? { ...NONE, player: event.seat, won: event.won }
      : null,
  chapter: matchChapter,
  daylight: (event) => (event.kind === 'daylight' ? NONE : null),
  designated: (event, trigger, surroundings) =>
    event.kind === 'designated' && event.as === trigger.as && isOf(surroundings, trigger.who, event.seat)
      ? { ...NONE, player: event.seat }
      : null,
  marked: (event, trigger, surroundings) =>
    event.kind === 'marked' &&
    event.as === trigger.as &&
    (trigger.n === undefined || event.x === trigger.n) &&
    isSubject(surroundings, trigger.what, event.object)
      ? { ...NONE, object: event.object }
      : null,
  losesGame: (event, trigger, surroundings) =>
    event.kind === 'lost' && isOf(surroundings, trigger.who, event.seat) ? NONE : null,
  becomesTarget: matchTargeted,
  playerTargeted: matchPlayerTargeted,
  crime: (event, trigger, surroundings) =>
    event.kind === 'crime' && isOf(surroundings, trigger.who, event.seat) ? { ...NONE, player: event.seat } : null,
  expends: (event, trigger, surroundings) =>
    event.kind === 'expended' &&
    event.before < trigger.n &&
    event.now >= trigger.n &&
    isOf(surroundings, trigger.who, event.seat)
      ? { ...NONE, player: event.seat }
      : null,
  triggers: (event, trigger, { state, context }) =>
    event.kind === 'triggered' && matches(state, trigger.filter, event.object, context)
      ? { ...NONE, object: event.object }
      : null,
  tapped: matchTapped,
  untapped: (event, trigger, surroundings) =>
    event.kind === 'untap' && isSubject(surroundings, trigger.what, event.object)
      ? { ...NONE, object: event.object }
      : null,
  regenerates: (event, trigger, surroundings) =>
    event.kind === 'regenerated' && isSubject(surroundings, trigger.what, event.object)
      ? { ...NONE, object: event.object }
      : null,
  draws: (event, trigger, surroundings) =>
    event.kind === 'drew' &&
    isOf(surroundings, trigger.who, event.seat) &&
    (trigger.nth === undefined || event.nth === trigger.nth) &&
    (trigger.exceptFirst !== true || event.ofDrawStep !== 'first') &&
    (trigger.filter === undefined || matches(surroundings.state, trigger.filter, event.object, surroundings.context))
      ? doneBy(event)
      : null,
  // 404.5: only cards revealed by its own object's rule count.
  drawRevealed: (event, trigger, surroundings) => {
    if (event.kind !== 'drew' || !event.revealed || event.seat !== surroundings.context.controller) return null
    if (!revealsDraws(surroundings) || !matches(surroundings.state, trigger.filter, event.object, surroundings.context))
      return null
    return { ...NONE, object: event.object }
  },
  discards: (event, trigger, surroundings) => {
    if (event.kind !== 'discarded' || !isOf(surroundings, trigger.who, event.seat)) return null
    if (trigger.cause !== undefined && (event.by === null || !isOf(surroundings, trigger.cause, event.by))) return null
    // The filter describes the card, wherever it went: as it is there, or, if hidden again, as it was.
    const id = event.became ?? event.object
    return matches(surroundings.state, trigger.filter, id, surroundings.context)
      ? { ...doneBy(event), object: id, player: trigger.who.kind === 'you' ? (event.by ?? event.seat) : event.seat }
      : null
  },
  gainsLife: (event, trigger, surroundings) =>
    event.kind === 'gainLife' && isOf(surroundings, trigger.who, event.seat)
      ? { ...NONE, player: event.seat, amount: event.n }
      : null,
  losesLife: (event, trigger, surroundings) =>
    event.kind === 'loseLife' && isOf(surroundings, trigger.who, event.seat)
      ? { ...NONE, player: event.seat, amount: event.n }
      : null,
  sacrificed: (event, trigger, surroundings) => {
    if (event.kind !== 'sacrificed' || !isOf(surroundings, trigger.who, event.seat)) return null
    return isSubject(surroundings, trigger.what, event.object) ? doneBy(event) : null
  },
  losesControl: matchLosesControl,
  searches: (event, trigger, surroundings) =>
    event.kind === 'searched' && isOf(surroundings, trigger.who, event.seat) ? { ...NONE, player: event.seat } : null,
  shuffles: (event, trigger, surroundings) =>
    event.kind === 'shuffled' && isOf(surroundings, trigger.who, event.seat) ? { ...NONE, player: event.seat } : null,
  flipsCoin: (event, trigger, surroundings) =>
    event.kind === 'flippedCoin' && event.won === trigger.won && isOf(surroundings, trigger.who, event.seat)
      ? { ...NONE, player: event.seat }
      : null,
  phases: (event, trigger, surroundings) =>
    event.kind === 'phased' && event.way === trigger.way && isSubject(surroundings, trigger.what, event.object)
      ? { ...NONE, object: event.object }
      : null,
  unattached: (event, trigger, surroundings) =>
    event.kind === 'unattached' && isSubject(surroundings, trigger.what, event.object)
      ? { ...NONE, object: event.object, other: objectIn(event.from) }
      : null,
  attached: (event, trigger, surroundings) => {
    const to = event.kind === 'attach' ? objectIn(event.to) : null
    if (event.kind !== 'attach' || to === null || !isSubject(surroundings, trigger.what, event.object)) return null
    return isSubject(surroundings, trigger.to, to) ? { ...NONE, object: event.object, other: to } : null
  },
  cycled: (event, trigger, surroundings) => {
    if (event.kind !== 'cycled' || !isOf(surroundings, trigger.who, event.seat)) return null
    return isSubject(surroundings, trigger.what, event.object) ? doneBy(event) : null
  },
  unlocks: (event, { who, what, door, fully }, surroundings) => {
    if (event.kind !== 'unlocked' || !isOf(surroundings, who, event.seat)) return null
    if (fully === true ? !event.fully : event.door !== door) return null
    return isSubject(surroundings, what, event.object) ? doneBy(event) : null
  },
  turnedFaceUp: (event, trigger, surroundings) =>
    event.kind === 'turnedFaceUp' && isSubject(surroundings, trigger.what, event.object)
      ? { ...NONE, object: event.object }
      : null,
  transforms: (event, { what, into = 'this' }, surroundings) =>
    event.kind === 'turnedOver' &&
    event.how === 'transform' &&
    isSubject(surroundings, what, event.object) &&
    (into === 'this' || isSubject(surroundings, { kind: 'all', filter: into }, event.object))
      ? { ...NONE, object: event.object }
      : null,
  countersPut: matchCountersPut,
  counterRemoved: matchCounterRemoved,
  lastCounterRemoved: matchLastCounter,
  room: (event, trigger, { context }) =>
    event.kind === 'enteredRoom' && event.object === context.source && event.room === trigger.n ? NONE : null,
  completesDungeon: (event, trigger, surroundings) =>
    event.kind === 'completedDungeon' && isOf(surroundings, trigger.who, event.seat)
      ? { ...NONE, player: event.seat }
      : null,
  rollsDice: (event, trigger, surroundings) =>
    event.kind === 'diceCast' && isOf(surroundings, trigger.who, event.seat) ? { ...NONE, player: event.seat } : null,
  tempted: (event, trigger, surroundings) =>
    event.kind === 'tempted' && isOf(surroundings, trigger.who, event.seat) ? { ...NONE, player: event.seat } : null,
  // Game states, not events: `noticeStates` checks them (410.11).
  state: () => null,
}

/** "Blocked by a creature with lesser power": than the one that the event is about. */
const aboutIt = ({ context }: TriggerContext, object: ObjectId): Context => ({
  ...context,
  triggerData: { ...NONE, object },
})

/** Whether so many such spells have been cast this turn with this one: by anyone, or by the same player. */
function isNth(
  { state, context }: TriggerContext,
  { spell, nth }: TriggerOf<'cast'>,
  event: Extract<Happening, { kind: 'cast' }>,
): boolean {
  const all = state.facts.spellsCast.filter(
    ({ object, seat }) => (nth?.of === 'turn' || seat === event.seat) && matches(state, spell, object, context),
  )
  return nth?.later === true ? all.length >= nth.n : all.length === nth?.n
}

/** 410.9d: the number may be reached by the declaration, or by an effect that adds the missing attacker. */
function blocksSoMany(
  event: Extract<Happening, { kind: 'blocks' }>,
  { whom, least = 1 }: TriggerOf<'blocks'>,
  { state, context }: TriggerContext,
): Matched<'blocks'> | null {
  const fits = (id: ObjectId): boolean => whom === null || matches(state, whom, id, context)
  const all = (state.combat?.blocks ?? []).flatMap(({ id, attackers }) => (id === event.object ? attackers : []))
  const now = all.filter(fits).length
  const isMet = event.again ? fits(event.attacker) && now === least : now >= least
  return isMet ? { ...NONE, object: event.object, other: null } : null
}

/** Of a card that comes up again at once, what it was isn't what it is. */
const isPlane = (surroundings: TriggerContext, what: TriggerOf<'planeswalks'>['what'], id: ObjectId): boolean =>
  what.kind === 'self' ? selfOf(surroundings.context) === id : isSubject(surroundings, what, id)

/** What a player did to or with an object. */
const doneBy = ({ object, seat }: { readonly object: ObjectId; readonly seat: Seat }) =>
  ({ ...NONE, object, player: seat }) as const

/** The trigger data for this happening: one entry for each time that it triggers. */
export function seenBy<K extends TriggerKind>(
  event: Happening,
  trigger: TriggerOf<K>,
  surroundings: TriggerContext,
): readonly TriggerData[] {
  // An `anyOf` is split into its events before it gets here.
  if (trigger.on === 'anyOf') return NOTHING
  const matcher = MATCHERS[trigger.on as Exclude<TriggerKind, 'anyOf'>] as Matcher<TriggerKind>
  const seen = matcher(event, trigger as never, surroundings)
  if (seen === null || !isInTurn(trigger, surroundings)) return NOTHING
  const all = Array.isArray(seen) ? (seen as readonly TriggerData[]) : [seen as TriggerData]
  const moved = movedBy(event, surroundings)
  return moved.length === 0 ? all : all.map((one) => ({ ...one, moved }))
}

/** "During your turn." */
function isInTurn(trigger: Trigger, surroundings: TriggerContext): boolean {
  const whose = 'inTurnOf' in trigger ? trigger.inTurnOf : undefined
  return whose === undefined || seatsWithTurn(surroundings.state).some((seat) => isOf(surroundings, whose, seat))
}

const NOTHING: readonly TriggerData[] = []
const NOBODY: readonly ObjectId[] = []

function revealsDraws({ state, context }: TriggerContext): boolean {
  return characteristics(state, context.source).abilities.some(
    (one) => one.kind === 'static' && one.rule.kind === 'players' && asksToShowFirstDraw(one.rule.rule),
  )
}
