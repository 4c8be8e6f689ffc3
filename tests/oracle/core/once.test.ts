import { expect, test } from 'vitest'
import { memoised } from '../../../src/language/index.ts'
import { mapped, parseAll, phrase, type Syntax, wordings, words } from '../../../src/oracle/core/index.ts'

const flying: Syntax<string> = words('flying', 'flying')
const reach: Syntax<string> = words('reach', 'reach')

test('a rule is made once for each of its parts', () => {
  const made: Syntax<string>[] = []
  const quoted = memoised((part: Syntax<string>) => {
    made.push(part)
    return phrase`has ${part}`
  })
  expect(quoted(flying)).toBe(quoted(flying))
  expect(quoted(reach)).not.toBe(quoted(flying))
  expect(made).toEqual([flying, reach])
})

test('two rules that hold it read the same words once', () => {
  let reads = 0
  const make = (part: Syntax<string>): Syntax<string> =>
    mapped(wordings(phrase`has ${part}`, phrase`gains ${part}`), {
      to: (value) => {
        reads++
        return value
      },
      is: (value): value is string => typeof value === 'string',
      from: (value) => value,
    })
  const readsOf = (shared: (part: Syntax<string>) => Syntax<string>): number => {
    reads = 0
    const sentence = wordings(phrase`it ${shared(flying)}`, phrase`it ${shared(flying)} later`)
    expect(parseAll(sentence, 'it gains flying later')).toMatchObject([{ value: 'flying' }])
    return reads
  }
  expect(readsOf(memoised(make))).toBeLessThan(readsOf(make))
})
