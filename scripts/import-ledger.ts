/**
 * Writes the rulebook's entries from the project's ledgers (ledger-2004.json and the others):
 *   node scripts/run.mjs scripts/import-ledger.ts ../shared/rules
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type LedgerEntry, placed, plainGist, yearsOf } from './lib/ledger.ts'
import { lists, ruleFile } from './lib/rules.mjs'

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error(
    'node scripts/run.mjs scripts/import-ledger.ts FOLDER   (the folder with ledger-2004.json and the others)',
  )
  process.exit(2)
}

/** The ledger's name for a list, where it has another. */
const LEDGERS: Readonly<Record<string, string>> = { later: 'keywords-2005-2011' }

/** An entry without what is meant for maintainers: checks, doubts, notes. */
function imported({ id, section, gist, kind, in2011, was = '', since = '' }: LedgerEntry) {
  const replaced = was.split(', ').filter(Boolean)
  const years = yearsOf(since)
  return {
    id,
    section,
    gist: plainGist(gist),
    kind,
    ...(in2011 ? { changes: { 2011: in2011 } } : {}),
    ...(replaced.length > 0 ? { was: replaced } : {}),
    ...(years === '' ? {} : { since: years }),
  }
}

for (const edition of lists) {
  const file = join(resolve(folder), `ledger-${LEDGERS[edition] ?? edition}.json`)
  const ledger: readonly LedgerEntry[] = JSON.parse(readFileSync(file, 'utf8'))
  const entries = edition === 'today' ? placed(ledger) : ledger.map(({ was, since, ...entry }) => entry)
  const lines = entries.map((entry) => JSON.stringify(imported(entry)))
  writeFileSync(ruleFile(edition), `[\n${lines.join(',\n')}\n]\n`)
  console.log(`${ruleFile(edition)}: ${lines.length} rules`)
}
