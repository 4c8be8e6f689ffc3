/**
 * node scripts/run.mjs FILE [arguments]: runs a TypeScript script of the project as the site runs its code, as one
 * bundle. Run file by file its functions would be named anew each time they are made, which costs the engine a tenth of
 * its speed.
 */
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withPrograms } from './lib/programs.mjs'
import { ensureInstalled, requireNode, root, runNode } from './setup.mjs'

requireNode()
ensureInstalled()

const [file, ...args] = process.argv.slice(2)
if (file === undefined) {
  console.error('node scripts/run.mjs FILE [arguments]')
  process.exit(2)
}

const { build } = await import('vite')
const name = basename(file).replace(/\.ts$/, '')
const outDir = join(root, '.cache', 'scripts', name)

/**
 * Modules that find files beside themselves stay where they are.
 * @type {import('vite').Plugin}
 */
const stayers = {
  name: 'stayers',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer === undefined || !/^\..*\.mjs$/.test(source)) return null
    return { id: pathToFileURL(resolve(dirname(importer), source)).href, external: true }
  },
}

await build({
  root,
  configFile: false,
  plugins: [stayers, withPrograms(root)],
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: join(root, file),
    outDir,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
  },
})

process.exit(await runNode(['--expose-gc', '--enable-source-maps', join(outDir, `${name}.mjs`), ...args]))
