/** The mana that an ability's text adds: what makes it a mana ability, activated or triggered (406.1 / 2011:605.1). */
import type { Effect, EffectKind } from './abilities.ts'
import { isLoyaltyCost } from './costs.ts'
import type { Activated } from './inFull.ts'
import { effectKinds } from './kinds/index.ts'
import { memoised } from './memo.ts'
import type { Condition } from './nouns.ts'
import { isOfDeeds } from './ofDeeds.ts'
import { visitNodes } from './visitNodes.ts'

export type AddMana = Extract<Effect, { kind: 'addMana' }>

type Words = readonly (readonly Effect[])[]

type Node = Readonly<Record<string, unknown>>

/** What isn't done as the text resolves: what is delayed, what others are given to do, what the mana does once spent. */
const isForLater = ({ kind, spell, effects }: Node): boolean =>
  kind === 'delayed' || kind === 'gain' || kind === 'createToken' || (spell !== undefined && effects !== undefined)

/** The "add ..." of a text in its order; `taken`: which part of an "if" happens, `null` for either. */
function collected(words: Words, taken: (condition: Condition) => boolean | null): readonly AddMana[] {
  const found: AddMana[] = []
  const visit = (node: Node): 'skip' | undefined => {
    if (isForLater(node)) return 'skip'
    if (node.kind === 'addMana') found.push(node as unknown as AddMana)
    const is = node.kind === 'if' ? taken(node.condition as Condition) : null
    if (is === null) return undefined
    visitNodes(is ? node.then : node.otherwise, visit)
    return 'skip'
  }
  visitNodes(words, visit)
  return found
}

/** Every "add ..." that could happen as the text resolves, including inside "may" and "if", in text order. */
export const manaAdded = memoised((words: Words): readonly AddMana[] => collected(words, () => null))

/**
 * Those that would happen if it resolved now (2011:106.7). What depends on what the text itself does is not known
 * before: then either part counts.
 */
export function manaAddedNow(words: Words, holds: (condition: Condition) => boolean): readonly AddMana[] {
  const all = manaAdded(words)
  return all.length === 0 ? all : collected(words, (asked) => (isOfDeeds(asked) ? null : holds(asked)))
}

/** Whether it has a target: what is for later has targets of its own. */
export function speaksOfTarget(words: readonly (readonly Effect[])[]): boolean {
  let found = false
  visitNodes(words, (node) => {
    found ||= node.kind === 'target'
    return isForLater(node) ? 'skip' : undefined
  })
  return found
}

const LIBRARY = effectKinds(({ library }) => library === true)

/** What an effect or a part of a cost moves cards from or to, as its words say. */
const isLibrary = (node: unknown): boolean => {
  let found = false
  visitNodes(node, ({ kind, zone, from }) => {
    found ||= (zone === 'library' && kind !== 'zoneSize') || (kind === 'top' && zone === undefined)
    found ||= from === 'library' || from === 'top' || from === 'until'
    return undefined
  })
  return found
}

/** Whether it moves a card to or from a library as it is paid for or resolves (today:605.1a). */
function movesLibraryCards({ body, cost }: Activated): boolean {
  let found = false
  visitNodes([body.modes, cost], (node) => {
    const { kind } = node
    if (isForLater(node)) return 'skip'
    found ||= typeof kind === 'string' && LIBRARY.has(kind as EffectKind)
    if (kind === 'move' || kind === 'put' || kind === 'exile' || kind === 'sortCards') found ||= isLibrary(node)
    return undefined
  })
  return found
}

interface Facts {
  readonly adds: boolean
  readonly targets: boolean
  readonly movesLibraryCards: boolean
}
const factsOf = memoised((ability: Activated): Facts => {
  const { modes } = ability.body
  return {
    adds: manaAdded(modes).length > 0,
    targets: speaksOfTarget(modes),
    movesLibraryCards: movesLibraryCards(ability),
  }
})

/** What the edition lets a mana ability do besides. */
interface ManaTextRules {
  readonly abilitiesMayTarget: boolean
  readonly abilitiesMayMoveLibraryCards: boolean
}

/**
 * Whether an activated ability is a mana ability by its text (406.1-3 / 2011:605.1a): it could add mana and isn't a
 * loyalty ability and, unless such an ability may, has no target and moves no card to or from a library.
 */
export function isManaText(ability: Activated, may: ManaTextRules): boolean {
  const { adds, targets, movesLibraryCards: moves } = factsOf(ability)
  if (!adds || isLoyaltyCost(ability.cost)) return false
  return (!targets || may.abilitiesMayTarget) && (!moves || may.abilitiesMayMoveLibraryCards)
}
