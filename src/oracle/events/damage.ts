/** Damage that objects deal and are dealt (410 of 2004, 603 of 2011). */
import type { Filter, Players, Thing } from '../../language/index.ts'
import { either, maybe, one, optional, part, phrase, type Syntax, shaped, table, wordings } from '../core/index.ts'
import { digits } from '../lexicon/index.ts'
import { filter, indefinite, self, suchPlayers } from '../nouns/index.ts'

/** "~", as a filter that only it matches. */
export const itself = shaped(self, (thing): Filter => ({ noun: 'permanent', is: [{ is: 'thing', thing }] }))

const whoDamaged = table<Players>('a player', {
  'a player': { kind: 'anyPlayer' },
  'an opponent': { kind: 'anOpponent' },
  'one of your opponents': { kind: 'anOpponent' },
  'another player': { kind: 'anOpponent' },
  you: { kind: 'you' },
  'defending player': { kind: 'defendingPlayer' },
  'enchanted player': { kind: 'enchantedPlayer' },
})
/** "A player who controls more lands than you". */
const suchPlayer: Syntax<Players> = phrase`a ${one(suchPlayers)}`
const damaged = either(
  part({ objects: null })`to ${{ players: suchPlayer }}`,
  part({ objects: null })`to ${{ players: whoDamaged }}`,
  part({ players: null })`to ${{ objects: wordings(itself, indefinite) }}`,
  wordings(
    part()`to ${{ players: whoDamaged }} or ${{ objects: wordings(filter('one'), indefinite) }}`,
    part()`to ${{ objects: indefinite }} or ${{
      players: table<Players>('a player', { opponent: { kind: 'anOpponent' }, player: { kind: 'anyPlayer' } }),
    }}`,
  ),
)
/** "Combat damage", "damage": whether only that in combat counts. */
export const combat = table('which damage', { 'combat damage': true, damage: false })
export const dealsDamage = wordings(
  part({ on: 'dealsDamage' })`deal|deals ${maybe`${{ least: digits }} or more`} ${{ combatOnly: combat }} ${{
    to: optional(damaged),
  }}`,
  part({
    on: 'dealsDamage',
    combatOnly: false,
    noncombat: true,
  })`deal|deals noncombat damage ${{ to: optional(damaged) }}`,
)
/** "That creature is dealt damage by an attacking creature": each time that one of those deals it damage. */
export const dealtDamageBy = (what: Syntax<Thing>) =>
  shaped(
    part()`${{ to: what }} is dealt ${{ combatOnly: combat }} by ${{ by: indefinite }}`,
    ({ to: thing, by, combatOnly }) => ({
      on: 'dealsDamage',
      to: { players: null, objects: { noun: 'permanent', is: [{ is: 'thing', thing }] } },
      what: { kind: 'all', filter: by },
      combatOnly,
    }),
  )
export const dealtDamage = part({ on: 'dealtDamage' })`are|is dealt ${{ combatOnly: combat }}`
