// npm run size: lists the built site's scripts and fails when the entry is over its budget.
import { join } from 'node:path'
import { readCommandLine } from './lib/commandLine.mjs'
import { entryBudget, entrySize, measure } from './lib/size.mjs'
import { root } from './setup.mjs'

const { values } = readCommandLine('node scripts/check-size.mjs [--json]', {
  options: { json: { type: 'boolean', default: false } },
})
const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)

const chunks = measure(join(root, 'dist'))
const entry = entrySize(chunks)

if (values.json) console.log(JSON.stringify({ entry, budget: entryBudget, chunks }))
else {
  for (const chunk of chunks) console.log(`${chunk.entry ? 'entry' : 'lazy '} ${kB(chunk.gzip)} gzip  ${chunk.file}`)
  console.log(
    `entry ${kB(entry)} gzip of ${kB(entryBudget).trim()}; all ${kB(chunks.reduce((sum, c) => sum + c.gzip, 0))}`,
  )
}
if (entry > entryBudget) {
  console.error(`The entry's JavaScript is over its budget of ${kB(entryBudget).trim()} gzip.`)
  process.exitCode = 1
}
