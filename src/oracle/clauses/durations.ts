/** How long a change lasts (611 of 2011). */
import type { Duration, Players, TurnPart } from '../../language/index.ts'
import { condition } from '../conditions/index.ts'
import { either, mapped, narrowed, part, phrase, role, type Syntax, table, wordings, words } from '../core/index.ts'
import { turnPart } from '../lexicon/index.ts'
import { possessive } from '../nouns/index.ts'

const END_OF_TURN: Duration = { kind: 'endOfTurn' }
const END_OF_COMBAT: Duration = { kind: 'endOfCombat' }

/** "For as long as ~ remains tapped". */
export const asLongAs: Syntax<Duration> = role(
  'duration',
  part({ kind: 'while' })`[for as long as / as long as] ${{ condition }}`,
)

/** The same before what it is said of. */
export const forAsLongAs: Syntax<Duration> = role('duration', part({ kind: 'while' })`for as long as ${{ condition }}`)

const others = narrowed(possessive, (who) => who?.kind !== 'you')
const WHILE_HERE: Duration = {
  kind: 'while',
  condition: { kind: 'is', thing: { kind: 'self' }, is: [{ is: 'in', zone: 'battlefield', of: null }] },
}
interface NextStep {
  readonly who: Players
  readonly step: TurnPart
}
/** "Until your next upkeep", "until the beginning of its controller's next untap step". */
const nextStep: Syntax<Duration> = mapped(
  part()`until [/ the beginning of] ${{ who: possessive }} next ${{ step: turnPart }}`,
  {
    to: ({ who, step }): Duration =>
      who.kind === 'you' ? { kind: 'yourNextStep', step } : { kind: 'theirNextStep', who, step },
    is: (value): value is Duration => typeof value === 'object' && value !== null && 'kind' in value,
    from: (duration): NextStep | undefined =>
      duration.kind === 'yourNextStep'
        ? { who: { kind: 'you' }, step: duration.step }
        : duration.kind === 'theirNextStep'
          ? { who: duration.who, step: duration.step }
          : undefined,
  },
)
/** "Until your next turn". */
const untilYours = words('until your next turn', { kind: 'yourNextTurn' } as const)
/** The same after what holds for a player. */
export const untilNextTurn: Syntax<Duration> = role('duration', untilYours)
/** "Until a player planeswalks" (2011:contents/9). */
const untilWalk = words('until a player planeswalks', { kind: 'planeswalk' } as const)
/** The same after what can't be done. */
export const untilPlaneswalk: Syntax<Duration> = role('duration', untilWalk)
/** "Until end of turn". */
export const until: Syntax<Duration> = role(
  'duration',
  either(
    words('until end of turn', END_OF_TURN),
    words('until end of combat', END_OF_COMBAT),
    table('how long', {
      'until the end of your next turn': { kind: 'endOfYourNextTurn' },
      'until end of your next turn': { kind: 'endOfYourNextTurn' },
    } as const),
    untilYours,
    untilWalk,
    nextStep,
    wordings(asLongAs, words('until ~ leaves the battlefield', WHILE_HERE)),
  ),
)

/** After "all combat phases of". */
export const theirNextTurn = part({ kind: 'duringNextTurn' })`${{ who: others }} next turn`
/** "During its controller's next turn", for what can't or must be done. */
export const duringNextTurn: Syntax<Duration> = role('duration', phrase`during ${theirNextTurn}`)

/** "This turn", for what can't or must be done. */
export const thisTurn: Syntax<Duration> = role(
  'duration',
  wordings(words('this turn', END_OF_TURN), words('this combat', END_OF_COMBAT)),
)

/** What holds for a player from now on. */
export const restOfGame: Syntax<Duration> = role('duration', words('for the rest of the game', { kind: 'permanent' }))

/** Nothing said: permanently. */
export const forGood: Syntax<Duration> = words('', { kind: 'permanent' })
