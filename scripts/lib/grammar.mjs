// Versions of parts of the source: hashes of their files. Cards that the browser keeps were compiled by one version of the
// grammar and are compiled again by another; pages of one game have to play by the same rules.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What makes a compiled card: a change in any of these may change what a card compiles to. */
export const grammarFolders = ['src/language', 'src/oracle']

/** What makes a game: a change in any of these may lead from the same replies to another position. */
export const rulesFolders = ['src/rulebook', ...grammarFolders, 'src/engine', 'src/catalog', 'src/link']

/**
 * The version of folders in a checkout.
 * @param {string} base the folder of the checkout
 * @param {readonly string[]} folders
 */
function versionOf(base, folders) {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const files = readdirSync(join(base, folder), { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => name.endsWith('.ts')).sort()) {
      hash.update(`${folder}/${file.replaceAll('\\', '/')}\n`)
      // A checkout may write line ends in its own way.
      hash.update(readFileSync(join(base, folder, file), 'utf8').replaceAll('\r\n', '\n'))
    }
  }
  return hash.digest('hex').slice(0, 12)
}

/**
 * The version of the grammar in a checkout.
 * @param {string} base the folder of the checkout
 */
export const grammarVersion = (base) => versionOf(base, grammarFolders)

/**
 * The version of the rules in a checkout.
 * @param {string} base the folder of the checkout
 */
export const rulesVersion = (base) => versionOf(base, rulesFolders)
