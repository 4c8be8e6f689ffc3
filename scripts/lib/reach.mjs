// What a module needs to be loaded: through the doors of folders only what it takes from behind them.
import { posix } from 'node:path'

/**
 * @typedef {{ from: string, names: readonly string[] | '*' }} Taken what is taken from a module: names, or all of it
 * @typedef {{ imports: Taken[], passed: Map<string, { from: string, name: string }>, all: string[] }} Module
 */

/** Static imports and exports of other modules. Imports of types leave no trace in what is built. */
const FROM = /^(import|export)\s+(type\s+)?(?:([^'"]*?)\s+from\s+)?['"]([^'"]+)['"]/gm

/**
 * Names between braces, without those of types: what a module calls them, and what they are called there.
 * @param {string} clause
 */
function namesIn(clause) {
  const listed = /\{([^}]*)\}/s.exec(clause)?.[1] ?? ''
  return listed
    .split(',')
    .map((one) => one.replace(/\/\/.*$/gm, '').trim())
    .filter((one) => one !== '' && !/^type\s/.test(one))
    .map((one) => {
      const [there = '', here = there] = one.split(/\s+as\s+/)
      return { there, here }
    })
}

/**
 * @param {string} id
 * @param {string} code
 * @returns {Module}
 */
function read(id, code) {
  /** @type {Module} */
  const module = { imports: [], passed: new Map(), all: [] }
  for (const [, how, type, clause = '', specifier = ''] of code.matchAll(FROM)) {
    if (type !== undefined || !specifier.startsWith('.')) continue
    const from = posix.join(posix.dirname(id), specifier.replace(/\?.*$/, ''))
    const names = namesIn(clause)
    if (how === 'export' && clause.startsWith('*')) module.all.push(from)
    else if (how === 'export') for (const { there, here } of names) module.passed.set(here, { from, name: there })
    else if (clause === '' || /^\w|\*/.test(clause)) module.imports.push({ from, names: '*' })
    else if (names.length > 0) module.imports.push({ from, names: names.map(({ there }) => there) })
  }
  return module
}

/**
 * A graph of modules, by their source. `sourceOf` gives the text of a module, `null` where it isn't one of ours.
 * @param {(id: string) => string | null} sourceOf
 */
export function graphOf(sourceOf) {
  /** @type {Map<string, Module | null>} */
  const known = new Map()
  const moduleOf = (/** @type {string} */ id) => {
    if (!known.has(id)) {
      const code = sourceOf(id)
      known.set(id, code === null ? null : read(id, code))
    }
    return known.get(id) ?? null
  }
  /**
   * The module that a name comes from; `null`: the door doesn't have it.
   * @type {(id: string, name: string) => string | null}
   */
  const originOf = (id, name) => {
    const module = moduleOf(id)
    const passed = module?.passed.get(name)
    if (passed !== undefined) return originOf(passed.from, passed.name) ?? passed.from
    for (const from of module?.all ?? []) {
      const found = originOf(from, name) ?? (declares(from, name) ? from : null)
      if (found !== null) return found
    }
    return null
  }
  const declares = (/** @type {string} */ id, /** @type {string} */ name) =>
    new RegExp(`^export\\s+(?:async\\s+)?(?:const|let|function\\*?|class|enum)\\s+${name}\\b`, 'm').test(
      sourceOf(id) ?? '',
    )
  /** What a module takes from others directly. */
  const takenBy = (/** @type {string} */ id) => {
    const module = moduleOf(id)
    if (module === null) return []
    const named = module.imports.flatMap(({ from, names }) =>
      names === '*' ? [from] : names.map((name) => originOf(from, name) ?? from),
    )
    // What a module both passes on and is loaded for, as a whole, comes along only where it is asked for.
    return [...new Set(named)]
  }
  /**
   * The modules that are loaded with these, each with the one through which it was found.
   * @param {Iterable<string>} roots
   * @returns {Map<string, string | null>}
   */
  const reach = (roots) => {
    /** @type {Map<string, string | null>} */
    const found = new Map()
    const open = [...roots]
    for (const root of open) found.set(root, null)
    for (let id = open.shift(); id !== undefined; id = open.shift())
      for (const next of takenBy(id))
        if (!found.has(next)) {
          found.set(next, id)
          open.push(next)
        }
    return found
  }
  return { reach }
}

/**
 * How a module is come to, from the root of the reach.
 * @param {Map<string, string | null>} found
 * @param {string} id
 * @returns {string[]}
 */
export function wayTo(found, id) {
  const before = found.get(id) ?? null
  return before === null ? [id] : [...wayTo(found, before), id]
}
