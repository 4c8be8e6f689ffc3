// The workers as further entries of the page's own build, so that page and workers have every module in one file in
// common. Left to itself, vite builds each worker apart, with its own copy of the engine and of the grammar.
import { basename, dirname, resolve } from 'node:path'
import { graphOf } from './reach.mjs'

/**
 * @typedef {import('vite').Rolldown.ChunkingContext} Chunking
 * @typedef {import('vite').Rolldown.CodeSplittingGroup} Group
 */

/** How a worker is started: vite's own form, which the development server serves as it is. */
const STARTED = /\bnew Worker\(new URL\('([^']+)', import\.meta\.url\)/g

/** What most versions of the page have in common, and every worker needs. */
const ENGINE = /[\\/]src[\\/](ai|engine|language|rulebook)[\\/]/

/** A module that isn't ours. */
const PACKAGE = /[\\/]node_modules[\\/]/

/** What must be there before the first question of a game is shown. */
const TABLE = ['store/gameIntents.ts', 'ui/screens/TableScreen.tsx', 'ui/session/newGame.ts']

/** @param {string} id */
const plain = (id) => id.replaceAll('\\', '/')

/**
 * What a module does by being loaded, besides what is imported from it: nothing, but for the page's beginning, the workers,
 * and styles. So the door of a folder costs a page only what it uses behind it.
 * @type {import('vite').Rolldown.TreeshakingOptions}
 */
export const treeshake = {
  moduleSideEffects: [
    { test: /\.css(\?|$)/, sideEffects: true },
    { test: /[\\/](main\.tsx|worker\.ts)$/, sideEffects: true },
    { test: /[\\/]src[\\/].*\.tsx?$/, sideEffects: false },
  ],
}

/**
 * Makes each worker that the source starts an entry of the build, and puts what every visit loads into four files, not into
 * forty small ones, each of which costs a request. The first screen is `first`, with what of it workers and the engine need
 * too in `shared`: a worker can't load the page. `engine` and `table`, the rest of what a game needs, come after it.
 * @param {string} base the folder of the checkout
 * @returns {{ plugin: import('vite').Plugin, groups: Group[] }}
 */
export function withWorkers(base) {
  const src = `${plain(resolve(base))}/src`
  const html = plain(resolve(base, 'index.html'))
  const page = `${src}/ui/main.tsx`
  /** @type {Set<string>} */
  const workers = new Set()

  /** @type {((id: string) => string | null) | null} */
  let chunkOf = null
  /**
   * The file of each module, by what needs it.
   * @param {Chunking} chunking
   */
  const chunksOf = (chunking) => {
    const graph = graphOf((id) => (id.startsWith(`${src}/`) ? (chunking.getModuleInfo(id)?.code ?? null) : null))
    const first = graph.reach([page])
    const table = graph.reach(TABLE.map((path) => `${src}/${path}`))
    const inWorkers = graph.reach(workers)
    const engine = new Set([...table.keys()].filter((id) => !first.has(id) && (ENGINE.test(id) || inWorkers.has(id))))
    const below = graph.reach([...workers, ...engine])
    const apart = new Set([...first.keys()].flatMap((id) => chunking.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
    return (/** @type {string} */ id) => {
      if (PACKAGE.test(id)) return apart.has(id) ? 'apart' : null
      if (id === html || id.includes('rolldown/runtime')) return 'first'
      if (first.has(id)) return below.has(id) ? 'shared' : 'first'
      if (!table.has(id)) return null
      return engine.has(id) ? 'engine' : 'table'
    }
  }
  /** @type {(name: string) => Group} */
  const group = (name) => ({
    name: (id, chunking) => {
      chunkOf ??= chunksOf(chunking)
      return chunkOf(plain(id)) === name ? name : null
    },
  })

  return {
    plugin: {
      name: 'with-workers',
      apply: 'build',
      enforce: 'pre',
      buildStart() {
        workers.clear()
        chunkOf = null
      },
      transform(code, id) {
        if (!code.includes('new Worker(') || !plain(id).startsWith(`${plain(base)}/src/`)) return null
        let started = 0
        const changed = code.replace(STARTED, (_, /** @type {string} */ path) => {
          started++
          const worker = plain(resolve(dirname(id), path))
          workers.add(worker)
          const name = `worker-${basename(dirname(worker))}`
          return `new Worker(import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: worker, name })}`
        })
        if (started === 0) this.error("a worker is started with new Worker(new URL('…', import.meta.url), …)")
        return { code: changed, map: null }
      },
    },
    // What a module uses of a package comes along, but for a package that the first screen asks for before anything else.
    groups: ['apart', 'shared', 'first', 'engine', 'table'].map(group),
  }
}
