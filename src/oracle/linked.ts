/**
 * Linked abilities (217.7c; 2011:contents/607): the ability that exiles and the one that says "the exiled card" get the
 * same link, and so do the one that has something chosen and the one that says "the chosen color".
 */
import { type Ability, type Link, visitNodes } from '../language/index.ts'

type Fields = Readonly<Record<string, unknown>>

/** What one ability does, and the words of another that speak of it. */
interface Pair {
  readonly does: (node: Fields) => boolean
  readonly speaks: (node: Fields) => boolean
}

const EXILING: Pair = {
  does: (node) => node.zone === 'exile' && 'position' in node,
  speaks: (node) => node.kind === 'exiledWith' || node.is === 'exiledWith',
}
const CHOSEN = new Set(['chosen', 'chosenPlayer', 'chosenNumber'])
const CHOOSING: Pair = {
  does: (node) => node.kind === 'makeChoice',
  // What is granted speaks of its granter's choice.
  speaks: (node) => (node.is === 'chosen' && !('of' in node)) || CHOSEN.has(String(node.kind)),
}

/** "~ has protection from the chosen color". */
const givesItself = (node: Fields): boolean =>
  node.kind === 'affect' && (node.what as { readonly kind?: string } | undefined)?.kind === 'self'

function marked(node: unknown, pairs: readonly Pair[], link: Link): unknown {
  if (Array.isArray(node)) return node.map((one) => marked(one, pairs, link))
  if (typeof node !== 'object' || node === null) return node
  const inner: Link = givesItself(node as Fields) ? { ...link, own: true } : link
  const fields = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, marked(value, pairs, inner)]))
  return pairs.some(({ does, speaks }) => does(fields) || speaks(fields)) ? { ...fields, link } : fields
}

/** The abilities of a card, linked where one of them speaks of what another exiles or has chosen. */
export function linked(abilities: readonly Ability[], name: string): readonly Ability[] {
  const spoken = new Set<Pair>()
  visitNodes(abilities, (node) => {
    for (const pair of [EXILING, CHOOSING]) if (pair.speaks(node)) spoken.add(pair)
    return undefined
  })
  if (spoken.size === 0) return abilities
  return marked(abilities, [...spoken], { kind: 'link', key: name }) as readonly Ability[]
}

/** Without its links, which the words don't show. */
export function unlinked<T>(node: T): T {
  if (Array.isArray(node)) return node.map((one) => unlinked(one)) as T
  if (typeof node !== 'object' || node === null) return node
  const said = Object.entries(node).filter(([, value]) => (value as { readonly kind?: string } | null)?.kind !== 'link')
  return Object.fromEntries(said.map(([key, value]) => [key, unlinked(value)])) as T
}
