/** "~ deals 2 damage to any target. It deals 4 damage instead if ...": another effect in place of the sentence before. */
import type { Condition, Effect, Quantity, Thing } from '../../language/index.ts'
import { condition } from '../conditions/index.ts'
import { apart, mapped, narrowed, part, rule, type Syntax, sameValue, shaped, wordings } from '../core/index.ts'
import { counted, said, thing, written } from '../nouns/index.ts'
import { damageBy } from './damage.ts'
import { destroyedForGood } from './forGood.ts'
import { preventDamage } from './prevent.ts'

type Effects = readonly Effect[]
type If = Extract<Effect, { kind: 'if' }>
type Damage = Extract<Effect, { kind: 'damage' }>

const SAME_TARGET = said('the target') as unknown as Thing

interface MoreDamage {
  readonly before: Damage
  readonly source: Thing
  readonly n: Quantity
  readonly condition: Condition
}

const isIf = (value: unknown): value is If =>
  typeof value === 'object' && value !== null && (value as Effect).kind === 'if'

/** The recipient isn't said again: it is the same target. */
const toSameTarget = (texts: Syntax<MoreDamage>): Syntax<If> =>
  shaped(
    texts,
    ({ before, source, n, condition: asked }) => ({
      kind: 'if',
      otherwise: [before],
      condition: asked,
      then: [{ kind: 'damage', source, n, to: SAME_TARGET, divided: false }],
    }),
    { when: ({ before: { to } }) => to.kind === 'target' },
  )

type Prevent = Extract<Effect, { kind: 'preventDamage' }>
interface MorePrevented {
  readonly before: Prevent
  readonly n: Quantity
  readonly condition: Condition
}
const shieldedAgain = (before: Prevent, n: Quantity): Prevent => ({ ...before, n, to: SAME_TARGET })
/** "Prevent the next 1 damage ... If it's a green creature, prevent the next 2 damage instead": to the same target. */
const morePrevented: Syntax<If> = mapped(
  part()`${{ before: preventDamage }}. If ${{ condition }}, prevent the next ${{ n: written }} damage instead` as Syntax<MorePrevented>,
  {
    to: ({ before, n, condition: asked }): If | undefined =>
      before.n !== null && before.to?.kind === 'target'
        ? { kind: 'if', otherwise: [before], condition: asked, then: [shieldedAgain(before, n)] }
        : undefined,
    is: isIf,
    from: ({ otherwise: [before], condition: asked, then: [after] }): MorePrevented | undefined =>
      before?.kind === 'preventDamage' &&
      after?.kind === 'preventDamage' &&
      after.n !== null &&
      sameValue(shieldedAgain(before, after.n), after)
        ? { before, n: after.n, condition: asked }
        : undefined,
  },
)

type Made = Extract<Effect, { kind: 'createToken' | 'createCopy' }>
const isMade = (value: unknown): value is Made =>
  (value as Effect | null)?.kind === 'createToken' || (value as Effect | null)?.kind === 'createCopy'
interface MoreTokens {
  readonly before: Made
  readonly n: Quantity
  readonly condition: Condition
}
/** So many of the same tokens; a copy is of the same target. */
const soMany = (made: Made, n: Quantity): Made =>
  made.kind === 'createCopy' && made.of.kind === 'target' ? { ...made, n, of: SAME_TARGET } : { ...made, n }

/** "Create a token. If you control a Forest, create two of those tokens instead." */
export function moreTokens(created: Syntax<Effect>): Syntax<Effect> {
  const before = narrowed(created, isMade)
  const insteads = wordings(
    part()`${{ before }}. If ${{ condition }}, create ${{ n: counted }} of those tokens instead`,
    part()`${{ before }}. Create ${{ n: counted }} of those tokens instead if ${{ condition }}`,
  )
  const otherwise = part()`if ${{ condition }}, ${{ before }}. Otherwise, create ${{
    n: counted,
  }} of those tokens` as Syntax<MoreTokens>
  return wordings(
    mapped(insteads, {
      to: ({ before: made, n, condition: asked }): If => ({
        kind: 'if',
        otherwise: [made],
        condition: asked,
        then: [soMany(made, n)],
      }),
      is: isIf,
      from: ({ otherwise: [made], then: [more], condition: asked }) =>
        isMade(made) && isMade(more) && sameValue(soMany(made, more.n), more)
          ? { before: made, n: more.n, condition: asked }
          : undefined,
    }),
    mapped(otherwise, {
      to: ({ before: made, n, condition: asked }): If => ({
        kind: 'if',
        condition: asked,
        then: [made],
        otherwise: [soMany(made, n)],
      }),
      is: isIf,
      from: ({ then: [made], otherwise: [fewer], condition: asked }) =>
        isMade(made) && isMade(fewer) && sameValue(soMany(made, fewer.n), fewer)
          ? { before: made, n: fewer.n, condition: asked }
          : undefined,
    }),
  )
}

/** `simple`: what one sentence does, with nothing in front of it. An ability word may begin a new paragraph. */
export function insteadOf(simple: Syntax<Effects>): Syntax<Effect> {
  const both = rule('if')
  const then = apart(simple)
  const forGood = apart(destroyedForGood(simple))
  const before = damageBy(thing)
  return wordings(
    both`${{ otherwise: simple }}. If ${{ condition }}, ${{ then }} instead`,
    both`${{ otherwise: simple }}. If ${{ condition }}, instead ${{ then }}`,
    both`${{ otherwise: simple }}. ${{ then }} instead if ${{ condition }}`,
    both`${{ otherwise: simple }}.\n${{ then }} instead if ${{ condition }}`,
    both`${{ otherwise: simple }}.\nIf ${{ condition }}, ${{ then }} instead`,
    both`${{ otherwise: simple }}.\nIf ${{ condition }}, instead ${{ then }}`,
    both`${{ otherwise: simple }}.\nIf ${{ condition }}, instead ${{ then: forGood }}`,
    morePrevented,
    toSameTarget(
      wordings(
        part()`${{ before }}. ${{ source: thing }} deals ${{ n: written }} damage instead if ${{ condition }}`,
        part()`${{ before }}.\n${{ source: thing }} deals ${{ n: written }} damage instead if ${{ condition }}`,
        part()`${{ before }}. If ${{ condition }}, ${{ source: thing }} deals ${{ n: written }} damage instead`,
      ),
    ),
  )
}
