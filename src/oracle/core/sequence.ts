/** One template: words, agreement and holes in a row, read into the fields of a record (or into one value). */

import { type Needs, NO_NEEDS, needsAllOf, needsInRow, needsOneOf } from './needs.ts'
import {
  canBegin,
  EMPTY,
  FAIL,
  type First,
  type Form,
  type Found,
  firstOf,
  firstOfAny,
  firstOfSequence,
  joinTrails,
  makeNode,
  NONE,
  type Node,
  ONE,
  type Out,
  type Printed,
  type Run,
  type TrailTree,
  tried,
} from './node.ts'
import { makeRemembering } from './remembered.ts'
import { match } from './terminals.ts'
import type { Token } from './tokens.ts'
import { countFields, type Fields, isFields, sameValue } from './value.ts'

export type Step =
  | { readonly kind: 'words'; readonly tokens: readonly Token[] }
  /** `gain|gains`: the first if the last number was plural or there was none, else the second. */
  | { readonly kind: 'agreement'; readonly many: readonly Token[]; readonly one: readonly Token[] }
  | { readonly kind: 'field'; readonly name: string; readonly node: Node }
  /** A hole without a name: its fields are added to ours. */
  | { readonly kind: 'spread'; readonly node: Node }
  /** The only hole of a `phrase`: its value is the value. */
  | { readonly kind: 'whole'; readonly node: Node }

export interface SequenceSpec {
  readonly name: string
  readonly steps: readonly Step[]
  /** Fields with a fixed value. */
  readonly constants: Fields
  /**
   * Where the number of the whole comes from: nowhere (a clause), its first numbered hole (a noun), its last (a part).
   */
  readonly number: 'none' | 'first' | 'last'
  /** All of it may be absent; its fields are then absent too. */
  readonly mayBeAbsent: boolean
}

/** What is known halfway through a sequence. */
interface State {
  readonly at: number
  readonly first: Form
  readonly last: Form
  readonly trail: TrailTree
}

export function makeSequence(spec: SequenceSpec): Node {
  const { steps } = spec
  // Each hole has a value, and so has a choice of words; the only hole of a phrase is one of them.
  const wholeAt = steps.filter((step) => !isPlain(step)).findIndex((step) => step.kind === 'whole')
  const whole = wholeAt >= 0
  const make = spec.number === 'last' ? makeNode : makeRemembering
  let needed: Needs | undefined
  let known: ReadonlySet<string> | undefined
  const absent = (at: number): Found => ({ end: at, value: {}, number: NONE, trail: null })
  const inRow = (): Needs => needsInRow(steps.map(needsOfStep))
  return make({
    name: spec.name,
    fields: () => fieldsOf(spec),
    first: () => {
      const first = firstOfSequence(steps.map((step) => () => firstOfStep(step)))
      return spec.mayBeAbsent ? { ...first, empty: true } : first
    },
    needs: () => (spec.mayBeAbsent ? NO_NEEDS : inRow()),
    parse(run, at, form) {
      if (spec.mayBeAbsent) {
        needed ??= inRow()
        if (run.lacks(needed, at)) return [absent(at)]
      }
      const found: Found[] = []
      const values: unknown[] = []
      const start: State = { at, first: NONE, last: NONE, trail: null }
      parseFrom(spec, run, 0, start, form, values, (state) => {
        const value = whole ? values[wholeAt] : build(spec, values)
        if (value !== CLASH) found.push({ end: state.at, value, number: resulting(spec, state), trail: state.trail })
      })
      if (spec.mayBeAbsent) found.push(absent(at))
      return found
    },
    print(out, value, form) {
      if (whole) return printSteps(out, spec, form, { whole: value, fields: {} })
      if (!isFields(value))
        return value === undefined && steps.every(saysNothing) ? printSteps(out, spec, form, NO_VALUE) : FAIL
      if (spec.mayBeAbsent && countFields(value) === 0) return NONE
      known ??= new Set(fieldsOf(spec))
      if (!consumesAll(spec, value, known)) return FAIL
      return printSteps(out, spec, form, { whole: undefined, fields: value })
    },
  })
}

/** What a step can't be read without. */
function needsOfStep(step: Step): Needs {
  if (step.kind === 'words') return needsAllOf(step.tokens)
  if (step.kind === 'agreement') {
    const [many, one] = [step.many[0], step.one[0]]
    return many === undefined || one === undefined ? NO_NEEDS : needsOneOf([many.key, one.key])
  }
  return step.node.needs()
}

const NO_VALUE = { whole: undefined, fields: {} }
const CLASH = Symbol('two holes of one name differ')
const isPlain = (step: Step): boolean => step.kind === 'words' || step.kind === 'agreement'

/** Words, or a part that is only words: no value. */
const saysNothing = (step: Step): boolean =>
  isPlain(step) || (step.kind === 'spread' && step.node.fields().length === 0)

function firstOfStep(step: Step): First {
  if (step.kind === 'words') return step.tokens[0] ? firstOf([step.tokens[0].key]) : EMPTY
  if (step.kind !== 'agreement') return step.node.first()
  const keys = [step.many[0]?.key, step.one[0]?.key].filter((key) => key !== undefined)
  return firstOfAny([firstOf(keys)])
}

function fieldsOf(spec: SequenceSpec): readonly string[] {
  const names = new Set(Object.keys(spec.constants))
  for (const step of spec.steps) {
    if (step.kind === 'field') names.add(step.name)
    if (step.kind === 'spread') for (const name of step.node.fields()) names.add(name)
  }
  return [...names]
}

function resulting(spec: SequenceSpec, state: State): Form {
  if (spec.number === 'none') return NONE
  return spec.number === 'first' ? state.first || ONE : state.last
}

function parseFrom(
  spec: SequenceSpec,
  run: Run,
  index: number,
  state: State,
  form: Form,
  values: unknown[],
  done: (state: State) => void,
): void {
  let at = state.at
  const current = state.last || form
  for (let i = index; ; i++) {
    const step = spec.steps[i]
    if (!step) {
      done(at === state.at ? state : { ...state, at })
      return
    }
    if (step.kind === 'words' || step.kind === 'agreement') {
      if (step.kind === 'agreement' && state.last === NONE) run.formRead = true
      at = match(run, at, step.kind === 'words' ? step.tokens : current === ONE ? step.one : step.many)
      if (at < 0) return
      continue
    }
    const outer = run.formRead
    const parsed = !run.explaining
      ? tried(step.node, run, at, current)
      : canBegin(step.node.first(), run.token(at))
        ? step.node.parse(run, at, current)
        : refused(step.node, run, at)
    // Our own hole decided the form, not what precedes us: then the form doesn't matter to callers.
    if (state.last !== NONE) run.formRead = outer
    const depth = values.length
    for (const { end, value, number, trail } of parsed) {
      values.push(value)
      const next = {
        at: end,
        first: state.first || number,
        last: number || state.last,
        trail: joinTrails(state.trail, trail),
      }
      parseFrom(spec, run, i + 1, next, form, values, done)
      values.length = depth
    }
    return
  }
}

function refused(node: Node, run: Run, at: number): readonly Found[] {
  return at < run.far ? [] : node.parse(run, at, NONE)
}

function build(spec: SequenceSpec, values: readonly unknown[]): unknown {
  const result: Record<string, unknown> = { ...spec.constants }
  let i = 0
  for (const step of spec.steps) {
    if (isPlain(step)) continue
    const value = values[i++]
    if (step.kind === 'field') {
      if (step.name in result && !sameValue(result[step.name], value)) return CLASH
      result[step.name] = value
    } else if (isFields(value)) {
      for (const name in value) {
        if (name in result && !sameValue(result[name], value[name])) return CLASH
        result[name] = value[name]
      }
    }
  }
  return result
}

/** Whether this template expresses every field of `value`, and the fixed ones have the right values. */
function consumesAll(spec: SequenceSpec, value: Fields, known: ReadonlySet<string>): boolean {
  for (const name in spec.constants) if (!sameValue(spec.constants[name], value[name])) return false
  for (const step of spec.steps) if (step.kind === 'field' && value[step.name] === undefined) return false
  for (const name in value) if (value[name] !== undefined && !known.has(name)) return false
  return true
}

function printSteps(out: Out, spec: SequenceSpec, form: Form, value: { whole: unknown; fields: Fields }): Printed {
  let first: Form = NONE
  let last: Form = NONE
  for (const step of spec.steps) {
    const current = last || form
    if (step.kind === 'words') out.push(step.tokens)
    else if (step.kind === 'agreement') out.push(current === ONE ? step.one : step.many)
    else {
      const printed = out.print(step.node, valueFor(step, value), current)
      if (printed === FAIL) return FAIL
      first ||= printed
      last = printed || last
    }
  }
  return resulting(spec, { at: 0, first, last, trail: null })
}

function valueFor(
  step: Exclude<Step, { tokens: unknown } | { one: unknown }>,
  value: { whole: unknown; fields: Fields },
): unknown {
  if (step.kind === 'whole') return value.whole
  if (step.kind === 'field') return value.fields[step.name]
  const names = step.node.fields()
  if (names.length === 0) return undefined
  const picked: Record<string, unknown> = {}
  for (const name of names) if (value.fields[name] !== undefined) picked[name] = value.fields[name]
  return picked
}
