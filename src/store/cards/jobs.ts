/**
 * The jobs that change what this client knows: asking the public card API, reading a card file, compiling again what an
 * older grammar has compiled. One at a time; nothing is asked of the network that a person hasn't asked for.
 */
import { nameKey } from '../../catalog/index.ts'
import { cardApi } from './api.ts'
import { cardsChanged, useCards } from './cardStore.ts'
import { countStale, removeCards } from './database.ts'
import type { Imported } from './importing.ts'
import { type CardJob, type CardReport, type JobKind, NOTHING_PASSED, withProblems } from './report.ts'
import { makeCardWorker, openWorker, type WorkerLink } from './workerLink.ts'

interface Running {
  readonly kind: JobKind
  readonly abort: AbortController
  readonly worker: WorkerLink
  readonly tell: (fields: Partial<CardJob>) => void
}

let running: Running | null = null

const emptyReport = (kind: JobKind): CardReport => ({
  ...NOTHING_PASSED,
  kind,
  file: null,
  added: 0,
  understood: 0,
  missing: [],
  cancelled: false,
  trouble: null,
})

type Work = (job: Running) => Promise<Partial<CardReport>>

/** Ends early when the job is cancelled: the worker that would have answered is gone. */
function untilAborted(signal: AbortSignal, work: Promise<Partial<CardReport>>): Promise<Partial<CardReport>> {
  return new Promise((done, fail) => {
    signal.addEventListener('abort', () => done({ cancelled: true }))
    work.then(done, fail)
  })
}

/** Does one job, with what it does in `useCards`, and what came of it there too. */
async function perform(kind: JobKind, outer: AbortSignal | null, work: Work): Promise<CardReport> {
  if (running?.kind === 'compile') cancelCards()
  if (running !== null) return { ...emptyReport(kind), trouble: { key: 'cards.busy', params: {} } }
  const abort = new AbortController()
  const stop = () => abort.abort()
  outer?.addEventListener('abort', stop)
  let state: CardJob = { kind, share: 0, added: 0, understood: 0, waits: null }
  const job: Running = {
    kind,
    abort,
    worker: openWorker(makeCardWorker),
    tell: (fields) => {
      state = { ...state, ...fields }
      // What is left of a job that was cancelled has nothing more to tell.
      if (running === job) useCards.setState({ job: state })
    },
  }
  running = job
  job.tell({})
  const ended = await untilAborted(abort.signal, work(job)).catch((error: unknown): Partial<CardReport> => {
    reportError(error)
    return { trouble: { key: 'cards.failed', params: {} } }
  })
  outer?.removeEventListener('abort', stop)
  job.worker.close()
  if (running === job) running = null
  // Another may have been begun since this one was cancelled.
  if (running === null) useCards.setState({ job: null })
  const report: CardReport = { ...emptyReport(kind), added: state.added, understood: state.understood, ...ended }
  if (kind !== 'compile') useCards.setState({ report })
  if (report.added > 0) cardsChanged()
  return report
}

/** Stops the job that is being done, if there is one. What it has added stays. */
export function cancelCards(): void {
  const job = running
  running = null
  job?.abort.abort()
}

const reported = ({ added, understood, passed, trouble }: Imported): Partial<CardReport> => ({
  ...passed,
  added,
  understood,
  trouble,
})

/** A browser that is short of room throws away what sites keep, unless it was asked not to. */
const keepForGood = (): void => void navigator.storage?.persist?.().catch(() => false)

/** Reads a card file: the public card API's bulk data or MTGJSON's, plain or gzip. */
export function importCards(file: File): Promise<CardReport> {
  keepForGood()
  return perform('file', null, async ({ worker, tell }) => ({
    ...reported(await worker.run({ kind: 'file', file }, tell)),
    file: file.name,
  }))
}

/**
 * Asks the public card API for the cards with these names and keeps them. Call it only when a person has asked for it.
 * Progress is in `useCards.job`; `signal` or `cancelCards` stops it.
 */
export function fetchNamed(names: readonly string[], signal: AbortSignal | null = null): Promise<CardReport> {
  const wanted = [...new Map(names.map((name) => [nameKey(name), name.trim()])).values()]
  return perform('network', signal, async ({ abort, worker, tell }) => {
    let report = emptyReport('network')
    const trouble = await cardApi.ask(wanted, {
      signal: abort.signal,
      waits: (waits) => tell({ waits }),
      take: async ({ cards, missing, problems, asked }) => {
        const kept = await worker.run({ kind: 'cards', cards }, () => {})
        report = {
          ...report,
          ...withProblems(report, problems),
          added: report.added + kept.added,
          understood: report.understood + kept.understood,
          missing: [...report.missing, ...missing],
        }
        tell({ share: asked / wanted.length, added: report.added, understood: report.understood })
        return kept.trouble
      },
    })
    return { ...report, trouble }
  })
}

/** Compiles again what another version of the grammar has compiled, in the background, unless there is other work. */
export async function freshenCards(): Promise<void> {
  if (running !== null || (await countStale()) === 0) return
  await perform('compile', null, async ({ worker, tell }) => reported(await worker.run({ kind: 'stale' }, tell)))
}

/** Removes every imported card; false if the browser doesn't allow it. */
export async function removeImported(): Promise<boolean> {
  try {
    await removeCards('imported')
  } catch {
    useCards.setState({ trouble: 'noDatabase' })
    return false
  }
  useCards.setState({ report: null })
  cardsChanged()
  return true
}
