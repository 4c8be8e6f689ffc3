import ts from 'typescript-api'
import { at, eachNode, isScript, parse, type Source } from './sources.ts'

/**
 * The files that say what a floor or the package gives away; naming something there uses it no more than exporting
 * does.
 */
function isIndex({ path }: Source): boolean {
  return path.endsWith('/index.ts') || path === 'src/package.ts'
}

function isExported(node: ts.Node): boolean {
  return ts.canHaveModifiers(node) && !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
}

/** The functions, classes and constants that a file exports where it declares them. */
function exported(tree: ts.SourceFile): readonly ts.Identifier[] {
  return tree.statements.flatMap((statement) => {
    if (!isExported(statement)) return []
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
      return statement.name === undefined ? [] : [statement.name]
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name] : []))
  })
}

/** The names a file uses; in an index, those of its own code. */
function names(source: Source): ReadonlySet<string> {
  const found = new Set<string>()
  const note = (node: ts.Node) => {
    if (ts.isIdentifier(node)) found.add(node.text)
  }
  for (const statement of parse(source).statements) {
    const passesOn = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
    if (!(passesOn && isIndex(source))) eachNode(statement, note)
  }
  return found
}

/**
 * Functions, classes and constants of `sources` that are exported and named in no other file of them or of `others`
 * (tests, scripts). By name: what shares its name with another is taken for used.
 */
export function deadExports(sources: readonly Source[], others: readonly Source[]): string[] {
  const used = new Map<string, number>()
  for (const source of [...sources, ...others].filter(isScript))
    for (const name of names(source)) used.set(name, (used.get(name) ?? 0) + 1)
  return sources
    .filter((source) => isScript(source) && !isIndex(source))
    .flatMap((source) => {
      const tree = parse(source)
      return exported(tree)
        .filter(({ text }) => (used.get(text) ?? 0) < 2)
        .map((name) => `${at(tree, name)} ${name.text}`)
    })
}

/** The names that an index gives away; `*` for all of another file. */
function given(index: Source): readonly string[] {
  return parse(index).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement)) return []
    const clause = statement.exportClause
    return clause !== undefined && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : ['*']
  })
}

/** What an index gives away that none of `others` names, nor the text about it. */
export function neverTaken(index: Source, others: readonly Source[], text: string): string[] {
  const used = new Set(others.filter(isScript).flatMap((source) => [...names(source)]))
  return given(index).filter((name) => !used.has(name) && !text.includes(name))
}
