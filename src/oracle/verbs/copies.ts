/** Becoming a copy of something, and the copy's exceptions (503; 706 of 2011). */
import {
  type Ability,
  type CopyException,
  type Duration,
  type Effect,
  memoised,
  type Thing,
} from '../../language/index.ts'
import { either, mapped, part, phrase, quiet, type Syntax, series, wordings, words } from '../core/index.ts'
import { supertype } from '../lexicon/index.ts'
import { thing } from '../nouns/index.ts'
import { becomesToo } from './becoming.ts'
import { becomesColor, becomesSupertype, gains, sized } from './changes.ts'
import { withFields } from './clause.ts'
import { forGood, until } from './durations.ts'

export type Exceptions = readonly CopyException[]

/** One clause each, but all abilities are one "has". */
function clauses(changes: Exceptions): readonly Exceptions[] {
  const found: CopyException[][] = []
  for (const change of changes) {
    const last = found.at(-1)
    if (change.kind === 'gain' && last?.[0]?.kind === 'gain') last.push(change)
    else found.push([change])
  }
  return found
}

const isExceptions = (value: unknown): value is Exceptions => Array.isArray(value)
const THIS_ABILITY: Exceptions = [{ kind: 'gainThis' }]
const KEEPS_COLOR: Exceptions = [{ kind: 'keep', what: 'color' }]
const KEEPS_NAME: Exceptions = [{ kind: 'keep', what: 'name' }]

/** "It isn't legendary". */
const loses: Syntax<Exceptions> = mapped(
  wordings(phrase`it isn't ${supertype}`, phrase`the token isn't ${supertype}`),
  {
    to: (one): Exceptions => [{ kind: 'loseSupertype', supertype: one }],
    is: isExceptions,
    from: ([change, more]) => (change?.kind === 'loseSupertype' && !more ? change.supertype : undefined),
  },
)

/** What the copy has of its own: "it doesn't copy that creature's color", "its name is ~". */
const keeps: Syntax<Exceptions> = either(
  wordings(
    words("it doesn't copy that creature's color", KEEPS_COLOR),
    words("it doesn't copy that permanent's color", KEEPS_COLOR),
    words("it doesn't copy that artifact's color", KEEPS_COLOR),
  ),
  wordings(words('its name is ~', KEEPS_NAME), words('its name is still ~', KEEPS_NAME)),
)

/** ", except it's 7/7 and it has flying"; empty where there are no exceptions. */
export const exceptions = memoised((granted: Syntax<Ability>): Syntax<Exceptions> => {
  const exception: Syntax<Exceptions> = either(
    phrase`it's ${sized}`,
    phrase`it's ${wordings(becomesToo, becomesSupertype)} in addition to its other types`,
    wordings(phrase`it's ${becomesColor}`, phrase`it's still ${becomesColor}`),
    wordings(gains(part()`it has`, granted), gains(part()`it gains`, granted)),
    wordings(words('it has this ability', THIS_ABILITY), words('it gains this ability', THIS_ABILITY)),
    loses,
    keeps,
  )
  const list = series(exception, 'and', { max: 4 })
  const some = mapped(wordings(phrase`, except ${list}`, phrase`except ${list}`), {
    to: (all) => all.flat(),
    is: (value): value is Exceptions => isExceptions(value) && value.length > 0,
    from: clauses,
  })
  // 2004:503.9: "becomes a copy of that creature and gains this ability" gives it as a part of copying, too.
  return either(words('', [] as Exceptions), wordings(some, words('and gains this ability', THIS_ABILITY)))
})

type Modify = Extract<Effect, { kind: 'modify' }>
type Predicate = Pick<Modify, 'changes' | 'duration'>

interface Said {
  readonly of: Thing
  readonly except: Exceptions
  readonly duration: Duration
}

const isPredicate = (value: unknown): value is Predicate =>
  typeof value === 'object' && value !== null && 'changes' in value && 'duration' in value

/**
 * "Becomes a copy of target creature until end of turn": for an object chosen as it happens, what is copied isn't known
 * yet.
 */
export const becomesCopy = memoised((granted: Syntax<Ability>): Syntax<Predicate> => {
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
})
