// The built-in set as programs, for a build: compiled from their texts once for each version of the grammar and of the
// set, and kept in .cache/programs until another version comes.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { grammarVersion } from './grammar.mjs'

/** Where the records are. */
const FOLDERS = ['src/catalog/set', 'src/catalog/variants']

/**
 * What the programs follow from: the grammar and the records.
 * @param {string} base the folder of the checkout
 */
function versionOf(base) {
  const hash = createHash('sha256').update(grammarVersion(base))
  for (const folder of FOLDERS)
    for (const file of readdirSync(join(base, folder)).sort()) hash.update(readFileSync(join(base, folder, file)))
  return hash.digest('hex').slice(0, 12)
}

/**
 * The programs of the set's cards, in the order of its records, as JSON.
 * @param {string} base the folder of the checkout
 * @returns {string}
 */
export function compiledPrograms(base) {
  const folder = join(base, '.cache', 'programs')
  const kept = join(folder, `${versionOf(base)}.json`)
  if (existsSync(kept)) return readFileSync(kept, 'utf8')
  const script = join(base, 'scripts', 'compile-set.ts')
  const text = execFileSync(process.execPath, ['--import', 'tsx', script], {
    cwd: base,
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
  })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(kept, text)
  return text
}

/**
 * Puts the programs in the place of the module that compiles them, so that nothing loads the grammar for them.
 * @param {string} base the folder of the checkout
 * @returns {import('vite').Plugin}
 */
export function withPrograms(base) {
  // Before the build, which would count the time as this plugin's.
  const literal = JSON.stringify(compiledPrograms(base))
  return {
    name: 'with-programs',
    enforce: 'pre',
    load: {
      filter: { id: /[\\/]src[\\/]catalog[\\/]programs\.ts$/ },
      handler: () => `const programs = JSON.parse(${literal})\nexport const programOf = (index) => programs[index]\n`,
    },
  }
}
