import { describe, expect, test } from 'vitest'
import { cycles } from './support/cycles.ts'
import { engineUpwards, houseUpwards, sideDoors } from './support/floors.ts'
import { importsOf } from './support/imports.ts'
import { besideThePipeline } from './support/pipeline.ts'
import { outerImports, outerUses } from './support/purity.ts'
import { readSources } from './support/sources.ts'

const sources = readSources('src')
const imports = importsOf(sources)

describe('the house', () => {
  test('no floor imports from a floor above it', () => expect(houseUpwards(imports)).toEqual([]))
  test('no floor of the engine imports from a floor above it', () => expect(engineUpwards(imports)).toEqual([]))
  test('a floor is entered through its index only', () => expect(sideDoors(imports)).toEqual([]))
  test('no files import each other in a circle', () => expect(cycles(imports)).toEqual([]))
  test('nothing changes the game beside the pipeline of events', () => expect(besideThePipeline(sources)).toEqual([]))
  test('no page, clock or chance below the store', () => expect(outerUses(sources)).toEqual([]))
  test('no client or machine package below the store', () => expect(outerImports(imports)).toEqual([]))
})
