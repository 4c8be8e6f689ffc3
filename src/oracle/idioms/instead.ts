/**
 * "~ deals 2 damage to any target. It deals 4 damage instead if ...": another effect in place of the sentence before.
 */
import type { Effect, Quantity, Thing } from '../../language/index.ts'
import { alone, damageBy, type Effects, preventDamage } from '../clauses/index.ts'
import { condition } from '../conditions/index.ts'
import { apart, either, mapped, narrowed, part, type Syntax, sameValue, shaped, wordings } from '../core/index.ts'
import { counted, isSaid, said, thing, written } from '../nouns/index.ts'

type If = Extract<Effect, { kind: 'if' }>

const SAME_TARGET = said('the target') as unknown as Thing
const SAME_SOURCE = said('the dealer') as unknown as Thing

type Made = Extract<Effect, { kind: 'createToken' | 'createCopy' }>
const isMade = (value: Effect | undefined): value is Made =>
  value?.kind === 'createToken' || value?.kind === 'createCopy'
/** So many of the same tokens; a copy is of the same target. */
const soMany = (made: Made, n: Quantity): Made =>
  made.kind === 'createCopy' && made.of.kind === 'target' ? { ...made, n, of: SAME_TARGET } : { ...made, n }

/** What is done instead is of the same target, or of the same kind, and isn't said again: only how much of it. */
type More =
  | { readonly alike: Quantity }
  | { readonly dealt: { readonly source: Thing; readonly n: Quantity } }
  | { readonly prevented: Quantity }
  | { readonly created: Quantity }
/** "It" is read as what the damage before is dealt by. */
const isNamed = (what: Thing): boolean => !(isSaid(what) && (what as { readonly word?: string }).word === 'it')
const more: Syntax<More> = wordings(
  part()`it deals ${{ alike: written }} damage`,
  part()`${{ dealt: part()`${{ source: narrowed(thing, isNamed) }} deals ${{ n: written }} damage` }}`,
  part()`prevent the next ${{ prevented: written }} damage`,
  part()`create ${{ created: counted }} of those tokens`,
)
/** The first effect with what is more of it. */
function again(first: Effect | undefined, said: More): Effect | undefined {
  if ('dealt' in said)
    return first?.kind === 'damage' && first.to.kind === 'target'
      ? { kind: 'damage', ...said.dealt, to: SAME_TARGET, divided: false }
      : undefined
  if ('alike' in said)
    return first?.kind === 'damage' && first.to.kind === 'target'
      ? { kind: 'damage', source: SAME_SOURCE, n: said.alike, to: SAME_TARGET, divided: false }
      : undefined
  if ('created' in said) return isMade(first) ? soMany(first, said.created) : undefined
  return first?.kind === 'preventDamage' && first.n !== null && first.to?.kind === 'target'
    ? { ...first, n: said.prevented, to: SAME_TARGET }
    : undefined
}
/** And back. */
function moreOf(then: Effect | undefined): More | undefined {
  if (then?.kind === 'damage' && sameValue(then.source, SAME_SOURCE)) return { alike: then.n }
  if (then?.kind === 'damage') return { dealt: { source: then.source, n: then.n } }
  if (then?.kind === 'preventDamage') return then.n === null ? undefined : { prevented: then.n }
  return isMade(then) ? { created: then.n } : undefined
}

/** "If you control a Swamp, draw two cards instead", in any order. */
function told<T>(done: Syntax<T>, first: Syntax<T>) {
  return wordings(
    part()`if ${{ condition }}, ${{ done }} instead`,
    part()`if ${{ condition }}, instead [/ only] ${{ done: first }}`,
    part()`${{ done }} instead if ${{ condition }}`,
  )
}
const isIf = (value: unknown): value is If => (value as Effect | null)?.kind === 'if'
/** A sentence, or with an ability word a paragraph. */
const stop = part()`[. / .\n]`

/** `simple`: what one sentence does, with nothing in front of it. An ability word may begin a new paragraph. */
export function insteadOf(
  simple: Syntax<Effects>,
  { forGood, created }: { readonly forGood: Syntax<Effects>; readonly created: Syntax<Effect> },
): Syntax<Effect> {
  const then = apart(simple)
  const other = told(then, wordings(then, apart(forGood)))
  const whole = shaped(part()`${{ before: simple }}${stop} ${other}`, ({ before, condition: asked, done }) => ({
    kind: 'if',
    otherwise: before,
    condition: asked,
    then: done,
  }))
  const first = alone(either(damageBy(thing), preventDamage, created))
  const shorter = mapped(part()`${{ before: first }}${stop} ${told(more, more)}`, {
    to: ({ before, condition: asked, done }): If | undefined => {
      const effect = again(before[0], done)
      return effect && { kind: 'if', otherwise: before, condition: asked, then: [effect] }
    },
    is: isIf,
    from: ({ otherwise: before, condition: asked, then: [effect, second] }) => {
      const done = second === undefined ? moreOf(effect) : undefined
      return done && { before, condition: asked, done }
    },
  })
  return wordings(whole, shorter, tokensOtherwise(created))
}

/** "If you control a Forest, create two tokens. Otherwise, create one of those tokens." */
const tokensOtherwise = (created: Syntax<Effect>): Syntax<If> =>
  mapped(
    part()`if ${{ condition }}, ${{ then: alone(created) }}. Otherwise, create ${{ created: counted }} of those tokens`,
    {
      to: ({ condition: asked, then, created: n }): If | undefined => {
        const effect = again(then[0], { created: n })
        return effect && { kind: 'if', condition: asked, then, otherwise: [effect] }
      },
      is: isIf,
      from: ({ condition: asked, then, otherwise: [effect, second] }) =>
        isMade(effect) && second === undefined ? { condition: asked, then, created: effect.n } : undefined,
    },
  )
