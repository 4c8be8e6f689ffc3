import { posix } from 'node:path'
import ts from 'typescript-api'
import type { Source } from './sources.ts'

/** One import, static or dynamic, of values or of types alone, of one file by another. */
export interface Import {
  readonly from: string
  /** The file imported, or null where it is a package. */
  readonly to: string | null
  readonly specifier: string
}

const endings = ['', '.ts', '.tsx', '.json', '.css', '/index.ts', '/index.tsx']

/** The file a relative specifier means; where no such file is known, the path as written. */
function resolve(from: string, specifier: string, known: ReadonlySet<string>): string {
  const path = posix.normalize(posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))).replace(/\/$/, '')
  const written = [path, path.replace(/\.js$/, '.ts'), path.replace(/\.jsx?$/, '.tsx')]
  for (const candidate of written) {
    const found = endings.map((ending) => candidate + ending).find((name) => known.has(name))
    if (found) return found
  }
  return path
}

/** All imports between the given files, and of packages by them. */
export function importsOf(sources: readonly Source[]): Import[] {
  const known = new Set(sources.map((source) => source.path))
  return sources
    .filter((source) => !source.path.endsWith('.css'))
    .flatMap((source) =>
      ts.preProcessFile(source.text, true, true).importedFiles.map(({ fileName }) => ({
        from: source.path,
        to: fileName.startsWith('.') ? resolve(source.path, fileName, known) : null,
        specifier: fileName,
      })),
    )
}
