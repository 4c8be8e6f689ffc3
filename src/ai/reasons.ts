/** Every reason a machine player gives, as a key and what its sentence needs. The client has the sentences. */
import type { Bare, Told } from '../rulebook/index.ts'

const isNumber = (value: unknown): value is number => typeof value === 'number'
/** `null`: what it is about no longer has a name. */
const isName = (value: unknown): value is string | null => value === null || typeof value === 'string'

/** A player as the game keeps their name. */
const isPlayer = (value: unknown): value is string => typeof value === 'string'

const BARE = {}
const NAMED = { name: isName }
const COMPARED = { of: isNumber, plain: isNumber, this: isNumber }

/** Every reason, with what its params are. */
const REASONS = {
  'reason.pass': BARE,
  'reason.wait': BARE,
  'reason.land': NAMED,
  'reason.cast': NAMED,
  'reason.castAt': NAMED,
  'reason.counter': NAMED,
  'reason.trick': NAMED,
  'reason.activate': NAMED,
  'reason.faceUp': NAMED,
  'reason.payOff': NAMED,
  'reason.lethal': BARE,
  'reason.attack': BARE,
  'reason.trade': BARE,
  /** Whom it attacks of several: who would be out, could win next turn, or is ahead; what gains most; what a search chose. */
  'reason.attackOut': { whom: isPlayer },
  'reason.attackThreat': { whom: isPlayer },
  'reason.attackLeader': { whom: isPlayer },
  'reason.attackGain': { whom: isPlayer },
  'reason.attackBest': { whom: isPlayer },
  'reason.hold': BARE,
  'reason.stayHome': BARE,
  'reason.mustBlock': BARE,
  'reason.block': BARE,
  'reason.saveLife': { n: isNumber },
  'reason.noBlock': BARE,
  'reason.target': BARE,
  'reason.keep': BARE,
  'reason.mulligan': BARE,
  'reason.pay': BARE,
  'reason.stopPaying': BARE,
  'reason.best': BARE,
  'reason.least': BARE,
  'reason.yes': BARE,
  'reason.no': BARE,
  'reason.first': BARE,
  'reason.plain': BARE,
  /** How much better the searched reply ended than the plain one. */
  'reason.search': { gain: isNumber },
  /** How many of the games played out ahead it lost, or won, and the plain reply. */
  'reason.searchLoses': COMPARED,
  'reason.searchWins': COMPARED,
  /** Proved by exhaustive play with what lies on the table. */
  'reason.wins': BARE,
  'reason.survives': BARE,
  'reason.defends': BARE,
  'reason.forced': BARE,
}

type Given<Check> = Check extends (value: unknown) => value is infer Value ? Value : never
type Params<Checks> = keyof Checks extends never ? Bare : { readonly [P in keyof Checks]: Given<Checks[P]> }

export type Reasons = { readonly [K in keyof typeof REASONS]: Params<(typeof REASONS)[K]> }

const DEEDS = ['wait', 'cast', 'use', 'attack', 'block'] as const

/** Another reply that was close: what it does, and with what. */
export interface Line {
  readonly what: (typeof DEEDS)[number]
  readonly names: readonly string[]
}

/** Why, and, where they are known, the lines that came next and the better one that a beginner didn't see. */
export type Reason = Told<Reasons> & { readonly next?: readonly Line[]; readonly overlooked?: Line }

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

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null

function isLine(value: unknown): value is Line {
  const { what, names } = fieldsOf(value) ?? {}
  return DEEDS.some((one) => one === what) && Array.isArray(names) && names.every((name) => typeof name === 'string')
}

/** Whether something that was kept is a reason, with all that its sentence needs. */
export function isReason(value: unknown): value is Reason {
  const { key, params, next = [], overlooked } = fieldsOf(value) ?? {}
  const given = fieldsOf(params)
  if (typeof key !== 'string' || !Object.hasOwn(REASONS, key) || given === null) return false
  const checks = Object.entries(REASONS[key as keyof Reasons]) as [string, (value: unknown) => boolean][]
  const hasLines = Array.isArray(next) && next.every(isLine) && (overlooked === undefined || isLine(overlooked))
  return hasLines && checks.every(([name, isRight]) => isRight(given[name]))
}
