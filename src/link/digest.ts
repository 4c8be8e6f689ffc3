/** Digests of texts: SHA-256, by which the pages commit to secrets and decks, and a quick one that compares positions. */
import type { Position, Setup } from '../engine/index.ts'
import { sideTable } from '../language/index.ts'

const isPrime = (n: number): boolean => {
  for (let by = 2; by * by <= n; by++) if (n % by === 0) return false
  return true
}

/** The first 32 bits of the fractional part. */
const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 2 ** 32) | 0

const PRIMES = Array.from({ length: 310 }, (_, at) => at + 2)
  .filter(isPrime)
  .slice(0, 64)
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)))
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

/** The text's bytes, a one bit, zeros, and their number in bits, in blocks of 64. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text)
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64))
  new Uint8Array(view.buffer).set(bytes)
  view.setUint8(bytes.length, 0x80)
  view.setUint32(view.byteLength - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(view.byteLength - 4, (bytes.length << 3) >>> 0)
  return view
}

/** The 64 words of a block's schedule. */
function schedule(view: DataView, at: number): Int32Array {
  const words = new Int32Array(64)
  const word = (n: number): number => words[n] ?? 0
  for (let n = 0; n < 64; n++) {
    if (n < 16) words[n] = view.getInt32(at + n * 4)
    else {
      const [a, b] = [word(n - 15), word(n - 2)]
      const small = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)
      const large = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10)
      words[n] = word(n - 16) + small + word(n - 7) + large
    }
  }
  return words
}

function compressed(state: readonly number[], words: Int32Array): readonly number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let n = 0; n < 64; n++) {
    const first =
      h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[n] ?? 0) + (words[n] ?? 0)
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  const next = [a, b, c, d, e, f, g, h]
  return state.map((word, at) => (word + (next[at] ?? 0)) | 0)
}

/** SHA-256 of a text, as 64 hexadecimal digits. The browser has it only where a page was loaded securely. */
export function sha256(text: string): string {
  const view = padded(text)
  let state: readonly number[] = START
  for (let at = 0; at < view.byteLength; at += 64) state = compressed(state, schedule(view, at))
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** 64 bits that tell texts apart quickly. Two texts can be made alike on purpose, so nothing is committed to by it. */
export function fingerprint(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return [a, b].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

const hashes = sideTable<Position, string>()

/** The hash of a position: two pages with the same one have the same position. */
export function positionHash(position: Position): string {
  const known = hashes.get(position)
  if (known !== undefined) return known
  const hash = fingerprint(JSON.stringify(position))
  hashes.set(position, hash)
  return hash
}

/** The hash of what a game began with. */
export const setupHash = (setup: Setup): string => fingerprint(JSON.stringify(setup))
