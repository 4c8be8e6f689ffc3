/** Rules for players that an effect makes for a while: "target player can't cast spells this turn" (611 of 2011). */
import { type Duration, type Effect, isEachOf, type Players } from '../../language/index.ts'
import { mapped, narrowed, part, type Syntax, shaped, wordings } from '../core/index.ts'
import { player } from '../nouns/index.ts'
import { type Effects, isEffects, playerAgain } from './clause.ts'
import { restOfGame, thisTurn, until, untilNextTurn, untilPlaneswalk } from './durations.ts'
import { lifeKept, playerRule, ruledPlayers, severalPlayerRules, untargetable } from './playerRules.ts'

/** How long, after the rule. */
export const forPlayers = wordings(thisTurn, restOfGame, untilPlaneswalk, untilNextTurn)
/** "Can't gain life this turn", "gains hexproof until end of turn": after the player. */
export const ruleFor = wordings(
  part()`${{ rule: playerRule }} ${{ duration: forPlayers }}`,
  part()`gain|gains ${{ rule: untargetable }} ${{ duration: wordings(until, untilNextTurn) }}`,
)
const ruled = wordings(ruledPlayers, lifeKept)
/** "Until end of turn, target player can't cast spells". */
export const spanned = part({ kind: 'playerRule' })`${{ duration: until }}, ${ruled}`

/**
 * "Until end of turn, target player can't cast spells, and that player can't activate abilities": the same time for
 * both.
 */
const spannedBoth: Syntax<Effects> = shaped(
  part()`${spanned} [, and / and] ${{ other: player }} ${{ second: playerRule }}`,
  ({ kind, duration, who, rule: first, other, second }) => [
    { kind, duration, who, rule: first },
    { kind, who: other, rule: second, duration },
  ],
)

/** "Your opponents can't cast spells or activate abilities this turn": a rule for each. */
const underOneVerb: Syntax<Effects> = mapped(
  part()`${{ who: player }} ${{ rules: severalPlayerRules }} ${{ duration: forPlayers }}`,
  {
    to: ({ who, rules, duration }): Effects =>
      rules.map((one, at) => ({ kind: 'playerRule', who: at === 0 ? who : playerAgain(who), rule: one, duration })),
    is: isEffects,
    from: (effects) => {
      const all = effects.flatMap((one) => (one.kind === 'playerRule' ? [one] : []))
      const [first] = all
      return first !== undefined && all.length === effects.length
        ? { who: first.who, rules: all.map((one) => one.rule), duration: first.duration }
        : undefined
    },
  },
)

const THEY: Players = { kind: 'they' }
const THEIR_TURN: Duration = { kind: 'duringNextTurn', who: THEY }
/** "Each opponent can't cast instant or sorcery spells during that player's next turn": each in a turn of their own. */
const eachInNextTurn: Syntax<Effects> = shaped(
  part()`${{ who: narrowed(player, isEachOf) }} ${{ rule: playerRule }} during [that player's / their] next turn`,
  ({ who, rule }): readonly [Effect] => [
    { kind: 'eachPlayer', who, effects: [{ kind: 'playerRule', who: THEY, rule, duration: THEIR_TURN }] },
  ],
)

/** Several rules, or one for each player in a turn of their own. */
export const playersRules: Syntax<Effects> = wordings(spannedBoth, underOneVerb, eachInNextTurn)
