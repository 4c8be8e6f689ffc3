// Makes src/rulebook/rules-EDITION.json, the rules in our own words, from the project's ledgers. Run by hand:
//   node scripts/import-ledger.mjs ../shared/rules
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { lists, ruleFile } from './lib/rules.mjs'

const folder = process.argv[2]
if (!folder) {
  console.error('node scripts/import-ledger.mjs FOLDER   (the folder with ledger-2004.json and the others)')
  process.exit(2)
}

/** @type {Record<string, string>} */
const LEDGERS = { later: 'keywords-2005-2011' }

for (const edition of lists) {
  /** @type {import('./lib/rules.mjs').Rule[]} */
  const ledger = JSON.parse(readFileSync(join(resolve(folder), `ledger-${LEDGERS[edition] ?? edition}.json`), 'utf8'))
  const lines = ledger.map(({ id, section, gist, kind, in2011 }) =>
    JSON.stringify({ id, section, gist, kind, ...(in2011 ? { in2011 } : {}) }),
  )
  writeFileSync(ruleFile(edition), `[\n${lines.join(',\n')}\n]\n`)
  console.log(`${ruleFile(edition)}: ${lines.length} rules`)
}
