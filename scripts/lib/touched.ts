/** Which test files a change touches: those that import a changed file, directly or by others; the nearest first. */

interface Import {
  readonly from: string
  readonly to: string | null
}

export interface Touched {
  readonly test: string
  /** 0: changed itself; 1: imports what has changed; and so on. */
  readonly distance: number
}

const isTest = (path: string): boolean => /^tests\/.*\.test\.tsx?$/.test(path)

/** The test files that the changed files touch, the nearest first, those of one distance by name. */
export function touchedTests(changed: readonly string[], imports: readonly Import[]): readonly Touched[] {
  const importers = new Map<string, string[]>()
  for (const { from, to } of imports) if (to !== null) importers.set(to, [...(importers.get(to) ?? []), from])
  const distances = new Map(changed.map((path) => [path, 0]))
  for (const [path, distance] of distances)
    for (const importer of importers.get(path) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  return [...distances]
    .flatMap(([test, distance]) => (isTest(test) ? [{ test, distance }] : []))
    .sort((a, b) => a.distance - b.distance || (a.test < b.test ? -1 : 1))
}
