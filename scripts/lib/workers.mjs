// The workers as further entries of the page's own build, so that page and workers have every module in one file in
// common. Left to itself, vite builds each worker apart, with its own copy of the engine and of the grammar.
import { basename, dirname, resolve } from 'node:path'

/**
 * @typedef {import('vite').Rolldown.ChunkingContext} Chunking
 * @typedef {import('vite').Rolldown.CodeSplittingGroup} Group
 */

/** How a worker is started: vite's own form, which the development server serves as it is. */
const STARTED = /\bnew Worker\(new URL\('([^']+)', import\.meta\.url\)/g

/** What most versions of the page have in common, and every worker needs. */
const ENGINE = /[\\/]src[\\/](ai|engine|language|rulebook)[\\/]/

/** What only late parts of the page use, though a door that it comes through belongs to the first screen. */
const LATE = /[\\/]src[\\/]rulebook[\\/](?:citations[\\/](?:keywords|earlier)|keywordRules)\.ts$/

/** @param {string} id */
const plain = (id) => id.replaceAll('\\', '/')

/**
 * What a module of the client does by being loaded, besides what is imported from it: nothing, but for the page's beginning,
 * the workers, and styles. So the door of a folder costs the first screen only what that screen uses behind it.
 * @type {import('vite').Rolldown.TreeshakingOptions}
 */
export const treeshake = {
  moduleSideEffects: [
    { test: /\.css(\?|$)/, sideEffects: true },
    { test: /[\\/](main\.tsx|worker\.ts)$/, sideEffects: true },
    { test: /[\\/]src[\\/](ui|store)[\\/].*\.tsx?$/, sideEffects: false },
  ],
}

/**
 * What modules load without a dynamic import, themselves included.
 * @param {Iterable<string>} from
 * @param {(id: string) => readonly string[]} importsOf
 * @returns {Set<string>}
 */
export function reached(from, importsOf) {
  const found = new Set()
  const open = [...from]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...importsOf(id))
  }
  return found
}

/**
 * Makes each worker that the source starts an entry of the build, and puts what the first screen loads into three files,
 * not into twenty small ones, each of which costs a request: the engine, what else a worker needs too, and the rest. A
 * worker can't load the rest: it is the page itself.
 * @param {string} base the folder of the checkout
 * @returns {{ plugin: import('vite').Plugin, groups: Group[] }}
 */
export function withWorkers(base) {
  const page = plain(resolve(base, 'index.html'))
  /** @type {Set<string>} */
  const workers = new Set()

  /** @type {{ page: Set<string>, workers: Set<string> } | null} */
  let sets = null
  const setsOf = (/** @type {Chunking} */ chunking) => {
    const importsOf = (/** @type {string} */ id) => chunking.getModuleInfo(id)?.importedIds ?? []
    sets ??= { page: reached([page], importsOf), workers: reached(workers, importsOf) }
    return sets
  }
  /** @type {(id: string, chunking: Chunking) => boolean} */
  const isFirst = (id, chunking) => !LATE.test(id) && setsOf(chunking).page.has(id)
  /** @type {(id: string, chunking: Chunking) => boolean} */
  const isShared = (id, chunking) => isFirst(id, chunking) && setsOf(chunking).workers.has(id)

  return {
    plugin: {
      name: 'with-workers',
      apply: 'build',
      enforce: 'pre',
      buildStart() {
        workers.clear()
        sets = null
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
    groups: [
      { name: (id, chunking) => (ENGINE.test(id) && isFirst(id, chunking) ? 'engine' : null) },
      { name: (id, chunking) => (isShared(id, chunking) ? 'shared' : null) },
      // What it uses comes along.
      { name: (id) => (plain(id) === page || plain(id).endsWith('/src/ui/main.tsx') ? 'first' : null) },
    ],
  }
}
