/** Compiling texts of no card: what they mean, or why they mean nothing. */
import type { Ability, Effect } from '../../src/language/index.ts'
import { type CardRecord, compile, type Problem } from '../../src/oracle/index.ts'

const record = (oracle_text: string, type_line: string): CardRecord => ({
  name: 'Hollow Lantern',
  mana_cost: '{1}{R}',
  type_line,
  oracle_text,
  ...(type_line.includes('Creature') ? { power: '1', toughness: '1' } : {}),
})

/** The abilities of a creature, or of the type said, with this text. `~` is its name. */
export function abilities(text: string, type = 'Creature — Goblin'): readonly Ability[] {
  const compiled = compile(record(text.replaceAll('~', 'Hollow Lantern'), type))
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  return compiled.printed.abilities
}

export function ability(text: string, type?: string): Ability {
  const all = abilities(text, type)
  if (all.length !== 1) throw new Error(`${all.length} abilities`)
  return all[0] as Ability
}

/** What an instant with this text does. */
export function effects(text: string): readonly Effect[] {
  const found = ability(text, 'Instant')
  if (found.kind !== 'spell' || found.body.modes.length !== 1) throw new Error('not a spell of one mode')
  return found.body.modes[0] ?? []
}

export function problems(text: string, type = 'Creature — Goblin'): readonly Problem[] {
  const compiled = compile(record(text.replaceAll('~', 'Hollow Lantern'), type))
  return compiled.ok ? [] : compiled.problems
}

/** What is meant, wherever it was read: the same data without addresses. */
export function unaddressed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(unaddressed)
  if (typeof node !== 'object' || node === null) return node
  const fields = Object.entries(node).filter(([key]) => key !== 'at')
  return Object.fromEntries(fields.map(([key, value]) => [key, unaddressed(value)]))
}
