/** What is to be played, as the start screen has it: kept until the next visit. */

import type { Seat } from '../../engine/index.ts'
import { DEFAULT_EDITION, EDITION_IDS, EDITIONS, type EditionId, houseRulesFrom } from '../../rulebook/index.ts'
import { isRecord, type Level, named, readStored, storedText, writeStored } from '../../store/index.ts'
import { READER, say } from '../messages/index.ts'
import { isLed, type PlayableDeck, whyNotPlayable } from './decks.ts'
import { type Agreed, inFormat } from './format.ts'

/** `ask`: the randomly picked player chooses. */
export const STARTERS = ['random', 'ask', 'you', 'other'] as const
export type Starter = (typeof STARTERS)[number]

/**
 * What is played besides: nothing; two teams of two with turns and life in common (2011:contents/810); the first player
 * with schemes against three, planes for everybody, or an avatar for each (2011:contents/9).
 */
const VARIANTS = ['none', 'giant', 'archenemy', 'planechase', 'vanguard'] as const
export type Variant = (typeof VARIANTS)[number]

/** Those that four play, in their teams, with no deck for Commander. */
const OF_TEAMS: readonly Variant[] = ['giant', 'archenemy']

/** The variants that so many can play. */
export const variantsFor = (seats: number): readonly Variant[] =>
  VARIANTS.filter((variant) => seats === 4 || !OF_TEAMS.includes(variant))

export interface GameChoice extends Agreed {
  /** Against machines, or people at one screen. */
  readonly mode: 'machine' | 'two'
  /** How many play, two to six. */
  readonly seats: number
  readonly variant: Variant
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
  /** What people are called, by seat. */
  readonly names: readonly string[]
  /** What an avatar by numbers adds to each player's hand and life (glossary/vanguard). */
  readonly vanguard: readonly [Vanguard, Vanguard]
  /** Each player's avatar by its name, where avatars are played, or `BY_NUMBERS`; `null`: any. By seat. */
  readonly avatars: readonly (string | null)[]
}

/** In place of an avatar's name: only what it adds to hand and life, as two players agree (glossary/vanguard). */
export const BY_NUMBERS = '#'

/** Whether that player's avatar is but two numbers: at a table of two that plays avatars. */
export const isByNumbers = (choice: GameChoice, seat: Seat): boolean =>
  choice.seats === 2 && playedAt(choice) === 'vanguard' && choice.avatars[seat] === BY_NUMBERS

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

/** How many can sit at a table. */
export const SEATS = [2, 3, 4, 5, 6] as const

export const DEFAULT_CHOICE: GameChoice = {
  mode: 'machine',
  seats: 2,
  variant: 'none',
  deckId: '',
  otherDeckId: null,
  edition: DEFAULT_EDITION,
  formatId: null,
  house: {},
  starter: 'random',
  wins: 1,
  ante: false,
  orderGraveyards: false,
  level: 'normal',
  names: ['Ada', 'Bea', 'Cal', 'Dee', 'Eve', 'Finn'],
  vanguard: [NO_VANGUARD, NO_VANGUARD],
  avatars: [null, null, null, null, null, null],
}

/** Who is new plays this deck, against the easy machine. */
export const FIRST_GAME: GameChoice = { ...DEFAULT_CHOICE, deckId: 'first-light', level: 'easy' }

const KEY = named('cantrip.choice')

/** Whether a game was begun here before. */
export const hasPlayed = (): boolean => storedText(KEY) !== null

/** The last choice, as far as it still makes sense. */
export function lastChoice(): GameChoice {
  const value = readStored(KEY)
  if (!isRecord(value)) return DEFAULT_CHOICE
  const choice = { ...DEFAULT_CHOICE, ...value } as GameChoice
  const bySeat = <T>(kept: unknown, usual: readonly T[]): readonly (T | string)[] =>
    usual.map((one, seat) => {
      const said: unknown = Array.isArray(kept) ? kept[seat] : undefined
      return typeof said === 'string' ? said : one
    })
  const [first, second] = Array.isArray(choice.vanguard) ? choice.vanguard : DEFAULT_CHOICE.vanguard
  return {
    ...choice,
    names: bySeat(choice.names, DEFAULT_CHOICE.names),
    avatars: bySeat(choice.avatars, DEFAULT_CHOICE.avatars),
    vanguard: [vanguardOf(first), vanguardOf(second)],
    ...inFormat(choice.formatId, EDITION_IDS.find((one) => one === choice.edition) ?? DEFAULT_CHOICE.edition),
    house: houseRulesFrom(choice.house),
    mode: choice.mode === 'two' ? 'two' : 'machine',
    seats: SEATS.find((n) => n === choice.seats) ?? DEFAULT_CHOICE.seats,
    variant: VARIANTS.find((one) => one === choice.variant) ?? DEFAULT_CHOICE.variant,
    starter: STARTERS.find((one) => one === choice.starter) ?? DEFAULT_CHOICE.starter,
    wins: choice.wins === 2 ? 2 : 1,
    ante: choice.ante === true,
    orderGraveyards: choice.orderGraveyards === true,
  }
}

/** Where the browser doesn't allow it, the next visit begins with the default choice. */
export const remember = (choice: GameChoice): boolean => writeStored(KEY, choice)

export function deckOf(decks: readonly PlayableDeck[], id: string | null): PlayableDeck | undefined {
  return decks.find((deck) => deck.id === id)
}

/** The deck that is chosen; before any is, the first that comes with the game. */
export function chosenDeck(decks: readonly PlayableDeck[], id: string | null): PlayableDeck | undefined {
  return deckOf(decks, id) ?? decks.find((deck) => !deck.own) ?? decks[0]
}

/** Why no game begins between the chosen decks, as a sentence; `null`: one does. A deck that wasn't chosen is found. */
export function whyNotBegin(decks: readonly PlayableDeck[], choice: GameChoice): string | null {
  const own = deckOf(decks, choice.deckId)
  const other = deckOf(decks, choice.otherDeckId)
  const chosen = [own, other].filter((deck) => deck !== undefined)
  const why = chosen.map((deck) => whyNotPlayable(deck, choice.edition)).find((one) => one !== null) ?? null
  if (why !== null || own === undefined) return why
  if (other !== undefined && isLed(own) !== isLed(other)) return say('start.commanderBoth')
  const { variant, seats, edition } = choice
  if (!variantsFor(seats).includes(variant) || variant === 'none') return null
  // Cards with two numbers are in the older glossary, too.
  const old = isByNumbers(choice, 0) && isByNumbers(choice, 1)
  if (!EDITIONS[edition].game.commanders && !old) return say('start.variantEdition')
  return isLed(own) && OF_TEAMS.includes(variant) ? say('start.variantCommander') : null
}

/** What the players are called: against the machine it is You, and the machine has a name at each level. */
export function namesOf({ mode, level, names, seats }: GameChoice): readonly string[] {
  const usual = DEFAULT_CHOICE.names.slice(0, seats)
  if (mode === 'two') return usual.map((name, seat) => names[seat]?.trim() || name)
  return seats === 2 ? [READER, say(`player.${level}`)] : [READER, ...usual.slice(1)]
}

/** The variant that a table plays: what so many can't play is left out. */
export const playedAt = ({ seats, variant }: Pick<GameChoice, 'seats' | 'variant'>): Variant =>
  variantsFor(seats).includes(variant) ? variant : 'none'
