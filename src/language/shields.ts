/** Effects that put up shields against damage (419.6c, 419.7). */
import type { Filter, Players, Quantity, Thing } from './nouns.ts'

/** How a shield without a number is used. */
export interface Covers {
  /** Used up by the next damage it covers. */
  readonly once: boolean
  /** `from` is one source of that kind, chosen when the effect happens (419.8a). */
  readonly chosen: boolean
}

/** `n` of the damage, or all of it (`n` null), to `to` (null: anything) from `from`. */
export interface DamageCovered {
  readonly n: Quantity | null
  readonly to: Thing | Players | null
  readonly from: Filter | null
  /** Only combat damage, or only other damage; `null`: both. */
  readonly combat: boolean | null
  /** Of a static ability: only damage of at most that amount at once. */
  readonly most?: number
}

/** The next `n` of that damage, or all of it, this turn or as long as it says. */
export interface Shielding extends DamageCovered {
  /** Absent: until end of turn. */
  readonly until?: 'yourNextTurn'
  readonly covers?: Covers
  /** "You and/or permanents you control": damage to those, too, under the same shield. */
  readonly also?: Thing | Players
  /** "Half that damage": only so much of what it covers ("that much" is that damage). */
  readonly share?: Quantity
}

/**
 * "Damage that would be dealt by ~ can't be prevented"; `from` null: none can be (419.7). `to`: only damage to that;
 * `unmoved`: "or dealt instead to another permanent or player".
 */
export interface Unpreventable {
  readonly kind: 'unpreventable'
  readonly from: Filter | null
  readonly to?: Thing
  readonly unmoved?: true
  /** Only combat damage. */
  readonly combat?: true
}

/** The damage is dealt to `onto` instead. */
export type Redirecting = Shielding & { readonly kind: 'redirectDamage'; readonly onto: Thing | Players }
