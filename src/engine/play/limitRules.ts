/** What each kind of limit on an activated ability means (403.3, 403.5 / 2011:602.5): a total table. */
import type { Activated, ActivationLimit, AtLeastOne, Color, Filter } from '../../language/index.ts'
import { amount, characteristics, contextOf, holds, isAmong, matches } from '../continuous/index.ts'
import {
  type Context,
  citing,
  type GameObject,
  get,
  type ObjectId,
  type Refusal,
  refuse,
  type Seat,
  type State,
  seatsWithTurn,
} from '../state/index.ts'
import { timesActivated, wasEverActivated } from './activations.ts'
import type { Modifier } from './costSums.ts'
import { whyNotSorcerySpeed } from './timing.ts'

/** When the ability would be activated: with priority, or while paying for something (411.2). */
export type Moment = 'priority' | 'payment'

/** An activation that somebody thinks of. */
export interface Activating {
  readonly seat: Seat
  readonly object: GameObject
  readonly ability: Activated
  readonly moment: Moment
}

interface Facets<L> {
  /** Why the limit doesn't let the ability be activated so, or `null`. */
  readonly whyNot?: (state: State, limit: L, activating: Activating) => Refusal | null
  /** 403.2: any player may activate it. */
  readonly opensToAll?: true
  /** 409.1f: of which colours the mana spent on X must be. */
  readonly colorsOfX?: (limit: L) => readonly Color[]
  /** 409.1b: the value that X has. */
  readonly exactX?: (state: State, limit: L, id: ObjectId, seat: Seat) => number
  /** 409.1b: the value that X has at least. */
  readonly leastX?: (limit: L) => number
  /** 409.1f: what it takes off the cost, or adds to it; `null`: nothing now. */
  readonly ofCost?: (state: State, limit: L, context: Context) => Modifier | null
  /** It can be activated only once before the turn is over. */
  readonly isOnce?: (limit: L) => boolean
  /** Only when a sorcery could be cast. */
  readonly isSorcerySpeed?: true
}

const ENTERED_THIS_TURN: Filter = { noun: 'permanent', is: [{ is: 'enteredThisTurn' }] }
const enteredThisTurn = (state: State, id: ObjectId): boolean =>
  matches(state, ENTERED_THIS_TURN, id, contextOf(id, get(state, id).controller))

type LimitRules<K extends ActivationLimit['kind']> = AtLeastOne<Facets<Extract<ActivationLimit, { kind: K }>>>

/** 403.5 / 2011:602.5e: "any time" means with priority, not while something is being cast or resolved. */
function whyNotWhilePaying(state: State, { moment }: Activating): Refusal | null {
  return moment === 'payment' ? citing(state, 'activate.instantTiming', refuse(state, 'timing.noPriority')) : null
}

const LIMITS: { readonly [K in ActivationLimit['kind']]: LimitRules<K> } = {
  sorcerySpeed: {
    isSorcerySpeed: true,
    whyNot: (state, _limit, activating) => {
      const when = whyNotSorcerySpeed(state, activating.seat)
      return when === null ? whyNotWhilePaying(state, activating) : citing(state, 'activate.sorceryTiming', when)
    },
  },
  instantSpeed: { whyNot: (state, _limit, activating) => whyNotWhilePaying(state, activating) },
  timesPerTurn: {
    isOnce: ({ n }) => n === 1,
    whyNot: (state, { n }, { seat, object, ability }) =>
      timesActivated(object, ability) < amount(state, n, contextOf(object.id, seat))
        ? null
        : refuse(state, 'activate.usedUp', { object: object.id }),
  },
  once: {
    isOnce: () => true,
    whyNot: (state, _limit, { object, ability }) =>
      wasEverActivated(object, ability) ? refuse(state, 'activate.usedUp', { object: object.id }) : null,
  },
  onlyIf: {
    whyNot: (state, { condition }, { seat, object }) =>
      holds(state, condition, contextOf(object.id, seat))
        ? null
        : refuse(state, 'activate.condition', { object: object.id }),
  },
  yourTurn: {
    whyNot: (state, _limit, { seat, object }) =>
      seatsWithTurn(state).includes(seat) ? null : refuse(state, 'activate.notYourTurn', { object: object.id }),
  },
  anyPlayer: { opensToAll: true },
  xOnly: { colorsOfX: ({ colors }) => colors },
  xIs: { exactX: (state, { n }, id, seat) => Math.max(0, amount(state, n, contextOf(id, seat))) },
  leastX: { leastX: ({ n }) => n },
  ownCost: {
    ofCost: (state, { more, mana, times, if: when }, context) =>
      when === undefined || holds(state, when, context) ? { more, mana, times: amount(state, times, context) } : null,
  },
  powerUp: {
    ofCost: (state, _limit, { source }) => {
      const { cost } = characteristics(state, source)
      return cost !== null && enteredThisTurn(state, source) ? { more: false, mana: cost, times: 1 } : null
    },
  },
  onlyBy: {
    opensToAll: true,
    whyNot: (state, { who }, { seat, object }) =>
      isAmong(state, who, seat, contextOf(object.id, object.controller))
        ? null
        : refuse(state, 'activate.notYours', { object: object.id }),
  },
}

function rulesOf(limit: ActivationLimit): Facets<ActivationLimit> {
  return LIMITS[limit.kind] as unknown as Facets<ActivationLimit>
}

/** Why one of the ability's limits doesn't let it be activated so, or `null`. */
export function whyLimited(state: State, activating: Activating): Refusal | null {
  for (const limit of activating.ability.limits) {
    const why = rulesOf(limit).whyNot?.(state, limit, activating)
    if (why != null) return why
  }
  return null
}

/** Whether any player may activate the ability (403.2). */
export function isOpenToAll({ limits }: Activated): boolean {
  return limits.some((limit) => rulesOf(limit).opensToAll === true)
}

/** Of which colours the mana spent on the X of its cost must be (409.1f); `null`: of any. */
export function colorsOfX({ limits }: Activated): readonly Color[] | null {
  if (limits.length === 0) return null
  return limits.map((limit) => rulesOf(limit).colorsOfX?.(limit) ?? null).find((colors) => colors !== null) ?? null
}

/** Whether the ability says something of its own cost. */
export const changesOwnCost = ({ limits }: Activated): boolean =>
  limits.some((limit) => rulesOf(limit).ofCost !== undefined)

/** What the ability says of its own cost, as it is now (409.1f). */
export function ownModifiersOf(state: State, source: ObjectId, { limits, at }: Activated): readonly Modifier[] {
  if (limits.length === 0) return []
  const context = contextOf(source, get(state, source).controller, { at })
  return limits.flatMap((limit) => rulesOf(limit).ofCost?.(state, limit, context) ?? [])
}

/** What X is, or is at least, where the ability says so. */
export function boundsOfX(
  state: State,
  seat: Seat,
  id: ObjectId,
  { limits }: Activated,
): { readonly exactX?: number; readonly leastX?: number } {
  for (const limit of limits) {
    const rules = rulesOf(limit)
    const exactX = rules.exactX?.(state, limit, id, seat)
    if (exactX !== undefined) return { exactX }
    const leastX = rules.leastX?.(limit)
    if (leastX !== undefined) return { leastX }
  }
  return {}
}

/** Whether the ability can be activated only once before the turn is over. */
export function isOnce({ limits }: Activated): boolean {
  return limits.some((limit) => rulesOf(limit).isOnce?.(limit) === true)
}

/** Whether the ability can be activated only when a sorcery could be cast. */
export function isSorcerySpeed({ limits }: Activated): boolean {
  return limits.some((limit) => rulesOf(limit).isSorcerySpeed === true)
}
