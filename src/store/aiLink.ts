/**
 * The connection to the machine players in their worker. A message carries an id and a generation; any answer but the
 * expected one is dropped. A worker that fails or stays silent is given up, and heuristics play on.
 */
import type { AiAnswer, AiAnswered, AiAsked, AiRequest, Sideboarding, Thought, ToThink } from '../ai/index.ts'
import type { Exchange } from '../engine/index.ts'
import type { Level } from './game.ts'

/** The part of a worker that is used, so that tests can replace it. */
export interface WorkerLike {
  postMessage(message: AiRequest): void
  onmessage: ((event: { readonly data: AiAnswer }) => void) | null
  onerror: ((event: unknown) => void) | null
  terminate(): void
}

/** A worker gets its hard limit plus a margin for a slow machine before it is given up. */
const PATIENCE: Readonly<Record<Level, number>> = { easy: 3000, normal: 5000, hard: 9000 }
const DEFENCE_PATIENCE = 30_000
const EXCHANGE_PATIENCE = 10_000

const patienceFor = (asked: AiAsked): number =>
  'level' in asked ? PATIENCE[asked.level] : 'own' in asked ? EXCHANGE_PATIENCE : DEFENCE_PATIENCE

export interface AiLink {
  /** `null`: no answer came; the caller falls back on heuristics. */
  think(asked: ToThink): Promise<Thought | null>
  /** What a machine exchanges before the next game of a match. `null`: no answer came, and it keeps its deck. */
  exchange(asked: Sideboarding): Promise<Exchange | null>
  /** Drops what is being thought about. */
  forget(): void
}

interface Waiting {
  readonly id: number
  readonly done: (answered: AiAnswered | null) => void
  readonly timer: ReturnType<typeof setTimeout>
}

export function makeAiLink(makeWorker: () => WorkerLike): AiLink {
  let worker: WorkerLike | null = null
  let failures = 0
  let lastId = 0
  let generation = 0
  let waiting: Waiting | null = null

  const settle = (answered: AiAnswered | null) => {
    if (waiting === null) return
    clearTimeout(waiting.timer)
    const { done } = waiting
    waiting = null
    done(answered)
  }
  const giveUp = () => {
    worker?.terminate()
    worker = null
    failures++
    settle(null)
  }
  const open = (): WorkerLike => {
    if (worker !== null) return worker
    worker = makeWorker()
    worker.onmessage = ({ data }) => {
      if (waiting?.id !== data.id || data.generation !== generation) return
      if ('error' in data) giveUp()
      else settle('reply' in data ? { reply: data.reply, reason: data.reason } : { exchange: data.exchange })
    }
    worker.onerror = giveUp
    return worker
  }
  const ask = (asked: AiAsked): Promise<AiAnswered | null> => {
    settle(null)
    if (failures > 2) return Promise.resolve(null)
    return new Promise((done) => {
      const id = ++lastId
      waiting = { id, done, timer: setTimeout(giveUp, patienceFor(asked)) }
      try {
        open().postMessage({ id, generation, ...asked })
      } catch {
        giveUp()
      }
    })
  }
  return {
    async think(asked) {
      // A machine player thinks about a subgame as about a game by itself.
      const answered = await ask('seen' in asked ? { ...asked, seen: { ...asked.seen, outer: null } } : asked)
      return answered !== null && 'reply' in answered ? answered : null
    },
    async exchange(asked) {
      const answered = await ask(asked)
      return answered !== null && 'exchange' in answered ? answered.exchange : null
    },
    forget() {
      generation++
      settle(null)
    },
  }
}

export const aiLink = makeAiLink(
  () => new Worker(new URL('../ai/worker.ts', import.meta.url), { type: 'module' }) as unknown as WorkerLike,
)
