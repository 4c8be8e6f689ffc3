import ts from 'typescript-api'
import { at, eachNode, isScript, parse, type Source } from './sources.ts'

/** What only an event changes: of an object, of a player, and the lists of the zones. */
const OWNED: ReadonlySet<string> = new Set([
  ...['zone', 'owner', 'controller', 'tapped', 'faceDown', 'side', 'damage', 'deathtouched', 'counters', 'attachedTo'],
  ...['life', 'pool', 'lost', 'left', 'drewFromEmpty'],
  ...['battlefield', 'stack', 'exile', 'command', 'phasedOut', 'ante', 'libraries', 'hands', 'graveyards', 'outside'],
  ...['objects', 'players', 'outcome'],
])

/** The draft's ways of writing fields, and those that nobody else needs at all. */
const WRITES: ReadonlySet<string> = new Set(['patch', 'patchPlayer', 'write'])
const RESERVED: ReadonlySet<string> = new Set(['writeZone', 'add', 'drop'])

/** `play/asCast.ts`, `asSpell.ts` ask what a card would be as a spell: on drafts of their own that are thrown away. */
const FREE: readonly string[] = [
  'src/engine/state/',
  'src/engine/events/',
  'src/engine/play/asCast.ts',
  'src/engine/play/asSpell.ts',
]

/** The names of all fields that the literals of an expression have. */
function fieldsIn(argument: ts.Node): string[] {
  const names: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node))
      for (const { name } of node.properties) if (name !== undefined && ts.isIdentifier(name)) names.push(name.text)
    // What is nested deeper is a value, not a field that is written.
    if (!ts.isPropertyAssignment(node)) ts.forEachChild(node, look)
  }
  look(argument)
  return names
}

function isDraft(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && ['g', 'draft', 'copy'].includes(node.text)
}

/** Places below `events/` and `state/` apart that change the game beside the pipeline. */
export function besideThePipeline(sources: readonly Source[]): string[] {
  const engine = sources.filter(
    (source) =>
      isScript(source) && source.path.startsWith('src/') && !FREE.some((path) => source.path.startsWith(path)),
  )
  return engine.flatMap((source) => {
    const tree = parse(source)
    const found: string[] = []
    eachNode(tree, (node) => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return
      const { expression, name } = node.expression
      if (!isDraft(expression)) return
      if (RESERVED.has(name.text)) found.push(`${at(tree, node)} calls ${name.text}`)
      if (!WRITES.has(name.text)) return
      for (const field of node.arguments.flatMap(fieldsIn))
        if (OWNED.has(field)) found.push(`${at(tree, node)} writes ${field}`)
    })
    return found
  })
}
