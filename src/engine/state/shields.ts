/** What waits to replace or prevent something, once or for a while (419). */
import type { Effect, Filter, Producing, Quantity, Replaced } from '../../language/index.ts'
import type { Context } from './context.ts'
import type { ObjectId, Ref } from './ids.ts'

/** What a shield against damage waits for. */
interface AgainstDamage {
  readonly id: number
  /** How much is left to prevent or redirect; `null`: all damage. */
  readonly n: number | null
  /** `null`: it protects everything. */
  readonly to: readonly Ref[] | null
  /** What matches when the damage would be dealt (419.2), besides `to` where that isn't `null`. */
  readonly those: Filter | null
  readonly from: Filter | null
  readonly combat: boolean | null
  /** Only so much of each damage; absent: all of it. */
  readonly share?: Quantity
  /** Used up by the next damage that it covers, however much that is. */
  readonly once: boolean
  /** Absent: until end of turn. */
  readonly until?: 'yourNextTurn'
  readonly context: Context
  /** What is done right after it has prevented damage. */
  readonly then?: readonly Effect[]
}

/** Waits to replace or prevent something once or for a while (419). */
export type Shield =
  /** `then`: what is done right after it has regenerated the object. */
  | {
      readonly id: number
      readonly kind: 'regenerate'
      readonly object: ObjectId
      readonly then?: { readonly effects: readonly Effect[]; readonly context: Context }
    }
  | (AgainstDamage & { readonly kind: 'prevent' })
  /** The damage is dealt to `onto` instead (419.6c). */
  | (AgainstDamage & { readonly kind: 'redirect'; readonly onto: Ref })
  /** Damage from what matches (`from` null: any) can't be prevented. */
  | {
      readonly id: number
      readonly kind: 'unpreventable'
      readonly from: Filter | null
      /** Only damage to these; absent: to anything. */
      readonly to?: readonly ObjectId[]
      /** Nor can it be dealt to anything else instead. */
      readonly unmoved?: true
      readonly context: Context
    }
  /** What is tapped for mana gives another type (419.6). */
  | { readonly id: number; readonly kind: 'produces'; readonly rule: Producing; readonly context: Context }
  /** Another event is replaced (419.6): every time, or only `once`. */
  | {
      readonly id: number
      readonly kind: 'replace'
      readonly event: Replaced
      readonly instead: readonly Effect[]
      readonly once: boolean
      /** Absent: until end of turn. */
      readonly until?: 'yourNextTurn'
      readonly context: Context
    }

export type DamageShield = Extract<Shield, { kind: 'prevent' | 'redirect' }>
export type Replacing = Extract<Shield, { kind: 'replace' }>

/** Whether it waits for damage. */
export const isDamageShield = (shield: Shield): shield is DamageShield =>
  shield.kind === 'prevent' || shield.kind === 'redirect'
