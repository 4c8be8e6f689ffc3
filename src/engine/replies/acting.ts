/** Answers to "you have priority" (408.1). */
import { legalActions, possibleActions, whyNot } from '../play/index.ts'
import type { Action } from '../questions/index.ts'
import { isRecord, isShaped, isWhole, malformed, type ReplyRules } from './rules.ts'

const VIAS: readonly unknown[] = ['normal', 'alternative', 'flashback', 'faceDown']

function isAction(value: unknown): value is Action {
  if (!isRecord(value)) return false
  switch (value['do']) {
    case 'pass':
      return isShaped(value, 'do')
    case 'playLand':
    case 'turnFaceUp':
      return isShaped(value, 'do', 'object') && isWhole(value['object'])
    case 'cast':
      return isShaped(value, 'do', 'object', 'via') && isWhole(value['object']) && VIAS.includes(value['via'])
    case 'activate':
      return isShaped(value, 'do', 'object', 'ability') && isWhole(value['object']) && isWhole(value['ability'])
    default:
      return false
  }
}

const TRIES = 6

export const priority: ReplyRules<'priority'> = {
  check: (state, question, reply) => (isAction(reply) ? whyNot(state, question.seat, reply) : malformed(question)),
  legal: (state, question) => legalActions(state, question.seat),
  sample: (state, question, roll) => {
    const actions = possibleActions(state, question.seat)
    const memo = {}
    for (let tries = 0; tries < TRIES && actions.length > 0; tries++) {
      const index = roll(actions.length + 1)
      const action = actions[index]
      if (action === undefined) return { do: 'pass' }
      if (whyNot(state, question.seat, action, memo) === null) return action
      actions.splice(index, 1)
    }
    return { do: 'pass' }
  },
}
