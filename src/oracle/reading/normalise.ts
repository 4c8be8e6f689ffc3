/**
 * A card's text as the grammar expects it: reminder text and ability words dropped, its own name as `~` (in an ability
 * it grants as `^`, 2004:202.2b), straight quotes, and older wordings of the same meaning replaced. The origin of each
 * piece is kept, so that problems point into the card.
 */

import { SUBTYPES, textLines } from '../../language/index.ts'

export interface Paragraph {
  readonly text: string
  /** Which paragraph of the card it is, from 0. */
  readonly line: number
  /** The position in the printed paragraph of a position in `text`. */
  readonly printedAt: (position: number) => number
  /** The same of a position behind some words: what was dropped there doesn't belong to them. */
  readonly printedEnd: (position: number) => number
}

/** Words before a dash that have no rules meaning (207.2c of 2011, and of today). */
const ABILITY_WORDS = [
  'Adamant',
  'Addendum',
  'Alliance',
  'Battalion',
  'Bloodrush',
  'Celebration',
  'Channel',
  'Chroma',
  'Cohort',
  'Constellation',
  'Converge',
  'Corrupted',
  "Council's dilemma",
  'Coven',
  'Delirium',
  'Disappear',
  'Domain',
  'Eerie',
  'Eminence',
  'Enrage',
  'Fateful hour',
  'Fathomless descent',
  'Ferocious',
  'Flurry',
  'Formidable',
  'Grandeur',
  'Hellbent',
  'Heroic',
  'Imprint',
  'Infusion',
  'Inspired',
  'Join forces',
  'Kinship',
  'Landfall',
  'Lieutenant',
  'Magecraft',
  'Metalcraft',
  'Morbid',
  'Opus',
  'Pack tactics',
  'Paradox',
  'Parley',
  'Radiance',
  'Raid',
  'Rally',
  'Renew',
  'Repartee',
  'Revolt',
  'Secret council',
  'Spell mastery',
  'Strive',
  'Survival',
  'Sweep',
  'Tempting offer',
  'Undergrowth',
  'Valiant',
  'Vivid',
  'Void',
  'Will of the council',
].join('|')
/** "1—9 | ": a row of the table under a roll (today:706.3). */
const ROW = String.raw`^\d+(?:[—–-]\d+|\+)? \| `
/** Where a paragraph, a mode or what a roll brings begins. */
const BEFORE_FLAVOR = `^|^• |${ROW}`
/**
 * Words before a dash that only tell what is pictured (today:207.2d), of a paragraph or of a mode: two or more, written
 * like a title, which no words with a meaning are.
 */
const FLAVOR_WORDS = String.raw`(?<=${BEFORE_FLAVOR})(?=[^—]*\p{Ll})\p{Lu}[\p{L}'-]*(?:,? (?:(?:of|the|an?|from|in|and|to|for) )*\p{Lu}[\p{L}'-]*)+!? — `
/** One word before a dash, other than those that mean something there. */
const WITH_MEANING = ['Boast', 'Companion', 'Exhaust', 'Forecast', 'Partner', 'Solved', 'Threshold', 'Visit'].join('|')
/** "Choose Khans or Dragons": the words before the dashes that follow are those (today:614.12b). */
const NO_ANCHOR = String.raw`(?<!, choose \p{Lu}[^.
]* or \p{Lu}[^.
]*\.
[^]*)`
const FLAVOR_WORD = String.raw`(?<=${BEFORE_FLAVOR})${NO_ANCHOR}(?!(?:${WITH_MEANING})\b)\p{Lu}\p{Ll}{2,}!? — `
/**
 * 2004:502.23: the word itself says when its text is there. Later texts say it in words; one that doesn't is not the
 * same without the word.
 */
const THRESHOLD = '^Threshold — (?=.*seven or more cards (?:are )?in your graveyard)'

/** Older wordings of the same meaning. */
const SAME: Readonly<Record<string, string>> = {
  'his or her': 'their',
  ' him or her': ' them',
  // Of a planeswalker, which is a person: nothing else in a text is.
  ' on him': ' on it',
  ' return him ': ' return it ',
  ' return her ': ' return it ',
  ' his owner': ' its owner',
  ' her owner': ' its owner',
  ' exile her,': ' exile ~,',
  ' she deals': ' it deals',
  ' himself': ' itself',
  ' on her': ' on it',
  ' his power': ' its power',
  ' her power': ' its power',
  ' her controller': ' its controller',
  ' her loyalty': ' its loyalty',
  "He's still": "It's still",
  "She's still": "It's still",
  ' he gets': ' it gets',
  ' she gets': ' it gets',
  ' he gains': ' it gains',
  ' she gains': ' it gains',
  ' he phases': ' it phases',
  " he's ": " it's ",
  " she's ": " it's ",
  ' he must': ' it must',
  ' she must': ' it must',
  ' him': ' ~',
  // Obsolete words of the glossary: 2004:glossary/total-casting-cost, casting-cost, successfully-cast, caster.
  'total casting cost': 'converted mana cost',
  'casting cost': 'mana cost',
  'successfully cast': 'cast',
  'its caster': 'its controller',
  '"legend rule"': 'legend rule',
  '“legend rule”': 'legend rule',
  ' onto a second target ': ' onto another target ',
  // today:308: tribal by its new name.
  ' kindred ': ' tribal ',
  // 2004:502.14a: since then a supertype.
  'Snow-covered': 'Snow',
  'snow-covered': 'snow',
  // Glossary "Considered": the object simply is that.
  'is considered': 'is',
  'are considered': 'are',
  // Glossary "During": what is to be done during a step happens at its beginning.
  'During your upkeep,': 'At the beginning of your upkeep,',
  "During each player's upkeep,": "At the beginning of each player's upkeep,",
  'During your draw step,': 'At the beginning of your draw step,',
  'During your end step,': 'At the beginning of your end step,',
  // today:702.29d: what is cycled is discarded, and both are one event.
  ' cycle or discard ': ' discard ',
  // today:702.89: the same keyword.
  'Umbra armor': 'Totem armor',
  ' umbra armor': ' totem armor',
  // 2004:313.1, today:513.1a.
  'At end of turn,': 'At the beginning of the end step,',
  ' at end of turn': ' at the beginning of the next end step',
  // A quoted ability begins like a sentence; this one is also written as a mere name.
  '"bands with other': '"Bands with other',
  '“bands with other': '"Bands with other',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
}

/** A loyalty cost typed with a hyphen instead of a minus sign. */
const HYPHEN = '^-(?=(?:\\d+|X):)'

/** Slips of the pen that leave no doubt about the meaning. */
const SLIPS = [
  // A blank at the end of a line, a reminder that isn't closed.
  ' +$',
  String.raw` ?\([^()\n]*$`,
  // No blank or no comma between the parts of a cost.
  String.raw`(?<=\}),(?=\{)`,
  String.raw`(?<=\{\d+\})\{T\}(?=:)`,
]
const MENDED: Readonly<Record<string, string>> = { ',': ', ', '{T}': ', {T}', '•': '• ' }

/** "This creature" means the same as its name. */
const THIS = String.raw`\b[Tt]his (?:creature|permanent|land|artifact|enchantment|Aura|Saga|Class|Case|Vehicle|Spacecraft|Siege|battle|Equipment|Fortification|token|spell|card|scheme|plane|emblem)\b`
/** What stands between "choose one" and its modes, where it isn't a dash with a space before it. */
const BEFORE_MODES = String.raw`(?<=^(?:[^"]* )?[Cc]hoose (?:up to )?\w+(?: that hasn't been chosen)?)(?:: ?|—| –)$`
/** A mode without the space after its bullet. */
const BULLET = '^•(?=\\S)'
const FIXED = new RegExp(
  [
    BEFORE_MODES,
    BULLET,
    String.raw` ?\([^()]*\)`,
    // today:702.148: what is left out as it is cast for another cost.
    String.raw`[[\]]`,
    THIS,
    HYPHEN,
    `^(?:${ABILITY_WORDS}) [—-] `,
    FLAVOR_WORDS,
    FLAVOR_WORD,
    THRESHOLD,
    ROW,
    ...SLIPS,
    ...Object.keys(SAME),
  ].join('|'),
  'gmu',
)
const LETTER = /[\p{L}-]/u

/** Kinds of creatures, which a text may speak of though the card is called so. */
const KINDS: ReadonlySet<string> = new Set(SUBTYPES.creature)

/** The names by which a text may call its own card: the full name, and a legend's first name. */
function namesOf({ name, isLegend, replaceName }: Named): readonly string[] {
  if (!replaceName || name === '') return []
  const shorts = [/,/, / the /, / of /].map((mark) => name.split(mark)[0] ?? name)
  return isLegend ? [...new Set([name, ...shorts, ...firstName(name)])] : [name]
}

/** "Orsolenn the First Seed" may be "Orsolenn"; but no kind of creature is a name. */
function firstName(name: string): readonly string[] {
  const [first = '', ...more] = name.split(' ')
  return more.length > 0 && first.length > 3 && !KINDS.has(first) ? [first] : []
}

/** A piece of the printed text to be replaced. */
interface Cut {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Whether the position is inside a quoted ability. */
function isQuoted(printed: string, at: number): boolean {
  return (printed.slice(0, at).match(/["“”]/g)?.length ?? 0) % 2 === 1
}

/** "Named Keeper of": the name of something else goes on with the card's own. */
const IN_NAME = /\bnamed (?:\p{Lu}[\p{L}'-]* (?:of the |of |the )?)*$/u
const A_NAME = String.raw`\p{Lu}[\p{L}'-]*(?: (?:of the |of |the )?\p{Lu}[\p{L}'-]*)*`
/** "Named A, B, and C": where a name may stand as the last of three, or between two. */
const LAST_OF_NAMES = new RegExp(String.raw`\bnamed ${A_NAME}, ${A_NAME}, and $`, 'u')
const SECOND_OF_NAMES = new RegExp(String.raw`\bnamed ${A_NAME}, $`, 'u')
const ANOTHER_NAME = /^(?: (?:of the |of |the )?\p{Lu}[\p{L}'-]*)*, and \p{Lu}/u
/** "Create Orsolenn Reborn, a legendary ...": the name of a token goes on with the card's own. */
const CREATES = /\b[Cc]reates? $/
const OF_TOKEN = /^(?: (?:of the |of |the )?\p{Lu}[\p{L}'-]*)+, a legendary /u
/** "Each other attacking Aurochs": a kind of creature, of a card that has its name from that. */
const OF_KIND = /\b(?:other|another|attacking|blocking|each|all|target) $/
/** "If you control a Liliana planeswalker": the type, of a card that has its name from that. */
const OF_WALKER = /^ planeswalkers?\b/
const saysOther = (before: string, name: string, after: string): boolean =>
  OF_WALKER.test(after) ||
  IN_NAME.test(before) ||
  LAST_OF_NAMES.test(before) ||
  (SECOND_OF_NAMES.test(before) && ANOTHER_NAME.test(after)) ||
  (CREATES.test(before) && OF_TOKEN.test(after)) ||
  (KINDS.has(name) && OF_KIND.test(before))

/** Where a name occurs as whole words; after "named" it is a name and not the card itself. */
function namesIn(printed: string, name: string): readonly Cut[] {
  const cuts: Cut[] = []
  for (let from = printed.indexOf(name); from >= 0; from = printed.indexOf(name, from + 1)) {
    const to = from + name.length
    const isPart = LETTER.test(printed[from - 1] ?? ' ') || LETTER.test(printed[to] ?? ' ')
    if (!isPart && !saysOther(printed.slice(0, from), name, printed.slice(to)))
      cuts.push({ from, to, text: isQuoted(printed, from) ? '^' : '~' })
  }
  return cuts
}

const TOKEN_NAMED = new RegExp(String.raw`\btokens? named (${A_NAME})`, 'gu')
/** "A token named Spark. It has “Sacrifice Spark: ...”": in its own ability the token is meant. */
function tokensIn(printed: string): readonly Cut[] {
  return [...printed.matchAll(TOKEN_NAMED)].flatMap(({ 1: name = '', index }) =>
    namesIn(printed, name).flatMap((cut) =>
      cut.from > index && isQuoted(printed, cut.from) ? [{ ...cut, text: '~' }] : [],
    ),
  )
}

/** What a piece of text is replaced by. */
function meantBy(found: string): string {
  if (found.endsWith(' | ')) return `${found.slice(0, -3).replace(/[—–]/, '-')}: `
  if (found === '-') return '−'
  if (/^(?::| –|—)/.test(found)) return ' —'
  return SAME[found] ?? MENDED[found] ?? (/^this /i.test(found) ? '~' : '')
}

/** In text order; of two that begin at one position, the longer first. */
function cutsOf(printed: string, names: readonly string[]): readonly Cut[] {
  const cuts = [...names.flatMap((name) => namesIn(printed, name)), ...tokensIn(printed)]
  for (const { 0: found, index } of printed.matchAll(FIXED)) {
    cuts.push({ from: index, to: index + found.length, text: meantBy(found) })
  }
  return cuts.sort((a, b) => a.from - b.from || b.to - a.to)
}

interface Piece {
  /** Its start in the normalised and in the printed text. */
  readonly at: number
  readonly from: number
}

function replaced(printed: string, cuts: readonly Cut[]): { text: string; pieces: readonly Piece[] } {
  const pieces: Piece[] = [{ at: 0, from: 0 }]
  let text = ''
  let from = 0
  for (const cut of cuts) {
    if (cut.from < from) continue
    text += printed.slice(from, cut.from)
    pieces.push({ at: text.length, from: cut.from })
    text += cut.text
    from = cut.to
    pieces.push({ at: text.length, from })
  }
  text += printed.slice(from)
  return { text, pieces }
}

export interface Named {
  readonly name: string
  readonly isLegend: boolean
  /** False to read the name as ordinary words: for a card named like a keyword or a verb. */
  readonly replaceName: boolean
}

/** An ability word's paragraph whose effect replaces that of the paragraph before: both are one text. */
const WORD = new RegExp(`^(?:${ABILITY_WORDS}|Threshold) — `)
const isContinued = (printed: string): boolean =>
  WORD.test(printed) && /\binstead\b/.test(printed) && !/\bwould\b| — (?:When|Whenever|At) /.test(printed)

/** Two paragraphs as one; positions in the second still point into it. */
function joined(first: Paragraph, second: Paragraph): Paragraph {
  const start = first.text.length + 1
  return {
    text: `${first.text}\n${second.text}`,
    line: first.line,
    printedAt: (position) => (position < start ? first.printedAt(position) : first.printedAt(first.text.length)),
    printedEnd: (position) => first.printedEnd(Math.min(position, first.text.length)),
  }
}

export function normalise(oracleText: string, named: Named): readonly Paragraph[] {
  const names = namesOf(named)
  const paragraphs: Paragraph[] = []
  for (const [line, printed] of textLines(oracleText).entries()) {
    const paragraph = paragraphOf(printed, line, names)
    const before = paragraphs.at(-1)
    if (before !== undefined && isContinued(printed)) paragraphs[paragraphs.length - 1] = joined(before, paragraph)
    else if (paragraph.text !== '') paragraphs.push(paragraph)
  }
  return paragraphs
}

function paragraphOf(printed: string, line: number, names: readonly string[]): Paragraph {
  const { text, pieces } = replaced(printed, cutsOf(printed, names))
  const printedAt = (position: number): number => {
    const piece = pieces.findLast((one) => one.at <= position) ?? { at: 0, from: 0 }
    return Math.min(printed.length, piece.from + position - piece.at)
  }
  const printedEnd = (position: number): number =>
    pieces.find(({ at }) => at === position && at > 0)?.from ?? printedAt(position)
  return { text: text.trim(), line, printedAt, printedEnd }
}
