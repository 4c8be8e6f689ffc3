/** Lines from a source to what it points at, by reference; the page finds out where those are. */
import { find, type Ref } from '../../engine/index.ts'
import type { Sign } from '../card/index.ts'
import { bandNumbers, refKey, type Scene, signOf } from './scene.ts'
import type { StackItem } from './stack.ts'

export interface Pointer {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly by: Sign
  /** Not declared yet, or waiting below the top of the stack. */
  readonly dashed: boolean
  readonly kind: 'target' | 'attack' | 'block'
  /** How many it stands for: those of a band have one line. */
  readonly count: number
}

export function stackKey(id: number): string {
  return `s${id}`
}

/** A band's place in the page. */
export function bandKey(band: number): string {
  return `b${band}`
}

function fromStack(items: readonly StackItem[]): readonly Pointer[] {
  return items.flatMap(({ id, targets, by, first }) =>
    [...new Set(targets.map(refKey))].map((to) => ({
      id: `t${id}${to}`,
      from: stackKey(id),
      to,
      by,
      dashed: !first,
      kind: 'target' as const,
      count: 1,
    })),
  )
}

function inCombat(scene: Scene): readonly Pointer[] {
  const { state, marks } = scene
  const bands = bandNumbers(scene)
  // A band attacks and is blocked as one (502.10): one line for all of it.
  const placeOf = (ref: Ref): string => {
    const band = 'object' in ref ? bands.get(ref.object) : undefined
    return band === undefined ? refKey(ref) : bandKey(band)
  }
  const by = (id: number): Sign => signOf(scene, find(state, id)?.controller ?? scene.me)
  const pointer = (kind: 'attack' | 'block', id: number, to: Ref, dashed: boolean): Pointer => ({
    id: `${kind}${placeOf({ object: id })}${placeOf(to)}`,
    from: placeOf({ object: id }),
    to: placeOf(to),
    by: by(id),
    dashed,
    kind,
    count: 1,
  })
  const combat = state.combat
  // Who attacks in a band is blocked with it.
  const blocked = new Set(
    [...(combat?.blocks.flatMap(({ attackers }) => attackers) ?? []), ...[...marks.blocking.values()].flat()].map(
      (object) => placeOf({ object }),
    ),
  )
  const declared =
    combat?.attackers
      .filter(({ id }) => !blocked.has(placeOf({ object: id })))
      .flatMap(({ id, defender }) => (defender === null ? [] : [pointer('attack', id, defender, false)])) ?? []
  const blocks =
    combat?.blocks.flatMap(({ id, attackers }) => attackers.map((object) => pointer('block', id, { object }, false))) ??
    []
  const drafted = [...marks.attacking].map(([id, defender]) => pointer('attack', id, defender, true))
  const draftedBlocks = [...marks.blocking].flatMap(([id, attackers]) =>
    attackers.map((object) => pointer('block', id, { object }, true)),
  )
  const all = [...declared, ...blocks, ...drafted, ...draftedBlocks]
  const joined = new Map<string, Pointer>()
  for (const one of all) joined.set(one.id, { ...one, count: (joined.get(one.id)?.count ?? 0) + 1 })
  return [...joined.values()]
}

export function pointers(scene: Scene, items: readonly StackItem[]): readonly Pointer[] {
  return [...fromStack(items), ...inCombat(scene)]
}
