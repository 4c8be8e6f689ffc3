// A TypeScript script as one file of JavaScript, as the site runs its code.
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../setup.mjs'
import { withPrograms } from './programs.mjs'

/**
 * Modules that find files in their own folder stay where they are.
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

/**
 * Bundles a script with all that it imports, and gives the path of the file. Run file by file its functions would be
 * named again each time they are made, which costs the engine a tenth of its speed.
 * @param {string} file the script, from the project's folder
 * @param {string} outDir the folder for the bundle, emptied first
 * @returns {Promise<string>}
 */
export async function bundle(file, outDir) {
  const { build } = await import('vite')
  const name = basename(file).replace(/\.ts$/, '')
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
  return join(outDir, `${name}.mjs`)
}
