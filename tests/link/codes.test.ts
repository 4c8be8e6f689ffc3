import { describe, expect, test } from 'vitest'
import { codeOf, descriptionOf, readShortCode, shortCode } from '../../src/link/codes.ts'
import { joining, piecesOf } from '../../src/link/rtc.ts'

const SDP = [
  'v=0',
  'o=- 325 2 IN IP4 127.0.0.1',
  'a=candidate:77 1 udp 2113937151 ffe39200-b1fb-411f-af6d-575382e2dd0f.local 53709 typ host generation 0',
  'a=candidate:78 1 tcp 2113937151 192.0.2.7 9 typ host tcptype active',
  'a=candidate:79 1 udp 1677729535 192.0.2.7 41102 typ srflx raddr 0.0.0.0 rport 0',
  'a=ice-ufrag:Co+p',
  'a=ice-pwd:e2963qsu/P0DGahdzRPrbXNm',
  `a=fingerprint:sha-256 ${Array.from({ length: 32 }, (_, at) => (at * 7).toString(16).padStart(2, '0').toUpperCase()).join(':')}`,
  'a=setup:actpass',
  '',
].join('\r\n')

describe('the code of an invitation', () => {
  test('holds what the other side can’t know, in letters that a link takes', () => {
    const code = codeOf('offer', SDP)
    expect(code).toMatch(/^[\w-]+$/)
    expect(code.length).toBeLessThan(250)
    const sdp = descriptionOf('offer', code) ?? ''
    for (const line of ['a=ice-ufrag:Co+p', 'a=ice-pwd:e2963qsu/P0DGahdzRPrbXNm', 'a=setup:actpass'])
      expect(sdp).toContain(`${line}\r\n`)
    expect(sdp).toContain('ffe39200-b1fb-411f-af6d-575382e2dd0f.local 53709 typ host')
    expect(sdp).toContain('192.0.2.7 41102 typ srflx')
    expect(sdp).not.toContain('tcp')
    expect(sdp.match(/fingerprint:(.*)/)?.[1]).toBe(SDP.match(/fingerprint:(.*)/)?.[1])
  })

  test('is refused where it was cut, changed, or is an answer', () => {
    const code = codeOf('offer', SDP)
    for (const bad of ['', 'abc', code.slice(0, 40), `${code.slice(0, 60)}!${code.slice(61)}`, 'x'.repeat(5000)])
      expect(descriptionOf('offer', bad), bad.slice(0, 20)).toBeNull()
    expect(descriptionOf('answer', code)).toBeNull()
    const injected = btoa('o1,ab\r\na=x,pw,QUJD,h1.2.3.4 5')
    expect(descriptionOf('offer', injected)).toBeNull()
  })

  test('short ones are read however they are typed', () => {
    let n = 0
    const code = shortCode((most) => n++ % most)
    expect(readShortCode(` ${code.slice(0, 4).toLowerCase()} – ${code.slice(4)}`)).toBe(code)
    expect(readShortCode('ABCD-EFG')).toBeNull()
    expect(readShortCode('ABCD-EFG0')).toBeNull()
  })
})

describe('long texts', () => {
  test('are sent in pieces, and put together again', () => {
    for (const n of [0, 1, 15_999, 16_000, 16_001, 48_000]) {
      const whole: string[] = []
      const join = joining((text) => whole.push(text))
      const text = 'abc'.repeat(Math.ceil(n / 3)).slice(0, n)
      for (const piece of piecesOf(text)) {
        expect(piece.length).toBeLessThanOrEqual(16_001)
        join(piece)
      }
      expect(whole).toEqual([text])
    }
  })
})
