/** Becoming a copy of something, and the copy's exceptions (503; 706 of 2011). */
import { type Ability, type CopyException, type Effect, memoised } from '../../language/index.ts'
import {
  either,
  mapped,
  part,
  phrase,
  quiet,
  repeat,
  type Syntax,
  series,
  shaped,
  wordings,
  words,
} from '../core/index.ts'
import { creatureSize, type Size, subtypeWord, supertype } from '../lexicon/index.ts'
import { thing } from '../nouns/index.ts'
import { becomesToo, colorsSaid } from './becoming.ts'
import { becomesColor, becomesSupertype, gains, sized } from './changes.ts'
import { forGood, until } from './durations.ts'

export type Exceptions = readonly CopyException[]

/** What "a 4/4 black Zombie" sets, in this order. */
const ONLY = ['setPt', 'colors', 'loseCreatureTypes', 'types'] as const
/** One clause each, but all abilities are one "has". */
function clauses(changes: Exceptions): readonly Exceptions[] {
  const found: CopyException[][] = []
  for (let at = 0; at < changes.length; at++) {
    const change = changes[at] as CopyException
    const last = found.at(-1)
    if (ONLY.every((kind, i) => changes[at + i]?.kind === kind)) {
      found.push(changes.slice(at, at + ONLY.length))
      at += ONLY.length - 1
    } else if (change.kind === 'gain' && last?.[0]?.kind === 'gain') last.push(change)
    else found.push([change])
  }
  return found
}

const isExceptions = (value: unknown): value is Exceptions => Array.isArray(value)
const THIS_ABILITY: Exceptions = [{ kind: 'gainThis' }]

/** What the copy lacks, or has of its own: "it isn't legendary", "its name is ~". */
const differs: Syntax<Exceptions> = either(
  shaped(part()`[it / the token] isn't ${{ supertype }}`, ({ supertype: one }) => [
    { kind: 'loseSupertype', supertype: one },
  ]),
  shaped(part()`it doesn't copy that [creature / permanent / artifact] 's color`, () => [
    { kind: 'keep', what: 'color' },
  ]),
  shaped(part()`it has no mana cost`, () => [{ kind: 'costless' }]),
  shaped(part()`its name is [/ still] ~`, () => [{ kind: 'keep', what: 'name' }]),
)

const becomesMore = shaped(
  part()`${{ all: wordings(becomesToo, becomesSupertype) }} in addition to its other types`,
  ({ all }) => all,
)
/** "A 4/4 black Zombie": instead of its own size, colors and creature types; its card types it keeps. */
const becomesOnly: Syntax<Exceptions> = mapped(
  part()`a ${{ size: creatureSize }} ${{ colors: colorsSaid }} ${{ subtypes: repeat(subtypeWord, { separator: '', max: 2 }) }}`,
  {
    to: ({ size, colors, subtypes }): Exceptions => [
      { kind: 'setPt', ...size },
      { kind: 'colors', set: true, colors },
      { kind: 'loseCreatureTypes' },
      { kind: 'types', set: false, supertypes: [], types: [], subtypes },
    ],
    is: isExceptions,
    from: ([size, paint, lost, kind, more]) =>
      size?.kind === 'setPt' && paint?.kind === 'colors' && lost?.kind === 'loseCreatureTypes' && kind?.kind === 'types'
        ? more === undefined && paint.set
          ? {
              size: { power: size.power, toughness: size.toughness } as Size,
              colors: paint.colors,
              subtypes: kind.subtypes,
            }
          : undefined
        : undefined,
  },
)
/** ", except it's 7/7 and it has flying"; empty where there are no exceptions. */
export const exceptions = memoised((granted: Syntax<Ability>): Syntax<Exceptions> => {
  const has = part()`it [has / gains]`
  const exception: Syntax<Exceptions> = either(
    shaped(part()`it's [/ still] ${{ all: either(sized, becomesColor, becomesMore, becomesOnly) }}`, ({ all }) => all),
    gains(has, granted),
    shaped(part()`${has} this ability`, () => THIS_ABILITY),
    differs,
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

/** "Becomes a copy of target creature, except it has flying", after how long. */
export const becomesCopyThen = memoised((granted: Syntax<Ability>): Syntax<Modify['changes']> => {
  const except = exceptions(granted)
  return shaped(
    part()`become|becomes a copy of ${{ of: quiet(thing) }}${{ except }}`,
    ({ of, except: different }) => [{ kind: 'copy', of, except: different, copied: null }],
    { when: ({ of }) => of.kind !== 'choose' },
  )
})

/**
 * "Becomes a copy of target creature until end of turn": for an object chosen as it happens, what is copied isn't known
 * yet.
 */
export const becomesCopy = memoised((granted: Syntax<Ability>): Syntax<Predicate> => {
  const except = exceptions(granted)
  const said = wordings(
    part()`become|becomes a copy of ${{ of: quiet(thing) }} ${{ duration: until }}${{ except }}`,
    part()`become|becomes a copy of ${{ of: quiet(thing) }}${{ except }} ${{ duration: wordings(until, forGood) }}`,
  )
  return shaped(
    said,
    ({ of, except: different, duration }) => ({
      changes: [{ kind: 'copy', of, except: different, copied: null }],
      duration,
    }),
    { when: ({ of }) => of.kind !== 'choose' },
  )
})
