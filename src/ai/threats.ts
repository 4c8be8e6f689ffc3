/** What lies on the stack: how it reads, and what it would do to a permanent that can still be saved from it. */
import {
  amount,
  areOpponents,
  type Context,
  characteristics,
  contextOf,
  contextOnStack,
  find,
  hasKeyword,
  isType,
  type ObjectId,
  recipientsOf,
  type Seat,
  type State,
  satisfies,
  spellBody,
  thingsOf,
  toughnessOf,
} from '../engine/index.ts'
import type { Ability, Change, Effect } from '../language/index.ts'
import { worthOf } from './worth.ts'

export interface OnStack {
  readonly by: Seat
  /** The source of its damage, and what protection looks at. */
  readonly source: ObjectId
  readonly modes: readonly { readonly effects: readonly Effect[]; readonly context: Context }[]
}

/** A spell or ability on the stack, as its controller has announced it; `null`: it is not there yet. */
export function onStack(state: State, id: ObjectId): OnStack | null {
  const object = find(state, id)
  if (object === null || object.choices === null) return null
  const { ability, choices, controller } = object
  const body = ability?.body ?? spellBody(object.faceDown ? [] : characteristics(state, id).abilities)
  const context = contextOnStack(object, choices)
  const modes = choices.modes.map((mode, place) => ({
    effects: body.modes[mode] ?? [],
    context: { ...context, targets: choices.targets[place] ?? [] },
  }))
  return { by: controller, source: context.source, modes }
}

/** What would happen to a permanent. */
interface Threat {
  readonly damage: number
  readonly shrink: number
  /** Destroyed, but it could regenerate. */
  readonly destroyed: boolean
  /** Lost, whatever its toughness: buried, moved away, taken. */
  readonly lost: boolean
}

const NONE: Threat = { damage: 0, shrink: 0, destroyed: false, lost: false }

const plus = (one: Threat, other: Threat): Threat => ({
  damage: one.damage + other.damage,
  shrink: one.shrink + other.shrink,
  destroyed: one.destroyed || other.destroyed,
  lost: one.lost || other.lost,
})

function changed(changes: readonly Change[]): Threat {
  const shrinks = changes.map((change) =>
    change.kind === 'pt' && typeof change.toughness === 'number' ? Math.max(0, -change.toughness) : 0,
  )
  return {
    ...NONE,
    shrink: shrinks.reduce((sum, n) => sum + n, 0),
    lost: changes.some(({ kind }) => kind === 'control'),
  }
}

/** What one effect would do to it. */
function harm(state: State, effect: Effect, context: Context, id: ObjectId): Threat {
  switch (effect.kind) {
    case 'damage': {
      const at = recipientsOf(state, effect.to, context).findIndex((ref) => 'object' in ref && ref.object === id)
      if (at < 0) return NONE
      const damage = effect.divided ? (context.division?.[at] ?? 0) : Math.max(0, amount(state, effect.n, context))
      return { ...NONE, damage }
    }
    case 'destroy':
      if (!thingsOf(state, effect.what, context).includes(id)) return NONE
      return effect.noRegeneration ? { ...NONE, lost: true } : { ...NONE, destroyed: true }
    case 'move':
      return thingsOf(state, effect.what, context).includes(id) && effect.to.zone !== 'battlefield'
        ? { ...NONE, lost: true }
        : NONE
    case 'modify':
      return thingsOf(state, effect.what, context).includes(id) ? changed(effect.changes) : NONE
    case 'together':
      return effect.effects.map((one) => harm(state, one, context, id)).reduce(plus, NONE)
    default:
      return NONE
  }
}

/** What could be done for a permanent. */
export interface Rescue {
  readonly toughness?: number
  /** Damage and destruction do nothing to it: it regenerates, or can't be destroyed. */
  readonly unharmed?: true
  /** Whether it would no longer be a legal target for that source. */
  readonly shielded?: (source: ObjectId) => boolean
}

function isTarget({ modes }: OnStack, id: ObjectId): boolean {
  return modes.some(({ context }) => context.targets.flat().some((ref) => 'object' in ref && ref.object === id))
}

/** Whether what its controller's opponents have on the stack costs the seat this permanent, in spite of a rescue. */
export function isLost(state: State, id: ObjectId, { toughness = 0, unharmed, shielded }: Rescue = {}): boolean {
  const object = find(state, id)
  if (state.stack.length === 0 || object === null || object.zone !== 'battlefield') return false
  let threat = NONE
  for (const one of state.stack) {
    const read = onStack(state, one)
    if (read === null || !areOpponents(state, read.by, object.controller)) continue
    if (shielded?.(read.source) === true && isTarget(read, id)) continue
    for (const { effects, context } of read.modes)
      for (const effect of effects) threat = plus(threat, harm(state, effect, context, id))
  }
  if (threat.lost) return true
  const lasting = unharmed === true || hasKeyword(state, id, 'indestructible')
  if (!isType(state, id, 'creature')) return threat.destroyed && !lasting
  const left = toughnessOf(state, id) + toughness - threat.shrink
  return left <= 0 || (!lasting && (threat.destroyed || (threat.damage > 0 && object.damage + threat.damage >= left)))
}

/** What a rescue saves: the permanent's worth if it is lost without, and isn't with it. */
export function saves(state: State, id: ObjectId, rescue: Rescue): number {
  return isLost(state, id) && !isLost(state, id, rescue) ? worthOf(state, id) : 0
}

/** The same for an ability that it would have. */
export function savesWith(state: State, id: ObjectId, ability: Ability): number {
  const object = find(state, id)
  if (state.stack.length === 0 || ability.kind !== 'keyword' || object === null) return 0
  const { keyword } = ability
  switch (keyword.name) {
    case 'indestructible':
      return saves(state, id, { unharmed: true })
    case 'shroud':
    case 'hexproof':
      return saves(state, id, { shielded: () => true })
    case 'hexproofFrom':
    case 'protection':
      return saves(state, id, {
        shielded: (source) => satisfies(state, [keyword.from], source, contextOf(id, object.controller)),
      })
    default:
      return 0
  }
}
