/** Writes the programs of the built-in set to the standard output, as JSON: `scripts/lib/programs.mjs` asks for them. */

import { programOf } from '../src/catalog/programs.ts'
import { records, variants } from '../src/catalog/set/index.ts'

process.stdout.write(JSON.stringify([...records, ...variants].map((_, index) => programOf(index))))
