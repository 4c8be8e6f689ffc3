import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allowing, friendConfig } from '../../scripts/lib/friend.mjs'

const base = join(import.meta.dirname, '../..')
const page = readFileSync(join(base, 'index.html'), 'utf8')

/** The sources to which the page may connect. */
const connections = (html: string): string => /connect-src ([^;]*);/.exec(html)?.[1] ?? ''

describe('the content security policy', () => {
  test('stays as it is where the site names no PeerServer, which is how it comes', () => {
    expect(friendConfig(base)).toEqual({ iceServers: [], peerServer: null })
    expect(allowing(page, null)).toBe(page)
  })

  test('allows the one server that the site names, and nothing else', () => {
    const allowed = allowing(page, 'https://peer.example/path/')
    expect(connections(allowed)).toBe(`wss://peer.example ${connections(page)}`)
    expect(allowed.replace('wss://peer.example ', '')).toBe(page)
    expect(connections(allowing(page, 'http://localhost:9000'))).toMatch(/^ws:\/\/localhost:9000 /)
  })

  test('without a place for the server is an error of the build', () => {
    expect(() => allowing('<meta content="default-src *">', 'https://peer.example')).toThrow('connect-src')
  })
})
