// How much JavaScript the built site makes a visitor load.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The budget of docs/architecture.md for the entry's JavaScript: gzip, in bytes. */
export const entryBudget = 300_000

/**
 * @typedef {{ file: string, imports?: string[] }} ManifestChunk
 * @typedef {{ file: string, bytes: number, gzip: number, entry: boolean }} Chunk
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
 * The files loaded before the game shows: the page's. The workers are entries of the build too, and loaded later.
 * @param {Record<string, ManifestChunk>} manifest
 */
export const entryFiles = (manifest) => filesOf('index.html', manifest)

/**
 * Every script of the built site with its size, the entry's first, then by size.
 * @param {string} dist
 * @returns {Chunk[]}
 */
export function measure(dist) {
  const manifest = join(dist, '.vite', 'manifest.json')
  if (!existsSync(manifest)) throw new Error(`no built site in ${dist}: npm run build`)
  const entries = entryFiles(JSON.parse(readFileSync(manifest, 'utf8')))
  return readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => {
      const content = readFileSync(join(dist, 'assets', name))
      const file = `assets/${name}`
      return { file, bytes: content.length, gzip: gzipSync(content).length, entry: entries.has(file) }
    })
    .sort((a, b) => Number(b.entry) - Number(a.entry) || b.gzip - a.gzip)
}

/**
 * The sum of the entry's chunks, gzip.
 * @param {Chunk[]} chunks
 */
export function entrySize(chunks) {
  return chunks.filter((chunk) => chunk.entry).reduce((sum, chunk) => sum + chunk.gzip, 0)
}
