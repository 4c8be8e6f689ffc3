/**
 * "Target creature becomes the color of your choice": a choice inside a sentence is made before what the sentence does.
 */
import { CHOICES, type Choosable, type Effect, visitNodes } from '../../language/index.ts'
import { YOU } from '../clauses/index.ts'
import { mapped, narrowed, replaced, type Syntax } from '../core/index.ts'

type Effects = readonly Effect[]
type Node = Readonly<Record<string, unknown>>

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null
const speaksOfChoice = (node: Node): boolean => node.is === 'chosen' || node.kind === 'asChosen'

/** What the words have you choose. */
function choicesIn(said: object): ReadonlySet<Choosable> {
  const found = new Set<Choosable>()
  visitNodes(said, (node) => {
    if (speaksOfChoice(node) && 'choice' in node) found.add(node.choice as Choosable)
    return undefined
  })
  return found
}

/** Targets are chosen before anything that this chooses (409.1): what they are can't depend on it. */
function aimsByChoice(said: object): boolean {
  let found = false
  visitNodes(said, (node) => {
    found ||= node.kind === 'target' && isOfChoice(node)
    return undefined
  })
  return found
}

/** Whether the words have you choose something. */
const isOfChoice = (said: object): boolean => choicesIn(said).size > 0

const made = ({ choice: _, ...node }: Node): Node => node

/** "You may have ~ become the color of your choice": what is chosen, once that is decided. */
function offered(effects: Effects, inside: (effects: Effects) => Effects | undefined): Effects | undefined {
  const [only, more] = effects
  if (only?.kind !== 'may' || only.who.kind !== 'you' || more !== undefined) return undefined
  const within = inside(only.effects)
  return within && [{ ...only, effects: within }]
}

/**
 * The choice, and then what is said of it. Whether a player may do something is decided before: nothing stands in
 * front.
 */
function meant(said: Effects): Effects | undefined {
  const may = offered(said, meant)
  if (may !== undefined) return may
  const [choice, more] = choicesIn(said)
  const isOffered = said.some(({ kind }) => kind === 'may' || kind === 'mayPay')
  if (choice === undefined || more !== undefined || isOffered || aimsByChoice(said)) return undefined
  const effects = replaced(said, (one) =>
    isNode(one) && speaksOfChoice(one) && 'choice' in one ? { to: made(one) } : null,
  ) as Effects
  return [{ kind: 'makeChoice', who: YOU, choice }, ...effects]
}

function said(meaning: Effects): Effects | undefined {
  const may = offered(meaning, said)
  if (may !== undefined) return may
  const [first, ...effects] = meaning
  if (first?.kind !== 'makeChoice' || first.who.kind !== 'you') return undefined
  const { choice } = first
  return replaced(effects, (one) =>
    isNode(one) && speaksOfChoice(one) && one.what === CHOICES[choice] ? { to: { ...one, choice } } : null,
  ) as Effects
}

const isEffects = (value: unknown): value is Effects => Array.isArray(value)

/** A sentence with "... of your choice" in it. */
export const withChoice = (sentence: Syntax<Effects>): Syntax<Effects> =>
  mapped(sentence, { to: meant, is: isEffects, from: said })

/** A sentence without. */
export const withoutChoice = (sentence: Syntax<Effects>): Syntax<Effects> =>
  narrowed(sentence, (effects) => !isOfChoice(effects))
