/** Rules are cited by places: the numbers stand in one table (`src/rulebook/citations`). */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../../src/rulebook/books.ts'
import { ROWS } from '../../src/rulebook/citations/table.ts'
import { readSources } from './support/sources.ts'

const BOOK = /^(?:2004|2011|today):[\w./-]+$/
const NUMBER = /^(?:\d{3}\.\d+[a-z]*|(?:glossary|contents)\/[\w-]+)$/

const isRule = (words: string): boolean => BOOK.test(words) || NUMBER.test(words)

/** A text without its comments; what looks like one in a string or a pattern is rare enough to be lost. */
const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!['"`:\\])\/\/.*$/gm, '')

/** The rules that strings of a file name by their numbers. */
const numbersIn = (text: string): readonly string[] =>
  [...withoutComments(text).matchAll(/(['"`])((?:(?!\1)[^\\\n])*)\1/g)].map(([, , words = '']) => words).filter(isRule)

const sources = [...readSources('src')].filter(({ path }) => !path.startsWith('src/rulebook/'))
const idsOf = (book: string): ReadonlySet<string> =>
  new Set((JSON.parse(readFileSync(`src/rulebook/rules-${book}.json`, 'utf8')) as Entry[]).map(({ id }) => id))

describe('citations', () => {
  test('no string outside of the rulebook is a rule’s number', () =>
    expect(sources.flatMap(({ path, text }) => numbersIn(text).map((number) => `${path}: ${number}`))).toEqual([]))

  test.each([
    ["refuse(state, 'cost.tapped', '403.2')", ['403.2']],
    ["rule: '2011:contents/9', // '403.1'", ['2011:contents/9']],
    ["/* '403.1' */ const MATCH = `glossary/match`", ['glossary/match']],
    ["'cost.life', '10.5', 'today', '404'", []],
  ])('such a number is found, and nothing else: %s', (text, found) => expect(numbersIn(text)).toEqual(found))

  test('every number of 2004 is one of that book, and of 2011 where its text is known', () => {
    const known = new Set([...idsOf('2004'), ...idsOf('2011')])
    const isKnown = (section: string) => known.has(`2011:${section}.1`)
    const cited = Object.values(ROWS).flatMap((row) => [
      ...(row['2004'] === undefined ? [] : [`2004:${row['2004']}`]),
      ...(row['2011'] !== undefined && isKnown(row['2011'].slice(0, 3)) ? [`2011:${row['2011']}`] : []),
    ])
    expect(cited.length).toBeGreaterThan(200)
    expect(cited.filter((id) => !known.has(id))).toEqual([])
  })

  test('every place has a number, and each has the form of one', () => {
    const isNumber = (number: string) => /^\d{1,3}(?:\.\d+[a-z]?)?$|^glossary\/[a-z-]+$/.test(number)
    const bad = Object.entries(ROWS).filter(([, row]) => {
      const numbers = Object.values(row)
      return numbers.length === 0 || !numbers.every(isNumber)
    })
    expect(bad).toEqual([])
  })

  test('every place is cited', () => {
    // A refusal may be called like a place, which is no use of the place; of the keywords every one is used.
    const named = (text: string) =>
      text.replaceAll(/refuse\([^,]+,\s*'[\w.]+'|^\s*'[\w.]+':/gm, '').matchAll(/'([\w.]+)'/g)
    const cited = new Set(sources.flatMap(({ text }) => [...named(text)].map(([, place]) => place)))
    expect(Object.keys(ROWS).filter((place) => !/^keyword\./.test(place) && !cited.has(place))).toEqual([])
  })
})
