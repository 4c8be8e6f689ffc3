/** The fields that hold effects, of whatever holds some. */
import { EFFECT_HOLDERS } from './effects.ts'
import { STATIC_KINDS } from './statics.ts'

/** Their names. */
export const EFFECT_FIELDS: ReadonlySet<string> = new Set([
  ...EFFECT_HOLDERS,
  ...Object.values(STATIC_KINDS).flatMap(({ holds }) => holds ?? []),
])
