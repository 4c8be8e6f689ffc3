// How much JavaScript the built site makes a visitor load.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The budget of docs/architecture.md for the entry's JavaScript: gzip, in bytes. */
export const entryBudget = 300_000

/**
 * @typedef {{ file: string, isEntry?: boolean, imports?: string[] }} ManifestChunk
 * @typedef {{ file: string, bytes: number, gzip: number, entry: boolean }} Chunk
 */

/**
 * The files loaded before the game shows: the entry's own and those it imports statically.
 * @param {Record<string, ManifestChunk>} manifest
 */
export function entryFiles(manifest) {
  const files = new Set()
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(key)
  return files
}

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
