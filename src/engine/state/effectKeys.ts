/** How continuous effects are named where others speak of them. */
import type { AbilityKey } from '../../language/index.ts'
import type { ObjectId } from './ids.ts'

/** A continuous effect, by what makes it: an ability of an object, or a lasting effect by its number. */
export type EffectKey = `${ObjectId}.${AbilityKey}` | `lasting.${number}`

/** What lets a player play a land: their turn, or an effect (212.6b). */
export type LandPermission = 'turn' | EffectKey
