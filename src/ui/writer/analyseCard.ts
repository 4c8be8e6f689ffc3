/** What is found out about a card that is being written; done in a worker, since a text may take long. */
import { type AbilityKey, type Printed, textLines } from '../../language/index.ts'
import {
  type CardRecord,
  type Compiled,
  compile,
  type LineRead,
  type Problem,
  readLines,
  type Worded,
  worded,
} from '../../oracle/index.ts'
import type { EditionId } from '../../rulebook/index.ts'
import { settled } from '../reading/readCard.ts'
import { PHRASES } from './phrases.ts'

export interface CardAnalysis {
  readonly compiled: Compiled
  /** The card as its edition has it; of a text with lines that aren't read, with the abilities of the others. */
  readonly printed: Printed
  readonly lines: readonly LineRead[]
  readonly words: Readonly<Record<AbilityKey, Worded | null>>
  /** What can stand where the text stops being read; each of them was tried. */
  readonly phrases: readonly string[]
}

const MOST = 6

/** The card without the lines that aren't read: what the game would do if they were left out. */
function withoutUnread(record: CardRecord, problems: readonly Problem[]): Printed | null {
  const unread = new Set(problems.map(({ ability }) => ability))
  const kept = textLines(record.oracle_text).map((line, index) => (unread.has(index) ? '' : line))
  const compiled = compile({ ...record, oracle_text: kept.join('\n') })
  return compiled.ok ? compiled.printed : null
}

function phrasesFor(record: CardRecord, { ability, position, reason }: Problem): readonly string[] {
  if (reason !== 'unknown') return []
  const before = (textLines(record.oracle_text)[ability] ?? '').slice(0, position).trimEnd()
  const found: string[] = []
  for (const phrase of PHRASES) {
    const said = phrase.replaceAll('~', record.name)
    const gap = before === '' || /^[.,:]/.test(said) ? '' : ' '
    if (compile({ ...record, oracle_text: `${before}${gap}${said}` }).ok) found.push(said)
    if (found.length === MOST) break
  }
  return found
}

/** Everything that the page shows of a card's text. */
export function analyseCard(record: CardRecord, edition: EditionId): CardAnalysis {
  const compiled = compile(record)
  const [problem] = compiled.ok ? [] : compiled.problems
  const readable = compiled.ok ? compiled.printed : withoutUnread(record, compiled.problems)
  const printed = settled(readable ?? compiled.printed, edition)
  return {
    compiled,
    printed,
    lines: readLines(record),
    words: Object.fromEntries(printed.abilities.map((ability) => [ability.at.key, worded(ability)])),
    phrases: problem === undefined ? [] : phrasesFor(record, problem),
  }
}
