import ts from 'typescript-api'
import { at, eachNode, isScript, parse, type Source } from './sources.ts'

/** The tables of sentences. */
const isTable = ({ path }: Source): boolean => /^src\/ui\/messages\/(pages\/)?en\//.test(path)

/** A key of a message: words behind a room's name and a dot. */
const KEY = /^[a-z]\w*\.[\w.-]+$/i

interface Uses {
  /** Keys as they are written. */
  readonly keys: Set<string>
  /** Keys with a part that is filled in. */
  readonly shapes: Map<string, RegExp>
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The keys that a template can be: any that has its fixed parts; one without a fixed beginning says nothing. */
function noteTemplate({ head, templateSpans }: ts.TemplateExpression, shapes: Map<string, RegExp>): void {
  if (!/^[a-z]\w*\./i.test(head.text)) return
  const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)]
  const shape = `^${parts.map(literally).join('[\\w.-]+')}$`
  shapes.set(shape, new RegExp(shape))
}

/** The texts of a file that can be keys; in a table, those that aren't its own keys. */
function note(source: Source, { keys, shapes }: Uses): void {
  eachNode(parse(source), (node) => {
    if (ts.isTemplateExpression(node)) noteTemplate(node, shapes)
    else if (ts.isStringLiteralLike(node) && !(ts.isPropertyAssignment(node.parent) && isTable(source)))
      keys.add(node.text)
  })
}

/** Messages whose key is written nowhere in `src` but in its table, neither whole nor with a part that is filled in. */
export function deadMessages(sources: readonly Source[]): string[] {
  const uses: Uses = { keys: new Set(), shapes: new Map() }
  const scripts = sources.filter(isScript)
  for (const source of scripts) note(source, uses)
  const shapes = [...uses.shapes.values()]
  const isUsed = (key: string): boolean => uses.keys.has(key) || shapes.some((shape) => shape.test(key))
  return scripts.filter(isTable).flatMap((source) => {
    const tree = parse(source)
    const found: string[] = []
    eachNode(tree, (node) => {
      if (!ts.isPropertyAssignment(node) || !ts.isStringLiteral(node.name)) return
      const { text } = node.name
      if (KEY.test(text) && !isUsed(text)) found.push(`${at(tree, node)} ${text}`)
    })
    return found
  })
}
