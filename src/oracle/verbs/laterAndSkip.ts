/** Something for later, and at once that a step is skipped. */
import type { Effect } from '../../language/index.ts'
import { mapped, part, type Syntax } from '../core/index.ts'
import { type Deed, type Doing, YOU } from './clause.ts'
import { skipStep } from './game.ts'

type Effects = readonly Effect[]
const isEffects = (value: unknown): value is Effects => Array.isArray(value)

const skips = part()`you ${skipStep}` as unknown as Syntax<Doing<Deed>>
/** "Return it to the battlefield at the beginning of the next end step and you skip your next draw step": only the first waits. */
export const laterAndSkip = (later: Syntax<Effect>): Syntax<Effects> =>
  mapped(part()`${{ first: later }} and ${{ second: skips }}`, {
    to: ({ first, second }): Effects => [first, { who: YOU, ...second } as Effect],
    is: isEffects,
    from: ([first, second, more]) =>
      first?.kind === 'delayed' && second?.kind === 'skipStep' && second.who.kind === 'you' && more === undefined
        ? { first, second: without(second) }
        : undefined,
  })
const without = ({ who: _, ...doing }: Extract<Effect, { kind: 'skipStep' }>): Doing<Deed> => doing as Doing<Deed>
