/**
 * The public card API, by its documented rules: at most 75 cards a call and two calls a second, an Accept header, and
 * after "too many requests" half a minute of silence.
 */
import { type ApiAnswer, identifiersOf, readAnswer } from '../../catalog/index.ts'
import type { CardTrouble } from './report.ts'

const PER_CALL = 75
const BETWEEN_CALLS = 500
const LOCKED = 30_000
/** So often it is asked again after it wanted to be left alone. */
const ROUNDS = 3

/** What is outside: the page's own, or a test's. */
export interface ApiAccess {
  readonly base: string
  readonly fetch: typeof fetch
  /** So many milliseconds a call may take. */
  readonly patience: number
  readonly now: () => number
  /** Settles after so many milliseconds, or at once when it is aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
}

export interface ApiStep extends ApiAnswer {
  /** How many of the names have been asked for. */
  readonly asked: number
}

export interface Asking {
  readonly signal: AbortSignal
  /** The API wants to be left alone for so many seconds; `null`: that is over. */
  readonly waits: (seconds: number | null) => void
  /** Takes an answer; what it gives back ends the asking early. */
  readonly take: (step: ApiStep) => Promise<CardTrouble | null>
}

export interface CardApi {
  /** Asks for cards by their names, and gives what ended it early; aborting ends it without trouble. */
  ask(names: readonly string[], asking: Asking): Promise<CardTrouble | null>
}

/** What one call came to: the JSON of the answer, or why there is none. */
type Called = { readonly value: unknown } | { readonly trouble: CardTrouble }

async function call(access: ApiAccess, names: readonly string[], signal: AbortSignal): Promise<Called | 'tooMany'> {
  const { base, fetch, patience } = access
  const late = AbortSignal.timeout(patience)
  let answered = false
  try {
    const response = await fetch(`${base}/cards/collection`, {
      method: 'POST',
      headers: { Accept: 'application/json;q=0.9,*/*;q=0.8', 'Content-Type': 'application/json' },
      body: JSON.stringify(identifiersOf(names)),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, late]),
    })
    if (response.status === 429) return 'tooMany'
    if (!response.ok) return { trouble: { key: 'cardApi.refused', params: { status: response.status } } }
    answered = true
    return { value: JSON.parse(await response.text()) as unknown }
  } catch (error) {
    if (late.aborted) return { trouble: { key: 'cardApi.slow', params: { seconds: patience / 1000 } } }
    const isBroken = answered && error instanceof SyntaxError
    return { trouble: { key: isBroken ? 'cardApi.notAnAnswer' : 'cardApi.offline', params: {} } }
  }
}

/** The API as a page uses it. Its pauses are kept between calls, whoever makes them. */
export function makeCardApi(access: ApiAccess): CardApi {
  let free = 0
  /** Waits until the next call may be made. */
  const turn = async ({ signal, waits }: Asking): Promise<void> => {
    const pause = free - access.now()
    if (pause > BETWEEN_CALLS) waits(Math.ceil(pause / 1000))
    if (pause > 0) await access.wait(pause, signal)
    if (pause > BETWEEN_CALLS) waits(null)
    free = access.now() + BETWEEN_CALLS
  }
  /** Calls, and calls again after every "too many requests", a few times. */
  const patiently = async (names: readonly string[], asking: Asking): Promise<Called> => {
    for (let round = 0; round < ROUNDS; round++) {
      await turn(asking)
      if (asking.signal.aborted) break
      const called = await call(access, names, asking.signal)
      if (called !== 'tooMany') return called
      free = access.now() + LOCKED
    }
    return { trouble: { key: 'cardApi.busy', params: {} } }
  }
  return {
    async ask(names, asking) {
      for (let from = 0; from < names.length; from += PER_CALL) {
        const some = names.slice(from, from + PER_CALL)
        const called = await patiently(some, asking)
        if (asking.signal.aborted) return null
        if ('trouble' in called) return called.trouble
        const answer = readAnswer(called.value, some)
        if (answer === null) return { key: 'cardApi.notAnAnswer', params: {} }
        const trouble = await asking.take({ ...answer, asked: from + some.length })
        if (trouble !== null) return trouble
      }
      return null
    },
  }
}

/** The API itself. */
export const cardApi = makeCardApi({
  base: 'https://api.scryfall.com',
  fetch: (...request) => globalThis.fetch(...request),
  patience: 30_000,
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((done) => {
      const timer = setTimeout(done, ms)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        done()
      })
    }),
})
