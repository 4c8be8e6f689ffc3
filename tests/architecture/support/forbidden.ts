import ts from 'typescript-api'
import { at, eachNode, isScript, parse, type Source } from './sources.ts'

/** Default exports of any form. */
export function defaultExports(sources: readonly Source[]): string[] {
  return found(sources, (node) => {
    if (ts.isExportAssignment(node)) return true
    if (ts.isExportSpecifier(node)) return node.name.text === 'default'
    return (
      ts.canHaveModifiers(node) && !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
    )
  })
}

/** Uses of the type `any`. */
export function anyTypes(sources: readonly Source[]): string[] {
  return found(sources, (node) => node.kind === ts.SyntaxKind.AnyKeyword)
}

/** Comments that silence the type checker. */
export function silencedTypes(sources: readonly Source[]): string[] {
  return sources
    .filter(isScript)
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) => (/@ts-(ignore|expect-error|nocheck)\b/.test(line) ? [`${path}:${index + 1}`] : [])),
    )
}

const AT_THE_TABLE = /^src\/ui\/(card|glyphs|painted|prompts|table|zones)\//

/**
 * Forms that cost a frame at the table: selectors that look inside or behind an element (each change asks all around it
 * anew), and canvases (each may be a layer, and what lies over it another).
 */
export function costlyForms(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => AT_THE_TABLE.test(path))
    .flatMap(({ path, text }) => {
      const form = path.endsWith('.css') ? /:has\(/ : /<canvas\b/
      return text.split('\n').flatMap((line, index) => (form.test(line) ? [`${path}:${index + 1}`] : []))
    })
}

/** The names of the rows in `language/kinds`. */
function kindNames(sources: readonly Source[]): ReadonlySet<string> {
  const rows = sources.filter(({ path }) => path.startsWith('src/language/kinds/'))
  const names = rows.flatMap(({ text }) =>
    [...text.matchAll(/^ {2}(\w+): (?:\{|plain,$)/gm)].map(([, name = '']) => name),
  )
  return new Set(names)
}

/**
 * Sets of kinds that are written down: a set of kinds is a filter over the rows. Below the client, which has other
 * kinds.
 */
export function setsOfKinds(sources: readonly Source[]): string[] {
  const kinds = kindNames(sources)
  const below = sources.filter(({ path }) => !/^src\/(language\/kinds|ui|store)\//.test(path))
  return found(below, (node) => {
    if (!ts.isNewExpression(node) || node.expression.getText() !== 'Set') return false
    const [list] = node.arguments ?? []
    if (list === undefined || !ts.isArrayLiteralExpression(list) || list.elements.length < 2) return false
    return list.elements.every((one) => ts.isStringLiteral(one) && kinds.has(one.text))
  })
}

function found(sources: readonly Source[], isForbidden: (node: ts.Node) => boolean): string[] {
  return sources.filter(isScript).flatMap((source) => {
    const tree = parse(source)
    const places: string[] = []
    eachNode(tree, (node) => {
      if (isForbidden(node)) places.push(at(tree, node))
    })
    return places
  })
}
