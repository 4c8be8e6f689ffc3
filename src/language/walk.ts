/** Walking through the data of the language without naming every kind. */
import type { Effect } from './abilities.ts'
import type { Target } from './nouns.ts'

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Calls `visit` for every node that is a record, outermost first, in the order of the text. */
export function walk(node: unknown, visit: (node: Readonly<Record<string, unknown>>) => undefined | 'skip'): void {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, visit)
  } else if (typeof node === 'object' && node !== null) {
    const record = node as Readonly<Record<string, Json>>
    if (visit(record) === 'skip') return
    for (const key in record) walk(record[key], visit)
  }
}

const targetsByMode = new WeakMap<readonly Effect[], readonly Target[]>()

/**
 * The instances of "target" of one mode, by slot. Those inside a delayed trigger or a granted ability belong to that
 * ability, not to this one, and are left out.
 */
export function targetsOf(mode: readonly Effect[]): readonly Target[] {
  const known = targetsByMode.get(mode)
  if (known !== undefined) return known
  const found: Target[] = []
  walk(mode, (node) => {
    if (node.kind === 'delayed' || node.kind === 'gain' || 'abilities' in node) return 'skip'
    if (node.kind === 'target') found[Number(node.slot)] = node as unknown as Target
    return undefined
  })
  targetsByMode.set(mode, found)
  return found
}
