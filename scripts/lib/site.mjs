// The built site in dist/: whether it is what the sources say, and building it where it is not.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { bin, root, runNode } from '../setup.mjs'

const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'scripts/lib/grammar.mjs', 'package-lock.json']

/**
 * When anything below a path was last written.
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), stat.mtimeMs)
}

/** Whether dist/ was built after the last change of what it is made from. */
export function isBuilt(folder = root) {
  const manifest = join(folder, 'dist', '.vite', 'manifest.json')
  if (!existsSync(manifest)) return false
  const built = statSync(manifest).mtimeMs
  return sources.every((path) => newest(join(folder, path)) <= built)
}

/** Builds the site where it is not built yet; whether there is one then. What the build says goes to stderr. */
export async function ensureBuilt() {
  if (isBuilt()) return true
  const build = [bin('vite/bin/vite.js'), 'build', '--logLevel', 'warn']
  return (await runNode(build, {}, ['ignore', process.stderr, 'inherit'])) === 0
}
