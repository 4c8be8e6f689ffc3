/** Every reason a machine player gives, as a key and what its sentence needs. The client has the sentences. */
import type { Bare, Told } from '../rulebook/index.ts'

/** `null`: what it is about no longer has a name. */
interface Named {
  readonly name: string | null
}

interface Compared {
  readonly of: number
  readonly plain: number
  readonly this: number
}

export interface Reasons {
  'reason.pass': Bare
  'reason.wait': Bare
  'reason.land': Named
  'reason.cast': Named
  'reason.castAt': Named
  'reason.counter': Named
  'reason.trick': Named
  'reason.activate': Named
  'reason.faceUp': Named
  'reason.payOff': Named
  'reason.lethal': Bare
  'reason.attack': Bare
  'reason.trade': Bare
  'reason.hold': Bare
  'reason.stayHome': Bare
  'reason.mustBlock': Bare
  'reason.block': Bare
  'reason.saveLife': { readonly n: number }
  'reason.noBlock': Bare
  'reason.target': Bare
  'reason.keep': Bare
  'reason.mulligan': Bare
  'reason.pay': Bare
  'reason.stopPaying': Bare
  'reason.best': Bare
  'reason.least': Bare
  'reason.yes': Bare
  'reason.no': Bare
  'reason.first': Bare
  'reason.plain': Bare
  /** How much better the searched reply ended than the plain one. */
  'reason.search': { readonly gain: number }
  /** How many of the games played out ahead it lost, or won, and the plain reply. */
  'reason.searchLoses': Compared
  'reason.searchWins': Compared
  /** Proved by exhaustive play with what lies on the table. */
  'reason.wins': Bare
  'reason.survives': Bare
  'reason.defends': Bare
  'reason.forced': Bare
}

/** Another reply that was close: what it does, and with what. */
export interface Line {
  readonly what: 'wait' | 'cast' | 'use' | 'attack' | 'block'
  readonly names: readonly string[]
}

/** Why, and, where the search knows, what would have been next best. */
export type Reason = Told<Reasons> & { readonly next?: readonly Line[] }

type Short<K> = K extends `reason.${infer Name}` ? Name : never
type ReasonName = Short<keyof Reasons>
type ParamsOf<Name extends ReasonName> = Reasons[`reason.${Name}`]

/** A reason by its name. */
export function because<Name extends ReasonName>(
  name: Name,
  ...[params]: ParamsOf<Name> extends Bare ? [] : [params: ParamsOf<Name>]
): Reason {
  return { key: `reason.${name}`, params: params ?? {} } as Reason
}
