/** What the type checker must accept and refuse; `tsc` is the test, the runtime part is small. */
import { describe, expect, it } from 'vitest'
import {
  cases,
  either,
  flag,
  type Meaning,
  mapped,
  maybe,
  nounRule,
  optional,
  parseAll,
  part,
  partial,
  print,
  rule,
  type Syntax,
  table,
  wordings,
  words,
} from '../../../src/oracle/core/index.ts'

type Effect =
  | { readonly kind: 'lose'; readonly n: 1 | 2 }
  | { readonly kind: 'tap'; readonly all: boolean; readonly until?: 'night' }
const n = table('a number', { one: 1, two: 2 })
const lose = rule('lose')`lose ${{ n }} life`
const tap = rule('tap')`tap ${{ all: flag('all') }} lands ${maybe`until ${{ until: words('night', 'night') }}`}`
const effect = cases<Effect>('an effect')({ lose, tap })

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const inferred: Same<Meaning<typeof lose>, { readonly kind: 'lose'; readonly n: 1 | 2 }> = true

describe('types', () => {
  it('refuses a missing kind, a missing field and a field too many', () => {
    // @ts-expect-error the kind `tap` is missing
    cases<Effect>('an effect')({ lose })
    // @ts-expect-error the field `n` is missing
    cases<Effect>('an effect')({ lose: rule('lose')`lose life`, tap })
    // @ts-expect-error the field `fast` is not one of `lose`
    cases<Effect>('an effect')({ lose: rule('lose')`${{ fast: flag('quickly') }} lose ${{ n }} life`, tap })
    // @ts-expect-error 3 is not a number one can lose
    cases<Effect>('an effect')({ lose: rule('lose', { n: 3 })`lose much life`, tap })
    // @ts-expect-error there is no such kind
    partial<Effect>('an effect')({ win: rule('win')`win` })
    const growing: Syntax<Effect> = partial<Effect>('an effect')({ lose })
    expect(parseAll(growing, 'lose one life')).toHaveLength(1)
    expect(print(growing, { kind: 'tap', all: true })).toBeNull()
    expect(inferred).toBe(true)
  })

  it('tells unions apart by another field than `kind`', () => {
    type Quality = { readonly is: 'tapped' } | { readonly is: 'colour'; readonly colour: 'red' }
    const quality = cases<Quality, 'is'>(
      'a quality',
      'is',
    )({
      tapped: part({ is: 'tapped' })`tapped`,
      colour: part({ is: 'colour' })`${{ colour: words('red', 'red') }}`,
    })
    expect(parseAll(quality, 'red')[0]?.value).toEqual({ is: 'colour', colour: 'red' })
    expect(print(quality, { is: 'tapped' })).toBe('Tapped')
  })
})

describe('what may be missing', () => {
  it.each([
    ['Tap lands', { kind: 'tap', all: false }],
    ['Tap all lands until night', { kind: 'tap', all: true, until: 'night' }],
  ] as const)('%s', (text, value) => {
    expect(parseAll(effect, text).map((reading) => reading.value)).toEqual([value])
    expect(print(effect, value)).toBe(text)
  })

  it('is null, or what one says', () => {
    const syntax = rule('x')`go ${{ a: optional(n) }} or ${{ b: optional(n, 0) }} .`
    expect(parseAll(syntax, 'go one or.')[0]?.value).toEqual({ kind: 'x', a: 1, b: 0 })
    expect(print(syntax, { kind: 'x', a: null, b: 2 })).toBe('Go or two.')
  })

  it('is left out in one of two wordings', () => {
    const syntax = part()`draw [/ exactly] ${{ n }} [cards / of them]`
    const readings = parseAll(syntax, 'Draw exactly two of them')
    expect(readings).toEqual([{ value: { n: 2 }, trail: [1, 1] }])
    expect(print(syntax, { n: 2 }, [1, 1])).toBe('Draw exactly two of them')
    expect(print(syntax, { n: 2 })).toBe('Draw two cards')
  })
})

describe('changes of shape', () => {
  const syntax = mapped(part()`${{ low: n }} to ${{ high: n }}`, {
    to: ({ low, high }) => (low <= high ? ([low, high] as const) : undefined),
    is: (value): value is readonly [1 | 2, 1 | 2] => Array.isArray(value) && value.length === 2,
    from: ([low, high]) => ({ low, high }),
  })

  it('go both ways', () => {
    expect(parseAll(syntax, 'one to two').map(({ value }) => value)).toEqual([[1, 2]])
    expect(print(syntax, [1, 2])).toBe('One to two')
  })

  it('refuse what they cannot say, and lose nothing', () => {
    expect(parseAll(syntax, 'two to one')).toEqual([])
    expect(print(syntax, [2, 1])).toBeNull()
    const lossy = mapped(words('all', 'all'), {
      to: (): { all: boolean } => ({ all: true }),
      is: (v): v is { all: boolean } => typeof v === 'object',
      from: () => 'all' as const,
    })
    expect(print(lossy, { all: true })).toBe('All')
    expect(print(lossy, { all: true, more: 1 } as never)).toBeNull()
  })
})

describe('one name, two holes', () => {
  it('must agree', () => {
    const syntax = nounRule('pair')`${{ n }} and ${{ n }}`
    expect(parseAll(syntax, 'one and one')).toHaveLength(1)
    expect(parseAll(syntax, 'one and two')).toHaveLength(0)
    expect(print(either(syntax, wordings(n)), { kind: 'pair', n: 2 })).toBe('Two and two')
  })
})

describe('a template over several lines', () => {
  it('is one line, but for a written new line', () => {
    const modes = part()`choose ${{ n }} —\n• tap it.
      \n• lose it.`
    const text = 'Choose one —\n• Tap it.\n• Lose it.'
    expect(print(modes, { n: 1 })).toBe(text)
    expect(parseAll(modes, text)).toHaveLength(1)
  })
})
