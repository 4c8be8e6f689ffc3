/** node scripts/run.mjs FILE [arguments]: runs a TypeScript script of the project as one bundle. */
import { basename, join } from 'node:path'
import { bundle } from './lib/bundle.mjs'
import { ensureInstalled, requireNode, root, runNode } from './setup.mjs'

requireNode()
ensureInstalled()

const [file, ...args] = process.argv.slice(2)
if (file === undefined) {
  console.error('node scripts/run.mjs FILE [arguments]')
  process.exit(2)
}

const bundled = await bundle(file, join(root, '.cache', 'scripts', basename(file).replace(/\.ts$/, '')))
process.exit(await runNode(['--expose-gc', '--enable-source-maps', bundled, ...args]))
