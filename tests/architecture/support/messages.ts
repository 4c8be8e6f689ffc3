import ts from 'typescript-api'
import { at, eachNode, root } from './sources.ts'

/** The tables of sentences. */
const isTable = ({ fileName }: ts.SourceFile): boolean => /(^|\/)src\/ui\/messages\/(pages\/)?en\//.test(fileName)

/** A key of a message: words behind a room's name and a dot. */
const KEY = /^[a-z]\w*\.[\w.-]+$/i

/** The words of a type that is one of a few words, numbers or truths; `null`: it can be anything. */
function wordsOf(type: ts.Type, checker: ts.TypeChecker): readonly string[] | null {
  const members = type.isUnion() ? type.types : [type]
  const words = members.map((member) =>
    member.isStringLiteral() || member.isNumberLiteral() || member.flags & ts.TypeFlags.BooleanLiteral
      ? checker.typeToString(member).replace(/^"|"$/g, '')
      : null,
  )
  return words.includes(null) ? null : words.flatMap((word) => word ?? [])
}

/** What a template can be, by the types of what is filled in; a part that can be anything is `.+`. */
function formsOf({ head, templateSpans }: ts.TemplateExpression, checker: ts.TypeChecker): readonly string[] {
  const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return templateSpans.reduce<readonly string[]>(
    (forms, { expression, literal }) => {
      const words = wordsOf(checker.getTypeAtLocation(expression), checker)?.map(literally) ?? ['.+']
      return forms.flatMap((form) => words.map((word) => form + word + literally(literal.text)))
    },
    [literally(head.text)],
  )
}

const isKey = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node

/** Messages whose key is written nowhere in `program` but in its table, neither whole nor with a part filled in. */
export function deadMessages(program: ts.Program): string[] {
  const checker = program.getTypeChecker()
  const files = program.getSourceFiles().filter((file) => !file.isDeclarationFile)
  const used = new Set<string>()
  const forms = new Set<string>()
  for (const file of files)
    eachNode(file, (node) => {
      if (ts.isStringLiteralLike(node) && !(isTable(file) && isKey(node))) used.add(node.text)
      // One without a fixed beginning says nothing.
      if (ts.isTemplateExpression(node) && /^[a-z]\w*\./i.test(node.head.text))
        for (const form of formsOf(node, checker)) forms.add(`^${form}$`)
    })
  const shapes = [...forms].map((form) => new RegExp(form))
  return files.filter(isTable).flatMap((file) => {
    const found: string[] = []
    eachNode(file, (node) => {
      if (!ts.isPropertyAssignment(node) || !ts.isStringLiteral(node.name)) return
      const { text } = node.name
      if (!KEY.test(text) || used.has(text) || shapes.some((shape) => shape.test(text))) return
      found.push(`${at(file, node).replace(root, '')} ${text}`)
    })
    return found
  })
}
