import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { deadExports, neverTaken } from './support/exports.ts'
import { anyTypes, costlyForms, defaultExports, silencedTypes } from './support/forbidden.ts'
import { limits, longFiles, longFunctions, medianLength } from './support/lengths.ts'
import { readSources } from './support/sources.ts'

const sources = readSources('src')
const others = [...readSources('tests'), ...readSources('scripts')]

describe('what keeps it readable', () => {
  test('no default exports', () => expect(defaultExports(sources)).toEqual([]))
  test('no any', () => expect(anyTypes(sources)).toEqual([]))
  test('no comment silences the type checker', () => expect(silencedTypes(sources)).toEqual([]))
  test('nothing at the table costs a frame', () => expect(costlyForms(sources)).toEqual([]))
  test('no file is too long', () => expect(longFiles(sources)).toEqual([]))
  test('the median file is short', () => expect(medianLength(sources)).toBeLessThan(limits.medianFile))
  test('no export is without use', () => expect(deadExports(sources, others)).toEqual([]))
  test('the engine shows what others use, name by name', () => {
    const above = sources.filter(({ path }) => !path.startsWith('src/engine/'))
    const index = sources.filter(({ path }) => path === 'src/engine/index.ts')
    const told = readFileSync('docs/engine.md', 'utf8')
    expect(index.flatMap((one) => neverTaken(one, [...above, ...others], told))).toEqual([])
  })
  test('no function is too long', () => expect(longFunctions(sources)).toEqual([]))
})
