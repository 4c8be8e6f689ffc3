/** Voting (today:701.38): each player in turn order, with all votes before known. */
import { ask } from '../../questions/index.ts'
import type { Executor } from '../executor.ts'
import { seatsOf } from './who.ts'

export const vote: Executor<'vote'> = function* (g, { who, options }, context) {
  const votes: Record<string, number> = Object.fromEntries(options.map((option) => [option, 0]))
  for (const seat of seatsOf(g.state, who, context)) {
    const word = yield* ask('word', { seat, source: context.source, which: 'vote', words: options })
    votes[word] = (votes[word] ?? 0) + 1
    g.emit({ kind: 'voted', seat, option: word, rule: 'vote.cast' })
  }
  return { choices: { votes } }
}
