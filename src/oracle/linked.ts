/** Linked abilities (217.7c): the ability that exiles and the one that says "the exiled card" get the same link. */
import { type Ability, type Link, visitNodes } from '../language/index.ts'

type Fields = Readonly<Record<string, unknown>>

const speaksOf = (node: Fields): boolean => node.kind === 'exiledWith' || node.is === 'exiledWith'
const isExile = (node: Fields): boolean => node.zone === 'exile' && 'position' in node

function marked(node: unknown, link: Link): unknown {
  if (Array.isArray(node)) return node.map((one) => marked(one, link))
  if (typeof node !== 'object' || node === null) return node
  const fields = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, marked(value, link)]))
  return speaksOf(fields) || isExile(fields) ? { ...fields, link } : fields
}

/** The abilities of a card, linked where one of them refers to what another exiles. */
export function linked(abilities: readonly Ability[], name: string): readonly Ability[] {
  let speaks = false
  visitNodes(abilities, (node) => {
    if (speaksOf(node)) speaks = true
    return undefined
  })
  if (!speaks) return abilities
  return marked(abilities, { kind: 'link', key: name }) as readonly Ability[]
}

/** The ability without its links, which no text says. */
export function unlinked(ability: Ability): Ability {
  return withoutLinks(ability) as Ability
}

function withoutLinks(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutLinks)
  if (typeof node !== 'object' || node === null) return node
  const fields = Object.entries(node).filter(([key]) => key !== 'link')
  return Object.fromEntries(fields.map(([key, value]) => [key, withoutLinks(value)]))
}
