/**
 * The codes that bring two pages together without a server: of a browser's description of how it is reached, what the
 * other side can't know, as text for a link.
 */

/** One way to reach a page. */
interface Candidate {
  /** An address, or a name under which the browser hides one in its own network. */
  readonly host: string
  readonly port: string
  readonly kind: string
}

/** What of a description differs from page to page. */
interface Essentials {
  readonly role: 'offer' | 'answer'
  readonly user: string
  readonly password: string
  /** Of the page's certificate, as hexadecimal digits. */
  readonly certificate: string
  readonly candidates: readonly Candidate[]
}

const KINDS: Readonly<Record<string, string>> = { h: 'host', s: 'srflx', r: 'relay' }
const LONGEST_CODE = 4000

const field = (sdp: string, name: string): string => new RegExp(`^a=${name}:(.*)$`, 'm').exec(sdp)?.[1]?.trim() ?? ''

function essentialsOf(role: Essentials['role'], sdp: string): Essentials {
  const candidates = [...sdp.matchAll(/^a=candidate:\S+ 1 (\S+) \d+ (\S+) (\d+) typ (\S+)/gim)]
    .filter(([, protocol]) => protocol?.toLowerCase() === 'udp')
    .map(([, , host = '', port = '', type = '']) => ({ host, port, kind: type.charAt(0) }))
    .filter(({ kind }) => kind in KINDS)
  return {
    role,
    user: field(sdp, 'ice-ufrag'),
    password: field(sdp, 'ice-pwd'),
    certificate: field(sdp, 'fingerprint')
      .replace(/^sha-256 /i, '')
      .replaceAll(':', '')
      .toLowerCase(),
    candidates,
  }
}

const bytesToText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function textToBytes(text: string): Uint8Array {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (char) => char.charCodeAt(0))
}

const hexToText = (hex: string): string =>
  bytesToText(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))
const textToHex = (text: string): string =>
  Array.from(textToBytes(text), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** `x-y.local`, whose x-y is 128 bits. */
const HIDDEN = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/i

const packHost = (host: string): string => {
  const hidden = HIDDEN.exec(host)
  return hidden === null ? host : `*${hexToText(hidden.slice(1).join(''))}`
}
const unpackHost = (host: string): string =>
  host.startsWith('*')
    ? `${textToHex(host.slice(1)).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}.local`
    : host

/** A description as a code: letters, digits, `-` and `_`. */
export function codeOf(role: Essentials['role'], sdp: string): string {
  const { user, password, certificate, candidates } = essentialsOf(role, sdp)
  const ways = candidates.map(({ kind, host, port }) => `${kind}${packHost(host)} ${port}`)
  const text = [role === 'offer' ? 'o1' : 'a1', user, password, hexToText(certificate), ...ways].join(',')
  return bytesToText(new TextEncoder().encode(text))
}

const PLAIN = /^[\w+/.:*-]+$/

/** What a code says; `null`: it is none, or was cut on its way. */
function readCode(code: string): Essentials | null {
  if (code.length > LONGEST_CODE) return null
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(textToBytes(code.replace(/\s/g, '')))
    const [mark, user = '', password = '', certificate = '', ...ways] = text.split(',')
    if (mark !== 'o1' && mark !== 'a1') return null
    const candidates = ways.flatMap((way) => {
      const [host = '', port = ''] = way.slice(1).split(' ')
      const kind = way.charAt(0)
      return kind in KINDS && PLAIN.test(host) && /^\d{1,5}$/.test(port) ? [{ kind, host: unpackHost(host), port }] : []
    })
    const hex = textToHex(certificate)
    const isWhole = PLAIN.test(user) && PLAIN.test(password) && hex.length === 64 && candidates.length === ways.length
    return isWhole ? { role: mark === 'o1' ? 'offer' : 'answer', user, password, certificate: hex, candidates } : null
  } catch {
    return null
  }
}

/** The description that a code stands for, as the browser takes it; `null`: the code isn't one of that role. */
export function descriptionOf(role: Essentials['role'], code: string): string | null {
  const read = readCode(code)
  if (read === null || read.role !== role) return null
  const certificate = (read.certificate.match(/../g) ?? []).join(':').toUpperCase()
  const ways = read.candidates.map(
    ({ kind, host, port }, at) =>
      `a=candidate:${at + 1} 1 udp ${2_113_937_151 - at * 256} ${host} ${port} typ ${KINDS[kind]}${kind === 'h' ? '' : ' raddr 0.0.0.0 rport 0'}`,
  )
  return [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...ways,
    `a=ice-ufrag:${read.user}`,
    `a=ice-pwd:${read.password}`,
    `a=fingerprint:sha-256 ${certificate}`,
    `a=setup:${role === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    '',
  ].join('\r\n')
}

/** Letters and digits that nobody takes for each other. */
const CLEAR = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A short code of eight signs, for a server that brings pages together. `roll(n)`: a number below n. */
export const shortCode = (roll: (n: number) => number): string =>
  Array.from({ length: 8 }, () => CLEAR[roll(CLEAR.length)]).join('')

/** The short code in what was typed: without its hyphen, in capitals; `null`: it is none. */
export function readShortCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return code.length === 8 && [...code].every((sign) => CLEAR.includes(sign)) ? code : null
}
