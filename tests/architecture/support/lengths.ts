import ts from 'typescript-api'
import { at, eachNode, isScript, parse, type Source } from './sources.ts'

/** docs/architecture.md, "Limits that keep it readable". */
export const limits = { file: 400, medianFile: 150, function: 60, component: 150 } as const

/** The number of lines of a text; a last line break ends a line and begins none. */
export function lineCount(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length
}

/** Files over the limit. */
export function longFiles(sources: readonly Source[]): string[] {
  return sources
    .map(({ path, text }) => ({ path, lines: lineCount(text) }))
    .filter(({ lines }) => lines > limits.file)
    .map(({ path, lines }) => `${path}: ${lines} lines, at most ${limits.file}`)
}

/** The median length of the TypeScript files; 0 where there are none. */
export function medianLength(sources: readonly Source[]): number {
  const lengths = sources
    .filter(isScript)
    .map(({ text }) => lineCount(text))
    .sort((a, b) => a - b)
  return lengths[Math.floor((lengths.length - 1) / 2)] ?? 0
}

/** Functions over the limit; a React component may be longer than another function. */
export function longFunctions(sources: readonly Source[]): string[] {
  return sources.filter(isScript).flatMap((source) => {
    const tree = parse(source)
    const found: string[] = []
    eachNode(tree, (node) => {
      if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return
      const lines = lineCount(node.getText(tree))
      const limit = isComponent(node, source) ? limits.component : limits.function
      if (lines > limit) found.push(`${at(tree, node)} ${nameOf(node) ?? 'function'}: ${lines} lines, at most ${limit}`)
    })
    return found
  })
}

/** A function of a .tsx file with a capital name, its own or that of the constant it is (wrapped or not) given to. */
function isComponent(node: ts.SignatureDeclaration, source: Source): boolean {
  return source.path.endsWith('.tsx') && /^[A-Z]/.test(nameOf(node) ?? '')
}

function nameOf(node: ts.SignatureDeclaration): string | undefined {
  if (node.name && ts.isIdentifier(node.name)) return node.name.text
  let holder: ts.Node = node.parent
  while (ts.isCallExpression(holder)) holder = holder.parent
  return ts.isVariableDeclaration(holder) && ts.isIdentifier(holder.name) ? holder.name.text : undefined
}
