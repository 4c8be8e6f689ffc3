/** Keyword actions of permanents: what "it explores" and "it connives" are short for (today:701.44, 701.50). */
import type { Effect } from './abilities.ts'
import type { Filter, Players, Thing } from './nouns.ts'

export type ObjectAction = 'connive' | 'explore'

const IT: Thing = { kind: 'remembered' }
const THAT: Thing = { kind: 'that' }
const CONTROLLER: Players = { kind: 'controllerOf', thing: IT }
const at = (zone: 'hand' | 'graveyard') => ({ zone, under: null, tapped: false, position: null }) as const
const counters = (n: number): Effect => ({ kind: 'putCounters', what: IT, counter: '+1/+1', n })
const NONLAND: Filter = {
  noun: 'card',
  is: [
    { is: 'not', of: { is: 'type', type: 'land' } },
    { is: 'thisWay', done: 'discarded' },
  ],
}

/** What each of them does, with the permanent remembered; its controller acts for it, also when it is gone. */
export const OBJECT_ACTIONS: Readonly<Record<ObjectAction, readonly Effect[]>> = {
  connive: [
    { kind: 'draw', who: CONTROLLER, n: 1 },
    { kind: 'discard', who: CONTROLLER, n: 1, filter: { noun: 'card', is: [] }, random: false },
    { kind: 'if', condition: { kind: 'exists', filter: NONLAND }, then: [counters(1)], otherwise: [] },
  ],
  explore: [
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
