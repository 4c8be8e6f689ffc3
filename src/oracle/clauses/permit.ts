/**
 * What an effect lets a player play from elsewhere than the hand: "until end of turn, you may play that card" (401.4).
 */
import type { Cost, Duration, Effect, Thing } from '../../language/index.ts'
import { flag, maybe, narrowed, part, quiet, rule, type Syntax, shaped, wordings, words } from '../core/index.ts'
import { manaCost } from '../lexicon/index.ts'
import { player, thing } from '../nouns/index.ts'
import { asLongAs, thisTurn, until } from './durations.ts'
import { ofAnyKind, playing } from './playerRules.ts'

type AllowPlay = Extract<Effect, { kind: 'allowPlay' }>

const isKnown = ({ kind }: Thing): boolean => kind !== 'self' && kind !== 'all' && kind !== 'choose'
/** Something that has been spoken of, or a target. */
const known = quiet(narrowed(thing, isKnown))
/** What it costs instead. */
const settled: Syntax<Cost> = shaped(manaCost, (mana) => [{ kind: 'mana', mana }])
const after: Syntax<Duration> = wordings(thisTurn, asLongAs, until)
const free = wordings(
  part()`${{ free: wordings(flag('without paying its mana cost'), words('without paying their mana costs', true)) }}`,
  part({ free: false })`for ${{ cost: settled }} rather than its mana cost`,
)

/** today:118.14. */
const spending = maybe`[, and / and] [you / they] may spend mana as though it were mana of any ${{
  as: ofAnyKind,
}} to cast [that spell / those spells / it / them]`

export const allowPlay: Syntax<AllowPlay> = wordings(
  rule('allowPlay')`${{ who: player }} may ${{ lands: playing }} ${{ what: known }} ${free} ${{
    duration: after,
  }} ${spending}`,
  rule(
    'allowPlay',
  )`${{ duration: until }}, ${{ who: player }} may ${{ lands: playing }} ${{ what: known }} ${free} ${spending}`,
) as Syntax<unknown> as Syntax<AllowPlay>
