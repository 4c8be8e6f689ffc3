/** Zones and steps by their names. */
import type { OwnZone, Step, TurnPart, ZoneName } from '../../language/index.ts'
import { type Syntax, table, wordings, words } from '../core/index.ts'

/** The zones that each player has: "your graveyard". */
const OWN_ZONES = { hand: 'hand', library: 'library', graveyard: 'graveyard' } as const satisfies Record<
  OwnZone,
  OwnZone
>
export const ownZone: Syntax<OwnZone> = table('a zone', OWN_ZONES)
export const isOwnZone = (zone: ZoneName): zone is OwnZone => zone in OWN_ZONES

/** "Your upkeep", "the next end step": one step, after a possessive. */
export const step: Syntax<Step> = table('a step', {
  'untap step': 'untap',
  upkeep: 'upkeep',
  'upkeep step': 'upkeep',
  'draw step': 'draw',
  'precombat main phase': 'main1',
  'first main phase': 'main1',
  'second main phase': 'main2',
  'postcombat main phase': 'main2',
  'beginning of combat': 'beginCombat',
  'declare attackers step': 'declareAttackers',
  'declare blockers step': 'declareBlockers',
  'combat damage step': 'combatDamage',
  'end of combat step': 'endCombat',
  'end step': 'end',
  'cleanup step': 'cleanup',
})

/** The same, or "main phase": whichever comes (305.1). */
export const turnPart: Syntax<TurnPart> = wordings(step, words('main phase', 'main'))

/** The same for several players: "their untap steps". */
export const steps: Syntax<Step> = table('steps', {
  'untap steps': 'untap',
  'upkeep steps': 'upkeep',
  upkeeps: 'upkeep',
  'draw steps': 'draw',
  'declare attackers steps': 'declareAttackers',
  'declare blockers steps': 'declareBlockers',
  'combat damage steps': 'combatDamage',
  'end steps': 'end',
  'cleanup steps': 'cleanup',
})
