/** Zones and steps by their names. */
import type { OwnZone, Step, TurnPart, ZoneName } from '../../language/index.ts'
import { many, nouns, one, part, type Syntax, table } from '../core/index.ts'

/** The zones that each player has: "your graveyard". */
const OWN_ZONES = { hand: 'hand', library: 'library', graveyard: 'graveyard' } as const satisfies Record<
  OwnZone,
  OwnZone
>
export const ownZone: Syntax<OwnZone> = table('a zone', OWN_ZONES)
/** The same of one player or of several: "your opponents' graveyards". */
export const ownZones: Syntax<OwnZone> = nouns('a zone', [
  ['hand', 'hands', 'hand'],
  ['library', 'libraries', 'library'],
  ['graveyard', 'graveyards', 'graveyard'],
])
/** "The battlefield", where permanents enter: it may be left out. */
export const there = part()`[the battlefield /]`
export const isOwnZone = (zone: ZoneName): zone is OwnZone => zone in OWN_ZONES

const STEPS = [
  ['untap step', 'untap steps', 'untap'],
  ['upkeep', 'upkeeps', 'upkeep'],
  ['upkeep step', 'upkeep steps', 'upkeep'],
  ['draw step', 'draw steps', 'draw'],
  ['precombat main phase', 'precombat main phases', 'main1'],
  ['first main phase', 'first main phases', 'main1'],
  ['postcombat main phase', 'postcombat main phases', 'main2'],
  ['beginning of combat', 'beginnings of combat', 'beginCombat'],
  ['declare attackers step', 'declare attackers steps', 'declareAttackers'],
  ['declare blockers step', 'declare blockers steps', 'declareBlockers'],
  ['combat damage step', 'combat damage steps', 'combatDamage'],
  ['end of combat step', 'end of combat steps', 'endCombat'],
  ['end step', 'end steps', 'end'],
  ['cleanup step', 'cleanup steps', 'cleanup'],
] as const satisfies readonly (readonly [string, string, Step])[]

/** "Your upkeep", "the next end step": one step, after a possessive. */
export const step: Syntax<Step> = one(nouns<Step>('a step', STEPS))

/** The same, "main phase", which is the next of the two (305.1), or the second one (today:505.1b). */
const turnParts = nouns<TurnPart>('a step', [
  ...STEPS,
  ['second main phase', 'second main phases', 'secondMain'],
  ['main phase', 'main phases', 'main'],
])
export const turnPart: Syntax<TurnPart> = one(turnParts)

/** The same for several players: "their untap steps". */
export const steps: Syntax<TurnPart> = many(turnParts)
