/** What the build says of games with friends (`friend.config.json`, `scripts/lib/friend.mjs`). */
import type { Build } from './messages.ts'

declare const __BUILD__: Build | undefined
declare const __FRIEND__: FriendConfig | undefined

export interface FriendConfig {
  /** What helps two browsers to find a path. */
  readonly iceServers: readonly RTCIceServer[]
  /** The address of a PeerServer, under which a short code is enough; `null`: there is none. */
  readonly peerServer: string | null
}

export const BUILD: Build =
  typeof __BUILD__ === 'object' ? __BUILD__ : { version: 'unbuilt', built: null, rules: 'unbuilt' }

export const FRIEND_CONFIG: FriendConfig =
  typeof __FRIEND__ === 'object' ? __FRIEND__ : { iceServers: [], peerServer: null }
