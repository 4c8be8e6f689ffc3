/** The kinds of the card language (effects, nouns, events, conditions ...), and how many cards use each. */
import { type Printed, visitNodes } from '../../src/language/index.ts'

/** What tells the members of the language's unions apart. */
const TAGS = ['kind', 'is', 'on'] as const

/** The kinds that the card's text was read as: `kind draw`, `is color`, `on dies`. */
export function kindsOf(card: Printed): ReadonlySet<string> {
  const found = new Set<string>()
  visitNodes(card, (node) => {
    for (const tag of TAGS) if (typeof node[tag] === 'string') found.add(`${tag} ${node[tag]}`)
    return undefined
  })
  return found
}

/** How many of the cards use each kind, the rarest first. */
export function countKinds(cards: Iterable<Printed>): readonly { readonly kind: string; readonly cards: number }[] {
  const counts = new Map<string, number>()
  for (const card of cards) for (const kind of kindsOf(card)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
    .map(([kind, n]) => ({ kind, cards: n }))
    .sort((a, b) => a.cards - b.cards || a.kind.localeCompare(b.kind))
}
