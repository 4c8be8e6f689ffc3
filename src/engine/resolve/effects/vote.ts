/** Voting (today:701.38): each player in turn order, with all votes before known; and who is a friend, who a foe. */
import { tellChosen } from '../../events/index.ts'
import { ask } from '../../questions/index.ts'
import { areOpponents, type Done } from '../../state/index.ts'
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

export const befriend: Executor<'befriend'> = function* (g, { who, among }, context) {
  const [chooser] = seatsOf(g.state, who, context)
  if (chooser === undefined) return {}
  const done: Done[] = []
  for (const seat of seatsOf(g.state, among, context)) {
    const about = { seat: chooser, source: context.source, about: seat, cost: null } as const
    const isFriend = yield* ask('confirm', {
      ...about,
      reason: 'friend',
      default: !areOpponents(g.state, chooser, seat),
    })
    const deed = isFriend ? 'friend' : 'foe'
    tellChosen(g, chooser, { kind: deed, player: seat })
    done.push({ deed, object: null, became: null, n: 1, seat })
  }
  return { done }
}
