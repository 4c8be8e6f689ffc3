/** "Discard a card and sacrifice a creature. If you do, ...": whether all of the sentence before it was done. */
import { type Condition, type Effect, hasResult } from '../../language/index.ts'
import { sameValue } from '../core/index.ts'
import { holdsEffects } from './nodeFacts.ts'

type Asked = Extract<Condition, { readonly kind: 'did' | 'could' }>
type If = Extract<Effect, { readonly kind: 'if' }>

/** The same question, of so many; `null` where something else is asked. */
function asking(condition: Condition, change: (asked: Asked) => Asked): Condition | null {
  if (condition.kind === 'did' || condition.kind === 'could') return change(condition)
  if (condition.kind !== 'not') return null
  const of = asking(condition.of, change)
  return of === null ? null : { kind: 'not', of }
}

function changed(effects: readonly Effect[], change: (asked: Asked) => Asked): readonly Effect[] {
  const [first, ...more] = effects
  if (first?.kind !== 'if') return effects
  const condition = asking(first.condition, change)
  return condition === null ? effects : [{ ...first, condition } satisfies If, ...more]
}

/** How many things one player does in a sentence that may turn out not to be done, or not to be possible. */
function deedsOf(sentence: readonly Effect[], asked: Asked['kind']): number {
  const players = sentence.flatMap((effect) => ('who' in effect ? [effect.who] : []))
  // Of offers it is known whether they were taken.
  if (sentence.some(holdsEffects) || players.some((who) => !sameValue(who, players[0]))) return 0
  return sentence.filter(({ kind }) => hasResult(kind, asked)).length
}

/** The sentence after another one, whose question is about all that was done there. */
export function askingOfAll(effects: readonly Effect[], before: readonly Effect[]): readonly Effect[] {
  return changed(effects, (asked) => {
    const all = deedsOf(before, asked.kind)
    return all < 2 ? asked : { ...asked, all }
  })
}

/** As it is said. */
export const askingOnce = (effects: readonly Effect[]): readonly Effect[] => changed(effects, ({ kind }) => ({ kind }))
