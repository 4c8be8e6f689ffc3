/** What lacks a word that it needs isn't tried: no reading may be lost by that. */
import { expect, test } from 'vitest'
import {
  lazy,
  maybe,
  optional,
  parseAll,
  part,
  plural,
  rule,
  type Syntax,
  series,
  singular,
  table,
  wordings,
} from '../../../src/oracle/core/index.ts'

const color = table('a colour', { red: 'R', blue: 'U' })
const count = (syntax: Syntax<unknown>, text: string): number => parseAll(syntax, text).length

test('words are needed in the order of the text, and as often as it says them', () => {
  const twice = rule('twice')`draw ${{ a: color }} card, then draw ${{ b: color }} card`
  expect(count(twice, 'draw red card, then draw blue card')).toBe(1)
  expect(count(twice, 'then draw red card, draw blue card')).toBe(0)
  expect(count(twice, 'draw red card, then blue card')).toBe(0)
})

test('either side of agreement, of wordings and of what may be missing will do', () => {
  const said = rule(
    'said',
  )`${{ who: color }} deal|deals damage [to it / there] ${maybe`until ${{ until: color }} turn`}`
  expect(count(said, 'one red deals damage to it')).toBe(1)
  expect(count(said, 'all red deal damage there')).toBe(1)
  expect(count(said, 'all red deal damage there until blue turn')).toBe(1)
})

test('a list needs what joins it only if it must have two', () => {
  const one = series(color, 'and')
  const two = series(color, 'and', { min: 2 })
  expect([count(one, 'red'), count(two, 'red'), count(two, 'red and blue'), count(two, 'red, blue, and red')]).toEqual([
    1, 0, 1, 1,
  ])
})

test('what needs itself, or only words that were numbered later, is still read', () => {
  type Nest = { readonly kind: 'nest'; readonly inner: Nest | null }
  const nest: Syntax<Nest> = rule('nest')`open ${{ inner: optional(lazy(() => nest)) }} close` as Syntax<Nest>
  expect(count(nest, 'open open close close')).toBe(1)
  expect(count(wordings(part()`zyx ${{ c: color }} wvu`, part()`zyx ${{ c: color }} tsr`), 'zyx red tsr')).toBe(1)
})
