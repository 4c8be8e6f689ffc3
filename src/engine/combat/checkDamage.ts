/** Whether a player's assignments of combat damage are legal, taken together (310.2, 502.9; 2011:510.1). */
import type { DamageSource } from '../questions/index.ts'
import { type Played, type Ref, type Refusal, refuse, sameRef } from '../state/index.ts'

export type Assignment = readonly (readonly number[])[]

/** Whether a recipient is assigned lethal damage by all the sources together, or by any one alone (502.9b, 502.9e). */
function isLethal(sources: readonly DamageSource[], assignment: Assignment, ref: Ref): boolean {
  let total = 0
  let needed = 0
  for (const [index, source] of sources.entries()) {
    const place = source.to.findIndex((one) => sameRef(one.ref, ref))
    if (place < 0) continue
    const n = assignment[index]?.[place] ?? 0
    const lethal = source.to[place]?.lethal ?? 0
    if (n > 0 && n >= lethal) return true
    total += n
    needed = Math.max(needed, lethal)
  }
  return total >= needed
}

/** Why one source's damage can't be divided that way, or `null`. */
function whyNotOne(
  played: Played,
  sources: readonly DamageSource[],
  assignment: Assignment,
  index: number,
): Refusal | null {
  const source = sources[index]
  const parts = assignment[index]
  if (source === undefined || parts === undefined) return refuse(played, 'damage.shape')
  const whole = parts.every((n) => Number.isInteger(n) && n >= 0)
  const sum = parts.reduce((total, n) => total + n, 0)
  if (!whole || parts.length !== source.to.length || sum !== source.n)
    return refuse(played, 'damage.sum', { object: source.id, n: source.n })
  const last = parts.length - 1
  const short = source.to.findIndex((one, place) => place < last && !isLethal(sources, assignment, one.ref))
  if (short < 0) return null
  if (source.trample && (parts[last] ?? 0) > 0) return refuse(played, 'damage.trample', { object: source.id })
  if (source.ordered && parts.some((n, place) => place > short && n > 0))
    return refuse(played, 'damage.order', { object: source.id })
  return null
}

/**
 * Why these assignments can't be made, or `null`. `assignment` has one list per source, with one number per recipient.
 */
export function checkDamage(played: Played, sources: readonly DamageSource[], assignment: Assignment): Refusal | null {
  if (assignment.length !== sources.length) return refuse(played, 'damage.shape')
  for (let index = 0; index < sources.length; index++) {
    const why = whyNotOne(played, sources, assignment, index)
    if (why !== null) return why
  }
  return null
}
