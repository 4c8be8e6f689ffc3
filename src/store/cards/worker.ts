/** Cards are read, compiled and kept in a Web Worker: a file may take a minute, and the page goes on meanwhile. */
import { compileAll } from '../../catalog/compiling/index.ts'
import { compile } from '../../oracle/index.ts'
import { setSitePath } from '../names.ts'
import { countStale, type KeptCard, putCards, type StoredSource, staleRows } from './database.ts'
import { compileRead, type Imported, importFile, type Progress, storageTrouble } from './importing.ts'
import { NOTHING_PASSED } from './report.ts'
import type { Answer, Site, Task } from './tasks.ts'

/** The part of a worker's own scope that is used: the DOM library has no type for it alongside a window's. */
interface Scope {
  onmessage: ((event: { readonly data: Task | Site }) => void) | null
  postMessage(answer: Answer): void
}

const scope = self as unknown as Scope
const keep = (cards: Parameters<typeof putCards>[1]) => putCards('imported', cards)

/** Not more often than anybody looks. */
const PAUSE = 100
let told = 0

function tell(progress: Progress): void {
  if (performance.now() - told < PAUSE) return
  told = performance.now()
  scope.postMessage({ kind: 'progress', progress })
}

const BATCH = 250
const SOURCES: readonly StoredSource[] = ['own', 'imported']

/** Compiles again what another version of the grammar has compiled. */
async function freshen(): Promise<Imported> {
  let [added, understood] = [0, 0]
  const all = await countStale()
  for (;;) {
    const rows = await staleRows(BATCH)
    if (rows.length === 0) return { added, understood, passed: NOTHING_PASSED, trouble: null }
    const fresh = rows.map((row) => ({ ...row, compiled: compile(row.record) }))
    for (const source of SOURCES)
      await putCards(
        source,
        fresh.filter((row) => row.source === source),
      )
    added += fresh.length
    understood += fresh.filter(({ compiled }) => compiled.ok).length
    tell({ share: added / Math.max(all, added), added, understood })
  }
}

async function keepAs(source: StoredSource, compiled: readonly KeptCard[]): Promise<Imported> {
  await putCards(source, compiled)
  const understood = compiled.filter((card) => card.compiled.ok).length
  return { added: compiled.length, understood, passed: NOTHING_PASSED, trouble: null }
}

function run(task: Task): Promise<Imported> {
  switch (task.kind) {
    case 'file':
      return importFile(task.file, keep, tell)
    case 'cards':
      return keepAs('imported', compileRead(task.cards))
    case 'own':
      return keepAs('own', compileAll(task.records))
    case 'stale':
      return freshen()
  }
}

scope.onmessage = ({ data }) => {
  if (data.kind === 'site') return setSitePath(data.path)
  run(data).then(
    (result) => scope.postMessage({ kind: 'done', result }),
    (error: unknown) => {
      const unkept = error instanceof DOMException
      const none = { added: 0, understood: 0, passed: NOTHING_PASSED }
      if (unkept) scope.postMessage({ kind: 'done', result: { ...none, trouble: storageTrouble(error) } })
      else scope.postMessage({ kind: 'failed', error: String(error) })
    },
  )
}
