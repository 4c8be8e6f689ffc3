/** The tests' own chance: whole numbers from a seed, the same on every machine. */
export type Roll = (n: number) => number

export function rollFrom(seed: number): Roll {
  let state = seed >>> 0
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * n)
  }
}
