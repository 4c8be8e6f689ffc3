/** From the paragraphs of a text to its abilities, or to what isn't understood about them. */
import type { Ability, Body, Condition, Effect, Players } from '../language/index.ts'
import {
  type Outcome,
  only,
  type Phrase,
  type Phrased,
  type Production,
  print,
  printPhrases,
  productionsIn,
  type Syntax,
  sameValue,
} from './core/index.ts'
import { castingCostOf, type Dangling, dangling, type Face, unlinked, withoutKickers } from './finishing/index.ts'
import { Interpreter, type Mark, NO_FRAME, type Place, Places, type SpellFrame, Unclear } from './meaning/index.ts'
import type { Paragraph, Problem } from './reading/index.ts'
import { gainedWhile, headed, permanentParagraph, spellParagraph } from './sentences/index.ts'

type Abilities = readonly Ability[]
type Spell = Extract<Ability, { kind: 'spell' }>

export type Understood =
  | { readonly ok: true; readonly abilities: Abilities }
  | { readonly ok: false; readonly problems: readonly Problem[] }

function problemOf(outcome: Exclude<Outcome<Abilities>, { kind: 'understood' }>, paragraph: Paragraph): Problem {
  const { line, text, printedAt } = paragraph
  switch (outcome.kind) {
    case 'notUnderstood':
      return {
        ability: line,
        position: printedAt(outcome.position),
        phrase: outcome.found,
        expected: outcome.expected,
        reason: 'unknown',
      }
    case 'inexact': {
      let same = 0
      while (text[same] === outcome.printed[same] && same < text.length) same++
      const from = text.lastIndexOf(' ', same) + 1
      const expected = [outcome.printed.slice(from, from + 40)]
      return {
        ability: line,
        position: printedAt(from),
        phrase: text.slice(from, from + 40),
        expected,
        reason: 'inexact',
      }
    }
    case 'ambiguous':
      return { ability: line, position: 0, phrase: text, expected: [], reason: 'ambiguous' }
  }
}

const WORDS_OF = { they: /\b(?:they|their|them)\b/i, them: /\b(?:them|they|those)\b/i, it: /\b(?:it|its)\b/i } as const

function pronounProblem({ word }: Unclear, paragraph: Paragraph): Problem {
  const pattern = word in WORDS_OF ? WORDS_OF[word as keyof typeof WORDS_OF] : new RegExp(word, 'i')
  const at = Math.max(0, paragraph.text.search(pattern))
  const phrase = paragraph.text.slice(at).split(/(?<=\.)|(?=,)/)[0] ?? ''
  return {
    ability: paragraph.line,
    position: paragraph.printedAt(at),
    phrase,
    expected: [word === 'target' ? 'one target at most' : `something that “${word}” can point at`],
    reason: 'pronoun',
  }
}

function danglingProblem({ words, expected }: Dangling, paragraph: Paragraph): Problem {
  const at = Math.max(0, paragraph.text.search(words))
  const phrase = paragraph.text.slice(at).split(/(?<=\.)|(?=,)/)[0] ?? ''
  return {
    ability: paragraph.line,
    position: paragraph.printedAt(at),
    phrase,
    expected: [expected],
    reason: 'dangling',
  }
}

const shorts = new Map<string, Abilities>()

/** Reads what a keyword abbreviates; its parameters may make it a text that the grammar doesn't know. */
function readShort(text: string): Abilities {
  const known = shorts.get(text)
  if (known !== undefined) return known
  const outcome = only(permanentParagraph, text)
  if (outcome.kind !== 'understood') throw new Unclear('keyword')
  shorts.set(text, outcome.value)
  return outcome.value
}

/** Turns what is said into what is meant, and back again, which proves that nothing was lost. */
export function meant(said: Ability, place: Place, frame: SpellFrame = NO_FRAME): Ability | null {
  const marks: Mark[] = []
  const meaning = new Interpreter('mean', marks, said, frame, place, readShort).ability(said)
  const again = new Interpreter('say', [...marks], meaning, frame, null).ability(meaning)
  return sameValue(again, said) ? meaning : null
}

/** All that an instant or sorcery does is one ability: the effects of its paragraphs, in each mode if it is modal. */
function merged(spells: readonly Spell[]): Spell {
  const [first, ...more] = spells as [Spell, ...Spell[]]
  return { ...first, body: more.reduce((body, next) => together(body, next.body), first.body) }
}

function together(a: Body, b: Body): Body {
  const modes = a.modes.flatMap((mode) => b.modes.map((after): readonly Effect[] => [...mode, ...after]))
  return { ...(a.choose === null ? b : a), modes }
}

const ACTIVE: Players = { kind: 'activePlayer' }
/** "Cast this spell only during an opponent's turn": "that player" is the one whose turn it is. */
const isOfTheirTurn = (ability: Ability): boolean =>
  ability.kind === 'static' &&
  ability.rule.kind === 'castOnly' &&
  ability.rule.condition.kind === 'whoseTurn' &&
  ability.rule.condition.who.kind === 'anOpponent'

const isSpell = (ability: Ability): ability is Spell => ability.kind === 'spell'

/** 2011:contents/710: a line below a level symbol or the like is said of the permanent while that holds. */
const said = (ability: Ability, under: Condition | null): Ability =>
  under === null ? ability : gainedWhile(under, ability)

interface Read {
  readonly paragraph: Paragraph
  readonly said: Abilities
}

/** The words and marks alone. */
const wordsOf = (text: string): string => text.toLowerCase().replaceAll(/\s+/gu, '')

/** Texts no longer than this are those of many cards: keywords, and what lands do. */
const BRIEF = 40
const MOST_KEPT = 20_000
const kept = new Map<string, Outcome<Abilities>>()

/** Reads a paragraph; a brief one only once for all the cards that have it. */
function readOnce(syntax: Syntax<Abilities>, text: string): Outcome<Abilities> {
  if (text.length > BRIEF) return only(syntax, text)
  const key = `${syntax.id} ${text}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const outcome = only(syntax, text)
  if (kept.size < MOST_KEPT) kept.set(key, outcome)
  return outcome
}

/** Printed texts now and then have a small letter for a capital one, or a space too many: they are read in house style. */
function readParagraph(syntax: Syntax<Abilities>, text: string, isRepeated: boolean): Outcome<Abilities> {
  // Each target is a target of its own, also where a card says the same twice: a value stands for one place in a text.
  const outcome = isRepeated ? only(syntax, text) : readOnce(syntax, text)
  const isSlip = outcome.kind === 'inexact' && wordsOf(outcome.printed) === wordsOf(text)
  return isSlip ? only(syntax, outcome.printed) : outcome
}

export function understand(paragraphs: readonly Paragraph[], isSpellCard: boolean, face: Face): Understood {
  const problems: Problem[] = []
  const read: Read[] = []
  const before = new Set<string>()
  for (const { paragraph, under } of headed(paragraphs)) {
    const { text } = paragraph
    const outcome = readParagraph(isSpellCard ? spellParagraph : permanentParagraph, text, before.has(text))
    before.add(text)
    if (outcome.kind === 'understood') read.push({ paragraph, said: outcome.value.map((one) => said(one, under)) })
    else problems.push(problemOf(outcome, paragraph))
  }
  if (problems.length > 0) return { ok: false, problems }
  const all = read.flatMap(({ said }) => said)
  const turn = all.some(isOfTheirTurn) ? ACTIVE : null
  const frame: SpellFrame = { costs: all.flatMap(castingCostOf), turn, own: face }
  const spells = read.filter(({ said }) => said.some(isSpell))
  const abilities: Ability[] = []
  const places = new Places(face.name)
  const resolve = (said: Ability, paragraph: Paragraph): void => {
    try {
      const meaning = meant(said, places.next(paragraph.line), frame)
      if (meaning !== null) abilities.push(meaning)
      else
        problems.push({ ability: paragraph.line, position: 0, phrase: paragraph.text, expected: [], reason: 'inexact' })
    } catch (error) {
      if (!(error instanceof Unclear)) throw error
      problems.push(pronounProblem(error, paragraph))
    }
  }
  for (const { paragraph, said } of read) {
    for (const ability of said) {
      if (!isSpell(ability)) resolve(ability, paragraph)
      else if (spells[0]?.paragraph === paragraph)
        resolve(merged(spells.flatMap((one) => one.said.filter(isSpell))), paragraph)
    }
  }
  if (problems.length > 0) return { ok: false, problems }
  for (const one of dangling(abilities, face)) {
    const paragraph = paragraphs.find(({ line }) => line === one.ability.at.line)
    if (paragraph !== undefined) problems.push(danglingProblem(one, paragraph))
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, abilities }
}

/** A line of a text, and what its words are there for, by their places in it as printed. */
export interface LineRead {
  readonly line: number
  readonly phrases: readonly Phrase[]
}

/** In front of what isn't read, only the first words of a text can be its event or cost. */
const isPlain = ({ role, from }: Phrase): boolean =>
  role === 'target' || role === 'keyword' || role === 'duration' || from === 0

/** The longest of those that begin together, one after the other. */
function apart(phrases: readonly Phrase[]): readonly Phrase[] {
  const kept: Phrase[] = []
  for (const one of phrases.toSorted((a, b) => a.from - b.from || b.to - a.to))
    if (one.from >= (kept.at(-1)?.to ?? 0)) kept.push(one)
  return kept
}

/**
 * What the words of a paragraph are there for: of one that isn't understood, those before the first that aren't read.
 */
export function lineRead({ line, text, printedAt, printedEnd }: Paragraph, isSpellCard: boolean): LineRead {
  const syntax = isSpellCard ? spellParagraph : permanentParagraph
  const outcome = only(syntax, text)
  const found =
    outcome.kind === 'understood'
      ? (printPhrases(syntax, outcome.value, outcome.trail)?.phrases ?? [])
      : outcome.kind === 'notUnderstood'
        ? apart(outcome.phrases.filter(isPlain))
        : []
  return { line, phrases: found.map(({ role, from, to }) => ({ role, from: printedAt(from), to: printedEnd(to) })) }
}

/** The productions that read a paragraph; none if it isn't understood. What a keyword stands for isn't its text. */
export function productionsOf(paragraph: Paragraph, isSpellCard: boolean): readonly Production[] {
  const text = headed([paragraph])[0]?.paragraph.text ?? ''
  const syntax = isSpellCard ? spellParagraph : permanentParagraph
  const outcome = only(syntax, text)
  return outcome.kind === 'understood' ? productionsIn(syntax, outcome.value, outcome.trail) : []
}

/** A keyword without what its card is as it is cast for its cost, which its own words don't say. */
function withoutFace(ability: Ability): Ability {
  if (ability.kind !== 'keyword' || ability.face === undefined) return ability
  const { face: _, ...plain } = ability
  return plain
}

const saidAgain = (ability: Ability): Ability =>
  new Interpreter('say', [], ability, NO_FRAME, null).ability(withoutFace(withoutKickers(unlinked(ability))))

/** An ability as text, in house style; null where the grammar can't express it. */
export function printAbility(ability: Ability, isSpellCard = ability.kind === 'spell'): string | null {
  return print(isSpellCard ? spellParagraph : permanentParagraph, [saidAgain(ability)])
}

/** The same text, with what its words are there for: its cost, its event, its targets. */
export function phrasesOf(ability: Ability): Phrased | null {
  return printPhrases(ability.kind === 'spell' ? spellParagraph : permanentParagraph, [saidAgain(ability)])
}
