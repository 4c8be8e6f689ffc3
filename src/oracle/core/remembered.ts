/** What a piece of grammar has read in a text is remembered, by place: it is asked there again and again. */
import { type Found, makeNode, NOTHING, type Node, type NodeSpec, nodesMade } from './node.ts'
import { sameValue } from './value.ts'

const BUSY: readonly Found[] = []

let pieces = 0

/** Memoised parsing, by (node, position, form), or by (node, position) where the form made no difference. */
export function remembered(name: string, parse: Node['parse']): Node['parse'] {
  const id = ++pieces
  return (run, at, form) => {
    const { memory } = run
    const known = memory.slotOf(id, at, form)
    if (known >= 0) {
      const found = memory.found(known)
      if (found === BUSY) throw new Error(`left recursion: ${name} can begin with itself`)
      // A result that depends on the form: so does whatever is made of it.
      if (memory.isOfForm(known)) run.formRead = true
      return found
    }
    if (!run.enter(at)) return NOTHING
    const slot = memory.begin(id, at, form, BUSY)
    const outer = run.formRead
    run.formRead = false
    const found = distinct(parse(run, at, form))
    run.leave()
    memory.end(slot, form, run.formRead, found)
    run.formRead ||= outer
    return found
  }
}

/** `makeNode`, memoised. */
export function makeRemembering(spec: NodeSpec): Node {
  const name = spec.name || spec.label || `syntax ${nodesMade() + 1}`
  return makeNode({ ...spec, name, parse: remembered(name, spec.parse) })
}

/** Two parses with the same end, number and meaning count as one; the first is kept. */
export function distinct(found: readonly Found[]): readonly Found[] {
  if (found.length < 2) return found
  const kept: Found[] = []
  for (const one of found) if (!hasTwin(kept, one)) kept.push(one)
  return kept
}

function hasTwin(kept: readonly Found[], { end, number, value }: Found): boolean {
  for (const other of kept)
    if (other.end === end && other.number === number && sameValue(other.value, value)) return true
  return false
}
