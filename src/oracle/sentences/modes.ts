/** Modes of an instant or sorcery that have costs of their own, or weigh something. */
import type { Ability, Body, Cost, Count, Effect } from '../../language/index.ts'
import { mapped, part, repeat, role, type Syntax, sameValue, shaped, table } from '../core/index.ts'
import { numberWord } from '../lexicon/index.ts'

interface Priced {
  readonly price: Cost
  readonly mode: readonly Effect[]
}
const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && 'modes' in value
/** Lines of modes, each with its cost, of which so many are chosen. */
export const pricedModes = (line: Syntax<unknown>, choose: Count): Syntax<Body> =>
  mapped(repeat(line as Syntax<Priced>, { separator: '\n', min: 2 }), {
    to: (lines): Body => ({ choose, modes: lines.map(({ mode }) => mode), prices: lines.map(({ price }) => price) }),
    is: isBody,
    from: ({ choose: said, modes, prices, ...more }) =>
      prices !== undefined && sameValue(said, choose) && Object.keys(more).length === 0
        ? modes.map((mode, index): Priced => ({ mode, price: prices[index] ?? [] }))
        : undefined,
  })

const pawprints = table('pawprints', { '{P}': 1, '{P}{P}': 2, '{P}{P}{P}': 3, '{P}{P}{P}{P}': 4 } as const)
interface Weighed {
  readonly total: number
  readonly lines: readonly { readonly weight: number; readonly mode: readonly Effect[] }[]
}
/** "Choose up to five {P} worth of modes. You may choose the same mode more than once." */
export const weighedModes = (sentences: Syntax<readonly Effect[]>): Syntax<Body> =>
  mapped(
    part()`choose up to ${{ total: numberWord }} {P} worth of modes. You may choose the same mode more than once. \n${{
      lines: repeat(part()`${{ weight: pawprints }} — ${{ mode: sentences }}`, { separator: '\n', min: 2 }),
    }}` as unknown as Syntax<Weighed>,
    {
      to: ({ total, lines }): Body => ({
        choose: { min: 1, max: total },
        repeats: true,
        modes: lines.map(({ mode }) => mode),
        weights: lines.map(({ weight }) => weight),
      }),
      is: isBody,
      from: ({ choose, modes, weights }): Weighed | undefined =>
        weights !== undefined && choose !== null && typeof choose.max === 'number'
          ? { total: choose.max, lines: modes.map((mode, index) => ({ mode, weight: weights[index] ?? 1 })) }
          : undefined,
    },
  )

const charging = table('a keyword', { spree: 'spree', tiered: 'tiered' } as const)
/** "Spree" and "tiered" head the modes that they are about (today:702.172, 702.183). */
export const headedModes = (priced: Syntax<Body>): Syntax<readonly Ability[]> =>
  shaped(
    part()`${{ name: role('keyword', charging) }} \n${{ body: priced }}`,
    ({ name, body: all }) => [
      { kind: 'keyword', keyword: { name } },
      { kind: 'spell', body: all },
    ],
    { when: ({ name, body: all }) => (name === 'tiered') === (all.choose?.max === 1) },
  ) as unknown as Syntax<readonly Ability[]>
