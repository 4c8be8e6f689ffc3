import { isOfAnyone, severalOf } from '../../language/index.ts'
import { abilitiesOf, contextOf, followed, type HeldAbility, table } from '../continuous/index.ts'
import {
  type Announced,
  type Context,
  type Draft,
  editionOf,
  find,
  findOrLast,
  get,
  type Happening,
  type ObjectId,
  type State,
  type TriggerData,
} from '../state/index.ts'
import { noticeDelayed } from './delayed.ts'
import { noticeExiled } from './exiled.ts'
import { additionalTimes, causesNothing, isSpent, type OnTriggers, rulesOnTriggers, spend } from './howOften.ts'
import { isForFirstTime, isInTime, seenTogether } from './inTime.ts'
import { seenBy } from './match.ts'
import { printedFeatures } from './printedFeatures.ts'
import { toldOf } from './triggerContext.ts'
import { LOOKING_BACK, SET_OFF, type TriggerKind, type Watcher, watchersIn } from './triggerTable.ts'
import { trigger } from './wait.ts'

/** The abilities that look back at an event: those that triggered then, and those about when others trigger. */
export interface Before {
  readonly triggers: readonly HeldAbility[]
  readonly rules: readonly OnTriggers[]
}
const NOBODY: Before = { triggers: [], rules: [] }
const NOTHING: readonly Watcher[] = []

/** Whether any card of the game can look back, so that the abilities from before an event are needed. */
function looksBack(state: State): boolean {
  const said = printedFeatures(state.printed).triggers
  for (const kind of LOOKING_BACK) if (said.has(kind)) return true
  return false
}

/**
 * The current triggered abilities: taken before an event, they are the ones that look back at it (410.10d). Where an
 * effect already gives a permanent to another player, they are still its recorded controller's.
 */
export function watchersBefore(state: State): Before {
  if (!looksBack(state)) return NOBODY
  const { triggers, misplaced } = table(state)
  const rules = rulesOnTriggers(state)
  if (misplaced.length === 0) return { triggers, rules }
  return {
    triggers: triggers.map((held) =>
      misplaced.includes(held.source) ? { ...held, controller: get(state, held.source).controller } : held,
    ),
    rules,
  }
}

/**
 * Finds what triggers on simultaneous happenings. Every ability that triggers waits from now on; `before` are the
 * triggered abilities just before.
 */
export function notice(g: Draft, all: readonly Happening[], before: Before = NOBODY): void {
  const happenings = all.filter((event) => !causesNothing(g.state, event, rulesFor(g.state, event, before)))
  if (g.state.delayed.length > 0) noticeDelayed(g, happenings)
  noticeExiled(g, happenings)
  const said = printedFeatures(g.state.printed).triggers
  if (!happenings.some((event) => SET_OFF[event.kind].some((kind) => said.has(kind)))) return
  const once = new Set<string>()
  for (const event of happenings) {
    for (const kind of SET_OFF[event.kind]) if (said.has(kind)) noticeKind(g, event, kind, before, once, happenings)
  }
}

function noticeKind(
  g: Draft,
  event: Happening,
  kind: TriggerKind,
  before: Before,
  once: Set<string>,
  happenings: readonly Happening[],
): void {
  for (const watcher of watchersOf(g.state, event, kind, before)) {
    const plain = contextOfWatcher(g.state, watcher)
    const announced = announcedFor(watcher, event, plain)
    const context = { ...plain, ...announced }
    const surroundings = { state: g.state, context }
    for (const seen of seenBy(event, watcher.trigger, surroundings)) {
      if (!isInTime(watcher.trigger, kind, happenings, surroundings, seen)) continue
      if (isRepeated(watcher, event, seen, once)) continue
      const triggerData = isGathered(watcher)
        ? gathered(watcher, seen, seenTogether(watcher.trigger, kind, happenings, surroundings, seen))
        : seen
      if (isSpent(g.state, watcher.held.source, watcher.ability)) continue
      const times = 1 + additionalTimes(g.state, event, watcher, rulesFor(g.state, event, before))
      if (!trigger(g, watcher, context, triggerData, announced, times)) continue
      if (watcher.ability.perTurn === 'triggers') spend(g, watcher.held.source, watcher.ability)
      noticeTrigger(g, event, watcher)
    }
  }
}

/** Of what leaves, the rules from just before. */
const rulesFor = (state: State, event: Happening, before: Before): readonly OnTriggers[] =>
  wasLeaving(event) ? before.rules : rulesOnTriggers(state)

const wasLeaving = (event: Happening): boolean => event.kind === 'move' && event.from === 'battlefield'

/** That it has triggered may set off others, which aren't seen by each other. */
function noticeTrigger(g: Draft, event: Happening, { held }: Watcher): void {
  if (event.kind !== 'triggered') notice(g, [{ kind: 'triggered', object: held.source }])
}

/** What leaves is seen by the abilities from just before, everything else by the current ones. */
function watchersOf(state: State, event: Happening, kind: TriggerKind, before: Before): readonly Watcher[] {
  const now = watchersIn(table(state).triggers).get(kind) ?? []
  if (event.kind === 'cycled' || event.kind === 'discarded')
    return [...now, ...ofItself(state, followed(state, event.object), kind, now)]
  if (!LOOKING_BACK.has(kind)) return now
  const back = watchersIn(before.triggers).get(kind) ?? []
  if (event.kind === 'controlChanged') return back
  // A creature may exploit itself.
  if (event.kind === 'acted') return event.action === 'exploit' ? back : now
  // Away from the plane that was, and to the one that is.
  if (event.kind === 'planeswalked') return [...back, ...now.filter((one) => isNew(one, back))]
  if (kind === 'sacrificed' || kind === 'unattached' || wasLeaving(event)) {
    return kind === 'moves' && event.kind === 'move' ? movesFromBattlefield(state, event.became, back, now) : back
  }
  return kind === 'moves' && event.kind === 'move' ? [...now, ...ofItself(state, event.became, kind, now)] : []
}

/**
 * What moved from the battlefield is seen by the abilities from before. In 2011 "from anywhere" doesn't look back: a
 * card's own is read where it went, whatever it was as a permanent (603.6c).
 */
function movesFromBattlefield(
  state: State,
  became: ObjectId | null,
  back: readonly Watcher[],
  now: readonly Watcher[],
): readonly Watcher[] {
  const looksBack = editionOf(state).abilities.fromAnywhereLooksBack
  const looking = looksBack ? back : back.filter((one) => !(isFromAnywhere(one) && isAboutItself(one)))
  const current = now.filter((one) => isFromAnywhere(one) && isNew(one, looking))
  const own = looksBack ? NOTHING : ofItself(state, became, 'moves', now).filter(isFromAnywhere)
  return [...looking, ...current, ...own]
}

/**
 * A card's own ability about what happens to it off the battlefield, where nothing else of it works (402.8, 402.9):
 * "when you cycle ~" (502.18), "when ~ is put into a graveyard from anywhere". It is its owner's, from the zone it went
 * to.
 */
function ofItself(
  state: State,
  source: ObjectId | null,
  kind: TriggerKind,
  others: readonly Watcher[],
): readonly Watcher[] {
  if (source === null || find(state, source) === null) return NOTHING
  const { owner: controller } = get(state, source)
  const held = abilitiesOf(state, source).map((ability) => ({ source, controller, ability }))
  const own = watchersIn(held).get(kind) ?? NOTHING
  return own.filter((one) => isAboutItself(one) && isNew(one, others))
}

function isAboutItself({ trigger: waited }: Watcher): boolean {
  if (waited.on === 'discards') return waited.filter.is.some((one) => one.is === 'thing' && one.thing.kind === 'self')
  return 'what' in waited && waited.what.kind === 'self'
}

/** "Put into a graveyard from anywhere" works from the card's current zone. */
function isFromAnywhere({ trigger: waited }: Watcher): boolean {
  return waited.on === 'moves' && waited.from === null
}

function isNew(watcher: Watcher, others: readonly Watcher[]): boolean {
  const { source } = watcher.held
  return !others.some(({ held, ability }) => held.source === source && ability.at.key === watcher.ability.at.key)
}

/** "One or more of them": once for all. */
const isGathered = ({ trigger: waited }: Watcher): boolean => 'many' in waited && waited.many === true

/** How many they are, and which. */
function gathered({ trigger: waited }: Watcher, seen: TriggerData, all: readonly TriggerData[]): TriggerData {
  const those = severalOf(waited) === null ? {} : toldOf(all.flatMap(({ object }) => object ?? []))
  return { ...seen, amount: all.length, ...those }
}

/**
 * 410.9a, 410.9d: "whenever it blocks", "... two or more creatures" trigger once, however many it blocks. Where phasing
 * out is a zone change, too, "phases out or leaves the battlefield" is about one event (217.8a).
 */
function isRepeated(watcher: Watcher, event: Happening, { object, player }: TriggerData, once: Set<string>): boolean {
  const { trigger: waited } = watcher
  const blocks = waited.on === 'blocks' && (waited.whom === null || waited.least !== undefined)
  const phased = event.kind === 'phased' || (event.kind === 'move' && event.to === 'phasedOut') ? event.object : null
  const many = isGathered(watcher) || isForFirstTime(waited)
  if (!blocks && phased === null && !many) return false
  // Of "an opponent" it is each one's own.
  const gathered = isOfAnyone(waited) ? `${waited.on}:${player}` : waited.on
  const about = many ? gathered : (phased ?? object)
  const key = `${watcher.held.source}:${watcher.ability.at.key}:${about}`
  if (once.has(key)) return true
  once.add(key)
  return false
}

/**
 * X of the cost for which its own object was cycled or turned face up, or with which it became monstrous; as it enters, of what was paid for the spell.
 */
function announcedFor(watcher: Watcher, event: Happening, { x: cast, announcedX, options }: Context): Announced | null {
  const entered = watcher.trigger.on === 'enters' && announcedX === true ? cast : undefined
  const told = event.kind === 'cycled' || event.kind === 'turnedFaceUp' || event.kind === 'marked'
  const x = told ? event.x : entered
  return x !== undefined && isAboutItself(watcher) ? { x, announcedX: true, options } : null
}

/** An ability's text is read as its controller's, with how its object was cast. */
function contextOfWatcher(state: State, { held }: Watcher): Context {
  const choices = findOrLast(state, held.source)?.choices ?? null
  const { at } = held.ability
  if (choices === null) return contextOf(held.source, held.controller, { at })
  const { options, x, announcedX } = choices
  return contextOf(held.source, held.controller, { at, options, x, ...(announcedX === true ? { announcedX } : {}) })
}
