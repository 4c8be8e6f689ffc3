// How much JavaScript the built site makes a visitor load.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * The budgets of docs/architecture.md for JavaScript: gzip, in bytes. `entry`: the first screen. `table`: what is loaded
 * after it before the first question of a game is shown.
 */
export const budgets = { entry: 130_000, table: 350_000 }

/**
 * @typedef {{ file: string, name?: string, imports?: string[] }} ManifestChunk
 * @typedef {keyof typeof budgets} Part
 * @typedef {{ file: string, bytes: number, gzip: number, part: Part | null }} Chunk
 */

/**
 * A file of the build and those it imports statically.
 * @param {string} key the file's key in the manifest
 * @param {Record<string, ManifestChunk>} manifest
 */
export function filesOf(key, manifest) {
  const files = new Set()
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  visit(key)
  return files
}

/**
 * The files loaded before the first screen shows: the page's. The workers are entries of the build too, and loaded later.
 * @param {Record<string, ManifestChunk>} manifest
 */
export const entryFiles = (manifest) => filesOf('index.html', manifest)

/**
 * The files loaded before a game shows: those of `table` (`scripts/lib/workers.mjs`), and its words.
 * @param {Record<string, ManifestChunk>} manifest
 */
export function tableFiles(manifest) {
  const keys = Object.keys(manifest).filter((key) => manifest[key]?.name === 'table')
  return new Set([...keys, 'src/ui/messages/game/index.ts'].flatMap((key) => [...filesOf(key, manifest)]))
}

/**
 * Every script of the built site with its size, the entry's first, then by size.
 * @param {string} dist
 * @returns {Chunk[]}
 */
export function measure(dist) {
  const manifest = join(dist, '.vite', 'manifest.json')
  if (!existsSync(manifest)) throw new Error(`no built site in ${dist}: npm run build`)
  const known = JSON.parse(readFileSync(manifest, 'utf8'))
  const [entry, table] = [entryFiles(known), tableFiles(known)]
  /** @type {(file: string) => Part | null} */
  const partOf = (file) => (entry.has(file) ? 'entry' : table.has(file) ? 'table' : null)
  const rank = (/** @type {Chunk} */ { part }) => ['entry', 'table', null].indexOf(part)
  return readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => {
      const content = readFileSync(join(dist, 'assets', name))
      const file = `assets/${name}`
      return { file, bytes: content.length, gzip: gzipSync(content).length, part: partOf(file) }
    })
    .sort((a, b) => rank(a) - rank(b) || b.gzip - a.gzip)
}

/**
 * The sum of a part's chunks, gzip.
 * @param {Chunk[]} chunks
 * @param {Part} part
 */
export function sizeOf(chunks, part) {
  return chunks.filter((chunk) => chunk.part === part).reduce((sum, chunk) => sum + chunk.gzip, 0)
}
