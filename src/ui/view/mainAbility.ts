/** The one thing that a small card says of what it can do. */
import { type Ability, isOfCombat, isSimple, type KeywordName, type Printed, textLines } from '../../language/index.ts'
import { say } from '../messages/index.ts'
import { withoutReminder } from './lines.ts'
import { loyaltyText } from './loyalty.ts'
import { shortText } from './shortText.ts'

/** The names of an object's keywords, in text order, without duplicates. */
export function keywordNames(abilities: readonly Ability[]): readonly string[] {
  return keywordsIn(abilities).map((name) => say(`keyword.${name}`))
}

/** The keywords themselves, without duplicates. */
export function keywordsIn(abilities: readonly Ability[]): readonly KeywordName[] {
  return [...new Set(abilities.flatMap((ability) => (ability.kind === 'keyword' ? [ability.keyword.name] : [])))]
}

/** More have no room. */
const MOST_KEYWORDS = 3
/** Longer, a line is cut. */
const MOST_LETTERS = 34

/** Whether more words than its name say what a keyword does in a fight. */
const hasWords = (name: KeywordName): boolean => name === 'protection' || isOfCombat(name)

type Own = Pick<Printed, 'name' | 'text'>

const lineIn = ({ name, text }: Own, { at }: Ability): string | undefined =>
  at.card === name ? textLines(text)[at.line] : undefined

/** `Protection from black`: a keyword as its card's text has it. */
function keywordWords(own: Own, ability: Extract<Ability, { kind: 'keyword' }>): string {
  const { name } = ability.keyword
  const parts = withoutReminder(lineIn(own, ability) ?? '').split(/[,;]\s*/)
  const begins = name === 'landwalk' ? /walk/i : new RegExp(`^${name}`, 'i')
  const words = parts.find((part) => begins.test(part))
  return words ?? say(`keyword.${name}`)
}

/** Keywords that a small card shows, in text order. */
function shownKeywords(abilities: readonly Ability[], own: Own): readonly string[] {
  const words = abilities.flatMap((ability) => {
    if (ability.kind !== 'keyword') return []
    if (isSimple(ability.keyword)) return [say(`keyword.${ability.keyword.name}`)]
    return hasWords(ability.keyword.name) ? [keywordWords(own, ability)] : []
  })
  return [...new Set(words)].slice(0, MOST_KEYWORDS)
}

/** The beginning of a line, up to the end of a word. */
function cut(line: string): string {
  if (line.length <= MOST_LETTERS) return line
  const room = line.slice(0, MOST_LETTERS)
  return say('card.goesOn', { text: room.slice(0, room.lastIndexOf(' ')).replace(/[,:;.]$/, '') })
}

/** What an ability is in a few words: when it triggers; what it costs where that is all there is room for. */
function shortLine(line: string, ability: Ability, own: Own): string {
  const short = shortText(line, own.name).replace(/\.$/, '').trim()
  // What it costs can be told from the rest, which the zoom says.
  if (ability.kind === 'activated') return short.length > MOST_LETTERS ? short.slice(0, short.indexOf(':')) : short
  const [event = ''] = short.split(',')
  return ability.kind === 'triggered' && event !== short ? cut(say('card.goesOn', { text: event })) : cut(short)
}

/**
 * Its keywords; else the first activated ability of its own text, or the first that triggers or applies all the time,
 * shortened. A planeswalker's costs are more informative than the beginning of one of its abilities.
 */
export function mainAbility(abilities: readonly Ability[], own: Own): string | undefined {
  const costs = abilities.flatMap((one) => (one.kind === 'activated' ? one.cost.flatMap(loyaltyText) : []))
  if (costs.length > 0) return costs.join(' · ')
  const keywords = shownKeywords(abilities, own)
  if (keywords.length > 0) return say('list.series', { parts: keywords })
  const kinds = [['activated'], ['triggered', 'static']] as const
  const [first] = kinds.flatMap((some) =>
    abilities.filter((one) => some.some((kind) => kind === one.kind) && one.at.card === own.name),
  )
  const line = first === undefined ? undefined : lineIn(own, first)
  return first === undefined || line === undefined ? undefined : shortLine(line, first, own)
}
