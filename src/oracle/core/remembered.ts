/** What a piece of grammar has read in a text is remembered, by place: it is asked there again and again. */
import { type Form, type Found, makeNode, NOTHING, type Node, type NodeSpec, nodesMade, type Run } from './node.ts'
import { sameValue } from './value.ts'

const BUSY: readonly Found[] = []
const ANY_FORM = 3
/** So many results are looked for one by one; more are in a map. */
const FEW = 16

/** A result that depends on the form: so does whatever is made of it. */
function ofForm(run: Run, found: readonly Found[] | undefined): readonly Found[] | undefined {
  if (found !== undefined) run.formRead = true
  return found
}

/** What one node has read in one text, by place and form. */
class Memory {
  private owner: Run | null = null
  private count = 0
  private readonly keys: number[] = []
  private readonly results: (readonly Found[])[] = []
  private readonly more = new Map<number, readonly Found[]>()

  find(run: Run, at: number, form: Form): readonly Found[] | undefined {
    if (this.owner !== run) {
      this.owner = run
      this.count = 0
      if (this.more.size > 0) this.more.clear()
      return undefined
    }
    const key = at * 4
    for (let i = 0; i < this.count; i++) {
      const known = this.keys[i]
      if (known === key + ANY_FORM) return this.results[i]
      if (known === key + form) return ofForm(run, this.results[i])
    }
    if (this.more.size === 0) return undefined
    return this.more.get(key + ANY_FORM) ?? ofForm(run, this.more.get(key + form))
  }

  /** Room for a result that is being found. */
  begin(at: number, form: Form): number {
    const key = at * 4 + form
    if (this.count === FEW) {
      this.more.set(key, BUSY)
      return FEW
    }
    this.keys[this.count] = key
    this.results[this.count] = BUSY
    return this.count++
  }

  end(slot: number, at: number, form: Form, isOfForm: boolean, found: readonly Found[]): void {
    const key = at * 4 + (isOfForm ? form : ANY_FORM)
    if (slot < FEW) {
      this.keys[slot] = key
      this.results[slot] = found
      return
    }
    if (!isOfForm) this.more.delete(at * 4 + form)
    this.more.set(key, found)
  }

  isOf(run: Run): boolean {
    return this.owner === run
  }
}

/** Memoised parsing, by (node, position, form), or by (node, position) where the form made no difference. */
export function remembered(name: string, parse: Node['parse']): Node['parse'] {
  const memory = new Memory()
  return (run, at, form) => {
    const known = memory.find(run, at, form)
    if (known !== undefined) {
      if (known === BUSY) throw new Error(`left recursion: ${name} can begin with itself`)
      return known
    }
    if (!run.enter(at)) return NOTHING
    const slot = memory.begin(at, form)
    const outer = run.formRead
    run.formRead = false
    const found = distinct(parse(run, at, form))
    run.leave()
    if (memory.isOf(run)) memory.end(slot, at, form, run.formRead, found)
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
