/**
 * The mana that a payment is chosen from, alike sources together: what tapping one would give, and what it would lose.
 */
import { effectKinds, type ManaType, visitNodes } from '../../../language/index.ts'
import { printedFeatures, seenBy, singleEvents } from '../../abilities/index.ts'
import { contextOf, isType, table } from '../../continuous/index.ts'
import { staysTapped } from '../../restrictions/index.ts'
import type { ObjectId, Seat, State } from '../../state/index.ts'
import type { ManaSource } from '../mana/sources.ts'
import { setOf } from './tally.ts'

/** Mana of one kind: sources that are alike in everything that counts here, or mana that floats in the pool. */
export interface Kind {
  /** Mana of the pool; `null`: these are sources. */
  readonly floating: ManaType | null
  readonly sources: readonly ManaSource[]
  readonly n: number
  /** The types that one can give, and the most mana. */
  readonly types: number
  readonly most: number
  /** Every result is one mana. */
  readonly single: boolean
  /** What is lost with one beside its mana: a creature that could attack or block. */
  readonly loss: number
  /** Its mana is still there for anything later. */
  readonly lasts: boolean
}

const HURTS: ReadonlySet<string> = effectKinds(({ hurts }) => hurts === true)

function hurts(node: unknown): boolean {
  let found = false
  visitNodes(node, ({ kind }) => {
    if (typeof kind === 'string' && HURTS.has(kind)) found = true
    return found ? 'skip' : undefined
  })
  return found
}

/** Whether tapping it for mana sets off an ability of its own that does harm. */
function harms(state: State, seat: Seat, source: ManaSource): boolean {
  if (!printedFeatures(state.printed).triggers.has('tapped')) return false
  const { object } = source
  const events = [
    { kind: 'tap', object, forMana: true },
    { kind: 'tappedForMana', object, seat, mana: source.gives[0] ?? [] },
  ] as const
  return table(state).triggers.some(({ ability, source: from, controller }) => {
    if (ability.kind !== 'triggered' || from !== object || !hurts(ability.body.modes)) return false
    const surroundings = { state, context: contextOf(from, controller) }
    return singleEvents(ability.trigger).some((trigger) =>
      events.some((event) => seenBy(event, trigger, surroundings).length > 0),
    )
  })
}

/** Whether it may be proposed at all: it does no harm, and untaps again. */
export function isFree(state: State, seat: Seat, source: ManaSource): boolean {
  return !staysTapped(state, source.object) && !harms(state, seat, source)
}

const BODY = 2

function kindOf(state: State, source: ManaSource): Omit<Kind, 'sources' | 'n'> {
  const sizes = source.gives.map((output) => output.length)
  return {
    floating: null,
    types: setOf(source.gives.flat()),
    most: Math.max(0, ...sizes),
    single: sizes.every((size) => size === 1),
    loss: isType(state, source.object, 'creature') ? BODY : 0,
    lasts: source.use === null,
  }
}

/**
 * Mana in the pool comes first: it is lost otherwise. Then sources, in the order given; those in `apart` on their own.
 */
export function kindsOf(
  state: State,
  pool: readonly ManaType[],
  ready: readonly ManaSource[],
  apart: ReadonlySet<ObjectId>,
): readonly Kind[] {
  const floating = [...new Set(pool)].map((type): Kind => {
    const n = pool.filter((one) => one === type).length
    return { floating: type, sources: [], n, types: setOf([type]), most: 1, single: true, loss: 0, lasts: false }
  })
  const kinds = new Map<string, Kind>()
  for (const source of ready) {
    const kind = kindOf(state, source)
    const own = apart.has(source.object) ? source.object : ''
    const key = `${source.gives.map((output) => output.join('')).join('/')} ${kind.loss} ${kind.lasts} ${own}`
    const sources = [...(kinds.get(key)?.sources ?? []), source]
    kinds.set(key, { ...kind, sources, n: sources.length })
  }
  return [...floating, ...kinds.values()]
}
