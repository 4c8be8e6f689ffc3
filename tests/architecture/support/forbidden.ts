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
