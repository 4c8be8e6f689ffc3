import ts from 'typescript-api'
import type { Import } from './imports.ts'
import { at, eachNode, parse, type Source } from './sources.ts'

const pureFloors = ['rulebook', 'language', 'oracle', 'engine', 'catalog', 'ai']

/** What the page, the clock and the machine offer by name; none of it below the store. */
const outerNames = new Set(
  `window document navigator location history screen self globalThis global process Buffer require
  localStorage sessionStorage indexedDB caches fetch XMLHttpRequest WebSocket EventSource BroadcastChannel Worker
  postMessage addEventListener removeEventListener onmessage alert confirm prompt crypto
  Date performance setTimeout setInterval setImmediate clearTimeout clearInterval queueMicrotask
  requestAnimationFrame requestIdleCallback console Image Audio HTMLElement Element Node Event CustomEvent
  FileReader MutationObserver ResizeObserver IntersectionObserver`.split(/\s+/),
)

const outerPackages = ['react', 'react-dom', 'zustand', '@dnd-kit', 'idb', 'vite', 'node:']

/** The places below the store that touch the outer world on purpose, and what each may use. */
export const edges: readonly { readonly path: string; readonly uses: readonly string[] }[] = [
  {
    path: 'src/ai/worker',
    uses: ['self', 'postMessage', 'onmessage', 'addEventListener', 'performance', 'setTimeout', 'clearTimeout'],
  },
]

function mayUse(path: string, name: string): boolean {
  return edges.some((edge) => path.startsWith(edge.path) && edge.uses.includes(name))
}

function isBelowStore(path: string): boolean {
  return pureFloors.some((floor) => path.startsWith(`src/${floor}/`))
}

/** Whether an identifier is read as a variable (rather than being a property's name, a label or part of a type). */
function isVariableUse(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  if (ts.isShorthandPropertyAssignment(parent)) return true
  if (ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent)) return parent.name !== node
  return (
    ts.isExpression(parent) || ts.isStatement(parent) || ts.isVariableDeclaration(parent) || ts.isSpreadElement(parent)
  )
}

/** The names a file declares itself, by any means: these hide the outer ones. */
function declaredIn(tree: ts.SourceFile): Set<string> {
  const names = new Set<string>()
  eachNode(tree, (node) => {
    const named =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isFunctionExpression(node) ||
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isImportClause(node) ||
      ts.isImportSpecifier(node) ||
      ts.isNamespaceImport(node)
    if (named && node.name && ts.isIdentifier(node.name)) names.add(node.name.text)
  })
  return names
}

/** Uses of the page, the clock or ambient chance below the store. */
export function outerUses(sources: readonly Source[]): string[] {
  return sources.filter(({ path }) => isBelowStore(path) && /\.tsx?$/.test(path)).flatMap(outerUsesIn)
}

function outerUsesIn(source: Source): string[] {
  const tree = parse(source)
  const declared = declaredIn(tree)
  const found: string[] = []
  const note = (node: ts.Node, name: string) => {
    if (!mayUse(source.path, name)) found.push(`${at(tree, node)} uses ${name}`)
  }
  eachNode(tree, (node) => {
    if (ts.isPropertyAccessExpression(node) && node.getText(tree) === 'Math.random') note(node, 'Math.random')
    if (ts.isBindingElement(node) && node.getText(tree).startsWith('random') && isTakenFromMath(node)) {
      note(node, 'Math.random')
    }
    if (!ts.isIdentifier(node) || !outerNames.has(node.text) || declared.has(node.text)) return
    if (isVariableUse(node)) note(node, node.text)
  })
  return found
}

/** `const { random } = Math` */
function isTakenFromMath(node: ts.BindingElement): boolean {
  const declaration = node.parent.parent
  return ts.isVariableDeclaration(declaration) && declaration.initializer?.getText() === 'Math'
}

/** Imports of the page's, the machine's or the client's packages below the store. */
export function outerImports(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => isBelowStore(from) && to === null)
    .filter(({ specifier }) => outerPackages.some((name) => isOf(specifier, name)))
    .filter(({ from, specifier }) => !mayUse(from, specifier))
    .map(({ from, specifier }) => `${from} imports ${specifier}`)
}

function isOf(specifier: string, name: string): boolean {
  return specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`)
}
