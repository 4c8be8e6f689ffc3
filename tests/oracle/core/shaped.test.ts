import { describe, expect, it, test } from 'vitest'
import {
  derived,
  explainPrint,
  maybe,
  narrowed,
  oneOf,
  parseAll,
  part,
  print,
  repeat,
  rule,
  type Syntax,
  series,
  shaped,
  single,
  table,
  wordings,
} from '../../../src/oracle/core/index.ts'

const name = table<number>('a name', { ann: 1, bob: 2, cat: 3 })
const list = series(name, 'and')
const pays = part()`${{ who: name }} pays ${{ cost: list }}`

/** What a text means, and that the meaning gives the text back. */
function meaning<T>(syntax: Syntax<T>, text: string): T | undefined {
  const [reading, more] = parseAll(syntax, text)
  expect(more).toBeUndefined()
  if (reading !== undefined) expect(print(syntax, reading.value, reading.trail)).toBe(text)
  return reading?.value
}

describe('one pattern reads and writes', () => {
  const offer = shaped(pays, ({ who, cost }) => ({
    kind: 'offer',
    to: { kind: 'one', who },
    then: [{ cost }],
    less: [],
  }))

  test('fields go where the pattern has them', () =>
    expect(meaning(offer, 'Ann pays bob and cat')).toEqual({
      kind: 'offer',
      to: { kind: 'one', who: 1 },
      then: [{ cost: [2, 3] }],
      less: [],
    }))
  test('of another shape nothing is written', () => {
    const value = meaning(offer, 'Ann pays bob')
    for (const other of [
      { ...value, less: [1] },
      { ...value, then: [] },
      { ...value, kind: 'order' },
      { ...value, more: true },
      { ...value, to: { kind: 'one' } },
      undefined,
    ])
      expect(print(offer as Syntax<unknown>, other)).toBeNull()
    expect(explainPrint(offer as Syntax<unknown>, undefined)).not.toBeNull()
  })
  test('its fields are known to the words around it', () => {
    const around = rule('twice')`twice ${offerFields}`
    expect(meaning(around, 'Twice ann pays cat')).toEqual({ kind: 'twice', payer: 1, price: [3] })
  })
  const offerFields = shaped(pays, ({ who, cost }) => ({ payer: who, price: cost }))

  test('lists are spread, with parts before and after', () => {
    const longer = shaped(pays, ({ who, cost }) => [who, ...cost, 9])
    expect(meaning(longer, 'Ann pays bob and cat')).toEqual([1, 2, 3, 9])
    expect(print(longer as Syntax<unknown>, [1, 2, 3, 8])).toBeNull()
    expect(print(longer as Syntax<unknown>, [1])).toBeNull()
  })
  test('the fields that are not named are spread', () => {
    const rest = shaped(
      part()`${{ who: name }} ${{ other: name }} ${maybe`${{ third: name }}`}`,
      ({ who, ...others }) => ({ kind: 'rest', by: who, ...others }),
    )
    expect(meaning(rest, 'Ann bob')).toEqual({ kind: 'rest', by: 1, other: 2 })
    expect(meaning(rest, 'Ann bob cat')).toEqual({ kind: 'rest', by: 1, other: 2, third: 3 })
    expect(print(rest as Syntax<unknown>, { kind: 'rest', by: 1, other: 2, who: 3 })).toBeNull()
  })
  test('the fields of one part are spread', () => {
    const inner = shaped(part()`${{ deal: pays }} twice`, ({ deal }) => ({ ...deal, times: 2 }))
    expect(meaning(inner, 'Ann pays bob twice')).toEqual({ who: 1, cost: [2], times: 2 })
    expect(print(inner as Syntax<unknown>, { who: 1, cost: [2], times: 3 })).toBeNull()
  })
  test('what stands twice is the same twice', () => {
    const both = shaped(name, (who) => [who, who])
    expect(meaning(both, 'Bob')).toEqual([2, 2])
    expect(print(both as Syntax<unknown>, [2, 3])).toBeNull()
  })
  test('only some words mean it', () => {
    const some = shaped(pays, ({ who, cost }) => ({ who, cost }), { when: ({ who }) => who !== 2 })
    expect(meaning(some, 'Ann pays bob')).toEqual({ who: 1, cost: [2] })
    expect(meaning(some, 'Bob pays bob')).toBeUndefined()
    expect(print(some, { who: 2, cost: [2] })).toBeNull()
  })
  test('one part follows from another', () => {
    const both = shaped(pays, ({ who, cost }) => ({ who, cost, next: derived(who, (n) => n + 1) }))
    expect(meaning(both, 'Ann pays bob')).toEqual({ who: 1, cost: [2], next: 2 })
    expect(print(both as Syntax<unknown>, { who: 1, cost: [2], next: 3 })).toBeNull()
  })
  test('two readings share what is fixed', () => {
    const fixed = shaped(pays, (deal) => ({ deal, fixed: [{ a: 1 }] }))
    const [a, b] = [meaning(fixed, 'Ann pays bob'), meaning(fixed, 'Bob pays cat')]
    expect(a?.fixed).toBe(b?.fixed)
  })
})

describe('what a pattern may not do', () => {
  it('looks into nothing', () => {
    const looks = shaped(pays, ({ cost }) => ({ n: cost.length }))
    expect(() => parseAll(looks, 'Ann pays bob')).toThrow("can't look into cost")
  })
  it('takes no list apart', () => {
    const apart = shaped(pays, ({ who, cost: [first] }) => ({ who, first }))
    expect(() => parseAll(apart, 'Ann pays bob')).toThrow('all together')
  })
  it('drops nothing that it names', () => {
    const drops = shaped(pays, ({ who: _, cost }) => ({ cost }))
    expect(() => parseAll(drops, 'Ann pays bob')).toThrow('drops who')
  })
  it('has no fields where it is a list', () => {
    const around = rule(
      'around',
    )`around ${shaped(pays, ({ who, cost }) => [who, ...cost]) as unknown as Syntax<object>}`
    expect(() => parseAll(around, 'Around ann pays bob') && print(around, { kind: 'around' })).toThrow('no fields')
  })
})

describe('less than all', () => {
  test('words that mean one kind', () => {
    const even = narrowed(name, (value) => value === 2)
    expect(parseAll(even, 'Ann')).toEqual([])
    expect(meaning(even, 'Bob')).toBe(2)
    expect(print(even, 3)).toBeNull()
  })
  test('is asked only of what the words can say', () => {
    const short = narrowed(list, (all) => all.length < 3)
    expect(meaning(short, 'Ann and bob')).toEqual([1, 2])
    expect(parseAll(short, 'Ann, bob, and cat')).toEqual([])
    for (const other of [undefined, null, { kind: 'deal' }, [1, 2, 3]])
      expect(print(short as Syntax<unknown>, other)).toBeNull()
  })
  test('a list of one', () => {
    const sole = single(list)
    expect(meaning(sole, 'Bob')).toBe(2)
    expect(parseAll(sole, 'Bob and cat')).toEqual([])
  })
  test('two wordings of one pattern keep their trail', () => {
    const word = oneOf('a word', ['red', 'blue'])
    const both = shaped(
      wordings(part()`${{ all: repeat(word) }} first`, part()`first ${{ all: repeat(word) }}`),
      ({ all }) => ({ all, in: 'order' }),
    )
    expect(meaning(both, 'Red, blue first')).toEqual({ all: ['red', 'blue'], in: 'order' })
    expect(meaning(both, 'First red, blue')).toEqual({ all: ['red', 'blue'], in: 'order' })
  })
})
