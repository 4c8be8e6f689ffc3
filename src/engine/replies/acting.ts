/** Answers to "you have priority" (408.1). */
import { actionsWith, actors, endings, legalActions, rolls, whyNot } from '../play/index.ts'
import type { Action } from '../questions/index.ts'
import { isRecord, isShaped, isWhole, malformed, type ReplyRules } from './rules.ts'

/** A side of a card, as the reply names one other than the front. */
const isLandFace = (value: Readonly<Record<string, unknown>>): boolean =>
  isShaped(value, 'do', 'object', 'side') && isWhole(value.side) && value.side > 0

function isAction(value: unknown): value is Action {
  if (!isRecord(value)) return false
  switch (value.do) {
    case 'pass':
      return isShaped(value, 'do')
    case 'playLand':
      return isWhole(value.object) && (isShaped(value, 'do', 'object') || isLandFace(value))
    case 'turnFaceUp':
      return 'via' in value
        ? isShaped(value, 'do', 'object', 'via') && isWhole(value.object) && typeof value.via === 'string'
        : isShaped(value, 'do', 'object') && isWhole(value.object)
    case 'cast':
      return isShaped(value, 'do', 'object', 'via') && isWhole(value.object) && typeof value.via === 'string'
    case 'activate':
      return isShaped(value, 'do', 'object', 'ability') && isWhole(value.object) && typeof value.ability === 'string'
    case 'special':
      if (value.what === 'roll' || value.what === 'companion')
        return isShaped(value, 'do', 'object', 'what') && isWhole(value.object)
      return (
        isShaped(value, 'do', 'object', 'what', 'which') &&
        isWhole(value.object) &&
        (value.what === 'end' || value.what === 'unlock'
          ? isWhole(value.which)
          : (value.what === 'ignore' || value.what === 'setAside') && typeof value.which === 'string')
      )
    default:
      return false
  }
}

const TRIES = 6

export const priority: ReplyRules<'priority'> = {
  check: (state, question, reply) =>
    isAction(reply) ? whyNot(state, question.seat, reply) : malformed(state, question),
  legal: (state, question) => ({ replies: legalActions(state, question.seat), isAll: true }),
  sample: (state, question, roll) => {
    const objects = actors(state, question.seat)
    const memo = {}
    const ends = [...endings(state), ...rolls(state)]
    for (let tries = 0; tries < TRIES; tries++) {
      const at = roll(objects.length + 1 + ends.length)
      const object = objects[at]
      if (at === objects.length + ends.length) return { do: 'pass' }
      const actions = object === undefined ? ends : actionsWith(state, question.seat, object)
      const action = actions[roll(Math.max(1, actions.length))]
      if (action !== undefined && whyNot(state, question.seat, action, memo) === null) return action
    }
    return { do: 'pass' }
  },
}
