/** Where effects put objects. */
import type { Link, Players } from './nouns.ts'
import type { ZoneName } from './types.ts'

/** Where moved objects go and how they arrive. */
export interface Destination {
  readonly zone: ZoneName
  /** Under whose control it enters the battlefield; `null`: its owner's (or, as a permanent spell's, its controller's). */
  readonly under: Players | null
  readonly tapped: boolean
  /** In a library: where. */
  readonly position: 'top' | 'bottom' | 'shuffled' | null
  /** In exile: face down (217.7b). Not there otherwise. */
  readonly faceDown?: true
  /** In exile: the link to another ability of the same text that speaks of it. Not there where none does. */
  readonly link?: Link
}

/** What happens to a pile: `null` is nothing. */
export type PileFate = Destination | 'destroy' | null
