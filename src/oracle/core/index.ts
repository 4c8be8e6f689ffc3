/** The kernel of the two-way grammar: see docs/grammar.md. */

export { cases, either, partial, prefer, wordings } from './choice.ts'
export {
  apart,
  capital,
  type Isomorphism,
  lazy,
  many,
  mapped,
  named,
  numberedBy,
  one,
  optional,
  placed,
  plural,
  quiet,
  singular,
  withFields,
} from './combine.ts'
export { takesAn } from './layout.ts'
export { type ListOptions, repeat, series } from './lists.ts'
export type { GrammaticalNumber, Meaning, Role, Syntax } from './node.ts'
export { type Difference, differences, type Outcome, only, type Preference } from './only.ts'
export { explain, explainPrint, type Failure, type Phrase, parseAll, print, type Reading, type Trail } from './parse.ts'
export { inTextOrder, replaced, unplaced } from './place.ts'
export { type Production, productionsIn, productionsMade } from './productions.ts'
export { type Phrased, printPhrases, role } from './roles.ts'
export { derived, narrowed, type ShapedOptions, shaped, single } from './shaped.ts'
export { type Hole, maybe, nounPhrase, nounRule, part, phrase, type RecordOf, rule } from './template.ts'
export { flag, nouns, oneOf, type TokenSyntax, table, token, verbatim, words } from './terminals.ts'
export { type Token, type TokenKind, tokenise } from './tokens.ts'
export { sameValue } from './value.ts'
