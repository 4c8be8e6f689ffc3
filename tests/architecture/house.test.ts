import { describe, expect, test } from 'vitest'
import { cycles } from './support/cycles.ts'
import {
  continuousFloors,
  continuousUpwards,
  engineFloors,
  engineUpwards,
  ghosts,
  houseFloors,
  houseUpwards,
  oracleFloors,
  oracleUpwards,
  sideDoors,
  uiFloors,
  uiUpwards,
  withoutDoor,
} from './support/floors.ts'
import { importsOf } from './support/imports.ts'
import { besideThePipeline } from './support/pipeline.ts'
import { edges, outerImports, outerUses } from './support/purity.ts'
import { readSources } from './support/sources.ts'

const sources = readSources('src')
const imports = importsOf(sources)

describe('the house', () => {
  test('no floor imports from a floor above it', () => expect(houseUpwards(imports)).toEqual([]))
  test('no floor of the engine imports from a floor above it', () => expect(engineUpwards(imports)).toEqual([]))
  test('nor a room of the grammar', () => expect(oracleUpwards(imports)).toEqual([]))
  test('nor one of the layers', () => expect(continuousUpwards(imports)).toEqual([]))
  test('no room of the client imports from a room above it', () => expect(uiUpwards(imports)).toEqual([]))
  test('every floor named is there', () => {
    expect(ghosts(houseFloors, sources, 'src')).toEqual([])
    expect(ghosts(engineFloors, sources, 'src/engine')).toEqual([])
    expect(ghosts(uiFloors, sources, 'src/ui')).toEqual([])
    expect(ghosts(oracleFloors, sources, 'src/oracle')).toEqual([])
    expect(ghosts(continuousFloors, sources, 'src/engine/continuous')).toEqual([])
  })
  test('a folder with an index is entered through it only', () => expect(sideDoors(imports, sources)).toEqual([]))
  test('every floor below the top, and every room of the engine, has an index', () =>
    expect(withoutDoor(sources)).toEqual([]))
  test('no files import each other in a circle', () => expect(cycles(imports)).toEqual([]))
  test('nothing changes the game beside the pipeline of events', () => expect(besideThePipeline(sources)).toEqual([]))
  test('no page, clock or chance below the store', () => expect(outerUses(sources)).toEqual([]))
  test('every edge to the outer world that is listed is there', () =>
    expect(edges.filter((edge) => !sources.some(({ path }) => path.startsWith(edge.path)))).toEqual([]))
  test('no client or machine package below the store', () => expect(outerImports(imports)).toEqual([]))
})
