/** What an effect lets a player play from elsewhere than the hand: "until end of turn, you may play that card" (401.4). */
import type { Duration, Effect, Thing } from '../../language/index.ts'
import { narrowed, quiet, rule, type Syntax, wordings } from '../core/index.ts'
import { player, thing } from '../nouns/index.ts'
import { asLongAs, thisTurn, until } from './durations.ts'

type AllowPlay = Extract<Effect, { kind: 'allowPlay' }>

const isKnown = ({ kind }: Thing): boolean => kind !== 'self' && kind !== 'all' && kind !== 'choose'
/** Something that has been spoken of, or a target. */
const known = quiet(narrowed(thing, isKnown))
const after: Syntax<Duration> = wordings(thisTurn, asLongAs)
const play = rule('allowPlay', { lands: true, free: false })
const playFree = rule('allowPlay', { lands: true, free: true })
const cast = rule('allowPlay', { lands: false, free: false })
const castFree = rule('allowPlay', { lands: false, free: true })

export const allowPlay: Syntax<AllowPlay> = wordings(
  play`${{ who: player }} may play ${{ what: known }} ${{ duration: after }}`,
  play`${{ duration: until }}, ${{ who: player }} may play ${{ what: known }}`,
  cast`${{ who: player }} may cast ${{ what: known }} ${{ duration: after }}`,
  cast`${{ duration: until }}, ${{ who: player }} may cast ${{ what: known }}`,
  playFree`${{ who: player }} may play ${{ what: known }} without paying its mana cost ${{ duration: after }}`,
  playFree`${{ duration: until }}, ${{ who: player }} may play ${{ what: known }} without paying its mana cost`,
  castFree`${{ who: player }} may cast ${{ what: known }} without paying its mana cost ${{ duration: after }}`,
  castFree`${{ duration: until }}, ${{ who: player }} may cast ${{ what: known }} without paying its mana cost`,
) as Syntax<AllowPlay>
