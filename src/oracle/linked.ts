/** Linked abilities (217.7c): what a text exiles and what it says of "the exiled card" get the same pile. */
import { type Ability, type Pile, walk } from '../language/index.ts'

type Fields = Readonly<Record<string, unknown>>

const speaksOf = (node: Fields): boolean => node.kind === 'exiledWith'
const isExile = (node: Fields): boolean => node.zone === 'exile' && 'position' in node

function marked(node: unknown, pile: Pile): unknown {
  if (Array.isArray(node)) return node.map((one) => marked(one, pile))
  if (typeof node !== 'object' || node === null) return node
  const fields = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, marked(value, pile)]))
  return speaksOf(fields) || isExile(fields) ? { ...fields, pile } : fields
}

/** The abilities of a card, with the pile that they are linked by where any of them speaks of one. */
export function linked(abilities: readonly Ability[], name: string): readonly Ability[] {
  let speaks = false
  walk(abilities, (node) => {
    if (speaksOf(node)) speaks = true
    return undefined
  })
  if (!speaks) return abilities
  return marked(abilities, { of: name, by: { kind: 'granter', object: null } }) as readonly Ability[]
}
