/** Events that can happen at all (419.5a, 217.1a, 216.3). */
import { faceAt, PERMANENT_TYPES } from '../../language/index.ts'
import { cantBeMade } from '../playerRules/index.ts'
import { isDamageable, isKeptOut } from '../replacement/index.ts'
import { find, findAnywhere, type Move, type Proposed, type State } from '../state/index.ts'
import { mayChangeCounters } from './amounts.ts'
import { mayTurn } from './facing.ts'
import { mayLose } from './outcome.ts'
import { resolvedCopy } from './relocate.ts'

/** What can't happen doesn't, and nothing replaces it (419.5a zero damage, 217.1a, 216.3). */
export function isPossible(state: State, event: Proposed): boolean {
  switch (event.kind) {
    case 'damage':
      return event.n > 0 && isDamageable(state, event.to)
    case 'gainLife':
    case 'loseLife':
      return event.n > 0
    case 'counters':
      return event.change !== 0 && mayChangeCounters(state, event.object, event.counter, event.change)
    case 'attach':
      return find(state, event.object)?.zone === 'battlefield'
    case 'tap':
    case 'untap': {
      const object = find(state, event.object)
      return object?.zone === 'battlefield' && object.tapped === (event.kind === 'untap')
    }
    case 'destroy':
      return find(state, event.object)?.zone === 'battlefield'
    case 'sacrifice':
      return find(state, event.object)?.zone === 'battlefield' && mayBeMade(state, event)
    case 'discard':
      return find(state, event.object)?.zone === 'hand' && mayBeMade(state, event)
    case 'playerCounters':
      return event.n !== 0
    case 'turnFaceUp':
    case 'turnFaceDown':
    case 'turnOver':
      return mayTurn(state, event)
    case 'phaseOut':
      return find(state, event.object)?.zone === 'battlefield'
    case 'phaseIn':
      return findAnywhere(state, event.object)?.zone === 'phasedOut'
    case 'lose':
      return mayLose(state, event)
    case 'move':
      return isMovable(state, event)
    default:
      return true
  }
}

/** What only a player's own choice or cost may do isn't done because another's spell or ability says so. */
const mayBeMade = (state: State, { kind, seat, by }: Extract<Proposed, { kind: 'discard' | 'sacrifice' }>): boolean =>
  by === undefined || !cantBeMade(state, seat, kind, by)

function isMovable(state: State, move: Move): boolean {
  const object = find(state, move.object)
  if (object === null || object.kind === 'ability' || object.kind === 'combatDamage') return false
  if (object.kind === 'token' && object.zone !== 'battlefield') return false
  if (move.to === 'battlefield' && isKeptOut(state, move.object)) return false
  if (move.to !== 'battlefield' || move.faceDown) return true
  if (object.kind === 'spellCopy') return move.cause === 'resolve' && resolvedCopy(state) === 'token'
  const printed = state.printed[object.face]
  const types = printed == null ? [] : faceAt(printed, move.side).types
  return object.zone !== 'battlefield' && types.some((type) => PERMANENT_TYPES.includes(type))
}
