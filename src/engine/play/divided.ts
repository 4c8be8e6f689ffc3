/** What a text divides among targets as it is announced (409.1e). */
import type { Effect, Quantity } from '../../language/index.ts'
import { amount } from '../continuous/index.ts'
import type { Context, State } from '../state/index.ts'

const NOTHING = { n: 0, to: null } as const

/** What an effect divides among targets as it is announced, and among which targets; `null`: nothing (409.1e). */
export function dividedBy(effect: Effect): { readonly n: Quantity; readonly slot: number } | null {
  const { n, to } =
    effect.kind === 'damage' || (effect.kind === 'preventDamage' && effect.n !== null)
      ? { n: effect.n ?? 0, to: effect.to }
      : effect.kind === 'putCounters'
        ? { n: effect.n, to: effect.what }
        : NOTHING
  return 'divided' in effect && effect.divided === true && to?.kind === 'target' ? { n, slot: to.slot } : null
}

/** How many targets of a slot can get at least 1 of what is divided among them (409.1e). */
export function mostToDivide(state: State, effects: readonly Effect[], slot: number, context: Context): number {
  for (const effect of effects) {
    const divided = dividedBy(effect)
    if (divided?.slot === slot) return amount(state, divided.n, context)
  }
  return Number.POSITIVE_INFINITY
}
