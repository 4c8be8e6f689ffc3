/** Dealing damage (119 of 2011, 502 of 2004 in parts). */
import type { Effect, Recipient, Thing } from '../../language/index.ts'
import { mapped, part, quiet, rule, type Syntax, series, wordings } from '../core/index.ts'
import { each, measure, recipient, thing, written } from '../nouns/index.ts'
import { eachOf, perEach } from './amounts.ts'

type Damage = Extract<Effect, { kind: 'damage' }>

/** The subject is asked for: "~ deals ...", but "have ~ deal ...". */
export function damageBy(source: Syntax<Thing>): Syntax<Damage> {
  const whole = rule('damage', { divided: false })
  return wordings(
    whole`${{ source }} deal|deals ${{ n: written }} damage to ${{ to: recipient }}`,
    whole`${{ source }} deal|deals damage equal to ${{ n: quiet(measure) }} to ${{ to: recipient }}`,
    whole`${{ source }} deal|deals damage to ${{ to: recipient }} equal to ${{ n: measure }}`,
    rule('damage', {
      divided: true,
    })`${{ source }} deal|deals ${{ n: written }} damage divided as you choose among ${{ to: recipient }}`,
    forEach(source),
  )
}

/** "~ deals 1 damage to target player for each creature you control." */
function forEach(source: Syntax<Thing>): Syntax<Damage> {
  const read = part()`${{ source }} deal|deals ${{ n: written }} damage to ${{ to: recipient }} for each ${{ each }}`
  return mapped(read, {
    to: ({ n: one, each: of, ...rest }) => {
      const n = perEach({ n: one, each: of })
      return n === undefined ? undefined : ({ kind: 'damage', divided: false, n, ...rest } as Damage)
    },
    is: isDamage,
    from: ({ n, source: by, to }) => {
      const many = eachOf(n)
      return many && { ...many, source: by, to }
    },
  })
}

const isDamage = (value: unknown): value is Damage =>
  typeof value === 'object' && value !== null && (value as Damage).kind === 'damage'

/** "~ deals 2 damage to each creature and each player": the same from the same source to several. */
export const damageToSeveral: Syntax<readonly Effect[]> = mapped(
  part()`${{ source: thing }} deal|deals ${{ n: written }} damage to ${{ to: series(recipient, 'and', { min: 2, max: 3 }) }}`,
  {
    to: ({ source, n, to }) => to.map((one): Effect => ({ kind: 'damage', source, n, to: one, divided: false })),
    is: (value): value is readonly Effect[] => Array.isArray(value) && value.length > 1 && value.every(isDamage),
    from: (effects) => {
      const [first] = effects
      if (!isDamage(first)) return undefined
      return { source: first.source, n: first.n, to: effects.filter(isDamage).map(({ to }): Recipient => to) }
    },
  },
)
