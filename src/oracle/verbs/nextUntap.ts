/** What doesn't untap during a player's next untap step (302.2), whoever controls what later. */
import type { Effect, Filter, Players, Thing } from '../../language/index.ts'
import { mapped, part, rule, type Syntax, wordings, words } from '../core/index.ts'
import { definite, filter, isFilter, isSaid, player, possessive, said } from '../nouns/index.ts'

type PlayersRule = Extract<Effect, { kind: 'playerRule' }>

const duration = { kind: 'nextUntapStep' } as const
const isControlled = ({ is }: Filter): boolean => is.some((one) => one.is === 'controlled')
/** The player's own permanents untap: who controls them is said only once. */
const plain: Syntax<Filter> = mapped(filter('many'), {
  to: (what) => (isControlled(what) ? undefined : what),
  is: isFilter,
  from: (what) => what,
})
const THAT_PLAYER = said('that player') as unknown as Players
/** A player pointed at; "its controller's next untap step" is said of a permanent, wherever that player's turn comes. */
const isPointedAt = (who: unknown): who is Players =>
  (who as Players | null)?.kind === 'target' || (isSaid(who) && who.word === 'that player')
const whose: Syntax<Players> = mapped(possessive, {
  to: (who) => (isPointedAt(who) ? who : undefined),
  is: isPointedAt,
  from: (who) => who,
})
const isFewNamed = (value: unknown): value is Thing => (value as Thing | null)?.kind !== 'all'
const these: Syntax<Thing> = mapped(definite, {
  to: (what) => (isFewNamed(what) ? what : undefined),
  is: isFewNamed,
  from: (what) => what,
})
const theirs = wordings(words("that player's"), words('their'), words("the player's"))

/** "Creatures don't untap during target player's next untap step", "those creatures don't untap during that player's ...". */
export const nextUntapStep: Syntax<PlayersRule> = wordings(
  rule('playerRule', { duration })`${{
    rule: part({ kind: 'untapsAtMost', n: 0 } as const)`${{ what: plain }}`,
  }} don't untap during ${{ who: whose }} next untap step`,
  rule('playerRule', { duration })`${{
    rule: part({ kind: 'untapsAtMost', n: 0 } as const)`${{ what: plain }}`,
  }} ${{ who: player }} controls don't untap during ${theirs} next untap step`,
  rule('playerRule', { duration, rule: { kind: 'staysTapped' }, who: THAT_PLAYER })`${{
    of: these,
  }} don't untap during that player's next untap step`,
) as Syntax<unknown> as Syntax<PlayersRule>
