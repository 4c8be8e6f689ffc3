/** The lines of a reading that several kinds of abilities share: choices, targets, what is done, how long it lasts. */
import { targetsIn } from '../../engine/index.ts'
import { type Ability, type Body, type Duration, visitNodes } from '../../language/index.ts'
import type { Phrase, Role, Worded } from '../../oracle/index.ts'
import { type Citation, cite, type EditionId } from '../../rulebook/index.ts'
import { type ReadingKey, sayReading } from '../messages/pages/reading.ts'
import { DURATION_RULES, RULES } from './rules.ts'

export interface ReadingLine {
  readonly label: string
  /** As rules text, with symbols in braces. */
  readonly words: string
  /** The rule behind it, with its book. */
  readonly rule: string
}

/** What a reading is made from: the ability's words, the card they stand on, and the edition that reads them. */
export interface Given {
  readonly worded: Worded
  readonly edition: EditionId
  readonly isCreature: boolean
}

type LabelKey = Exclude<Extract<ReadingKey, `label.${string}`>, 'label.mode'>

export const line = (label: LabelKey, words: string, rule: Citation, { edition }: Given): ReadingLine => ({
  label: sayReading(label),
  words,
  rule: cite(rule, edition),
})

const isIn = (a: Phrase, b: Phrase): boolean => a !== b && a.from >= b.from && a.to <= b.to

/** The ability's own words with that role: what it gives to something else, in quotes, is another ability's. */
export function wordsOf({ text, phrases }: Worded, role: Role): readonly string[] {
  const quoted = phrases.filter((one) => one.role === 'quoted')
  return phrases
    .filter((one) => one.role === role && !quoted.some((quote) => isIn(one, quote)))
    .map(({ from, to }) => text.slice(from, to))
}

const BULLET = '\n• '

/** "1 of 3, before targets"; nothing where there is nothing to choose. */
function chosenModes({ choose, by, modes }: Body, given: Given): readonly ReadingLine[] {
  if (choose === null) return []
  const least = typeof choose.min === 'number' ? choose.min : 0
  const how = sayReading('read.choose', {
    least,
    most: typeof choose.max === 'number' ? choose.max : null,
    of: modes.length,
  })
  return [line('label.choose', by === undefined ? how : sayReading('read.chooseOther', { how }), RULES.modes, given)]
}

/** What it does: mode by mode, or all of its sentences. */
function done({ choose }: Body, given: Given): readonly ReadingLine[] {
  const { worded, edition } = given
  if (choose === null) return [line('label.do', wordsOf(worded, 'do').join(' '), RULES.does, given)]
  const [, ...modes] = worded.text.split(BULLET)
  return modes.map((words, index) => ({
    label: sayReading('label.mode', { n: index + 1 }),
    words,
    rule: cite(RULES.does, edition),
  }))
}

type Offering = 'may' | 'mayPay' | 'delayed'

/** Which of these effects the text has, outside of abilities that it gives away. */
function offers(body: Body): ReadonlySet<Offering> {
  const found = new Set<Offering>()
  visitNodes(body, (node) => {
    if (node.kind === 'gain' || node.kind === 'loseAbility' || 'abilities' in node) return 'skip'
    if (node.kind === 'may' || node.kind === 'mayPay' || node.kind === 'delayed') found.add(node.kind)
    return undefined
  })
  return found
}

function durations(body: Body): readonly Duration['kind'][] {
  const found = new Set<Duration['kind']>()
  visitNodes(body, (node) => {
    if (node.kind === 'gain' || node.kind === 'loseAbility' || 'abilities' in node) return 'skip'
    const { duration } = node as { readonly duration?: Duration }
    if (duration !== undefined) found.add(duration.kind)
    return undefined
  })
  return [...found]
}

const targetCount = ({ modes }: Body): number => Math.max(0, ...modes.map((mode) => targetsIn(mode).length))

type TargetKey = 'read.targetCast' | 'read.targetActivated' | 'read.targetTriggered'

/** Whom it is aimed at, and when that is chosen. */
function aimed(body: Body, key: TargetKey, rule: Citation, given: Given): readonly ReadingLine[] {
  const words = [...new Set(wordsOf(given.worded, 'target'))]
  if (targetCount(body) === 0 || words.length === 0) return []
  return [line('label.target', sayReading(key, { words }), rule, given)]
}

export interface Announced {
  readonly target: TargetKey
  readonly targetRule: Citation
  /** When a choice that an effect leaves to its player is made. */
  readonly mayRule: Citation
}

/** From its choices to how long it lasts: everything that an ability on the stack has in common with any other. */
export function bodyLines(
  body: Body,
  { target, targetRule, mayRule }: Announced,
  given: Given,
): readonly ReadingLine[] {
  const has = offers(body)
  const targets = targetCount(body)
  return [
    ...chosenModes(body, given),
    ...aimed(body, target, targetRule, given),
    ...(has.has('may') ? [line('label.may', sayReading('read.may'), mayRule, given)] : []),
    ...done(body, given),
    ...(has.has('mayPay') ? [line('label.pay', sayReading('read.pay'), RULES.pay, given)] : []),
    ...(has.has('delayed') ? [line('label.later', sayReading('read.later'), RULES.later, given)] : []),
    ...durations(body).map((kind) => ({
      label: sayReading('label.lasts'),
      words: sayReading(`read.lasts.${kind}`),
      rule: cite(DURATION_RULES[kind], given.edition),
    })),
    ...(targets > 0 ? [line('label.gone', sayReading('read.gone', { n: targets }), RULES.gone, given)] : []),
  ]
}

/** Where it works, unless that is the battlefield. */
export function whereLines(
  ability: Exclude<Ability, { kind: 'spell' | 'keyword' }>,
  given: Given,
): readonly ReadingLine[] {
  if (ability.zone === 'battlefield') return []
  return [line('label.where', sayReading(`read.where.${ability.zone}`), RULES.elsewhere, given)]
}
