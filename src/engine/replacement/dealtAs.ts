/** Damage that is dealt as though its source had a keyword (2004:glossary/as-though). */
import { contextOf, playersOf } from '../continuous/index.ts'
import type { Ref, Seat, State } from '../state/index.ts'
import { workingRules } from './working.ts'

/** With which keyword damage is dealt, and to which players; `null`: to all of them, and to permanents. */
export interface DealtAs {
  readonly keyword: 'infect' | 'wither'
  readonly to: readonly Seat[] | null
}

/** What the rules say of damage that is dealt now. */
export const dealtAs = (state: State): readonly DealtAs[] =>
  workingRules(state, 'damageAs').map(({ rule: { keyword, who }, source, controller }) => ({
    keyword,
    to: who === null ? null : playersOf(state, who, contextOf(source, controller)),
  }))

/** Whether damage to that object or player is dealt as though its source had the keyword. */
export const isDealtAs = (all: readonly DealtAs[], keyword: DealtAs['keyword'], ref: Ref): boolean =>
  all.some((one) => one.keyword === keyword && (one.to === null || ('player' in ref && one.to.includes(ref.player))))
