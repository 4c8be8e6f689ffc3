import type { Import } from './imports.ts'

/** Every import cycle found by a walk in depth, as `a -> b -> a`; none where the files form no cycle. */
export function cycles(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports) if (to !== null) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const path: string[] = []
  const found: string[] = []
  const walk = (file: string): void => {
    const start = path.indexOf(file)
    if (start >= 0) found.push([...path.slice(start), file].join(' -> '))
    if (start >= 0 || done.has(file)) return
    path.push(file)
    for (const other of next.get(file) ?? []) walk(other)
    path.pop()
    done.add(file)
  }
  for (const file of next.keys()) walk(file)
  return found
}
