/**
 * The cards that several tests share, each written once. `table` finds them by their names; a test's own card of the
 * same name comes first. A card is compiled when it is first asked for.
 */
import type { Printed } from '../../../src/language/index.ts'
import { card } from '../cards.ts'
import { CREATURES } from './creatures.ts'
import type { Kept } from './kept.ts'
import { PERMANENTS } from './permanents.ts'
import { SPELLS } from './spells.ts'

const ALL = { ...CREATURES, ...PERMANENTS, ...SPELLS }
const kept: Kept = ALL
const compiled = new Map<string, Printed>()

/** The card of that name, or null if the tests share none. */
export function inZoo(name: string): Printed | null {
  const known = compiled.get(name)
  if (known !== undefined || !Object.hasOwn(kept, name)) return known ?? null
  const spec = kept[name]
  if (spec === undefined) return null
  const printed = card(name, ...spec)
  compiled.set(name, printed)
  return printed
}

/** The card of that name. */
export function zoo(name: keyof typeof ALL): Printed {
  const found = inZoo(name)
  if (found === null) throw new Error(`no ${name} in the zoo`)
  return found
}
