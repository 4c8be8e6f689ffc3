/** Starting a game (101): who goes first, opening hands, mulligans. The first turn is next. */
import type { StaticRule } from '../../language/index.ts'
import type { Edition } from '../../rulebook/index.ts'
import { abilitiesOf, contextOf, namedFor } from '../continuous/index.ts'
import { happen, moveTo, performEffects } from '../events/index.ts'
import { ask, type Process } from '../questions/index.ts'
import {
  type Draft,
  drawnForMulligan,
  editionOf,
  inTurnOrder,
  type ObjectId,
  owedToLibrary,
  playerAt,
  type Seat,
} from '../state/index.ts'
import { revealCompanions } from './companions.ts'

/** 101.2: the player picked at random (or by the last game) decides who goes first. */
export function* chooseStarter(g: Draft, seat: Seat): Process {
  const among = g.state.players.map((player) => player.seat)
  begin(g, yield* ask('starter', { seat, among }))
}

function begin(g: Draft, starter: Seat): void {
  g.emit({ kind: 'starterChosen', seat: starter, rule: 'begin.starter' })
  g.write({
    turn: { ...g.state.turn, active: starter, starter, natural: starter, decider: starter },
    stage: { at: 'openingHands', deciding: starter, kept: [] },
  })
}

function* drawHand(g: Draft, seat: Seat, cards: number): Process {
  for (let drawn = 0; drawn < cards; drawn++) yield* happen(g, [{ kind: 'draw', seat }])
}

/**
 * 101.4: the hand is shuffled into the library and one card fewer is drawn; 2011:contents/800, 2011:contents/9:
 * with more than two players, or commanders, the same number the first time. today:103.5: a whole hand is drawn, and
 * cards of it go to the bottom.
 */
function* mulligan(g: Draft, seat: Seat): Process {
  const hand = g.state.hands[seat] ?? []
  const { mulligans } = playerAt(g.state, seat)
  const cards = drawnForMulligan(g.state, seat)
  g.patchPlayer(seat, { mulligans: mulligans + 1 })
  g.emit({ kind: 'mulliganed', seat, cards, rule: 'begin.mulligan' })
  yield* happen(g, [...hand.map((object) => moveTo(object, 'library', 'mulligan')), { kind: 'shuffle', seat }])
  yield* drawHand(g, seat, cards)
  yield* putOnBottom(g, seat)
}

/** today:103.5: what mulligans have cost so far, cards of the player's choice, goes to the bottom in the order chosen. */
function* putOnBottom(g: Draft, seat: Seat): Process {
  const from = g.state.hands[seat] ?? []
  const n = Math.min(owedToLibrary(g.state, seat), from.length)
  if (n === 0) return
  const asked = { seat, source: null, reason: 'bottomed', from, min: n, max: n, zone: 'hand', looking: [] } as const
  const chosen = yield* ask('choose', asked)
  yield* happen(
    g,
    chosen.map((object) => moveTo(object, 'library', 'mulligan', { position: 'bottom' })),
  )
}

function* wantsToKeep(g: Draft, seat: Seat): Process<boolean> {
  const cards = (g.state.hands[seat] ?? []).length
  const keep = cards === 0 || (yield* ask('mulligan', { seat, cards })) === 'keep'
  if (keep && cards > 0) g.emit({ kind: 'kept', seat, cards, rule: 'begin.mulligan' })
  return keep
}

/** 2004:101.4: the starting player takes all their mulligans before the other begins. */
function* oneByOne(g: Draft): Process {
  for (const seat of inTurnOrder(g.state)) while (!(yield* wantsToKeep(g, seat))) yield* mulligan(g, seat)
}

/** 2011: all decide in turn order, then those who mulligan do so together, until all have kept. */
function* together(g: Draft): Process {
  let deciding = inTurnOrder(g.state)
  while (deciding.length > 0) {
    const again: Seat[] = []
    for (const seat of deciding) if (!(yield* wantsToKeep(g, seat))) again.push(seat)
    for (const seat of again) yield* mulligan(g, seat)
    deciding = again
  }
}

/** 217.9b: before hands are drawn, each player stakes a random card of their own deck. */
function* stake(g: Draft): Process {
  const staked = inTurnOrder(g.state).flatMap((seat) => {
    const library = g.state.libraries[seat] ?? []
    return library.length === 0 ? [] : [library[g.random(library.length)] as ObjectId]
  })
  yield* happen(
    g,
    staked.map((object) => moveTo(object, 'ante', 'setup')),
  )
}

/** Whether the game may begin with the card on the battlefield. */
function mayBeginWith(g: Draft, id: ObjectId): boolean {
  return abilitiesOf(g.state, id).some((one) => one.kind === 'static' && one.rule.kind === 'beginsInPlay')
}

type Opening = Extract<StaticRule, { kind: 'openingReveal' }>
/** What its player may do by showing the card in their opening hand. */
const openingsOf = (g: Draft, id: ObjectId): readonly Opening[] =>
  abilitiesOf(g.state, id).flatMap((one) =>
    one.kind === 'static' && one.rule.kind === 'openingReveal' ? [one.rule] : [],
  )

/** 101.5: cards shown from an opening hand; each says what happens for it. */
function* showsFromHand(g: Draft, seat: Seat): Process {
  const from = (g.state.hands[seat] ?? []).filter((id) => openingsOf(g, id).length > 0)
  if (from.length === 0) return
  const asked = { seat, source: null, reason: 'reveal', from, min: 0, max: from.length } as const
  for (const id of yield* ask('choose', { ...asked, zone: 'hand', looking: [] })) {
    g.emit({ kind: 'revealed', seat, objects: [namedFor(g.state, id)], rule: 'begin.actions' })
    for (const { effects } of openingsOf(g, id)) yield* performEffects(g, effects, contextOf(id, seat))
  }
}

/** 101.5: when all have kept, each player in turn order may use cards that can be used from an opening hand. */
function* fromOpeningHands(g: Draft): Process {
  for (const seat of inTurnOrder(g.state)) {
    yield* showsFromHand(g, seat)
    const from = (g.state.hands[seat] ?? []).filter((id) => mayBeginWith(g, id))
    if (from.length === 0) continue
    const chosen = yield* ask('choose', {
      seat,
      source: null,
      reason: 'beginGame',
      from,
      min: 0,
      max: from.length,
      zone: 'hand',
      looking: [],
    })
    yield* happen(
      g,
      chosen.map((object) => moveTo(object, 'battlefield', 'setup')),
    )
  }
}

const MULLIGANS: { readonly [M in Edition['game']['mulligans']]: (g: Draft) => Process } = { oneByOne, together }

/**
 * Companions, opening hands, the edition's mulligans, cards that begin on the battlefield (101.3-101.5); then the first turn
 * begins.
 */
export function* openingHands(g: Draft): Process {
  yield* revealCompanions(g)
  if (g.state.options.ante) yield* stake(g)
  for (const seat of inTurnOrder(g.state)) yield* drawHand(g, seat, playerAt(g.state, seat).handSize)
  yield* MULLIGANS[editionOf(g.state).game.mulligans](g)
  yield* fromOpeningHands(g)
  g.write({ stage: { at: 'firstTurn' } })
}
