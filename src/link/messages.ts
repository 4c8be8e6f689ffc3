/**
 * What the pages of a game with friends say to each other. What comes over the link is somebody else's text: nothing of
 * it is used before it was read here; replies are checked by the engine, cards read by the grammar.
 */
import * as v from 'valibot'
import type { Exchange, Reply, Seat as SeatNumber } from '../engine/index.ts'
import { EDITION_IDS } from '../rulebook/index.ts'

/** Rises when pages of two versions would misunderstand each other. */
export const PROTOCOL = 2

/** How the cards are shuffled: by a seed of all sides' secrets, which every page knows (docs/friend.md). */
export const SHUFFLE = 'seed'

const LONGEST_NAME = 40
const LONGEST_LIST = 1000

const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Short = v.pipe(v.string(), v.maxLength(100))
const Name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_NAME))
const Copies = v.pipe(v.array(Count), v.maxLength(LONGEST_LIST))

const BuildForm = v.object({
  version: Short,
  /** When the build was made, as a date; `null`: unknown. */
  built: v.nullable(Short),
  /** A hash of what the rules are made of: pages with different rules don't play. */
  rules: Short,
})

export const TermsForm = v.object({
  seats: v.pipe(Seat, v.minValue(2), v.maxValue(4)),
  edition: v.picklist(EDITION_IDS),
  formatId: v.nullable(Short),
  house: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  undo: v.picklist(['agreed', 'never']),
  /** How many wins are needed: a single game, or best of three. */
  wins: v.optional(v.picklist([1, 2]), 1),
  /** Each player's time to think in a game, in minutes; `null`: no clock. */
  clock: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600))), null),
  /** Whether all decks are led (2011:contents/9). */
  commander: v.boolean(),
})

/** A deck as texts: each page reads the cards by its own grammar. Lists are places in `cards`. */
const DeckForm = v.object({
  name: v.pipe(v.string(), v.maxLength(200)),
  cards: v.pipe(v.array(v.looseObject({})), v.maxLength(LONGEST_LIST)),
  deck: Copies,
  sideboard: Copies,
  commander: Copies,
})

/** Cards by name, once per copy: those that leave the deck and those that replace them. */
const ExchangeForm = v.object({
  out: v.pipe(v.array(v.string()), v.maxLength(LONGEST_LIST)),
  in: v.pipe(v.array(v.string()), v.maxLength(LONGEST_LIST)),
})

const GivenForm = v.object({ by: Seat, auto: v.boolean(), reply: v.unknown() })

const LINES = ['free', 'here', 'slow', 'lost'] as const

const SeatForm = v.object({
  name: v.nullable(Name),
  deckName: v.nullable(v.pipe(v.string(), v.maxLength(200))),
  ready: v.boolean(),
  line: v.picklist(LINES),
  /** How long a message takes there and back, in milliseconds. */
  ms: v.nullable(v.number()),
})

const STOPS = ['tampered', 'difference', 'deck', 'secret'] as const

const MessageForm = v.variant('is', [
  // Who is there. The inviter speaks first.
  v.object({
    is: v.literal('hello'),
    protocol: v.number(),
    shuffle: Short,
    build: BuildForm,
    name: Name,
    game: v.nullable(Short),
    terms: TermsForm,
  }),
  v.object({ is: v.literal('greet'), protocol: v.number(), build: BuildForm }),
  v.object({ is: v.literal('sit'), name: Name, deck: DeckForm }),
  v.object({ is: v.literal('return'), key: Short }),
  v.object({ is: v.literal('no'), why: v.picklist(['taken', 'version']) }),
  v.object({ is: v.literal('seated'), seat: Seat, key: Short }),
  v.object({
    is: v.literal('table'),
    terms: TermsForm,
    seats: v.pipe(v.array(SeatForm), v.maxLength(4)),
    game: v.nullable(Short),
  }),
  v.object({ is: v.literal('deck'), seat: Seat, deck: DeckForm }),
  // The beginning: commitments, then secrets.
  v.object({ is: v.literal('ready'), commitment: v.nullable(Short), exchange: ExchangeForm }),
  v.object({
    is: v.literal('begin'),
    game: Short,
    commitments: v.array(Short),
    decks: v.array(Short),
    names: v.array(Name),
    exchanges: v.array(ExchangeForm),
  }),
  v.object({ is: v.literal('secret'), secret: Short }),
  v.object({ is: v.literal('secrets'), secrets: v.array(Short) }),
  // The game: `n` replies are on the line with it, `before` and `after` are hashes of positions.
  v.object({ is: v.literal('reply'), n: Count, given: GivenForm, before: Short, after: Short }),
  v.object({ is: v.literal('takeBack'), by: Seat, to: Count, n: Count, before: Short }),
  v.object({ is: v.literal('askUndo'), by: Seat, to: Count, n: Count }),
  v.object({ is: v.literal('sayUndo'), yes: v.boolean() }),
  v.object({ is: v.literal('undone'), to: v.nullable(Count), by: v.nullable(Seat) }),
  // How long each seat has thought, in milliseconds; who thinks now.
  v.object({ is: v.literal('times'), used: v.pipe(v.array(v.number()), v.maxLength(4)), runs: v.nullable(Seat) }),
  // After a loss: what each has, and what it lacks.
  v.object({ is: v.literal('again') }),
  v.object({ is: v.literal('have'), game: Short, setup: Short, n: Count, hash: Short }),
  v.object({ is: v.literal('want'), from: Count, hash: Short }),
  v.object({ is: v.literal('line'), from: Count, replies: v.array(GivenForm), hash: Short }),
  v.object({ is: v.literal('same'), n: Count, hash: Short }),
  v.object({ is: v.literal('go'), on: v.boolean() }),
  v.object({ is: v.literal('stop'), why: v.picklist(STOPS), by: v.nullable(Seat), n: Count }),
  v.object({ is: v.literal('leave') }),
  v.object({ is: v.literal('ping'), at: v.number() }),
  v.object({ is: v.literal('pong'), at: v.number() }),
])

export type Message = v.InferOutput<typeof MessageForm>
/** The message of that kind. */
export type Told<I extends Message['is']> = Extract<Message, { readonly is: I }>
export type Build = v.InferOutput<typeof BuildForm>
export type Terms = v.InferOutput<typeof TermsForm>
export type SentDeck = v.InferOutput<typeof DeckForm>
export type SeatState = v.InferOutput<typeof SeatForm>
export type StopReason = (typeof STOPS)[number]

/** Between two games of a match, where nothing is exchanged. */
export const NO_EXCHANGE: Exchange = { out: [], in: [] }

/** A reply on the line, with who gave it, and whether the table did for them. */
export interface Given {
  readonly by: SeatNumber
  readonly auto: boolean
  readonly reply: Reply
}

/** A message, from whatever was sent; `null`: it is none. */
export function readMessage(text: string): Message | null {
  try {
    const read = v.safeParse(MessageForm, JSON.parse(text))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

export const writeMessage = (message: Message): string => JSON.stringify(message)

/** The reply as the engine takes it, which checks it. */
export const givenOf = ({ by, auto, reply }: v.InferOutput<typeof GivenForm>): Given => ({
  by,
  auto,
  reply: reply as Reply,
})
