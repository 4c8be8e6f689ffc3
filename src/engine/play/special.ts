/** Special actions (408.2): playing a land, turning a face-down permanent face up. They don't use the stack. */

import { contextOf } from '../continuous/index.ts'
import { happen, moveTo, tellOf } from '../events/index.ts'
import type { FaceUpKey, Process } from '../questions/index.ts'
import { type Draft, get, type ObjectId, playerAt, type Refusal, refuse, type Seat, withX } from '../state/index.ts'
import { chooseSymbolPayments, chooseX, toldX } from './announceCost.ts'
import { asCast } from './asCast.ts'
import { faceUpTotal, faceUpWay } from './cost.ts'
import type { CostQuote } from './costQuote.ts'
import { namedPermission } from './lands.ts'
import { payTotalCost } from './mana/pay.ts'

/** 408.2d: puts a land from hand onto the battlefield and notes what it was played with (212.6b). */
export function* playLand(g: Draft, seat: Seat, card: ObjectId, side = 0): Process<Refusal | null> {
  const told = tellOf(asCast(g.state, seat, card, { faceDown: false, side }), card)
  const by = yield* namedPermission(g.state, seat, card)
  if (by === null) return refuse(g.state, 'play.landAlready', { object: card })
  g.patchPlayer(seat, { landsPlayed: [...playerAt(g.state, seat).landsPlayed, by] })
  g.emit({ kind: 'landPlayed', object: told, seat, rule: 'special.land' })
  yield* happen(g, [moveTo(card, 'battlefield', 'play', { under: seat, side })])
  return null
}

/** 408.2h, 504.4: pays the cost that was chosen, such as its morph cost, and turns the permanent face up. */
export function* turnFaceUp(g: Draft, seat: Seat, id: ObjectId, via?: FaceUpKey): Process<Refusal | null> {
  const way = faceUpWay(g.state, get(g.state, id), via)
  if (way === null) return refuse(g.state, 'faceUp.noMorph', { object: id })
  const quote: CostQuote = {
    total: (said) => faceUpTotal(g.state, seat, way, said),
    context: contextOf(id, seat),
    for: null,
  }
  const said = yield* chooseX(g, seat, id, { quote, body: null })
  const { x } = said
  const symbols = yield* chooseSymbolPayments(g, seat, id, quote, x)
  const total = faceUpTotal(g.state, seat, way, { symbols, x })
  const paid = yield* payTotalCost(g, seat, id, total, withX(quote.context, x), null)
  if ('key' in paid) return paid
  // 422.1: if paying removed the permanent, the action can't be completed.
  const by = way.paid === null ? {} : { paid: way.paid }
  const turned = yield* happen(g, [{ kind: 'turnFaceUp', object: id, seat, ...toldX(said), ...by }])
  return turned.length > 0 ? null : refuse(g.state, 'faceUp.gone', { object: id })
}
