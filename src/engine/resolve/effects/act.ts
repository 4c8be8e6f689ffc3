/** Keyword actions of permanents (today:701.43, 701.44, 701.50): followed as the effects that they are short for. */
import type { Effect, Filter, ObjectAction, Players, Quantity, Thing } from '../../../language/index.ts'
import { notice } from '../../abilities/index.ts'
import { amount, thingsOf } from '../../continuous/index.ts'
import { performEffects } from '../../events/index.ts'
import type { ObjectId } from '../../state/index.ts'
import type { Executor } from '../executor.ts'
import { things } from './things.ts'

const IT: Thing = { kind: 'remembered' }
const THAT: Thing = { kind: 'that' }
const CONTROLLER: Players = { kind: 'controllerOf', thing: IT }
const at = (zone: 'hand' | 'graveyard') => ({ zone, under: null, tapped: false, position: null }) as const
const counters = (n: Quantity): Effect => ({ kind: 'putCounters', what: IT, counter: '+1/+1', n })
const NONLAND: Filter = {
  noun: 'card',
  is: [
    { is: 'not', of: { is: 'type', type: 'land' } },
    { is: 'thisWay', done: 'discarded' },
  ],
}

const NONLANDS: Quantity = { kind: 'count', filter: NONLAND }

/** What each of them does, with the permanent remembered; its controller acts for it, also when it is gone. */
const OBJECT_ACTIONS: Readonly<Record<ObjectAction, (n: number) => readonly Effect[]>> = {
  connive: (n) => [
    { kind: 'draw', who: CONTROLLER, n },
    { kind: 'discard', who: CONTROLLER, n, filter: { noun: 'card', is: [] }, random: false },
    { kind: 'if', condition: { kind: 'exists', filter: NONLAND }, then: [counters(NONLANDS)], otherwise: [] },
  ],
  // today:701.43: in the next untap step of who exerts it, whoever controls it by then.
  exert: () => [
    {
      kind: 'playerRule',
      who: CONTROLLER,
      rule: { kind: 'untapsAtMost', n: 0, what: { noun: 'permanent', is: [] } },
      about: IT,
      duration: { kind: 'nextUntapStep' },
    },
  ],
  explore: () => [
    { kind: 'reveal', what: { kind: 'top', n: 1, of: CONTROLLER } },
    {
      kind: 'if',
      condition: { kind: 'is', thing: THAT, card: true, is: [{ is: 'type', type: 'land' }] },
      then: [{ kind: 'move', what: THAT, to: at('hand') }],
      otherwise: [
        counters(1),
        { kind: 'may', who: CONTROLLER, effects: [{ kind: 'move', what: THAT, to: at('graveyard') }] },
      ],
    },
  ],
}

/**
 * Each in turn, as it last was if it is gone; it has acted once its instructions are followed. They are a text of their
 * own: "this way" is none of what the text around them has done.
 */
export const act: Executor<'act'> = function* (g, { what, action, n = 1 }, context) {
  const found = what.kind === 'choose' ? yield* things(g, what, context, 'effect') : thingsOf(g.state, what, context)
  const times = amount(g.state, n, context)
  const that: ObjectId[] = []
  for (const object of found) {
    yield* performEffects(g, OBJECT_ACTIONS[action](times), { ...context, log: [], remembered: [{ object }] })
    notice(g, [{ kind: 'acted', object, action }])
    that.push(object)
  }
  return { that, did: that.length > 0 }
}
