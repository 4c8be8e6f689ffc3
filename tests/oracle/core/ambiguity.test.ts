import { describe, expect, it } from 'vitest'
import {
  cases,
  differences,
  either,
  explain,
  explainPrint,
  lazy,
  only,
  parseAll,
  part,
  phrase,
  prefer,
  print,
  repeat,
  rule,
  type Syntax,
  series,
  table,
  verbatim,
  wordings,
  words,
} from '../../../src/oracle/core/index.ts'
import { sentence } from './sample.ts'

const letter = table<number>('a name', { ann: 1, bob: 2, cat: 3 })
const pair = series(letter, 'and', { min: 2 })
const nested = series(either(letter, pair), 'and', { min: 2 })

describe('all parses', () => {
  it('finds every meaning', () => {
    const readings = parseAll(nested, 'Ann and bob and cat')
    expect(readings.map(({ value }) => value)).toEqual(
      expect.arrayContaining([
        [1, [2, 3]],
        [[1, 2], 3],
      ]),
    )
    expect(readings).toHaveLength(2)
  })

  it('finds every end', () => {
    const name = rule(
      'named',
    )`named ${{ name: verbatim('a name') }} ${{ more: either(words('', false), words('or two', true)) }}`
    expect(parseAll(name, 'named Fire or two').map(({ value }) => value)).toEqual([
      { kind: 'named', name: 'Fire', more: true },
      { kind: 'named', name: 'Fire or two', more: false },
    ])
  })

  it('is told as ambiguous, unless a preference decides', () => {
    expect(only(nested, 'Ann and bob and cat')).toMatchObject({ kind: 'ambiguous' })
    const inner = { why: 'the nearer joins first', takes: (a: readonly unknown[]) => Array.isArray(a[1]) }
    expect(only(nested, 'Ann and bob and cat', [inner])).toMatchObject({ kind: 'understood', value: [1, [2, 3]] })
  })

  it('counts one meaning in two wordings once', () => {
    const twice = wordings(words('a b', 1), phrase`a ${words('b', 1)}`)
    expect(parseAll(twice, 'A b')).toEqual([{ value: 1, trail: [] }])
  })

  it('lets prefer decide on the spot', () => {
    const local = prefer('"a b" is one word here', words('a b', 'one'), part()`a b`)
    expect(parseAll(local, 'a b')).toEqual([{ value: 'one', trail: [] }])
  })

  it('says where two meanings part', () => {
    expect(differences({ kind: 'x', p: { q: 1 }, r: [1, 2] }, { kind: 'x', p: { q: 2 }, r: [1, 3] })).toEqual([
      { path: 'p.q', a: 1, b: 2 },
      { path: 'r[1]', a: 2, b: 3 },
    ])
  })
})

describe('lists', () => {
  it.each([
    ['ann', [1]],
    ['ann and bob', [1, 2]],
    ['ann, bob, and cat', [1, 2, 3]],
    ['ann, bob, cat, and ann', [1, 2, 3, 1]],
  ])('%s', (text, value) => {
    const syntax = phrase`${series(letter, 'and')}.`
    expect(parseAll(syntax, `${text}.`).map((reading) => reading.value)).toEqual([value])
    expect(print(syntax, value)).toBe(`${text[0]?.toUpperCase()}${text.slice(1)}.`)
  })

  it.each(['ann, bob and cat.', 'ann, bob.', 'ann and bob and cat.', 'ann, and bob.'])('refuses %s', (text) => {
    expect(parseAll(phrase`${series(letter, 'and')}.`, text)).toEqual([])
  })

  it('repeats with any separator, or none', () => {
    expect(parseAll(repeat(letter, { separator: '' }), 'ann bob cat').map(({ value }) => value)).toEqual([[1, 2, 3]])
    expect(parseAll(repeat(letter, { min: 0 }), '').map(({ value }) => value)).toEqual([[]])
  })
})

describe('diagnostics', () => {
  it('names the furthest place and what was expected there', () => {
    expect(explain(sentence, '~ deals many damage to you.')).toEqual({
      position: 8,
      found: 'many damage to you.',
      expected: ['an amount'],
      phrases: [],
    })
    expect(explain(sentence, 'Frobnicate it.')).toEqual({
      position: 0,
      found: 'Frobnicate it.',
      expected: ['an effect'],
      phrases: [],
    })
    expect(explain(sentence, 'Destroy ~. Draw')).toMatchObject({ position: 11, expected: ['end of text'] })
    const failure = explain(sentence, 'Target creature gains flying for now.')
    expect(failure).toMatchObject({ position: 29, found: 'for now.' })
    expect(failure?.expected).toEqual(expect.arrayContaining(['“until end of turn”', '“and”', '“.”']))
  })

  it('is part of the outcome', () => {
    expect(only(sentence, 'Destroy everything.')).toMatchObject({
      kind: 'notUnderstood',
      position: 8,
      expected: ['an object'],
    })
  })

  it('says which part of a value cannot be printed', () => {
    const value = { kind: 'destroy', what: { kind: 'nothing' } }
    expect(explainPrint(sentence, value)).toEqual({ label: 'an object', value: { kind: 'nothing' } })
  })

  it('rejects left recursion with a name', () => {
    type E = { kind: 'plus'; left: E } | { kind: 'zero' }
    const left: Syntax<E> = cases<E>('a sum')({
      plus: rule('plus')`${{ left: lazy(() => left) }} plus`,
      zero: rule('zero')`zero`,
    })
    expect(() => parseAll(left, 'zero plus')).toThrow('left recursion: plus')
  })
})
