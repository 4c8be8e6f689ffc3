import { afterEach, describe, expect, test, vi } from 'vitest'
import type { AiAnswer, AiRequest } from '../../src/ai/index.ts'
import type { Seen } from '../../src/engine/index.ts'
import { makeAiLink, type WorkerLike } from '../../src/store/aiLink.ts'

const PASS = { key: 'reason.pass', params: {} } as const
const WAIT = { key: 'reason.wait', params: {} } as const

class FakeWorker implements WorkerLike {
  asked: AiRequest[] = []
  ended = false
  onmessage: WorkerLike['onmessage'] = null
  onerror: WorkerLike['onerror'] = null
  postMessage(message: AiRequest): void {
    this.asked.push(message)
  }
  terminate(): void {
    this.ended = true
  }
  answer(data: AiAnswer): void {
    this.onmessage?.({ data })
  }
}

const seen = {} as Seen
const pass = { do: 'pass' } as const

function link() {
  const workers: FakeWorker[] = []
  const ai = makeAiLink(() => {
    const worker = new FakeWorker()
    workers.push(worker)
    return worker
  })
  return { ai, workers }
}

afterEach(() => vi.useRealTimers())

describe('the way to the machine', () => {
  test('an answer with its id and generation comes through', async () => {
    const { ai, workers } = link()
    const thought = ai.think({ seen, level: 'easy' })
    const [asked] = workers[0]?.asked ?? []
    workers[0]?.answer({ id: asked?.id ?? 0, generation: asked?.generation ?? 0, reply: pass, reason: PASS })
    expect(await thought).toEqual({ reply: pass, reason: PASS })
  })

  test('what a machine exchanges comes through, and is no thought', async () => {
    const { ai, workers } = link()
    const exchange = { out: ['Rat'], in: ['Ghoul'] }
    const asks = [
      () => ai.exchange({ own: { deck: [], sideboard: [] }, seen }),
      () => ai.think({ seen, level: 'easy' }),
    ]
    const [exchanged, thought] = asks.map((ask) => {
      const answered = ask()
      const asked = workers[0]?.asked.at(-1)
      workers[0]?.answer({ id: asked?.id ?? 0, generation: asked?.generation ?? 0, exchange })
      return answered
    })
    expect([await exchanged, await thought]).toEqual([exchange, null])
  })

  test('an outdated answer is dropped', async () => {
    const { ai, workers } = link()
    const first = ai.think({ seen, level: 'easy' })
    ai.forget()
    expect(await first).toBeNull()
    const second = ai.think({ seen, level: 'easy' })
    const [old, asked] = workers[0]?.asked ?? []
    workers[0]?.answer({ id: old?.id ?? 0, generation: old?.generation ?? 0, reply: pass, reason: WAIT })
    workers[0]?.answer({ id: asked?.id ?? 0, generation: asked?.generation ?? 0, reply: pass, reason: PASS })
    expect((await second)?.reason).toEqual(PASS)
  })

  test('an error gives nothing, and the next question a new worker', async () => {
    const { ai, workers } = link()
    const thought = ai.think({ seen, level: 'easy' })
    workers[0]?.onerror?.(new Error('broken'))
    expect(await thought).toBeNull()
    expect(workers[0]?.ended).toBe(true)
    void ai.think({ seen, level: 'easy' })
    expect(workers).toHaveLength(2)
  })

  test('silence is given up', async () => {
    vi.useFakeTimers()
    const { ai, workers } = link()
    const thought = ai.think({ seen, level: 'easy' })
    vi.advanceTimersByTime(60_000)
    expect(await thought).toBeNull()
    expect(workers[0]?.ended).toBe(true)
  })

  test('after several failures no worker is asked any more', async () => {
    const { ai, workers } = link()
    for (let n = 0; n < 3; n++) {
      const thought = ai.think({ seen, level: 'easy' })
      workers.at(-1)?.onerror?.(null)
      await thought
    }
    expect(await ai.think({ seen, level: 'easy' })).toBeNull()
    expect(workers).toHaveLength(3)
  })
})
