/** Where effects put objects. */
import type { DownBy } from './downBy.ts'
import type { Link } from './links.ts'
import type { Players, Quantity, Thing } from './nouns.ts'
import type { ZoneName } from './types.ts'

/** Where moved objects go and how they arrive. */
export interface Destination {
  readonly zone: ZoneName
  /** Under whose control it enters the battlefield; `null`: its owner's (for a permanent spell, its controller's). */
  readonly under: Players | null
  readonly tapped: boolean
  /** The position in a library; `bottomAtRandom`: several of them in a random order. */
  readonly position: 'top' | 'second' | 'third' | 'bottom' | 'bottomAtRandom' | 'shuffled' | null
  /** In a library: just beneath that many cards; `position` is `top`. Absent: beneath none. */
  readonly beneath?: Quantity
  /** With counters on it. */
  readonly counters?: { readonly counter: string; readonly n: Quantity }
  /** In exile: face down (217.7b); on the battlefield: as a face-down permanent (504). Absent otherwise. */
  readonly faceDown?: true
  /** How it lies face down on the battlefield (today:708.2a); absent: as nothing but a 2/2 creature. */
  readonly downBy?: DownBy
  /** On the battlefield: with its other side up, if it is a flip card (2011:contents/709). Absent otherwise. */
  readonly flipped?: true
  /** On the battlefield: with its back face up; what has none stays where it is (today:712.14a). Absent otherwise. */
  readonly transformed?: true
  /**
   * On the battlefield: what it is attached to as it enters (2011:303.4f); in exile, what it haunts. Absent otherwise.
   */
  readonly attachedTo?: Thing
  /** On the battlefield: attacking whom or what that attacks, or last attacked (2011:508.4). Absent: not attacking. */
  readonly attackingAs?: Thing
  /** On the battlefield: attacking that player, or whom or what its controller chooses. Absent: not attacking. */
  readonly attacking?: true | Players
  /** In exile or on the battlefield: the link to the ability of the same text that refers to it; absent: none does. */
  readonly link?: Link
}

/** A zone, or only that zone of those players. */
export interface OwnedZone {
  readonly zone: ZoneName
  readonly of: Players | null
}

/** What happens to a pile; `null`: nothing. `sacrifice`: by whoever controls what is in it. */
export type PileFate = Destination | 'destroy' | 'destroyForGood' | 'sacrifice' | null

/** The zones each player has of their own. */
export type OwnZone = 'hand' | 'library' | 'graveyard'
