/**
 * A reader of the little XML that deck files are written in: tags with attributes, and texts. It goes once through
 * the text, without nesting and without entities of its own, so no file can make it run long or grow.
 */

export type XmlItem =
  | {
      readonly kind: 'open'
      readonly name: string
      readonly attributes: ReadonlyMap<string, string>
      readonly line: number
      readonly source: string
    }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string; readonly line: number }
  /** What follows can't be read. */
  | { readonly kind: 'broken'; readonly line: number }

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

function character(reference: string): string | null {
  if (!reference.startsWith('#')) return NAMED.get(reference) ?? null
  const hex = reference[1] === 'x' || reference[1] === 'X'
  const code = Number.parseInt(reference.slice(hex ? 2 : 1), hex ? 16 : 10)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null
}

/** A text with its references replaced; what is none stays as it is written. */
const decode = (text: string): string =>
  text.replace(/&(#?[A-Za-z0-9]{1,8});/g, (whole, reference: string) => character(reference) ?? whole)

/** Names begin behind a blank only, so that none is tried twice. */
const ATTRIBUTE = /(?<=\s)([^\s=<>"'/]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g
/** No card's attributes are longer. */
const LONGEST_TAG = 2_000

function attributesOf(source: string): ReadonlyMap<string, string> {
  const found = [...source.slice(0, LONGEST_TAG).matchAll(ATTRIBUTE)]
  return new Map(found.map(([, name = '', double, single]) => [name, decode(double ?? single ?? '')]))
}

/** The end of a tag that begins at `from`, outside of quotation marks; -1: there is none. */
function endOfTag(text: string, from: number): number {
  let quote = ''
  for (let at = from; at < text.length; at++) {
    const char = text[at] ?? ''
    if (quote !== '') quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if (char === '>') return at
  }
  return -1
}

/** What is passed over, by how it begins, and how it ends. */
const PASSED = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!', '>'],
] as const

function tagItems(source: string, line: number): readonly XmlItem[] {
  if (source.startsWith('/')) return [{ kind: 'close', name: source.slice(1).trim() }]
  const name = /^[^\s/]+/.exec(source)?.[0]
  if (name === undefined) return [{ kind: 'broken', line }]
  const open: XmlItem = {
    kind: 'open',
    name,
    attributes: attributesOf(source.slice(name.length)),
    line,
    source: `<${source}>`,
  }
  return source.endsWith('/') ? [open, { kind: 'close', name }] : [open]
}

/** The tags and texts of an XML file, in order. It ends with `broken` where a tag has no end. */
export function* xmlItems(text: string): Generator<XmlItem> {
  let line = 1
  let at = 0
  const goTo = (end: number): string => {
    const passed = text.slice(at, end)
    for (let found = passed.indexOf('\n'); found >= 0; found = passed.indexOf('\n', found + 1)) line++
    at = end
    return passed
  }
  while (at < text.length) {
    const tag = text.indexOf('<', at)
    const from = line
    const between = goTo(tag < 0 ? text.length : tag)
    if (between.trim() !== '') yield { kind: 'text', text: decode(between.trim()), line: from }
    if (tag < 0) return
    const passed = PASSED.find(([begin]) => text.startsWith(begin, at))
    const end = passed === undefined ? endOfTag(text, at) : text.indexOf(passed[1], at)
    if (end < 0) {
      yield { kind: 'broken', line }
      return
    }
    const begun = line
    const source = goTo(end + (passed?.[1].length ?? 1))
    if (passed === undefined) yield* tagItems(source.slice(1, -1), begun)
  }
}

/** The name of the file's outermost element, `null` if it is no XML. */
export function rootOf(text: string): string | null {
  if (!text.slice(0, 200).trimStart().startsWith('<')) return null
  for (const item of xmlItems(text)) if (item.kind !== 'text') return item.kind === 'open' ? item.name : null
  return null
}
