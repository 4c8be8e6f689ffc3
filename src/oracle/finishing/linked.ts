/**
 * Linked abilities (217.7c; 2011:contents/607): the ability that exiles and the one that says "the exiled card" get the
 * same link, and so do the one that creates tokens and the one that says "tokens created with ~", the one that puts
 * something onto the battlefield and the one that says "put onto the battlefield with ~", and the one that has something
 * chosen and the one that says "the chosen color".
 */
import {
  type Ability,
  changeKinds,
  type Link,
  playersKinds,
  predicateKinds,
  quantityKinds,
  visitNodes,
} from '../../language/index.ts'

type Fields = Readonly<Record<string, unknown>>

/** What one ability does, and the words of another that speak of it. */
interface Pair {
  readonly does: (node: Fields) => boolean
  readonly speaks: (node: Fields) => boolean
}

/** An effect or a price that exiles something. */
export const isExiling = (node: Fields): boolean =>
  (node.zone === 'exile' && 'position' in node) || (node.kind === 'exile' && 'what' in node)

const EXILING: Pair = {
  does: isExiling,
  speaks: (node) => node.kind === 'exiledWith' || node.is === 'exiledWith',
}
const CREATING: Pair = {
  does: (node) => node.kind === 'createToken' || node.kind === 'createCopy',
  speaks: (node) => node.is === 'createdWith',
}
/** An effect that moves something onto the battlefield: where to. */
const PUTTING: Pair = {
  does: (node) => node.zone === 'battlefield' && 'position' in node,
  speaks: (node) => node.is === 'putWith',
}
const TARGETING: Pair = {
  does: (node) => node.kind === 'target' && node.player !== null,
  speaks: (node) => node.kind === 'targetedPlayer',
}
const isEntering = (ability: Ability): boolean =>
  ability.kind === 'triggered' && ability.trigger.on === 'enters' && ability.trigger.what.kind === 'self'
const CHOSEN: ReadonlySet<string> = new Set([
  ...changeKinds(({ chosen }) => chosen === true),
  ...playersKinds(({ chosen }) => chosen === true),
  ...predicateKinds(({ chosen }) => chosen === true),
  ...quantityKinds(({ chosen }) => chosen === true),
])
const CHOOSING: Pair = {
  does: (node) => node.kind === 'makeChoice' || node.kind === 'sacrifices',
  // What is granted speaks of its granter's choice.
  speaks: (node) => CHOSEN.has(String(node.is ?? node.kind)) && !('of' in node),
}

/** "~ has protection from the chosen color". */
const givesItself = (node: Fields): boolean =>
  node.kind === 'affect' && (node.what as { readonly kind?: string } | undefined)?.kind === 'self'

/** Which link each pair gets in this part of the text. */
type Links = readonly (readonly [Pair, Link])[]

function marked(node: unknown, links: Links): unknown {
  if (Array.isArray(node)) return node.map((one) => marked(one, links))
  if (typeof node !== 'object' || node === null) return node
  const inner: Links = givesItself(node as Fields) ? links.map(([pair, link]) => [pair, { ...link, own: true }]) : links
  const fields = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, marked(value, inner)]))
  const found = links.find(([{ does, speaks }]) => does(fields) || speaks(fields))
  return found === undefined ? fields : { ...fields, link: found[1] }
}

const has = (ability: Ability, is: (node: Fields) => boolean): boolean => {
  let found = false
  visitNodes(ability, (node) => {
    found ||= is(node)
    return undefined
  })
  return found
}

/**
 * Which of several pairs each ability belongs to: one that exiles after others have spoken of what was exiled begins
 * another pair, if something speaks of that in turn.
 */
function pairsOf(abilities: readonly Ability[]): readonly number[] {
  const speaks = abilities.map((ability) => has(ability, EXILING.speaks))
  let pair = 0
  let spoken = false
  return abilities.map((ability, index) => {
    const begins = spoken && !speaks[index] && has(ability, EXILING.does) && speaks.includes(true, index)
    if (begins) pair++
    spoken = (spoken && !begins) || speaks[index] === true
    return pair
  })
}

/** The abilities of a card, linked where one of them speaks of what another exiles or has chosen. */
export function linked(abilities: readonly Ability[], name: string): readonly Ability[] {
  const spoken = [EXILING, CREATING, PUTTING, CHOOSING, TARGETING].filter(({ speaks }) =>
    abilities.some((ability) => has(ability, speaks)),
  )
  if (spoken.length === 0) return abilities
  const pairs = pairsOf(abilities)
  const linkOf = (pair: Pair, n: number): Link => ({
    kind: 'link',
    key: pair !== EXILING || n === 0 ? name : `${name}/${n}`,
  })
  return abilities.map(
    (ability, index) =>
      marked(
        ability,
        spoken
          .filter((pair) => pair !== TARGETING || isEntering(ability) || has(ability, pair.speaks))
          .map((pair) => [pair, linkOf(pair, pairs[index] ?? 0)]),
      ) as Ability,
  )
}

/** Without its links, which the words don't show. */
export function unlinked<T>(node: T): T {
  if (Array.isArray(node)) return node.map((one) => unlinked(one)) as T
  if (typeof node !== 'object' || node === null) return node
  const said = Object.entries(node).filter(([, value]) => (value as { readonly kind?: string } | null)?.kind !== 'link')
  return Object.fromEntries(said.map(([key, value]) => [key, unlinked(value)])) as T
}
