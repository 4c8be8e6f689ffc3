/**
 * The form of what was saved. What a game can't do without must be there; what is only convenient takes its usual value
 * where it is damaged.
 */
import * as v from 'valibot'
import { STEPS } from '../language/index.ts'
import { EDITION_IDS } from '../rulebook/index.ts'
import { LEVELS } from './game.ts'

const Seat = v.pipe(v.number(), v.integer(), v.minValue(0))
const Card = v.looseObject({ name: v.string(), abilities: v.array(v.unknown()) })
const Cards = v.array(Card)
const Edition = v.union([v.picklist(EDITION_IDS), v.looseObject({})])
/** What a vanguard card adds, where only that is played with. */
const Modifiers = v.object({ hand: v.number(), life: v.number() })
const Player = v.looseObject({
  name: v.string(),
  deck: Cards,
  sideboard: v.optional(Cards),
  commander: v.optional(Cards),
  vanguard: v.optional(v.union([Modifiers, Card])),
  schemes: v.optional(Cards),
  planes: v.optional(Cards),
})

const Setup = v.looseObject({
  edition: Edition,
  seed: v.number(),
  players: v.pipe(v.array(Player), v.minLength(2)),
  starter: v.union([Seat, v.picklist(['random', 'ask']), v.looseObject({ asked: Seat })]),
})

const SeatConfig = v.looseObject({
  player: v.variant('by', [
    v.looseObject({ by: v.picklist(['human', 'friend']) }),
    v.looseObject({ by: v.literal('ai'), level: v.fallback(v.picklist(LEVELS), 'normal') }),
  ]),
  deckId: v.fallback(v.string(), ''),
  deckName: v.fallback(v.string(), ''),
})

/** What is said of a position before it is opened; the engine checks the rest. */
export const PositionForm = v.looseObject({
  checkpoint: v.looseObject({
    turn: v.looseObject({ number: v.number(), step: v.picklist(STEPS) }),
    outcome: v.nullable(v.looseObject({})),
  }),
})

const Match = v.looseObject({
  setup: v.looseObject({ edition: Edition, seed: v.number(), wins: v.number(), players: v.array(Player) }),
  cards: v.array(v.looseObject({ deck: Cards, sideboard: Cards })),
  results: v.array(v.looseObject({ winner: v.nullable(Seat), decider: Seat })),
  decider: Seat,
  playing: v.boolean(),
  conceded: v.array(Seat),
})

export const StartForm = v.looseObject({
  id: v.string(),
  setup: Setup,
  seats: v.array(SeatConfig),
  from: v.optional(v.nullable(PositionForm)),
  match: v.optional(v.nullable(Match)),
})

const Rewinds = v.array(v.looseObject({ to: Seat, behindHidden: v.boolean() }))
const Stops = v.array(v.nullable(v.looseObject({})))

const Agreements = v.array(
  v.object({
    seat: Seat,
    ability: v.string(),
    card: v.string(),
    line: v.number(),
    answer: v.picklist(['resolve', 'yes', 'no']),
    source: v.optional(v.number()),
  }),
)

export const LineForm = v.looseObject({
  id: v.string(),
  savedAt: v.fallback(v.number(), 0),
  viewer: v.fallback(v.nullable(Seat), null),
  replies: v.array(v.looseObject({ by: v.nullable(Seat), auto: v.boolean() })),
  rewinds: v.fallback(v.optional(Rewinds), []),
  stops: v.fallback(v.optional(Stops), undefined),
  agreements: v.fallback(v.optional(Agreements), undefined),
  latest: v.unknown(),
})

export const BetweenForm = v.looseObject({
  savedAt: v.fallback(v.number(), 0),
  between: v.looseObject({
    id: v.string(),
    match: Match,
    seats: v.array(SeatConfig),
    stops: v.fallback(v.nullable(Stops), null),
    asked: Seat,
    curtain: v.boolean(),
  }),
})
