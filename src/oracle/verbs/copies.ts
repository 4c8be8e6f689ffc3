/** Becoming a copy of something, and the copy's exceptions (503; 706 of 2011). */
import type { Ability, Change, Duration, Effect, Thing } from '../../language/index.ts'
import { either, mapped, part, phrase, quiet, type Syntax, series, wordings, words } from '../core/index.ts'
import { thing } from '../nouns/index.ts'
import { becomesColor, becomesToo, type Changes, gains, isChanges, sized } from './changes.ts'
import { withFields } from './clause.ts'
import { forGood, until } from './durations.ts'

/** One clause each, but all abilities are one "has". */
function clauses(changes: Changes): readonly Changes[] {
  const found: Change[][] = []
  for (const change of changes) {
    const last = found.at(-1)
    if (change.kind === 'gain' && last?.[0]?.kind === 'gain') last.push(change)
    else found.push([change])
  }
  return found
}

/** ", except it's 7/7 and it has flying"; empty where there are no exceptions. */
export function exceptions(granted: Syntax<Ability>): Syntax<Changes> {
  const exception: Syntax<Changes> = either(
    phrase`it's ${sized}`,
    phrase`it's ${becomesToo} in addition to its other types`,
    wordings(phrase`it's ${becomesColor}`, phrase`it's still ${becomesColor}`),
    wordings(gains(part()`it has`, granted), gains(part()`it gains`, granted)),
  )
  const list = series(exception, 'and', { max: 4 })
  const some = mapped(wordings(phrase`, except ${list}`, phrase`except ${list}`), {
    to: (all) => all.flat(),
    is: (value): value is Changes => isChanges(value) && value.length > 0,
    from: clauses,
  })
  return either(words('', [] as Changes), some)
}

type Modify = Extract<Effect, { kind: 'modify' }>
type Predicate = Pick<Modify, 'changes' | 'duration'>

interface Said {
  readonly of: Thing
  readonly except: Changes
  readonly duration: Duration
}

const isPredicate = (value: unknown): value is Predicate =>
  typeof value === 'object' && value !== null && 'changes' in value && 'duration' in value

/**
 * "Becomes a copy of target creature until end of turn": for an object chosen as it happens, what is copied isn't known
 * yet.
 */
export function becomesCopy(granted: Syntax<Ability>): Syntax<Predicate> {
  const except = exceptions(granted)
  const said = wordings(
    part()`become|becomes a copy of ${{ of: quiet(thing) }} ${{ duration: until }}${{ except }}`,
    part()`become|becomes a copy of ${{ of: quiet(thing) }}${{ except }} ${{ duration: until }}`,
    part()`become|becomes a copy of ${{ of: quiet(thing) }}${{ except }} ${{ duration: forGood }}`,
  ) as unknown as Syntax<Said>
  return withFields(
    mapped(said, {
      to: ({ of, except: different, duration }): Predicate | undefined =>
        of.kind === 'choose'
          ? undefined
          : { changes: [{ kind: 'copy', of, except: different, copied: null }], duration },
      is: isPredicate,
      from: ({ changes: [change, more], duration }) =>
        change?.kind === 'copy' && !more ? { of: change.of, except: change.except, duration } : undefined,
    }),
    ['changes', 'duration'],
  )
}
