import ts from 'typescript-api'
import { at, eachNode, isScript, parse, type Source } from './sources.ts'

/** Where nothing that people read may be written: the floors below the client. */
const wordless = ['src/engine/', 'src/catalog/', 'src/ai/', 'src/store/']

/** Texts that look like sentences and are none, each with why. */
export const noSentences: readonly { readonly path: string; readonly text: string; readonly why: string }[] = [
  { path: 'src/engine/replies/plain.ts', text: 'not plain', why: 'the name of a symbol' },
  { path: 'src/engine/replies/plain.ts', text: '[object Object]', why: 'how JavaScript calls a plain object' },
]

/** Two words side by side. */
const WORDS = /[A-Za-z]{2,},? [A-Za-z]{2,}/

const isText = (node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)

/** What is written in a text, its holes as `0`. */
function written(node: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression): string {
  if (!ts.isTemplateExpression(node)) return node.text
  return node.head.text + node.templateSpans.map((span) => `0${span.literal.text}`).join('')
}

/** An error that only a mistake of ours can throw is read by us alone. */
function isThrown(node: ts.Node): boolean {
  const { parent } = node
  return ts.isNewExpression(parent) && parent.expression.getText().endsWith('Error')
}

/** Texts of two words or more below the client that are no error of ours. */
export function sentencesBelow(sources: readonly Source[], allowed = noSentences): string[] {
  return sources
    .filter((source) => isScript(source) && wordless.some((floor) => source.path.startsWith(floor)))
    .flatMap((source) => {
      const tree = parse(source)
      const found: string[] = []
      eachNode(tree, (node) => {
        if (!isText(node) || isThrown(node)) return
        const text = written(node)
        const known = allowed.some((one) => one.path === source.path && one.text === text)
        if (WORDS.test(text) && !known) found.push(`${at(tree, node)} ${text}`)
      })
      return found
    })
}

/** Where the client may change the case of letters: never of a message. */
export const casing: readonly { readonly path: string; readonly why: string }[] = [
  { path: 'src/ui/input/keyTable.ts', why: 'keys of the keyboard' },
  { path: 'src/ui/glyphs/symbols.ts', why: 'letters of a mana symbol' },
  { path: 'src/ui/writer/cardDraft.ts', why: 'letters of a mana cost as typed' },
  { path: 'src/ui/view/words.ts', why: 'what was typed, to search with' },
  { path: 'src/ui/view/cardLook.ts', why: 'the names under which pictures are drawn' },
]

const CASES = new Set(['toLowerCase', 'toUpperCase', 'toLocaleLowerCase', 'toLocaleUpperCase'])

/** Calls that change the case of letters, in the client outside of the listed files. */
export function casings(sources: readonly Source[], allowed = casing): string[] {
  return sources
    .filter((source) => isScript(source) && source.path.startsWith('src/ui/'))
    .filter(({ path }) => !allowed.some((one) => one.path === path))
    .flatMap((source) => {
      const tree = parse(source)
      const found: string[] = []
      eachNode(tree, (node) => {
        if (ts.isPropertyAccessExpression(node) && CASES.has(node.name.text))
          found.push(`${at(tree, node)} ${node.name.text}`)
      })
      return found
    })
}

const isSaid = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && /^say[A-Z]?/.test(node.expression.text)

function holds(node: ts.Node): boolean {
  let found = false
  eachNode(node, (one) => {
    found ||= isSaid(one)
  })
  return found
}

/** A message put together with others outside of a table: in a template, with `+`, by `join`. */
function isGlued(node: ts.Node): boolean {
  if (ts.isTemplateExpression(node)) return node.templateSpans.some(({ expression }) => isSaid(expression))
  if (ts.isBinaryExpression(node))
    return node.operatorToken.kind === ts.SyntaxKind.PlusToken && (isSaid(node.left) || isSaid(node.right))
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  return node.expression.name.text === 'join' && holds(node.expression.expression)
}

/** Messages of the client that are glued outside of the tables. */
export function gluedMessages(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith('src/ui/') && !path.startsWith('src/ui/messages/'))
    .filter(isScript)
    .flatMap((source) => {
      const tree = parse(source)
      const found: string[] = []
      eachNode(tree, (node) => {
        if (isGlued(node)) found.push(`${at(tree, node)} ${node.getText(tree).slice(0, 80)}`)
      })
      return found
    })
}
