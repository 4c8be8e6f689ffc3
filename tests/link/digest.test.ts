import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { fingerprint, sha256 } from '../../src/link/digest.ts'
import { brokenCommitment, commitmentTo, seedOf, starterOf } from '../../src/link/secrets.ts'

describe('digests', () => {
  test('SHA-256 is the one of the standard, at every length around a block', () => {
    for (const n of [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const text = 'aé€😀'.repeat(n).slice(0, n)
      expect(sha256(text)).toBe(createHash('sha256').update(new TextEncoder().encode(text)).digest('hex'))
    }
  })

  test('a fingerprint tells apart texts that differ in one letter, or in their order', () => {
    const texts = ['', 'a', 'b', 'ab', 'ba', 'a'.repeat(1000), `${'a'.repeat(999)}b`, `b${'a'.repeat(999)}`]
    expect(new Set(texts.map(fingerprint)).size).toBe(texts.length)
  })
})

describe('secrets', () => {
  test('fit what was committed to, or the seat is named', () => {
    const secrets = ['one', 'two', 'three']
    const commitments = secrets.map(commitmentTo)
    expect(brokenCommitment(commitments, secrets)).toBeNull()
    expect(brokenCommitment(commitments, ['one', 'other', 'three'])).toBe(1)
    expect(brokenCommitment(commitments, ['one', 'two'])).toBe(2)
  })

  test('every one of them changes the seed, which is a whole number below 2^31', () => {
    const seeds = [
      ['a', 'b'],
      ['a', 'c'],
      ['c', 'b'],
      ['b', 'a'],
    ].map(seedOf)
    expect(new Set(seeds).size).toBe(4)
    for (const seed of seeds) expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31).toBe(true)
  })

  test('any seat may go first', () => {
    const starters = Array.from({ length: 60 }, (_, n) => starterOf([`${n}`, 'b', 'c']))
    expect(new Set(starters)).toEqual(new Set([0, 1, 2]))
  })
})
