/** Going through turns, phases and steps (300). */

import { isMainPhase, isPart, STEPS, type Step, type TurnPart } from '../../language/index.ts'
import type { Edition } from '../../rulebook/index.ts'
import { notice, printedFeatures } from '../abilities/index.ts'
import { endCombat } from '../combat/index.ts'
import { contextOf, isAmong, table } from '../continuous/index.ts'
import { dropTurn, endEffects, parkTurn, performEffects, turnUpPlane } from '../events/index.ts'
import { alwaysSkips } from '../playerRules/index.ts'
import { afterPasses, checkUntilStable, toPriority } from '../priority/index.ts'
import { ask, type Process } from '../questions/index.ts'
import {
  actingWith,
  activeSeats,
  type Draft,
  editionOf,
  endsPhase,
  firstHolders,
  formatOf,
  get,
  givePlanes,
  inTurnOrder,
  isActive,
  keptActivations,
  type Melee,
  mayReceive,
  NO_FACTS,
  nextToAct,
  type ObjectId,
  playerAt,
  presentFrom,
  receiversFrom,
  receiving,
  type Seat,
  type State,
  spokenForBy,
  type Turn,
  type TurnDone,
} from '../state/index.ts'
import { emptyPools } from './mana.ts'
import { allWait, isCombatElsewhere, nextMarker } from './markers.ts'
import { STEP_RULES } from './steps.ts'

/**
 * Removes one matching skip from the schedule, if there is one (419.6f); a standing rule skips without being used up.
 * A team skips what one of its players does (2011:contents/805).
 */
function isSkipped(g: Draft, seat: Seat, what: Step | 'turn' | 'combat'): boolean {
  const { schedule } = g.state
  const team = actingWith(g.state, seat)
  const index = schedule.skips.findIndex(
    (skip) => skip.turn === undefined && team.includes(skip.seat) && isMeant(what, skip.what),
  )
  if (index >= 0) {
    g.write({ schedule: { ...schedule, skips: schedule.skips.filter((_, place) => place !== index) } })
    return true
  }
  return what !== 'turn' && what !== 'combat' && team.some((one) => alwaysSkips(g.state, one, what))
}

function isMeant(what: Step | 'turn' | 'combat', skipped: TurnPart | 'turn' | 'combat'): boolean {
  if (what === 'turn' || what === 'combat' || skipped === 'turn' || skipped === 'combat') return what === skipped
  return isPart(what, skipped)
}

/** Begins the current step: its turn-based actions, then triggers, then priority (300.2, 408.1). */
export function* beginStep(g: Draft): Process {
  const { step, active } = g.state.turn
  const rules = STEP_RULES[step]
  if (step === 'beginCombat' && isCombatElsewhere(g.state)) return yield* nextMarker(g)
  if (rules.happens !== null && !rules.happens(g.state)) {
    g.write({ stage: { at: 'endStep' } })
    return
  }
  if (isSkipped(g, active, step) || (step === 'beginCombat' && isSkipped(g, active, 'combat'))) {
    g.emit({ kind: 'stepSkipped', step, seat: active, rule: 'turn.skipped' })
    if (step === 'beginCombat') dropCombat(g)
    g.write({ stage: { at: 'endStep' } })
    return
  }
  g.emit({ kind: 'stepBegan', step, seat: active, rule: 'step.begins' })
  const nth = isMainPhase(step) ? countMainPhase(g) : 0
  const seats = activeSeats(g.state)
  for (const seat of seats) {
    if (step === 'upkeep') countUpkeep(g, seat)
    endEffects(g, { step, of: seat })
  }
  const actions = rules.begin?.(g) ?? null
  if (actions !== null) yield* actions
  notice(
    g,
    seats.map((seat) => ({ kind: 'step', step, seat, nth })),
  )
  if (rules.priority === 'always') yield* toPriority(g, active)
  else if (rules.priority === 'ifNeeded') yield* cleanupPriority(g)
  else g.write({ stage: { at: 'endStep' } })
}

/** Which main phase of the turn has begun, from 1. */
function countMainPhase(g: Draft): number {
  const { step, laterMains } = g.state.turn
  if (step === 'main1') return 1
  if (laterMains !== undefined) g.write({ turn: { ...g.state.turn, laterMains: laterMains + 1 } })
  return 2 + (laterMains ?? 0)
}

/** For "since the beginning of your last upkeep" (502.19a). */
function countUpkeep(g: Draft, seat: Seat): void {
  const [latest] = playerAt(g.state, seat).upkeeps
  g.patchPlayer(seat, { upkeeps: [g.tick(), latest] })
}

/**
 * 314.3: if a state-based action applies or something has triggered there is priority, and another cleanup step
 * afterwards.
 */
function* cleanupPriority(g: Draft): Process {
  const { active } = g.state.turn
  const settled = yield* checkUntilStable(g)
  if (g.state.outcome !== null) return
  if (!settled) return g.write({ stage: { at: 'endStep' } })
  const [seat] = receiversFrom(g.state, active)
  g.write({
    turn: { ...g.state.turn, ahead: ['cleanup', ...g.state.turn.ahead] },
    stage: seat === undefined ? afterPasses(g.state) : receiving(g.state, seat),
  })
}

function dropCombat(g: Draft): void {
  const { turn } = g.state
  const end = turn.ahead.indexOf('endCombat')
  g.write({ turn: { ...turn, ahead: turn.ahead.slice(end + 1) } })
}

/** Whether mana empties as a step ends before that one. */
const EMPTIES: { readonly [M in Edition['mana']['empties']]: (step: Step, next: Step | undefined) => boolean } = {
  phase: endsPhase,
  step: () => true,
}

const atStep = (turn: Turn, step: Step, ahead: readonly Step[]): Turn => ({ ...turn, step, ahead })

/** Ends the current step, and the phase if it was its last; then the next step or turn is about to begin. */
export function* endStep(g: Draft): Process {
  const { turn } = g.state
  const [next, ...ahead] = turn.ahead
  const { empties, effectsEndFirst } = editionOf(g.state).mana
  const endsCombat = turn.step === 'endCombat'
  if (endsCombat && effectsEndFirst) endCombatPhase(g)
  if (EMPTIES[empties](turn.step, next)) yield* emptyPools(g, next === undefined)
  if (endsCombat && !effectsEndFirst) endCombatPhase(g)
  if (next === undefined) yield* nextTurn(g)
  else g.write({ turn: atStep(g.state.turn, next, ahead), stage: { at: 'beginStep' } })
}

/** 311.1: until the end of combat step is over, creatures are still attacking and blocking. */
function endCombatPhase(g: Draft): void {
  endCombat(g)
  endEffects(g, 'endOfCombat')
}

interface Next {
  readonly seat: Seat
  readonly natural: Seat
  /** The extra turn that it is. */
  readonly extra: number | null
}

function whoIsNext(g: Draft): Next {
  const [extra, ...rest] = g.state.schedule.extraTurns
  const natural = g.state.turn.natural
  if (extra !== undefined) {
    g.write({ schedule: { ...g.state.schedule, extraTurns: rest } })
    return { seat: spokenForBy(g.state, extra.seat), natural, extra: extra.id }
  }
  const seat = nextToAct(g.state, natural)
  for (const { seat: one, left } of g.state.players)
    if (left && isBetween(g.state, natural, one, seat)) endEffects(g, { noTurnOf: one })
  return { seat, natural: seat, extra: null }
}

/** Whether a seat's turn would have come after one player's and before another's. */
function isBetween({ players }: State, after: Seat, seat: Seat, before: Seat): boolean {
  const stepsTo = (to: Seat): number => (to - after + players.length) % players.length || players.length
  return stepsTo(seat) < stepsTo(before)
}

/** What was to be skipped in the turn that is over. */
function dropSkips(g: Draft): void {
  const { schedule } = g.state
  const skips = schedule.skips.filter(({ within }) => within === undefined)
  if (skips.length < schedule.skips.length) g.write({ schedule: { ...schedule, skips } })
}

/** Whether an effect has the turn that is about to begin skipped (419.6f); what else it does is done. */
function* isReplaced(g: Draft, { seat, extra }: Next): Process<boolean> {
  if (!printedFeatures(g.state.printed).statics.has('turnSkipped')) return false
  for (const { rule, source, controller } of table(g.state).statics) {
    if (rule.kind !== 'turnSkipped' || (rule.extra === true && extra === null)) continue
    const context = contextOf(source, controller)
    if (!actingWith(g.state, seat).some((one) => isAmong(g.state, rule.who, one, context))) continue
    const asks = { seat, source, reason: 'replacement', cost: null, default: false } as const
    if (rule.may === true && !(yield* ask('confirm', asks))) continue
    yield* performEffects(g, rule.then, context)
    return true
  }
  return false
}

function* nextTurn(g: Draft): Process {
  dropSkips(g)
  if (g.state.melee !== undefined) return g.write({ stage: { at: 'waits' } })
  let next = whoIsNext(g)
  g.write({ turn: { ...g.state.turn, natural: next.natural } })
  while (isSkipped(g, next.seat, 'turn') || (yield* isReplaced(g, next))) {
    next = whoIsNext(g)
    g.write({ turn: { ...g.state.turn, natural: next.natural } })
  }
  if (next.extra !== null) beginExtra(g, next.extra)
  startTurn(g, next.seat, g.state.turn.number + 1, next.natural)
}

/** What was to happen in that very turn now waits for its step, until the turn is over. */
function beginExtra(g: Draft, id: number): void {
  const { schedule, delayed } = g.state
  const skips = schedule.skips.map(({ turn, ...skip }) =>
    turn === undefined || turn === id ? skip : { ...skip, turn },
  )
  g.write({
    schedule: { ...schedule, skips },
    delayed: delayed.map(({ turn, ...one }) => {
      if (turn !== id) return turn === undefined ? one : { ...one, turn }
      return { ...one, until: 'endOfTurn' as const }
    }),
  })
}

/** "Once each turn" counts until the turn is actually over: a cleanup step may give priority (314.3). */
function forgetActivations(g: Draft): void {
  for (const id of [...g.state.battlefield, ...g.state.command])
    if (Object.keys(get(g.state, id).activations).length > 0)
      g.patch(id, { activations: keptActivations(get(g.state, id).activations) })
}

/** The first turn of the game (101.5). */
export function firstTurn(g: Draft): void {
  const starter = spokenForBy(g.state, presentFrom(g.state, g.state.turn.starter))
  if (formatOf(g.state).turnMarkers === true) return firstTurns(g, starter)
  startTurn(g, starter, 1, starter)
  // 2011:contents/9: the plane on which the game begins; nobody has planeswalked to it.
  if (formatOf(g.state).planes !== 'none') turnUpPlane(g)
}

/** 2011:contents/807: the markers are handed out, four seats apart, and all turns begin. */
function firstTurns(g: Draft, starter: Seat): void {
  const present = inTurnOrder(g.state, starter)
  const holders = firstHolders(0, present.length).map((index) => present[index] ?? starter)
  g.write({ melee: { marker: 1, holder: starter, last: false, parked: [] } })
  for (const [index, holder] of [...holders.slice(1), starter].entries()) {
    const marker = holder === starter ? 1 : index + 2
    g.write({ melee: { marker, holder, last: false, parked: g.state.melee?.parked ?? [] } })
    startTurn(g, holder, marker, holder)
    if (holder !== starter) parkTurn(g)
  }
}

/** The extra turn of a player that is begun now; `null`: they have none. */
function takeExtra(g: Draft, seat: Seat): number | null {
  const { schedule } = g.state
  const extra = schedule.extraTurns.find((one) => one.seat === seat)
  if (extra === undefined) return null
  g.write({ schedule: { ...schedule, extraTurns: schedule.extraTurns.filter((one) => one !== extra) } })
  return extra.id
}

function beginExtraTurn(g: Draft, seat: Seat, id: number): void {
  beginExtra(g, id)
  startTurn(g, seat, nextNumber(g.state), g.state.turn.natural)
}

/** The turns of all markers are numbered together. */
const nextNumber = ({ turn, melee }: State): number =>
  1 + Math.max(turn.number, ...(melee?.parked ?? []).map(({ own }) => own.turn.number))

/** Everybody's marker moves: none of them waits for another. */
function freeAll(g: Draft): void {
  const { melee } = g.state
  if (melee === undefined) return
  const stage = { at: 'waits', free: true } as const
  g.write({ stage, melee: { ...melee, parked: melee.parked.map((one) => ({ ...one, own: { ...one.own, stage } })) } })
}

/** The marker comes to a player. Returns whether their turn begins; it may be skipped. */
function* receive(g: Draft, melee: Melee, seat: Seat): Process<boolean> {
  const { natural } = g.state.turn
  for (const { seat: one, left } of g.state.players)
    if (left && isBetween(g.state, natural, one, seat)) endEffects(g, { noTurnOf: one })
  g.write({ melee: { ...melee, holder: seat } })
  const extra = takeExtra(g, seat)
  if (extra !== null) {
    beginExtraTurn(g, seat, extra)
    return true
  }
  g.write({ turn: { ...g.state.turn, natural: seat } })
  if (isSkipped(g, seat, 'turn') || (yield* isReplaced(g, { seat, natural: seat, extra: null }))) return false
  startTurn(g, seat, nextNumber(g.state), seat)
  return true
}

/**
 * 2011:contents/807: who has had their turn passes the marker to the left, or keeps it for an extra turn. It waits
 * while somebody close by on that side has one.
 */
export function* passMarker(g: Draft): Process {
  const { melee, turn, stage } = g.state
  if (melee === undefined) return
  if (melee.last) return dropTurn(g)
  const own = melee.holder === turn.active && playerAt(g.state, turn.active).lost === null
  const extra = own ? takeExtra(g, turn.active) : null
  if (extra !== null) return beginExtraTurn(g, turn.active, extra)
  const seat = nextToAct(g.state, turn.natural)
  const isFree = seat === melee.holder || mayReceive(g.state, seat) || (stage.at === 'waits' && stage.free === true)
  if (!isFree && !allWait(g.state)) return yield* nextMarker(g)
  if (!isFree) freeAll(g)
  const begins = yield* receive(g, g.state.melee ?? melee, seat)
  const othersMove = g.state.melee?.parked.some(({ own: { stage: at } }) => at.at === 'waits' && at.free === true)
  if (begins && othersMove === true) yield* nextMarker(g)
}

/** Who decides in the turn that the seat is about to take: the last effect that said so, now used up (507.1a). */
function takeControls(g: Draft, seat: Seat): Seat {
  const { controls } = g.state.schedule
  const team = actingWith(g.state, seat)
  const last = controls.findLast((one) => team.includes(one.seat))
  if (last === undefined) return seat
  g.write({ schedule: { ...g.state.schedule, controls: controls.filter((one) => !team.includes(one.seat)) } })
  return last.by
}

/** By seat: what attacked in that player's last turn, now that this one is over. */
const attackedBefore = (state: State): readonly (readonly ObjectId[])[] =>
  state.players.map(({ seat }) =>
    isActive(state, seat) ? state.facts.attacked : (state.facts.attackedLast[seat] ?? []),
  )

/** By seat: what was cast and what entered since that player's last turn ended, now that this one is over. */
function doneSince(state: State): readonly (readonly TurnDone[])[] {
  const { facts, players } = state
  const casts = facts.spellsCast.map(({ object, seat }): TurnDone => ({ done: 'cast', object, seat, n: 1 }))
  const now = [...casts, ...facts.done.filter(({ done }) => done === 'entered')]
  return players.map(({ seat, lost }) =>
    lost !== null || isActive(state, seat) ? [] : [...(facts.since?.[seat] ?? []), ...now],
  )
}

/** What was to hold during this player's next turn holds from now until that turn ends. */
function beginEffects(g: Draft, seat: Seat): void {
  const { effects, ...schedule } = g.state.schedule
  if (effects === undefined) return
  const begun = effects.filter((one) => one.seat === seat)
  const left = effects.filter((one) => one.seat !== seat)
  g.write({
    schedule: left.length === 0 ? schedule : { ...schedule, effects: left },
    lasting: [...g.state.lasting, ...begun.map(({ effect }) => effect)],
  })
}

/** Sets up a turn for a seat; it begins with its untap step (301). */
function startTurn(g: Draft, seat: Seat, number: number, natural: Seat): void {
  const [step = 'untap', ...ahead] = STEPS
  const decider = takeControls(g, seat)
  const { laterMains: _, ...before } = g.state.turn
  g.write({
    turn: { ...before, number, active: seat, natural, step, ahead, decider },
    stage: { at: 'beginStep' },
    facts: {
      ...NO_FACTS,
      castLastTurn: g.state.facts.spellsCast.map((cast) => cast.seat),
      ...(g.state.daylight === undefined ? {} : { lastActive: activeSeats(g.state) }),
      attackedLast: attackedBefore(g.state),
      ...(printedFeatures(g.state.printed).since ? { since: doneSince(g.state) } : {}),
      ...(printedFeatures(g.state.printed).lastTurn ? { before: g.state.facts.done } : {}),
    },
  })
  for (const { seat: one, landsPlayed, drew } of g.state.players)
    if (landsPlayed.length > 0 || drew) g.patchPlayer(one, { landsPlayed: [], drew: false })
  forgetActivations(g)
  givePlanes(g)
  const seats = activeSeats(g.state)
  const began = g.tick()
  for (const one of seats) g.patchPlayer(one, { turnBegan: began })
  for (const one of seats) {
    endEffects(g, { turnOf: one })
    beginEffects(g, one)
  }
  g.emit({ kind: 'turnBegan', seat, number, rule: 'turn.begins' })
  if (decider !== seat) g.emit({ kind: 'turnControlled', seat, by: decider, rule: 'turn.controlled' })
}
