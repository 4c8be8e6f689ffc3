/** The machine players in a Web Worker: the only file in this folder with access to a clock. */
import { type AiAnswer, type AiRequest, decide, LIMITS, newMemory, type Thought, type ToThink } from './index.ts'
import { defence, goalOf, wantOf } from './puzzles/index.ts'
import { because } from './reasons.ts'
import { exchangeFor } from './sideboarding.ts'

/** The part of a worker's own scope that is used: the DOM library has no type for it alongside a window's. */
interface Scope {
  onmessage: ((event: { readonly data: AiRequest }) => void) | null
  postMessage(answer: AiAnswer): void
}

const scope = self as unknown as Scope

/** The worker's own randomness: a small generator seeded from the clock. */
function makeRoll(seed: number): (n: number) => number {
  let state = seed >>> 0
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n
  }
}

const roll = makeRoll(Math.floor(performance.now() * 1000))

/** Of all machines of the games that are played here: what is remembered of another game is no harm. */
const memory = newMemory()

function thoughtOf(asked: ToThink): Thought {
  if ('seen' in asked) {
    const { seen, level } = asked
    return decide(seen, level, { ms: LIMITS[level], now: () => performance.now() }, roll, memory)
  }
  const { first, position, task } = asked
  return { reply: defence(position, { goal: goalOf(task, first), want: wantOf(task) }), reason: because('defends') }
}

scope.onmessage = ({ data }) => {
  const { id, generation } = data
  try {
    if ('own' in data) return scope.postMessage({ id, generation, exchange: exchangeFor(data, roll) })
    const { reply, reason } = thoughtOf(data)
    scope.postMessage({ id, generation, reply, reason })
  } catch (error) {
    scope.postMessage({ id, generation, error: error instanceof Error ? error.message : String(error) })
  }
}
