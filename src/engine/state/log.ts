/**
 * What has been done so far in one resolution (413.2b). "It", "that much" and "if you do" speak of the latest that left
 * such a thing; "this way" speaks of all of it. Every word that looks back is read here.
 */
import type { Deed, NamedChoices, ZoneName } from '../../language/index.ts'
import type { Context } from './context.ts'
import type { Happened } from './happening.ts'
import type { ObjectId, Seat } from './ids.ts'
import type { MoveCause } from './logEntry.ts'
import { find } from './read.ts'
import type { LayerState } from './reads.ts'
import type { Done, Result } from './result.ts'

const NONE: readonly ObjectId[] = []

/** The latest that any effect left of that kind. */
function latest<K extends 'that' | 'amount' | 'did' | 'rest'>({ log }: Context, name: K): Result[K] | undefined {
  for (let at = log.length - 1; at >= 0; at--) {
    const value = log[at]?.[name]
    if (value !== undefined) return value
  }
  return undefined
}

/** The objects left by the results after the first `from`; `null`: those left none. */
export const thatSince = (context: Context, from: number): readonly ObjectId[] | null =>
  latest({ ...context, log: context.log.slice(from) }, 'that') ?? null
export const thatOf = (context: Context): readonly ObjectId[] => latest(context, 'that') ?? NONE
export const restOf = (context: Context): readonly ObjectId[] => latest(context, 'rest') ?? NONE
/** "That much" is the amount of the event, where there is one, until something is done. */
export const amountOf = (context: Context): number => latest(context, 'amount') ?? context.triggerData?.amount ?? 0
/** Whether the last thing was done, or each of the last `n`. */
export function wasDone({ log }: Context, n = 1): boolean {
  const told = log.filter(({ did }) => did !== undefined).slice(-n)
  return told.length > 0 && told.every(({ did }) => did === true)
}
/** What had to be done was, unless it couldn't be; of what was only offered it is known apart. */
export function wasPossible({ log }: Context, n = 1): boolean {
  const told = log.filter(({ did, could }) => did !== undefined || could !== undefined).slice(-n)
  return told.length > 0 && told.every(({ did, could }) => could ?? did ?? false)
}
/** Everything that was done since there were so many results. */
export const doneSince = ({ log }: Context, from = 0): readonly Done[] =>
  log.slice(from).flatMap((one) => one.done ?? [])

/** The context as the next words read it. */
export function leaving(context: Context, result: Result, choices: NamedChoices | null = null): Context {
  const { that, amount, did, could, done, rest } = result
  const told = [that, rest, amount, did, could].some((one) => one !== undefined) || (done?.length ?? 0) > 0
  if (!told && choices === null) return context
  return {
    ...context,
    ...(told ? { log: [...context.log, result] } : {}),
    ...(choices === null ? {} : { choices: { ...context.choices, ...choices } }),
  }
}

/** How much was done this way in all; `by`: by one of these players. */
export function sumThisWay(context: Context, deed: Deed, by: readonly Seat[] | null = null): number {
  const counts = ({ deed: one, seat }: Done): boolean =>
    one === deed && (by === null || by.includes(seat ?? context.controller))
  return doneSince(context).reduce((sum, one) => (counts(one) ? sum + one.n : sum), 0)
}

/** Whether any effect before it did that. */
export const wasDoneThisWay = (context: Context, deed: Deed): boolean =>
  doneSince(context).some((one) => one.deed === deed)

/**
 * The objects that this was done to (`by`: by one of these players), as they were; or, `now`, the cards that they have
 * become, however often they moved. What nobody else did is done by who controls the text.
 */
export function doneThisWay(
  state: LayerState,
  context: Context,
  deed: Deed,
  now: boolean,
  by: readonly Seat[] | null = null,
  from: ZoneName | null = null,
): readonly ObjectId[] {
  const all = doneSince(context)
  const found = new Set<ObjectId>()
  for (const { deed: one, object, became, seat } of all) {
    if (one !== deed || object === null || by?.includes(seat ?? context.controller) === false) continue
    if (from !== null && state.lastKnown[object]?.object.zone !== from) continue
    found.add(now ? whatBecame(state, all, became ?? object) : object)
  }
  return [...found]
}

/** The object that this resolution itself made of one, however often it moved it; `null` if it didn't move it. */
export function becameThisWay(state: LayerState, context: Context, id: ObjectId): ObjectId | null {
  if (context.log.length === 0) return null
  const now = whatBecame(state, doneSince(context), id)
  return now !== id && find(state, now) !== null ? now : null
}

/** What it was before this resolution moved it: itself, if it didn't (413.2f). */
export function wasBefore(context: Context, id: ObjectId): ObjectId {
  const moved = doneSince(context).find(({ object, became }) => became === id && object !== id)
  return moved?.object == null ? id : wasBefore(context, moved.object)
}

/** What this text may look for where it went (217.1c): what its event, its cost or its own effects moved. */
export function movedFor(context: Context): readonly ObjectId[] {
  const done = doneSince(context).flatMap(({ object, became }) =>
    object === null || became === null ? NONE : [object],
  )
  return [...(context.triggerData?.moved ?? NONE), ...context.paid, ...done]
}

function whatBecame(state: LayerState, all: readonly Done[], id: ObjectId): ObjectId {
  if (find(state, id) !== null) return id
  const next = all.find((one) => one.object === id && one.became !== null && one.became !== id)
  return next?.became == null ? id : whatBecame(state, all, next.became)
}

const BY_EFFECTS: ReadonlySet<MoveCause> = new Set<MoveCause>(['effect', 'destroy', 'sacrifice'])

function deedsOf({ from, to, cause }: Happened & { readonly kind: 'move' }): readonly Deed[] {
  if (from === null) return ['created']
  const destroyed: readonly Deed[] = cause === 'destroy' ? ['destroyed'] : []
  return BY_EFFECTS.has(cause) ? [...destroyed, ...arrivals(from, to)] : []
}

function arrivals(from: ZoneName, to: ZoneName): readonly Deed[] {
  if (to === 'exile') return ['exiled']
  if (to === 'ante') return ['anted']
  if (to === 'hand') return ['returned', 'putIntoHand']
  if (to === 'battlefield') return ['returned', 'putOntoBattlefield']
  if (to !== 'graveyard') return []
  if (from === 'battlefield') return ['died', 'putIntoGraveyard']
  return from === 'library' ? ['milled', 'putIntoGraveyard'] : ['putIntoGraveyard']
}

/** What happened, as "this way" speaks of it. */
export function doneBy(happened: readonly Happened[]): readonly Done[] {
  const becameOf = (object: ObjectId): ObjectId | null =>
    happened.flatMap((one) => (one.kind === 'move' && one.object === object ? [one.became] : []))[0] ?? null
  const one = (deed: Deed, object: ObjectId | null, more: Partial<Done> = {}): Done => ({
    deed,
    object,
    became: null,
    n: 1,
    seat: null,
    ...more,
  })
  return happened.flatMap((event): readonly Done[] => {
    switch (event.kind) {
      case 'move':
        return deedsOf(event).map((deed) =>
          one(deed, event.from === null ? event.became : event.object, { became: event.became }),
        )
      case 'sacrificed':
        return [one('sacrificed', event.object, { became: becameOf(event.object), seat: event.seat })]
      case 'discarded':
        return [one('discarded', event.object, { became: event.became, seat: event.seat })]
      case 'drew':
        return [one('drawn', event.object, { seat: event.seat })]
      case 'tap':
        return [one('tapped', event.object)]
      case 'untap':
        return [one('untapped', event.object)]
      case 'damage':
        return 'object' in event.to
          ? [one('dealtDamage', event.to.object, { n: event.n })]
          : [one('dealtDamage', null, { n: event.n, hit: { player: event.to.player, source: event.source } })]
      case 'counters':
        return event.change < 0 ? [one('removedCounter', event.object, { n: -event.change })] : []
      case 'gainLife':
        return [one('gainedLife', null, { n: event.n, seat: event.seat })]
      case 'loseLife':
        return [one('lostLife', null, { n: event.n, seat: event.seat })]
      default:
        return []
    }
  })
}
