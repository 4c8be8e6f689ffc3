// The version of the grammar: a hash of the sources of which the compiler is made. Cards that the browser keeps were
// compiled by one version and are compiled again by another.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What makes a compiled card: a change in any of these may change what a card compiles to. */
export const grammarFolders = ['src/language', 'src/oracle']

/**
 * The version of the grammar in a checkout.
 * @param {string} base the folder of the checkout
 */
export function grammarVersion(base) {
  const hash = createHash('sha256')
  for (const folder of grammarFolders) {
    const files = readdirSync(join(base, folder), { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => name.endsWith('.ts')).sort()) {
      hash.update(`${folder}/${file.replaceAll('\\', '/')}\n`)
      // A checkout may write line ends in its own way.
      hash.update(readFileSync(join(base, folder, file), 'utf8').replaceAll('\r\n', '\n'))
    }
  }
  return hash.digest('hex').slice(0, 12)
}
