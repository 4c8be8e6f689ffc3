import ts from 'typescript-api'
import { at, eachNode, root, type Source } from './sources.ts'

/** The files of the standard library, read once. */
const library = new Map<string, ts.SourceFile | undefined>()

/** A program over files that exist in memory alone; the standard library is read from its package. */
export function programOf(sources: readonly Source[]): ts.Program {
  const options: ts.CompilerOptions = { target: ts.ScriptTarget.ES2022, strict: true, types: [] }
  const texts = new Map(sources.map(({ path, text }) => [path, text]))
  const host = ts.createCompilerHost(options, true)
  const { getSourceFile, fileExists } = host
  host.getSourceFile = (name, target, ...rest) => {
    const text = texts.get(name)
    if (text !== undefined) return ts.createSourceFile(name, text, target, true)
    if (!library.has(name)) library.set(name, getSourceFile(name, target, ...rest))
    return library.get(name)
  }
  host.fileExists = (name) => texts.has(name) || fileExists(name)
  return ts.createProgram([...texts.keys()], options, host)
}

/** Processes made and dropped: a generator as a statement, or as the value of a callback that should give none. */
export function droppedGenerators(program: ts.Program): string[] {
  const checker = program.getTypeChecker()
  const ours = program.getSourceFiles().filter((file) => !file.isDeclarationFile)
  return ours.flatMap((file) => {
    const found: string[] = []
    eachNode(file, (node) => {
      const dropped = droppedExpression(node, checker)
      if (dropped && isGenerator(checker.getTypeAtLocation(dropped))) {
        found.push(`${at(file, dropped).replace(root, '')} ${dropped.getText(file)}: yield* is missing`)
      }
    })
    return found
  })
}

/** The expression whose value `node` throws away, if it does. */
function droppedExpression(node: ts.Node, checker: ts.TypeChecker): ts.Expression | null {
  if (ts.isExpressionStatement(node) || ts.isVoidExpression(node)) return node.expression
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.CommaToken) return node.left
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body) && isExpectedToGiveNothing(node, checker)) return node.body
  return null
}

function isExpectedToGiveNothing(node: ts.ArrowFunction, checker: ts.TypeChecker): boolean {
  const signatures = checker.getContextualType(node)?.getCallSignatures() ?? []
  return signatures.some((one) => (checker.getReturnTypeOfSignature(one).flags & ts.TypeFlags.Void) !== 0)
}

/** A generator, or a choice of which one is: `maybe && process()`. */
function isGenerator(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(isGenerator)
  return ['next', 'return', 'throw'].every((name) => type.getProperty(name) !== undefined)
}
