/**
 * An idiom as one pattern: what words mean is written once, as a value with holes, and read in both directions. Filling
 * the holes gives the meaning; matching a meaning against the pattern gives back what was said.
 */
import { mapped } from './combine.ts'
import { FAIL, type Found, NOTHING, type Syntax } from './node.ts'
import { makeRemembering } from './remembered.ts'
import { isFields, sameValue } from './value.ts'

/** One field of what is said, or all of it. */
type Source = string | typeof WHOLE
const WHOLE = Symbol('all that is said')

/** One part of a pattern, in both directions. */
interface Part {
  /** The value without holes, or `null` where there are some. */
  readonly constant: { readonly value: unknown } | null
  /** Of a record: the names of its fields, given those of what is said. */
  readonly fields?: (said: readonly string[]) => readonly string[]
  fill(said: unknown): unknown
  /** Whether the value is of this shape; its parts go into `said`. */
  match(meant: unknown, said: Said): boolean
}

/** What a meaning was said with, as far as it has been matched. */
class Said {
  private readonly fields: Record<string, unknown> = {}
  private readonly owed: ((said: unknown) => boolean)[] = []
  private whole: unknown

  /** Whether that part can be this: it is new, or it was the same elsewhere in the pattern. */
  take(from: Source, value: unknown): boolean {
    const known = from === WHOLE ? this.whole : this.fields[from]
    if (known !== undefined) return sameValue(known, value)
    if (from === WHOLE) this.whole = value
    else if (value !== undefined) this.fields[from] = value
    return true
  }

  /** Something to be looked at once everything is known. */
  owe(holds: (said: unknown) => boolean): true {
    this.owed.push(holds)
    return true
  }

  get value(): unknown {
    return this.whole === undefined ? this.fields : this.whole
  }

  get holds(): boolean {
    const { value } = this
    return this.owed.every((holds) => holds(value))
  }
}

/** A part of a pattern that follows from another part. */
class Derived {
  constructor(
    readonly of: unknown,
    readonly by: (value: never) => unknown,
  ) {}
}

/** In a pattern: what follows from another part of it, which stands in the pattern too. */
export function derived<T, U>(of: T, by: (value: T) => U): U {
  return new Derived(of, by) as U
}

/** A pattern while it is being written: which objects in it stand for what. */
class Sketch {
  private readonly holes = new Map<unknown, Source>()
  private readonly items = new Map<unknown, Source>()
  private readonly spreads = new Map<symbol, Source>()
  private readonly fields = new Map<string, object>()
  private readonly used = new Set<Source>()

  /** Stands for all that is said, as a whole or by its fields. */
  readonly root = this.hole(WHOLE)

  private hole(from: Source): object {
    const item = {}
    const spread = Symbol(`all of ${String(from)}`)
    const refuse = (key: string | symbol): never => {
      throw new Error(`a pattern can't look into ${String(from)} (${String(key)}): what computes is for \`mapped\``)
    }
    const hole: object = new Proxy(
      {},
      {
        get: (_, key) => {
          if (key === Symbol.iterator) return () => [item].values()
          if (key === spread) return hole
          if (typeof key === 'symbol' || from !== WHOLE) return refuse(key)
          return this.field(key)
        },
        has: (_, key) => refuse(key),
        ownKeys: () => [spread],
        getOwnPropertyDescriptor: (_, key) =>
          key === spread ? { value: hole, enumerable: true, configurable: true } : undefined,
      },
    )
    this.holes.set(hole, from)
    this.items.set(item, from)
    this.spreads.set(spread, from)
    return hole
  }

  private field(name: string): object {
    const known = this.fields.get(name)
    if (known !== undefined) return known
    const made = this.hole(name)
    this.fields.set(name, made)
    return made
  }

  /** What words mean as something to fill and to match. */
  read(pattern: unknown): Part {
    const part = this.partOf(pattern)
    for (const name of this.fields.keys())
      if (!this.used.has(name)) throw new Error(`the pattern drops ${name}: it couldn't be written again`)
    return part
  }

  private partOf(pattern: unknown): Part {
    const from = this.holes.get(pattern)
    if (from !== undefined) return this.filled(from)
    if (this.items.has(pattern)) throw new Error('the parts of a list can stand only in a list, all together')
    if (pattern instanceof Derived) return this.derived(pattern)
    if (Array.isArray(pattern)) return this.list(pattern)
    return isFields(pattern) ? this.record(pattern) : constantPart(pattern)
  }

  private filled(from: Source): Part {
    this.used.add(from)
    return {
      constant: null,
      ...(from === WHOLE ? { fields: (said: readonly string[]) => said } : {}),
      fill: from === WHOLE ? (said) => said : (said) => (said as Readonly<Record<string, unknown>>)[from],
      match: (meant, said) => said.take(from, meant),
    }
  }

  private derived({ of, by }: Derived): Part {
    const from = this.partOf(of)
    const fill = (said: unknown): unknown => by(from.fill(said) as never)
    return {
      constant: null,
      fill,
      match: (meant, said) => said.owe((all) => sameValue(fill(all), meant)),
    }
  }

  private list(pattern: readonly unknown[]): Part {
    const at = pattern.findIndex((one) => this.items.has(one))
    if (at < 0) return listPart(pattern.map((one) => this.partOf(one)))
    const spread = this.filled(this.items.get(pattern[at]) as Source)
    const before = pattern.slice(0, at).map((one) => this.partOf(one))
    return spreadList(
      before,
      spread,
      pattern.slice(at + 1).map((one) => this.partOf(one)),
    )
  }

  private record(pattern: Readonly<Record<string, unknown>>): Part {
    const parts = Object.entries(pattern)
      .filter(([, one]) => one !== undefined)
      .map(([name, one]) => [name, this.partOf(one)] as const)
    const [spread, more] = Object.getOwnPropertySymbols(pattern).flatMap((key) => this.spreads.get(key) ?? [])
    if (more !== undefined) throw new Error('the fields of one thing only can be spread in a record')
    if (spread === undefined) return recordPart(parts)
    return spreadRecord(parts, spread === WHOLE ? this.remaining() : this.filled(spread))
  }

  /** All fields of what is said, but for those that the pattern names. */
  private remaining(): Part {
    return {
      constant: null,
      fields: (said) => said.filter((name) => !this.fields.has(name)),
      fill: (said) => {
        const rest: Record<PropertyKey, unknown> = { ...(said as object) }
        for (const name of this.fields.keys()) delete rest[name]
        return rest
      },
      match: (meant, said) => {
        for (const [name, value] of Object.entries(meant as object))
          if (this.fields.has(name) || !said.take(name, value)) return false
        return true
      },
    }
  }
}

function constantPart(value: unknown): Part {
  return { constant: { value }, fill: () => value, match: (meant) => sameValue(value, meant) }
}

/** Parts without holes are made once and shared. */
function simplest(part: Part, parts: readonly Part[]): Part {
  return parts.every(({ constant }) => constant !== null) ? { ...part, ...constantPart(part.fill({})) } : part
}

function listPart(parts: readonly Part[]): Part {
  const part: Part = {
    constant: null,
    fill: (said) => parts.map((one) => one.fill(said)),
    match: (meant, said) =>
      Array.isArray(meant) && meant.length === parts.length && parts.every((one, i) => one.match(meant[i], said)),
  }
  return simplest(part, parts)
}

function spreadList(before: readonly Part[], spread: Part, after: readonly Part[]): Part {
  return {
    constant: null,
    fill: (said) => [
      ...before.map((one) => one.fill(said)),
      ...(spread.fill(said) as readonly unknown[]),
      ...after.map((one) => one.fill(said)),
    ],
    match(meant, said) {
      if (!Array.isArray(meant) || meant.length < before.length + after.length) return false
      const end = meant.length - after.length
      return (
        before.every((one, i) => one.match(meant[i], said)) &&
        spread.match(meant.slice(before.length, end), said) &&
        after.every((one, i) => one.match(meant[end + i], said))
      )
    },
  }
}

type Named = readonly (readonly [name: string, part: Part])[]

function fillInto(record: Record<string, unknown>, parts: Named, said: unknown): unknown {
  for (const [name, part] of parts) {
    const value = part.fill(said)
    if (value !== undefined) record[name] = value
  }
  return record
}

function recordPart(parts: Named): Part {
  const names = new Set(parts.map(([name]) => name))
  const part: Part = {
    constant: null,
    fields: () => [...names],
    fill: (said) => fillInto({}, parts, said),
    match(meant, said) {
      if (!isFields(meant)) return false
      for (const name in meant) if (meant[name] !== undefined && !names.has(name)) return false
      return parts.every(([name, one]) => one.match(meant[name], said))
    },
  }
  return simplest(
    part,
    parts.map(([, one]) => one),
  )
}

function spreadRecord(parts: Named, spread: Part): Part {
  const names = new Set(parts.map(([name]) => name))
  const { fields } = spread
  return {
    constant: null,
    ...(fields === undefined ? {} : { fields: (said: readonly string[]) => [...fields(said), ...names] }),
    fill: (said) => fillInto({ ...(spread.fill(said) as object) }, parts, said),
    match(meant, said) {
      if (!isFields(meant)) return false
      const rest: Record<string, unknown> = {}
      for (const name in meant) if (meant[name] !== undefined && !names.has(name)) rest[name] = meant[name]
      return parts.every(([name, one]) => one.match(meant[name], said)) && spread.match(rest, said)
    },
  }
}

export interface ShapedOptions<F, G extends F> {
  /** Only words for which this is so have this meaning. */
  readonly when?: ((said: F) => said is G) | ((said: F) => boolean)
}

/**
 * Words with a meaning of another shape. `meaning` is called once, with a hole for each field of the words: it may put
 * them into records and lists, spread them there, and use one twice, but not look into them.
 *
 *     shaped(part()`${{ otherwise: plain }} unless ${{ who: player }} ${{ cost: payment }}`,
 *       ({ who, cost, otherwise }) => ({ kind: 'mayPay', who, cost, then: [], otherwise }))
 */
export function shaped<F, const V, G extends F = F>(
  words: Syntax<F>,
  meaning: (said: G) => V,
  { when }: ShapedOptions<F, G> = {},
): Syntax<V> {
  let known: Part | undefined
  const pattern = (): Part => {
    if (known !== undefined) return known
    const sketch = new Sketch()
    known = sketch.read(meaning(sketch.root as G))
    return known
  }
  return makeRemembering({
    label: words.label,
    name: words.name,
    fields() {
      const { fields } = pattern()
      if (fields === undefined) throw new Error(`what ${words.name} means has no fields of its own`)
      return fields(words.fields())
    },
    first: words.first,
    needs: words.needs,
    parse(run, at, form) {
      const said = words.parse(run, at, form)
      if (said.length === 0) return NOTHING
      const shape = pattern()
      const found: Found[] = []
      for (const { end, value, number, trail } of said)
        if (when === undefined || when(value as F)) found.push({ end, value: shape.fill(value), number, trail })
      return found
    },
    print(out, value, form) {
      const said = new Said()
      if (!pattern().match(value, said) || !said.holds) return out.refuse(words.label, value)
      const { value: fields } = said
      // Any value may be handed to a printer: `when` is asked only of what the words can say.
      const printed = out.print(words, fields, form)
      return printed === FAIL || when === undefined || when(fields as F) ? printed : FAIL
    },
  })
}

/** Words only where they mean that: `narrowed(effect, isDamage)`. */
export function narrowed<T, G extends T>(words: Syntax<T>, is: (value: T) => value is G): Syntax<G>
export function narrowed<T>(words: Syntax<T>, is: (value: T) => boolean): Syntax<T>
export function narrowed<T>(words: Syntax<T>, is: (value: T) => boolean): Syntax<T> {
  return shaped(words, (value) => value, { when: is })
}

/** Words that mean a list of one, as that one. */
export function single<T>(words: Syntax<readonly T[]>): Syntax<T> {
  return mapped(words, {
    to: ([one, more]) => (more === undefined ? one : undefined),
    is: (value): value is T => value !== undefined,
    from: (one) => [one],
  })
}
