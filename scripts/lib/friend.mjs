// What the site says of games with friends (`friend.config.json`): which servers help their pages to find each other. None
// is needed; a site may name some (docs/friend.md).
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulesVersion } from './grammar.mjs'

/** @typedef {import('../../src/link/config.ts').FriendConfig} FriendConfig */

/**
 * The configuration of a checkout. A PeerServer is an address that begins with `https:` or, on this machine, `http:`.
 * @param {string} base the folder of the checkout
 * @returns {FriendConfig}
 */
export function friendConfig(base) {
  const file = process.env.CANTRIP_FRIEND_CONFIG ?? join(base, 'friend.config.json')
  const { iceServers = [], peerServer = null } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  if (peerServer !== null && !/^https?:$/.test(new URL(peerServer).protocol))
    throw new Error(`friend.config.json: ${peerServer} is no address of a PeerServer`)
  return { iceServers, peerServer }
}

/** When the commit that is built was made; `null`: unknown. @param {string} base */
function builtAt(base) {
  try {
    return execFileSync('git', ['log', '-1', '--format=%cI'], { cwd: base, encoding: 'utf8' }).trim() || null
  } catch {
    return null
  }
}

/**
 * What the page knows of its own build, which pages of one game compare, and of the servers.
 * @param {string} base the folder of the checkout
 */
export const friendDefines = (base) => ({
  __BUILD__: JSON.stringify({
    version: JSON.parse(readFileSync(join(base, 'package.json'), 'utf8')).version,
    built: builtAt(base),
    rules: rulesVersion(base),
  }),
  __FRIEND__: JSON.stringify(friendConfig(base)),
})

/**
 * The page, allowed to connect to a PeerServer and to nothing else: a direct connection between two browsers needs no
 * source.
 * @param {string} html
 * @param {string | null} peerServer
 */
export function allowing(html, peerServer) {
  if (peerServer === null) return html
  if (!html.includes('connect-src ')) throw new Error('index.html: the policy has no connect-src')
  const { protocol, host } = new URL(peerServer)
  return html.replace('connect-src ', `connect-src ${protocol === 'https:' ? 'wss' : 'ws'}://${host} `)
}

/**
 * Lets the page connect to the PeerServer that the site names.
 * @param {string} base the folder of the checkout
 * @returns {import('vite').Plugin}
 */
export function withPeerServer(base) {
  const { peerServer } = friendConfig(base)
  return {
    name: 'with-peer-server',
    transformIndexHtml: { order: 'pre', handler: (html) => allowing(html, peerServer) },
  }
}
