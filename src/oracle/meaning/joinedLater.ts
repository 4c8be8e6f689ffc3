/**
 * "Return it to the battlefield at the beginning of the next end step. It gains haste": sentences about what is there by
 * then belong to what is put off. "When you do, destroy target creature. You gain 2 life": so does all that follows.
 */
import { type Effect, staysAt } from '../../language/index.ts'
import { isSaid, type SaidWord } from '../nouns/index.ts'
import type { Sentence } from '../reading/index.ts'

type Later = Extract<Effect, { kind: 'delayed' }>
/** A sentence with how long those after it are that belong to what it puts off. */
export interface Joined extends Sentence {
  readonly joined: readonly number[]
}

/** With what its last effect puts off changed, also where that is done only if something else was. */
function withLater(
  effects: readonly Effect[],
  change: (later: Later) => Later | undefined,
): readonly Effect[] | undefined {
  const last = effects.at(-1)
  if (last?.kind === 'delayed') {
    const changed = change(last)
    return changed && [...effects.slice(0, -1), changed]
  }
  if ((last?.kind !== 'if' && last?.kind !== 'mayPay') || last.otherwise.length > 0) return undefined
  const then = withLater(last.then, change)
  return then && [...effects.slice(0, -1), { ...last, then }]
}

const PRONOUNS: readonly SaidWord[] = ['it', 'them', 'that', 'those']
/** It puts something onto the battlefield. */
const putsThere = (effect: Effect | undefined): boolean =>
  effect?.kind === 'createToken' ||
  effect?.kind === 'createCopy' ||
  (effect?.kind === 'move' && effect.to.zone === 'battlefield')

/** "It gains haste", "Put a +1/+1 counter on it". */
function saysMore({ effects: [only, more] }: Sentence): Effect | undefined {
  if (only === undefined || more !== undefined || staysAt(only.kind) !== 'what' || !('what' in only)) return undefined
  const what: unknown = only.what
  return isSaid(what) && PRONOUNS.includes(what.word) ? only : undefined
}

/** "If you don't, ..." is asked of what was to be done at first. */
const isOtherwise = ({ effects: [first] }: Sentence): boolean =>
  first?.kind === 'if' && first.condition.kind === 'not' && first.condition.of.kind === 'did'

/** What a sentence adds to what is put off: all that follows "when you do" belongs to it (today:603.12). */
function addedTo(later: Later, { joined }: Joined, sentence: Sentence): readonly Effect[] | undefined {
  if (later.trigger.on === 'done') return isOtherwise(sentence) ? undefined : sentence.effects
  const more = saysMore(sentence)
  const before = later.effects.at(-1 - joined.reduce((all, n) => all + n, 0))
  return more && putsThere(before) ? [more] : undefined
}

function joinedTo(previous: Joined, sentence: Sentence): Joined | undefined {
  const effects = withLater(previous.effects, (later) => {
    const added = addedTo(later, previous, sentence)
    return added && { ...later, effects: [...later.effects, ...added] }
  })
  return effects && { ...previous, effects, joined: [...previous.joined, sentence.effects.length] }
}

/** With such sentences joined to those before them. */
export function joinLater(sentences: readonly Sentence[]): readonly Joined[] {
  const all: Joined[] = []
  for (const sentence of sentences) {
    const previous = all.at(-1)
    const joined = previous && joinedTo(previous, sentence)
    if (joined === undefined) all.push({ ...sentence, joined: [] })
    else all[all.length - 1] = joined
  }
  return all
}

/** And back. */
export const partLater = (sentences: readonly Joined[]): readonly Sentence[] =>
  sentences.flatMap(({ joined, ...sentence }): readonly Sentence[] => {
    const total = joined.reduce((all, n) => all + n, 0)
    if (total === 0) return [sentence]
    const more: Effect[] = []
    const effects = withLater(sentence.effects, (later) => {
      more.push(...later.effects.slice(-total))
      return { ...later, effects: later.effects.slice(0, -total) }
    })
    const first: Sentence = { ...sentence, effects: effects ?? sentence.effects }
    return [first, ...joined.map((n): Sentence => ({ kind: 'sentence', effects: more.splice(0, n) }))]
  })
