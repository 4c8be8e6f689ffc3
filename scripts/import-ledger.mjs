// Makes src/rulebook/rules-EDITION.json, the rules in our own words, from the project's ledgers. Run by hand:
//   node scripts/import-ledger.mjs ../shared/rules
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { placed, plainGist, yearsOf } from './lib/ledger.mjs'
import { lists, ruleFile } from './lib/rules.mjs'

const folder = process.argv[2]
if (!folder) {
  console.error('node scripts/import-ledger.mjs FOLDER   (the folder with ledger-2004.json and the others)')
  process.exit(2)
}

/** @type {Record<string, string>} */
const LEDGERS = { later: 'keywords-2005-2011' }

/**
 * An entry without what is meant for maintainers: checks, doubts, notes.
 * @param {import('./lib/ledger.mjs').LedgerEntry} entry
 */
function imported({ id, section, gist, kind, in2011, was = '', since = '' }) {
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
  /** @type {import('./lib/ledger.mjs').LedgerEntry[]} */
  const ledger = JSON.parse(readFileSync(join(resolve(folder), `ledger-${LEDGERS[edition] ?? edition}.json`), 'utf8'))
  const entries = edition === 'today' ? placed(ledger) : ledger.map(({ was, since, ...entry }) => entry)
  const lines = entries.map((entry) => JSON.stringify(imported(entry)))
  writeFileSync(ruleFile(edition), `[\n${lines.join(',\n')}\n]\n`)
  console.log(`${ruleFile(edition)}: ${lines.length} rules`)
}
