import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript-api'

/** A file of the project, its path relative to the root and with forward slashes. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** The project's folder. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Every TypeScript and CSS file under `folder`. */
export function readSources(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(root, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Whether a source is TypeScript. */
export function isScript(source: Source): boolean {
  return /\.tsx?$/.test(source.path)
}

const parsed = new WeakMap<Source, ts.SourceFile>()

/** The syntax tree of a source, with parents; parsed once. */
export function parse(source: Source): ts.SourceFile {
  const known = parsed.get(source)
  if (known) return known
  const kind = source.path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.ES2022, true, kind)
  parsed.set(source, tree)
  return tree
}

/** Calls `visit` for every node of a tree, outermost first. */
export function eachNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => eachNode(child, visit))
}

/** `path:line`, as an editor opens it. */
export function at(tree: ts.SourceFile, node: ts.Node): string {
  return `${tree.fileName}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`
}
