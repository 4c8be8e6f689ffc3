import ts from 'typescript-api'
import { eachNode, parse, type Source } from './sources.ts'

/** Words that no message uses, each with what to say instead. */
export const banned: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\bso many\b/i, 'the number, or "all"'],
  [/\bwhoever\b/i, '"the player who", or the name'],
  [/\bby lot\b/i, '"random"'],
  [/\bwhat can(’t)? be\b/i, 'the things by name: "choose a card"'],
  [/\bwhat is lit\b/i, 'the things by name'],
  [
    /\b(let|lets) (it|this) go on\b|\bgoes on\b(?! (top|the)\b)|\bgoing on\b|\bgo on\b|\bgone on\b/i,
    '"continue", "pass", "resume"',
  ],
  [/\bas well as can be\b/i, '"perfectly"'],
  [/\b(is|are) to (be|do)\b/i, 'an imperative'],
  [/\bis done by\b/i, 'the active voice'],
  [/\bas it (stands|was brought)\b|\bas it is(?=[,.]|$)/i, '"current", or the reason'],
  [/\bit is about\b/i, '"look at"'],
  [/\bbeside\b/i, '"next to", "on top of"'],
  [/\banew\b/i, '"again"'],
  [/\bshall\b/i, '"will"'],
  [/\bbecause of it\b|\bsays so\b|\bsays itself\b/i, 'the reason'],
  [/\bthere could\b|\bcould stand\b/i, '"expected here"'],
  [/\bpassed over\b/i, '"skipped"'],
  [/\bneeds? you\b(?! to\b)/i, '"needs fixing"'],
  [/\bknown here\b/i, '"not found"'],
  [/\b(does not|doesn’t) let\b/i, '"doesn’t allow"'],
  [/\bbe kept\b|\bkept aside\b|\bkeep the (deck|game)\b/i, '"save", "set aside"'],
  [/\bon its way\b/i, '"cut off or changed"'],
  [/\bthrow \S+ ?away\b/i, '"delete"'],
  [/\bgame (inside|around)\b/i, '"subgame", "outer game"'],
  [/\btaken? back\b/i, '"undone"'],
  [/\blies? on top\b/i, '"goes on top"'],
  [/\bthe machine\b|\bmachine plays\b/i, '"the AI"'],
  [/\bone less\b .*\battacks\b/i, '"one fewer"'],
  [/\bwhat came of\b/i, '"imported"'],
  [/\bby itself\b/i, '"automatically", or nothing'],
  [/\bin the way\b/i, '"blocks"'],
  [/\bwhom\b/i, '"which player"'],
  [/\bhow often\b/i, '"how many times"'],
  [/\bin your turn\b/i, '"on your turn"'],
  [/\bleft to give\b/i, '"left to divide"'],
  [/\bplayed out ahead\b|\bplaying everything out\b/i, '"simulated", "searched"'],
  [/\b(color|armor|favorite|center|gray)\w*/i, 'British spelling'],
  [/\w'\w/, 'the curly apostrophe'],
]

const TABLE = /(^|\/)src\/ui\/messages\/(pages\/)?en\//

/** A name in code rather than words: a key, a module, a literal of a type. */
const isCode = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  ts.isImportDeclaration(node.parent) ||
  ts.isExportDeclaration(node.parent) ||
  ts.isLiteralTypeNode(node.parent)

function isTold(node: ts.Node): boolean {
  let at = node
  while (!ts.isPropertyAssignment(at) && !ts.isVariableStatement(at) && at.parent !== undefined) at = at.parent
  return /\btouch\b/.test(at.getText())
}

/** Words that no message uses, each with what to say instead. */
export type Banned = readonly (readonly [words: RegExp, instead: string])[]

/** What in the tables under that path nobody would write, with what to say instead; `more` looks at a text in its place. */
export function unwanted(
  sources: readonly Source[],
  table: RegExp,
  words: Banned,
  more: (text: string, node: ts.Node) => string | null = () => null,
): string[] {
  return sources
    .filter(({ path }) => table.test(path))
    .flatMap((source) => {
      const found: string[] = []
      eachNode(parse(source), (node) => {
        const isText =
          ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
        if (!isText || isCode(node)) return
        const { text } = node
        const own = more(text, node)
        const instead = words.flatMap(([one, said]) => (one.test(text) ? [said] : []))
        for (const said of own === null ? instead : [...instead, own]) found.push(`${source.path}: “${text}” (${said})`)
      })
      return found
    })
}

/** What in the tables of messages a native speaker would not write, each with what to say instead. */
export const foreignWords = (sources: readonly Source[]): string[] =>
  unwanted(sources, TABLE, banned, (text, node) => (/\bclick/i.test(text) && !isTold(node) ? 'or "tap"' : null))
