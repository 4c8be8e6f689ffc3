/** The mana that an ability's text adds: what makes it a mana ability, activated or triggered (406.1 / 2011:605.1). */
import { type Effect, visitNodes } from '../../language/index.ts'

export type AddMana = Extract<Effect, { kind: 'addMana' }>

const known = new WeakMap<object, readonly AddMana[]>()

/** Every "add ..." that could happen as the text resolves, including inside "may" and "if", in text order. */
export function manaAdded(words: readonly (readonly Effect[])[]): readonly AddMana[] {
  const before = known.get(words)
  if (before !== undefined) return before
  const found: AddMana[] = []
  visitNodes(words, (node) => {
    // Delayed effects and granted abilities add nothing as this resolves.
    if (node.kind === 'delayed' || node.kind === 'gain' || node.kind === 'createToken') return 'skip'
    if (node.kind === 'addMana') found.push(node as unknown as AddMana)
    return undefined
  })
  known.set(words, found)
  return found
}
