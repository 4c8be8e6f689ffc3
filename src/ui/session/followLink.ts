/** Turns what a link asks for into a game; only loaded when there is a link. */

import { formatNamed, NAMED_FORMATS } from '../../catalog/index.ts'
import { stateOf } from '../../engine/index.ts'
import { EDITION_IDS, HOUSE_FIELDS, HOUSE_RULES, type HouseRules, houseRulesFrom } from '../../rulebook/index.ts'
import { type SeatConfig, useTable } from '../../store/index.ts'
import { say, sayTold } from '../messages/index.ts'
import { positionOfBoard } from './boards.ts'
import { DEFAULT_CHOICE, deckOf, type GameChoice, whyNotBegin } from './choice.ts'
import { inFormat } from './format.ts'
import { judged } from './formatDecks.ts'
import { fromLink } from './linkText.ts'
import { loadDecks } from './loadDecks.ts'
import { beginGame } from './newGame.ts'
import { loadWords } from './speak.ts'

/** What was wrong, as sentences; empty if the game is on the table. */
export type Trouble = readonly string[]

const NONE: Trouble = []

const whereAndWhat = (problem: Parameters<typeof sayTold>[0] & { readonly path: string }): string =>
  say('link.where', { path: problem.path, what: sayTold(problem) })

/** The most problems that are shown: the first ones say what to do. */
const MOST = 8

function sentences(problems: readonly Parameters<typeof whereAndWhat>[0][]): Trouble {
  const shown = problems.slice(0, MOST).map(whereAndWhat)
  return problems.length > MOST ? [...shown, say('link.more', { n: problems.length - MOST })] : shown
}

/** A board as a link carries it: JSON. `undefined` if it isn't that. */
function boardIn(text: string): unknown {
  try {
    return JSON.parse(fromLink(text) ?? '')
  } catch {
    return undefined
  }
}

/** Opens a board with people in both seats. */
async function openBoard(text: string): Promise<Trouble> {
  const value = boardIn(text)
  if (value === undefined) return [say('link.noJson')]
  const made = await positionOfBoard(value)
  if ('problems' in made) return sentences(made.problems)
  const { edition, players } = stateOf(made.position)
  const seats = players.map((): SeatConfig => ({ player: { by: 'human' }, deckId: '', deckName: say('link.scenario') }))
  const setup = { edition, seed: 1, players: players.map(({ name }) => ({ name, deck: [] })), starter: 0 }
  useTable.getState().start(setup, seats, made.position)
  return NONE
}

const among = <T extends string>(value: string | null, options: readonly T[], usual: T): T =>
  options.find((option) => option === value) ?? usual

/** What a link can say of house rules: `manaBurn:true`, one for each value. */
const houseWords = HOUSE_FIELDS.flatMap((field) =>
  HOUSE_RULES[field].values.map((value) => `${field}:${String(value)}`),
)

/** The house rules that a link names, `manaBurn:true,deckSize:40`; `null`: one of them is unknown. */
function houseIn(text: string | null): HouseRules | null {
  const words = text === null || text === '' ? [] : text.split(',')
  if (!words.every((word) => houseWords.includes(word))) return null
  const values = HOUSE_FIELDS.flatMap((field) =>
    HOUSE_RULES[field].values.flatMap((value) => (words.includes(`${field}:${String(value)}`) ? [[field, value]] : [])),
  )
  return houseRulesFrom(Object.fromEntries(values))
}

/** Begins a game between two decks; the start screen's other settings stay as they are. */
async function openDecks(params: URLSearchParams): Promise<Trouble> {
  const all = await loadDecks()
  const unknown = [params.get('deck'), params.get('against')].filter((id) => id !== null && !deckOf(all, id))
  if (unknown.length > 0)
    return unknown.map((id) => say('link.noDeck', { id: id ?? '', known: all.map((deck) => deck.id) }))
  const seed = params.get('seed')
  if (seed !== null && !/^\d{1,9}$/.test(seed)) return [say('link.badSeed', { seed })]
  const edition = among(params.get('edition'), EDITION_IDS, DEFAULT_CHOICE.edition)
  const format = params.get('format')
  if (format !== null && formatNamed(format) === null)
    return [say('agreed.noFormat', { id: format, known: NAMED_FORMATS.map(({ id }) => id) })]
  const house = houseIn(params.get('house'))
  if (house === null) return [say('agreed.badHouse', { known: houseWords })]
  const choice: GameChoice = {
    ...DEFAULT_CHOICE,
    ...inFormat(format, edition),
    house,
    deckId: params.get('deck') ?? '',
    otherDeckId: params.get('against'),
    mode: params.get('players') === '2' ? 'two' : 'machine',
    starter: among(params.get('starter'), ['you', 'other', 'random'], DEFAULT_CHOICE.starter),
    level: among(params.get('level'), ['easy', 'normal', 'hard'], DEFAULT_CHOICE.level),
  }
  const decks = await judged(choice, all)
  const why = whyNotBegin(decks, choice)
  if (why !== null) return [why]
  if (seed === null) beginGame(decks, choice)
  else beginGame(decks, choice, Number(seed))
  return NONE
}

/** Follows a link. What is wrong with it is said with the sentences that come with the table, as is what it opens. */
export async function follow(params: URLSearchParams): Promise<Trouble> {
  await loadWords()
  const board = params.get('board')
  return board === null ? openDecks(params) : openBoard(board)
}
