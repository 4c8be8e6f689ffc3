/** Answers to "you have priority" (408.1). */
import { actionsWith, actors, legalActions, whyNot } from '../play/index.ts'
import type { Action } from '../questions/index.ts'
import { isRecord, isShaped, isWhole, malformed, type ReplyRules } from './rules.ts'

const VIAS: readonly unknown[] = ['normal', 'alternative', 'flashback', 'faceDown']

function isAction(value: unknown): value is Action {
  if (!isRecord(value)) return false
  switch (value.do) {
    case 'pass':
      return isShaped(value, 'do')
    case 'playLand':
    case 'turnFaceUp':
      return isShaped(value, 'do', 'object') && isWhole(value.object)
    case 'cast':
      return isShaped(value, 'do', 'object', 'via') && isWhole(value.object) && VIAS.includes(value.via)
    case 'activate':
      return isShaped(value, 'do', 'object', 'ability') && isWhole(value.object) && isWhole(value.ability)
    default:
      return false
  }
}

const TRIES = 6

export const priority: ReplyRules<'priority'> = {
  check: (state, question, reply) => (isAction(reply) ? whyNot(state, question.seat, reply) : malformed(question)),
  legal: (state, question) => legalActions(state, question.seat),
  sample: (state, question, roll) => {
    const objects = actors(state, question.seat)
    const memo = {}
    for (let tries = 0; tries < TRIES; tries++) {
      const object = objects[roll(objects.length + 1)]
      if (object === undefined) return { do: 'pass' }
      const actions = actionsWith(state, question.seat, object)
      const action = actions[roll(Math.max(1, actions.length))]
      if (action !== undefined && whyNot(state, question.seat, action, memo) === null) return action
    }
    return { do: 'pass' }
  },
}
