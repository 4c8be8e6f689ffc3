/** The mana that the words of an ability add: what makes it a mana ability, activated or triggered (406.1 / 2011:605.1). */
import { type Effect, walk } from '../../language/index.ts'

export type AddMana = Extract<Effect, { kind: 'addMana' }>

const known = new WeakMap<object, readonly AddMana[]>()

/** Every "add ..." that could happen as the words resolve, inside "may" and "if" too, in the order of the text. */
export function manaAdded(words: readonly (readonly Effect[])[]): readonly AddMana[] {
  const before = known.get(words)
  if (before !== undefined) return before
  const found: AddMana[] = []
  walk(words, (node) => {
    // What happens later, or what something else is given, adds nothing as this resolves.
    if (node.kind === 'delayed' || node.kind === 'gain' || node.kind === 'createToken') return 'skip'
    if (node.kind === 'addMana') found.push(node as unknown as AddMana)
    return undefined
  })
  known.set(words, found)
  return found
}
