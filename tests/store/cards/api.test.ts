import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeCardApi } from '../../../src/store/cards/api.ts'
import { apiCard } from '../../catalog/cardData/files.ts'
import { type CardApiServer, type Mood, serveCards } from '../../support/cardApi.ts'

const NAMES = Array.from({ length: 160 }, (_, index) => `Heron ${index}`)

let server: CardApiServer
beforeEach(async () => {
  server = await serveCards(NAMES.map((name) => apiCard(name)))
})
afterEach(() => server.close())

interface Wishes {
  readonly moods?: readonly Mood[]
  readonly base?: string
  readonly patience?: number
  /** Aborts after so many answers. */
  readonly stopAfter?: number
  /** The connection breaks after so many answers. */
  readonly breakAfter?: number
  readonly api?: ReturnType<typeof clocked>
}

/** The API with a clock of its own: waiting takes no time, and is noted. */
function clocked({ base = server.base, patience = 30_000 }: Wishes = {}) {
  let now = 1_000_000
  const calls: number[] = []
  const api = makeCardApi({
    base,
    patience,
    fetch: (...request) => {
      calls.push(now)
      return fetch(...request)
    },
    now: () => now,
    wait: async (ms) => {
      now += ms
    },
  })
  return { api, calls }
}

async function ask(names: readonly string[], wishes: Wishes = {}) {
  server.moods.push(...(wishes.moods ?? []))
  const { api, calls } = wishes.api ?? clocked(wishes)
  const abort = new AbortController()
  const waited: (number | null)[] = []
  const found: string[] = []
  const missing: string[] = []
  let answers = 0
  const trouble = await api.ask(names, {
    signal: abort.signal,
    waits: (seconds) => waited.push(seconds),
    take: async (step) => {
      found.push(...step.cards.map(({ record }) => record.name))
      missing.push(...step.missing)
      if (++answers === wishes.stopAfter) abort.abort()
      if (answers === wishes.breakAfter) server.moods.push('down')
      return null
    },
  })
  return { found, missing, waited, calls, trouble }
}

describe('the documented rules', () => {
  test('75 cards a call', async () => {
    const { found, trouble } = await ask(NAMES)
    expect(server.asked.map(({ length }) => length)).toEqual([75, 75, 10])
    expect(new Set(found)).toEqual(new Set(NAMES))
    expect(trouble).toBeNull()
  })
  test('two calls a second, whoever makes them', async () => {
    const api = clocked()
    await ask(NAMES, { api })
    await ask(NAMES.slice(0, 3), { api })
    const gaps = api.calls.map((at, index) => at - (api.calls[index - 1] ?? 0)).slice(1)
    expect(gaps).toEqual([500, 500, 500])
  })
  test('after "too many requests" half a minute of silence, which is told, and then the same names again', async () => {
    const { found, waited, calls, trouble } = await ask(NAMES.slice(0, 80), { moods: ['tooMany'] })
    expect(calls.map((at) => at - (calls[0] ?? 0))).toEqual([0, 30_000, 30_500])
    expect(waited).toEqual([30, null])
    expect([found.length, trouble]).toEqual([80, null])
  })
  test('whoever asks next keeps to that silence too', async () => {
    const api = clocked()
    await ask(NAMES.slice(0, 1), { api, moods: ['tooMany', 'tooMany', 'tooMany'] })
    const { waited } = await ask(NAMES.slice(0, 1), { api })
    expect(waited).toEqual([30, null])
  })
  test('it is not asked for ever', async () => {
    const { trouble, calls } = await ask(NAMES.slice(0, 1), { moods: ['tooMany', 'tooMany', 'tooMany', 'tooMany'] })
    expect(trouble).toEqual({ key: 'cardApi.busy', params: {} })
    expect(calls.length).toBe(3)
  })
  test('names that it has not got are listed', async () => {
    const { found, missing, trouble } = await ask(['Nobody', 'heron 3', 'No One'])
    expect([found, missing, trouble]).toEqual([['Heron 3'], ['Nobody', 'No One'], null])
  })
})

describe('what can go wrong', () => {
  const second = async (mood: Mood, wishes: Wishes = {}) => {
    // The first answer is whole: what came before is kept.
    const api = clocked(wishes)
    expect((await ask(NAMES.slice(0, 2), { api })).found.length).toBe(2)
    return (await ask(NAMES.slice(0, 2), { ...wishes, api, moods: [mood] })).trouble
  }
  test('no network, a connection that breaks, an answer that is cut off', async () => {
    const offline = { key: 'cardApi.offline', params: {} }
    expect(await second('down')).toEqual(offline)
    expect(await second('cut')).toEqual(offline)
    await server.close()
    expect((await ask(['Heron 1'])).trouble).toEqual(offline)
  })
  test('broken JSON, a web page, an answer of another form', async () => {
    const nonsense = { key: 'cardApi.notAnAnswer', params: {} }
    expect(await second('broken')).toEqual(nonsense)
    expect(await second('html')).toEqual(nonsense)
    expect(await second({ status: 200 })).toEqual(nonsense)
  })
  test('an error of the server', async () => {
    for (const status of [400, 404, 500, 503])
      expect(await second({ status })).toEqual({ key: 'cardApi.refused', params: { status } })
  })
  test('no answer in time', async () =>
    expect(await second('silent', { patience: 300 })).toEqual({ key: 'cardApi.slow', params: { seconds: 0.3 } }))
  test('what was answered before stays', async () => {
    const { found, trouble } = await ask(NAMES, { breakAfter: 1 })
    expect([found.length, trouble]).toEqual([75, { key: 'cardApi.offline', params: {} }])
  })
  test('cancelling ends it without another call and without trouble', async () => {
    const { found, trouble, calls } = await ask(NAMES, { stopAfter: 1 })
    expect([found.length, trouble, calls.length]).toEqual([75, null, 1])
  })
})
