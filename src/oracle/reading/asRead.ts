/**
 * What the grammar reads before `meaning` resolves it: the language's own data with these differences. Referring
 * words (`Said`, in nouns) stand in for things and players; sentences are kept together; a part of a text that says
 * where `~` is ("return ~ from your graveyard") has it in `from`; abilities have no address yet. None of it leaves
 * `oracle`.
 */
import { type Ability, type Effect, type Keyword, visitNodes } from '../../language/index.ts'
import { type Syntax, unplaced } from '../core/index.ts'

/** The effects of one sentence, standing in for an effect. */
export interface Sentence {
  readonly kind: 'sentence'
  readonly effects: readonly Effect[]
}

/** The one place where a sentence is typed as an effect. */
export const asEffect = (syntax: Syntax<Sentence>): Syntax<Effect> => syntax as Syntax<unknown> as Syntax<Effect>

type KeywordAbility = Extract<Ability, { kind: 'keyword' }>

/**
 * A keyword as said: a name and its parts, in which nothing is bound. The meaning pass adds the ability's address and
 * what its keyword stands for.
 */
export const saidKeyword = (keyword: Keyword): KeywordAbility =>
  ({ kind: 'keyword', keyword: unplaced(keyword) }) as unknown as KeywordAbility

type Later = Extract<Effect, { kind: 'delayed' }>

const asksWhether = (effect: Effect | undefined): boolean => effect?.kind === 'if' && effect.condition.kind === 'did'

function endOf({ effects }: Sentence): Later | undefined {
  const last = effects.at(-1)
  return last?.kind === 'delayed' ? last : undefined
}

const ending = (effects: readonly Effect[], last: Later): Sentence => ({
  kind: 'sentence',
  effects: [...effects.slice(0, -1), last],
})

type Prevent = Extract<Effect, { kind: 'preventDamage' }>

const speaksOfPrevented = ({ effects }: Sentence): boolean => {
  let found = false
  visitNodes(effects, (node) => {
    if (node.kind === 'thisWay' && node.done === 'preventedDamage') found = true
  })
  return found
}

function shieldOf({ effects: [only, more] }: Sentence): Prevent | undefined {
  return only?.kind === 'preventDamage' && more === undefined ? only : undefined
}

/** "Prevent ... You gain life equal to the damage prevented this way": that happens when it is (419.7). */
function foldPrevented(sentences: readonly Sentence[]): readonly Sentence[] {
  const folded: Sentence[] = []
  for (const sentence of sentences) {
    const previous = folded.at(-1)
    const shield = previous && shieldOf(previous)
    if (shield !== undefined && shield.then === undefined && speaksOfPrevented(sentence))
      folded[folded.length - 1] = { kind: 'sentence', effects: [{ ...shield, then: sentence.effects }] }
    else folded.push(sentence)
  }
  return folded
}

function unfoldPrevented(sentence: Sentence): readonly Sentence[] {
  const shield = shieldOf(sentence)
  if (shield?.then === undefined) return [sentence]
  const { then, ...first } = shield
  return [
    { kind: 'sentence', effects: [first] },
    { kind: 'sentence', effects: then },
  ]
}

/**
 * "Sacrifice it at end of combat. If you do, ...": whether it was done is known later, so what depends on it happens
 * then, too.
 */
export function foldLater(sentences: readonly Sentence[]): readonly Sentence[] {
  const folded: Sentence[] = []
  for (const sentence of foldPrevented(sentences)) {
    const previous = folded.at(-1)
    const later = previous && endOf(previous)
    const [only, more] = sentence.effects
    if (previous !== undefined && later !== undefined && only !== undefined && more === undefined && asksWhether(only))
      folded[folded.length - 1] = ending(previous.effects, { ...later, effects: [...later.effects, only] })
    else folded.push(sentence)
  }
  return folded
}

/** And back. */
export function unfoldLater(sentences: readonly Sentence[]): readonly Sentence[] {
  return sentences.flatMap(unfoldPrevented).flatMap((sentence): readonly Sentence[] => {
    const later = endOf(sentence)
    const last = later?.effects.at(-1)
    if (later === undefined || last === undefined || !asksWhether(last)) return [sentence]
    const first = ending(sentence.effects, { ...later, effects: later.effects.slice(0, -1) })
    return [first, { kind: 'sentence', effects: [last] }]
  })
}
