// npm run size: lists the built site's scripts and fails when the first screen, or the table, is over its budget.
import { join } from 'node:path'
import { readCommandLine } from './lib/commandLine.mjs'
import { budgets, measure, sizeOf } from './lib/size.mjs'
import { root } from './setup.mjs'

const { values } = readCommandLine('node scripts/check-size.mjs [--json]', {
  options: { json: { type: 'boolean', default: false } },
})
const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`

const chunks = measure(join(root, 'dist'))
const parts = /** @type {const} */ (['entry', 'table']).map((part) => {
  const size = sizeOf(chunks, part)
  return { part, size, budget: budgets[part] }
})

if (values.json) console.log(JSON.stringify({ parts, chunks }))
else {
  for (const { part, gzip, file } of chunks)
    console.log(`${(part ?? 'late').padEnd(5)} ${kB(gzip).padStart(10)} gzip  ${file}`)
  const sums = parts.map(({ part, size, budget }) => `${part} ${kB(size)} gzip of ${kB(budget)}`)
  console.log([...sums, `all ${kB(chunks.reduce((sum, c) => sum + c.gzip, 0))}`].join('; '))
}
for (const { part, size, budget } of parts)
  if (size > budget) {
    console.error(`JavaScript of the ${part} is over its budget of ${kB(budget)} gzip.`)
    process.exitCode = 1
  }
