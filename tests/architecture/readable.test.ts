import { describe, expect, test } from 'vitest'
import { deadExports } from './support/exports.ts'
import { anyTypes, costlyForms, defaultExports, silencedTypes } from './support/forbidden.ts'
import { limits, longFiles, longFunctions, medianLength } from './support/lengths.ts'
import { readSources } from './support/sources.ts'

const sources = readSources('src')

describe('what keeps it readable', () => {
  test('no default exports', () => expect(defaultExports(sources)).toEqual([]))
  test('no any', () => expect(anyTypes(sources)).toEqual([]))
  test('no comment silences the type checker', () => expect(silencedTypes(sources)).toEqual([]))
  test('nothing at the table costs a frame', () => expect(costlyForms(sources)).toEqual([]))
  test('no file is too long', () => expect(longFiles(sources)).toEqual([]))
  test('the median file is short', () => expect(medianLength(sources)).toBeLessThan(limits.medianFile))
  test('no export is without use', () =>
    expect(deadExports(sources, [...readSources('tests'), ...readSources('scripts')])).toEqual([]))
  test('no function is too long', () => expect(longFunctions(sources)).toEqual([]))
})
