/** The form of a board (docs/scenario.md): every field, and between which numbers it lies. */
import * as v from 'valibot'
import { STEPS } from '../language/index.ts'
import { EDITION_IDS } from '../rulebook/index.ts'

/** More than any game counts to, and far from where numbers stop being exact. */
const MOST = 1_000_000_000

/** More cards than any zone holds, and than a page can show. */
const MOST_CARDS = 1_000
const MOST_PLAYERS = 10

const atMost = <const S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.maxLength(MOST_CARDS))
const whole = (least: number, most = MOST) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
/** Which seats there are is known once the players are (`board.ts`). */
const SeatNumber = v.pipe(v.number(), v.integer())

/** A permanent: just a name, or a name with what differs from a permanent that has been there untouched. */
const Permanent = v.union([
  v.string(),
  v.strictObject({
    name: v.string(),
    /** A label for other parts of the scenario to refer to. */
    label: v.optional(v.string()),
    tapped: v.optional(v.boolean()),
    sick: v.optional(v.boolean()),
    damage: v.optional(whole(0)),
    counters: v.optional(v.record(v.string(), whole(0))),
    faceDown: v.optional(v.boolean()),
    owner: v.optional(SeatNumber),
    attachedTo: v.optional(v.string()),
    chosenColor: v.optional(v.picklist(['W', 'U', 'B', 'R', 'G'])),
    attacking: v.optional(v.boolean()),
    token: v.optional(v.boolean()),
  }),
])

const Side = v.strictObject({
  name: v.optional(v.string()),
  life: v.optional(whole(-MOST)),
  poison: v.optional(whole(0)),
  hand: v.optional(atMost(v.string())),
  /** The first is the top. */
  library: v.optional(atMost(v.string())),
  graveyard: v.optional(atMost(v.string())),
  exile: v.optional(atMost(v.string())),
  command: v.optional(atMost(v.string())),
  /** The sideboard. */
  outside: v.optional(atMost(v.string())),
  ante: v.optional(atMost(v.string())),
  battlefield: v.optional(atMost(Permanent)),
  /** Floating mana in symbols: "{R}{R}{C}". */
  pool: v.optional(v.string()),
  landsPlayed: v.optional(whole(0)),
})

const BoardSchema = v.strictObject({
  edition: v.picklist(EDITION_IDS),
  seed: v.optional(whole(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
  turn: v.optional(
    v.strictObject({
      number: v.optional(whole(1)),
      active: v.optional(SeatNumber),
      step: v.optional(v.picklist(STEPS)),
    }),
  ),
  orderGraveyards: v.optional(v.boolean()),
  players: v.pipe(v.array(Side), v.minLength(2), v.maxLength(MOST_PLAYERS)),
})

export type Board = v.InferInput<typeof BoardSchema>
export type BoardInput = v.InferOutput<typeof BoardSchema>
export type PermanentInput = v.InferOutput<typeof Permanent>
export type SideInput = v.InferOutput<typeof Side>

/** The board, or what its form lacks. */
export const parseBoard = (board: unknown) => v.safeParse(BoardSchema, board)
