/** The form of a board (docs/scenario.md): every field, and between which numbers it lies. */
import * as v from 'valibot'
import {
  DESIGNATION_NAMES,
  DOWN_BY,
  PERMANENT_MARKS,
  type PermanentMark,
  PLAYER_COUNTERS,
  STEPS,
} from '../../language/index.ts'
import { areHouseRules, EDITION_IDS, type HouseRules } from '../../rulebook/index.ts'
import { KEPT_AS } from '../play/index.ts'

/** More than any game counts to, and far from where numbers stop being exact. */
const MOST = 1_000_000_000

/** More cards than any zone holds. */
const MOST_CARDS = 1_000
const MOST_PLAYERS = 10
/** More permanents, all players' together, than a page can show and the rules go through in a moment. */
export const MOST_PERMANENTS = 500
/** More lands than anybody plays in a turn, and more mana than anybody has. */
const MOST_LANDS = 1_000
const MOST_SIDES = 4
const LONGEST_POOL = 3_000
/** Longer than any name; and more kinds of counters than there are on anything. */
const LONGEST_NAME = 200
const MOST_COUNTERS = 50

/** A list within its bounds; how long it is, is looked at first: of what is too long nothing else is. */
const list = <const S extends v.GenericSchema>(item: S, least: number, most: number) =>
  v.pipe(v.array(v.unknown()), v.minLength(least), v.maxLength(most), v.array(item))
const atMost = <const S extends v.GenericSchema>(item: S) => list(item, 0, MOST_CARDS)
const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
const name = text(LONGEST_NAME)
const whole = (least: number, most = MOST) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
/** Which seats there are is known once the players are (`board.ts`). */
const SeatNumber = v.pipe(v.number(), v.integer())

const counters = v.pipe(v.record(v.string(), v.unknown()), v.maxEntries(MOST_COUNTERS), v.record(name, whole(0)))

/** The marks that stand for themselves; the others name another permanent or a player, and have fields of their own. */
export const SAID_MARKS = PERMANENT_MARKS.filter(
  (mark): mark is Exclude<PermanentMark, 'paired' | 'ringBearer'> => mark !== 'paired' && mark !== 'ringBearer',
)

/** A card or token below the topmost one of a merged permanent (today:730): just its name, or with what else it is. */
const Component = v.union([
  name,
  v.strictObject({ name, token: v.optional(v.boolean()), side: v.optional(whole(0, MOST_SIDES)) }),
])

/** A card in exile: just its name, or with what it waits for. */
const Exiled = v.union([
  name,
  v.strictObject({
    name,
    as: v.optional(v.picklist(KEPT_AS)),
    /** For how much mana it can be cast, rather than its mana cost. */
    price: v.optional(text(LONGEST_POOL)),
    counters: v.optional(counters),
    /** It has been there since this turn. */
    thisTurn: v.optional(v.boolean()),
  }),
])

/** A permanent: just a name, or a name with what differs from a permanent that has been there untouched. */
const Permanent = v.union([
  name,
  v.strictObject({
    name,
    /** A label for other parts of the scenario to refer to. */
    label: v.optional(name),
    tapped: v.optional(v.boolean()),
    sick: v.optional(v.boolean()),
    damage: v.optional(whole(0)),
    counters: v.optional(counters),
    faceDown: v.optional(v.boolean()),
    owner: v.optional(SeatNumber),
    attachedTo: v.optional(name),
    chosenColor: v.optional(v.picklist(['W', 'U', 'B', 'R', 'G'])),
    attacking: v.optional(v.boolean()),
    token: v.optional(v.boolean()),
    /** Which side of a card of several is up: 0 the front, 1 the back. */
    side: v.optional(whole(0, MOST_SIDES)),
    /** What it is marked as, and how far: the level of a Class, a solved Case. */
    marks: v.optional(v.record(v.picklist(SAID_MARKS), whole(0))),
    /** Who protects a battle. */
    protector: v.optional(SeatNumber),
    /** How it came to lie face down. */
    downBy: v.optional(v.picklist(DOWN_BY)),
    /** What else it is merged or melded of, from below its topmost card. */
    under: v.optional(list(Component, 1, MOST_COUNTERS)),
    /** How often it has mutated. */
    mutated: v.optional(whole(0)),
    /** The label of the creature that it is paired with. */
    pairedWith: v.optional(name),
    /** Its controller's Ring-bearer. */
    ringBearer: v.optional(v.boolean()),
  }),
])

/** A commander: just its name, or with what has been counted of it (`damage` by seat). */
const Commander = v.union([
  name,
  v.strictObject({ name, casts: v.optional(whole(0)), damage: v.optional(list(whole(0), 0, MOST_PLAYERS)) }),
])

const Side = v.strictObject({
  name: v.optional(name),
  life: v.optional(whole(-MOST)),
  counters: v.optional(v.record(v.picklist(PLAYER_COUNTERS), whole(0))),
  /** As boards said it before: the same as `counters: { poison }`. */
  poison: v.optional(whole(0)),
  hand: v.optional(atMost(name)),
  /** The first is the top. */
  library: v.optional(atMost(name)),
  graveyard: v.optional(atMost(name)),
  exile: v.optional(atMost(Exiled)),
  command: v.optional(atMost(name)),
  /** Which of the player's cards are commanders; one that is nowhere else begins in the command zone. */
  commander: v.optional(atMost(Commander)),
  /** Of the scheme deck or planar deck, face down; the first is the top. */
  variantDeck: v.optional(atMost(name)),
  /** The sideboard. */
  outside: v.optional(atMost(name)),
  /** Which card outside the game the player has revealed as a companion. */
  companion: v.optional(name),
  ante: v.optional(atMost(name)),
  battlefield: v.optional(atMost(Permanent)),
  /** Floating mana in symbols: "{R}{R}{C}". */
  pool: v.optional(text(LONGEST_POOL)),
  landsPlayed: v.optional(whole(0, MOST_LANDS)),
  /** What the player is or has, and how far: `{ "monarch": 0, "speed": 3 }`. */
  designations: v.optional(v.record(v.picklist(DESIGNATION_NAMES), whole(0))),
  /** The dungeon that the player is in, and its room. */
  dungeon: v.optional(v.strictObject({ name, room: name })),
})

const seatList = (least: number) => v.pipe(list(SeatNumber, least, MOST_PLAYERS), v.readonly())

/** How the game begins and is won (`state/format.ts`). */
const Format = v.strictObject({
  life: whole(1, MOST),
  hand: whole(0, MOST),
  teams: v.pipe(list(seatList(1), 0, MOST_PLAYERS), v.readonly()),
  attack: v.picklist(['several', 'left', 'right', 'neighbours']),
  emperors: seatList(0),
  ranges: v.pipe(list(whole(1, MOST_PLAYERS), 0, MOST_PLAYERS), v.readonly()),
  commander: v.optional(v.boolean(), false),
  deploy: v.optional(v.boolean(), false),
  sharedTurns: v.optional(v.boolean(), false),
  sharedLife: v.optional(v.boolean(), false),
  archenemy: v.optional(v.nullable(v.strictObject({ seat: SeatNumber, life: whole(1) })), null),
  planes: v.optional(v.picklist(['none', 'own', 'shared']), 'none'),
})

const permanentsOf = (sides: readonly SideInput[]): number =>
  sides.reduce((sum, { battlefield = [] }) => sum + battlefield.length, 0)

/** What the table plays otherwise than the edition's book (`rulebook/house.ts`). */
const House = v.custom<HouseRules>(
  (value) => typeof value === 'object' && value !== null && areHouseRules(value as HouseRules),
)

const BoardSchema = v.strictObject({
  edition: v.picklist(EDITION_IDS),
  house: v.optional(House),
  seed: v.optional(whole(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
  turn: v.optional(
    v.strictObject({
      number: v.optional(whole(1)),
      active: v.optional(SeatNumber),
      step: v.optional(v.picklist(STEPS)),
    }),
  ),
  orderGraveyards: v.optional(v.boolean()),
  daylight: v.optional(v.picklist(['day', 'night'])),
  format: v.optional(Format),
  players: v.pipe(
    list(Side, 2, MOST_PLAYERS),
    v.check((sides) => permanentsOf(sides) <= MOST_PERMANENTS),
  ),
})

export type Board = v.InferOutput<typeof BoardSchema>
export type PermanentInput = v.InferOutput<typeof Permanent>
export type ComponentInput = v.InferOutput<typeof Component>
export type ExiledInput = v.InferOutput<typeof Exiled>
export type CommanderInput = v.InferOutput<typeof Commander>
export type SideInput = v.InferOutput<typeof Side>

/** The board, or what its form lacks. */
export const parseBoard = (board: unknown) => v.safeParse(BoardSchema, board)
