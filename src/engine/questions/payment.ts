/**
 * Payments of mana: what one is for and must leave, how it may be made, and the replies to the question (409.1g-h); and
 * the optional costs asked about before it.
 */
import type { AbilityKey, Door, KeywordName, ManaCost, ManaSymbol, ManaType } from '../../language/index.ts'
import type { ObjectId } from '../state/index.ts'

/**
 * What a payment is for: restricted mana depends on it. A cost paid during a resolution is for none of these, but
 * perhaps one that a keyword asks for. `unlock`: that door of a Room (today:709.5).
 */
export type Purpose =
  | { readonly cast: ObjectId }
  | { readonly activate: ObjectId }
  | { readonly keyword: KeywordName }
  | { readonly unlock: Door }

/** This many of these objects must stay as they are: untapped, or still there. */
export interface Kept {
  readonly among: readonly ObjectId[]
  readonly n: number
  readonly as: 'untapped' | 'there'
}

/** The terms of a mana payment: what must stay available for the rest of the cost; what it is `for`. */
export interface PaymentTerms {
  readonly kept?: readonly Kept[]
  readonly for?: Purpose | null
  /** Mana abilities that can't be activated for it, since they haven't resolved yet (today:605.3c). */
  readonly unresolved?: readonly Omit<ManaTap, 'mana'>[]
  /** The same mana is asked for so often again, right after this. */
  readonly again?: number
}

/** One activation of a mana ability in a payment: which mana it gives, if there is a choice. */
export interface ManaTap {
  readonly object: ObjectId
  readonly ability: AbilityKey
  readonly mana: readonly ManaType[]
}

/**
 * How to pay: mana abilities to activate, in order, then mana from the pool (`spend` null: the engine's best choice).
 */
export interface Payment {
  readonly taps: readonly ManaTap[]
  readonly spend: readonly ManaType[] | null
}

/**
 * `plan` pays everything, `activate` activates one mana ability and asks again, `cancel` takes the announcement back.
 */
export type PayReply =
  | { readonly pay: 'plan'; readonly plan: Payment }
  | { readonly pay: 'activate'; readonly object: ObjectId; readonly ability: AbilityKey }
  | { readonly pay: 'cancel' }

/**
 * An additional cost that may be paid as a spell is cast (409.1b), by its keyword. `cost`: its mana, if it is mana;
 * `less`: what it takes off the total each time.
 */
export interface AskedOption {
  /** `null`: its text offers it, as an additional cost of no keyword. */
  readonly keyword: KeywordName | null
  /** The ability that offers it. */
  readonly key: AbilityKey
  readonly cost: ManaCost | null
  readonly less?: ManaSymbol
  /** The card in hand that is spliced onto the spell for it (2011:702.45). */
  readonly card?: ObjectId
}

/** So often each of the options asked about, and the mana that all of it costs then. */
export interface OptionsPaid {
  readonly times: readonly number[]
  readonly mana: ManaCost
}
