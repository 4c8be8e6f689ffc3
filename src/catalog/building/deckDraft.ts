/** A deck while it is put together: what is in it, and the lines of its list that still need a decision. */
import { type FindCard, nameKey } from '../cards.ts'
import type { Deck, DeckEntry } from '../decks.ts'
import type { DeckText, DeckTextProblem, ReadEntry } from '../deckText.ts'

export type DeckBoard = 'main' | 'side'

/** A line that isn't in the deck yet: no card has its name, or it could not be read. */
export interface OpenLine {
  /** Where it is written (`DeckTextProblem`), and its mark here: no two are alike. */
  readonly line: number
  readonly text: string
  readonly board: DeckBoard
  readonly count: number
  /** The name that no card has; `null`: the line could not be read. */
  readonly name: string | null
  /** Why it could not be read. */
  readonly problem: DeckTextProblem | null
}

export interface DeckDraft {
  readonly name: string
  /** The whole deck, what leads it included. */
  readonly main: readonly DeckEntry[]
  /** The names of those of `main` that lead the deck; absent: nothing does. */
  readonly commander?: readonly string[]
  readonly side: readonly DeckEntry[]
  readonly open: readonly OpenLine[]
}

export const EMPTY_DRAFT: DeckDraft = { name: '', main: [], side: [], open: [] }

/** No deck can hold more of a card; basic lands apart, none may hold so many (100.2). */
const MOST_COPIES = 250

export const countIn = (list: readonly DeckEntry[], name: string): number =>
  list.find((entry) => nameKey(entry.name) === nameKey(name))?.count ?? 0

export const sizeOf = (list: readonly DeckEntry[]): number => list.reduce((sum, { count }) => sum + count, 0)

/** A list with `by` more or fewer of a card; what is new comes last, and what is none is gone. */
function changed(list: readonly DeckEntry[], name: string, by: number): readonly DeckEntry[] {
  const count = Math.max(0, Math.min(MOST_COPIES, countIn(list, name) + by))
  const key = nameKey(name)
  if (!list.some((entry) => nameKey(entry.name) === key)) return count === 0 ? list : [...list, { count, name }]
  return list.flatMap((entry) => (nameKey(entry.name) !== key ? entry : count === 0 ? [] : { ...entry, count }))
}

/** The draft with `by` more or fewer of a card on a board. */
export function changeCount(draft: DeckDraft, board: DeckBoard, name: string, by: number): DeckDraft {
  const list = changed(draft[board], name, by)
  return list === draft[board] ? draft : { ...draft, [board]: list }
}

/** One of a card from one board to the other. */
export function moveAcross(draft: DeckDraft, from: DeckBoard, name: string): DeckDraft {
  if (countIn(draft[from], name) === 0) return draft
  return changeCount(changeCount(draft, from, name, -1), from === 'main' ? 'side' : 'main', name, 1)
}

/** The names of what leads the deck, as far as it is in it. */
export const leadersOf = ({ main, commander = [] }: DeckDraft): readonly string[] =>
  commander.filter((name) => countIn(main, name) > 0)

/** The deck besides what leads it. */
export const withoutLeadersOf = (draft: DeckDraft): readonly DeckEntry[] => {
  const leaders = leadersOf(draft).map(nameKey)
  return draft.main.filter(({ name }) => !leaders.includes(nameKey(name)))
}

/** Has a card lead the deck, to which it is added if it isn't in it; what led it before stays as one of its cards. */
export const lead = (draft: DeckDraft, name: string): DeckDraft => {
  const known = countIn(draft.main, name) > 0 ? draft : changeCount(draft, 'main', name, 1)
  return { ...known, commander: [name] }
}

/** Nothing leads the deck; what did stays as one of its cards. */
export const unled = ({ commander: _, ...draft }: DeckDraft): DeckDraft => draft

/** Decides an open line: it means so many of this card. */
export function settleLine(draft: DeckDraft, line: OpenLine, name: string, count = line.count): DeckDraft {
  const open = draft.open.filter((one) => one !== line)
  return { ...changeCount(draft, line.board, name, count), open }
}

/** Leaves an open line out of the deck. */
export const dropLine = (draft: DeckDraft, line: OpenLine): DeckDraft => ({
  ...draft,
  open: draft.open.filter((one) => one !== line),
})

/** The entries of a board: known cards once each, by their own names, in order; and those that no card is known for. */
function placed(entries: readonly ReadEntry[], board: DeckBoard, find: FindCard) {
  const counts = new Map<string, number>()
  const open: OpenLine[] = []
  for (const { count, name, line, text } of entries) {
    const known = find(name)?.record.name
    if (known === undefined) open.push({ line, text, board, count, name, problem: null })
    else counts.set(known, Math.min(MOST_COPIES, (counts.get(known) ?? 0) + count))
  }
  return { list: [...counts].map(([name, count]): DeckEntry => ({ count, name })), open }
}

/** A list as it was read: known cards in the deck, by their own names; all other lines open, in their order. */
export function draftOf(text: DeckText, find: FindCard, name: string): DeckDraft {
  const main = placed(text.entries, 'main', find)
  const side = placed(text.sideboard, 'side', find)
  const unread = text.problems.map(
    (problem): OpenLine => ({ line: problem.line, text: problem.text, board: 'main', count: 1, name: null, problem }),
  )
  const open = [...main.open, ...side.open, ...unread].sort((a, b) => a.line - b.line)
  const commander = text.commander.map((entry) => find(entry.name)?.record.name ?? entry.name)
  const draft = { name, main: main.list, side: side.list, open }
  return commander.length === 0 ? draft : { ...draft, commander }
}

/** The draft as a list: unknown names stay in it, so that nothing is lost where their cards are known later. */
export function listsOf({
  main,
  commander = [],
  side,
  open,
}: DeckDraft): Pick<Deck, 'cards' | 'commander' | 'sideboard'> {
  const named = (board: DeckBoard): readonly DeckEntry[] =>
    open.flatMap((line) => (line.name === null || line.board !== board ? [] : { count: line.count, name: line.name }))
  const leads = ({ name }: DeckEntry): boolean => commander.some((one) => nameKey(one) === nameKey(name))
  const whole = [...main, ...named('main')]
  const lists = { cards: whole.filter((entry) => !leads(entry)), sideboard: [...side, ...named('side')] }
  return whole.some(leads) ? { ...lists, commander: whole.filter(leads) } : lists
}

/** Open lines whose card is known by now go into the deck. */
export function settleKnown(draft: DeckDraft, find: FindCard): DeckDraft {
  const known = draft.open.filter((line) => line.name !== null && find(line.name) !== undefined)
  return known.reduce((done, line) => settleLine(done, line, find(line.name ?? '')?.record.name ?? ''), draft)
}
