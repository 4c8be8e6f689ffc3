/** What each of them brings: abilities without a source among the cards, and without a card's text. */
import type { Ability, Effect } from './abilities.ts'
import type { Designation } from './designations.ts'
import type { Trigger } from './triggers.ts'

interface DesignationRow {
  /** One player at most has it, and whoever gets it takes it from the one before. */
  readonly single: boolean
  readonly abilities: readonly Ability[]
}

const YOU = { kind: 'you' } as const

const triggered = (key: string, trigger: Trigger, effect: Effect): Ability => ({
  at: { key, card: null, line: 0, keyword: null },
  kind: 'triggered',
  trigger,
  condition: null,
  body: { choose: null, modes: [[effect]] },
  zone: 'command',
})

export const DESIGNATIONS: Readonly<Record<Designation, DesignationRow>> = {
  monarch: {
    single: true,
    abilities: [
      triggered('monarch#0', { on: 'step', step: 'end', whose: YOU }, { kind: 'draw', who: YOU, n: 1 }),
      triggered(
        'monarch#1',
        {
          on: 'dealsDamage',
          what: { kind: 'all', filter: { noun: 'permanent', is: [{ is: 'type', type: 'creature' }] } },
          to: { players: YOU, objects: null },
          combatOnly: true,
        },
        { kind: 'designate', who: { kind: 'controllerOf', thing: { kind: 'event' } }, as: 'monarch' },
      ),
    ],
  },
  cityBlessing: { single: false, abilities: [] },
}
