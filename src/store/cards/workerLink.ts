/** The page's end of the card worker. One task at a time; a worker lives as long as its job. */
import { sitePath } from '../names.ts'
import type { Imported, Progress } from './importing.ts'
import type { Answer, Site, Task } from './tasks.ts'

/** The part of a worker that is used, so that tests can replace it. */
export interface CardWorker {
  postMessage(task: Task): void
  onmessage: ((event: { readonly data: Answer }) => void) | null
  onerror: ((event: unknown) => void) | null
  terminate(): void
}

export interface WorkerLink {
  /** Rejects if the worker fails. */
  run(task: Task, tell: (progress: Progress) => void): Promise<Imported>
  /** Stops whatever is being done, at once; what it had kept stays. */
  close(): void
}

/** A worker that is started with its first task. */
export function openWorker(make: () => CardWorker): WorkerLink {
  let worker: CardWorker | null = null
  return {
    run(task, tell) {
      const used = worker ?? make()
      worker = used
      return new Promise((done, fail) => {
        used.onmessage = ({ data }) => {
          if (data.kind === 'progress') tell(data.progress)
          else if (data.kind === 'done') done(data.result)
          else fail(new Error(data.error))
        }
        used.onerror = () => fail(new Error('The worker could not be started, or broke.'))
        used.postMessage(task)
      })
    },
    close() {
      worker?.terminate()
      worker = null
    },
  }
}

/** The worker itself. */
export function makeCardWorker(): CardWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const site: Site = { kind: 'site', path: sitePath() }
  worker.postMessage(site)
  return worker as unknown as CardWorker
}
