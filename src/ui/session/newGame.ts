/** From the start screen's settings to a game at the table. */
import type { Seat } from '../../engine/index.ts'
import { DEFAULT_EDITION, EDITION_IDS, type EditionId } from '../../rulebook/index.ts'
import { freshSeed, type Level, named, type SeatConfig, useTable } from '../../store/index.ts'
import { READER, say } from '../messages/index.ts'
import { type PlayableDeck, whyNotPlayable } from './decks.ts'

/** `ask`: the randomly picked player chooses. */
export const STARTERS = ['random', 'ask', 'you', 'other'] as const
export type Starter = (typeof STARTERS)[number]

export interface GameChoice {
  readonly mode: 'machine' | 'two'
  readonly deckId: string
  /** `null`: any other deck. */
  readonly otherDeckId: string | null
  readonly edition: EditionId
  readonly starter: Starter
  /** How many wins are needed: a single game, or best of three. */
  readonly wins: 1 | 2
  /** Each player stakes a card (217.9); only in single games. */
  readonly ante: boolean
  /** Whether owners choose the order in which cards are put into their graveyard together (217.4c). */
  readonly orderGraveyards: boolean
  readonly level: Level
  readonly names: readonly [string, string]
  /** What a vanguard card adds to each player's hand and life (glossary/vanguard); zeros without one. */
  readonly vanguard: readonly [Vanguard, Vanguard]
}

export interface Vanguard {
  readonly hand: number
  readonly life: number
}

/** The minimum and maximum of each value: a player begins with at least one life. */
export const VANGUARD_BOUNDS: { readonly [W in keyof Vanguard]: readonly [number, number] } = {
  hand: [-7, 7],
  life: [-19, 50],
}
const NO_VANGUARD: Vanguard = { hand: 0, life: 0 }

/** A whole number within the allowed range, whatever was stored or typed. */
const within = (value: unknown, [least, most]: readonly [number, number]): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(least, Math.min(most, Math.trunc(value))) : 0

/** Valid values from whatever was stored or typed. */
export function vanguardOf(value: unknown): Vanguard {
  const { hand, life } = { ...NO_VANGUARD, ...(typeof value === 'object' ? value : null) }
  return { hand: within(hand, VANGUARD_BOUNDS.hand), life: within(life, VANGUARD_BOUNDS.life) }
}

export const DEFAULT_CHOICE: GameChoice = {
  mode: 'machine',
  deckId: '',
  otherDeckId: null,
  edition: DEFAULT_EDITION,
  starter: 'random',
  wins: 1,
  ante: false,
  orderGraveyards: false,
  level: 'normal',
  names: ['Ada', 'Bea'],
  vanguard: [NO_VANGUARD, NO_VANGUARD],
}

/** Who is new plays this deck, against the easy machine. */
export const FIRST_GAME: GameChoice = { ...DEFAULT_CHOICE, deckId: 'first-light', level: 'easy' }

const KEY = named('cantrip.choice')

/** Whether a game was begun here before. */
export function hasPlayed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** The last choice, as far as it still makes sense. */
export function lastChoice(): GameChoice {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return DEFAULT_CHOICE
    const choice = { ...DEFAULT_CHOICE, ...stored } as GameChoice
    const names =
      Array.isArray(choice.names) && choice.names.every((name) => typeof name === 'string')
        ? choice.names
        : DEFAULT_CHOICE.names
    const [first, second] = Array.isArray(choice.vanguard) ? choice.vanguard : DEFAULT_CHOICE.vanguard
    return {
      ...choice,
      names,
      vanguard: [vanguardOf(first), vanguardOf(second)],
      edition: EDITION_IDS.find((one) => one === choice.edition) ?? DEFAULT_CHOICE.edition,
      mode: choice.mode === 'two' ? 'two' : 'machine',
      starter: STARTERS.find((one) => one === choice.starter) ?? DEFAULT_CHOICE.starter,
      wins: choice.wins === 2 ? 2 : 1,
      ante: choice.ante === true,
      orderGraveyards: choice.orderGraveyards === true,
    }
  } catch {
    return DEFAULT_CHOICE
  }
}

function remember(choice: GameChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice))
  } catch {
    // The next visit begins with the default choice.
  }
}

export function deckOf(decks: readonly PlayableDeck[], id: string | null): PlayableDeck | undefined {
  return decks.find((deck) => deck.id === id)
}

/** The deck that is chosen; before any is, the first that comes with the game. */
export function chosenDeck(decks: readonly PlayableDeck[], id: string | null): PlayableDeck | undefined {
  return deckOf(decks, id) ?? decks.find((deck) => !deck.own) ?? decks[0]
}

/** Why no game begins between the chosen decks, as a sentence; `null`: one does. A deck that wasn't chosen is found. */
export function whyNotBegin(decks: readonly PlayableDeck[], choice: GameChoice): string | null {
  const chosen = [deckOf(decks, choice.deckId), deckOf(decks, choice.otherDeckId)].filter((deck) => deck !== undefined)
  return chosen.map((deck) => whyNotPlayable(deck, choice.edition)).find((why) => why !== null) ?? null
}

function starterSeat(starter: Starter): Seat | 'random' | 'ask' {
  return starter === 'you' ? 0 : starter === 'other' ? 1 : starter
}

/** Begins a game as set on the start screen, and remembers the settings for next time. */
export function startGame(all: readonly PlayableDeck[], choice: GameChoice): void {
  const deckId = beginGame(all, choice)
  if (deckId !== null) remember({ ...choice, deckId })
}

/** What the players are called: against the machine it is You, and the machine has a name at each level. */
export function namesOf({ mode, level, names }: GameChoice): readonly [string, string] {
  if (mode === 'machine') return [READER, say(`player.${level}`)]
  const [first, second] = names
  return [first.trim() || DEFAULT_CHOICE.names[0], second.trim() || DEFAULT_CHOICE.names[1]]
}

/** Begins a game; returns the first player's deck, `null` if none can be played, or not those that were chosen. */
export function beginGame(all: readonly PlayableDeck[], choice: GameChoice, seed = freshSeed()): string | null {
  if (whyNotBegin(all, choice) !== null) return null
  const decks = all.filter((deck) => whyNotPlayable(deck, choice.edition) === null)
  const own = chosenDeck(decks, choice.deckId)
  const others = decks.filter((deck) => deck.id !== own?.id)
  const other = deckOf(decks, choice.otherDeckId) ?? others[Math.floor(Math.random() * others.length)] ?? own
  if (own === undefined || other === undefined) return null
  const [first, second] = namesOf(choice)
  const players = [
    { name: first, deck: own.cards, sideboard: own.sideboard, vanguard: vanguardOf(choice.vanguard[0]) },
    { name: second, deck: other.cards, sideboard: other.sideboard, vanguard: vanguardOf(choice.vanguard[1]) },
  ]
  const seats: readonly SeatConfig[] = [
    { player: { by: 'human' }, deckId: own.id, deckName: own.name },
    {
      player: choice.mode === 'two' ? { by: 'human' } : { by: 'ai', level: choice.level },
      deckId: other.id,
      deckName: other.name,
    },
  ]
  const { edition, wins, ante, orderGraveyards } = choice
  const setup = { edition, seed, players, starter: starterSeat(choice.starter), orderGraveyards }
  if (wins > 1) useTable.getState().startMatch({ ...setup, wins }, seats)
  else useTable.getState().start({ ...setup, ante }, seats)
  return own.id
}
