/**
 * What a player can be or have by a rule that no object goes on with: being the monarch (today:725), having the city's
 * blessing (today:702.131). The abilities that it brings have no source among the cards and no text of a card.
 */
import type { Ability, Effect } from './abilities.ts'
import type { Trigger } from './triggers.ts'

export const DESIGNATION_NAMES = ['monarch', 'cityBlessing'] as const
export type Designation = (typeof DESIGNATION_NAMES)[number]

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
