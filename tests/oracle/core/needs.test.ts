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
/** Read twice: words are numbered as they are first looked for, and only then can a text lack them. */
function count(syntax: Syntax<unknown>, text: string): number {
  const first = parseAll(syntax, text).length
  expect(parseAll(syntax, text).length).toBe(first)
  return first
}

test('words are needed in the order of the text, and as often as it says them', () => {
  const twice = rule('twice')`draw ${{ a: color }} card, then draw ${{ b: color }} card`
  expect(count(twice, 'draw red card, then draw blue card')).toBe(1)
  expect(count(twice, 'then draw red card, draw blue card')).toBe(0)
  expect(count(twice, 'draw red card, then blue card')).toBe(0)
})

test('either side of agreement, of wordings and of what may be missing will do', () => {
  const who = wordings(singular(part()`one ${{ c: color }}`), plural(part()`all ${{ c: color }}`))
  const deals = part()`${{ who }} deal|deals damage [to it / there] ${maybe`until ${{ until: color }} turn`}`
  const said = rule('said')`now ${{ deals }} again`
  expect(count(said, 'now one red deals damage to it again')).toBe(1)
  expect(count(said, 'now all red deal damage there again')).toBe(1)
  expect(count(said, 'now all red deal damage there until blue turn again')).toBe(1)
})

test('a list needs what joins it only if it must have two', () => {
  const one = rule('one')`say ${{ all: series(color, 'and') }} now`
  const two = rule('two')`say ${{ all: series(color, 'and', { min: 2 }) }} now`
  expect([count(one, 'say red now'), count(one, 'say red and blue now')]).toEqual([1, 1])
  expect([count(two, 'say red now'), count(two, 'say red and blue now')]).toEqual([0, 1])
  expect(count(two, 'say red, blue, and red now')).toBe(1)
})

test('of several wordings any will do, and what has itself inside is still read', () => {
  const either = wordings(part()`zyx ${{ c: color }} wvu`, part()`zyx ${{ c: color }} tsr`)
  const said = rule('said')`begin ${{ either }} end`
  expect([count(said, 'begin zyx red wvu end'), count(said, 'begin zyx red tsr end')]).toEqual([1, 1])
  interface Nest {
    readonly kind: 'nest'
    readonly inner: Nest | null
  }
  const nest: Syntax<Nest> = rule('nest')`open ${{ inner: optional(lazy(() => nest)) }} close` as Syntax<Nest>
  expect(count(nest, 'open open close close')).toBe(1)
})
